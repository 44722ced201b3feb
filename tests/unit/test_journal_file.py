"""The journal: everything accepted comes back, a torn tail is left out, and nothing is lost that cannot be read."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest

from assistant.games.game import Seating
from assistant.readers.scan import Input, Named, Pressed, Scan
from assistant.runtime.library import Library
from assistant.table.evening import Evening
from assistant.table.journal import BadJournal, Journal, Loaded, load_journal
from tests.unit.played import badge, code

LIBRARY = Library()


def evening() -> Evening:
    return Evening(LIBRARY.game("sushi-go"), LIBRARY.deck("sushi-go"), LIBRARY.controls(), "fr")


SHOWN: list[Input] = [
    Scan("main", badge(2)),
    Scan("main", code(104)),  # Bruno's chopsticks
    Scan("main", code(0)),
    Named("main", "tempura"),
    Named("main", "pudding"),
    Pressed("main", "undo"),
    Pressed("main", "redo"),
    Pressed("main", "undo"),
    Scan("main", code(98)),
    Pressed("main", "correct"),
    Scan("main", code(98)),
    Scan("main", badge(1)),
    Pressed("main", "check"),
    Pressed("main", "stop"),
    Scan("main", code(104)),  # Bruno declares
    Scan("main", code(0)),  # refused
]


def keep(path: Path, inputs: list[Input] = SHOWN, seating: Seating | None = None) -> Evening:
    """Play inputs as a live table does, each record written before the next input."""
    table = evening()
    journal = Journal(path)
    table.begin(seating or Seating(("Ana", "Bruno"), {"reveal": "open"}))
    assert table.table is not None
    journal.begin(0.0, table.table.timeline, "fr")
    for number, given in enumerate(inputs):
        for act, changes in table.handle(given, number * 2.0).done:
            journal.act(number * 2.0, act, changes)
    journal.close()
    return table


def load(path: Path) -> Loaded:
    return load_journal(path, LIBRARY.game)


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def test_it_comes_back_as_it_was(path: Path) -> None:
    """Killed at any moment, it comes back with nothing lost: state, choices, copy, and the way back and forth."""
    table = keep(path).table
    assert table is not None
    loaded = load(path)
    assert loaded.lang == "fr"
    assert loaded.timeline.position == table.timeline.position
    assert [moment.act for moment in loaded.timeline.past] == [moment.act for moment in table.timeline.past]
    assert loaded.timeline.future == table.timeline.future
    assert loaded.whole_bytes == path.stat().st_size
    assert loaded.records == len(lines(path))


def test_questions_and_refusals_are_not_kept(path: Path) -> None:
    """What changed nothing is no record."""
    keep(path)
    kinds = [line["type"] for line in lines(path)]
    assert kinds[0] == "began"
    assert kinds.count("undone") == 2
    assert kinds.count("redone") == 1
    assert kinds.count("corrected") == 1
    assert set(kinds) == {"began", "stepped", "undone", "redone", "corrected"}


def test_records_are_numbered_and_bear_their_version(path: Path) -> None:
    """JSON Lines {v, seq, at, type, …}, a record holding a command and the events that it caused."""
    keep(path)
    written = lines(path)
    assert [line["seq"] for line in written] == list(range(len(written)))
    assert {line["v"] for line in written} == {1}
    assert all(isinstance(line["at"], (int, float)) for line in written)
    stepped = [line for line in written if line["type"] == "stepped"]
    assert all(line["command"] is None or line["events"] for line in stepped)


def test_a_card_by_kind_is_kept_as_assumed(path: Path) -> None:
    """By kind only: journalled as assumed."""
    keep(path, [Named("main", "tempura")])
    (step,) = [line for line in lines(path) if line["type"] == "stepped"]
    assert step["command"]["assumed"] is True
    assert step["events"][0]["assumed"] is True


def test_a_correction_brings_its_copy_back_and_an_older_record_needs_none(path: Path) -> None:
    keep(
        path, [Named("main", "tempura"), Pressed("main", "correct"), Scan("main", code(3, "C")), Scan("main", badge(2))]
    )
    assert load(path).timeline.position.copy == "C"
    before, last = path.read_text(encoding="utf-8").rsplit("\n", 2)[:2]
    record = json.loads(last)
    del record["copy"]  # as it was written before corrections knew it
    path.write_text(f"{before}\n{json.dumps(record)}\n", encoding="utf-8")
    assert load(path).timeline.position.copy == ""


def test_only_its_owner_reads_it(path: Path) -> None:
    """It holds secrets: mode 0600, whatever the umask says."""
    old = os.umask(0)
    try:
        keep(path)
    finally:
        os.umask(old)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_an_existing_game_is_never_written_over(path: Path) -> None:
    """Nothing is lost: a new game needs a new file."""
    keep(path)
    before = path.read_bytes()
    with pytest.raises(FileExistsError):
        Journal(path)
    assert path.read_bytes() == before


def test_killed_at_any_byte_it_loads_all_whole_records(path: Path, tmp_path: Path) -> None:
    """Killed at any byte of the file, it loads all whole events, and goes on behind them."""
    keep(path)
    content = path.read_bytes()
    first = content.index(b"\n")
    torn = tmp_path / "torn.jsonl"
    for size in range(first, len(content) + 1):
        torn.write_bytes(content[:size])
        loaded = load(torn)
        whole = content[:size].count(b"\n")
        is_line_end_missing = content[size : size + 1] == b"\n"
        assert loaded.records == whole + is_line_end_missing, size
        journal = Journal(torn, loaded.records, loaded.whole_bytes)
        journal.append(9.0, {"type": "undone"})
        journal.close()
        written = lines(torn)
        assert [line["seq"] for line in written] == list(range(loaded.records + 1)), size


def test_a_tail_of_zeros_is_torn_too(path: Path) -> None:
    """A power cut may leave the file longer than what was written."""
    keep(path)
    whole = load(path)
    with path.open("ab") as file:
        file.write(b"\x00" * 512)
    assert load(path)[2:] == whole[2:]


def test_a_journal_without_a_whole_record(path: Path) -> None:
    """One clear sentence with the file."""
    for content in (b"", b'{"v": 1, "seq": 0', b"\x00" * 64):
        path.write_bytes(content)
        with pytest.raises(BadJournal, match=r"game\.jsonl"):
            load(path)
        assert path.read_bytes() == content


def test_a_missing_journal(path: Path) -> None:
    """One clear sentence with the file."""
    with pytest.raises(BadJournal, match=r"game\.jsonl: No such file"):
        load(path)
    with pytest.raises(BadJournal):
        load(path.parent)


def changed(path: Path, number: int, **fields: object) -> None:
    """Write another journal in its place, with fields of one record changed; None takes a field out."""
    written = lines(path)
    written[number] = {name: value for name, value in (written[number] | fields).items() if value is not None}
    path.write_text("".join(json.dumps(line) + "\n" for line in written), encoding="utf-8")


HUGE = 10**23  # no machine's word, and no bit that a memory could hold
WRONG: list[tuple[int, dict[str, object]]] = [
    (0, {"v": 2}),
    (3, {"v": 2}),
    (0, {"v": 999999}),
    (0, {"v": 0}),
    (0, {"v": -1}),
    (0, {"v": True}),
    (0, {"v": "1"}),
    (0, {"v": None}),
    (0, {"type": "stepped"}),
    (0, {"type": None}),
    (0, {"game": "chess"}),
    (0, {"game": "sushi-go-party"}),
    (0, {"game": 7}),
    (0, {"players": []}),
    (0, {"players": ["Ana"]}),
    (0, {"players": "Ana"}),
    (0, {"players": [1, 2]}),
    (0, {"players": ["A\u001b[31m", "B"]}),
    (0, {"players": ["\ud800", "B"]}),
    (0, {"players": ["A" * 41, "B"]}),
    (0, {"badges": [1]}),
    (0, {"badges": [1, 2, 3]}),
    (0, {"badges": [2, 2]}),
    (0, {"badges": [0, 1]}),
    (0, {"badges": ["1", "2"]}),
    (0, {"rules": {"colour": "red"}}),
    (0, {"rules": {"reveal": "half"}}),
    (0, {"rules": {"reveal": ["open"]}}),
    (0, {"rules": {"dummy": "on"}, "players": ["A", "B", "C"]}),
    (0, {"rules": []}),
    (0, {"seq": 1}),
    (2, {"seq": 7}),
    (2, {"seq": None}),
    (2, {"seq": "2"}),
    (2, {"type": "eaten"}),
    (2, {"type": None}),
    (2, {"command": {"name": "EatCard"}}),
    (2, {"command": {"name": ["RevealCard"]}}),
    (2, {"command": []}),
    (2, {"command": {"name": "RevealCard"}}),
    (2, {"command": {"name": "RevealCard", "seat": 2, "card": 5}}),
    (2, {"command": {"name": "RevealCard", "seat": 2, "card": 5, "assumed": False, "more": 1}}),
    (2, {"command": {"name": "RevealCard", "seat": 2, "card": 5, "assumed": "\ud800"}}),
    (2, {"type": "\ud800"}),
    (2, {"command": {"name": "RevealCard", "seat": 2, "card": 500, "assumed": False}}),
    (2, {"command": {"name": "RevealCard", "seat": 2, "card": -1, "assumed": False}}),
    (2, {"command": {"name": "RevealCard", "seat": 2, "card": 108, "assumed": False}}),
    (2, {"command": {"name": "RevealCard", "seat": 2, "card": 20_000_000_000, "assumed": False}}),
    (2, {"command": {"name": "RevealCard", "seat": 2, "card": HUGE, "assumed": False}}),
    (2, {"command": {"name": "RevealCard", "seat": HUGE, "card": 5, "assumed": False}}),
    (2, {"command": {"name": "DeclareSushiGo", "seat": 1, "chopsticks": HUGE}}),
    (2, {"command": {"name": "RevealCard", "seat": 9, "card": 5, "assumed": False}}),
    (2, {"command": {"name": "RevealCard", "seat": 2.0, "card": 5, "assumed": False}}),
    (2, {"command": {"name": "TurnClosed", "round": 1, "turn": 1}}),
    (2, {"events": []}),
    (2, {"events": None}),
    (2, {"events": [{"name": "CardRevealed", "seat": 1, "card": 3, "assumed": False}]}),
    (2, {"events": [7]}),
    (2, {"reader": 7}),
    (2, {"chooses": "2"}),
    (2, {"copy": None}),
    (2, {"copy": 7}),
    (2, {"reader": None}),
    (1, {"type": "undone"}),
    (1, {"type": "redone"}),
    (1, {"type": "corrected", "card": 0, "seat": 1, "other": -1, "assumed": False}),
    (1, {"type": "corrected", "card": 0, "seat": 0, "other": -16, "assumed": False}),
    (1, {"type": "corrected", "card": -1, "seat": 1, "other": -1, "assumed": False}),
    (1, {"type": "corrected", "card": HUGE, "seat": 1, "other": -1, "assumed": False}),
    (1, {"type": "corrected", "card": 0, "seat": HUGE, "other": -1, "assumed": False}),
    (1, {"type": "corrected", "card": 0, "seat": 0, "other": HUGE, "assumed": False}),
    (1, {"type": "corrected"}),
    (1, {"type": "peeked", "seat": 1, "card": HUGE}),
]


@pytest.mark.parametrize(("number", "fields"), WRONG)
def test_a_record_that_no_game_wrote(number: int, fields: dict[str, object], path: Path) -> None:
    """A malformed journal: one clear sentence with file and line; nothing written, nothing lost."""
    keep(path)
    changed(path, number, **fields)
    before = path.read_bytes()
    with pytest.raises(BadJournal) as bad:
        load(path)
    assert str(bad.value).startswith(f"{path}, line {number + 1}: ")
    assert "\n" not in str(bad.value)
    assert path.read_bytes() == before


SUSHI_BAR: list[dict[str, object]] = [
    {"name": "LayTile", "card": 500, "assumed": False},
    {"name": "LayTile", "card": HUGE, "assumed": False},
    {"name": "LayTile", "card": -1, "assumed": False},
    {"name": "LayRow", "row": "sushi", "worths": [HUGE]},
    {"name": "LayRows", "sushi": [HUGE], "bones": []},
    {"name": "TakeTile", "row": "sushi", "card": HUGE},
    {"name": "StealTile", "row": "sushi", "seat": HUGE, "place": HUGE, "is_from_bottom": True, "card": HUGE},
    {"name": "OpenMenu", "menu": "action", "victim": HUGE},
]


@pytest.mark.parametrize("command", SUSHI_BAR)
def test_a_command_that_no_table_of_sushi_bar_gave(command: dict[str, object], path: Path) -> None:
    """The same for the other game, whose tiles and worths are numbers too."""
    keep(path, [])
    began = {**lines(path)[0], "game": "sushi-bar"}
    step = {"v": 1, "seq": 1, "at": 2.0, "type": "stepped", "reader": "main", "command": command}
    written = [began, {**step, "chooses": 0, "copy": "", "events": []}]
    path.write_text("".join(json.dumps(line) + "\n" for line in written), encoding="utf-8")
    with pytest.raises(BadJournal) as bad:
        load(path)
    assert str(bad.value).startswith(f"{path}, line 2: ")


def test_a_card_that_is_not_in_the_deck_is_named(path: Path) -> None:
    keep(path)
    changed(path, 2, command={"name": "RevealCard", "seat": 2, "card": HUGE, "assumed": False})
    with pytest.raises(BadJournal, match=f"line 3: there is no card {HUGE} in the deck"):
        load(path)


def test_a_newer_version_is_refused_and_says_so(path: Path) -> None:
    """A journal of a newer version is refused, not truncated."""
    keep(path)
    changed(path, 0, v=2)
    with pytest.raises(BadJournal, match="newer version"):
        load(path)


@pytest.mark.parametrize(
    "garbage",
    [
        b"",
        b"null",
        b"[]",
        b"7",
        b"{}",
        b"not json",
        b"\xff\xfe\x00",
        b"\x00\x00",
        b"[" * 100_000,
        b'{"v": 1e999}',
        b"9" * 5000,
    ],
)
def test_a_line_in_the_middle_that_is_no_record(garbage: bytes, path: Path) -> None:
    """Only a last line can be torn: elsewhere it is named, and nothing behind it is lost."""
    keep(path)
    written = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*written[:3], garbage + b"\n", *written[3:]]))
    before = path.read_bytes()
    with pytest.raises(BadJournal, match="line 4: "):
        load(path)
    assert path.read_bytes() == before


def test_a_write_that_fails_leaves_no_half_record(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full: what was written of the record is cut off again, and the next one stands whole."""
    keep(path)
    loaded = load(path)
    before = path.read_bytes()
    journal = Journal(path, loaded.records, loaded.whole_bytes)
    write = os.write
    calls: list[int] = []

    def full(file: int, data: bytes) -> int:
        calls.append(file)
        if len(calls) > 1:
            raise OSError(28, "No space left on device")
        return write(file, data[:5])

    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        with pytest.raises(OSError, match="No space"):
            journal.append(1.0, {"type": "undone"})
    assert path.read_bytes() == before
    journal.append(1.0, {"type": "undone"})
    journal.close()
    assert load(path).records == loaded.records + 1


def test_a_write_in_pieces_is_whole(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that takes a few bytes at a time gets them all."""
    write = os.write
    monkeypatch.setattr(os, "write", lambda file, data: write(file, data[:7]))
    keep(path)
    monkeypatch.undo()
    assert load(path).records > 5


def test_each_record_is_synced(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Flushed and synced before anything is spoken: once a record."""
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    keep(path)
    assert len(synced) == len(lines(path))


def test_names_with_any_letter_come_back(path: Path) -> None:
    """Names are text."""
    names = ("Élisa", 'Ana "Zoé"\\', "", "寿司")
    keep(path, [], Seating(names))
    assert load(path).timeline.seating.names == names


def test_house_rules_come_back(path: Path) -> None:
    """House rules are read with the game that is played by them."""
    keep(path, [], Seating(("Ana", "Bruno"), {"dummy": "on", "reveal": "sealed"}))
    assert load(path).timeline.seating.rules == {"dummy": "on", "reveal": "sealed"}
