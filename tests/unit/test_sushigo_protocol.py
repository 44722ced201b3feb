"""What every game answers to the table, where Sushi Go! has little to say, and the scores between two rounds."""

from __future__ import annotations

import pytest

from assistant.games.game import BadInstruction, Seating
from assistant.runtime.library import Library
from tests.unit.played import THREE, holds

GAME = Library().game("sushi-go")
STATE = GAME.begin(Seating(("Ana", "Bruno")))


def test_no_number_chooses_and_no_instruction_or_line_is_its_own() -> None:
    assert GAME.key_of_number(STATE, 1) == ""
    with pytest.raises(BadInstruction, match="'roll'"):
        GAME.parse("roll", ["sushi"])
    with pytest.raises(BadInstruction, match="bbs"):
        GAME.spell(STATE, ["bbs"])


def test_no_game_is_over_as_it_begins() -> None:
    bar = Library().game("sushi-bar")
    assert not GAME.is_over(STATE)
    assert not bar.is_over(bar.begin(Seating(("Ana", "Bruno"))))


def test_scores_between_rounds_are_those_of_the_rounds() -> None:
    turns = "card main tempura\ncard main sashimi\ncard main dumpling\n" * 4
    rest = "card main maki-1\ncard main maki-2\ncard main maki-3\n" * 5
    holds(THREE + turns + rest + 'key scores\nexpect say table "After one round:"\n')
