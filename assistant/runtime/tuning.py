"""Faster, louder, and how much is said: by key, word or card, for the channel of a seat, else for the table."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from assistant.config import Config, Verbosity
from assistant.deck.codes import CardSet, Code, encode_code, parse_codes
from assistant.deck.deck import Controls
from assistant.readers.scan import Input, Left, Pressed, Scan
from assistant.table.repeats import Repeats
from assistant.words.announcement import Announcement, Audience, Priority


class Step(NamedTuple):
    """One press of a key: which setting, by how much, and what it cannot exceed."""

    setting: str  # "rate" in words a minute, "volume" in per cent
    by: int
    least: int
    most: int


STEPS: Mapping[str, Step] = {
    "faster": Step("rate", 20, 80, 450),
    "slower": Step("rate", -20, 80, 450),
    "louder": Step("volume", 10, 0, 100),
    "softer": Step("volume", -10, 0, 100),
}

WORDINESS = "verbosity"  # each press takes the next way to be told, in the order in which they are defined
KEYS = {*STEPS, WORDINESS}


class Tuning:
    """Knows which inputs ask for another rate, volume or verbosity; a card read twice counts once."""

    def __init__(self, controls: Controls, others: Collection[str] = ()) -> None:
        """`others` are keys beside those of the tuning that are not the game's either."""
        self._controls = controls
        self._keys = {*KEYS, *others}
        self._repeats = Repeats()

    def key(self, given: Input, at: float) -> str | None:
        """Which of the keys an input means; "" for the same card again; None for any other input."""
        match given:
            case Left(reader):
                self._repeats.left(reader, at)
                return None
            case Pressed(_, key, _) if key in self._keys:
                return key
            case Scan(reader, text):
                codes = parse_codes(text)
                is_repeat = len(codes) == 1 and self._repeats.is_repeat(reader, encode_code(codes[0]), at)
                command = self._controls.command(codes[0].number) if is_controls(codes) else None
                return None if command not in self._keys else "" if is_repeat else command
            case _:
                return None


def is_controls(codes: Sequence[Code]) -> bool:
    return len(codes) == 1 and codes[0].set is CardSet.CONTROLS


def tuned(config: Config, key: str, audience: Audience) -> tuple[Config, Announcement]:
    """The settings with one step more or less, and the sentence that tells it, for the listener whose channel it is."""
    if key == WORDINESS:
        wordiness = _next(Verbosity(_now(config, audience, WORDINESS)))
        said = Announcement(f"verbosity-is-{wordiness.value}", audience, Priority.ANSWER, key="answer")
        return _with(config, audience, WORDINESS, wordiness), said
    step = STEPS[key]
    value = max(step.least, min(step.most, _now(config, audience, step.setting) + step.by))
    said = Announcement(f"{step.setting}-is", audience, Priority.ANSWER, {step.setting: value}, key="answer")
    return _with(config, audience, step.setting, value), said


def _next(now: Verbosity) -> Verbosity:
    ways = list(Verbosity)
    return ways[(ways.index(now) + 1) % len(ways)]


def _now(config: Config, audience: Audience, setting: str) -> Any:
    """What holds for the listener: what the own channel says, else what the table has."""
    own = next((channel for channel in config.channels if channel.seat == audience.seat), None)
    now = getattr(own, setting) if own else None
    return getattr(config.speech, setting) if now is None else now


def _with(config: Config, audience: Audience, setting: str, value: Any) -> Config:
    """The settings with this one changed for the listener's own channel; for the table, where there is none."""
    if all(channel.seat != audience.seat for channel in config.channels):
        return replace(config, speech=replace(config.speech, **{setting: value}))
    channels = tuple(replace(it, **{setting: value}) if it.seat == audience.seat else it for it in config.channels)
    return replace(config, channels=channels)
