"""A deck gets its tags through a reader on a port: mistakes, a crash in the middle, going on, the count, and a game."""

from __future__ import annotations

import signal
import subprocess
import time
from functools import reduce
from operator import xor
from pathlib import Path

import pytest

from assistant.deck.codes import CardSet, Code
from assistant.deck.deck import load_deck
from assistant.deck.tags import Tags, read_tags
from assistant.readers.links.lying import GONE_S
from tests.e2e.program import AtTerminal, Program, run
from tests.hardware.pty_reader import PtyReader

DECK = load_deck("sushi-go")
GOLDEN = Path(__file__).parent.parent / "golden"
SKIPPED = 5
LEFT_AT = 40


def uid(number: int) -> str:
    return f"0086{0xF400 + number:04X}"


def frame(uid: str) -> bytes:
    """What an RDM6300 sends for a tag: the maker's byte, the number, and the exclusive or of all."""
    data = bytes([0x10, *bytes.fromhex(uid)])
    return b"\x02" + (data + bytes([reduce(xor, data)])).hex().upper().encode() + b"\x03"


def play_with(tags: Path) -> subprocess.CompletedProcess[str]:
    """The golden game with tags, by those of this file."""
    script = (GOLDEN / "tags.table").read_text(encoding="utf-8")
    game = tags.with_name("game.table")
    game.write_text(script.replace("tags enrolled.toml", f"tags {tags.name}"), encoding="utf-8")
    return run(tags.parent, "replay", str(game))


class Enrolling:
    """The program at a terminal, its reader, and a hand that lays one tag after the other."""

    def __init__(self, program: AtTerminal, reader: PtyReader) -> None:
        self.program, self.reader = program, reader
        reader.wait_for_listener()

    def lay(self, number: int, answer: str) -> None:
        self.reader.write(frame(uid(number)))
        self.program.wait_for(answer)

    def lay_all(self, numbers: range) -> None:
        for number in numbers:
            self.lay(number, "Done: ")


@pytest.fixture
def reader(tmp_path: Path) -> PtyReader:
    return PtyReader(tmp_path, "tags")


def test_a_deck_is_enrolled_with_mistakes_and_a_crash_then_counted_and_played(
    tmp_path: Path, reader: PtyReader
) -> None:
    url = f"{reader.url}?format=rdm6300"
    file = tmp_path / ".config" / "sushi-says" / "tags.toml"
    with reader, AtTerminal(tmp_path, "cards", "enrol", "--reader", url) as program:
        program.wait_for("Tempura, one of fourteen: diagonal cross")
        hand = Enrolling(program, reader)
        hand.lay_all(range(3))
        time.sleep(2 * GONE_S)  # sooner it would be two tags that lie there together
        hand.lay(1, "This tag is on tempura, two of fourteen.")
        reader.write(frame(uid(99))[:8])  # it was pulled away too soon
        hand.lay(3, "Done: tempura, four of fourteen.")
        hand.lay(77, "Done: tempura, five of fourteen.")  # the wrong one off the roll
        program.type("-")
        program.wait_for("Tempura, five of fourteen has a tag.")
        hand.lay(4, "Done: tempura, five of fourteen.")
        program.type("+")
        program.wait_for("Tempura, seven of fourteen")
        hand.lay_all(range(SKIPPED + 1, LEFT_AT))
        program.kill(signal.SIGKILL)
    assert len(read_tags(file).cards) == LEFT_AT - 1

    with (
        PtyReader(tmp_path, "tags-again") as reader,
        AtTerminal(tmp_path, "cards", "enrol", "--reader", f"{reader.url}?format=rdm6300") as program,
    ):
        program.wait_for("Thirty-nine of one hundred and eight have one.")
        program.wait_for("Tempura, six of fourteen")
        hand = Enrolling(program, reader)
        hand.lay(SKIPPED, "Done: tempura, six of fourteen.")
        program.wait_for("Dumpling, thirteen of fourteen")
        hand.lay_all(range(LEFT_AT, DECK.size))
        program.wait_for("All one hundred and eight cards have a tag.")
        assert program.wait() == 0
    assert file.read_text(encoding="utf-8") == (GOLDEN / "enrolled.toml").read_text(encoding="utf-8")
    assert play_with(file).returncode == 0

    with (
        PtyReader(tmp_path, "tags-counted") as reader,
        Program(tmp_path, "cards", "check", "--reader", f"{reader.url}?format=rdm6300") as counted,
    ):
        counted.wait_for("I count a deck.")
        reader.wait_for_listener()
        for number in reversed(range(DECK.size)):
            reader.write(frame(uid(number)))
        counted.wait_for("The deck is whole: all one hundred and eight cards.")
        assert counted.wait() == 0


@pytest.mark.parametrize("command", ["enrol", "check"])
def test_a_file_of_tags_that_cannot_be_used_is_one_sentence(tmp_path: Path, command: str) -> None:
    file = tmp_path / "tags.toml"
    file.write_text('[tags]\n04A2 = "SGBBBBGS"\n', encoding="utf-8")
    ended = run(tmp_path, "cards", command, "--tags", str(file))
    assert ended.returncode == 2
    assert ended.stderr == f"{file}, line 2: the number of a tag has 4, 5, 7 or 10 bytes, not 2 as in '04A2'.\n"
    assert ended.stdout == ""


@pytest.mark.parametrize("command", [("cards", "check"), ("learn",)])
def test_a_misspelt_file_of_tags_is_not_taken_for_an_empty_one(tmp_path: Path, command: tuple[str, ...]) -> None:
    ended = run(tmp_path, *command, "--tags", "tgas.toml")
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", "tgas.toml: there is no such file.\n")


def test_without_a_device_tags_and_keys_are_typed(tmp_path: Path) -> None:
    ended = run(tmp_path, "cards", "enrol", "--lang", "fr", typed="04A2B1C3\nwasabi\n0008844356\n.\n.\n")
    assert ended.returncode == 0
    tags = read_tags(tmp_path / ".config" / "sushi-says" / "tags.toml")
    assert tags == Tags({"04A2B1C3": Code(CardSet.SUSHI_GO, "B", 0), "0086F444": Code(CardSet.SUSHI_GO, "B", 98)})
    assert "Wasabi, une sur six : triangle, en haut à gauche. Collez la puce en bas au milieu, puis scannez." in (
        ended.stdout.splitlines()
    )


def test_badges_and_another_copy(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    arguments = ("cards", "enrol", "--tags", str(file), "--copy", "c")
    assert run(tmp_path, *arguments, "--controls", typed="04A2B1C3\n").returncode == 0
    assert run(tmp_path, *arguments, "--game", "sushi-bar", typed="04A2B1C4\n").returncode == 0
    cards = {"04A2B1C3": Code(CardSet.CONTROLS, "C", 0), "04A2B1C4": Code(CardSet.SUSHI_BAR, "C", 0)}
    assert read_tags(file) == Tags(cards)
    assert run(tmp_path, *arguments[:-1], "A").returncode == 2


def test_a_folder_that_takes_nothing_loses_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    ended = run(tmp_path, "cards", "enrol", "--tags", str(tmp_path / "file" / "tags.toml"), typed="04A2B1C3\n")
    assert ended.returncode == 0
    assert "The disk does not take it, so nothing has changed. Make room, then scan again." in ended.stdout
    assert "file" in ended.stderr
