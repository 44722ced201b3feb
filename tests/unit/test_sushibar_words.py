"""Sushi Bar by ear, by keys and by scanning: choices, rows, questions, and what closed stacks keep to themselves."""

from __future__ import annotations

import re
from random import Random

import pytest

from assistant.games.game import Seating
from assistant.games.sushibar.game import SushiBar
from assistant.readers.scan import Input, Instructed, Lost, Named, Pressed, Scan, Typed
from assistant.runtime.library import Library
from assistant.table.evening import Evening
from assistant.words.catalogue import LANGUAGES, load_catalogue
from tests.unit.played import badge, control, holds, play
from tests.unit.sushibar import BONES_TURN, ROWS, SUSHI_TURN, THREE, TWO, tile

START = TWO + ROWS
OPEN = TWO + "rule stacks open\n" + ROWS
ROLLED = START + "roll sushi sushi bones blue red\n"


def test_the_rows_are_laid_by_scanning_left_to_right() -> None:
    sushi = "".join(f"scan main {tile(number)}\nexpect accepted\n" for number in (4, 0, *range(5, 12), 1, 2, 3))
    bones = "".join(f"scan main {tile(number)}\nexpect accepted\n" for number in range(12, 24))
    played = holds(TWO + sushi + bones + "key count\n")
    assert played.said()[3:5] == ["First sushi: three.", "Second sushi: one."]
    assert "The sushi row is complete. Now the bones." in played.said()
    assert "Both rows are laid. Ana begins: roll five dice." in played.said()
    assert (
        played.said()[-3]
        == "Sushi row, from the left: three, one, three, four, four, five, five, six, six, one, two and two."
    )


def test_the_bones_may_come_first() -> None:
    bones = "".join(f"scan main {tile(number)}\n" for number in range(12, 24))
    played = holds(TWO + bones + "key turn\n")
    assert played.said()[-2:] == [
        "The bones row is complete. Now the sushi.",
        "The rows are being laid: no sushi, twelve bones.",
    ]


def test_a_tile_is_laid_once() -> None:
    played = holds(TWO + f"scan main {tile(4)}\nwait 2\nscan main {tile(4)}\nexpect refused already-in-play\n")
    assert played.said()[-1] == "That sushi three lies in the row already. Take the next one, or undo."


def test_a_guessed_copy_makes_room_for_the_very_tile() -> None:
    holds(
        TWO
        + f"kind main sushi-3\nscan main {tile(4)}\nexpect accepted\nkind main sushi-3\nexpect refused kind-exhausted\n"
        f"wait 2\nscan main {tile(4)}\nexpect refused already-in-play\n"
        f"scan main {tile(5)}\nexpect refused kind-exhausted\n"
    )


def test_the_assistant_shuffles_once() -> None:
    played = holds(TWO + "key shuffle\nexpect accepted\nkey shuffle\nexpect refused not-now\nkey count\n")
    assert played.events()[-2:] == ["RowLaid", "RowLaid"]
    assert holds(TWO + "type main 7\nexpect accepted\n").of("event") == played.of("event")  # as the keypad does
    numbers = [event["tiles"] for event in played.of("event") if event["name"] == "RowLaid"]
    assert [sorted(row) for row in numbers] == [list(range(12)), list(range(12, 24))]
    assert numbers[0] != sorted(numbers[0])
    assert play(TWO + "key shuffle\n").of("event") == played.of("event")  # a script is the same game every time


