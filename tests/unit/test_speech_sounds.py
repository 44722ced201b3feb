"""The short sounds: short, never clipping, and told apart."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from assistant.speech import pcm, sounds
from assistant.words.announcement import Sound


def wave(sound: Sound) -> np.ndarray:
    return np.frombuffer(sounds.rendered(sound), dtype=np.int16).astype(float)


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_is_heard_and_shorter_than_200_ms(sound: Sound) -> None:
    assert 0 < len(sounds.rendered(sound)) < pcm.byte_count(200)
    assert 2_000 < np.abs(wave(sound)).max() < 16_000


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_begins_and_ends_softly(sound: Sound) -> None:
    assert abs(wave(sound)[0]) < 100
    assert abs(wave(sound)[-1]) < 500


@pytest.mark.parametrize(("one", "other"), list(combinations(Sound, 2)))
def test_no_two_sounds_are_alike(one: Sound, other: Sound) -> None:
    a, b = wave(one), wave(other)
    likeness = np.abs(np.correlate(a, b, mode="full")).max() / np.sqrt((a**2).sum() * (b**2).sum())
    assert likeness < 0.7
