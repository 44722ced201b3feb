"""Read what engines write: WAV of Windows and Linux, AIFF of macOS, with any number of channels, into our samples.

The standard library has lost its AIFF reader with Python 3.13. Formats: "Multimedia Programming Interface and Data
Specifications 1.0" (RIFF WAVE); "Audio Interchange File Format" 1.3 and AIFF-C (Apple).
"""

from __future__ import annotations

import struct
import sys
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from assistant.speech import pcm

_WAVE_PLAIN, _WAVE_EXTENSIBLE = 1, 0xFFFE
_AIFF_BIG, _AIFF_LITTLE = {b"NONE", b"twos"}, b"sowt"
_STREAMED = 0x7FFF_0000  # a length above it was never filled in: what is there is the sound
_Order = Literal["little", "big"]


class BadSound(ValueError):
    """A file that is no sound of a kind that we read; the message tells in what it differs."""


@dataclass(frozen=True, slots=True)
class _Format:
    channels: int
    rate_hz: int
    bits: int
    order: _Order


def samples(data: bytes) -> bytes:
    """The sound of a whole file as `pcm` defines it: its channels mixed to one, at our rate. Raises BadSound."""
    try:
        form, frames = _aiff(data) if data[:4] == b"FORM" else _wave(data)
    except (struct.error, IndexError, OverflowError) as error:
        raise BadSound(f"a damaged sound file of {len(data)} bytes: {error}") from error
    return pcm.resampled(_one_channel(_sixteen_bits(frames, form), form.channels), form.rate_hz)


def _wave(data: bytes) -> tuple[_Format, bytes]:
    if data[:4] != b"RIFF" or data[8:12] != b"WAVE":
        raise BadSound(f"no sound file: it begins with {data[:12]!r}")
    chunks = dict(_chunks(data, "little"))
    if b"fmt " not in chunks or b"data" not in chunks:
        raise BadSound("a WAV file without a format or without sound")
    kind, channels, rate_hz, _, _, bits = struct.unpack_from("<HHIIHH", chunks[b"fmt "])
    if kind not in (_WAVE_PLAIN, _WAVE_EXTENSIBLE):
        raise BadSound(f"a WAV file in the format {kind}")
    return _checked(_Format(channels, rate_hz, bits, "little")), chunks[b"data"]


def _aiff(data: bytes) -> tuple[_Format, bytes]:
    chunks = dict(_chunks(data, "big"))
    if data[8:12] not in (b"AIFF", b"AIFC") or b"COMM" not in chunks or b"SSND" not in chunks:
        raise BadSound("an AIFF file without a format or without sound")
    channels, _, bits, exponent, mantissa = struct.unpack_from(">hIhHQ", chunks[b"COMM"])
    coding = chunks[b"COMM"][18:22] or b"NONE"
    if coding != _AIFF_LITTLE and coding not in _AIFF_BIG:
        raise BadSound(f"an AIFF file in the coding {coding!r}")
    (offset,) = struct.unpack_from(">I", chunks[b"SSND"])
    rate_hz = mantissa >> (16383 + 63 - exponent)  # an 80-bit float whose fraction no rate needs
    order: _Order = "little" if coding == _AIFF_LITTLE else "big"
    return _checked(_Format(channels, rate_hz, bits, order)), chunks[b"SSND"][8 + offset :]


def _chunks(data: bytes, order: _Order) -> Iterator[tuple[bytes, bytes]]:
    place = 12
    while place + 8 <= len(data):
        size = int.from_bytes(data[place + 4 : place + 8], order)
        yield data[place : place + 4], data[place + 8 : place + 8 + size]
        if size > _STREAMED:
            return
        place += 8 + size + size % 2


def _checked(form: _Format) -> _Format:
    if form.channels < 1 or form.rate_hz < 1 or form.bits not in (8, 16, 24, 32):
        raise BadSound(f"{form.channels} channels of {form.bits} bits, {form.rate_hz} a second")
    return form


def _sixteen_bits(frames: bytes, form: _Format) -> array[int]:
    """The upper two bytes of each sample; 8-bit ones are unsigned in a WAV file."""
    width = form.bits // 8
    frames = frames[: len(frames) // (width * form.channels) * (width * form.channels)]
    if width == 1:
        middle = 128 if form.order == "little" else 0
        return array("h", (((value - middle + 128) % 256 - 128) << 8 for value in frames))
    upper = bytearray(len(frames) // width * 2)
    first = width - 2 if form.order == "little" else 0
    upper[0::2], upper[1::2] = frames[first::width], frames[first + 1 :: width]
    result = array("h", bytes(upper))
    if form.order != sys.byteorder:
        result.byteswap()
    return result


def _one_channel(frames: array[int], channels: int) -> bytes:
    if channels == 1:
        return frames.tobytes()
    parts = (frames[channel::channels] for channel in range(channels))
    return array("h", (sum(frame) // channels for frame in zip(*parts, strict=True))).tobytes()