def test_the_assistant_rolls() -> None:
    played = holds(START + "key roll\nexpect accepted\nkey roll\nexpect refused not-now\n")
    dice = played.of("event")[-1]
    assert dice["name"] == "DiceRolled"
    assert len(dice["faces"]) == 5
    assert any(said.startswith("Ana rolls: ") for said in played.said())
    holds(TWO + "key roll\nexpect refused no-row\n")


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "ssbur"),
        ("en", "S s, B u R"),
        ("en", "sushi sushi bone blue red"),
        ("en", "rubss"),
        ("fr", "ssabr"),
        ("fr", "sushi s arête bleue rouge"),
        ("pt-BR", "sseav"),
        ("pt-BR", "azul vermelho espinha ss"),
    ],
)
def test_dice_are_typed_in_the_table_s_language(lang: str, typed: str) -> None:
    played = play(f"game sushi-bar\nlang {lang}\nplayers Ana, Bruno\n{ROWS}type main {typed}\nexpect accepted\n")
    assert played.error == ""
    assert sorted(played.of("event")[-1]["faces"]) == ["blue", "bones", "red", "sushi", "sushi"]


def test_dice_typed_after_a_roll_are_kept() -> None:
    played = holds(ROLLED + "type main ss\nexpect accepted\ntype main sbu\nexpect accepted\n")
    assert "Ana keeps two sushi. Roll the other three." in played.said()
    assert "Ana rolls: one sushi, one bone and one blue. Kept: two sushi." in played.said()


def test_what_is_no_die_is_not_understood() -> None:
    holds(START + "type main ssbx\nexpect refused unreadable\ntype main 3\nexpect refused unreadable\n")


def test_choices_are_numbered_and_chosen_by_number_key_or_card() -> None:
    for way in ("type main 1", "key choice-1", f"scan main {control('choice-1')}"):
        played = holds(ROLLED + f"{way}\nexpect accepted\n")
        assert (
            "One: take the second sushi, one; two: take the first bone, minus one; three: keep some and roll."
            in played.said()
        )
        assert "Ana takes the sushi one." in played.said()


def test_a_choice_that_is_not_open_is_refused() -> None:
    holds(ROLLED + "type main 4\nexpect refused not-now\nkey choice-9\nexpect refused not-now\n")
    holds(START + "key choice-1\nexpect refused no-roll\n")


def test_dice_are_kept_by_number() -> None:
    played = holds(ROLLED + "type main 3\ntype main 1\ntype main 1\ntype main 4\nexpect accepted\n")
    assert "Which do you keep?" in played.said()
    first = "One: keep a sushi; two: keep a bone; three: keep a blue; four: keep a red."
    assert first in played.said()
    assert "You keep two sushi." in played.said()
    assert "One: keep a bone; two: keep a blue; three: keep a red; four: roll the other three." in played.said()
    assert played.said()[-1] == "Ana keeps two sushi. Roll the other three."


def test_the_key_that_rolls_keeps_what_was_picked() -> None:
    """In one step, and by the key only: a script tells the dice that are kept before it tells a roll."""
    picked = ROLLED + "type main 3\ntype main 1\ntype main 1\n"
    played = holds(picked + "key roll\nexpect accepted\nkey turn\nkey undo\nkey turn\n")
    assert played.events()[-3:] == ["DicePutAside", "DiceRolled", "Undone"]
    again = next(line for line in played.said() if line.startswith("Ana rolls:") and line.endswith(" Kept: two sushi."))
    assert "Roll the other three." not in "".join(played.said())
    assert played.said().index(again) > played.said().index("You keep two sushi.")
    assert any(line.startswith("Taken back: the roll of Ana.") for line in played.said())
    assert played.said()[-1].endswith("four: roll the other three.")
    holds(picked + "roll sushi bones blue\nexpect refused not-now\n")
    holds(ROLLED + "type main 3\nkey roll\nexpect refused not-now\n")


def test_the_last_die_is_not_kept() -> None:
    played = holds(
        START + "roll red red red red blue\ntype main 1\ntype main 2\ntype main 1\ntype main 1\ntype main 1\nkey turn\n"
    )
    assert played.said()[-1] == "One: roll the other die."


