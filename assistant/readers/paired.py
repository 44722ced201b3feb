"""Hand over once what two listeners hear of one keyboard: the terminal that has the focus, and all keyboards."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Lock

from assistant.deck.codes import encode_code, parse_codes
from assistant.readers.scan import Input, Scan, Troubled

_BOTH_WITHIN_S = 5.0  # far more than one of them may be late, far less than a card takes to come back


class Paired:
    """The n-th time that one side hears a code is the n-th time of the other side: only the first of them counts.

    So it is with a fault of the scanner that both of them find.
    """

    def __init__(self, deliver: Callable[[Input], None], clock: Callable[[], float] = time.monotonic) -> None:
        self._deliver = deliver
        self._clock = clock
        self._lock = Lock()
        self._unmatched: list[tuple[int, str, float]] = []  # who heard what first, and when

    def side(self, number: int) -> Callable[[Input], None]:
        """Where one of the two, 0 or 1, hands over its inputs; called in that one's thread."""

        def take(said: Input) -> None:
            if not self._is_echo(number, said):
                self._deliver(said)

        return take

    def _is_echo(self, number: int, said: Input) -> bool:
        match said:
            case Scan(_, text):
                key = "".join(map(encode_code, parse_codes(text))) or text
            case Troubled(_, trouble):
                key = trouble.value
            case _:
                return False
        now_s = self._clock()
        with self._lock:
            self._unmatched = [heard for heard in self._unmatched if now_s - heard[2] < _BOTH_WITHIN_S]
            for heard in self._unmatched:
                if heard[:2] == (1 - number, key):
                    self._unmatched.remove(heard)
                    return True
            self._unmatched.append((number, key, now_s))
            return False
