"""What one page has been told, line by line, so that a page that was away catches up without a gap or a repeat.

Pure: it knows neither the network nor the clock.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

KEPT = 200  # lines, as many as a listener's history at the table holds


@dataclass(frozen=True, slots=True)
class Told:
    """One line of one page. `turn` counts the turns that the table had seen when it was told."""

    number: int  # from 1, without a gap
    lang: str
    text: str
    priority: str
    turn: int
    is_private: bool = False
    is_fleeting: bool = False  # to be heard now, and kept nowhere


@dataclass(frozen=True, slots=True)
class Absence:
    """What a page missed: so many lines, so many turns."""

    lines: int
    turns: int


class Feed:
    """The last lines of one page. Numbers go on for as long as the pages' record is kept: see `Pages.epoch`."""

    def __init__(self, lines: Iterable[Told] = ()) -> None:
        self._lines = deque(lines, maxlen=KEPT)
        self.last = self._lines[-1].number if self._lines else 0

    def add(
        self, text: str, lang: str, priority: str, turn: int, *, is_private: bool = False, is_fleeting: bool = False
    ) -> Told:
        """Take the next line."""
        self.last += 1
        told = Told(self.last, lang, text, priority, turn, is_private, is_fleeting)
        self._lines.append(told)
        return told

    def after(self, number: int) -> list[Told]:
        """The lines that came after this one; of very many, the last ones."""
        return [line for line in self._lines if line.number > number]

    def history(self, after: int = 0) -> list[Told]:
        """What may still be read of them: not what was fleeting."""
        return [line for line in self.after(after) if not line.is_fleeting]

    def absence(self, seen: int, turn: int) -> Absence:
        """What came after the line that a page saw last, now that the table has seen so many turns."""
        missed = self.history(seen)
        before = [line.turn for line in self._lines if line.number <= seen]
        since = before[-1] if before else missed[0].turn if missed else turn
        return Absence(len(missed), max(0, turn - since))
