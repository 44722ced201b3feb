"""Keep what pages were told, and their links, on the disk: after a restart every page goes on where it was.

One file of JSON Lines, for its owner only (mode 0600), since it holds secrets and the links to them; never served.
It is only ever added to; opening it leaves out what no page may ask for any more.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TextIO

from assistant.screen.feed import KEPT, Feed, Told

FILE = "pages.log"
VERSION = 1


@dataclass(slots=True)
class Kept:
    """All that outlives the program: links by seat, languages by seat, whose links they are, and the lines."""

    epoch: str
    port: int = 0
    code: str = ""
    tokens: dict[int, str] = field(default_factory=dict)
    langs: dict[int, str] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)  # who sat where when the links were given out
    feeds: dict[int, Feed] = field(default_factory=dict)


class Record:
    """The file. Where the disk takes nothing (`is_failing`), a restart costs pages their past and links, not more."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._file: TextIO | None = None
        self.is_failing = False

    def load(self) -> Kept | None:
        """What was kept; None if there is nothing, or nothing that this version understands."""
        try:
            lines = self._path.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
            return None
        return _read(lines)

    def begin(self, kept: Kept) -> None:
        """Write the file anew, with what is worth keeping."""
        self.close()
        new = self._path.with_suffix(".new")
        try:
            new.unlink(missing_ok=True)  # one that was left over might be readable for others
            with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
                file.writelines(_lines(kept))
            new.replace(self._path)
            self._file = self._path.open("a", encoding="utf-8")
            self.is_failing = False
        except OSError:
            self.is_failing = True
            # The former file would bring back links that have ended: better no past than theirs.
            for old in (self._path, new):
                with suppress(OSError):
                    os.truncate(old, 0)
                with suppress(OSError):
                    old.unlink()

    def write(self, told: Mapping[int, Iterable[Told]]) -> None:
        """Add lines, by page. They are safe from the program's end, as the journal is from the machine's."""
        if self._file is None:
            return
        try:
            self._file.writelines(_line(seat, line) for seat, lines in told.items() for line in lines)
            self._file.flush()
        except OSError:
            self.is_failing = True
            self.close()  # a torn line would hide all after it

    def close(self) -> None:
        file, self._file = self._file, None
        with suppress(OSError):
            if file is not None:
                file.close()


def _lines(kept: Kept) -> Iterable[str]:
    head = {name: getattr(kept, name) for name in ("epoch", "port", "code", "tokens", "langs", "players")}
    yield json.dumps({"v": VERSION, **head}, ensure_ascii=False) + "\n"
    for seat, feed in kept.feeds.items():
        yield from (_line(seat, line) for line in feed.history())


def _line(seat: int, line: Told) -> str:
    return json.dumps({"page": seat, **asdict(line)}, ensure_ascii=False) + "\n"


def _read(lines: list[str]) -> Kept | None:
    try:
        head = json.loads(lines[0])
        if head.pop("v") != VERSION:
            return None
        for by_seat in ("tokens", "langs"):
            head[by_seat] = {int(seat): value for seat, value in head[by_seat].items()}
        kept = Kept(**head)
    except (IndexError, ValueError, TypeError, KeyError, AttributeError):
        return None
    told: dict[int, list[Told]] = {}
    for line in lines[1:]:
        try:
            values = json.loads(line)
            told.setdefault(values.pop("page"), []).append(Told(**values))
        except (ValueError, TypeError, KeyError):
            break  # torn at the end, as the program broke off
    kept.feeds = {seat: Feed(lines[-KEPT:]) for seat, lines in told.items()}
    return kept
