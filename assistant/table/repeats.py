"""The same card read twice is one scan: the contract's "Repeats"."""

from __future__ import annotations

WINDOW_S = 1.5


class Repeats:
    """Remembers each reader's last code and when it came last."""

    def __init__(self) -> None:
        self._last: dict[str, tuple[str, float]] = {}
        self._noise: dict[str, float] = {}

    def is_repeat(self, reader: str, code: str, at: float) -> bool:
        """Note a delivery; true if it is the reader's last code again within the window, which then starts anew."""
        last, when = self._last.get(reader, ("", 0.0))
        self.note(reader, code, at)
        elapsed_s = round(at - when, 6)  # sums of seconds miss 1.5 by a hair
        return code == last and elapsed_s < WINDOW_S

    def is_first_noise(self, reader: str, at: float) -> bool:
        """Note a line without a code; false for those that follow within the window: one sentence for a noisy wire."""
        last = self._noise.get(reader, -WINDOW_S)
        self._noise[reader] = at
        return round(at - last, 6) >= WINDOW_S

    def left(self, reader: str, at: float) -> None:
        """The reader's last card was taken away just now: it lay there all the time, so its window starts anew."""
        if reader in self._last:
            self.note(reader, self._last[reader][0], at)

    def note(self, reader: str, code: str, at: float) -> None:
        self._last[reader] = (code, at)

    def end(self) -> None:
        """An undo or redo: any card may be scanned again at once."""
        self._last.clear()
