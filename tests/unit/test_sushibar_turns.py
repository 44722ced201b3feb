"""A turn of Sushi Bar: rolls, keeps, the actions, forced takes and the end, as scripts play them."""

from __future__ import annotations

import pytest

from tests.unit.played import holds, play
from tests.unit.sushibar import BONES_TURN, ROWS, SUSHI_TURN, THREE, TWO

START = TWO + ROWS
STOCKED = START + SUSHI_TURN + SUSHI_TURN + BONES_TURN + BONES_TURN  # each has a sushi and a bone; Ana is to roll
EMPTY_SUSHI = START + SUSHI_TURN * 12  # only bones are left in the rows; Ana is to roll
FORCED = "roll red red red red red\nkeep red red\nroll red red blue\nkeep red red\nroll blue\n"


@pytest.mark.parametrize(
    ("dice", "instruction", "reason"),
    [
        ("", "take sushi", "no-roll"),
        ("", "keep sushi", "no-roll"),
        ("", "steal sushi 2 top", "no-roll"),
        ("", "row sushi 1", "not-now"),
        ("", "roll sushi", "dice-count"),
        ("", "roll sushi sushi sushi sushi sushi sushi", "dice-count"),
        ("roll sushi sushi blue blue red\n", "roll sushi sushi blue blue red", "not-now"),
        ("roll sushi sushi blue blue red\n", "roll sushi", "not-now"),
        ("roll sushi sushi blue blue red\n", "take bones", "no-dice"),
        ("roll bones bones blue blue red\n", "take sushi", "no-dice"),
        ("roll sushi sushi blue blue red\n", "keep bones", "not-rolled"),
        ("roll sushi sushi blue blue red\n", "keep blue blue blue", "not-rolled"),
        ("roll sushi sushi blue blue red\n", "keep sushi sushi blue blue red", "keep-count"),
        ("roll sushi sushi blue blue red\n", "keep", "keep-count"),
        ("roll sushi sushi blue blue red\nkeep sushi\n", "keep sushi", "no-roll"),
        ("roll sushi sushi blue blue red\nkeep sushi\n", "take sushi", "no-roll"),
        ("roll sushi sushi blue blue red\nkeep sushi\n", "roll sushi blue red", "dice-count"),
        ("roll sushi sushi blue blue red\nkeep sushi\nroll blue blue red bones\n", "keep sushi", "not-rolled"),
        ("roll sushi sushi blue blue red\n", "steal sushi 2 top", "too-few-chopsticks"),
        ("roll sushi sushi blue blue red\n", "steal bones 9 top", "too-few-chopsticks"),
        ("roll blue blue blue sushi red\n", "steal sushi 3 top", "no-such-seat"),
        ("roll blue blue blue sushi red\n", "steal sushi 0 top", "no-such-seat"),
        ("roll blue blue blue sushi red\n", "steal sushi 1 top", "own-stack"),
        ("roll blue blue blue sushi red\n", "steal sushi 1 from-top 2", "own-stack"),
        ("roll blue blue blue sushi red\n", "steal sushi 2 from-top 2", "only-top"),
        ("roll blue blue blue sushi red\n", "steal sushi 2 from-bottom 1", "only-top"),
        ("roll blue blue blue blue red\n", "steal sushi 2 from-top 2", "no-such-tile"),
        ("roll blue blue blue blue red\n", "steal sushi 2 from-bottom 2", "no-such-tile"),
        ("roll blue blue blue blue red\n", "steal sushi 2 from-top 0", "no-such-tile"),
        ("roll red red red sushi blue\n", "steal sushi 2 top", "too-few-chopsticks"),
        # After a last roll: the third, or one of a single die.
        ("roll sushi red red red red\nkeep red red red red\nroll sushi\n", "keep sushi", "last-roll"),
        ("roll sushi red red red red\nkeep red red red red\nroll sushi\n", "roll sushi", "not-now"),
        (
            "roll sushi blue blue red red\nkeep sushi\nroll blue blue red red\nkeep red\nroll blue blue red\n",
            "keep red",
            "last-roll",
        ),
    ],
)
def test_what_is_refused_changes_nothing(dice: str, instruction: str, reason: str) -> None:
    played = holds(f"{STOCKED}{dice}{instruction}\nexpect refused {reason}\n")
    assert played.refusals() == [reason]
    assert played.facts[-1]["type"] == "say"  # with its sentence


