"""Readers at a live table: of one seat each, tags among them; unplugged, left lying, doubled, at a wrong speed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant.config import Config, ReaderConfig, Speaker, SpeechConfig, VoiceName, save
from assistant.deck.codes import CardSet, Code
from assistant.deck.tags import Tags, tags_file, write_tags
from tests.e2e.program import Program
from tests.e2e.scanned_game import card, control
from tests.hardware.pad import Pad
from tests.hardware.pty_reader import PtyReader

TEMPURA, WASABI, STRAY = "0086F444", "0086F445", "0BADCAFE"


class Seats:
    """Ana has a pad, Bruno a scanner; the tags of a tempura and of a wasabi are enrolled."""

    def __init__(self, home: Path, pad: Pad, scanner: PtyReader) -> None:
        self.pad, self.scanner = pad, scanner
        file = home / "table.toml"
        readers = (ReaderConfig(pad.url, "r1", 1), ReaderConfig(scanner.url, "r2", 2))
        save(Config(readers=readers, speaker=Speaker.OWN, speech=SpeechConfig(voice=VoiceName.NONE)), file, {})
        cards = {TEMPURA: Code(CardSet.SUSHI_GO, "B", 0), WASABI: Code(CardSet.SUSHI_GO, "B", 98)}
        write_tags(Tags(cards), tags_file(file))
        arguments = ("play", "--players", "Ana, Bruno", "--config", str(file), "--state", str(home / "games"))
        self.program = Program(home, *arguments)
        self.program.wait_for("Deal ten each")
        pad.port.wait_for_listener()
        scanner.wait_for_listener()

    def hears(self, text: str) -> str:
        return self.program.wait_for(text)


@pytest.fixture
def seats(home: Path, tmp_path: Path) -> Iterator[Seats]:
    with Pad(tmp_path, "pad") as pad, PtyReader(tmp_path) as scanner:
        seats = Seats(home, pad, scanner)
        with seats.program:
            yield seats


def test_a_tag_left_lying_acts_once_through_undo_and_replug(seats: Seats) -> None:
    seats.pad.lie(TEMPURA)
    seats.hears("Ana: tempura.")
    seats.scanner.scan(control("undo"))
    seats.hears("Taken back: Ana’s tempura.")
    seats.scanner.scan(card(14))  # much later than the pad has said its tag again
    seats.hears("Bruno: sashimi.")
    seats.pad.replug()
    seats.hears("The reader r1 is gone. The last card I have is Bruno’s sashimi.")
    seats.hears("The reader r1 is back.")
    seats.pad.port.wait_for_listener()
    seats.pad.port.drain()
    seats.scanner.scan(control("undo"))
    seats.hears("Taken back: Bruno’s sashimi.")
    assert sum(line.startswith("Ana: tempura.") for line in seats.program.lines) == 1
    seats.pad.lie(WASABI)
    seats.hears("Ana: wasabi.")


def test_each_reader_speaks_for_its_seat_and_the_neighbours_card_is_asked_about(seats: Seats) -> None:
    seats.scanner.scan(card(14))
    seats.hears("Bruno: sashimi.")
    seats.scanner.scan(card(15))
    seats.hears("Bruno")  # his reveal is complete: refused, and not taken for Ana
    seats.pad.lie(TEMPURA)
    seats.hears("Ana: tempura.")
    seats.scanner.scan(card(0))
    seats.hears("That tempura lies in Ana’s tableau, and Bruno’s reader sees it as well. Whose is it?")
    seats.scanner.scan(card(16))
    seats.hears("Bruno: sashimi.")


def test_what_a_tag_or_a_pad_cannot_do_is_told_once(seats: Seats) -> None:
    seats.pad.lie(STRAY)
    seats.hears("This tag belongs to no card yet.")
    seats.pad.lie(TEMPURA, WASABI)
    seats.hears("Two cards. Lift one.")
    seats.pad.lift()
    for _ in range(4):
        seats.scanner.write(b"\xff\x80\xf8\x1c")
        seats.scanner.drain()
        seats.scanner.write(b"\r")
        seats.scanner.drain()
    seats.hears("I cannot make out what the reader r2 sends.")
    seats.scanner.scan(card(14))
    seats.hears("Bruno: sashimi.")
    for told in ("This tag belongs", "Two cards.", "I cannot make out"):
        assert sum(line.startswith(told) for line in seats.program.lines) == 1, told
