"""The channels of one program, opened side by side: one engine for all of them, one card for its two sides."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from threading import Lock

from assistant.speech.channel import Channel
from assistant.speech.device import DeviceOutput, open_stream
from assistant.speech.output import Output
from assistant.speech.shared_voice import SharedVoices
from assistant.speech.side import Side
from assistant.speech.stereo import StereoCard
from assistant.speech.trouble import Trouble
from assistant.speech.voice import Voice


@dataclass(frozen=True, slots=True)
class Place:
    """Where a channel is heard: the id of a device and which side of it, or the system's default one."""

    device: str | None = None
    side: Side = Side.BOTH


class Speakers:
    """Opens channels. `owned` are the ids of the devices that belong to a seat: as the default, none of them serves."""

    def __init__(self, owned: Collection[str] = ()) -> None:
        self._owned = owned
        self._voices = SharedVoices()
        self._cards: dict[str, StereoCard] = {}
        self._lock = Lock()

    def open(
        self,
        place: Place,
        voices: list[Voice],
        on_trouble: Callable[[Trouble], None],
        *,
        rate: int,
        volume: float,
    ) -> Channel:
        """A channel with this chain of voices there. Returns at once; see `Channel`."""
        opens = self._opens(place.device, place.side)
        return Channel(self._voices.share(voices), opens, on_trouble, rate=rate, volume=volume)

    def _opens(self, device: str | None, side: Side) -> Callable[[], Output]:
        if device is None or side is Side.BOTH:
            return _SameDevice(device, self._owned)
        return partial(self._side, device, side)

    def _side(self, device: str, side: Side) -> Output:
        with self._lock:
            if device not in self._cards:
                self._cards[device] = StereoCard(lambda pull: open_stream(device, 2, pull)[1])
        return self._cards[device].open(side)


class _SameDevice:
    """Opens a device, and after the first time the same one again: what was the default may be another one by then."""

    def __init__(self, wanted: str | None, owned: Collection[str]) -> None:
        self._wanted, self._owned = wanted, owned

    def __call__(self) -> Output:
        output = DeviceOutput(self._wanted, self._owned)
        self._wanted = output.id
        return output
