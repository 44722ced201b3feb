"""The contract's "Check": the spoken audit changes nothing and tells all."""

from __future__ import annotations

import pytest

from assistant.games.game import Seating
from assistant.readers.scan import Input, Named, Pressed, Typed
from assistant.runtime.library import Library
from assistant.table.evening import Evening
from tests.unit.played import DUMMY, FIVE, SEALED, THREE, TWO, Stock, code, control, holds

LIBRARY = Library()
TURN = THREE + "card main tempura\ncard main sashimi\ncard main dumpling\nwait 2\n"


def test_all_nine_match() -> None:
    """`key check`, a badge, that player's cards in any order, `key check`: it ends with "all nine match"."""
    tempura = "".join("kind main tempura\nkind main dumpling\nkind main sashimi\n" for _ in range(8))
    last = "kind main maki-1\nkind main maki-1\nkind main maki-1\n"
    cards = "".join(f"card main tempura {copy}\n" for copy in reversed(range(1, 9))) + "card main maki-1 1\n"
    holds(
        THREE + tempura + last + "key check\nbadge main 1\n" + cards + 'key check\nexpect say table "all nine match"\n'
    )


def test_during_a_round() -> None:
    """… all match, said with the number that there are."""
    holds(TURN + 'key check\nbadge main 1\ncard main tempura 1\nkey check\nexpect say table "match"\n')


def test_nothing_changes() -> None:
    """… nothing changes: no event, and undo passes over it."""
    played = holds(
        TURN
        + """
        key check
        expect say table "Check"
        badge main 1
        expect say table "Ana"
        card main tempura 1
        card main pudding
        key check
        key turn
        expect say table "turn two, waiting for Ana, Bruno and Chloé"
        key undo
        expect say table "Chloé’s dumpling"
        """
    )
    assert played.events()[-1] == "Undone"
    assert played.events().count("CardRevealed") == 3


@pytest.mark.parametrize(
    ("scanned", "said"),
    [
        ("", "Missing: a tempura"),
        ("card main sashimi 1", "Missing: a tempura"),
        ("card main sashimi 1", "That sashimi belongs to Bruno"),
        ("card main tempura 1\ncard main dumpling 1", "That dumpling belongs to Chloé"),
        ("card main tempura 1\ncard main pudding", "The second card you scanned was never revealed"),
        ("card main tempura 2", "Missing: a tempura"),
        ("card main tempura 2", "The first card you scanned was never revealed"),
    ],
)
def test_what_is_missing_extra_and_whose(scanned: str, said: str) -> None:
    """… or what is missing, extra, and whose."""
    holds(TURN + f'key check\nbadge main 1\n{scanned}\nkey check\nexpect accepted\nexpect say table "{said}"\n')


def test_a_swap_is_found_and_corrected() -> None:
    """Issue: an audit finds a swap, and the correction makes it good."""
    holds(
        TURN
        + """
        key check
        badge main 1
        card main sashimi 1
        key check
        expect say table "That sashimi belongs to Bruno"
        key correct
        card main tempura 1
        badge main 2
        key check
        badge main 1
        card main sashimi 1
        key check
        expect say table "match"
        """
    )


def test_discarded_cards_and_puddings() -> None:
    """Puddings of earlier rounds lie there still; a discarded card is told as such."""
    holds(
        FIVE
        + "card main pudding\ncard main tempura\n"
        + Stock(pudding=1, tempura=1).cards(33)
        + """
        card main wasabi
        key check
        badge main 1
        card main pudding 1
        card main wasabi 1
        key check
        expect say table "all two match"
        key check
        badge main 1
        card main pudding 1
        card main wasabi 1
        card main tempura 1
        key check
        expect say table "That tempura was discarded"
        """
    )


def test_a_card_by_kind_matches_any_copy() -> None:
    """By kind only: which copy it is was never known, so any free copy of the kind matches."""
    holds(
        TWO
        + """
        kind main tempura
        kind main tempura
        key check
        badge main 1
        card main tempura 9
        key check
        expect say table "match"
        """
    )


def test_a_check_by_kind() -> None:
    """Typed cards serve in a check as they do in a game."""
    holds(
        TURN + 'key check\nkey tableau 1\nkind main tempura\nkey check\nexpect say table "match"\n'
        'key check\nbadge main 1\nkind main pudding\nkey check\nexpect say table "Missing: a tempura"\n'
    )