@pytest.mark.parametrize(
    ("before", "instruction", "reason"),
    [
        (TWO, "roll sushi sushi sushi blue red", "no-row"),
        (TWO, "take sushi", "no-roll"),
        (TWO, "keep sushi", "no-roll"),
        (TWO, "steal sushi 2 top", "no-roll"),
        (TWO, "row sushi 1 2 3", "bad-row"),
        (TWO, "row sushi 3 1 6 2 5 4 1 2 3 4 5 5", "bad-row"),
        (TWO, "row bones 1 2 1 3 1 2 4 1 2 1 3 2", "bad-row"),
        (TWO, "row bones -1 -2 -1 -3 -1 -2 -4 -1 -2 -1 -3 -2 -1", "bad-row"),
        (TWO + ROWS.splitlines()[0] + "\n", "roll sushi sushi sushi blue red", "no-row"),
        (TWO + ROWS.splitlines()[0] + "\n", ROWS.splitlines()[0], "not-now"),
        (TWO + "kind main bone-4\n", ROWS.splitlines()[1], "not-now"),
        (EMPTY_SUSHI, "roll sushi bones blue blue red\ntake sushi", "no-such-tile"),
        (START, "roll blue blue blue sushi red\nsteal sushi 2 top", "no-such-tile"),
        (START, "roll red red red sushi blue\nsteal bones 2 top", "no-such-tile"),
    ],
)
def test_what_is_refused_elsewhere(before: str, instruction: str, reason: str) -> None:
    holds(f"{before}{instruction}\nexpect refused {reason}\n")


@pytest.mark.parametrize("row", ["sushi", "bones"])
def test_a_place_beyond_a_stack_is_told_with_its_height(row: str) -> None:
    colour = {"sushi": "blue", "bones": "red"}[row]
    played = holds(
        f"{STOCKED}roll {colour} {colour} {colour} {colour} {colour}\nsteal {row} 2 from-top 3\nexpect refused\n"
    )
    assert "Take that one, or choose something else." in played.said()[-1]


def test_dice_that_were_kept_count_with_those_just_rolled() -> None:
    played = holds(
        START + "roll sushi sushi blue blue red\nkeep sushi sushi\nroll sushi bones red\ntake sushi\nexpect accepted\n"
    )
    assert "Ana takes the sushi six." in played.said()


def test_a_third_roll_ends_without_a_fourth() -> None:
    played = holds(
        START + "roll sushi blue blue red red\nkeep sushi\nroll sushi blue blue red\nkeep sushi\nroll sushi blue red\n"
        "expect accepted\ntake sushi\nexpect accepted\n"
    )
    assert "Ana takes the sushi six." in played.said()


def test_the_most_negative_bone_is_taken_by_force() -> None:
    played = holds(START + FORCED + 'expect accepted\nexpect say table "Ana must take the bone minus four."\n')
    assert played.events()[-3:] == ["DiceRolled", "TileTaken", "TurnPassed"]


def test_an_early_roll_forces_nothing() -> None:
    played = holds(START + "roll red red red red red\nexpect accepted\n")
    assert played.events()[-1] == "DiceRolled"


def test_with_no_bone_left_the_smallest_sushi_is_taken_by_force_the_leftmost_of_equals() -> None:
    no_bones = START + BONES_TURN * 12
    forced = "roll blue blue blue blue blue\nkeep blue\nroll blue blue blue blue\nkeep blue\nroll red red blue\n"
    played = holds(no_bones + forced + 'expect say table "Ana must take the sushi one."\nkey count\n')
    assert "three, six, two, five, four, one, two, three, four, five and six" in " ".join(played.said())


def test_with_a_thief_s_dice_nothing_is_forced() -> None:
    played = holds(
        STOCKED
        + "roll red red red red red\nkeep red\nroll red red red red\nkeep red\nroll red red red\nexpect accepted\n"
    )
    assert played.events()[-1] == "DiceRolled"


@pytest.mark.parametrize("dice", ["blue blue blue red red", "blue blue blue blue red", "blue blue blue blue blue"])
@pytest.mark.parametrize("way", ["top", "from-top 1"])
def test_three_or_more_chopsticks_steal_from_the_top(dice: str, way: str) -> None:
    played = holds(START + SUSHI_TURN * 4 + f"roll {dice}\nsteal sushi 2 {way}\nexpect accepted\n")
    assert "Ana steals Bruno’s top tile: the sushi two." in played.said()


