"""From a deed to what is heard of it on a recorded sink, in milliseconds: how soon it sounds, how soon it is silent."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import NamedTuple

from tests.hardware.sink import Recording

QUIET_S = 0.25  # so long after the last sound a sink is silent, and everybody has done with the last sentence


class Delays(NamedTuple):
    """Of many measurements."""

    median_ms: float
    p99_ms: float


def delays(taken_ms: Sequence[float]) -> Delays:
    ordered = sorted(taken_ms)
    return Delays(median(ordered), ordered[math.ceil(len(ordered) * 0.99) - 1])


def first_loud_s(recording: Recording, do: Callable[[], None]) -> tuple[float, float]:
    """Do something in silence: when it was begun, and when the first sample of what came of it was played."""
    recording.listen(QUIET_S)
    began_s = time.monotonic()
    do()
    if not recording.wait_for(lambda: bool(recording.loud_s(began_s))):
        raise RuntimeError("nothing is heard")
    return began_s, recording.loud_s(began_s)[0]


def silence_ms(recording: Recording, stop: Callable[[], None], longest_s: float = 0.5) -> float | None:
    """Stop what is heard: how long it goes on; None if it had ended by itself."""
    began_s = time.monotonic()
    stop()
    recording.listen(longest_s)
    heard_s = recording.loud_s(began_s)
    return (heard_s[-1] - began_s) * 1000 if heard_s else None
