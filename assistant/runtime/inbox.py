"""Where all readers hand over what they got: one bounded queue, each input with the time at which it came."""

from __future__ import annotations

import queue
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from assistant.readers.scan import Input
from assistant.runtime.complaint import Complaint

LOOK_UP_S = 0.2  # a signal's handler cannot end a wait, so no wait is longer
WAITING = 32  # more than a table can scan before it is answered


@dataclass(frozen=True, slots=True)
class Arrived:
    """An input or a trouble with speech, and when it came (seconds, monotonic)."""

    what: Input | Complaint
    at: float


class Inbox:
    """Nothing is dropped: when it is full, the reader that delivers waits."""

    def __init__(self) -> None:
        self._queue: queue.Queue[Arrived] = queue.Queue(WAITING)
        self._was_full = self._is_told = False
        self.is_interrupted = False  # again since the last KeyboardInterrupt

    def deliver(self, what: Input | Complaint) -> None:
        """Hand over; called from any reader's thread, which it may block."""
        arrived = Arrived(what, time.monotonic())
        try:
            self._queue.put_nowait(arrived)
        except queue.Full:
            self._was_full = True
            self._queue.put(arrived)

    def take(self, until: float | None) -> Arrived | None:
        """The next one; None if the clock reaches `until` first. Raises KeyboardInterrupt soon after `interrupt`."""
        if self._queue.empty():
            self._was_full = self._is_told = False
        while not self.is_interrupted:
            left = LOOK_UP_S if until is None else max(0.0, until - time.monotonic())
            with suppress(queue.Empty):
                return self._queue.get(timeout=min(left, LOOK_UP_S))
            if left < LOOK_UP_S:
                return None
        self.is_interrupted = False
        raise KeyboardInterrupt

    def rest(self) -> Iterator[Arrived]:
        """What is here now, without waiting for more."""
        while not self._queue.empty():
            yield self._queue.get_nowait()

    def has_filled_up(self) -> bool:
        """Whether a reader has had to wait since all was last taken; true once, as it is said once."""
        is_news = self._was_full and not self._is_told
        self._is_told = self._is_told or is_news
        return is_news

    def interrupt(self) -> None:
        """End the wait for inputs; for a signal's handler. What is being done with an input is done to its end."""
        self.is_interrupted = True
