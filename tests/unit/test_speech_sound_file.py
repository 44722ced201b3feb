"""Sound files of every system's engines, made here bit by bit and read back as one channel at our rate."""

from __future__ import annotations

import struct
import wave
from array import array
from contextlib import suppress
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.speech import pcm
from assistant.speech.sound_file import BadSound, samples

WANTED = array("h", [0, 256, -256, 32512, -32768])


def wav(frames: bytes, channels: int = 1, width: int = 2, rate_hz: int = pcm.SAMPLE_RATE_HZ) -> bytes:
    stream = BytesIO()
    with wave.open(stream, "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(width)
        file.setframerate(rate_hz)
        file.writeframes(frames)
    return stream.getvalue()


def aiff(frames: bytes, channels: int = 1, bits: int = 16, coding: bytes = b"", rate_hz: int = 22_050) -> bytes:
    exponent = 16383 + rate_hz.bit_length() - 1
    rate = struct.pack(">HQ", exponent, rate_hz << (64 - rate_hz.bit_length()))
    count = len(frames) // channels // (bits // 8)
    comm = struct.pack(">hIh", channels, count, bits) + rate + (coding + b"\x00\x00" if coding else b"")
    ssnd = struct.pack(">II", 0, 0) + frames
    parts = b"".join(
        name + struct.pack(">I", len(part)) + part + b"\0" * (len(part) % 2)
        for name, part in ((b"FVER", b"\0" * 3), (b"COMM", comm), (b"SSND", ssnd))
    )
    return b"FORM" + struct.pack(">I", len(parts) + 4) + (b"AIFC" if coding else b"AIFF") + parts


def swapped(values: array[int]) -> bytes:
    other = array("h", values)
    other.byteswap()
    return other.tobytes()


@pytest.mark.parametrize(
    "data",
    [
        wav(WANTED.tobytes()),
        wav(b"".join(struct.pack("<hh", value, value) for value in WANTED), channels=2),
        wav(bytes((value >> 8) + 128 for value in WANTED), width=1),
        wav(b"".join(struct.pack("<i", value << 8)[:3] for value in WANTED), width=3),
        wav(b"".join(struct.pack("<i", value << 16) for value in WANTED), width=4),
        aiff(swapped(WANTED)),
        aiff(b"".join(struct.pack(">hh", value, value) for value in WANTED), channels=2),
        aiff(WANTED.tobytes(), coding=b"sowt"),
        aiff(bytes((value >> 8) % 256 for value in WANTED), bits=8),
    ],
)
def test_each_kind_gives_the_same_samples(data: bytes) -> None:
    assert samples(data) == WANTED.tobytes()


def test_another_rate_becomes_ours() -> None:
    for data in (wav(bytes(2 * 16_000), rate_hz=16_000), aiff(bytes(2 * 44_100), rate_hz=44_100)):
        assert len(samples(data)) == pytest.approx(pcm.byte_count(1000), abs=4)


def test_a_length_that_was_never_filled_in_means_to_the_end() -> None:
    data = wav(WANTED.tobytes())
    assert samples(data[:40] + b"\xff\xff\xff\xff" + data[44:]) == WANTED.tobytes()


@pytest.mark.parametrize(
    "data", [b"", b"RIFF", wav(b"")[:30], b"FORM" + bytes(40), wav(b"")[:20] + b"\x55" + wav(b"")[21:]]
)
def test_what_is_no_such_file_is_told(data: bytes) -> None:
    with pytest.raises(BadSound):
        samples(data)


@given(st.binary(max_size=60))
def test_damage_is_never_more_than_a_bad_sound(junk: bytes) -> None:
    for data in (wav(WANTED.tobytes()), aiff(swapped(WANTED)), aiff(WANTED.tobytes(), coding=b"sowt")):
        damaged = data[:10] + junk + data[10 + len(junk) :]
        with suppress(BadSound):
            assert len(samples(damaged)) % pcm.SAMPLE_BYTES == 0
