"""The voices by their names in the configuration, and a channel that speaks with them, in one call."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

from assistant.speech.channel import Channel
from assistant.speech.device import DeviceOutput
from assistant.speech.espeak import EspeakVoice
from assistant.speech.speaker import Silent, Speaker
from assistant.speech.trouble import Trouble
from assistant.speech.voice import Voice

VoiceName = Literal["espeak", "pyttsx3", "none"]


def open_channel(
    voice: VoiceName,
    *,
    rate: int = 175,
    volume: float = 1.0,
    device: str | None = None,
    on_trouble: Callable[[Trouble], None],
) -> Speaker:
    """A speaker for the table. Returns at once: voice and device open behind it, and what is said meanwhile waits.

    `rate` in words a minute (80 to 450), `volume` 0.0 to 1.0, `device` an id of `devices()` or None for the system's
    default. `on_trouble` is called from another thread, once for each thing that does not work; the game goes on.
    """
    if voice == "none":
        return Silent()
    return Channel(chain(voice), partial(DeviceOutput, device), on_trouble, rate=rate, volume=volume)


def chain(voice: Literal["espeak", "pyttsx3"]) -> list[Voice]:
    """The wished voice and those that stand in for it."""
    if voice == "espeak":
        return [EspeakVoice()]
    from assistant.speech.pyttsx3_voice import Pyttsx3Voice  # what it imports would delay a start without it

    return [Pyttsx3Voice(), EspeakVoice()]
