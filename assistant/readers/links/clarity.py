"""Notice that what a reader sends cannot be understood at all, as when its port runs at another speed."""

from __future__ import annotations

BURSTS = 2  # so many in a row without anything understood: one alone may be a plug that was put in
MANY = 200  # bytes in one burst, more than any reader sends for one card
PAUSE_S = 0.2  # ends a burst: no reader pauses so long within what it says


class Clarity:
    """Counts what was not understood since the last that was."""

    def __init__(self) -> None:
        self._bursts = 0
        self._bytes = 0  # in the burst that goes on
        self._latest_s = 0.0
        self._is_told = False

    def hear(self, count: int, now_s: float) -> None:
        """So many bytes came; whether they mean something is not known yet."""
        self.pause(now_s)
        self._bytes += count
        self._latest_s = now_s

    def pause(self, now_s: float) -> None:
        """Nothing more had come until now."""
        if self._bytes and now_s >= self._latest_s + PAUSE_S:
            self._bytes = 0
            self._bursts += 1

    def miss(self) -> None:
        """A whole burst could not be understood."""
        self._bursts += 1

    def understand(self) -> None:
        """Something was understood: whatever was not before it was noise."""
        self._bytes = self._bursts = 0
        self._is_told = False

    @property
    def is_missing(self) -> bool:
        """Whether nothing could be understood for a while."""
        return self._bursts >= BURSTS or self._bytes >= MANY

    def is_news(self) -> bool:
        """Whether that is so and has not been told yet; true once."""
        is_news = self.is_missing and not self._is_told
        self._is_told = self._is_told or is_news
        return is_news
