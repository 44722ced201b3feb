"""`sushi-says sounds`: teaches the short sounds that answer before the words."""

from __future__ import annotations

import sys
from argparse import Namespace

from assistant.config import BadConfig
from assistant.runtime.aloud import Aloud, read_settings
from assistant.runtime.supervisor import has_terminal
from assistant.words.announcement import Phrase, Sound

SOUNDS = tuple(Sound)


def sounds(options: Namespace) -> int:
    """Play and name each sound; at a terminal, again by its number. Returns 0, or 2 if the settings cannot be used."""
    try:
        settings = read_settings(options)
    except BadConfig as error:
        print(f"{error}.", file=sys.stderr)
        return 2
    aloud = Aloud(settings)
    try:
        if has_terminal():
            aloud.open(settings.config.speech.voice.value)  # a sound is ours also where a screen reader speaks
            aloud.tell("sounds-begin")
        for number in range(1, len(SOUNDS) + 1):
            teach(aloud, number, speaks=has_terminal())
        if has_terminal():
            again(aloud)
    except KeyboardInterrupt:
        print()
    finally:
        aloud.close()
    return 0


def teach(aloud: Aloud, number: int, *, speaks: bool) -> None:
    """Print a sound's line, play it, and say what it means."""
    meaning = Phrase(f"sound-{SOUNDS[number - 1].value}")
    print(aloud.words("sounds-line", {"number": number, "meaning": meaning}), flush=True)
    if speaks:
        aloud.say(aloud.words(meaning.id), SOUNDS[number - 1])


def again(aloud: Aloud) -> None:
    aloud.tell("sounds-which")
    while answer := aloud.ask():
        if answer.isdecimal() and 0 < int(answer) <= len(SOUNDS):
            teach(aloud, int(answer), speaks=True)
        else:
            aloud.tell("sounds-not-that")
