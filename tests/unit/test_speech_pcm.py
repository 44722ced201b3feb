"""Sound as bytes: edges trimmed, volume, resampling."""

from __future__ import annotations

from array import array

from hypothesis import given
from hypothesis import strategies as st

from assistant.speech import pcm


def samples(*values: int) -> bytes:
    return array("h", values).tobytes()


LOUD = samples(*[1000] * 50)
PAUSE = samples(*[3] * 5000)


def test_silence_around_a_sentence_goes_and_pauses_within_it_stay() -> None:
    kept = b"".join(pcm.without_edges([PAUSE, PAUSE + LOUD, PAUSE, LOUD + PAUSE, PAUSE]))
    begin = LOUD + PAUSE + LOUD
    assert kept.startswith(begin)
    assert len(kept) <= len(begin) + pcm.byte_count(15)


def test_nothing_but_silence_is_nothing() -> None:
    assert list(pcm.without_edges([PAUSE, PAUSE, b""])) == []


@given(st.lists(st.sampled_from([LOUD, PAUSE, b""]), max_size=8), st.integers(1, 4000))
def test_trimming_does_not_depend_on_the_pieces(parts: list[bytes], piece: int) -> None:
    whole = b"".join(parts)
    step = piece * pcm.SAMPLE_BYTES
    pieces = [whole[at : at + step] for at in range(0, len(whole), step)]
    assert b"".join(pcm.without_edges(pieces)) == b"".join(pcm.without_edges([whole]))


def test_volume_scales_and_full_volume_changes_nothing() -> None:
    assert pcm.scaled(samples(1000, -1000), 0.5) == samples(500, -500)
    assert pcm.scaled(samples(1000, -1000), 1.0) == samples(1000, -1000)
    assert pcm.scaled(samples(1000, -1000), 0.0) == samples(0, 0)


def test_a_fade_falls_to_nothing() -> None:
    assert pcm.faded(samples(100, 100, 100, 100)) == samples(75, 50, 25, 0)
    assert pcm.faded(b"") == b""


def test_resampling_keeps_length_in_time_and_values() -> None:
    ramp = samples(*range(0, 16_000, 10))
    doubled = array("h", pcm.resampled(ramp, pcm.SAMPLE_RATE_HZ // 2))
    assert len(doubled) == 3200
    assert list(doubled[:5]) == [0, 5, 10, 15, 20]
    assert pcm.resampled(ramp, pcm.SAMPLE_RATE_HZ) == ramp
