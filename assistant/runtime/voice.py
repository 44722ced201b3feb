"""The voices of a table as its settings and the command line want them: one for all, and one for each own ear."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from functools import partial

from assistant.config import ChannelConfig, Config, Speaker
from assistant.runtime.engines import engine_voices
from assistant.speech.channel import Channel
from assistant.speech.speaker import Speaker as Voice
from assistant.speech.speakers import Place, Speakers
from assistant.speech.trouble import Trouble
from assistant.speech.voices import NONE, RENDERERS, TALKERS, chain, open_speaker

Tell = Callable[[Trouble], None]  # called from another thread


class Voices:
    """Opens what a table speaks through."""

    def __init__(self, options: Namespace, config: Config) -> None:
        self._options = options
        self._speakers = Speakers({channel.device for channel in config.channels})

    def table(self, config: Config, on_trouble: Tell) -> Voice:
        """The voice of the whole table; silent if the player's screen reader speaks."""
        speech, is_off = config.speech, config.speaker is Speaker.SCREEN_READER
        name = self._options.voice or ("none" if is_off else speech.voice.value)
        rate, volume = speech.rate, speech.volume / 100
        place = Place(speech.device or None, speech.side)
        opens = partial(self._speakers.open, place, rate=rate, volume=volume)
        return open_speaker(name, opens, on_trouble, rate=rate, volume=volume, chosen=engine_voices(config))

    def ears(self, config: Config, on_trouble: Callable[[int, Trouble], None]) -> dict[int, Channel]:
        """The channel of each seat that has one, also where a screen reader speaks for the table."""
        names = {channel: self._voice_of(channel, config) for channel in config.channels}
        wanted = {channel: name for channel, name in names.items() if name != NONE}
        return {channel.seat: self._ear(channel, name, config, on_trouble) for channel, name in wanted.items()}

    def _voice_of(self, channel: ChannelConfig, config: Config) -> str:
        """One of those that we play ourselves: where another program would play a secret is not ours to choose."""
        name = self._options.voice or (channel.voice or config.speech.voice).value
        return RENDERERS[0] if name in TALKERS else name

    def _ear(
        self, channel: ChannelConfig, name: str, config: Config, on_trouble: Callable[[int, Trouble], None]
    ) -> Channel:
        return self._speakers.open(
            Place(channel.device, channel.side),
            chain(name, engine_voices(config)),
            lambda trouble: on_trouble(channel.seat, trouble),
            rate=config.speech.rate if channel.rate is None else channel.rate,
            volume=(config.speech.volume if channel.volume is None else channel.volume) / 100,
        )


def open_voice(options: Namespace, config: Config, on_trouble: Tell) -> Voice:
    """The table's voice alone. `on_trouble` is called from another thread."""
    return Voices(options, config).table(config, on_trouble)
