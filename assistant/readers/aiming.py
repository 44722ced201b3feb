"""Guide a hand that holds a card before a camera, without a flood of words. Pure: sights and times come in."""

from __future__ import annotations

from collections import Counter
from math import inf

from assistant.readers.scan import Aim

PATIENCE_S = 1.0  # a hand on its way passes through every fault; one that stays needs a word
LOST_S = 1.0  # without any sight of a code, the next one is a new attempt
AGAIN_S = 8.0  # before the same is said a second time
BETWEEN_S = 3.0  # before anything else is said: time to hear it and to move
_SIGHTS = 3  # a second of a slow camera may hold only one or two chance finds


class Aiming:
    """Sights of a code that cannot be read go in; now and then what to do about it comes out."""

    def __init__(self) -> None:
        self._begun_s = 0.0
        self._latest_s = -inf
        self._seen: Counter[Aim] = Counter()
        self._told: Aim | None = None
        self._told_s = -inf

    def read(self) -> None:
        """A code was read: all is well, and a later fault is a new one."""
        self._seen.clear()
        self._told = None

    def see(self, aim: Aim | None, now_s: float) -> Aim | None:
        """Take what the picture of now shows; give what is to be said now, if anything."""
        if now_s > self._latest_s + LOST_S:
            self._seen.clear()
        if aim is None:
            return None
        if not self._seen:
            self._begun_s = now_s
        self._latest_s = now_s
        self._seen[aim] += 1
        if now_s < self._begun_s + PATIENCE_S or self._seen.total() < _SIGHTS or now_s < self._told_s + BETWEEN_S:
            return None
        return self._say(self._seen.most_common(1)[0][0], now_s)

    def _say(self, aim: Aim, now_s: float) -> Aim | None:
        # A card that is held still, as was asked for, and stays unclear is out of focus: too near, as a rule.
        if aim is Aim.STILL and self._told in (Aim.STILL, Aim.FURTHER) and now_s < self._told_s + AGAIN_S:
            aim = Aim.FURTHER
        if aim is self._told and now_s < self._told_s + AGAIN_S:
            return None
        self._told, self._told_s = aim, now_s
        self._seen.clear()
        return aim
