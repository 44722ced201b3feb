"""The contract's "By kind only", the copies of the deck, and rounds."""

from __future__ import annotations

import pytest

from assistant.deck.codes import CardSet
from tests.unit.played import FIVE, THREE, TWO, Stock, code, control, holds, play


def test_a_free_copy_is_assumed_and_told_as_assumed() -> None:
    """A free copy of the kind is assumed and journalled as assumed."""
    played = holds(THREE + 'kind main tempura\nexpect say table "Ana: tempura."\ncard main tempura\n')
    revealed = [fact for fact in played.of("event") if fact["name"] == "CardRevealed"]
    assert [(fact["card"], fact["assumed"]) for fact in revealed] == [(0, True), (1, False)]


def test_the_very_code_moves_the_assumed_card() -> None:
    """When that very code is scanned later, the assumed card takes another free copy."""
    played = holds(
        THREE
        + f"""
        kind main tempura
        scan main {code(0)}
        expect accepted
        expect say table "Bruno: tempura."
        wait 2
        scan main {code(0)}
        expect refused already-in-play
        scan main {code(1)}
        expect accepted
        expect say table "Chloé: tempura."
        key tableau 1
        expect say table "Ana: one tempura."
        """
    )
    assert played.events().count("CardRevealed") == 3


def test_also_when_the_assumed_card_was_discarded() -> None:
    """… later: also in a later round."""
    holds(
        FIVE + "kind main tempura\n" + Stock(tempura=2).cards(34) + f"card main pudding\nscan main {code(0)}\n"
        "expect accepted\n"
    )


def test_only_an_exhausted_kind_is_refused() -> None:
    """… only an exhausted kind is refused, by kind and by code."""
    holds(
        TWO
        + "kind main squid-nigiri\n" * 5
        + "kind main squid-nigiri\nexpect refused kind-exhausted\n"
        + f'scan main {code(83)}\nexpect refused kind-exhausted\nkey turn\nexpect say table "waiting for Bruno"\n'
    )


def test_an_assumed_copy_is_not_free_for_card() -> None:
    """`card`: the lowest free copy is neither in play nor discarded."""
    played = holds(THREE + "kind main tempura\ncard main tempura\n")
    assert [fact["card"] for fact in played.of("event") if fact["name"] == "CardRevealed"] == [0, 1]


@pytest.mark.parametrize("kind", ["tempura", "chopsticks", "squid-nigiri"])
def test_card_finds_the_copy_that_undo_set_free(kind: str) -> None:
    """`card`: as if the code of the lowest free copy had been scanned."""
    played = holds(
        THREE
        + f"card main {kind}\ncard main {kind}\nkey undo\nkey undo\ncard main {kind} 2\n" * 1
        + f"card main {kind}\n"
    )
    cards = [fact["card"] for fact in played.of("event") if fact["name"] == "CardRevealed"]
    assert [card - min(cards) for card in cards] == [0, 1, 1, 0]


def test_card_without_a_copy_left_is_malformed() -> None:
    """2: found while running, a `card` with no copy left; the line is named, and what was before it stands."""
    played = play(TWO + "card main squid-nigiri\n" * 6)
    assert played.code == 2
    assert "line 8" in played.error
    assert "squid-nigiri" in played.error
    assert len(played.of("event")) == 8  # the game, five cards and two closed turns


def test_a_discarded_copy_is_not_free() -> None:
    """`card`: neither in play nor discarded."""
    played = play(
        TWO + "card main squid-nigiri\n" * 5 + Stock(**{"squid-nigiri": 5}).cards(15) + "card main wasabi\n"
        "card main squid-nigiri\n"
    )
    assert (played.code, "line 24" in played.error) == (2, True), played.error


def test_a_named_copy_is_scanned_free_or_not() -> None:
    """`tempura 3`: the third copy's code, free or not."""
    holds(
        THREE
        + """
        card main tempura 3
        expect accepted
        card main sashimi
        card main tempura 3
        expect refused already-in-play
        """
    )


# Copies of the deck


def test_the_first_card_fixes_the_copy() -> None:
    """The first card accepted in a game fixes the copy letter; `card` follows it."""
    holds(
        THREE
        + f"""
        scan main {code(0, "D")}
        expect accepted
        scan main {code(14)}
        expect refused other-set
        card main tempura
        expect say table "Bruno: tempura."
        scan main {code(1, "D")}
        expect accepted
        expect silent table
        """
    )


