"""The settings themselves: typed values, each with its default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from assistant.games.game import HOUSE_RULES
from assistant.speech.side import Side

LANGUAGES = ("en", "fr", "pt-BR")
SEATS = 8  # as many as there are badges
PLAYERS = 5  # the most that play


class Speaker(Enum):
    """Who speaks: asked once, at the very first start."""

    OWN = "own"
    SCREEN_READER = "screen-reader"


class VoiceName(Enum):
    """The voices to choose from; each falls back to espeak, and that to text."""

    ESPEAK = "espeak"
    MBROLA = "mbrola"
    PYTTSX3 = "pyttsx3"
    PIPER = "piper"
    SCREEN_READER = "screen-reader"
    SPEECH_DISPATCHER = "speech-dispatcher"
    NONE = "none"


class Verbosity(Enum):
    """How much is said: whole sentences with every step, the short form, or sounds and text only."""

    FULL = "full"
    BRIEF = "brief"
    SOUNDS = "sounds"


@dataclass(frozen=True, slots=True)
class SpeechConfig:
    """How it sounds."""

    voice: VoiceName = VoiceName.ESPEAK
    rate: int = 170  # words a minute, 80 to 450
    volume: int = 100  # per cent
    device: str = ""  # the id of an audio device; "" is the system's default
    side: Side = Side.BOTH
    verbosity: Verbosity = Verbosity.FULL


@dataclass(frozen=True, slots=True)
class ChannelConfig:
    """One player's own earphone; what is not said here is as it is for the table."""

    seat: int  # 1 to 5
    device: str  # the id of an audio device
    side: Side = Side.BOTH
    lang: str = ""  # "": the table's
    voice: VoiceName | None = None
    rate: int | None = None  # words a minute, 80 to 450
    volume: int | None = None  # per cent
    verbosity: Verbosity | None = None


@dataclass(frozen=True, slots=True)
class ReaderConfig:
    """A reader to open: where it is, what it is called, and whose it is."""

    url: str  # "serial:///dev/ttyACM0", "socket://host:port", "keys:", …
    name: str = "main"
    seat: int = 0  # 0: shared by the whole table


@dataclass(frozen=True, slots=True)
class PlayerName:
    """Who a badge belongs to, and how a voice should say the name ("" means as it is written)."""

    name: str
    say: str = ""


@dataclass(frozen=True, slots=True)
class Config:
    """All settings of a table, as read from its file."""

    lang: str = "en"
    speaker: Speaker | None = None  # None: never asked yet
    speech: SpeechConfig = field(default_factory=SpeechConfig)
    channels: tuple[ChannelConfig, ...] = ()
    espeak: Mapping[str, str] = field(default_factory=dict)  # by language, a voice of eSpeak NG: "mb-fr4"
    piper: Mapping[str, str] = field(default_factory=dict)  # by language, the path of a voice file
    rules: Mapping[str, str] = field(default_factory=lambda: {rule: values[0] for rule, values in HOUSE_RULES.items()})
    muted: frozenset[str] = frozenset()  # ids of the messages that this table does not want to hear
    readers: tuple[ReaderConfig, ...] = ()
    keys: Mapping[str, str] = field(default_factory=dict)  # a character, and the command that it gives
    names: Mapping[int, PlayerName] = field(default_factory=dict)  # by the number of the badge, from 1
