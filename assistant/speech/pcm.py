"""Sound as bytes: signed 16-bit mono samples in the machine's order, 22,050 a second throughout the speech layer."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator

SAMPLE_RATE_HZ = 22_050  # espeak's own rate: the usual voice needs no conversion
SAMPLE_BYTES = 2
_LOUDEST = 32_767
_QUIET = 40  # below this (-58 dB) nobody hears anything: espeak's silence is not quite zero
_TAIL_MS = 15  # kept after the last loud sample, so that the last sound rings out


def byte_count(ms: float) -> int:
    """Bytes that play for so many milliseconds, always whole samples."""
    return round(SAMPLE_RATE_HZ * ms / 1000) * SAMPLE_BYTES


def silence(ms: float) -> bytes:
    """Nothing, for so many milliseconds."""
    return bytes(byte_count(ms))


def scaled(pcm: bytes, volume: float) -> bytes:
    """The same sound at `volume`, 0.0 (silent) to 1.0 (unchanged)."""
    if volume >= 1.0:
        return pcm
    return array("h", (int(sample * volume) for sample in array("h", pcm))).tobytes()


def faded(pcm: bytes) -> bytes:
    """The same sound falling from full strength to silence over its whole length."""
    samples = array("h", pcm)
    count = len(samples)
    return array("h", (sample * (count - 1 - place) // count for place, sample in enumerate(samples))).tobytes()


def mixed(one: bytes, other: bytes) -> bytes:
    """Both at once, as long as the longer one; what is too loud is clipped."""
    longer, shorter = (one, other) if len(one) >= len(other) else (other, one)
    if not shorter:
        return longer
    total = array("h", longer)
    for place, sample in enumerate(array("h", shorter)):
        total[place] = max(-_LOUDEST, min(_LOUDEST, total[place] + sample))
    return total.tobytes()


def side_by_side(left: bytes, right: bytes, frames: int) -> bytes:
    """Two mono pieces as one of stereo, so many frames long; the shorter one ends in silence."""
    both = array("h", bytes(2 * frames * SAMPLE_BYTES))
    for side, piece in enumerate((left, right)):
        samples = array("h", piece)
        both[side : 2 * len(samples) : 2] = samples
    return both.tobytes()


def without_edges(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """Pass a sentence on as it comes, without the silence before and after it; pauses within it are kept.

    Engines lead with some silence, which costs latency, and end with up to 0.7 s of it (field notes, "Sound").
    """
    held = b""
    has_begun = False
    for chunk in chunks:
        begin, end = _loud_part(chunk)
        if begin == end:
            held += chunk if has_begun else b""
            continue
        yield held + chunk[begin if not has_begun else 0 : end]
        has_begun = True
        held = chunk[end:]
    if has_begun and held:
        yield held[: byte_count(_TAIL_MS)]


def _loud_part(chunk: bytes) -> tuple[int, int]:
    samples = array("h", chunk)
    if not samples or (max(samples) < _QUIET and min(samples) > -_QUIET):
        return 0, 0
    begin = next(place for place, sample in enumerate(samples) if abs(sample) >= _QUIET)
    end = next(place for place in range(len(samples), 0, -1) if abs(samples[place - 1]) >= _QUIET)
    return begin * SAMPLE_BYTES, end * SAMPLE_BYTES


def resampled(pcm: bytes, from_hz: int) -> bytes:
    """The same sound at our rate, by straight lines between the samples: good enough for a voice."""
    samples = array("h", pcm)
    if from_hz == SAMPLE_RATE_HZ or not samples:
        return pcm
    last = len(samples) - 1
    step = from_hz / SAMPLE_RATE_HZ
    result = array("h")
    for place in range(int(len(samples) / step)):
        whole, part = divmod(place * step, 1)
        here = samples[min(int(whole), last)]
        there = samples[min(int(whole) + 1, last)]
        result.append(int(here + (there - here) * part))
    return result.tobytes()
