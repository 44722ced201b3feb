"""The contract's "Chopsticks": declared by scan or key, in time or late, and what is refused."""

from __future__ import annotations

import pytest

from tests.unit.played import FIVE, THREE, TWO, Stock, control, holds

ANA_HAS = THREE + "card main chopsticks\ncard main tempura\ncard main tempura\n"  # copy 1, in turn 1
DECLARES = 'expect accepted\nexpect say table "Sushi Go"\n'


def test_scanning_ones_own_chopsticks_declares_and_chooses() -> None:
    """Scanning a chopsticks card that lies in a seat's own tableau declares, whoever's turn it seems to be; it also
    chooses that seat. The reveal is then two cards, in order; when the turn closes the chopsticks leave the tableau."""
    holds(
        THREE
        + """
        card main tempura
        card main chopsticks
        card main tempura
        card main chopsticks 1        # it is Ana's turn, and Bruno calls
        expect accepted
        expect say table "Bruno"
        card main wasabi
        expect say table "Bruno: wasabi."
        card main squid-nigiri
        expect say table "Bruno: squid nigiri, on wasabi"
        card main sashimi
        expect say table "Ana: sashimi."
        card main sashimi
        expect say table "Chloé: sashimi."
        expect say table "Bruno, put your chopsticks into the hand you pass."
        key tableau 2
        expect say table "Bruno: one squid nigiri on wasabi."
        card main chopsticks 1        # back in a hand: Ana reveals them anew
        expect say table "Ana: chopsticks."
        """
    )


@pytest.mark.parametrize("reader", ["main", "hall", "r1"])
def test_on_a_shared_reader_or_on_its_owners(reader: str) -> None:
    """… on a shared reader or on its owner's, declares."""
    holds(
        "game sushi-go\nplayers Ana, Bruno, Chloé\nreader hall\nreader r1 seat 1\n"
        f"card r1 chopsticks\ncard main tempura\ncard main tempura\nwait 2\ncard {reader} chopsticks 1\n" + DECLARES
    )


def test_on_another_players_reader_it_is_in_play() -> None:
    """… on its owner's: on another player's reader the card is only one that lies there already."""
    holds(
        "game sushi-go\nplayers Ana, Bruno, Chloé\nreader r2 seat 2\n"
        "card main chopsticks\ncard main tempura\ncard r2 tempura\n"
        'card r2 chopsticks 1\nexpect refused already-in-play\nexpect say table "Ana"\n'
    )


def test_after_the_first_card_while_the_turn_is_open() -> None:
    """… before the seat's second card and while the turn is open."""
    holds(
        ANA_HAS
        + """
        card main tempura
        card main chopsticks 1
        expect accepted
        card main pudding
        expect say table "Ana: pudding."
        card main sashimi
        expect say table "Bruno: sashimi."
        """
    )


def test_the_choice_lasts_for_both_cards() -> None:
    """It also chooses that seat, as its badge would: until the reveal of two cards is complete."""
    holds(
        TWO
        + """
        card main tempura
        card main chopsticks
        card main chopsticks 1
        card main pudding
        card main pudding
        expect say table "Bruno: pudding."
        card main dumpling
        expect say table "Ana: dumpling."
        """
    )


def test_a_refused_declaration_chooses_nobody() -> None:
    """A refusal changes nothing."""
    holds(
        THREE
        + """
        badge main 3
        card main chopsticks
        wait 2
        card main chopsticks 1
        expect refused chopsticks-too-new
        card main tempura
        expect say table "Ana: tempura."
        """
    )


def test_the_key_declares_for_the_next_seat() -> None:
    """`key chopsticks` declares for the seat that the next card on the default reader would go to."""
    holds(ANA_HAS + 'key chopsticks\nexpect accepted\nexpect say table "Ana"\n')


def test_the_key_declares_for_a_chosen_seat() -> None:
    """… a chosen seat included."""
    holds(
        THREE
        + """
        card main chopsticks
        card main tempura
        card main chopsticks
        key chopsticks
        expect say table "Ana"
        badge main 3
        key chopsticks
        expect accepted
        expect say table "Chloé"
        card main tempura
        card main tempura
        expect say table "Chloé: tempura."
        card main tempura
        card main tempura
        expect say table "Ana: tempura."
        """
    )


def test_the_key_passes_over_seats_with_a_reader() -> None:
    """… the seat that the next card on the default reader would go to: not one that has its own."""
    holds(
        TWO + "reader r1 seat 1\ncard r1 chopsticks\ncard main tempura\nkey chopsticks\n"
        "expect refused no-chopsticks\nkey chopsticks\nexpect refused no-chopsticks\n"
    )


