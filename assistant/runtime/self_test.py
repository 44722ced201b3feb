"""Something new about the speech is tried once: "I speak English. You should hear this." """

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from assistant.config import Config, Speaker, VoiceName

NAME = ".heard"  # beside the games: what was tried last


class SelfTest:
    """Remembers, in the folder of the games, with which language, voice and device speech was tried last."""

    def __init__(self, folder: Path, options: Namespace) -> None:
        self._file = folder / NAME
        self._options = options

    def is_due(self, config: Config, lang: str) -> bool:
        """Whether the own voice speaks otherwise than it did last time; from then on it is remembered."""
        voice = self._options.voice or config.speech.voice.value
        if config.speaker is not Speaker.OWN or voice == VoiceName.NONE.value:
            return False
        now = json.dumps([lang, voice, config.speech.device, config.espeak.get(lang), config.piper.get(lang)])
        if self._last() == now:
            return False
        try:
            self._file.write_text(now, encoding="utf-8")
        except OSError:  # it is tried again next time
            return True
        return True

    def _last(self) -> str | None:
        try:
            return self._file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return None
