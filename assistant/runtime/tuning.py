"""Faster, slower, louder, softer: by key, word or card, for the channel of the reader's seat, else for the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from assistant.config import Config
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


class Tuning:
    """Knows which inputs ask for another rate or volume; a card read twice counts once."""

    def __init__(self, controls: Controls) -> None:
        self._controls = controls
        self._repeats = Repeats()

    def key(self, given: Input, at: float) -> str | None:
        """The key of `STEPS` that an input means; "" for the same card again; None for any other input."""
        match given:
            case Left(reader):
                self._repeats.left(reader, at)
                return None
            case Pressed(_, key, _) if key in STEPS:
                return key
            case Scan(reader, text):
                codes = parse_codes(text)
                is_repeat = len(codes) == 1 and self._repeats.is_repeat(reader, encode_code(codes[0]), at)
                command = self._controls.command(codes[0].number) if is_controls(codes) else None
                return None if command not in STEPS else "" if is_repeat else command
            case _:
                return None


def is_controls(codes: Sequence[Code]) -> bool:
    return len(codes) == 1 and codes[0].set is CardSet.CONTROLS


def tuned(config: Config, key: str, audience: Audience) -> tuple[Config, Announcement]:
    """The settings with one step more or less, and the sentence that tells it, for the listener whose channel it is."""
    step = STEPS[key]
    own = next((channel for channel in config.channels if channel.seat == audience.seat), None)
    now = getattr(own, step.setting) if own else None
    value = getattr(config.speech, step.setting) if now is None else now
    value = max(step.least, min(step.most, value + step.by))
    said = Announcement(f"{step.setting}-is", audience, Priority.ANSWER, {step.setting: value}, key="answer")
    if own is None:
        return replace(config, speech=replace(config.speech, **{step.setting: value})), said
    channels = tuple(replace(it, **{step.setting: value}) if it is own else it for it in config.channels)
    return replace(config, channels=channels), said