def test_undo_goes_back_within_the_choices() -> None:
    played = holds(
        ROLLED
        + "type main 3\ntype main 1\nkey undo\nexpect accepted\nkey undo\nexpect accepted\n"
        + "key undo\nkey undo\nkey redo\n"
    )
    assert "Taken back: the choice of Ana. Ana, first roll: two sushi, one bone, one blue and one red." in played.said()
    assert played.said()[-1] == "Again: the row. Ana, first roll: five dice."


def test_from_whom_and_which_tile_is_asked() -> None:
    stocked = THREE + ROWS + SUSHI_TURN * 6
    played = holds(
        stocked + "roll blue blue blue blue red\ntype main 1\ntype main 1\nkey turn\ntype main 2\nexpect accepted\n"
    )
    assert "From whom?" in played.said()
    assert "One: steal any of Bruno’s two sushi; two: steal any of Chloé’s two sushi." in played.said()
    assert "Which of Bruno’s two sushi? One is the top, two the bottom." in played.said()
    assert "One: the first from the top; two: the second from the top." in played.said()
    assert "Ana steals Bruno’s second tile from the top: the sushi one." in played.said()


def test_bones_are_stolen_by_number_too() -> None:
    stocked = THREE + ROWS + BONES_TURN * 6
    played = holds(stocked + "roll red red red red blue\ntype main 1\ntype main 2\ntype main 1\nexpect accepted\n")
    assert "Which of Chloé’s two bones? One is the top, two the bottom." in played.said()
    assert "Ana steals Chloé’s top tile: the bone minus two." in played.said()


def test_the_only_victim_is_not_asked_for() -> None:
    played = holds(START + SUSHI_TURN * 2 + "roll blue blue blue sushi red\ntype main 2\nexpect accepted\n")
    assert "One: take the first sushi, six; two: steal Bruno’s top sushi; three: keep some and roll." in played.said()
    assert "Ana steals Bruno’s top tile: the sushi one." in played.said()


@pytest.mark.parametrize("tile_scanned", ["card main sushi-1 1", "card main sushi-1 2", "kind main sushi-1"])
def test_a_tile_of_the_row_takes_itself(tile_scanned: str) -> None:
    played = holds(ROLLED + f"{tile_scanned}\nexpect accepted\n")
    assert "Ana takes the sushi one." in played.said()


def test_of_copies_told_apart_by_guess_the_scanned_one_is_taken() -> None:
    """The second copy is scanned: it lies in Ana's stack from now on, and the first is still in the row."""
    played = holds(
        ROLLED + "card main sushi-1 2\nexpect accepted\nroll sushi sushi blue red red\nwait 2\ncard main sushi-1 2\n"
        "expect refused already-in-play\nkeep sushi sushi\nroll sushi sushi sushi\n"
        "card main sushi-1 1\nexpect refused no-dice\n"
    )
    assert played.of("event")[-2]["name"] == "DiceKept"


@pytest.mark.parametrize(
    ("before", "scanned", "reason"),
    [
        (START, "card main sushi-1 1", "no-roll"),
        (START, "kind main sushi-1", "no-roll"),
        (ROLLED, "card main sushi-6 1", "no-dice"),
        (ROLLED, "kind main sushi-6", "no-dice"),
        (ROLLED, "card main bone-4 1", "no-dice"),
        (START + "roll blue blue bones red red\n", "card main sushi-1 1", "no-dice"),
        (START + SUSHI_TURN * 10 + "roll sushi sushi sushi blue red\n", "kind main sushi-6", "no-such-tile"),
        (START + SUSHI_TURN * 10 + "roll sushi sushi sushi blue red\n", "kind main sushi-1", "kind-exhausted"),
        (START + SUSHI_TURN * 3 + "roll blue blue red red sushi\n", "card main sushi-6 1", "no-dice"),
    ],
)
def test_a_tile_that_the_dice_do_not_give_is_refused(before: str, scanned: str, reason: str) -> None:
    holds(f"{before}{scanned}\nexpect refused {reason}\n")


SCANNED_ROWS = TWO + "".join(f"scan main {tile(number)}\n" for number in range(24))  # no copy is guessed


