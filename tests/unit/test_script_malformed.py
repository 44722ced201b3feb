"""Scripts that are malformed: one sentence with file, line and value, exit 2, before anything has run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.played import DUMMY, SEALED, THREE, TWO, play, play_file

BEFORE = "game sushi-go\nplayers Ana, Bruno\ncard main tempura\n"  # three lines: the fourth is the wrong one

WRONG_LINES = [
    # instructions
    "dance",
    "Card main tempura",
    "scan",
    "scan main",
    "tag",
    "tag main",
    "tag main tempura",
    "tag main 04A2",
    "tag hall 04A2B1C3",
    "scan hall SGBBBBGS",
    "card",
    "card main",
    "card main burger",
    "card hall tempura",
    "card main tempura x",
    "card main tempura 0",
    "card main tempura -1",
    "card main tempura 15",
    "card main squid-nigiri 6",
    "card main tempura 1 2",
    "card main tempura 1.0",
    "card main tempura 99999999999999999999999999",
    "card main tempura#3",
    "kind main",
    "kind main burger",
    "kind main tempura 3",
    "kind hall tempura",
    "badge main",
    "badge main 0",
    "badge main 9",
    "badge main -1",
    "badge main two",
    "badge main 1 2",
    "badge hall 1",
    "badge main 100000000000000000000",
    "key",
    "key dance",
    "key undo 2",
    "key tableau",
    "key tableau 0",
    "key tableau 3",
    "key tableau x",
    "key Undo",
    "wait",
    "wait soon",
    "wait -1",
    "wait nan",
    "wait inf",
    "wait 1e999",
    "wait 99999999999999999999",
    "wait 1_0",
    "wait ٣",
    "wait 1 2",
    # expectations
    "expect",
    "expect joy",
    "expect say",
    "expect say table",
    "expect say table tempura",
    'expect say "tempura"',
    'expect say seat "tempura"',
    'expect say seat 3 "tempura"',
    'expect say table "tempura" now',
    "expect silent",
    "expect silent seat",
    "expect silent seat 3",
    "expect silent everybody",
    "expect refused burger",
    "expect refused already-in-play twice",
    "expect accepted twice",
    "expect round",
    "expect round a b",
    "expect round 1.5 2",
    "expect result",
    "expect result x",
    # set-up that comes too late
    "game sushi-go",
    "players Ana, Bruno",
    "rule reveal sealed",
    "reader r2 seat 2",
    "reader hall",
    # another game's instructions
    "row sushi 3 1 6 2",
    "roll sushi sushi bones blue red",
    "keep sushi",
    "take sushi",
    "take bones",
    "steal sushi 2 top",
]


@pytest.mark.parametrize("line", WRONG_LINES)
def test_a_wrong_line_is_malformed_and_nothing_runs(line: str) -> None:
    """2: the script is malformed (line and reason). The whole file is parsed before anything runs."""
    played = play(BEFORE + line + "\ncard main tempura\n")
    assert played.code == 2
    assert "line 4" in played.error
    assert played.error.count("\n") == 1
    assert played.facts == []


WRONG_STARTS = [
    ("", 1),
    ("# nothing but a comment\n", 1),
    ("\n\n\n", 3),
    ("game sushi-go\n", 1),
    ("game sushi-go\ntags\nplayers Ana, Bruno\n", 2),
    ("game sushi-go\ntags nobody.toml\nplayers Ana, Bruno\n", 2),
    ("game sushi-go\ntags game.table\nplayers Ana, Bruno\n", 2),
    ("game sushi-go\ntags a.toml\ntags b.toml\nplayers Ana, Bruno\n", 3),
    ("players Ana, Bruno\n", 1),
    ("game sushi-go\nreader r2 seat 2\nplayers Ana, Bruno\nreader r3 seat 3\nreader hall\nkey turn\n", 4),
    ("game chess\nplayers Ana, Bruno\n", 1),
    ("game\nplayers Ana, Bruno\n", 1),
    ("game sushi-go\ngame sushi-go\nplayers Ana, Bruno\n", 2),
    ("game sushi-go\nplayers\n", 2),
    ("game sushi-go\nplayers Ana\n", 2),
    ("game sushi-go\nplayers Ana, Bruno, Chloé, Davi, Élisa, Fatou\n", 2),
    ("game sushi-go\nplayers Ana,, Bruno\n", 2),
    ("game sushi-go\nplayers Ana, Bruno\nplayers Ana, Bruno\n", 3),
    ("game sushi-go\nlang de\nplayers Ana, Bruno\n", 2),
    ("game sushi-go\nlang\nplayers Ana, Bruno\n", 2),
    (TWO + "rule colour red\n", 3),
    (TWO + "rule reveal\n", 3),
    (TWO + "rule reveal half\n", 3),
    (TWO + "rule reveal sealed now\n", 3),
    (TWO + "rule pass right\n", 3),
    (TWO + "rule dummy yes\n", 3),
    (TWO + "rule hand-memory maybe\n", 3),
    (TWO + "rule stacks ajar\n", 3),
    (THREE + "rule dummy on\n", 3),
    ("game sushi-bar\nplayers Ana, Bruno, Chloé\nrule dummy on\n", 3),
    ("game sushi-bar\nrule dummy on\nplayers Ana, Bruno, Chloé\nkey turn\n", 2),
    (TWO + "reader\n", 3),
    (TWO + "reader r2 seat\n", 3),
    (TWO + "reader r2 seat x\n", 3),
    (TWO + "reader r2 of 2\n", 3),
    (TWO + "reader r3 seat 3\n", 3),
    (TWO + "reader r0 seat 0\n", 3),
    (TWO + "reader r9 seat 999999999999999999999\n", 3),
    (DUMMY + "reader r3 seat 3\n", 4),
    (TWO + "reader r2 seat 2\nreader r2 seat 1\n", 4),
    ("card main tempura\n" + TWO, 1),
]


@pytest.mark.parametrize(("script", "line"), WRONG_STARTS)
def test_a_wrong_set_up_is_malformed(script: str, line: int) -> None:
    """2: `dummy on` without exactly two players, a reader of a seat nobody has, an unknown rule or value …"""
    played = play(script)
    assert played.code == 2
    assert f"line {line}:" in played.error
    assert played.error.count("\n") == 1
    assert played.facts == []


@pytest.mark.parametrize("after", ["card main tempura\n", "wait 1\n", "expect silent table\n", "key turn\n"])
@pytest.mark.parametrize(
    "late", ["game sushi-go", "players Ana, Bruno", "rule pass left", "reader r1 seat 1", "tags a.toml"]
)
def test_set_up_after_any_other_instruction(after: str, late: str) -> None:
    """2: also `game`, `players`, `rule` or `reader` after the first other instruction."""
    played = play(TWO + after + late + "\n")
    assert (played.code, "line 4" in played.error) == (2, True)


@pytest.mark.parametrize("order", [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [2, 0, 4, 1, 3], [1, 3, 0, 4, 2]])
def test_the_set_up_stands_in_any_order(order: list[int]) -> None:
    """Only what comes after the first other instruction is malformed."""
    lines = ["game sushi-go", "lang fr", "players Ana, Bruno, Chloé", "rule reveal sealed", "reader r3 seat 3"]
    played = play("".join(lines[place] + "\n" for place in order) + "card r3 tempura\n")
    assert (played.code, played.error) == (0, "")
    assert "Chloé" in played.said()[-1]


BYTES = [
    (b"\x00\x00\x00\x00", 1),
    (TWO.encode() + b"card main tempura\n\x00\x00\n", 4),
    (TWO.encode() + b"card main temp\x00ura\n", 3),
    (b"game sushi-go\nplayers An\x00a, Bruno\n", 2),
    (TWO.encode() + b"scan main SGBB\xff\xfe\n", 3),
    (b"\xff\xfeg\x00a\x00m\x00e\x00", 1),
    ("game sushi-go\nplayers Chloé, Zoé\n".encode("latin-1"), 2),
    (b"\x7fELF\x02\x01\x01", 1),
]


@pytest.mark.parametrize(("content", "line"), BYTES)
def test_what_is_no_text(content: bytes, line: int) -> None:
    """A script is text."""
    played = play(content)
    assert played.code == 2
    assert f"line {line}" in played.error
    assert played.facts == []


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    """One clear sentence with the file, exit 2."""
    for path in (tmp_path / "missing.table", tmp_path):
        played = play_file(path)
        assert played.code == 2
        assert str(path) in played.error
        assert played.error.count("\n") == 1


def test_every_sentence_names_file_and_line(tmp_path: Path) -> None:
    """Line and reason, with the value that is wrong."""
    path = tmp_path / "evening.table"
    path.write_text(BEFORE + "card main burger\n", encoding="utf-8")
    assert play_file(path).error == f"{path}, line 4: unknown kind 'burger'.\n"


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_lines_may_end_as_on_windows(end: str) -> None:
    """A script is text, whoever wrote it; a byte order mark is no letter."""
    script = "\ufeff" + (SEALED + "card main tempura\nexpect accepted\n").replace("\n", end)
    assert play(script).code == 0


def test_lines_are_counted_as_an_editor_counts_them() -> None:
    """Line and reason: signs that end a paragraph elsewhere end no line."""
    played = play(TWO + "# one\x0c\x0b\x1c\x85\u2028line\ndance\n")
    assert (played.code, "line 4: unknown instruction 'dance'" in played.error) == (2, True)


def test_a_very_long_script_and_line() -> None:
    """Nothing but its content makes a script malformed."""
    assert play(TWO + "key turn\n" * 3000 + "scan main " + "x" * 100_000 + "\nexpect refused unreadable\n").code == 0
