"""The game's own instructions of a script, as the contract words them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from assistant.games.game import BadInstruction
from assistant.games.sushibar.state import Command, KeepDice, LayRow, RollDice, StealTile, TakeTile
from assistant.games.sushibar.tiles import Face, Row

FORMS: Mapping[str, str] = {
    "row": "row sushi|bones WORTH WORTH …",
    "roll": "roll FACE FACE …",
    "keep": "keep FACE …",
    "take": "take sushi|bones",
    "steal": "steal sushi|bones SEAT top|from-top N|from-bottom N",
}


def parse(verb: str, words: Sequence[str]) -> Command:
    """The command that an instruction means. Raises BadInstruction where its words make none."""
    match (verb, *words):
        case ("row", row, *worths) if worths:
            return LayRow(parse_row(row), tuple(parse_number(worth) for worth in worths))
        case ("roll", *faces) if faces:
            return RollDice(tuple(map(parse_face, faces)))
        case ("keep", *faces):
            return KeepDice(tuple(map(parse_face, faces)))
        case ("take", row):
            return TakeTile(parse_row(row))
        case ("steal", row, seat, "top"):
            return StealTile(parse_row(row), parse_number(seat), 1)
        case ("steal", row, seat, "from-top" | "from-bottom" as side, place):
            is_from_bottom = side == "from-bottom"
            return StealTile(parse_row(row), parse_number(seat), parse_number(place), is_from_bottom=is_from_bottom)
        case _:
            raise BadInstruction(f"the form is '{FORMS[verb]}', not {' '.join((verb, *words))!r}")


def parse_row(word: str) -> str:
    if word not in set(Row):
        raise BadInstruction(f"the rows are sushi and bones, not {word!r}")
    return word


def parse_face(word: str) -> str:
    if word not in set(Face):
        raise BadInstruction(f"dice show {', '.join(Face)}, not {word!r}")
    return word


def parse_number(word: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,9}", word):
        raise BadInstruction(f"a number was expected, not {word!r}")
    return int(word)