def test_a_tile_that_was_stolen_may_be_scanned() -> None:
    """Bruno has the tiles 1 and 3: with three only the top one can be his loss, with four any."""
    stocked = SCANNED_ROWS + SUSHI_TURN * 4 + "wait 2\n"
    three = "roll blue blue blue red red\n"
    holds(
        stocked
        + three
        + f"scan main {tile(3)}\nexpect accepted\n"
        + 'expect say table "Ana steals Bruno’s top tile: the sushi two."\n'
    )
    holds(stocked + three + f"scan main {tile(1)}\nexpect refused only-top\n")
    holds(stocked + three + f"scan main {tile(0)}\nexpect refused already-in-play\n")
    holds(stocked + "roll blue blue red red bones\n" + f"scan main {tile(3)}\nexpect refused already-in-play\n")
    holds(stocked + "roll blue blue blue blue red\n" + f"scan main {tile(1)}\nexpect accepted\n")


def test_a_worth_steals_nothing() -> None:
    """Naming a tile must not find it in a closed stack: it is stolen by its place, from memory."""
    emptied = START + SUSHI_TURN * 8
    holds(emptied + "roll blue blue blue blue blue\nkind main sushi-1\nexpect refused kind-exhausted\n")


def test_a_badge_asks_for_public_facts() -> None:
    played = holds(
        START
        + SUSHI_TURN
        + f"scan main {badge(1)}\nexpect accepted\nwait 2\nscan main {badge(2)}\nkey tableau 1\nkey tableau 1\n"
    )
    assert played.said()[-4:] == [
        "Ana: one sushi, no bones.",
        "Bruno: no sushi, no bones.",
        "Ana: one sushi, no bones.",
        "Ana: one sushi, no bones. The stacks are closed; remember what is in them.",
    ]


def test_a_reader_of_a_seat_speaks_for_no_other() -> None:
    script = TWO + "reader r2 seat 2\n" + ROWS + "roll sushi sushi bones blue red\ncard r2 sushi-1 1\n"
    played = holds(script + "expect refused reveal-complete\n")
    assert played.said()[-1] == "It is not your turn, Bruno. Wait for Ana."


def test_closed_stacks_are_read_to_nobody() -> None:
    """Whatever is asked: no tile that lies in a stack is named after the turn in which it was taken."""
    questions = ("turn", "scores", "why", "count", "changes", "tableau 1", "tableau 1", "undo", "redo")
    played = holds(START + SUSHI_TURN * 2 + "".join(f"key {key}\n" for key in questions))
    taken = next(place for place, said in enumerate(played.said()) if said == "Bruno takes the sushi one.")
    after = played.said()[taken + 1 :]
    assert not [said for said in after if "sushi one" in said or "sushi three" in said]
    assert "The stacks are closed: the scores are told at the end." in after
    assert "New: Ana took a sushi; Bruno took a sushi." in after
    assert "Taken back: the tile taken by Bruno. Bruno, first roll: one sushi, two blue and two red." in after


def test_no_history_remembers_for_the_players() -> None:
    back = "".join("key older\n" for _ in range(12))
    closed = holds(START + SUSHI_TURN + back).said()
    assert closed.count("Ana takes the sushi three.") == 1
    assert closed.count("Bruno, your turn.") == 2
    assert holds(OPEN + SUSHI_TURN + back).said().count("Ana takes the sushi three.") == 2


def test_open_stacks_are_read() -> None:
    script = OPEN + SUSHI_TURN * 2 + BONES_TURN + "roll blue blue blue red red\nsteal sushi 1 top\n"
    played = holds(script + "key tableau 2\nkey tableau 2\nkey scores\nkey why\nkey changes\n")
    assert "House rules: stacks are open, anybody may ask what is in them." in played.said()
    assert played.said()[-6:] == [
        "Bruno: two sushi, no bones.",
        "Bruno, from the bottom: sushi one and three.",
        "As the stacks lie: Ana, minus one; Bruno, zero.",
        "Ana, minus one: one bone, minus one.",
        "Bruno, zero: two sushi above the bones, nothing.",
        (
            "New: Ana took the sushi three; Bruno took the sushi one; Ana took the bone minus one; "
            "Bruno took the sushi three from Ana."
        ),
    ]


