"""`sushi-says doctor`: whether everything that a game needs is as it should be, in plain lines and aloud."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field

from assistant.config import BadConfig, Config, ReaderConfig, Speaker, VoiceName, find_file, local_language
from assistant.deck.document import BadDeck
from assistant.readers.device_reader import DeviceAbsent
from assistant.readers.opening import open_reader
from assistant.readers.ports import Whereabouts, serial_ports
from assistant.readers.url import SerialUrl, TerminalUrl, parse_reader_url
from assistant.runtime.aloud import Aloud, Settings, read_settings
from assistant.runtime.games_kept import NowhereToKeep, games_folder, open_game
from assistant.runtime.library import Library
from assistant.speech.device import devices
from assistant.speech.voices import NAMES, NONE, check
from assistant.table.journal import BadJournal
from assistant.words.announcement import Argument, Phrase, Series


@dataclass(frozen=True, slots=True)
class Finding:
    """One line: a message, and whether a game can be played in spite of it."""

    message: str
    args: Mapping[str, Argument] = field(default_factory=dict)
    is_playable: bool = True


def doctor(options: Namespace) -> int:
    """Tell the state of voices, devices, settings, readers, decks and games. Returns 0 if one can play, else 1."""
    try:
        settings = read_settings(options)
        first = _settings(settings)
    except BadConfig as error:
        lang = options.lang or local_language(os.environ)
        settings = Settings(Config(lang), find_file(None, os.environ), lang)
        first = Finding("doctor-settings-bad", {"reason": _sentence(error)}, is_playable=False)
    aloud = Aloud(settings)
    is_playable = True
    try:
        aloud.open(settings.voice)
        for finding in _findings(first, settings, options):
            is_playable &= finding.is_playable
            aloud.tell(finding.message, finding.args)
        aloud.tell("doctor-playable" if is_playable else "doctor-not-playable")
    except KeyboardInterrupt:
        print()
    finally:
        aloud.close()
    return 0 if is_playable else 1


def _findings(first: Finding, settings: Settings, options: Namespace) -> Iterator[Finding]:
    """The voice that speaks comes first, so that one hears it or does not; what is not in use comes last."""
    yield from _voice(settings)
    yield _devices(settings.config.speech.device)
    yield first
    yield from _readers(settings.config.readers)
    yield _decks()
    yield from _games(options)
    yield from _other_voices(settings)


def _settings(settings: Settings) -> Finding:
    message = "doctor-settings" if settings.file.exists() else "doctor-no-settings"
    return Finding(message, {"file": str(settings.file)})


def _voice(settings: Settings) -> Iterator[Finding]:
    if settings.config.speaker is Speaker.SCREEN_READER:
        yield Finding("doctor-screen-reader")
        return
    yield Finding("doctor-language")
    yield Finding("doctor-voice-off") if settings.voice == NONE else _spoken("doctor-voice", settings.voice, settings)


def _other_voices(settings: Settings) -> Iterator[Finding]:
    needless = {settings.voice, NONE}
    if settings.config.speaker is Speaker.SCREEN_READER:
        needless.add(VoiceName.SCREEN_READER.value)  # it reads these lines by itself
    for name in NAMES:
        if name not in needless:
            yield _spoken("doctor-other-voice", name, settings)


def _spoken(message: str, name: str, settings: Settings) -> Finding:
    trouble = check(name, settings.engines)
    voice = Phrase(f"voice-{name}")
    if trouble is None:
        return Finding(message, {"voice": voice})
    return Finding(f"{message}-absent", {"voice": voice, "reason": Phrase(f"trouble-{trouble}")})


def _devices(wanted: str) -> Finding:
    found = devices()
    if not found:
        return Finding("doctor-no-device")
    if wanted and wanted not in {device.id for device in found}:
        return Finding("doctor-device-absent", {"device": wanted})
    return Finding("doctor-devices", {"devices": Series([device.name for device in found])})


def _readers(readers: tuple[ReaderConfig, ...]) -> Iterator[Finding]:
    taken = set()
    for reader in readers:
        url = parse_reader_url(reader.url)
        if isinstance(url, TerminalUrl):
            continue
        if isinstance(url, SerialUrl):
            with suppress(FileNotFoundError):
                taken.add(Whereabouts(url).device())
        named = {"reader": reader.name, "place": str(url)}
        reason = open_reader(reader.name, url, lambda _: None).check()
        if reason is None:
            yield Finding("doctor-reader", named)
        elif reason.trouble is not None:
            yield Finding(f"reader-{reason.trouble.value}", {"reader": reader.name})
        elif isinstance(reason, DeviceAbsent):
            yield Finding("doctor-reader-gone", named)
        else:
            yield Finding("doctor-reader-absent", {**named, "reason": _sentence(reason)})
    if not readers:
        yield Finding("doctor-no-readers")
    if ports := [port.device for port in serial_ports() if port.device not in taken]:
        yield Finding("doctor-ports", {"ports": Series(ports)})


def _decks() -> Finding:
    library = Library()
    try:
        for name in library.games():
            library.game(name)
        library.controls()
    except BadDeck as error:
        return Finding("doctor-deck-bad", {"reason": _sentence(error)}, is_playable=False)
    return Finding("doctor-decks", {"decks": Series(list(library.games()))})


def _games(options: Namespace) -> Iterator[Finding]:
    bad: list[BadJournal] = []
    try:
        folder = games_folder(options.state)
    except NowhereToKeep as error:
        yield Finding("doctor-no-folder", {"reason": _sentence(error)}, is_playable=False)
        return
    found = open_game(folder, bad.append)
    for each in bad:
        yield Finding("doctor-game-bad", {"reason": _sentence(each)})
    yield Finding("doctor-no-game" if found is None else "doctor-open-game", {"folder": str(folder)})


def _sentence(reason: object) -> str:
    return f"{str(reason).removesuffix('.')}."
