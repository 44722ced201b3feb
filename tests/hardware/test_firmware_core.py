"""The firmware's core passes the vectors, and finds the text in a tag's memory."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.readers.decoders.sushi_protocol import TEXT_CHARACTERS
from tests.hardware.simulated_reader import BUILT, ENVIRONMENT, build
from tests.hardware.test_firmware_protocol import VECTORS, bytes_of


class Core:
    """The program in firmware/tests/vectors.c: a question, an answer."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def ask(self, question: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(question + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, f"{question} ended it: {self._process.wait()}"
        return answer.removesuffix("\n")


@contextmanager
def running_core() -> Iterator[Core]:
    build("vectors")
    with subprocess.Popen(
        [BUILT / "vectors"], env=ENVIRONMENT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="ascii"
    ) as process:
        yield Core(process)
    assert process.returncode == 0  # no sanitizer has complained


@pytest.fixture(scope="module")
def core() -> Iterator[Core]:
    with running_core() as core:
        yield core


@pytest.mark.parametrize("vector", VECTORS["crc"], ids=lambda vector: str(vector["of"]))
def test_check_digits(core: Core, vector: dict[str, str]) -> None:
    assert core.ask(f"crc {bytes_of(vector['of']).hex()}") == vector["is"]


@pytest.mark.parametrize("vector", VECTORS["line"], ids=lambda vector: str(vector["line"]).strip())
def test_what_the_device_says(core: Core, vector: dict[str, Any]) -> None:
    fields = "".join(f",{field}" for field in vector["fields"])
    answer = core.ask(f"line {vector['seq']} {vector['type']}{fields}")
    assert bytes.fromhex(answer) == bytes_of(vector["line"])


@pytest.mark.parametrize("vector", VECTORS["command"], ids=lambda vector: str(vector["bytes"]).strip())
def test_what_the_host_asks(core: Core, vector: dict[str, Any]) -> None:
    asked = ",".join([vector["command"], *vector["arguments"]])
    assert core.ask(f"commands {bytes_of(vector['bytes']).hex()}").split() == [asked]


@pytest.mark.parametrize("vector", VECTORS["to-device"], ids=lambda vector: repr(vector["bytes"][:40]))
def test_what_comes_to_the_device(core: Core, vector: dict[str, Any]) -> None:
    assert core.ask(f"commands {bytes_of(vector['bytes']).hex()}").split() == vector["means"]


def text_record(text: bytes, *, language: bytes = b"en", flags: int = 0xD1, status: int = 0) -> bytes:
    payload = bytes([status | len(language)]) + language + text
    return bytes([flags, 1, len(payload)]) + b"T" + payload


def message(*records: bytes) -> bytes:
    whole = b"".join(records)
    length = bytes([len(whole)]) if len(whole) < 0xFF else b"\xff" + len(whole).to_bytes(2, "big")
    return b"\x03" + length + whole


CODE = text_record(b"SGBBBBGS")
URI = b"\x91\x01\x05U\x03sush"
LONG = b"\xc1\x01\x00\x00\x00\x0bT\x02enSGBBBBGS"  # its length takes four bytes
NAMED = b"\xd9\x01\x0b\x03Tabc\x02enSGBBBBGS"  # it has an id


@pytest.mark.parametrize(
    ("memory", "text"),
    [
        (message(CODE) + b"\xfe", "SGBBBBGS"),
        (b"\x01\x03\xa0\x0c\x34" + message(CODE), "SGBBBBGS"),  # behind a block of lock bits
        (b"\x00\x00\xfd\x02\x03\x04\x00" + message(CODE), "SGBBBBGS"),  # behind nothing, and what others keep there
        (b"\x02\x00" + message(CODE), "SGBBBBGS"),
        (message(URI, CODE), "SGBBBBGS"),
        (message(b"\x10\x00\x00", CODE), "SGBBBBGS"),  # behind an empty record
        (message(b"\x12\x03\x02a/bxy", CODE), "SGBBBBGS"),
        (message(LONG), "SGBBBBGS"),
        (message(NAMED), "SGBBBBGS"),
        (message(CODE, text_record(b"other")), "SGBBBBGS"),
        (
            message(text_record(b"x" * 252)),
            "x" * TEXT_CHARACTERS,
        ),  # so long that the message's length takes three bytes
        (message(text_record("SGBBBBGS".encode("utf-16-le"), status=0x80)), "SGBBBBGS"),
        (message(text_record(b"", language=b"")), ""),
        (message(text_record(b"a,b$c?d*e\xc3\xa9\n")), "a.b.c.d.e..."),
        (message(text_record(b"SGBBBBGS"))[:-4], ""),  # the memory ends within
        (b"\x03\x08" + CODE, ""),  # the message ends within the record
        (b"\x03\x00\xfe", ""),
        (b"\xfe" + message(CODE), ""),
        (message(b"\xf1" + CODE[1:]), ""),  # a chunk
        (message(b"\xd1\x01\x00T"), ""),  # no status byte
        (b"\x00" * 200, ""),
        (b"", ""),
    ],
)
def test_the_text_in_a_tag(core: Core, memory: bytes, text: str) -> None:
    assert core.ask(f"ndef {memory.hex()}") == text


def test_any_text_in_a_tag(core: Core) -> None:
    @given(st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=60), st.lists(st.just(URI), max_size=5))
    def check(text: str, before: list[bytes]) -> None:
        memory = message(*before, text_record(text.encode()))
        plain = text.translate(dict.fromkeys(map(ord, "$?*,"), "."))
        assert core.ask(f"ndef {memory.hex()}") == plain[:TEXT_CHARACTERS]

    check()


def test_any_memory_gives_a_field(core: Core) -> None:
    @given(st.binary(max_size=300))
    def check(memory: bytes) -> None:
        text = core.ask(f"ndef {memory.hex()}")
        assert len(text) <= TEXT_CHARACTERS
        assert not set(text) & set("$?*,")

    check()
