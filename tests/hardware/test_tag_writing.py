"""A card's letters are written onto its tag: through a real card service, a PN532 board, and our own firmware."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from assistant.deck.codes import CardSet, Code, encode_code
from assistant.deck.tags import read_tags
from tests.e2e.program import Program
from tests.hardware.pcscd import PATIENCE_S, CardServer, VirtualTag, can_be_apart
from tests.hardware.pn532_port import Pn532Port
from tests.hardware.pty_reader import PtyReader
from tests.hardware.simulated_reader import Machine, SimulatedReader
from tests.unit.ntag import Ntag
from tests.unit.pn532_board import BoardTag
from tests.unit.sushi_device import SushiDevice

UID = bytes.fromhex("04A2B1C3D4E580")
DONE, REFUSED = b"\x90\x00", b"\x63\x00"


@dataclass(frozen=True, slots=True)
class NtagLying(VirtualTag):
    """An NTAG as the card service sees it."""

    ntag: Ntag = field(default_factory=Ntag, compare=False)

    def answer(self, command: bytes) -> bytes:
        match list(command):
            case [0xFF, 0xB0, 0x00, page, count]:
                read = self.ntag.read(page, count)
                return REFUSED if read is None else read + DONE
            case [0xFF, 0xD6, 0x00, page, 4, *data]:
                return DONE if self.ntag.write(page, bytes(data)) else REFUSED
            case _:
                return VirtualTag.answer(self, command)


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
        NtagLying(UID),
        NtagLying(bytes.fromhex("04010203040506"), ntag=Ntag(is_locked=True)),
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
    assert blank.ntag.text == "SGBBBBGS"
    assert blank.ntag.own == Ntag().own
    assert locked.ntag.text == ""
    cards = read_tags(tmp_path / ".config" / "sushi-says" / "tags.toml").cards
    assert cards == {
        tag.uid.hex().upper(): Code(CardSet.SUSHI_GO, "B", number)
        for number, tag in enumerate((blank, locked, classic))
    }


def test_only_the_tag_that_was_meant_is_written(server: CardServer) -> None:
    """In a process of its own: the client's library asks for the socket's name once in a process."""
    tag = NtagLying(UID)
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
    assert tag.ntag.text == "SGBBBBGS"


def test_a_board_on_a_serial_port_writes_what_is_enrolled_and_another_table_reads_it(tmp_path: Path) -> None:
    blank, protected, leaving = Ntag(), Ntag(first_protected=4), Ntag(leaves_before=3)
    tags = [
        BoardTag(bytes.fromhex("04010203040506"), ntag=leaving),
        BoardTag(UID, ntag=blank),
        BoardTag(bytes.fromhex("04A2B1C3D4E581"), ntag=protected),
        BoardTag(bytes.fromhex("DEADBEEF"), 0x08),
    ]
    told = ["Nothing could be written", "Written onto the tag.", "Nothing could be written", "Nothing could be written"]
    with Pn532Port(tmp_path) as board:
        with Program(tmp_path, "cards", "enrol", "--voice", "none", "--reader", board.url) as program:
            program.wait_for("Tempura, one of fourteen")
            for tag, words in zip(tags, told, strict=True):
                board.lay(tag)
                program.wait_for(words)
                board.take_away()
            assert program.interrupt() == 0
        cards = read_tags(tmp_path / ".config" / "sushi-says" / "tags.toml").cards
        assert cards == {tag.uid.hex().upper(): Code(CardSet.SUSHI_GO, "B", number) for number, tag in enumerate(tags)}
        assert [ntag.text for ntag in (leaving, blank, protected)] == ["", encode_code(cards[UID.hex().upper()]), ""]
        assert [ntag.own for ntag in (leaving, blank, protected)] == [Ntag().own] * 3

        elsewhere = tmp_path / "elsewhere"
        elsewhere.mkdir()
        with Program(elsewhere, "readers", "--watch", board.url) as watching:
            watching.wait_for("is there")
            board.lay(tags[1])
            watching.wait_for("tempura")
            assert watching.interrupt() == 0


def test_that_a_reader_only_reads_is_told_once(tmp_path: Path) -> None:
    with PtyReader(tmp_path) as reader:
        url = f"{reader.url}?format=rdm6300"
        with Program(tmp_path, "cards", "enrol", "--voice", "none", "--reader", url) as program:
            program.wait_for("Tempura, one of fourteen")
            reader.wait_for_listener()
            reader.write(b"\x02100086F44426\x03")
            program.wait_for("This reader cannot write onto tags. The list on this computer is enough.")
            program.wait_for("Tempura, two of fourteen")
            reader.write(b"\x02100086F44527\x03")
            program.wait_for("Tempura, three of fourteen")
            assert program.interrupt() == 0
        assert sum("cannot write" in line for line in program.lines) == 1


def test_the_firmware_as_it_ships_writes_what_is_enrolled_and_another_table_reads_it(tmp_path: Path) -> None:
    uids = ["04010203040506", "04A2B1C3D4E580", "04A2B1C3D4E581", "DEADBEEF"]
    with SimulatedReader(Machine.AVR, has_pty=True, is_live=True) as reader:
        with Program(tmp_path, "cards", "enrol", "--voice", "none", "--reader", reader.url) as program:
            program.wait_for("Tempura, one of fourteen")
            reader.tell(f"place 0 0 {uids[0]} 0 +213", "leave 0 0 3")  # while it is written
            program.wait_for("Nothing could be written onto the tag.")
            reader.place(uids[1], "+215", place=1)
            program.wait_for("Written onto the tag.")
            reader.lift(place=1)
            reader.tell(f"place 0 2 {uids[2]} 0 +216", "memory 0 2 2 0000F0FF")  # it is locked
            program.wait_for("Nothing could be written onto the tag.")
            reader.lift(place=2)
            reader.place(uids[3], "x", sak=8, place=3)
            program.wait_for("Nothing could be written onto the tag.")
            reader.lift(place=3)
            assert program.interrupt() == 0
        cards = read_tags(tmp_path / ".config" / "sushi-says" / "tags.toml").cards
        assert cards == {uid: Code(CardSet.SUSHI_GO, "B", number) for number, uid in enumerate(uids)}

        elsewhere = tmp_path / "elsewhere"
        elsewhere.mkdir()
        with Program(elsewhere, "readers", "--watch", reader.url) as watching:
            watching.wait_for("is there")
            reader.tell("return 0 0")
            watching.wait_for(f"tag {uids[0]}, which belongs to no card yet")
            reader.lift(place=0)
            reader.tell("return 0 1")
            watching.wait_for("tempura")
            assert watching.interrupt() == 0


def test_a_device_of_a_newer_protocol_is_told_once_and_not_used(tmp_path: Path) -> None:
    device, port = SushiDevice(protocol=2), PtyReader(tmp_path)
    with port, Program(tmp_path, "readers", "--watch", f"{port.url}?format=sushi-reader") as watch:
        port.wait_for_listener()
        hello = device.start()
        port.write(b"".join([*hello, device.come("04A1B2C3", "SGBBBBGS"), device.line("HELLO,SGR,2,2.0,1,92")]))
        watch.wait_for("The firmware of the reader main is newer than what I understand, so its cards are not read.")
        port.drain()
        assert port.received() == b""
        assert watch.interrupt() == 0
    assert sum("newer" in line for line in watch.lines) == 1
    assert not any("empura" in line for line in watch.lines)
