"""The assistant's side of the firmware's line protocol, by the examples that both sides pass."""

from __future__ import annotations

import tomllib
from binascii import crc_hqx
from pathlib import Path
from typing import Any

import pytest

from assistant.readers.decoders import sushi_protocol
from assistant.readers.decoders.frame import BadFrame, Line, Tag
from assistant.readers.decoders.sushi_lines import Message, SushiLines, encode_command
from assistant.readers.decoders.sushi_reader import SushiReaderDecoder
from assistant.readers.links.link import NOTHING, Heard
from assistant.readers.links.sushi_reader import SushiReaderLink
from assistant.readers.scan import TagRead, Troubled

ROOT = Path(__file__).parent.parent.parent
VECTORS: dict[str, list[dict[str, Any]]] = tomllib.loads(
    (ROOT / "firmware" / "protocol" / "vectors.toml").read_text(encoding="utf-8")
)


def bytes_of(text: str) -> bytes:
    return text.encode("latin-1")


def lines_of(data: bytes) -> list[str]:
    return [line_of(out) for out in SushiLines().feed(data) if isinstance(out, Message)]


def line_of(said: Message) -> str:
    return f"{said.seq},{said.type}" + (f",{said.fields}" if said.fields else "")


@pytest.mark.parametrize("vector", VECTORS["crc"], ids=lambda vector: str(vector["of"]))
def test_check_digits(vector: dict[str, str]) -> None:
    assert f"{crc_hqx(bytes_of(vector['of']), sushi_protocol.CRC_START):04X}" == vector["is"]


@pytest.mark.parametrize("vector", VECTORS["line"], ids=lambda vector: str(vector["line"]).strip())
def test_what_the_device_says(vector: dict[str, Any]) -> None:
    [said] = SushiLines().feed(bytes_of(vector["line"]))
    assert isinstance(said, Message)
    assert (said.seq, said.type) == (vector["seq"], vector["type"])
    assert said.fields == ",".join(vector["fields"])


@pytest.mark.parametrize("vector", VECTORS["line"], ids=lambda vector: str(vector["line"]).strip())
def test_what_is_scanned(vector: dict[str, Any]) -> None:
    scans = SushiReaderDecoder().feed(bytes_of(vector["line"]), 0)
    assert [scanned(frame) for frame in scans] == ([vector["scan"]] if "scan" in vector else [])


def scanned(frame: Line | Tag | BadFrame) -> str:
    match frame:
        case Line(text):
            return text
        case Tag(tag):
            return tag
        case BadFrame(reason):
            return reason


@pytest.mark.parametrize("vector", VECTORS["command"], ids=lambda vector: str(vector["bytes"]).strip())
def test_what_the_host_asks(vector: dict[str, Any]) -> None:
    assert encode_command(",".join([vector["command"], *vector["arguments"]])) == bytes_of(vector["bytes"])


@pytest.mark.parametrize("vector", VECTORS["to-host"], ids=lambda vector: repr(vector["bytes"][:40]))
def test_what_comes_to_the_host(vector: dict[str, Any]) -> None:
    assert lines_of(bytes_of(vector["bytes"])) == vector["lines"]


@pytest.mark.parametrize("dialogue", VECTORS["dialogue"], ids=lambda dialogue: str(dialogue["why"]))
def test_conversations(dialogue: dict[str, Any]) -> None:
    """Whatever the host asks, scans and knows comes at once, in this order; nothing else comes."""
    link, now_s = SushiReaderLink("main"), 100.0
    assert link.begin(now_s) == NOTHING
    due: list[str] = []
    for step in dialogue["steps"]:
        [(kind, value)] = step.items()
        match kind:
            case "device":
                assert due == []
                due = brought(link.feed(bytes_of(value), now_s))
            case "silence-ms":
                assert due == []
                now_s += value / 1000
                due = brought(link.tick(now_s))
            case "write":
                assert due == []
                uid, text = value
                due = brought(link.write(uid, text, now_s))
            case "host" | "scan" | "written" | "trouble":
                assert due.pop(0) == value
            case _:
                assert kind == "lost"
    assert due == []


def brought(heard: Heard) -> list[str]:
    """What a player is told, the scans, what is asked, and what became of a text."""
    troubles = [it.trouble.value + "-over" * it.is_over for it in heard.inputs if isinstance(it, Troubled)]
    scans = [it.text or it.uid for it in heard.inputs if isinstance(it, TagRead)]
    asked = heard.reply.decode("ascii").splitlines(keepends=True)
    return [*troubles, *scans, *asked, *([] if heard.written is None else [heard.written.value])]


def test_no_line_is_longer_than_the_protocol_allows() -> None:
    assert max(len(vector["line"]) for vector in VECTORS["line"]) <= sushi_protocol.LIMIT


def test_every_command_fits_into_what_the_device_keeps_while_it_is_busy() -> None:
    """ROOM in boards/nano/serial.c; the Arduino core keeps as much."""
    assert max(len(vector["bytes"]) for vector in VECTORS["command"]) < 64
