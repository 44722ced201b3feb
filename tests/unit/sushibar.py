"""The start of a game of Sushi Bar, for scripts that stand in tests."""

from __future__ import annotations

from assistant.deck.codes import CardSet
from tests.unit.played import code

TWO = "game sushi-bar\nplayers Ana, Bruno\n"
THREE = "game sushi-bar\nplayers Ana, Bruno, Chloé\n"
SUSHI = (3, 1, 6, 2, 5, 4, 1, 2, 3, 4, 5, 6)
BONES = (-1, -2, -1, -3, -1, -2, -4, -1, -2, -1, -3, -2)
ROWS = f"row sushi {' '.join(map(str, SUSHI))}\nrow bones {' '.join(map(str, BONES))}\n"

# Turns that a test only passes through: the first tile of a row.
SUSHI_TURN = "roll sushi blue blue red red\ntake sushi\n"
BONES_TURN = "roll bones blue blue red red\ntake bones\n"


def tile(number: int) -> str:
    return code(number, card_set=CardSet.SUSHI_BAR)