def test_the_chopsticks_card_on_an_own_reader_is_for_its_owner() -> None:
    """A control card read by a player's own reader speaks for that player."""
    holds(
        TWO + "reader r2 seat 2\ncard main tempura\ncard r2 chopsticks\n"
        f'scan r2 {control("chopsticks")}\nexpect accepted\nexpect say table "Bruno"\n'
    )


def test_the_key_uses_the_earliest_chopsticks() -> None:
    """… with its earliest chopsticks."""
    played = holds(
        TWO + "card main chopsticks 3\ncard main tempura\ncard main chopsticks 1\ncard main tempura\nkey chopsticks\n"
        "card main pudding\ncard main pudding\ncard main pudding\n"
        'card main chopsticks 3\nexpect say table "Ana: chopsticks."\n'
    )
    declared = [fact for fact in played.of("event") if fact["name"] == "SushiGoDeclared"]
    assert [fact["chopsticks"] for fact in declared] == [106]


def test_a_seat_that_reveals_last_declares_for_the_new_turn() -> None:
    """A seat whose first card would close the turn must declare before it; scanned later, the declaration counts for
    the new turn and its sentence says so."""
    holds(
        TWO
        + """
        card main tempura
        card main chopsticks
        card main tempura
        card main tempura             # closes turn two
        card main chopsticks 1
        expect accepted
        expect say table "in turn three"
        card main pudding
        card main pudding
        expect say table "Bruno: pudding."
        """
    )


def test_the_new_turns_sentence_names_the_turn_in_every_length() -> None:
    """… and its sentence says so, in brief mode too."""
    holds(
        TWO + "verbosity brief\ncard main tempura\ncard main chopsticks\ncard main tempura\ncard main tempura\n"
        'card main chopsticks 1\nexpect say table "turn three"\n'
    )


# late

LATE = TWO + "card main tempura\ncard main chopsticks\ncard main tempura\ncard main sashimi\n"  # two turns are closed


def test_late_moves_the_declaration_back() -> None:
    """`key late`, before any card of the new turn, moves the newest declaration back to the turn just closed, which
    opens again for that seat's second card."""
    holds(
        LATE
        + """
        card main chopsticks 1
        key late
        expect accepted
        expect say table "Turn two is open again. Bruno, your second card."
        key turn
        expect say table "turn two, waiting for Bruno"
        card main sashimi
        expect say table "Bruno: sashimi."
        expect say table "Bruno, put your chopsticks into the hand you pass."
        expect say table "Hands of eight"
        key tableau 2
        expect say table "Bruno: two sashimi."
        card main pudding
        expect say table "Ana: pudding."
        """
    )


def test_late_takes_the_newest_and_others_lapse() -> None:
    """… the newest declaration of the new turn …; others lapse."""
    holds(
        TWO
        + """
        card main chopsticks
        card main chopsticks
        card main tempura
        card main sashimi
        card main chopsticks 1        # Ana
        card main chopsticks 2        # Bruno, the newest
        key late
        expect say table "Bruno, your second card"
        card main pudding
        expect say table "Bruno: pudding."
        card main tempura             # Ana's declaration has lapsed: one card is her reveal
        card main tempura
        expect say table "Bruno: tempura."
        expect say table "Hands of seven"
        """
    )


def test_late_is_refused_without_a_declaration() -> None:
    """Refused: `no-chopsticks` (none made)."""
    holds(
        LATE
        + """
        key late
        expect refused no-chopsticks
        card main tempura
        key late
        expect refused no-chopsticks
        """
    )


def test_late_is_refused_in_the_first_turn() -> None:
    """`no-chopsticks`: before any turn has closed there is nothing to move."""
    holds(TWO + "key late\nexpect refused no-chopsticks\n")


def test_late_is_refused_with_a_card_of_the_new_turn() -> None:
    """`cannot-stand` (a card of the new turn is in)."""
    holds(
        LATE
        + """
        card main chopsticks 1
        card main pudding
        key late
        expect refused cannot-stand
        key undo
        key late
        expect accepted
        """
    )


def test_late_is_refused_for_chopsticks_of_the_turn_just_closed() -> None:
    """… else as it would have been then: `chopsticks-too-new`."""
    holds(
        TWO
        + """
        card main tempura
        card main chopsticks
        wait 2
        card main chopsticks 1
        expect accepted
        expect say table "Bruno"
        key late
        expect refused chopsticks-too-new
        card main pudding
        card main pudding
        expect say table "Bruno: pudding."
        """
    )