def test_an_own_reader_needs_no_badge() -> None:
    """A reader that belongs to a seat speaks for that seat; a badge there names another."""
    holds(
        "game sushi-go\nplayers Ana, Bruno\nreader r2 seat 2\ncard main tempura\ncard r2 sashimi\nwait 2\n"
        'key check\ncard r2 sashimi 1\nkey check\nexpect say table "Bruno: "\nexpect say table "match"\n'
        'key check\nbadge r2 1\ncard r2 tempura 1\nkey check\nexpect say table "Ana: "\n'
    )


def test_a_shared_reader_needs_one() -> None:
    """`key check`, a badge …: without it the check says what is missing, and stays."""
    holds(
        TURN + 'key check\ncard main tempura 1\nexpect refused\nexpect say table "badge"\nbadge main 1\n'
        'wait 2\ncard main tempura 1\nkey check\nexpect say table "match"\n'
    )


def test_the_dummys_tableau() -> None:
    """The dummy's cards can be checked as any."""
    holds(
        DUMMY
        + "card main tempura\ncard main sashimi\nwait 2\nkey check\nbadge main 3\ncard main sashimi 1\nkey check\n"
        'expect say table "…he dummy: "\nexpect say table "match"\n'
    )


def test_a_badge_beyond_the_players() -> None:
    """A badge beyond the players is `no-such-seat`."""
    holds(TURN + "key check\nbadge main 4\nexpect refused no-such-seat\nbadge main 1\nexpect accepted\n")


def test_a_card_scanned_twice_counts_once() -> None:
    """… in any order; a card may come by twice."""
    holds(
        TURN + "key check\nbadge main 1\ncard main tempura 1\nwait 2\ncard main tempura 1\nkey check\n"
        'expect say table "match"\n'
    )


def test_no_card_code_is_refused_there_too() -> None:
    """What is no card of this deck is refused with its reason, and the check goes on."""
    holds(
        TURN + f"key check\nbadge main 1\nscan main {code(0, 'C')}\nexpect refused other-set\nscan main zzz\n"
        'expect refused unreadable\ncard main tempura 1\nkey check\nexpect say table "match"\n'
    )


def test_it_ends_without_a_word_on_cards() -> None:
    """`stop` compares nothing, and says so."""
    holds(TURN + 'key check\nbadge main 1\nkey stop\nexpect say table "nothing was compared"\n')


def test_by_control_cards() -> None:
    """Without a keyboard: the check card begins and ends it."""
    check = control("check")
    holds(TURN + f'scan main {check}\nbadge main 1\ncard main tempura 1\nscan main {check}\nexpect say table "match"\n')


def test_after_the_end() -> None:
    """An audit is a question: after the end it works as before."""
    cards = Stock().cards(105)
    holds(FIVE + cards + 'key check\nbadge main 1\nkey check\nexpect accepted\nexpect say table "Missing: "\n')


def test_a_swap_is_found_by_names_alone() -> None:
    """A card named in the check that lies before somebody else is told as that one, not as a copy never seen."""
    holds(
        TWO + "card main tempura\ncard main wasabi\nkey check\nbadge main 1\nkind main wasabi\nkey check\n"
        'expect say table "Named, but not recorded there: a wasabi. Such a card lies before Bruno."\n'
    )


def test_an_own_reader_needs_no_badge_for_names_either() -> None:
    holds(
        "game sushi-go\nplayers Ana, Bruno\nreader r2 seat 2\ncard main tempura\ncard r2 sashimi\nwait 2\n"
        'key check\nkind r2 sashimi\nkey check\nexpect say table "Bruno: …match…"\n'
    )


def test_a_kind_is_named_as_often_as_the_deck_has_it() -> None:
    holds(
        TURN + "key check\nbadge main 1\n" + "kind main chopsticks\nexpect accepted\n" * 4 + "kind main chopsticks\n"
        "expect refused kind-exhausted\nkey check\n"
        'expect say table "Named, but not recorded there: four chopsticks cards."\n'
    )


