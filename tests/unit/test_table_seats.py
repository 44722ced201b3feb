"""The contract's "How scans find their player", sentences 1 to 3."""

from __future__ import annotations

import pytest

from tests.unit.played import DUMMY, FIVE, THREE, TWO, Stock, badge, code, holds

OWN = THREE + "reader r2 seat 2\n"


def test_a_card_goes_to_the_lowest_seat_that_is_missing() -> None:
    """3: Otherwise the scan goes to the lowest-numbered seat whose reveal of this turn is not complete."""
    holds(
        THREE
        + """
        card main tempura
        expect say table "Ana: tempura."
        card main sashimi
        expect say table "Bruno: sashimi."
        card main dumpling
        expect say table "Chloé: dumpling."
        card main tempura
        expect say table "Ana: tempura."
        """
    )


def test_a_seats_own_reader_speaks_for_that_seat() -> None:
    """1: A reader that belongs to a seat speaks for that seat: never for another."""
    holds(
        OWN
        + """
        card r2 tempura
        expect say table "Bruno: tempura."
        card main sashimi
        expect say table "Ana: sashimi."
        card main pudding
        expect say table "Chloé: pudding."
        """
    )


def test_a_second_card_on_an_own_reader_is_refused_and_not_kept() -> None:
    """1: A card scanned there after the seat's reveal is complete is refused, not kept for the next turn."""
    holds(
        OWN
        + """
        card r2 tempura
        card r2 sashimi
        expect refused reveal-complete
        card main pudding
        card main pudding
        key turn
        expect say table "waiting for Ana, Bruno and Chloé"
        card r2 sashimi
        expect accepted
        """
    )


def test_a_badge_on_an_own_reader_asks() -> None:
    """1: A badge scanned there asks for that badge's tableau."""
    holds(
        OWN
        + """
        badge r2 1
        expect accepted
        expect say table "Ana: no cards yet."
        badge r2 2
        expect say table "Bruno: no cards yet."
        card r2 tempura
        expect say table "Bruno: tempura."
        badge r2 2
        expect say table "Bruno: one tempura."
        card main wasabi
        expect say table "Ana: wasabi."
        key undo
        expect say table "Ana’s wasabi"
        """
    )


@pytest.mark.parametrize("reader", ["main", "hall"])
def test_a_badge_chooses_the_seat_for_its_shared_reader(reader: str) -> None:
    """2: On a shared reader, a badge chooses the seat, for that reader; a later badge replaces the choice."""
    other = "hall" if reader == "main" else "main"
    holds(
        THREE
        + f"""
        reader hall
        badge {reader} 2
        expect say table "Bruno"
        badge {reader} 3
        card {other} tempura
        expect say table "Ana: tempura."
        card {reader} sashimi
        expect say table "Chloé: sashimi."
        card {reader} dumpling
        expect say table "Bruno: dumpling."
        """
    )


def test_a_choice_ends_with_its_seats_reveal() -> None:
    """2: … until that seat's reveal is complete."""
    holds(
        THREE
        + """
        reader hall
        badge main 1
        badge hall 1
        card main tempura
        card hall tempura
        expect say table "Bruno: tempura."
        badge main 3
        card main tempura
        expect say table "Chloé: tempura."
        card main tempura
        expect say table "Ana: tempura."
        """
    )


def test_the_badge_of_a_complete_seat_asks_and_leaves_the_choice() -> None:
    """2: The badge of a seat whose reveal is complete asks for its tableau, and leaves an earlier choice."""
    holds(
        THREE
        + """
        card main tempura
        badge main 3
        badge main 1
        expect accepted
        expect say table "Ana: one tempura."
        card main sashimi
        expect say table "Chloé: sashimi."
        """
    )


@pytest.mark.parametrize("seat", range(4, 9))
def test_a_badge_beyond_the_players_is_refused(seat: int) -> None:
    """2: A badge beyond the players is `no-such-seat`."""
    holds(
        OWN + f"badge main {seat}\nexpect refused no-such-seat\nbadge r2 {seat}\nexpect refused no-such-seat\n"
        'card main tempura\nexpect say table "Ana: tempura."\n'
    )


def test_the_dummys_badge_only_asks() -> None:
    """2: The dummy's badge only asks."""
    holds(
        DUMMY
        + """
        badge main 3
        expect accepted
        expect say table "…he dummy: no cards yet."
        card main tempura
        expect say table "Ana: tempura."
        badge main 4
        expect refused no-such-seat
        key undo
        expect say table "Ana’s tempura"
        """
    )