def test_what_nobody_has_taken() -> None:
    played = holds(OPEN + "key tableau 1\nkey tableau 1\nkey why\nkey changes\nkey rules\n")
    assert "Ana: no tiles yet." in played.said()
    assert "Ana: no tiles, nothing." in played.said()
    assert "Nothing new since you last asked." in played.said()


def test_what_was_taken_back_since_is_told() -> None:
    played = holds(START + SUSHI_TURN + "key changes\nkey undo\nkey changes\n")
    assert played.said()[-1] == "One tile was taken back."


def test_the_rows_are_told_until_they_are_empty() -> None:
    played = holds(START + SUSHI_TURN * 12 + "key count\n")
    assert "No sushi are left in the row." in played.said()
    assert played.said()[-1] == "Stacks: Ana, six sushi and no bones; Bruno, six sushi and no bones."
    assert "No bones are left in the row." in holds(START + BONES_TURN * 12 + "key count\n").said()


def test_a_row_that_is_not_laid_yet_is_not_used_up() -> None:
    assert holds(TWO + "key count\n").said()[-3:-1] == ["No sushi are laid yet.", "No bones are laid yet."]
    said = holds(TWO + f"scan main {tile(4)}\nkey count\n").said()
    assert said[-3:-1] == ["Sushi row, from the left: three.", "No bones are laid yet."]


def test_at_the_end_all_may_ask() -> None:
    played = holds(
        START + SUSHI_TURN * 12 + BONES_TURN * 12 + "key scores\nkey tableau 1\nkey tableau 1\nkey turn\nkey why\n"
    )
    assert (
        "Ana, from the bottom: sushi three, six, five, one, three and five; "
        "bones minus one, minus one, minus one, minus four, minus two and minus three." in played.said()
    )
    assert "The game is over." in played.said()
    assert any(
        said.startswith("Ana, eleven: six sushi beside bones, twenty-three; six bones, minus twelve")
        for said in played.said()
    )


def test_equal_sums_share_the_win() -> None:
    """Nobody has a bone but Ana, who has no sushi that could count more than they cost."""
    rows = "row sushi 1 2 1 2 3 3 4 4 5 5 6 6\nrow bones -1 -1 -2 -2 -1 -1 -2 -2 -3 -3 -1 -4\n"
    script = TWO + rows + SUSHI_TURN * 12 + BONES_TURN * 10
    swap = "roll bones bones blue blue red\ntake bones\n" + BONES_TURN
    played = play(script + swap)
    totals = played.of("result")[0]["totals"]
    assert played.of("result")[0]["winners"] == [seat for seat in (1, 2) if totals[seat - 1] == max(totals)]


def test_correct_is_refused_with_a_next_step() -> None:
    played = holds(START + "key correct\nexpect refused not-now\n")
    assert played.said()[-1] == "In this game nothing is corrected that way. Undo until the mistake is gone."


CHECKED = f"wait 2\nkey check\nscan main {badge(1)}\n"


