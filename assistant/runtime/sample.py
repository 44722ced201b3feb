"""The sample game: what a table sounds like, played to its end without a player. For a start without a terminal."""

from __future__ import annotations

import sys
from argparse import Namespace
from importlib import resources

from assistant.config import Config
from assistant.runtime.library import Library
from assistant.runtime.replay import Replay
from assistant.speech.voices import open_channel
from assistant.table.script_parser import parse_script

NAME = "first-game.table"


def play_sample(options: Namespace, config: Config) -> int:
    """Play the script that ships with the program, aloud where there is sound, in text anyway. Returns 0."""
    text = (resources.files("assistant") / "samples" / NAME).read_text(encoding="utf-8")
    troubles: list[str] = []
    voice = open_channel(
        options.voice or config.speech.voice.value,
        rate=config.speech.rate,
        volume=config.speech.volume / 100,
        device=config.speech.device or None,
        on_trouble=lambda trouble: troubles.append(trouble.value),
    )
    replay = Replay(
        parse_script(text, Library(), NAME),
        options.lang or config.lang,
        NAME,
        lambda _: None,
        lambda line: print(line.text, flush=True),
        voice,
    )
    unmet = list(replay.run())
    voice.close()
    for reason in unmet:
        print(reason, file=sys.stderr)
    return 1 if unmet else 0
