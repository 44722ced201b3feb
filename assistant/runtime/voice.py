"""The voice of the whole table, as its settings and the command line want it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable

from assistant.config import Config, Speaker
from assistant.speech.speaker import Speaker as Voice
from assistant.speech.trouble import Trouble
from assistant.speech.voices import open_channel


def open_voice(options: Namespace, config: Config, on_trouble: Callable[[Trouble], None]) -> Voice:
    """Open it; silent if the player's screen reader speaks. `on_trouble` is called from another thread."""
    speech, is_off = config.speech, config.speaker is Speaker.SCREEN_READER
    return open_channel(
        options.voice or ("none" if is_off else speech.voice.value),
        rate=speech.rate,
        volume=speech.volume / 100,
        device=speech.device or None,
        on_trouble=on_trouble,
    )