def test_late_is_refused_for_a_seat_that_had_declared() -> None:
    """… else as it would have been then: `already-declared`."""
    holds(
        TWO
        + """
        card main chopsticks 1
        card main tempura
        card main chopsticks 2
        card main tempura
        key chopsticks
        card main pudding
        card main pudding
        card main pudding             # the turn closes, the first chopsticks are back in a hand
        card main chopsticks 2
        key late
        expect refused already-declared
        """
    )


def test_late_in_the_next_round_is_refused() -> None:
    """A round's first turn has none before it: nobody's tableau holds chopsticks."""
    holds(
        FIVE + "card main chopsticks\n" + Stock(chopsticks=1).cards(34) + "card main chopsticks 1\n"
        "expect refused discarded\nkey chopsticks\nexpect refused no-chopsticks\n"
        "key late\nexpect refused no-chopsticks\n"
    )


def test_late_twice_is_refused() -> None:
    """The turn that `late` opened again has cards: nothing can move further back."""
    holds(
        LATE
        + """
        card main chopsticks 1
        key late
        key late
        expect refused
        key turn
        expect say table "turn two, waiting for Bruno"
        """
    )


def test_late_is_one_step_of_undo() -> None:
    """Undo takes back one key with everything that it caused, and redo does it again."""
    holds(
        LATE
        + """
        card main chopsticks 1
        key late
        key undo
        expect say table "turn three, waiting for Ana and Bruno"
        key redo
        key turn
        expect say table "turn two, waiting for Bruno"
        """
    )


def test_the_last_card_tells_the_way() -> None:
    """Where the new turn cannot take it (`last-card`), the refusal tells the way: undo the first card, then declare."""
    holds(
        FIVE
        + "card main tempura\ncard main tempura\ncard main tempura\ncard main tempura\ncard main chopsticks\n"
        + Stock(tempura=4, chopsticks=1).turns(5, 5)
        + """
        key turn
        expect say table "turn seven"
        card main chopsticks 1
        expect refused last-card
        expect say table "undo"
        key undo                      # Élisa's only card of turn six
        expect say table "Élisa"
        card main chopsticks 1
        expect accepted
        card main pudding
        card main pudding
        expect say table "Élisa: pudding."
        expect say table "One card each."
        """
    )


# Refusals of declarations, in the contract's order


def test_no_chopsticks() -> None:
    """`no-chopsticks`: nothing in that tableau."""
    holds(THREE + 'key chopsticks\nexpect refused no-chopsticks\nexpect say table "Ana"\n')


def test_chopsticks_too_new() -> None:
    """`chopsticks-too-new`: chopsticks revealed this turn."""
    holds(THREE + "card main chopsticks\nwait 2\ncard main chopsticks 1\nexpect refused chopsticks-too-new\n")


def test_already_declared_comes_after_too_new() -> None:
    """One use a turn, even with several chopsticks; of several reasons the first that holds."""
    holds(
        ANA_HAS
        + """
        card main chopsticks 1
        card main chopsticks 1
        expect accepted               # the same scan
        wait 2
        card main chopsticks 1
        expect refused already-declared
        card main chopsticks 2
        wait 2
        card main chopsticks 2
        expect refused chopsticks-too-new
        key chopsticks
        expect refused already-declared
        """
    )


def test_all_complete_is_reveal_complete_for_the_key() -> None:
    """3: if all of those are complete: `reveal-complete`."""
    holds(
        TWO + "reader r2 seat 2\ncard main chopsticks\ncard r2 tempura\ncard main tempura\nkey chopsticks\n"
        "expect refused reveal-complete\n"
    )


def test_the_hand_shrinks_by_one_in_any_case() -> None:
    """Rules: every hand shrinks by exactly one card a turn, with or without chopsticks."""
    holds(
        ANA_HAS
        + """
        key chopsticks
        key count
        expect say table "Ana owes chopsticks"
        card main tempura
        card main tempura
        key count
        expect say table "Ana, six"
        card main pudding
        card main pudding
        expect say table "Hands of seven"
        key count
        expect say table "Ana, seven; Bruno, seven; Chloé, seven"
        """
    )


def test_after_the_end_nobody_declares() -> None:
    """After the end, cards are refused: chopsticks that lie there, by scan and by key."""
    holds(
        FIVE + Stock(chopsticks=1).cards(104) + "card main chopsticks\nwait 2\n"
        "card main chopsticks 1\nexpect refused game-over\n"
        "key chopsticks\nexpect refused game-over\nkey late\nexpect refused game-over\n"
    )
