"""What one listener was told, line by line, with a place in it to step back and forth. Knows nothing of words."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

LIMIT = 200  # lines for each listener

Told = TypeVar("Told")


class History(Generic[Told]):
    """The last lines that a listener was told, as they were said.

    The first step back leads to the newest line. A line that comes while a listener looks back does not move the
    place; `leave` does, and the next step back leads to the newest line again.
    """

    def __init__(self, limit: int = LIMIT) -> None:
        self._lines: deque[Told] = deque(maxlen=limit)
        self._back = 0  # the place, counted from the end: 1 is the newest line, 0 is behind it

    def add(self, line: Told) -> None:
        """Keep a line; the oldest one is let go where there are too many."""
        self._lines.append(line)
        if self._back:
            self._back = min(self._back + 1, len(self._lines))

    def back(self) -> Told | None:
        """The line before; None at the oldest one, which stays the place."""
        if self._back == len(self._lines):
            return None
        self._back += 1
        return self._lines[-self._back]

    def forward(self) -> Told | None:
        """The line after; None at the newest one, which stays the place."""
        if self._back <= 1:
            return None
        self._back -= 1
        return self._lines[-self._back]

    def leave(self) -> None:
        """Go on with the game: the place is behind the newest line."""
        self._back = 0
