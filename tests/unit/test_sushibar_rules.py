"""What no table can say, but a journal could: each is refused, and nothing is guessed."""

from __future__ import annotations

import pytest

from assistant.games.game import IllegalMove, Seating
from assistant.games.sushibar.game import SushiBar
from assistant.games.sushibar.state import (
    Command,
    LayRow,
    LayTile,
    OpenMenu,
    PickDie,
    RollDice,
    RollRest,
    State,
    StealTile,
    TakeTile,
)
from assistant.runtime.library import Library
from tests.unit.sushibar import BONES, SUSHI

GAME = Library().game("sushi-bar")
SUSHI_DICE = RollDice(("sushi", "sushi", "bones", "blue", "red"))
BLUE_DICE = RollDice(("blue", "blue", "blue", "red", "red"))


def after(*commands: Command) -> State:
    state: State = GAME.begin(Seating(("Ana", "Bruno")))
    for command in commands:
        for event in GAME.decide(state, command):
            state = GAME.evolve(state, event)
    return state


LAID = (LayRow("sushi", SUSHI), LayRow("bones", BONES))
STOCKED = (*LAID, SUSHI_DICE, TakeTile("sushi"), SUSHI_DICE, TakeTile("sushi"))


@pytest.mark.parametrize(
    ("before", "command", "reason"),
    [
        ((), LayTile(24), "unknown-card"),
        ((), LayTile(-1), "unknown-card"),
        (LAID, LayTile(0), "no-roll"),
        (LAID, RollDice(("sushi", "sushi", "bones", "blue", "rice")), "dice-count"),
        ((*LAID, SUSHI_DICE), TakeTile("sushi", 23), "not-now"),  # another tile than the dice count to
        ((*STOCKED, BLUE_DICE), StealTile("sushi", 2, 1, card=23), "not-now"),
        ((*LAID, SUSHI_DICE), OpenMenu("dessert"), "not-now"),
        ((*LAID, SUSHI_DICE), OpenMenu("steal-sushi"), "not-now"),
        ((*LAID, SUSHI_DICE), PickDie("sushi"), "not-now"),  # without its menu
        ((*LAID, SUSHI_DICE), RollRest(("sushi",), ("sushi", "bones", "blue", "red")), "not-now"),
        (LAID, OpenMenu("keep"), "no-roll"),
    ],
)
def test_what_no_table_says_is_refused(before: tuple[Command, ...], command: Command, reason: str) -> None:
    state = after(*before)
    with pytest.raises(IllegalMove) as refused:
        GAME.decide(state, command)
    assert refused.value.reason == reason


@pytest.mark.parametrize("command", [TakeTile("fish"), StealTile("fish", 2, 1), LayRow("fish", (1,))])
def test_a_row_that_there_is_not_is_an_error_of_the_record(command: Command) -> None:
    with pytest.raises(LookupError):
        GAME.decide(after(*STOCKED, BLUE_DICE) if not isinstance(command, LayRow) else after(), command)


def test_nothing_is_amended() -> None:
    state = after(*STOCKED)
    with pytest.raises(IllegalMove) as refused:
        GAME.amend(state, STOCKED, 0, 2, -1, False)
    assert (refused.value.reason, refused.value.message) == ("not-now", "refused-no-correct")
    assert GAME.describe_amended(state, state, 0, -1) == []
    assert GAME.recall(state, [], 1) == []  # nor is there a hand to remember


def test_the_game_is_made_of_its_deck() -> None:
    game = SushiBar(["sushi-3", "bone-2"])
    assert game.worths == (3, -2)
    assert game.counts == {3: 1, -2: 1}


def test_a_tile_that_is_given_by_its_worth_may_be_another_copy() -> None:
    assert GAME.assumed(after(LayTile(0, assumed=True), LayTile(2))) == {0}
