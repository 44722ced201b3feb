"""The journal's records: acts and the events that they caused, as JSON and back, checked to the last field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from assistant.games.game import HOUSE_RULES, Event, Game, Seating, is_name
from assistant.table.timeline import Act, Change, Correction, Step

VERSION = 1
CARDS = ("card", "chopsticks", "other")  # the fields of acts and commands that hold a card's number; -1 is none


class BadRecord(Exception):
    """A record that cannot be understood; the message is the reason, without file and line."""


def encode_began(game: str, seating: Seating, lang: str) -> dict[str, object]:
    players, badges = list(seating.names), list(seating.badges)
    return {
        "type": "began",
        "game": game,
        "players": players,
        "badges": badges,
        "rules": dict(seating.rules),
        "lang": lang,
    }


def parse_began(record: Mapping[str, Any]) -> tuple[str, Seating, str]:
    """The game's id, its seating and the table's language."""
    game, players, badges, rules, lang = (record.get(name) for name in ("game", "players", "badges", "rules", "lang"))
    if record.get("type") != "began" or not isinstance(game, str) or not isinstance(lang, str):
        raise BadRecord("the first record must tell which game began")
    if not isinstance(players, list) or not all(
        isinstance(name, str) and (not name or is_name(name)) for name in players
    ):
        raise BadRecord(f"players must be a list of names, not {players!r}")
    if not isinstance(badges, list) or not all(type(badge) is int and badge > 0 for badge in badges):
        raise BadRecord(f"badges must be a list of badges' numbers, not {badges!r}")
    if badges and len({*badges}) != len(players):
        raise BadRecord(f"badges must be one for each of {len(players)} players, not {badges!r}")
    if not isinstance(rules, dict) or any(rules[name] not in HOUSE_RULES.get(name, ()) for name in rules):
        raise BadRecord(f"unknown house rules: {rules!r}")
    return game, Seating(tuple(players), rules, tuple(badges)), lang


def parse_language(record: Mapping[str, Any]) -> str:
    lang = record.get("lang")
    if not isinstance(lang, str):
        raise BadRecord(f"lang must be a language, not {lang!r}")
    return lang


def encode_act(act: Act, changes: Sequence[Change]) -> dict[str, Any]:
    told = encode_value(act)
    return {**told, "events": [encode_value(change.event) for change in changes]} if isinstance(act, Step) else told


def parse_act(game: Game, record: Mapping[str, Any]) -> tuple[Act, list[Event]]:
    """The act of a record, and the events that it caused when it was written."""
    act: Act = parse(Act, record)
    if isinstance(act, Correction) and (act.card < 0 or act.seat < 0 or (act.other >= 0) != (act.seat == 0)):
        raise BadRecord(f"{act} gives a card neither to a seat nor for another card")
    if not isinstance(act, Step):
        return act, []
    events = record.get("events")
    if not isinstance(events, list):
        raise BadRecord(f"events must be a list, not {events!r}")
    if act.command is not None:
        act = replace(act, command=parse_value(game.vocabulary, act.command))
    return act, [parse_value(game.vocabulary, event) for event in events]


def check_cards(game: Game, act: Act) -> None:
    """Raises BadRecord for a card that is not in the deck: the rules may make a bit of any number that they get."""
    told = act.command if isinstance(act, Step) else act
    for name in CARDS:
        if (card := getattr(told, name, -1)) >= len(game.kinds):
            raise BadRecord(f"there is no card {card} in the deck")


def encode_value(value: object) -> Any:
    """An act, or a game's command or event, as an object that bears its name."""
    return msgspec.to_builtins(value)


def parse_value(vocabulary: Mapping[str, type], told: Any) -> Any:
    """A game's command or event from the object that bears its name. Raises BadRecord for one that it does not know."""
    if not isinstance(told, dict) or not isinstance(told.get("name"), str) or told["name"] not in vocabulary:
        raise BadRecord(f"unknown command or event {told!r}")
    return parse(vocabulary[told["name"]], told)


def parse(kind: Any, told: Mapping[str, Any]) -> Any:
    """A value of this kind from its object: every field is there, and of its type. Raises BadRecord."""
    try:
        value = msgspec.convert(told, kind)
    except (msgspec.ValidationError, UnicodeEncodeError) as error:  # the latter for half a character
        raise BadRecord(f"{error}, in {told}") from error
    absent = [name for name in value.__struct_fields__ if name not in told]
    if absent and not isinstance(value, Correction):  # whose last fields came later than the first journals
        raise BadRecord(f"{', '.join(absent)} missing in {told}")
    return value
