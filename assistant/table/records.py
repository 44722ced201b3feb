"""The journal's records: acts and the events that they caused, as JSON and back, checked to the last field."""

from __future__ import annotations

import typing
from collections.abc import Mapping, Sequence
from typing import Any

from assistant.games.game import HOUSE_RULES, Game, Seating
from assistant.table.timeline import Act, Change, Correction, Peek, Redo, Step, Undo

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
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise BadRecord(f"players must be a list of names, not {players!r}")
    if not isinstance(badges, list) or not all(type(badge) is int for badge in badges):
        raise BadRecord(f"badges must be a list of numbers, not {badges!r}")
    if not isinstance(rules, dict) or any(rules[name] not in HOUSE_RULES.get(name, ()) for name in rules):
        raise BadRecord(f"unknown house rules: {rules!r}")
    return game, Seating(tuple(players), rules, tuple(badges)), lang


def parse_language(record: Mapping[str, Any]) -> str:
    lang = record.get("lang")
    if not isinstance(lang, str):
        raise BadRecord(f"lang must be a language, not {lang!r}")
    return lang


def encode_act(act: Act, changes: Sequence[Change]) -> dict[str, object]:
    match act:
        case Step(reader, command, chooses, copy):
            told = None if command is None else encode_value(command)
            events = [encode_value(change.event) for change in changes]
            return {
                "type": "stepped",
                "reader": reader,
                "command": told,
                "chooses": chooses,
                "copy": copy,
                "events": events,
            }
        case Correction():
            return {"type": "corrected", **act._asdict()}
        case Peek():
            return {"type": "peeked", **act._asdict()}
        case Undo():
            return {"type": "undone"}
        case Redo():
            return {"type": "redone"}


def parse_act(game: Game, record: Mapping[str, Any]) -> tuple[Act, list[tuple[Any, ...]]]:
    """The act of a record, and the events that it caused when it was written."""
    match record.get("type"):
        case "stepped":
            command = record.get("command")
            events = record.get("events")
            if not isinstance(events, list):
                raise BadRecord(f"events must be a list, not {events!r}")
            step = {name: record.get(name) for name in ("reader", "chooses", "copy")}
            parsed = None if command is None else parse_value(game.vocabulary, command)
            checked(Step, {**step, "command": parsed})
            return Step(command=parsed, **step), [parse_value(game.vocabulary, event) for event in events]  # type: ignore[arg-type]
        case "corrected":
            fields = {name: record.get(name, Correction._field_defaults.get(name)) for name in Correction._fields}
            correction = Correction(**checked(Correction, fields))
            if correction.card < 0 or correction.seat < 0 or (correction.other >= 0) != (correction.seat == 0):
                raise BadRecord(f"{correction} gives a card neither to a seat nor for another card")
            return correction, []
        case "peeked":
            return Peek(**checked(Peek, {name: record.get(name) for name in Peek._fields})), []
        case "undone":
            return Undo(), []
        case "redone":
            return Redo(), []
        case other:
            raise BadRecord(f"unknown type of record {other!r}")


def check_cards(game: Game, act: Act) -> None:
    """Raises BadRecord for a card that is not in the deck: the rules may make a bit of any number that they get."""
    told = act.command if isinstance(act, Step) else act
    for name in CARDS:
        if (card := getattr(told, name, -1)) >= len(game.kinds):
            raise BadRecord(f"there is no card {card} in the deck")


def encode_value(value: Any) -> dict[str, object]:
    """A command or event, a NamedTuple, as an object that bears its name."""
    return {"name": type(value).__name__, **value._asdict()}


def parse_value(vocabulary: Mapping[str, type], told: Any) -> Any:
    if not isinstance(told, dict) or not isinstance(told.get("name"), str) or told["name"] not in vocabulary:
        raise BadRecord(f"unknown command or event {told!r}")
    kind = vocabulary[told["name"]]
    fields = {
        name: tuple(value) if isinstance(value, list) else value for name, value in told.items() if name != "name"
    }
    return kind(**checked(kind, fields))


def checked(kind: type, fields: dict[str, Any]) -> dict[str, Any]:
    """The fields, if they are those of this NamedTuple and of its types."""
    hints = typing.get_type_hints(kind)
    if fields.keys() != hints.keys():
        raise BadRecord(f"{kind.__name__} has the fields {', '.join(hints)}, not {', '.join(fields)}")
    for name, hint in hints.items():
        if not fits(fields[name], hint):
            raise BadRecord(f"{name} of {kind.__name__} cannot be {fields[name]!r}")
    return fields


def fits(value: Any, hint: Any) -> bool:
    if hint is Any or hint == Any | None:
        return True
    if typing.get_origin(hint) is tuple:
        return isinstance(value, tuple) and all(fits(item, typing.get_args(hint)[0]) for item in value)
    return type(value) is hint