def test_another_dialogue_ends_it_and_says_so() -> None:
    """Every such mode … ends …, and says so: whoever checks hears that the next card is no card of the check."""
    holds(
        TURN + 'key check\nbadge main 1\nkey identify\nexpect say table "Check ended, nothing was compared."\n'
        'expect say table "Identify. Show one card"\nkey correct\nexpect say table "Identify ended."\n'
        'key check\nexpect say table "Correction ended, nothing was changed."\nexpect say table "Check. A badge"\n'
    )


@pytest.mark.parametrize("typed", ["Bruno", "bruno", "BRUNÓ"])
def test_a_players_name_stands_for_the_badge(typed: str) -> None:
    """Issue: names may be typed in any case and without accents, in each dialogue that waits for a badge."""
    holds(
        TURN
        + f"""
        key check
        type main {typed}
        expect say table "Checking Bruno."
        card main sashimi 1
        key check
        expect say table "Bruno: …match…"
        key correct
        type main {typed}
        expect refused cannot-stand
        expect say table "First the card that is wrong"
        card main tempura 1
        type main {typed}
        expect say table "Corrected: the tempura is now Bruno’s."
        key identify
        type main {typed}
        expect say table "only Bruno hears it"
        """
    )


def test_outside_a_dialogue_a_name_is_no_badge() -> None:
    holds(TURN + 'type main Bruno\nexpect refused unreadable\nkey turn\nexpect say table "waiting for Ana"\n')


def test_a_name_that_begins_a_cards_is_a_badge_where_one_is_awaited() -> None:
    """Once the player is known, the same word is a card."""
    evening = Evening(LIBRARY.game("sushi-go"), LIBRARY.deck("sushi-go"), LIBRARY.controls(), "en")
    evening.begin(Seating(("Sal", "Maki")))
    salmon, maki = Named("main", "salmon-nigiri", "Sal"), Typed("main", "Maki", ("maki-1", "maki-2"))
    given: list[Input] = [salmon, Named("main", "maki-2", "double"), Pressed("main", "check"), salmon, salmon, maki]
    said = [[line.id for line in evening.handle(one, 0.0).announcements] for one in given]
    assert said[3:] == [["check-cards"], ["check-card"], ["refused-typed-several", "check-open"]]
    evening.handle(Pressed("main", "stop"), 0.0)
    evening.handle(Pressed("main", "check"), 0.0)
    assert [line.args for line in evening.handle(maki, 0.0).announcements] == [{"seat": "Maki"}]


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ("tempura tempura", "Named, but not recorded there: a tempura. Such a card lies before Chloé."),
        ("tempura dumpling", "Named, but not recorded there: a dumpling. Such a card lies before Bruno and Chloé."),
        ("tempura pudding pudding", "Named, but not recorded there: two puddings."),
        ("pudding", "Missing: a tempura. Named, but not recorded there: a pudding."),
    ],
)
def test_what_was_named_is_called_by_its_name_and_who_may_have_it(named: str, said: str) -> None:
    """Which of several cards of a kind was meant, a name does not tell."""
    cards = "card main tempura\ncard main dumpling\ncard main tempura\nwait 2\n"
    more = "card main sashimi\ncard main maki-1\ncard main dumpling\nwait 2\nkey check\nbadge main 1\n"
    names = "".join(f"kind main {kind}\n" for kind in [*named.split(), "sashimi"])
    played = holds(THREE + cards + more + names + "key check\n")
    assert " ".join(played.said()).endswith(f"Ana: not as recorded. {said}")


def test_a_card_named_and_one_of_its_kind_scanned_are_two() -> None:
    holds(
        TWO + "card main tempura\ncard main sashimi\ncard main tempura\ncard main sashimi\nkey check\nbadge main 1\n"
        'kind main tempura\ncard main tempura 1\nkey check\nexpect say table "Ana: all two match."\n'
    )


def test_in_a_sealed_game_no_name_that_was_typed_is_said_again() -> None:
    """It may be what somebody is about to lock."""
    played = holds(
        SEALED + "card main tempura\ncard main sashimi\ncard main dumpling\nwait 2\nkey check\nbadge main 1\n"
        "kind main tempura\nkind main pudding\nkey check\n"
        'expect say table "One of the cards you named is not recorded there."\n'
    )
    assert not any("pudding" in line for line in played.said())
