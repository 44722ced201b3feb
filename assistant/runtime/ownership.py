"""Whose which sound device is, as the players answer it: from an answer to channels. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from assistant.config import ChannelConfig, Config
from assistant.speech.side import Side

TABLE_SEAT = 0
PLAYERS = 5
Owners = Mapping[Side, int]  # a device's: the whole of it, or its left and its right side


def parse_answer(text: str) -> Owners | None:
    """One number is the owner of the whole device, two different ones of its two sides; nothing, nobody. Else None."""
    words = text.split()
    if not all(word.isdecimal() and word.isascii() and len(word) == 1 and int(word) <= PLAYERS for word in words):
        return None
    match [int(word) for word in words]:
        case []:
            return {}
        case [seat]:
            return {Side.BOTH: seat}
        case [left, right] if left != right:
            return {Side.LEFT: left, Side.RIGHT: right}
        case _:
            return None


def assigned(config: Config, answers: Mapping[str, Owners]) -> Config:
    """The settings once each device of `answers`, by its id, has its owners: what was settled of them before goes.

    A channel keeps its language, its rate and so on when it moves to another device.
    """
    known = {channel.seat: channel for channel in config.channels}
    kept = {seat: channel for seat, channel in known.items() if channel.device not in answers}
    speech = config.speech
    if speech.device in answers:
        speech = replace(speech, device="", side=Side.BOTH)
    for device, owners in answers.items():
        for side, seat in owners.items():
            if seat == TABLE_SEAT:
                speech = replace(speech, device=device, side=side)
            else:
                known_or_new = known.get(seat) or ChannelConfig(seat, device)
                kept[seat] = replace(known_or_new, device=device, side=side)
    return replace(config, speech=speech, channels=tuple(kept[seat] for seat in sorted(kept)))
