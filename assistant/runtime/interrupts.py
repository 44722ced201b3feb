"""One interrupt is one, though two processes may get it: the one that plays, and its parent, which hands it on."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable

HANDED_ON = getattr(signal, "SIGUSR1", signal.SIGINT)  # as which a parent hands an interrupt on, where there are two
PAIRED_S = 5.0  # far longer than a parent takes to hand on


class Interrupts:
    """Does something once for each interrupt, whichever way it comes.

    Ctrl-C at a terminal and a signal to the whole group reach this process and its parent too, which hands on all that
    it gets; a signal to one of the two processes comes one way only. So the n-th that comes straight is the n-th that
    is handed on, and only the first of the two counts.
    """

    def __init__(self, act: Callable[[], object], clock: Callable[[], float] = time.monotonic) -> None:
        self._act, self._clock = act, clock
        self._ahead = 0  # how many more have come straight than were handed on
        self._latest_s = -PAIRED_S

    def listen(self) -> None:
        """Handle the signals of this process from now on."""
        for number in (signal.SIGINT, HANDED_ON):
            signal.signal(number, self.take)

    def take(self, number: int, _frame: object = None) -> None:
        """Handle one signal."""
        now_s = self._clock()
        # Another signal's handler may run within this one, but only where something is called: not in these lines.
        before = self._ahead if now_s < self._latest_s + PAIRED_S else 0
        self._ahead = ahead = before + (1 if number == signal.SIGINT else -1)
        self._latest_s = now_s
        if abs(ahead) > abs(before):
            self._act()


def leave() -> None:
    """End what is done now, once. Raises KeyboardInterrupt, and no other one comes on the way out."""
    for number in (signal.SIGINT, HANDED_ON):
        # SIG_IGN would have Python complain of a signal that has arrived, and that it has not handled yet.
        signal.signal(number, lambda *_: None)
    raise KeyboardInterrupt
