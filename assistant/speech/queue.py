"""What is said next, and what is never said: the priorities of design.md, without thread, clock or sound.

An error cuts what speaks and goes first. An answer cuts and replaces older answers and hints, and goes before the
game events that wait. A game event waits for its turn, in order, and nothing but an error or a stop cuts it. A hint
is said only into silence, and anything else cuts it.
"""

from __future__ import annotations

from assistant.speech.utterance import Utterance
from assistant.words.announcement import Priority

_ORDER = (Priority.ERROR, Priority.ANSWER, Priority.EVENT, Priority.HINT)


class SpeechQueue:
    """Decide in which order a listener hears things; one for each channel."""

    def __init__(self) -> None:
        self._speaking: Utterance | None = None
        self._waiting: list[Utterance] = []

    @property
    def speaking(self) -> Utterance | None:
        """What is being said now; None in silence."""
        return self._speaking

    @property
    def waiting(self) -> tuple[Utterance, ...]:
        """What will be said, first things first."""
        return tuple(self._waiting)

    @property
    def is_idle(self) -> bool:
        """Nothing speaks and nothing waits."""
        return self._speaking is None and not self._waiting

    def offer(self, new: Utterance) -> bool:
        """Take in something to say; True if what speaks now is cut by it and must fall silent."""
        if new.priority is Priority.HINT and not self.is_idle:
            return False
        self._waiting = [old for old in self._waiting if not _is_stale(old, new)]
        later = (place for place, old in enumerate(self._waiting) if _rank(old) > _rank(new))
        self._waiting.insert(next(later, len(self._waiting)), new)
        is_cut = self._speaking is not None and (new.priority is Priority.ERROR or _is_stale(self._speaking, new))
        if is_cut:
            self._speaking = None
        return is_cut

    def begin(self) -> Utterance | None:
        """The next thing to say, which speaks from now on; None while another speaks or nothing waits."""
        if self._speaking is not None or not self._waiting:
            return None
        self._speaking = self._waiting.pop(0)
        return self._speaking

    def finish(self, said: Utterance) -> None:
        """It was said to its end; of no effect if it was cut before."""
        if self._speaking is said:
            self._speaking = None

    def put_back(self, unheard: Utterance) -> None:
        """It could not be said to its end: say it again first, unless it was cut in the meantime."""
        if self._speaking is unheard:
            self._speaking = None
            self._waiting.insert(0, unheard)

    def keep(self, count: int) -> None:
        """Let the oldest things go until no more than `count` wait; game events first, which the history has too."""
        while len(self._waiting) > count:
            oldest = next((old for old in self._waiting if old.priority is Priority.EVENT), self._waiting[0])
            self._waiting.remove(oldest)

    def stop(self) -> bool:
        """Silence now: what speaks and what waits is dropped; True if something spoke. The next thing offered is said.

        Waiting game events go too, since a listener who asks for silence means it; the history still has them.
        """
        is_cut = self._speaking is not None
        self._speaking = None
        self._waiting.clear()
        return is_cut


def _rank(utterance: Utterance) -> int:
    return _ORDER.index(utterance.priority)


def _is_stale(old: Utterance, new: Utterance) -> bool:
    """Whether `new` makes `old` pointless, speaking or waiting."""
    has_same_key = old.key is not None and old.key == new.key
    match old.priority:
        case Priority.EVENT:
            return False
        case Priority.ERROR:
            return has_same_key and new.priority is Priority.ERROR
        case Priority.ANSWER:
            return has_same_key or new.priority is Priority.ANSWER
        case Priority.HINT:
            return True