def test_a_closed_stack_is_checked_by_numbers_only() -> None:
    stocked = SCANNED_ROWS + SUSHI_TURN * 3  # Ana has the tiles 0 and 2
    played = holds(stocked + CHECKED + f"scan main {tile(2)}\nscan main {tile(0)}\nkey check\n")
    assert played.said()[-1] == "Ana: both tiles match."
    played = holds(stocked + CHECKED + f"scan main {tile(2)}\nscan main {tile(1)}\nkey check\n")
    assert played.said()[-3:] == [
        "Ana: not as recorded.",
        "One tile is missing.",
        "One of those scanned is not recorded there.",
    ]


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ("sushi-1 sushi-2", ["Ana: both tiles match."]),
        ("sushi-2 sushi-1", ["Ana: both tiles match."]),
        ("sushi-1", ["Ana has two tiles, and one was named. Check again, and name them all."]),
        ("sushi-6", ["Ana has two tiles, and one was named. Check again, and name them all."]),
        ("sushi-1 sushi-6", ["Ana: not as recorded.", "The stacks are closed, so I do not tell which."]),
        ("bone-1 bone-4", ["Ana: not as recorded.", "The stacks are closed, so I do not tell which."]),
        ("sushi-1 sushi-1", ["Ana: not as recorded.", "The stacks are closed, so I do not tell which."]),
    ],
)
def test_a_closed_stack_is_checked_by_name_as_a_whole(named: str, said: list[str]) -> None:
    """One name is as good as another until all are given: nobody finds out by guessing, tile by tile."""
    stocked = SCANNED_ROWS + SUSHI_TURN * 3  # Ana has the tiles 0 and 2
    names = "".join(f"kind main {kind}\nexpect accepted\n" for kind in named.split())
    assert holds(stocked + CHECKED + names + "key check\n").said()[-len(said) :] == said


def test_a_worth_is_named_as_often_as_the_box_has_it() -> None:
    named = SCANNED_ROWS + SUSHI_TURN * 3 + CHECKED + "kind main sushi-1\nkind main sushi-1\nexpect accepted\n"
    holds(named + "kind main sushi-1\nexpect refused kind-exhausted\n")


def test_with_tiles_that_were_scanned_a_name_is_checked_like_names() -> None:
    played = holds(SCANNED_ROWS + SUSHI_TURN * 3 + CHECKED + f"scan main {tile(2)}\nkind main sushi-6\nkey check\n")
    assert played.said()[-1] == "The stacks are closed, so I do not tell which."


def test_an_open_stack_is_checked_by_name() -> None:
    stocked = TWO + "rule stacks open\n" + SCANNED_ROWS.removeprefix(TWO) + SUSHI_TURN * 3
    played = holds(stocked + CHECKED + f"scan main {tile(2)}\nscan main {tile(1)}\nkind main sushi-1\nkey check\n")
    assert played.said()[-2:] == ["Ana: not as recorded.", "Not recorded there: a sushi one."]
    played = holds(stocked + CHECKED + f"scan main {tile(2)}\nkey check\n")
    assert played.said()[-1] == "Missing: a sushi one."


def test_a_guessed_copy_is_checked_by_either() -> None:
    played = holds(ROLLED + "take sushi\n" + CHECKED + "card main sushi-1 2\nkey check\n")
    assert played.said()[-1] == "Ana: the one tile matches."


def test_a_tile_of_the_row_is_identified_to_all() -> None:
    played = holds(START + "key identify\ncard main sushi-3 1\n")
    assert played.said()[-1] == "This is a sushi three, first in the row."


def test_a_tile_of_a_closed_stack_is_identified_to_one_ear_without_its_owner() -> None:
    identified = START + SUSHI_TURN + "key identify\n"
    holds(identified + "card main sushi-3 1\nexpect refused no-private-channel\n")
    played = holds(identified + f"scan main {badge(2)}\ncard main sushi-3 1\nexpect accepted\n")
    assert played.said("seat 2") == ["This is a sushi three."]


def test_a_tile_is_identified_by_its_worth() -> None:
    """What lies in the row is told to all; of closed stacks nothing but what the name has said."""
    played = holds(START + SUSHI_TURN * 2 + "key identify\nkind main sushi-3\nexpect accepted\n")
    assert played.said()[-1] == "This is a sushi three, seventh in the row."
    taken = START + SUSHI_TURN * 7 + "key identify\n"  # both copies of one lie in stacks
    holds(taken + "kind main sushi-1\nexpect refused no-private-channel\n")
    played = holds(taken + f"scan main {badge(2)}\nkind main sushi-1\nexpect accepted\n")
    assert played.said("seat 2") == ["This is a sushi one."]
    played = holds(OPEN + SUSHI_TURN * 7 + "key identify\nkind main sushi-1\nexpect accepted\n")
    assert played.said()[-1] == "This is a sushi one, in Ana’s stack."


