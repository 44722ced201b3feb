"""The voices by their names in the configuration, and what stands in for each that fails."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from assistant.speech import mbrola
from assistant.speech.channel import Channel
from assistant.speech.device import DeviceOutput
from assistant.speech.espeak import EspeakVoice
from assistant.speech.relay import Relay
from assistant.speech.speaker import Silent, Speaker
from assistant.speech.talker import Talker
from assistant.speech.trouble import Trouble
from assistant.speech.voice import Voice

# In the order in which they are offered: what speaks soonest and fails least comes first.
RENDERERS = ("espeak", "mbrola", "pyttsx3", "piper")
TALKERS = ("screen-reader", "speech-dispatcher")
NONE = "none"
NAMES = (*RENDERERS, *TALKERS, NONE)
_EASIER_WITH_MBROLA = "fr"  # plain espeak is hard to understand in French

OpenChannel = Callable[[list[Voice], Callable[[Trouble], None]], Speaker]


@dataclass(frozen=True, slots=True)
class EngineVoices:
    """What the user chose within an engine, by language, and where prepared sentences are kept."""

    espeak: Mapping[str, str] = field(default_factory=dict)  # names of eSpeak NG: "en-us+f3", "mb-fr4"
    piper: Mapping[str, Path] = field(default_factory=dict)  # voice files
    rendered: Path = Path("rendered")


def chain(name: str, chosen: EngineVoices | None = None) -> list[Voice]:
    """The voice of that name and those that stand in for it; for what speaks by itself, only the stand-ins."""
    chosen = chosen or EngineVoices()
    last: list[Voice] = [EspeakVoice()]
    match name:
        case "mbrola":
            from assistant.speech.named_espeak import MbrolaVoice

            return [MbrolaVoice(chosen.espeak), *last]
        case "pyttsx3":
            from assistant.speech.pyttsx3_voice import Pyttsx3Voice  # what it imports would delay a start without it

            return [Pyttsx3Voice(), *last]
        case "piper":
            from assistant.speech.piper_voice import PiperVoice
            from assistant.speech.rendered import Rendered

            return [PiperVoice(chosen.piper, Rendered(chosen.rendered)), *last]
        case _:
            return [*_named_espeak(chosen.espeak), *last]


def talker(name: str) -> Talker | None:
    """The engine of that name if it plays by itself, else None."""
    match name:
        case "screen-reader":
            from assistant.speech.screenreader import ScreenReader

            return ScreenReader()
        case "speech-dispatcher":
            from assistant.speech.speechd import SpeechDispatcher

            return SpeechDispatcher()
        case _:
            return None


def check(name: str, chosen: EngineVoices | None = None) -> Trouble | None:
    """Why the voice of that name would not speak here, without anything that stands in for it; None if it would.

    May take a moment: each engine is started for it.
    """
    if name == NONE:
        return None
    engine: Voice | Talker | None = talker(name)
    if engine is None:
        engine, *stand_ins = chain(name, chosen)
        for other in stand_ins:
            other.close()
    try:
        return engine.check()
    finally:
        engine.close()


def open_speaker(
    name: str,
    open_channel: OpenChannel,
    on_trouble: Callable[[Trouble], None],
    *,
    rate: int,
    volume: float,
    chosen: EngineVoices | None = None,
) -> Speaker:
    """A speaker for the table, whatever plays: `open_channel` opens our own device with a chain of voices.

    Returns at once: voice and device open behind it, and what is said meanwhile waits. `on_trouble` is called from
    another thread, once for each thing that does not work; the game goes on.
    """
    if name == NONE:
        return Silent()
    engine = talker(name)
    if engine is None:
        return open_channel(chain(name, chosen), on_trouble)
    sounds = open_channel([], lambda _: None)  # without a device of ours there are still the words
    stand_in = partial(open_channel, chain("espeak", chosen), on_trouble)
    return Relay(engine, sounds, stand_in, on_trouble, rate=rate, volume=volume)


def open_channel(
    voice: str,
    *,
    rate: int = 175,
    volume: float = 1.0,
    device: str | None = None,
    on_trouble: Callable[[Trouble], None],
    chosen: EngineVoices | None = None,
) -> Speaker:
    """A speaker on a device of its own.

    `rate` in words a minute (80 to 450), `volume` 0.0 to 1.0, `device` an id of `devices()` or None for the system's
    default.
    """

    def opened(voices: list[Voice], on_trouble: Callable[[Trouble], None]) -> Speaker:
        return Channel(voices, partial(DeviceOutput, device), on_trouble, rate=rate, volume=volume)

    return open_speaker(voice, opened, on_trouble, rate=rate, volume=volume, chosen=chosen)


def _named_espeak(names: Mapping[str, str]) -> list[Voice]:
    """What the settings name, and for French MBROLA where it is installed."""
    best = mbrola.best(_EASIER_WITH_MBROLA)
    found = {_EASIER_WITH_MBROLA: best} if best is not None else {}
    if not (wanted := {**found, **names}):
        return []
    from assistant.speech.named_espeak import NamedEspeakVoice

    return [NamedEspeakVoice(wanted)]
