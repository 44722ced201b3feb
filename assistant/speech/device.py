"""The sound card: one always-open miniaudio device, by its id, so that the first sample waits for nothing.

`miniaudio` is imported when a device is opened, since the import takes a third of a second.
"""

from __future__ import annotations

import atexit
import ctypes
import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from assistant.speech import pcm
from assistant.speech.mixer import Mixer
from assistant.speech.trouble import DeviceFailed, Trouble

BUFFER_MS = 10
_LOST_AFTER_S = 0.5  # a device that has taken no sound for so long is gone (field notes, "Sound")
_STARTS_WITHIN_S = 3.0  # an idle PulseAudio sink first plays out up to two seconds of the silence it made in advance
_STARTING_PULLS = 4  # taken at once, to fill the device's own buffers


@dataclass(frozen=True, slots=True)
class Device:
    """A playback device as the system knows it; only `id` tells twin earbuds apart, the name is for people."""

    id: str
    name: str
    is_default: bool


class DeviceOutput:
    """Play a mixer through the device `wanted` (an id of `devices()`), or through the system's default one.

    Raises DeviceFailed: no device at all, none of that id, or it does not open.
    """

    def __init__(self, wanted: str | None = None) -> None:
        import miniaudio

        _hush_alsa()
        self.mixer = Mixer()
        self._pulls = 0
        self._pulled_at_s = time.monotonic()
        try:
            self._player: Any = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=pcm.SAMPLE_RATE_HZ,
                buffersize_msec=BUFFER_MS,
                device_id=_raw_id(miniaudio, wanted),
                backends=_backends(miniaudio),
                app_name="Sushi Says",
            )
            feed = self._feed()
            next(feed)
            self._player.start(feed)
        except miniaudio.MiniaudioError as error:
            raise DeviceFailed(Trouble.DEVICE_FAILED, str(error)) from error
        atexit.register(self.close)  # left open, its thread and the ending interpreter wait for each other for ever

    def is_alive(self) -> bool:
        """Whether the device took sound, or silence, in the last half second; when just opened, in the last three."""
        patience_s = _LOST_AFTER_S if self._pulls > _STARTING_PULLS else _STARTS_WITHIN_S
        return time.monotonic() - self._pulled_at_s < patience_s

    def close(self) -> None:
        """Give the device back; what was not heard is lost."""
        atexit.unregister(self.close)
        self._player.close()

    def _feed(self) -> Generator[bytes, int, None]:
        frames = yield b""
        while True:
            self._pulls += 1
            self._pulled_at_s = time.monotonic()
            frames = yield self.mixer.pull(frames)


def devices() -> list[Device]:
    """The playback devices of this machine, the default one marked; empty if there is none."""
    import miniaudio

    _hush_alsa()
    try:
        return [device for device, _ in _playbacks(miniaudio)]
    except DeviceFailed:
        return []


def _backends(miniaudio: Any) -> list[Any]:
    """Every backend but the null one, which would take our sound and let nobody hear it."""
    return [backend for backend in miniaudio.Backend if backend is not miniaudio.Backend.NULL]


def _playbacks(miniaudio: Any) -> list[tuple[Device, Any]]:
    """Each device with its raw id. `miniaudio.Devices` tells no default, and fails wholly if one device is ill."""
    ffi, lib = miniaudio.ffi, miniaudio.lib
    infos, count = ffi.new("ma_device_info**"), ffi.new("ma_uint32*")
    with _context(miniaudio) as context:
        if lib.ma_context_get_devices(context, infos, count, ffi.NULL, ffi.NULL) != lib.MA_SUCCESS:
            raise DeviceFailed(Trouble.NO_DEVICE)
        is_alsa = context.backend == miniaudio.Backend.ALSA.value
        found = [_described(ffi, infos[0][place]) for place in range(count[0])]
    return [(device, raw_id) for device, raw_id in found if not (is_alsa and _is_alsa_plugin(device.id))]


def _is_alsa_plugin(id_: str) -> bool:
    """Whether a name is no card but a converter, or `null`, into which sound vanishes; cards are like `hw:0,0`.

    ALSA lists them also on a machine without any card. `pulse` and `jack` are asked directly, not through ALSA.
    """
    return ":" not in id_ and id_ not in {"default", "pipewire"}


@contextmanager
def _context(miniaudio: Any) -> Generator[Any, None, None]:
    ffi, lib = miniaudio.ffi, miniaudio.lib
    backends = _backends(miniaudio)
    context = ffi.new("ma_context*")
    wanted = ffi.new("ma_backend[]", [backend.value for backend in backends])
    if lib.ma_context_init(wanted, len(backends), ffi.NULL, context) != lib.MA_SUCCESS:
        raise DeviceFailed(Trouble.NO_DEVICE)
    try:
        yield context
    finally:
        lib.ma_context_uninit(context)


def _described(ffi: Any, info: Any) -> tuple[Device, Any]:
    raw_id = ffi.new("ma_device_id*", info.id)
    name = ffi.string(info.name).decode(errors="replace")
    return Device(_id_text(bytes(ffi.buffer(raw_id))), name, bool(info.isDefault)), raw_id


def _raw_id(miniaudio: Any, wanted: str | None) -> Any:
    """An explicit id, also for the default device: a stream without one moves to another device by itself."""
    playbacks = _playbacks(miniaudio)
    if not playbacks:
        raise DeviceFailed(Trouble.NO_DEVICE)
    if wanted is None:
        return next((raw for device, raw in playbacks if device.is_default), playbacks[0][1])
    for device, raw_id in playbacks:
        if device.id == wanted:
            return raw_id
    raise DeviceFailed(Trouble.DEVICE_UNKNOWN, repr(wanted))


def _id_text(raw: bytes) -> str:
    """An id as one can write it into a configuration: PulseAudio's and ALSA's are text, others become hex digits."""
    text = raw.rstrip(b"\0")
    return text.decode("ascii") if text.isascii() and text.decode("ascii").isprintable() else text.hex()


_ALSA_HANDLER = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)


def _say_nothing(_file: bytes, _line: int, _function: bytes, _error: int, _format: bytes) -> None:
    """Take ALSA's complaint: the player gets one reason, not lines of the library's on the terminal."""


_QUIET_HANDLER = _ALSA_HANDLER(_say_nothing)  # libasound keeps the pointer: it must live as long as the process


def _hush_alsa() -> None:
    """Keep libasound from writing to the terminal; where there is no libasound there is nothing to hush."""
    try:
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_QUIET_HANDLER)
    except (OSError, AttributeError):
        return
