"""Write the configuration back without touching what a person wrote in it by hand."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from enum import Enum
from pathlib import Path
from typing import Any

from assistant.config.reading import load
from assistant.config.settings import ChannelConfig, Config
from assistant.deck.document import write_document

Place = tuple[str, ...]  # the tables on the way, then the key


def save(config: Config, file: Path, environ: Mapping[str, str]) -> None:
    """Write what differs from the file, leave the rest of it as it stands, comments too; whole or not at all.

    Only its owner can read it then. BadConfig if what stands there cannot be used, OSError if it cannot be written.
    """
    import tomlkit  # slow to import, and a game may well end without saving

    file = file.resolve()  # a link to a file elsewhere stays a link
    standing, wanted = _settings(load(file, environ)), _settings(config)
    document = tomlkit.parse(file.read_text(encoding="utf-8") if file.exists() else "")
    for *tables, key in standing.keys() - wanted.keys():
        _enter(document, tables).pop(key, None)  # a default that no line says is not there to be taken out
    for place, value in wanted.items():
        if standing.get(place) != value:
            *tables, key = place
            _enter(document, tables)[key] = value
    write_document(file, tomlkit.dumps(document))


def _settings(config: Config) -> dict[Place, object]:
    """Lay the settings out by their place in the file; what is not there stands at its default."""
    speech = config.speech
    settings: dict[Place, object] = {("lang",): config.lang}
    if config.speaker:
        settings["speaker",] = config.speaker.value
    settings["speech", "voice"] = speech.voice.value
    settings["speech", "rate"] = speech.rate
    settings["speech", "volume"] = speech.volume
    settings["speech", "device"] = speech.device
    settings["speech", "side"] = speech.side.value
    settings["speech", "verbosity"] = speech.verbosity.value
    settings |= {("espeak", lang): name for lang, name in config.espeak.items()}
    settings |= {("piper", lang): file for lang, file in config.piper.items()}
    settings |= {("rules", rule): value for rule, value in config.rules.items()}
    settings |= {("say", message): False for message in sorted(config.muted)}
    if config.readers:
        settings["readers",] = [{"url": it.url, "name": it.name, "seat": it.seat} for it in config.readers]
    if config.channels:
        settings["channels",] = [_channel(channel) for channel in config.channels]
    settings |= {("keys", character): command for character, command in config.keys.items()}
    for badge, player in config.names.items():
        settings["names", str(badge)] = {"name": player.name} | ({"say": player.say} if player.say else {})
    return settings


def _channel(channel: ChannelConfig) -> dict[str, object]:
    """What is said of a channel; the rest is as it is for the table."""
    values = {key: getattr(channel, key) for key in ChannelConfig.__slots__}
    plain = {key: value.value if isinstance(value, Enum) else value for key, value in values.items()}
    return {key: value for key, value in plain.items() if value not in {None, ""}}


def _enter(document: MutableMapping[str, Any], tables: list[str]) -> MutableMapping[str, Any]:
    table = document
    for name in tables:
        table = table.setdefault(name, {})
    return table
