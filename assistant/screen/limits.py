"""Bound how often a page may ask for something. Pure: the time comes in."""

from __future__ import annotations


class Allowance:
    """So many at once, and then so many a second."""

    def __init__(self, at_once: int, a_second: float) -> None:
        self._most, self._a_second = float(at_once), a_second
        self._left, self._at_s = self._most, 0.0

    def take(self, now_s: float) -> bool:
        """Whether one more is allowed now; times are seconds on any clock that only goes forward."""
        self._left = min(self._most, self._left + max(0.0, now_s - self._at_s) * self._a_second)
        self._at_s = now_s
        if self._left < 1:
            return False
        self._left -= 1
        return True
