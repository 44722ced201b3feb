"""Where games are kept on this computer, and which of them is still open."""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from assistant.games.game import Game
from assistant.runtime.library import Library
from assistant.table.journal import BadJournal, Journal, Loaded, NoGame, load_journal
from assistant.table.records import BadRecord
from assistant.table.timeline import Act, Change, Timeline


class NowhereToKeep(Exception):
    """There is no folder in which games can be kept; the message is one sentence with its name."""


def games_place(option: str | None) -> Path:
    """Where the journals are kept, or would be."""
    if option is not None:
        return Path(option)
    import platformdirs

    return platformdirs.user_state_path("sushi-says") / "games"


def games_folder(option: str | None) -> Path:
    """The folder of the journals; made if it is not there, for its owner only. Raises NowhereToKeep."""
    folder = games_place(option)
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise NowhereToKeep(f"{folder}: no game can be kept there: {error.strerror}.") from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise NowhereToKeep(f"{folder}: no game can be kept there: it may not be written.")
    return folder


def hold(folder: Path) -> int | None:
    """Keep other programs out of the folder while this one plays. Raises NowhereToKeep if another one does.

    The folder is free again when the descriptor is closed, or the process ends, however it ends. None where a folder
    cannot be locked.
    """
    if sys.platform == "win32":
        return None
    import fcntl

    lock = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(lock)
        raise NowhereToKeep(
            f"{folder}: another table keeps its game there; end it, or name another --state."
        ) from error
    return lock


LOOKED_BACK = 8  # so many games are looked through for an open one; each takes milliseconds


NAMED = re.compile(r"(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)-(\d+)")  # journals, by when their game began


def kept(folder: Path) -> list[Path]:
    """The journals in a folder, the newest first; files that somebody named otherwise, a copy maybe, come last."""
    return sorted(folder.glob("*.jsonl"), key=lambda path: (is_named(path), path.name), reverse=True)


def is_named(path: Path) -> bool:
    return NAMED.fullmatch(path.stem) is not None


def open_game(
    folder: Path, report: Callable[[BadJournal], None] | None = None, *, just_dealt: bool = False, game_id: str = ""
) -> tuple[Path, Loaded] | None:
    """The game that was played last and has not ended; with `game_id`, the last of that game. One that cannot be read
    is reported, and passed over; without `report` it is raised.

    A game that was dealt, and of which no card is recorded, counts only where no other is open; or, with
    `just_dealt`, like any other: it was at this table when the program broke off.
    """
    dealt = None
    for path in kept(folder)[:LOOKED_BACK]:
        try:
            loaded = load_journal(path, known_game)
        except NoGame:
            continue  # broken off before its first record was whole
        except BadJournal as error:
            if report is None:
                raise
            report(error)
            continue
        if loaded.game.is_over(loaded.timeline.state) or (game_id and loaded.game.id != game_id):
            continue
        if loaded.records > 1 or just_dealt:
            return path, loaded
        dealt = dealt or (path, loaded)
    return dealt


def quietly(error: BadJournal) -> None:
    """Pass over a game that cannot be read: the start tells of it, and other questions need not."""


def known_game(name: str) -> Game:
    """The game that a journal names. Raises BadRecord for one that this program cannot play."""
    library = Library()
    if name not in library.games():
        raise BadRecord(f"unknown game {name!r}")
    return library.game(name)


def new_journal(folder: Path) -> Journal:
    """A journal for a game that begins now; its name sorts after all others, whatever the clock did."""
    stamp, number = time.strftime("%Y-%m-%dT%H-%M-%S"), 0
    newest = next(iter(kept(folder)), None)
    if newest is not None and is_named(newest) and newest.stem >= f"{stamp}-{number:06}":
        stamp, _, last = newest.stem.rpartition("-")
        number = int(last) + 1
    return Journal(folder / f"{stamp}-{number:06}.jsonl")


class Keeping:
    """Keeps the game at the table on the disk: a journal a game, each act in its order.

    What the disk does not take waits, and goes before all that comes later: a record has no gap that would make the
    rest of it worthless.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path: Path | None = None  # of the game at the table, once something of it is on the disk
        self._open: Callable[[], Journal] | None = None
        self._journal: Journal | None = None
        self._waiting: list[Callable[[Journal], None]] = []

    @property
    def has_game(self) -> bool:
        return self._open is not None

    def begin(self, timeline: Timeline, lang: str) -> None:
        """A game begins; its record is on the disk after `write`, as are its acts."""
        self.close()
        now = time.time()
        self._open = lambda: new_journal(self.folder)
        self._waiting = [lambda journal: journal.begin(now, timeline, lang)]

    def go_on(self, path: Path, loaded: Loaded) -> None:
        """A game goes on that was found; nothing in its file changes before there is something to add."""
        self.close()
        self.path = path
        self._open = lambda: Journal(path, loaded.records, loaded.whole_bytes)

    def language(self, lang: str) -> None:
        now = time.time()
        self._waiting.append(lambda journal: journal.language(now, lang))

    def act(self, act: Act, changes: Sequence[Change]) -> None:
        now = time.time()
        self._waiting.append(lambda journal: journal.act(now, act, changes))

    def write(self) -> None:
        """Put on the disk what waits. Raises OSError if it does not go there; then it waits on."""
        while self._waiting and self._open is not None:
            self._journal = self._journal or self._open()
            self._waiting[0](self._journal)
            self.path = self._journal.path
            del self._waiting[0]

    def close(self) -> None:
        """Leave the game as it stands on the disk."""
        journal, self._journal = self._journal, None
        self._open, self._waiting, self.path = None, [], None
        if journal is not None:
            journal.close()
