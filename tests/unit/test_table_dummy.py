"""The contract's "Dummy", for two players."""

from __future__ import annotations

import pytest

from tests.unit.played import DUMMY, Stock, holds

OWN_THEN_DUMMY = """
        card main tempura
        expect say table "Ana: tempura."
        card main sashimi
        expect say table "…he dummy: sashimi."
        card main dumpling
        expect say table "Bruno: dumpling."
"""


def test_the_controller_reveals_the_own_card_then_the_dummys() -> None:
    """Seat 1 is the controller on turn 1 of each round, then they alternate; the own card, then the dummy's."""
    holds(
        DUMMY
        + OWN_THEN_DUMMY
        + """
        expect say table "Bruno draws for the dummy."
        card main pudding
        expect say table "Ana: pudding."
        card main tempura
        expect say table "Bruno: tempura."
        card main wasabi
        expect say table "…he dummy: wasabi."
        expect say table "Ana draws for the dummy."
        """
    )


def test_every_round_begins_with_seat_one() -> None:
    """Seat 1 is the controller on turn 1 of each round."""
    holds(
        DUMMY + Stock().cards(27) + 'expect say table "Ana draws for the dummy."\n'
        'card main wasabi\ncard main wasabi\nexpect say table "…he dummy: wasabi."\n'
    )


def test_there_are_three_scores_and_the_dummy_cannot_win() -> None:
    """There are three scores, but it cannot win."""
    turn = (
        "kind main {own}\nkind main {dummy}\nkind main {other}\n",
        "kind main {other}\nkind main {own}\nkind main {dummy}\n",
    )
    poor = ["chopsticks"] * 4 + ["wasabi"] * 6 + ["egg-nigiri"] * 5 + ["maki-1"] * 6 + ["maki-2"] * 6
    cards = {"own": iter(poor), "other": iter(["dumpling"] * 14 + ["maki-3"] * 8 + ["salmon-nigiri"] * 5)}
    rich = ["sashimi"] * 9 + ["tempura"] * 8 + ["pudding"] + ["pudding"] * 9
    deals = [
        turn[number % 9 % 2].format(own=next(cards["own"]), dummy=card, other=next(cards["other"]))
        for number, card in enumerate(rich)
    ]
    played = holds(DUMMY + "".join(deals))
    assert [len(fact["scores"]) for fact in played.of("round")] == [3, 3, 3]
    (result,) = played.of("result")
    assert result["totals"][2] == max(result["totals"])
    assert result["winners"] == [1 if result["totals"][0] > result["totals"][1] else 2]


def test_the_dummys_chopsticks_are_in_play() -> None:
    """The dummy never uses chopsticks, and those in its tableau are `already-in-play`."""
    holds(
        DUMMY
        + """
        card main tempura
        card main chopsticks
        card main tempura
        wait 2
        card main chopsticks 1
        expect refused already-in-play
        key chopsticks
        expect refused no-chopsticks
        """
    )


ANA_CONTROLS = """
        card main chopsticks          # Ana
        card main tempura             # the dummy
        card main tempura             # Bruno
        card main tempura             # Ana
        card main tempura             # Bruno, who controls turn two
        card main tempura             # the dummy
"""


@pytest.mark.parametrize("first", [0, 1])
def test_with_chopsticks_the_controller_reveals_own_own_dummy(first: int) -> None:
    """With chopsticks the controller reveals own, own, dummy."""
    own, declare = 'card main wasabi\nexpect say table "Ana: wasabi."\n', "card main chopsticks 1\nexpect accepted\n"
    holds(
        DUMMY
        + ANA_CONTROLS
        + (own + declare if first else declare + own)
        + """
        card main squid-nigiri
        expect say table "Ana: squid nigiri, on wasabi"
        card main pudding
        expect say table "…he dummy: pudding."
        card main dumpling
        expect say table "Bruno: dumpling."
        expect say table "Ana, put your chopsticks"
        """
    )


def test_after_the_dummys_card_the_reveal_is_complete() -> None:
    """… and declares before the dummy's card (later: `reveal-complete`)."""
    holds(
        DUMMY
        + ANA_CONTROLS
        + """
        card main wasabi
        card main pudding
        card main chopsticks 1
        expect refused reveal-complete
        card main dumpling
        expect say table "Bruno: dumpling."
        """
    )


def test_the_other_player_may_declare_after_the_own_card() -> None:
    """… while the turn is open, before the seat's second card."""
    holds(
        DUMMY
        + """
        card main tempura
        card main tempura
        card main chopsticks          # Bruno
        badge main 1
        card main tempura
        card main tempura             # Bruno's own
        card main tempura             # the dummy's: turn two is closed
        badge main 2
        card main wasabi              # Bruno, before Ana
        wait 2
        card main chopsticks 1
        expect accepted
        card main squid-nigiri
        expect say table "Bruno: squid nigiri, on wasabi"
        card main pudding
        expect say table "Ana: pudding."
        """
    )


def test_with_fewer_than_three_cards_it_is_the_last_card() -> None:
    """… with fewer than three cards: `last-card`."""
    stock = Stock(chopsticks=1)
    holds(DUMMY + "card main chopsticks\n" + stock.cards(20)
          + "card main chopsticks 1\nexpect accepted\nkey undo\n"  # turn eight: Bruno controls, Ana has two cards
          + stock.cards(3)
          + "wait 2\nkey turn\nexpect say table \"turn nine\"\n"
          + "card main chopsticks 1\nexpect refused last-card\n")  # fmt: skip


def test_with_three_cards_it_serves() -> None:
    """… own, own, dummy needs three cards: with four in the hand, one of them drawn, it serves."""
    stock = Stock(chopsticks=1)
    holds(
        DUMMY
        + "card main chopsticks\n"
        + stock.cards(17)
        + 'key turn\nexpect say table "turn seven"\ncard main chopsticks 1\nexpect accepted\n'
    )


def test_late_after_the_dummys_card_is_as_it_would_have_been() -> None:
    """`late` … else as it would have been then: the controller's reveal was complete with the dummy's card."""
    holds(
        DUMMY
        + """
        card main tempura
        card main tempura
        card main chopsticks          # Bruno, turn one
        card main tempura
        card main tempura             # Bruno controls turn two …
        card main tempura             # … and its dummy's card closes it
        card main chopsticks 1
        expect accepted
        key late
        expect refused reveal-complete
        """
    )


def test_hands_are_swapped() -> None:
    """Rules: the two players swap hands."""
    holds(DUMMY + Stock().cards(3) + 'expect say table "Swap hands. Hands of eight."\n')


def test_the_deal() -> None:
    """Rules: three hands of nine."""
    holds(DUMMY + 'expect say table "Deal nine each and nine for the dummy; 81 stay in the pile."\n')


def test_the_dummys_tableau_can_be_asked_for() -> None:
    """`tableau N`: the dummy's seat is somebody's."""
    holds(DUMMY + OWN_THEN_DUMMY + 'key tableau 3\nexpect accepted\nexpect say table "…he dummy: one sashimi."\n')


def test_the_dummy_keeps_its_card_when_its_players_own_card_is_corrected() -> None:
    """A correction moves one card; the controller's next one is the own card that is missing."""
    holds(
        DUMMY
        + """
        card main tempura
        card main sashimi
        key correct
        card main tempura 1
        badge main 2
        expect accepted
        key tableau 1
        expect say table "Ana: no cards yet."
        key tableau 2
        expect say table "Bruno: one tempura."
        key tableau 3
        expect say table "The dummy: one sashimi."
        card main dumpling
        expect say table "Ana: dumpling."
        expect say table "…Hands of eight…"
        """
    )
