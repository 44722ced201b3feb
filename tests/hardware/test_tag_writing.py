"""A card's letters are written onto its tag: through a real card service with a virtual reader, by the program."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from assistant.deck.codes import CardSet, Code
from assistant.deck.tags import read_tags
from assistant.readers.decoders.ndef import text_in
from tests.e2e.program import Program
from tests.hardware.pcscd import PATIENCE_S, CardServer, VirtualTag, can_be_apart

UID = bytes.fromhex("04A2B1C3D4E580")
LOCK = bytes.fromhex("0103A00C34")
DONE, REFUSED = b"\x90\x00", b"\x63\x00"


@dataclass(frozen=True, slots=True)
class Ntag(VirtualTag):
    """An NTAG213 as it leaves the factory: four pages of its own, then the user's memory, which can be written."""

    is_locked: bool = False
    pages: bytearray = field(default_factory=lambda: bytearray(180), compare=False)

    def __post_init__(self) -> None:
        self.pages[12:16] = bytes((0xE1, 0x10, 0x12, 0x0F if self.is_locked else 0x00))
        self.pages[16:24] = LOCK + b"\x03\x00\xfe"

    def answer(self, command: bytes) -> bytes:
        match list(command):
            case [0xFF, 0xB0, 0x00, page, count]:
                return bytes(self.pages[4 * page : 4 * page + count]) + DONE
            case [0xFF, 0xD6, 0x00, page, 4, *data] if not self.is_locked:
                self.pages[4 * page : 4 * page + 4] = bytes(data)
                return DONE
            case [0xFF, 0xD6, *_]:
                return REFUSED
            case _:
                return VirtualTag.answer(self, command)

    @property
    def text(self) -> str:
        return text_in(bytes(self.pages[16:]))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[CardServer]:
    if not can_be_apart():
        pytest.skip("this container lets nobody mount: a card service would take the place of the machine's own")
    server = CardServer(tmp_path)
    server.start()
    yield server
    server.stop()


def enrolling(home: Path, server: CardServer) -> Program:
    return Program(home, "cards", "enrol", "--voice", "none", "--reader", "pcsc:", env=server.env)


def test_a_blank_tag_gets_its_text_and_a_locked_one_only_its_place_in_the_list(
    tmp_path: Path, server: CardServer
) -> None:
    blank, locked, classic = (
        Ntag(UID),
        Ntag(bytes.fromhex("04010203040506"), is_locked=True),
        VirtualTag(bytes.fromhex("0A0B0C0D")),
    )
    with enrolling(tmp_path, server) as program:
        program.wait_for("Tempura, one of fourteen")
        with server.lying(blank):
            program.wait_for("Written onto the tag.")
        program.wait_for("Tempura, two of fourteen")
        for tag in (locked, classic):
            with server.lying(tag):
                program.wait_for("Nothing could be written onto the tag.")
        assert program.interrupt() == 0
    assert blank.text == "SGBBBBGS"
    assert blank.pages[16:21] == LOCK
    assert locked.text == ""
    cards = read_tags(tmp_path / ".config" / "sushi-says" / "tags.toml").cards
    assert cards == {
        tag.uid.hex().upper(): Code(CardSet.SUSHI_GO, "B", number)
        for number, tag in enumerate((blank, locked, classic))
    }


def test_only_the_tag_that_was_meant_is_written(server: CardServer) -> None:
    """In a process of its own: the client's library asks for the socket's name once in a process."""
    tag = Ntag(UID)
    program = (
        "from assistant.readers.card_service import CardService\n"
        "with CardService() as service:\n"
        "    reader = service.find('')\n"
        "    for state in service.states(reader, 200):\n"
        "        if state is not None and state.is_present:\n"
        "            break\n"
        f"    print([service.write(reader, uid, 'SGBBBBGS') for uid in ('04FFFFFFFFFFFF', {UID.hex().upper()!r})])\n"
    )
    with server.lying(tag):
        done = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, **server.env},
            capture_output=True,
            encoding="utf-8",
            check=True,
            timeout=PATIENCE_S,
        )
    assert done.stdout.strip() == "[False, True]"
    assert tag.text == "SGBBBBGS"
