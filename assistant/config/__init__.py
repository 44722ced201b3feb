"""Know what a table has settled once and for all: one TOML file, every key with a default. See docs/config.md."""

from assistant.config.reading import BadConfig, find_file, load, local_language
from assistant.config.settings import (
    LANGUAGES,
    ChannelConfig,
    Config,
    PlayerName,
    ReaderConfig,
    Speaker,
    SpeechConfig,
    Verbosity,
    VoiceName,
)
from assistant.config.writing import save

__all__ = [
    "LANGUAGES",
    "BadConfig",
    "ChannelConfig",
    "Config",
    "PlayerName",
    "ReaderConfig",
    "Speaker",
    "SpeechConfig",
    "Verbosity",
    "VoiceName",
    "find_file",
    "load",
    "local_language",
    "save",
]
