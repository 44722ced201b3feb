"""Where all readers hand over what they got: one bounded queue, each input with the time at which it came."""

from __future__ import annotations

import queue
import time
from dataclasses import dataclass

from assistant.readers.scan import Input
from assistant.speech.trouble import Trouble

WAITING = 32  # more than a table can scan before it is answered


@dataclass(frozen=True, slots=True)
class Arrived:
    """An input or a trouble with speech, and when it came (seconds, monotonic)."""

    what: Input | Trouble
    at: float


class Inbox:
    """Nothing is dropped: when it is full, the reader that delivers waits."""

    def __init__(self) -> None:
        self._queue: queue.Queue[Arrived] = queue.Queue(WAITING)
        self.was_full = False

    def deliver(self, what: Input | Trouble) -> None:
        """Hand over; called from any reader's thread, which it may block."""
        arrived = Arrived(what, time.monotonic())
        try:
            self._queue.put_nowait(arrived)
        except queue.Full:
            self.was_full = True
            self._queue.put(arrived)

    def take(self, until: float | None) -> Arrived | None:
        """The next one; None if the clock reaches `until` first."""
        timeout = None if until is None else max(0.0, until - time.monotonic())
        try:
            return self._queue.get(timeout=timeout)
        except queue.Empty:
            return None