def test_a_refused_card_fixes_nothing() -> None:
    """The first card *accepted*."""
    holds(THREE + f"scan main {code(150, 'D')}\nexpect refused unknown-card\nscan main {code(0)}\nexpect accepted\n")


def test_undo_of_the_first_card_frees_the_copy() -> None:
    """Undo takes back a card with everything that it caused."""
    holds(THREE + f"scan main {code(0, 'D')}\nkey undo\nscan main {code(0)}\nexpect accepted\n")


def test_a_kind_fixes_nothing() -> None:
    """A card without a code has no copy letter."""
    holds(THREE + f"kind main tempura\nscan main {code(14, 'E')}\nexpect accepted\n")


@pytest.mark.parametrize("copy", ["B", "C", "X"])
def test_controls_of_any_copy_serve(copy: str) -> None:
    """Controls of any copy serve."""
    holds(
        THREE
        + f"""
        card main tempura
        scan main {code(2, copy, CardSet.CONTROLS)}
        card main sashimi
        expect say table "Chloé: sashimi."
        scan main {code(9, copy, CardSet.CONTROLS)}
        expect say table "Chloé"
        """
    )


@pytest.mark.parametrize(
    ("scanned", "reason"),
    [
        (code(0, "C", CardSet.SUSHI_BAR), "other-set"),
        (code(0, "B", CardSet.PARTY), "other-set"),
        (code(0, "C"), "other-set"),
        (code(300, "C"), "other-set"),
        (code(108), "unknown-card"),
        (code(360), "unknown-card"),
        (code(360, "B", CardSet.CONTROLS), "unknown-card"),
        ("SGBBBBGT", "unreadable"),
    ],
)
def test_a_card_that_is_not_of_this_deck(scanned: str, reason: str) -> None:
    """`unknown-card` is a number beyond the set, `other-set` another game's or copy's code; `other-set` comes first."""
    holds(THREE + f"card main tempura\nscan main {scanned}\nexpect refused {reason}\n")


# Rounds


def test_the_first_card_after_a_round_starts_the_next() -> None:
    """The first card after a round starts the next."""
    played = holds(
        FIVE
        + Stock().cards(35)
        + """
        expect say table "First round over."
        key turn
        expect say table "the next card begins the next round"
        badge main 2
        card main pudding
        expect say table "Bruno: pudding."
        key turn
        expect say table "Round two, turn one"
        """
    )
    assert played.events().count("RoundStarted") == 1


def test_cards_of_a_round_that_is_over_are_discarded_and_puddings_stay() -> None:
    """Rules: after a round all face-up cards are discarded except puddings."""
    holds(
        FIVE
        + "card main pudding\n"
        + Stock(pudding=1).cards(34)
        + """
        card main tempura 1
        expect refused discarded
        card main pudding 1
        expect refused already-in-play
        card main pudding
        expect accepted
        wait 2
        card main tempura 1
        expect refused discarded
        key tableau 1
        expect say table "one pudding kept"
        """
    )


def test_after_the_end_cards_are_refused_and_undo_reopens() -> None:
    """After the end, cards are refused; undo reopens the game."""
    stock = Stock(tempura=2)
    played = holds(
        FIVE
        + stock.cards(105)
        + """
        expect say table "Final scores"
        card main tempura 1
        expect refused game-over
        kind main tempura
        expect refused game-over
        card main tempura
        expect refused game-over
        key undo
        expect accepted
        key turn
        expect say table "Round three, turn seven, waiting for Élisa"
        card main tempura
        expect accepted
        expect say table "Final scores"
        """
    )
    assert len(played.of("result")) == 2
    assert played.events().count("GameEnded") == 2


@pytest.mark.parametrize("other", ["C", "D"])
def test_after_the_end_another_decks_card_is_still_that(other: str) -> None:
    """Of several reasons the first that holds: `unreadable`, `other-set`, `unknown-card`, `game-over`."""
    holds(
        FIVE
        + Stock().cards(105)
        + f"scan main {code(0, other)}\nexpect refused other-set\nscan main {code(200)}\nexpect refused unknown-card\n"
        + f"scan main hello\nexpect refused unreadable\nscan main {control('undo')}\nexpect accepted\n"
    )


def test_a_card_in_play_is_that_before_reveal_complete() -> None:
    """Of several reasons the first that holds: `already-in-play` before `reveal-complete`."""
    holds(
        TWO
        + """
        reader r2 seat 2
        card r2 tempura
        wait 2
        card r2 tempura 1
        expect refused already-in-play
        card r2 tempura
        expect refused reveal-complete
        kind r2 chopsticks
        expect refused reveal-complete
        """
    )
