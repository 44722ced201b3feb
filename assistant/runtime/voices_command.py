"""`sushi-says voices`: which voices there are, what each sounds like, and which one is to speak."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from dataclasses import replace

from assistant.config import BadConfig, Speaker, VoiceName, save
from assistant.runtime.aloud import Aloud, Settings, read_settings
from assistant.runtime.engines import often_said
from assistant.runtime.supervisor import has_terminal
from assistant.speech.device import devices
from assistant.speech.piper_voice import PiperVoice
from assistant.speech.rendered import Rendered
from assistant.speech.trouble import VoiceFailed
from assistant.speech.voices import NAMES, NONE, check
from assistant.words.announcement import Phrase
from assistant.words.catalogue import load_catalogue


def voices(options: Namespace) -> int:
    """List the voices; at a terminal also play each and ask for one. Returns 0, or 2 if the settings cannot be used."""
    try:
        settings = read_settings(options)
    except BadConfig as error:
        print(f"{error}.", file=sys.stderr)
        return 2
    aloud = Aloud(settings)
    try:
        working = listed(aloud, settings, plays=has_terminal() and bool(devices()))
        if has_terminal():
            choose(aloud, settings, working)
    except KeyboardInterrupt:
        print()
    finally:
        aloud.close()
    return 0


def named(voice: str) -> Phrase:
    return Phrase(f"voice-{voice}")


def listed(aloud: Aloud, settings: Settings, *, plays: bool) -> list[str]:
    """Print each voice with its number, in the order in which they are offered, and play those that work."""
    working = []
    print(aloud.words("voices-now", {"voice": named(settings.voice)}), flush=True)
    for number, name in enumerate(NAMES, 1):
        trouble = check(name, settings.engines)
        if trouble is not None:
            reason = Phrase(f"trouble-{trouble}")
            print(aloud.words("voices-absent", {"number": number, "voice": named(name), "reason": reason}), flush=True)
            continue
        working.append(name)
        print(aloud.words("voices-works", {"number": number, "voice": named(name)}), flush=True)
        if plays and name != NONE:
            aloud.open(name)
            aloud.say(aloud.words("voices-sample", {"voice": named(name)}))
    return working


def choose(aloud: Aloud, settings: Settings, working: list[str]) -> None:
    """Ask until there is an answer that can be followed, and write it into the settings."""
    aloud.open(settings.voice)
    aloud.tell("voices-which")
    while answer := aloud.ask():
        if answer.isdecimal() and 0 < int(answer) <= len(NAMES) and (name := NAMES[int(answer) - 1]) in working:
            settle(aloud, settings, name)
            return
        aloud.tell("voices-not-that")
    aloud.tell("voices-unchanged")


def settle(aloud: Aloud, settings: Settings, name: str) -> None:
    """Write the choice; who chooses a voice wants to hear it, also where a screen reader spoke before."""
    config = settings.config
    speaker = config.speaker if name == NONE else Speaker.OWN
    chosen = replace(config, speaker=speaker, speech=replace(config.speech, voice=VoiceName(name)))
    try:
        save(chosen, settings.file, os.environ)
    except OSError as error:
        print(f"{settings.file}: {error.strerror}.", file=sys.stderr)
        aloud.tell("voices-unchanged")
        return
    aloud.open(name)
    aloud.tell("voices-chosen", {"voice": named(name)})
    if name == VoiceName.PIPER.value:
        aloud.tell("voices-preparing")
        prepare(settings)


def prepare(settings: Settings) -> None:
    """Have piper render what is often said; Ctrl-C leaves the rest for when it is needed."""
    config, lang, engines = settings.config, settings.lang, settings.engines
    voice = PiperVoice(engines.piper, Rendered(engines.rendered))
    names = {badge: player.name for badge, player in config.names.items()}
    try:
        voice.prepare(often_said(load_catalogue(lang), names), lang, config.speech.rate, lambda: True)
    except (KeyboardInterrupt, VoiceFailed):
        pass
    finally:
        voice.close()
