"""The sound devices: which there are, and one always open, by its id, so that the first sample waits for nothing.

`miniaudio` is imported when a device is opened, since the import takes a third of a second.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Collection, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from assistant.speech.mixer import Mixer
from assistant.speech.stream import Stream, backends
from assistant.speech.trouble import DeviceFailed, Trouble


@dataclass(frozen=True, slots=True)
class Device:
    """A playback device as the system knows it; only `id` tells twin earbuds apart, the name is for people."""

    id: str
    name: str
    is_default: bool


class DeviceOutput:
    """Play a mixer through the device `wanted` (an id of `devices()`), or through the system's default one.

    `spared` are the ids of devices that belong to somebody: where no device is wanted, none of them is taken, also if
    one of them is the default. `id` is the device that was opened. Raises DeviceFailed: no device at all, none of that
    id, or it does not open.
    """

    def __init__(self, wanted: str | None = None, spared: Collection[str] = ()) -> None:
        self.mixer = Mixer()
        self.id, self._stream = open_stream(wanted, 1, self.mixer.pull, spared)

    def lost_in_s(self) -> float:
        """See `Output`."""
        return self._stream.lost_in_s()

    def close(self) -> None:
        """Give the device back; what was not heard is lost."""
        self._stream.close()


def open_stream(
    wanted: str | None, channels: int, pull: Callable[[int], bytes], spared: Collection[str] = ()
) -> tuple[str, Stream]:
    """Open a device as `DeviceOutput` does, for so many channels of sound: its id, and the open device."""
    import miniaudio

    _hush_alsa()
    device, raw_id = _chosen(_playbacks(miniaudio), wanted, spared)
    return device.id, Stream(raw_id, channels, pull)


def devices() -> list[Device]:
    """The playback devices of this machine, the default one marked; empty if there is none."""
    import miniaudio

    _hush_alsa()
    try:
        return [device for device, _ in _playbacks(miniaudio)]
    except DeviceFailed:
        return []


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
    context = ffi.new("ma_context*")
    wanted = ffi.new("ma_backend[]", [backend.value for backend in backends(miniaudio)])
    if lib.ma_context_init(wanted, len(wanted), ffi.NULL, context) != lib.MA_SUCCESS:
        raise DeviceFailed(Trouble.NO_DEVICE)
    try:
        yield context
    finally:
        lib.ma_context_uninit(context)


def _described(ffi: Any, info: Any) -> tuple[Device, Any]:
    raw_id = ffi.new("ma_device_id*", info.id)
    name = ffi.string(info.name).decode(errors="replace")
    return Device(_id_text(bytes(ffi.buffer(raw_id))), name, bool(info.isDefault)), raw_id


def _chosen(playbacks: list[tuple[Device, Any]], wanted: str | None, spared: Collection[str]) -> tuple[Device, Any]:
    """An explicit id, also for the default device: a stream without one moves to another device by itself."""
    if not playbacks:
        raise DeviceFailed(Trouble.NO_DEVICE)
    if wanted is not None:
        found = [playback for playback in playbacks if playback[0].id == wanted]
        if not found:
            raise DeviceFailed(Trouble.DEVICE_UNKNOWN, repr(wanted))
        return found[0]
    free = [playback for playback in playbacks if playback[0].id not in spared]
    if not free:
        raise DeviceFailed(Trouble.NO_DEVICE, "each of them is somebody's own")
    return next((playback for playback in free if playback[0].is_default), free[0])


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
