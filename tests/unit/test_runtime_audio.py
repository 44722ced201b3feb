"""Whose each sound device is: what may be answered, and what becomes of the settings."""

from __future__ import annotations

import pytest

from assistant.config import ChannelConfig, Config, SpeechConfig
from assistant.runtime.ownership import Owners, assigned, parse_answer
from assistant.speech.side import Side

BOTH, LEFT, RIGHT = Side.BOTH, Side.LEFT, Side.RIGHT


@pytest.mark.parametrize(
    ("text", "owners"),
    [
        ("", {}),
        (" 2 ", {BOTH: 2}),
        ("0", {BOTH: 0}),
        ("1 5", {LEFT: 1, RIGHT: 5}),
        ("0 3", {LEFT: 0, RIGHT: 3}),
        ("6", None),
        ("1 1", None),
        ("1 2 3", None),
        ("12", None),
        ("-1", None),
        ("²", None),
        ("Ana", None),
    ],
)
def test_one_number_is_a_device_two_are_its_sides(text: str, owners: Owners | None) -> None:
    assert parse_answer(text) == owners


def test_what_is_answered_becomes_channels_and_the_tables_device() -> None:
    config = assigned(Config(), {"a": {BOTH: 0}, "b": {LEFT: 2, RIGHT: 1}, "c": {}})
    assert (config.speech.device, config.speech.side) == ("a", BOTH)
    assert config.channels == (ChannelConfig(1, "b", RIGHT), ChannelConfig(2, "b", LEFT))


def test_a_channel_that_moves_keeps_what_it_is_told_in() -> None:
    before = Config(channels=(ChannelConfig(1, "old", LEFT, "fr", rate=400), ChannelConfig(3, "away")))
    after = assigned(before, {"old": {}, "new": {BOTH: 1}})
    assert after.channels == (ChannelConfig(1, "new", BOTH, "fr", rate=400), ChannelConfig(3, "away"))


def test_a_device_that_is_nobodys_any_more_is_settled_for_nobody() -> None:
    before = Config(speech=SpeechConfig(device="a", side=LEFT), channels=(ChannelConfig(1, "a", RIGHT),))
    after = assigned(before, {"a": {}})
    assert after == Config()
    assert assigned(before, {"a": {BOTH: 2}}).channels == (ChannelConfig(2, "a"),)
