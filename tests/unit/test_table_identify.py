"""The contract's "Identify": face up to the table, else to one private channel, or to nobody."""

from __future__ import annotations

import pytest

from assistant.games.game import Seating
from assistant.readers.scan import Input, Pressed, Scan
from assistant.runtime.library import Library
from assistant.table.evening import Evening
from assistant.words.announcement import TABLE, Audience
from tests.unit.played import DUMMY, FIVE, SEALED, THREE, TWO, Stock, code, holds


def test_what_lies_face_up_is_told_to_the_table() -> None:
    """If it lies face up it is told to the table (kind, owner, turn, pairing)."""
    holds(
        TWO
        + """
        card main wasabi
        card main tempura
        card main squid-nigiri
        card main tempura
        wait 2
        key identify
        expect say table "Identify"
        card main squid-nigiri 1
        expect accepted
        expect say table "a squid nigiri. It lies before Ana, on wasabi, round one, turn two."
        key identify
        card main tempura 1
        expect say table "a tempura. It lies before Bruno, round one, turn one."
        """
    )


def test_the_wasabi_of_a_pair_is_told_as_such() -> None:
    """… pairing: a wasabi bears a nigiri, or is free."""
    holds(
        TWO
        + """
        card main wasabi
        card main wasabi
        card main squid-nigiri
        card main tempura
        wait 2
        key identify
        card main wasabi 1
        expect say table "Ana"
        """
    )


def test_a_hidden_card_is_told_to_the_readers_seat() -> None:
    """… else to the private channel of the reader's … seat."""
    played = holds(
        THREE
        + """
        reader r2 seat 2
        key identify
        card r2 pudding
        expect accepted
        expect say seat 2 "pudding"
        expect silent table
        expect silent seat 1
        expect silent seat 3
        key turn
        expect say table "waiting for Ana, Bruno and Chloé"
        """
    )
    assert "CardRevealed" not in played.events()


def test_or_to_the_chosen_seats() -> None:
    """… or chosen seat: chosen before, or by a badge within the mode."""
    holds(
        THREE
        + """
        badge main 3
        key identify
        card main pudding
        expect say seat 3 "pudding"
        expect silent table
        key identify
        badge main 1
        wait 2
        card main pudding
        expect say seat 1 "pudding"
        expect silent seat 3
        expect silent table
        """
    )


def test_or_refused() -> None:
    """… or refused: `no-private-channel`, aloud, and never told to the table."""
    played = holds(
        THREE
        + """
        key identify
        card main pudding
        expect refused no-private-channel
        expect say table "private"
        """
    )
    assert not any("pudding" in text for text in played.said())


def test_after_the_refusal_a_badge_helps() -> None:
    """By ear: the card that was refused is not played when it is shown again; a badge opens an ear for it."""
    holds(
        THREE
        + """
        key identify
        card main pudding
        wait 2
        card main pudding
        expect refused no-private-channel
        badge main 2
        card main pudding
        expect say seat 2 "pudding"
        expect silent table
        """
    )


def test_one_card_and_no_more() -> None:
    """`key identify`, then a card: the next one is played."""
    holds(
        THREE + 'badge main 2\nkey identify\ncard main pudding\ncard main tempura\nexpect say table "Bruno: tempura."\n'
    )


def test_a_card_left_lying_is_not_played() -> None:
    """Repeats: the card just identified is still the same scan."""
    holds(
        THREE
        + "badge main 2\nkey identify\ncard main pudding\ncard main pudding\nexpect accepted\nexpect silent table\n"
        'key turn\nexpect say table "waiting for Ana, Bruno and Chloé"\n'
    )


def test_a_locked_card_is_hidden() -> None:
    """Sealed: a locked card does not lie face up."""
    holds(
        SEALED
        + 'card main wasabi\nwait 2\nbadge main 2\nkey identify\ncard main wasabi 1\nexpect say seat 2 "wasabi"\n'
        "expect silent table\nexpect silent seat 1\n"
    )


def test_no_card_of_the_deck() -> None:
    """What is no card of this deck is refused with its reason, and the mode stays."""
    holds(
        THREE + f"badge main 2\nkey identify\nscan main {code(200)}\nexpect refused unknown-card\nscan main zz\n"
        'expect refused unreadable\ncard main pudding\nexpect say seat 2 "pudding"\n'
    )


def test_nothing_changes_and_undo_passes_over_it() -> None:
    """Questions are no steps."""
    holds(
        THREE
        + 'card main tempura\nwait 2\nkey identify\ncard main tempura 1\nkey undo\nexpect say table "Ana’s tempura"\n'
    )


def test_a_pudding_of_an_earlier_round_lies_face_up() -> None:
    """It lies face up still."""
    holds(
        FIVE
        + "card main pudding\n"
        + Stock(pudding=1).cards(34)
        + "card main wasabi\nkey identify\ncard main pudding 1\n"
        'expect say table "It lies before Ana, round one, turn one."\n'
    )


def test_after_the_end() -> None:
    """After the end cards can still be identified."""
    holds(
        FIVE
        + Stock().cards(105)
        + 'wait 2\nkey identify\ncard main tempura 1\nexpect accepted\nexpect say table "tempura"\n'
    )


def test_the_dummy_has_no_ear() -> None:
    holds(DUMMY + "key identify\nbadge main 3\nexpect refused no-such-seat\n")


def evening_of(game: str, private: set[int]) -> Evening:
    library = Library()
    evening = Evening(library.game(game), library.deck(game), library.controls(), "en", private=private)
    evening.begin(Seating(("Ana", "Bruno")))
    return evening


def heard(evening: Evening, given: Input) -> list[tuple[str, Audience]]:
    return [(line.id, line.audience) for line in evening.handle(given, 0.0).announcements]


@pytest.mark.parametrize(("game", "own"), [("sushi-go", ""), ("sushi-bar", "bar-")])
def test_only_who_has_an_ear_of_their_own_is_promised_one(game: str, own: str) -> None:
    evening = evening_of(game, private={2})
    heard(evening, Pressed("main", "identify"))
    assert heard(evening, Pressed("main", "tableau", 2)) == [(f"{own}identify-for", TABLE)]
    assert heard(evening, Pressed("main", "tableau", 1)) == [(f"{own}identify-for-all", TABLE)]


def test_who_has_no_ear_is_told_what_lies_face_up_and_nothing_else() -> None:
    evening = evening_of("sushi-go", private=set())
    heard(evening, Scan("main", code(0)))
    heard(evening, Pressed("main", "identify"))
    assert heard(evening, Pressed("main", "tableau", 1)) == [("identify-for-all", TABLE)]
    assert heard(evening, Scan("main", code(1))) == [("refused-no-private-channel", TABLE)]
    assert heard(evening, Scan("main", code(0))) == [("identified", TABLE)]
