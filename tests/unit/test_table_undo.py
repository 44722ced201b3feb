"""The contract's "Undo": steps, and what is none."""

from __future__ import annotations

import pytest

from tests.unit.played import FIVE, THREE, TWO, Stock, code, control, holds, play


def test_a_card_is_a_step() -> None:
    """Undo takes back one accepted code."""
    holds(THREE + 'card main tempura\nkey undo\nexpect say table "Ana’s tempura"\nexpect say table "waiting for Ana"\n')


def test_of_several_codes_in_a_line_each_is_a_step() -> None:
    """… one accepted code."""
    holds(
        THREE + f'scan main {code(0)}{code(14)}\nkey undo\nkey turn\nexpect say table "waiting for Bruno and Chloé"\n'
    )


def test_badges_and_declarations_are_steps() -> None:
    """… badges and declarations included."""
    holds(
        THREE
        + """
        badge main 3
        key undo
        expect say table "badge of Chloé"
        card main chopsticks
        expect say table "Ana: chopsticks."
        card main tempura
        card main tempura
        wait 2
        card main chopsticks 1
        key undo
        expect say table "Ana’s Sushi Go"
        card main tempura
        card main tempura
        expect say table "Bruno: tempura."
        """
    )


def test_a_closed_turn_is_taken_back_with_its_card() -> None:
    """… with everything that it caused (a turn closed …)."""
    holds(
        TWO
        + """
        card main tempura
        card main sashimi
        key undo
        expect say table "Round one, turn one, waiting for Bruno"
        card main pudding
        expect say table "Bruno: pudding."
        expect say table "Hands of nine"
        """
    )


def test_a_round_is_taken_back_with_its_card() -> None:
    """… (… a round ended …): undo works across the end of a round, and the round is scored anew."""
    played = holds(
        FIVE
        + Stock(wasabi=1, **{"squid-nigiri": 1}).cards(34)
        + """
        card main wasabi
        card main tempura 1
        expect refused discarded
        key undo
        expect say table "Round one, turn seven, waiting for Élisa"
        card main tempura 1
        expect refused already-in-play
        card main squid-nigiri
        expect say table "First round over."
        """
    )
    first, second = played.of("round")
    assert second["scores"][4] - first["scores"][4] == 3


def test_the_next_rounds_first_card_is_taken_back() -> None:
    """… with everything that it caused: the sweep of the table too."""
    holds(
        FIVE
        + Stock(wasabi=1).cards(35)
        + """
        card main wasabi
        key undo
        expect say table "the next card begins the next round"
        key undo
        expect say table "Round one, turn seven"
        key redo
        key redo
        key tableau 1
        expect say table "wasabi"
        """
    )


def test_undo_to_the_very_start_and_back() -> None:
    """Undo then redo is identity."""
    count = 12
    holds(
        THREE + Stock().cards(count) + "key undo\n" * count + "key undo\nexpect refused nothing-to-undo\n"
        + "key redo\n" * count + "key redo\nexpect refused nothing-to-redo\nkey turn\n"
        + 'expect say table "turn five, waiting for Ana, Bruno and Chloé"\n'
    )  # fmt: skip


QUESTIONS = [
    *(f"key {key}" for key in "turn scores why count changes repeat help stop rules".split()),
    "key tableau 1",
    "badge main 1",  # complete: it only asks
    f"scan main {control('turn')}",
    "card main tempura 1",  # refused
    "scan main hello",
    "badge main 7",
    "key late",
    "key check\nbadge main 1\ncard main tempura 1\nkey check",
    "key correct\nkey stop",
    "key identify\nkey stop",
    "key correct\ncard main tempura 1\nbadge main 1",
]


@pytest.mark.parametrize("question", QUESTIONS)
def test_questions_repeats_and_refusals_are_no_steps(question: str) -> None:
    """Questions, repeats and refusals are no steps: undo passes over them, and they do not end redo."""
    holds(
        THREE
        + f"""
        card main tempura
        card main sashimi
        key undo
        wait 2
        {question}
        key redo
        expect accepted
        expect say table "Bruno’s sashimi"
        wait 2
        {question}
        key undo
        expect say table "Bruno’s sashimi"
        """
    )


def test_a_repeat_is_no_step() -> None:
    """… repeats …: undo passes over them."""
    holds(
        THREE + f"scan main {code(0)}\nscan main {code(14)}\nscan main {code(14)}\n"
        'key undo\nexpect say table "Bruno"\nkey undo\nexpect say table "Ana"\n'
    )


def test_a_new_step_ends_redo() -> None:
    """What was taken back is gone once something else was done."""
    holds(THREE + "card main tempura\nkey undo\ncard main sashimi\nkey redo\nexpect refused nothing-to-redo\n")


def test_undo_after_the_end_reopens_and_redo_ends_again() -> None:
    """Undo and correct work until a new game is begun."""
    played = holds(
        FIVE
        + Stock().cards(105)
        + """
        key undo
        key undo
        key redo
        key redo
        expect say table "The game is over"
        badge main 1
        card main tempura 1
        expect refused game-over
        """
    )
    first, second = played.of("result")
    assert {**first, "at": 0} == {**second, "at": 0}


def test_results_need_the_game_to_be_over() -> None:
    """`expect result` before there is one does not hold; undo of the last card takes it away."""
    ended = FIVE + Stock().cards(105)
    totals = " ".join(str(total) for total in play(ended).of("result")[0]["totals"])
    holds(ended + f"expect result {totals}\n")
    assert play(ended + f"key undo\nexpect result {totals}\n").code == 1


def test_undo_within_a_correction_takes_back_its_card() -> None:
    """Undo takes back one accepted code: first what was scanned for the correction, then the correction itself."""
    holds(
        THREE
        + """
        card main tempura
        card main sashimi
        wait 2
        key correct
        card main tempura 1
        key undo
        expect say table "Correct"
        card main sashimi 1
        badge main 1
        expect say table "sashimi is now Ana’s"
        key undo
        expect say table "correction"
        key tableau 1
        expect say table "one tempura"
        """
    )


def test_commands_on_cards_are_as_keys() -> None:
    """`key`: a command, as from a key or a control card."""
    holds(
        THREE + f"card main tempura\nscan main {control('undo')}\nscan main {control('redo')}\n"
        f'key turn\nexpect say table "waiting for Bruno"\nscan main {control("scores")}\nexpect accepted\n'
    )


def test_undoing_a_correction_says_what_holds_now() -> None:
    """Undo says what was and what is."""
    holds(
        TWO + "card main tempura\ncard main wasabi\nkey correct\ncard main tempura 1\nbadge main 2\nkey undo\n"
        'expect say table "the tempura is now Ana’s."\nkey redo\nexpect say table "the tempura is now Bruno’s."\n'
    )
