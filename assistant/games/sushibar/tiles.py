"""The tiles and dice of Sushi Bar: the ids that files, JSON and messages use.

How many tiles there are of each worth, and which numbers they bear, stands in `cards/sushi-bar.toml`.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum


class Face(StrEnum):
    """What a die shows; a die has two sushi, two bones, and one pair of chopsticks of each colour."""

    SUSHI = "sushi"
    BONES = "bones"
    BLUE = "blue"
    RED = "red"

    __hash__ = str.__hash__  # so that a face and its id are one key


# One die, by what a fair number from 0 to 5 gives.
DIE = (Face.SUSHI, Face.SUSHI, Face.BONES, Face.BONES, Face.BLUE, Face.RED)
DICE = 5
ROLLS = 3
PLAYERS = range(2, 6)

# Chopsticks of one colour: so many take the top tile of another player's stack, and so many any tile.
TAKES_TOP, TAKES_ANY = 3, 4


class Row(StrEnum):
    """A row on the table, and the stack of each player that its tiles go to."""

    SUSHI = "sushi"
    BONES = "bones"

    __hash__ = str.__hash__

    @property
    def face(self) -> Face:
        """The dice that count along the row."""
        return COUNTS_ALONG[self]

    @property
    def chopsticks(self) -> Face:
        """The colour that takes such tiles from other players."""
        return STEALS_FROM[self]


COUNTS_ALONG: Mapping[Row, Face] = {Row.SUSHI: Face.SUSHI, Row.BONES: Face.BONES}
STEALS_FROM: Mapping[Row, Face] = {Row.SUSHI: Face.BLUE, Row.BONES: Face.RED}
FACES = tuple(face.value for face in Face)
BOTH = (Row.SUSHI, Row.BONES)  # as every list of rows and stacks is told
ROWS: Mapping[str, Row] = {row.value: row for row in Row}


def worth(kind: str) -> int:
    """What a kind of tile counts: "sushi-3" three, "bone-2" minus two."""
    name, _, number = kind.rpartition("-")
    return int(number) if name == "sushi" else -int(number)


def row_of(worth: int) -> Row:
    return Row.SUSHI if worth > 0 else Row.BONES
