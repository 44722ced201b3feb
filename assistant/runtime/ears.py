"""The players' own channels: who can be spoken to in private at this moment, and what is told when one cannot."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Protocol

from assistant.config import ChannelConfig, Config, Verbosity
from assistant.runtime.house import ASKED_FOR, Listener, Words
from assistant.speech.trouble import Trouble
from assistant.words.announcement import Audience, Priority

MESSAGES = {  # what the table hears of a seat's own device; other troubles are those of a voice
    Trouble.NO_DEVICE: "ear-gone",
    Trouble.DEVICE_UNKNOWN: "ear-gone",
    Trouble.DEVICE_LOST: "ear-gone",
    Trouble.DEVICE_FAILED: "ear-failed",
    Trouble.DEVICE_BACK: "ear-back",
    Trouble.TEXT_ONLY: "ear-without-voice",
}


class Ear(Protocol):
    """What speaks to one seat alone: a `Channel`, which loads once the first words can be read."""

    @property
    def can_speak(self) -> bool:
        """Whether its listener would hear words now."""
        ...


class Ears(Collection[int]):
    """The seats that would hear a secret if it were told now: their device is there, and a voice; or a page is open."""

    def __init__(self) -> None:
        self.channels: Mapping[int, Ear] = {}
        self.pages: set[int] = set()  # the seats that have their page open

    def __contains__(self, seat: object) -> bool:
        return any(seat == open_one for open_one in self)

    def __iter__(self) -> Iterator[int]:
        return iter(self.pages.union(seat for seat, channel in self.channels.items() if channel.can_speak))

    def __len__(self) -> int:
        return sum(1 for _ in self)


def table_listener(config: Config) -> Listener:
    """How the table wants to be told."""
    return _listener(None, config)


def listeners(config: Config) -> dict[Audience, Listener]:
    """How each seat with a channel wants to be told; where it says nothing, as the table is."""
    return {Audience(channel.seat): _listener(channel, config) for channel in config.channels}


def _listener(channel: ChannelConfig | None, config: Config) -> Listener:
    verbosity = (channel.verbosity if channel else None) or config.speech.verbosity
    words = Words(is_brief=verbosity is not Verbosity.FULL, silenced=config.muted)
    spoken = ASKED_FOR if verbosity is Verbosity.SOUNDS else frozenset(Priority)
    return Listener(words, channel.lang if channel else "", spoken)