def test_a_tile_of_an_open_stack_is_identified_with_its_owner() -> None:
    played = holds(OPEN + SUSHI_TURN + "key identify\ncard main sushi-3 1\n")
    assert played.said()[-1] == "This is a sushi three, in Ana’s stack."


def test_help_is_the_game_s_own() -> None:
    played = holds(START + "key help\nkey help\n")
    assert played.said()[-2].startswith("Seven: I roll, or shuffle")
    assert played.said()[-1].startswith("To keep dice, type their letters")


STEPS = [
    (TWO + "row sushi 3 1 6 2 5 4 1 2 3 4 5 6\n", "Taken back: the row. The rows are being laid: no sushi, no bones."),
    (TWO + "key shuffle\n", "Taken back: the row. The rows are being laid: no sushi, no bones."),
    (TWO + "kind main sushi-3\n", "Taken back: sushi three. The rows are being laid: no sushi, no bones."),
    (
        ROLLED + "keep red\n",
        "Taken back: the dice kept by Ana. Ana, first roll: two sushi, one bone, one blue and one red.",
    ),
    (
        START + SUSHI_TURN + "roll blue blue blue red red\nsteal sushi 1 top\n",
        "Taken back: the tile that Bruno stole from Ana. Bruno, first roll: three blue and two red.",
    ),
]


@pytest.mark.parametrize(("before", "said"), STEPS)
def test_each_step_is_told_when_it_is_taken_back(before: str, said: str) -> None:
    assert said in holds(before + "key undo\nexpect accepted\n").said()


def test_what_was_kept_is_told_when_one_asks() -> None:
    played = holds(ROLLED + "keep sushi sushi\nkey turn\nroll blue blue red\nkey turn\n")
    assert "Ana, second roll: three dice. Kept: two sushi." in played.said()
    assert "Ana, second roll: two blue and one red. Kept: two sushi." in played.said()


MOVES: list[tuple[str, Input]] = [
    ("roll sushi blue blue red red", Scan("r2", tile(4))),
    ("roll sushi blue blue red red", Named("r2", "sushi-3")),
    ("roll sushi blue blue red red", Pressed("r2", "choice-1")),
    ("", Pressed("r2", "roll")),
]


@pytest.mark.parametrize(("roll", "given"), MOVES)
def test_an_own_reader_does_nothing_in_another_player_s_turn(roll: str, given: Input) -> None:
    """A reader that belongs to a seat speaks for that seat, never for another: by name and by key as by code."""
    library = Library()
    game, deck = library.game("sushi-bar"), library.deck("sushi-bar")
    evening = Evening(game, deck, library.controls(), "en", owners={"r2": 2}, draw=Random(1).randrange)
    evening.begin(Seating(("Ana", "Bruno")))
    for line in (*ROWS.splitlines(), *filter(None, [roll])):
        verb, *words = line.split()
        evening.handle(Instructed("main", game.parse(verb, words)), 0.0)
    outcome = evening.handle(given, 10.0)
    assert outcome.refused == "reveal-complete"
    said = [load_catalogue("en").render(line.id, line.args) for line in outcome.announcements]
    assert said == ["It is not your turn, Bruno. Wait for Ana."]


