"""Left and right of one sound card as two outputs: two listeners with one earphone each, on one device."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Protocol

from assistant.speech import pcm
from assistant.speech.mixer import Mixer
from assistant.speech.side import Side


class Playing(Protocol):
    """An open device, such as a `Stream`."""

    def lost_in_s(self) -> float: ...
    def close(self) -> None: ...


class StereoCard:
    """Opens one device for both sides, when the first of them asks, and closes it with the last.

    `open_stream` opens the device for two channels of sound; it raises DeviceFailed.
    """

    def __init__(self, open_stream: Callable[[Callable[[int], bytes]], Playing]) -> None:
        self._open_stream = open_stream
        self._lock = Lock()
        self._opened: _Opened | None = None

    def open(self, side: Side) -> CardSide:
        """One side of the card; the other one is silent until it is opened too. Raises DeviceFailed."""
        with self._lock:
            if self._opened is None or not self._opened.is_of_use:
                self._opened = _Opened(self._open_stream)
            self._opened.users += 1
            return CardSide(self._opened, side, self._lock)


class _Opened:
    """One opening of the device: a card that comes back is opened anew, with nothing left of what was unheard."""

    def __init__(self, open_stream: Callable[[Callable[[int], bytes]], Playing]) -> None:
        self.mixers = {Side.LEFT: Mixer(), Side.RIGHT: Mixer()}
        self.users = 0
        self.is_closed = False
        self.stream = open_stream(self.pull)

    @property
    def is_of_use(self) -> bool:
        return not self.is_closed and self.stream.lost_in_s() > 0

    def pull(self, frames: int) -> bytes:
        left, right = (mixer.pull(frames) for mixer in self.mixers.values())
        return pcm.side_by_side(left, right, frames) if left or right else b""


class CardSide:
    """The output that is one side of an open card."""

    def __init__(self, opened: _Opened, side: Side, lock: Lock) -> None:
        self.mixer = opened.mixers[side]
        self._opened, self._lock = opened, lock

    def lost_in_s(self) -> float:
        """See `Output`."""
        return self._opened.stream.lost_in_s()

    def close(self) -> None:
        """Leave this side silent; the device is given back once both sides are closed."""
        self.mixer.silence()
        with self._lock:
            self._opened.users -= 1
            is_last = not self._opened.users
            self._opened.is_closed = self._opened.is_closed or is_last
        if is_last:
            self._opened.stream.close()