def test_any_badge_after_the_end_only_asks() -> None:
    """2: Any badge after the end only asks."""
    stock = Stock()
    holds(
        FIVE
        + stock.turns(5, 21)
        + """
        badge main 3
        expect accepted
        expect say table "Chloé: "
        badge main 6
        expect refused no-such-seat
        key undo
        badge main 3
        expect say table "Chloé: "
        """
    )


def test_shared_readers_pass_over_seats_with_a_reader() -> None:
    """3: … among the seats without a reader of their own; if all of those are complete: `reveal-complete`."""
    holds(
        OWN
        + """
        card main tempura
        card main tempura
        expect say table "Chloé: tempura."
        card main tempura
        expect refused reveal-complete
        kind main tempura
        expect refused reveal-complete
        badge main 2
        card main tempura
        expect say table "Bruno: tempura."
        """
    )


def test_a_shared_reader_speaks_for_all_if_every_seat_has_its_own() -> None:
    """3: … among all, if every seat has one."""
    holds(
        TWO
        + """
        reader r1 seat 1
        reader r2 seat 2
        card main tempura
        expect say table "Ana: tempura."
        card r2 sashimi
        expect say table "Bruno: sashimi."
        card r1 dumpling
        card main dumpling
        expect say table "Bruno: dumpling."
        """
    )


def test_with_a_dummy_every_player_with_a_reader_is_every_seat() -> None:
    """3 and Dummy: the dummy has no reader, so two readers are all that two players can have."""
    holds(
        DUMMY
        + """
        reader r1 seat 1
        reader r2 seat 2
        card r1 tempura
        expect say table "Ana: tempura."
        card r1 sashimi
        expect say table "…he dummy: sashimi."
        card main dumpling
        expect say table "Bruno: dumpling."
        card r2 pudding
        card r2 pudding
        expect say table "…he dummy: pudding."
        """
    )


def test_a_reader_may_be_the_default_one_and_belong_to_a_seat() -> None:
    """`main` exists undeclared; a table may give it to a seat all the same."""
    holds(TWO + 'reader main seat 2\ncard main tempura\nexpect say table "Bruno: tempura."\n')


def test_several_codes_in_one_line_are_several_scans() -> None:
    """Card codes: a code whose check holds consumes its eight letters and is one scan; junk is left out."""
    played = holds(
        THREE
        + f"""
        scan main ]Q1{badge(3)}xx{code(0)}-{code(14)}
        expect say table "Chloé: tempura."
        expect say table "Ana: sashimi."
        scan main {code(0).lower()}{code(28)}
        expect accepted
        expect say table "Bruno: dumpling."
        wait 2
        scan main {code(40)}{code(0)}
        expect refused already-in-play
        """
    )
    assert played.refusals()[-1] == "already-in-play"


def test_no_code_is_unreadable() -> None:
    """Reasons: `unreadable`; nothing that fails the check is ever guessed into a card."""
    holds(
        THREE
        + """
        scan main SGBBBBSG
        expect refused unreadable
        scan main hello
        expect refused unreadable
        card main tempura
        expect say table "Ana: tempura."
        """
    )


# What one player is about is no other player's affair

EACH_OWN = """
game sushi-go
players Ana, Bruno
reader r1 seat 1
reader r2 seat 2
"""


def test_a_card_locked_at_ones_own_reader_is_not_taken_for_a_neighbours_correction() -> None:
    holds(
        EACH_OWN
        + """
        rule reveal sealed
        card r1 tempura
        card r2 sashimi
        wait 2
        key correct
        card r1 tempura 1
        wait 1
        card r2 squid-nigiri
        expect say table "Bruno locked: 1 of 2, waiting for Ana."
        """
    )


def test_a_question_at_ones_own_reader_is_answered_and_corrects_nothing() -> None:
    holds(
        EACH_OWN
        + """
        card main tempura
        card main sashimi
        wait 2
        key correct
        card main tempura 1
        badge r2 2
        expect say table "Bruno: one sashimi."
        badge main 2
        expect say table "Corrected"
        """
    )


def test_who_plays_at_a_reader_of_their_own_is_not_checked_for_another() -> None:
    holds(
        EACH_OWN
        + """
        card r1 tempura
        card r2 sashimi
        wait 2
        key check
        badge main 1
        card r2 squid-nigiri
        expect say table "Bruno: squid nigiri."
        card r1 tempura 1
        key check
        expect say table "Ana: "
        """
    )


def test_what_is_identified_at_ones_own_reader_is_for_ones_own_ear() -> None:
    holds(
        EACH_OWN
        + """
        key identify
        badge main 1
        scan r2 SGBBBSTL
        expect say seat 2 "sashimi"
        expect silent seat 1
        """
    )
