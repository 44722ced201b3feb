"""One open playback device: it fetches sound by itself for ever, and a device that no longer does is gone.

`miniaudio` is imported when a device is opened, since the import takes a third of a second.
"""

from __future__ import annotations

import atexit
import sys
import time
from collections.abc import Callable, Generator
from typing import Any

from assistant.speech import pcm
from assistant.speech.trouble import DeviceFailed, Trouble

BUFFER_MS = 7  # at 10, a stop is heard after 18 ms, at 7 after 15
# How long another thread may keep the interpreter when the device asks: with Python's own 5 ms, sentences had gaps on
# three devices at once, at 6 ms of buffer one in ten; with this none, also beside two programs that never rest.
_GIVES_WAY_S = 0.0005
LOST_AFTER_S = 0.5  # a device that has taken no sound for so long is gone (field notes, "Sound")
_STARTS_WITHIN_S = 3.0  # an idle PulseAudio sink first plays out up to two seconds of the silence it made in advance
_STARTING_PULLS = 4  # taken at once, to fill the device's own buffers


class Stream:
    """Keep a device open by its raw id; `pull` gives the samples of at most so many frames, in the device's thread.

    Raises DeviceFailed if it does not open.
    """

    def __init__(self, raw_id: Any, channels: int, pull: Callable[[int], bytes]) -> None:
        import miniaudio

        sys.setswitchinterval(_GIVES_WAY_S)
        self._pull = pull
        self._pulls = 0
        self._pulled_at_s = time.monotonic()
        try:
            self._player: Any = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=channels,
                sample_rate=pcm.SAMPLE_RATE_HZ,
                buffersize_msec=BUFFER_MS,
                device_id=raw_id,
                backends=backends(miniaudio),
                app_name="Sushi Says",
            )
            feed = self._feed()
            next(feed)
            self._player.start(feed)
        except miniaudio.MiniaudioError as error:
            raise DeviceFailed(Trouble.DEVICE_FAILED, str(error)) from error
        atexit.register(self.close)  # left open, its thread and the ending interpreter wait for each other for ever

    def lost_in_s(self) -> float:
        """In how many seconds it counts as gone if it fetches nothing until then; just opened, it is given longer."""
        patience_s = LOST_AFTER_S if self._pulls > _STARTING_PULLS else _STARTS_WITHIN_S
        return max(0.0, self._pulled_at_s + patience_s - time.monotonic())

    def close(self) -> None:
        """Give the device back; what was not heard is lost."""
        atexit.unregister(self.close)
        self._player.close()

    def _feed(self) -> Generator[bytes, int, None]:
        frames = yield b""
        while True:
            self._pulls += 1
            self._pulled_at_s = time.monotonic()
            frames = yield self._pull(frames)


def backends(miniaudio: Any) -> list[Any]:
    """Every backend but the null one, which would take our sound and let nobody hear it."""
    return [backend for backend in miniaudio.Backend if backend is not miniaudio.Backend.NULL]
