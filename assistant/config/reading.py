"""Read the configuration strictly: an unknown key or a wrong value is one sentence with file, line and value."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from assistant.config.channels import read_channels, read_speech_place
from assistant.config.settings import (
    LANGUAGES,
    SEATS,
    Config,
    PlayerName,
    ReaderConfig,
    Speaker,
    SpeechConfig,
)
from assistant.config.values import choice, ids
from assistant.deck.controls import load_controls
from assistant.deck.document import BadDeck, Section, read_document
from assistant.games.game import HOUSE_RULES, LONGEST_NAME, is_name
from assistant.readers.url import BadReaderUrl, parse_reader_url
from assistant.words.shipped import message_ids

BADGES = tuple(str(badge) for badge in range(1, SEATS + 1))


class BadConfig(ValueError):
    """A configuration that cannot be used; the message is one sentence naming file, line (where known) and value."""


def find_file(option: str | None, environ: Mapping[str, str]) -> Path:
    """Tell which file holds the configuration: the option's, else SUSHI_SAYS_CONFIG's, else the user's own.

    A file named by the option must exist, since a misspelt one would go unnoticed.
    """
    if option is not None:
        if not Path(option).is_file():
            raise BadConfig(f"{option}: there is no such file")
        return Path(option)
    if named := environ.get("SUSHI_SAYS_CONFIG"):
        return Path(named)
    import platformdirs  # costs start-up time where it is not needed

    return platformdirs.user_config_path("sushi-says") / "config.toml"


def local_language(environ: Mapping[str, str]) -> str:
    """Tell which of our languages the locale asks for; English where it asks for none of them."""
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    return next((lang for lang in LANGUAGES if locale.lower().startswith(lang[:2])), "en")


def load(file: Path, environ: Mapping[str, str]) -> Config:
    """Read the configuration; defaults, if there is no file yet. BadConfig says in one sentence what is wrong."""
    lang = local_language(environ)
    if not file.exists():
        return Config(lang)
    try:
        return _config(read_document(file), lang)
    except BadDeck as error:
        raise BadConfig(str(error)) from error


def _config(top: Section, lang: str) -> Config:
    top.only({"lang", "speaker", "speech", "channels", "espeak", "piper", "rules", "say", "readers", "keys", "names"})
    speech = _speech(top.table("speech")) if "speech" in top.values else SpeechConfig()
    return Config(
        lang=top.choice("lang", LANGUAGES) if "lang" in top.values else lang,
        speaker=Speaker(top.choice("speaker", ids(Speaker))) if "speaker" in top.values else None,
        speech=speech,
        channels=read_channels(top.tables("channels"), speech) if "channels" in top.values else (),
        espeak=_by_language(top.table("espeak")) if "espeak" in top.values else {},
        piper=_by_language(top.table("piper")) if "piper" in top.values else {},
        rules=_rules(top.table("rules")) if "rules" in top.values else Config().rules,
        muted=_muted(top.table("say")) if "say" in top.values else frozenset(),
        readers=_readers(top.tables("readers")) if "readers" in top.values else (),
        keys=_keys(top.table("keys")) if "keys" in top.values else {},
        names=_names(top.table("names")) if "names" in top.values else {},
    )


def _speech(section: Section) -> SpeechConfig:
    section.only({"voice", "rate", "volume", "device", "side", "verbosity"})
    known, default = section.values, SpeechConfig()
    speech = SpeechConfig(
        voice=choice(section, "voice", default.voice),
        rate=section.whole("rate", 80, 450) if "rate" in known else default.rate,
        volume=section.whole("volume", 0, 100) if "volume" in known else default.volume,
        verbosity=choice(section, "verbosity", default.verbosity),
    )
    return read_speech_place(section, speech)


def _by_language(section: Section) -> Mapping[str, str]:
    section.only(LANGUAGES)
    return {lang: section.word(lang) for lang in section.values}


def _rules(section: Section) -> Mapping[str, str]:
    section.only(HOUSE_RULES)
    return {
        rule: section.choice(rule, values) if rule in section.values else values[0]
        for rule, values in HOUSE_RULES.items()
    }


def _muted(section: Section) -> frozenset[str]:
    known = message_ids() if section.values else frozenset()
    for message, spoken in section.values.items():
        if message not in known:
            raise section.bad(f"there is no message {message!r}", message)
        if not isinstance(spoken, bool):
            raise section.bad(f"{message} must be true or false, not {spoken!r}", message)
    return frozenset(message for message, spoken in section.values.items() if not spoken)


def _readers(sections: list[Section]) -> tuple[ReaderConfig, ...]:
    readers: list[ReaderConfig] = []
    for section in sections:
        section.only({"url", "name", "seat"})
        reader = ReaderConfig(
            url=_url(section),
            name=section.word("name") if "name" in section.values else "main",
            seat=section.whole("seat", 0, SEATS) if "seat" in section.values else 0,
        )
        if any(reader.name == other.name for other in readers):
            raise section.bad(
                f"two readers have the name {reader.name!r}", "name" if "name" in section.values else None
            )
        readers.append(reader)
    return tuple(readers)


def _url(section: Section) -> str:
    try:
        return str(parse_reader_url(section.word("url")))
    except BadReaderUrl as error:
        raise section.bad(str(error), "url") from error


def _keys(section: Section) -> Mapping[str, str]:
    known = {*load_controls().commands, *(f"tableau {badge}" for badge in BADGES)}
    for character in section.values:
        if len(character) != 1:
            raise section.bad(f"a key is one character, not {character!r}", character)
        if section.word(character) not in known:
            raise section.bad(f"unknown command {section.word(character)!r}", character)
    return {character: section.word(character) for character in section.values}


def _names(names: Section) -> Mapping[int, PlayerName]:
    named = {badge: _name(names, badge) for badge in sorted(names.values)}
    return {int(badge): player for badge, player in named.items()}


def _name(names: Section, badge: str) -> PlayerName:
    # Either [names.1] with lines of its own, or 1 = {name = "Ana"} under [names]: then that is the line to tell.
    apart = f"[names.{badge}]" in names.text
    where = Section(names.path, names.text, names.values, f"[names.{badge}]") if apart else names
    values = names.table(badge).values
    if badge not in BADGES:
        raise where.bad(f"there are badges 1 to {SEATS}, not {badge!r}", None if apart else badge)
    for key, value in values.items():
        if key not in {"name", "say"} or not isinstance(value, str):
            reason = f"a badge has a name and a say, each a text in quotes, not {key!r} = {value!r}"
            raise where.bad(reason, key if apart else badge)
    for key in ("name", "say"):
        if values.get(key) and not is_name(str(values[key])):
            raise where.bad(
                f"{key} has at most {LONGEST_NAME} letters and signs, and nothing else", key if apart else badge
            )
    if not values.get("name"):
        raise where.bad(f"the name is missing in {values!r}", None if apart else badge)
    return PlayerName(**{key: str(value) for key, value in values.items()})
