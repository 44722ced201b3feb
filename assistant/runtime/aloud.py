"""A command that talks: each line is printed, for a screen reader, and said, for those who have none."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from assistant.config import Config, Speaker, find_file, load
from assistant.runtime.engines import engine_voices
from assistant.speech.speaker import Silent
from assistant.speech.speaker import Speaker as Voice
from assistant.speech.utterance import Utterance
from assistant.speech.voices import NONE, EngineVoices, open_channel
from assistant.words.announcement import Argument, Priority, Sound
from assistant.words.catalogue import Catalogue, load_catalogue

_LONG_S = 30.0  # no line of a command takes longer to say


@dataclass(frozen=True, slots=True)
class Settings:
    """What a command goes by: the configuration, where it stands, and the language."""

    config: Config
    file: Path
    lang: str

    @property
    def voice(self) -> str:
        """The voice of the settings; none where the player's screen reader reads what is printed."""
        return NONE if self.config.speaker is Speaker.SCREEN_READER else self.config.speech.voice.value

    @property
    def engines(self) -> EngineVoices:
        return engine_voices(self.config)


def read_settings(options: Namespace) -> Settings:
    """What the command line and the configuration say. Raises BadConfig."""
    file = find_file(options.config, os.environ)
    config = load(file, os.environ)
    return Settings(config, file, options.lang or config.lang)


class Aloud:
    """Prints lines of the catalogue and says them through a voice, one after the other; Ctrl-C is silence."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.catalogue: Catalogue = load_catalogue(settings.lang)
        self._voice: Voice = Silent()

    def open(self, name: str) -> None:
        """Speak through this voice from here on; where there is no device, or no voice, lines are printed only."""
        self._voice.close()
        speech = self._settings.config.speech
        self._voice = open_channel(
            name,
            rate=speech.rate,
            volume=speech.volume / 100,
            device=speech.device or None,
            on_trouble=lambda _: None,  # the commands look for troubles themselves, and tell them in their order
            chosen=self._settings.engines,
        )

    def words(self, message: str, args: Mapping[str, Argument] | None = None) -> str:
        """A message as text."""
        return self.catalogue.render(message, args or {})

    def tell(self, message: str, args: Mapping[str, Argument] | None = None) -> None:
        """Print a message, say it, and wait until it is said."""
        text = self.words(message, args)
        print(text, flush=True)
        self.say(text)

    def say(self, text: str, sound: Sound | None = None) -> None:
        """Only say it, its sound before it, and wait until it is said."""
        self._voice.say(Utterance(text, self._settings.lang, Priority.EVENT, sound=sound))
        self._voice.wait_idle(_LONG_S)

    def ask(self) -> str | None:
        """What is typed; None when the input ends, or Ctrl-C is pressed."""
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            return None
        return line.strip() if line else None

    def close(self) -> None:
        """Give the voice back."""
        self._voice.close()
