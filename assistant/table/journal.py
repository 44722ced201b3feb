"""A game on disk, safe before anything is said: JSON Lines, one record an act, synced one by one.

The file holds secrets (sealed cards, peeks): mode 0600, and it is never shown as a log.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from assistant.games.game import BadSeating, Game, IllegalMove
from assistant.table.records import (
    VERSION,
    BadRecord,
    check_cards,
    encode_act,
    encode_began,
    encode_value,
    parse_act,
    parse_began,
    parse_language,
)
from assistant.table.timeline import Act, Change, Timeline


class BadJournal(Exception):
    """A journal that cannot be read, in one sentence with file and line; nothing was changed in it."""


class NoGame(BadJournal):
    """A journal that was broken off before its first record was whole: there is nothing in it to lose."""


class Loaded(NamedTuple):
    """A game as its journal tells it."""

    game: Game
    timeline: Timeline
    lang: str
    records: int
    whole_bytes: int  # what is behind them is a last record that was torn


class Journal:
    """Appends records to one file; each is on the disk when `append` returns. Raises OSError when it cannot be."""

    def __init__(self, path: Path, records: int = 0, whole_bytes: int | None = None) -> None:
        self.path = path
        flags = os.O_RDWR | os.O_CREAT | (os.O_EXCL if whole_bytes is None else 0)
        self._file = os.open(path, flags, 0o600)
        self._seq = records
        if whole_bytes is not None:
            os.ftruncate(self._file, whole_bytes)
            self._end_last_line()

    def _end_last_line(self) -> None:
        end = os.lseek(self._file, 0, os.SEEK_END)
        if end and os.pread(self._file, 1, end - 1) != b"\n":
            os.write(self._file, b"\n")

    def append(self, at: float, record: Mapping[str, object]) -> None:
        """Write one record and sync it. What a failed write left is cut off again, so that the next stands whole."""
        line = json.dumps({"v": VERSION, "seq": self._seq, "at": round(at, 3), **record}, ensure_ascii=False) + "\n"
        start = os.lseek(self._file, 0, os.SEEK_END)
        try:
            left = line.encode()
            while left:
                left = left[os.write(self._file, left) :]
            os.fsync(self._file)
        except OSError:
            os.ftruncate(self._file, start)
            raise
        self._seq += 1

    def begin(self, at: float, timeline: Timeline, lang: str) -> None:
        self.append(at, encode_began(timeline.game.id, timeline.seating, lang))

    def language(self, at: float, lang: str) -> None:
        """The table speaks another language from now on."""
        self.append(at, {"type": "language", "lang": lang})

    def act(self, at: float, act: Act, changes: Sequence[Change]) -> None:
        self.append(at, encode_act(act, changes))

    def close(self) -> None:
        os.close(self._file)


def load_journal(path: Path, open_game: Callable[[str], Game]) -> Loaded:
    """Read a game back: every whole record counts, a torn last one is left out.

    `open_game` makes a game by its id, and raises KeyError for one that it does not know. Raises BadJournal for a
    record that no game could have written, and for a newer version's.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadJournal(f"{path}: {error.strerror}.") from error
    whole, torn = content.split(b"\n")[:-1], content.rsplit(b"\n", 1)[-1]
    records = [parse_line(path, number, line) for number, line in enumerate(whole, 1)]
    if is_whole(torn):
        records.append(parse_line(path, len(records) + 1, torn))  # only its line end is missing
    if not records:
        raise NoGame(f"{path}: no game was begun in this journal.")
    try:
        game_id, seating, lang = parse_began(records[0])
        timeline = Timeline(open_game(game_id), seating)
    except (BadRecord, BadSeating) as error:
        raise BadJournal(f"{path}, line 1: {error}.") from error
    except KeyError as error:
        raise BadJournal(f"{path}, line 1: unknown game {error}.") from error
    for number, record in enumerate(records[1:], 2):
        try:
            if record.get("type") == "language":
                lang = parse_language(record)
            else:
                replay_record(timeline, record)
        except (BadRecord, IllegalMove) as error:
            raise BadJournal(f"{path}, line {number}: {error}.") from error
    whole_bytes = len(content) - (len(torn) if len(records) == len(whole) else 0)
    return Loaded(timeline.game, timeline, lang, len(records), whole_bytes)


def parse_line(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        record = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadJournal(f"{path}, line {number}: not a record: {line[:60]!r}.") from error
    if not isinstance(record, dict) or type(record.get("v")) is not int or record["v"] < 1:
        raise BadJournal(f"{path}, line {number}: not a record: {line[:60]!r}.")
    if record["v"] > VERSION:
        raise BadJournal(
            f"{path}, line {number}: written by a newer version ({record['v']}, this one reads up to {VERSION}); "
            "update the program, the file was left as it is."
        )
    if record.get("seq") != number - 1:
        raise BadJournal(f"{path}, line {number}: record {number - 1} is missing, here is {record.get('seq')!r}.")
    return record


def is_whole(line: bytes) -> bool:
    """Whether a line without its end is a whole record all the same: no part of an object is an object."""
    try:
        return isinstance(json.loads(line), dict)
    except (ValueError, RecursionError):
        return False


def replay_record(timeline: Timeline, record: Mapping[str, Any]) -> None:
    """Do a record's act again; the game must decide now as it did then."""
    act, events = parse_act(timeline.game, record)
    check_cards(timeline.game, act)
    try:
        changes = timeline.apply(act)
    except (LookupError, ValueError, AssertionError) as error:  # no such card or seat, an event as a command
        raise BadRecord(f"no game could have written {act!r}") from error
    if [encode_value(change.event) for change in changes] != [encode_value(event) for event in events]:
        raise BadRecord(f"the rules decide otherwise now: {[change.event for change in changes]!r}")
