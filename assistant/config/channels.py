"""Read the players' own channels; no two of them, nor the table, may share what only one is to hear."""

from __future__ import annotations

from dataclasses import replace

from assistant.config.settings import LANGUAGES, PLAYERS, ChannelConfig, SpeechConfig, Verbosity, VoiceName
from assistant.config.values import ids, text
from assistant.deck.document import Section
from assistant.speech.side import Side

SIDES = [side.value for side in Side if side is not Side.BOTH]


def read_speech_place(section: Section, speech: SpeechConfig) -> SpeechConfig:
    """The table's device and its side of it."""
    placed = replace(speech, device=text(section, "device"), side=read_side(section))
    if placed.side is not Side.BOTH and not placed.device:
        raise section.bad("a side needs a device, by its id", "side")
    return placed


def read_channels(sections: list[Section], speech: SpeechConfig) -> tuple[ChannelConfig, ...]:
    """All channels, in the order of the file. `speech` is the table's."""
    channels: list[ChannelConfig] = []
    for section in sections:
        channel = read_channel(section)
        if any(channel.seat == other.seat for other in channels):
            raise section.bad(f"two channels are for seat {channel.seat}", "seat")
        taken = [(other.device, other.side) for other in channels] + [(speech.device, speech.side)]
        for device, side in taken:
            if device == channel.device and (Side.BOTH in {side, channel.side} or side is channel.side):
                raise section.bad(
                    f"the device {channel.device!r} is taken, and what is said there would be heard by two; "
                    "two channels can share a device only as its left and its right side",
                    "device",
                )
        channels.append(channel)
    return tuple(channels)


def read_channel(section: Section) -> ChannelConfig:
    section.only({"seat", "device", "side", "lang", "voice", "rate", "volume", "verbosity"})
    known = section.values
    return ChannelConfig(
        seat=section.whole("seat", 1, PLAYERS),
        device=section.word("device"),
        side=read_side(section),
        lang=section.choice("lang", LANGUAGES) if "lang" in known else "",
        voice=VoiceName(section.choice("voice", ids(VoiceName))) if "voice" in known else None,
        rate=section.whole("rate", 80, 450) if "rate" in known else None,
        volume=section.whole("volume", 0, 100) if "volume" in known else None,
        verbosity=Verbosity(section.choice("verbosity", ids(Verbosity))) if "verbosity" in known else None,
    )


def read_side(section: Section) -> Side:
    """Left or right; nothing there, or an empty text, is the whole device."""
    return Side(section.choice("side", SIDES)) if section.values.get("side", "") != "" else Side.BOTH