@pytest.mark.parametrize("dice", ["blue blue blue blue red", "blue blue blue blue blue"])
@pytest.mark.parametrize(
    ("way", "place"), [("from-top 2", "second"), ("from-bottom 1", "second"), ("from-bottom 2", "")]
)
def test_four_or_five_steal_any_tile(dice: str, way: str, place: str) -> None:
    played = holds(START + SUSHI_TURN * 4 + f"roll {dice}\nsteal sushi 2 {way}\nexpect accepted\n")
    told = "second tile from the top: the sushi one." if place else "top tile: the sushi two."
    assert f"Ana steals Bruno’s {told}" in played.said()


def test_red_chopsticks_steal_bones() -> None:
    played = holds(START + BONES_TURN * 3 + "roll red red red blue blue\nsteal bones 1 top\nexpect accepted\n")
    assert "Bruno steals Ana’s top tile: the bone minus one." in played.said()


def test_turns_go_clockwise() -> None:
    played = holds(THREE + ROWS + SUSHI_TURN * 4)
    assert [event["seat"] for event in played.of("event") if event["name"] == "TileTaken"] == [1, 2, 3, 1]


def test_sushi_above_the_bones_are_dropped_at_the_end_the_latest_first() -> None:
    """Ana takes eleven sushi and one bone; Bruno eleven bones and one sushi, which lies beside a bone."""
    script = START + (SUSHI_TURN + BONES_TURN) * 10
    script += "roll sushi blue blue red red\ntake sushi\n" + "roll sushi blue blue red red\ntake sushi\n"
    script += BONES_TURN * 2
    played = holds(script + "expect result 0 -14\nkey why\n")
    assert "Ana has more sushi than bones, and discards the last ten." in played.said()
    assert (
        "Ana, zero: one sushi beside bones, three; ten sushi above the bones, nothing; one bone, minus three."
        in played.said()
    )
    assert played.of("round") == []
    assert played.of("result")[0]["winners"] == [1]


def test_nothing_is_taken_after_the_end_and_undo_reopens_the_game() -> None:
    script = START + SUSHI_TURN * 12 + BONES_TURN * 12
    played = holds(
        script + "roll sushi sushi sushi blue red\nexpect refused game-over\ntake sushi\nexpect refused game-over\n"
        "row sushi 1\nexpect refused game-over\nkind main sushi-3\nexpect refused game-over\n"
        "card main bone-4 1\nexpect refused game-over\nkey roll\nexpect refused game-over\n"
        "key undo\nexpect accepted\ntake bones\nexpect accepted\nkey undo\nkey redo\n"
    )
    assert played.said().count("Both rows are empty.") == 2
    assert played.said()[-1].startswith("Final scores: ")


def test_there_is_no_round() -> None:
    played = play(START + SUSHI_TURN + "expect round 1 2\n")
    assert (played.code, "no round yet" in played.error) == (1, True)


def test_undo_takes_back_a_roll_with_the_tile_that_it_forced() -> None:
    played = holds(START + FORCED + "key undo\nexpect accepted\nkey turn\n")
    assert "Taken back: the roll of Ana. Ana, third roll: one die. Kept: four red." in played.said()
    redone = holds(START + FORCED + "key undo\nkey redo\nexpect accepted\nkey turn\n")
    assert "Bruno, first roll: five dice." in redone.said()[-1]


@pytest.mark.parametrize("players", ["Ana", "A, B, C, D, E, F"])
def test_two_to_five_play(players: str) -> None:
    played = play(f"game sushi-bar\nplayers {players}\nkey turn\n")
    assert (played.code, "for two to five players" in played.error) == (2, True)


MALFORMED = [
    "row",
    "row sushi",
    "row fish 1 2",
    "row sushi one two",
    "roll",
    "roll fish",
    "roll bone",
    "keep fish",
    "take",
    "take fish",
    "take sushi bones",
    "steal sushi 2",
    "steal sushi two top",
    "steal sushi 2 bottom",
    "steal sushi 2 top 1",
    "steal sushi 2 from-top",
    "steal sushi 2 from-top x",
    "steal fish 2 top",
    "card main tempura",
    "key chopsticks",
]


@pytest.mark.parametrize("line", MALFORMED)
def test_what_makes_no_instruction_is_malformed(line: str) -> None:
    played = play(START + line + "\n")
    assert played.code == 2
    assert ", line 5: " in played.error
    assert not played.facts


@pytest.mark.parametrize("verb", ["row sushi 1", "roll sushi", "keep sushi", "take sushi", "steal sushi 2 top"])
def test_another_game_s_instruction_is_malformed(verb: str) -> None:
    played = play(f"game sushi-go\nplayers Ana, Bruno\n{verb}\n")
    assert (played.code, "line 3: unknown instruction" in played.error) == (2, True)