CARDS = {"en": r"\bcards?\b", "fr": r"\bcartes?\b", "pt-BR": r"\bcartas?\b"}
# What the table says of cards, and Sushi Bar never, or of the cards that start a game.
OF_CARDS_ALL_THE_SAME = {
    *("seat-chosen", "correct-begins", "correct-card", "refused-correct-card-first"),
    *("refused-correct-never-revealed", "refused-correct-revealed-too", "refused-correct-only-one"),
    "correct-card-of-several",
    *("set-up-begins", "set-up-help", "refused-start-first", "refused-key-before-start"),
    *("refused-game-over", "game-over-next", "another-game"),
}


def test_a_game_that_goes_on_with_dice_on_the_table_reads_what_can_be_done_with_them() -> None:
    """Else a number would have to be pressed that nobody has heard of."""
    rolled = holds(ROLLED)
    choices = rolled.said()[-1]
    assert choices.startswith("One: take the second sushi, one; two: ")
    resumed = holds(f"{ROLLED}key new-game\nkey new-game\nkey resume\n")
    assert resumed.said()[-1] == choices
    holds(f"{ROLLED}key new-game\nkey new-game\nkey resume\ntype main 1\nexpect accepted\n")
    unrolled = holds(f"{START}key new-game\nkey new-game\nkey resume\n").said()[-2:]
    assert unrolled[0] == "The game goes on. Ana, first roll: five dice."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_of_the_table_calls_a_tile_a_card(lang: str) -> None:
    """Each sentence about cards that this game hears has a twin about tiles, which takes the same values."""
    entries, signature = load_catalogue(lang).entries(), load_catalogue(lang).signature()

    def has_cards(message: str) -> bool:
        texts = [text for uses in entries[message].patterns.values() for text in uses.texts]
        return re.search(CARDS[lang], " ".join(texts), re.IGNORECASE) is not None

    own = SushiBar.wording
    of_table = [message for message, entry in entries.items() if entry.place.endswith("table.ftl")]
    assert own.keys() & set(of_table)
    assert {message for message in of_table if has_cards(message)} <= own.keys() | OF_CARDS_ALL_THE_SAME
    assert [twin for twin in own.values() if has_cards(twin)] == []
    assert [message for message, twin in own.items() if signature[message] != signature[twin]] == []


@pytest.mark.parametrize(
    ("lang", "checks", "identifies", "typed"),
    [
        ("en", "then that player’s tiles", "Show one tile", "a tile’s name"),
        ("fr", "les tuiles de ce joueur", "Montrez une tuile", "le nom d’une tuile"),
        ("pt-BR", "as peças dessa pessoa", "Mostre uma peça", "o nome de uma peça"),
    ],
)
def test_check_and_identify_speak_of_tiles(lang: str, checks: str, identifies: str, typed: str) -> None:
    holds(
        START.replace("\n", f"\nlang {lang}\n", 1)
        + f"""
        key check
        expect say table "{checks}"
        scan main {tile(0)}
        expect refused no-such-seat
        badge main 1
        key repeat
        key check
        key identify
        expect say table "{identifies}"
        type main xyzzy
        type main tofu
        key stop
        type main tofu
        expect say table "{typed}"
        """
    )


def test_what_an_evening_says_of_a_card_is_said_of_a_tile_before_the_game_too() -> None:
    library = Library()
    evening = Evening(library.game("sushi-bar"), library.deck("sushi-bar"), library.controls(), "en")
    for given, message in (
        (Scan("main", "zz"), "refused-bar-unreadable"),
        (Lost("scanner", "gone", was_there=False), "bar-reader-absent"),
        (Typed("main", "bone", ("bone-1", "bone-2")), "refused-bar-name-or-card"),
    ):
        (said,) = evening.handle(given, 0.0).announcements
        assert said.id == message
    (again,) = evening.handle(Pressed("main", "repeat"), 1.0).announcements
    assert again.id == message


def test_a_name_near_a_card_of_another_game_is_not_asked_about() -> None:
    library = Library()
    evening = Evening(library.game("sushi-bar"), library.deck("sushi-bar"), library.controls(), "en")
    assert [said.id for said in evening.handle(Typed("main", "tempra"), 0.0).announcements] == ["named"]
