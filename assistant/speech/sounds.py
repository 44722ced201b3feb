"""The short sounds that answer before the words: one for each `Sound`, told apart by pitch, movement and number."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import cache
from math import pi, sin

from assistant.speech import pcm
from assistant.words.announcement import Sound

_STRENGTH = 9_000  # of 32,767: present beside a voice, and two together do not clip
_EDGE_MS = 4


@dataclass(frozen=True, slots=True)
class Note:
    """A tone that glides from one pitch to another; `overtones` makes it rough. Both pitches 0: a rest."""

    begin_hz: int
    end_hz: int
    ms: int
    overtones: int = 0


_NOTES: dict[Sound, tuple[Note, ...]] = {
    Sound.ACCEPTED: (Note(1047, 1047, 70),),
    Sound.LOCKED: (Note(523, 523, 45), Note(0, 0, 20), Note(784, 784, 55)),
    Sound.DUPLICATE: (Note(659, 659, 40), Note(0, 0, 35), Note(659, 659, 40)),
    Sound.UNKNOWN: (Note(330, 494, 150, overtones=2),),
    Sound.REFUSED: (Note(220, 220, 70, overtones=4), Note(0, 0, 20), Note(165, 165, 90, overtones=4)),
    Sound.UNDONE: (Note(1175, 392, 150),),
    Sound.ROUND_OVER: (Note(523, 523, 55), Note(659, 659, 55), Note(784, 784, 75)),
    Sound.ROLLED: tuple(  # knocks that come slower and slower, as of dice on a table
        knock
        for rest_ms, pitch_hz in ((7, 1900), (13, 1500), (20, 1750), (29, 1300), (0, 1000))
        for knock in (Note(pitch_hz, pitch_hz // 2, 14, overtones=3), Note(0, 0, rest_ms))
    ),
}


@cache
def rendered(sound: Sound) -> bytes:
    """The samples of a sound, less than 200 ms of them."""
    return b"".join(_tone(note) for note in _NOTES[sound])


def _tone(note: Note) -> bytes:
    count = pcm.byte_count(note.ms) // pcm.SAMPLE_BYTES
    edge = pcm.byte_count(_EDGE_MS) // pcm.SAMPLE_BYTES
    samples = array("h")
    turns = 0.0
    for place in range(count):
        strength = _STRENGTH * min(1.0, place / edge, (count - place) / edge)
        samples.append(int(strength * _wave(turns, note.overtones)))
        turns += (note.begin_hz + (note.end_hz - note.begin_hz) * place / count) / pcm.SAMPLE_RATE_HZ
    return samples.tobytes()


def _wave(turns: float, overtones: int) -> float:
    """A sine and its overtones, each weaker than the one below, together never above 1."""
    parts = range(1, overtones + 2)
    return sum(sin(2 * pi * part * turns) / part for part in parts) / sum(1 / part for part in parts)
