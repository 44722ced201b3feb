"""Set-up without a keyboard or a screen: badges, the start card, house rules read and changed, language."""

from __future__ import annotations

import pytest

from assistant.deck.codes import CardSet
from tests.unit.played import badge, code, control, holds

SET_UP = "game sushi-go\nset-up\n"


def test_the_first_words_say_what_to_do() -> None:
    """Everything is told from the start."""
    holds(SET_UP + 'expect say table "Scan the badges of all players, then the start card."\n')


def test_badges_then_the_start_card() -> None:
    """Players scan their badges in seat order, then the start card; a guest is "player three"."""
    played = holds(
        SET_UP
        + f"""
        badge main 1
        expect say table "Seat one"
        badge main 2
        badge main 3
        key turn
        expect say table "player three"
        scan main {control("start")}
        expect accepted
        expect say table "Sushi Go, with"
        expect say table "House rules: "
        expect say table "Deal nine each; 81 stay in the pile."
        card main tempura
        expect say table "layer one: tempura."
        """
    )
    assert played.events()[0] == "GameBegan"


def test_seats_go_in_the_order_of_the_badges() -> None:
    """… in seat order: who scanned first has seat one, whichever badge it is, and the badge stays theirs."""
    holds(
        SET_UP
        + """
        badge main 5
        badge main 2
        key start
        wait 2
        badge main 2
        card main tempura
        badge main 5
        card main sashimi
        key tableau 1
        expect say table "sashimi"
        badge main 1
        expect refused no-such-seat
        """
    )


def test_all_on_one_line() -> None:
    """Several codes in one line are several scans, a game that begins among them included."""
    holds(
        SET_UP + f'scan main {badge(1)}{badge(2)}{control("start")}{code(0)}\nexpect say table "tempura."\n'
        'key repeat\nexpect say table "Sushi Go, with"\nexpect say table "tempura."\n'
    )


def test_keys_do_the_same() -> None:
    """Everything can be done by keys as well."""
    holds(SET_UP + 'key tableau 1\nkey tableau 2\nkey scores\nexpect say table "Deal ten each"\n')


def test_names_typed() -> None:
    """Names are asked for by key only if somebody wants one."""
    holds(
        SET_UP + 'badge main 1\ntype main Élisa\nexpect say table "Élisa"\nbadge main 2\nkey start\n'
        'expect say table "with Élisa and player two"\n'
    )


def test_a_badge_twice() -> None:
    """Each refusal says why and what to do next."""
    holds(
        SET_UP + 'badge main 1\nwait 2\nbadge main 1\nexpect refused already-seated\nexpect say table "another badge"\n'
    )


def test_undo_stands_the_last_one_up() -> None:
    """Undo says what was."""
    holds(
        SET_UP + 'badge main 1\nbadge main 2\nbadge main 3\nkey undo\nexpect say table "no longer seated"\nkey start\n'
        'expect say table "Deal ten each"\nkey undo\nexpect refused nothing-to-undo\n'
    )


@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_players(players: int) -> None:
    """A table that makes no game is told why, and the set-up goes on."""
    seats = "".join(f"badge main {seat}\n" for seat in range(1, players + 1))
    holds(SET_UP + seats + "key start\nexpect refused players-two-to-five\nkey turn\nexpect accepted\n")


def test_house_rules_are_read_and_changed() -> None:
    """House rules are read out and changed the same way."""
    holds(
        SET_UP
        + f"""
        badge main 1
        badge main 2
        scan main {control("rules")}
        expect say table "ards are revealed openly"
        scan main {control("change")}
        expect say table "cards are locked"
        key start
        expect say table "cards are locked"
        card main tempura
        expect say table "locked"
        """
    )


def test_a_rule_that_makes_no_game() -> None:
    """The dummy with three is refused at the start, and can be changed."""
    holds(
        SET_UP
        + """
        badge main 1
        badge main 2
        badge main 3
        key rules
        key rules
        key rules
        key change
        expect say table "with a dummy"
        key start
        expect refused dummy-needs-two
        key undo
        key start
        expect say table "for the dummy"
        """
    )


def test_language() -> None:
    """Language is changed the same way, before the game and in it."""
    holds(
        SET_UP
        + f"""
        scan main {control("language")}
        expect say table "Français"
        badge main 1
        badge main 2
        key start
        key language
        expect say table "Português"
        """
    )


def test_before_the_game_cards_wait() -> None:
    """A card before the start is refused with what to do next; noise and foreign codes with their own reason."""
    holds(
        SET_UP
        + f"""
        card main tempura
        expect refused not-now
        expect say table "start card"
        scan main hello
        expect refused unreadable
        scan main {code(300, card_set=CardSet.CONTROLS)}
        expect refused unknown-card
        """
    )


def test_repeat_says_the_last_words_again() -> None:
    """Repeats word for word, before the game too."""
    holds(
        SET_UP
        + 'key repeat\nexpect say table "Scan the badges"\nbadge main 1\nkey repeat\nexpect say table "Seat one"\n'
        'key repeat\nexpect say table "Seat one"\n'
    )


def test_a_new_game_asks_first_and_keeps_the_players() -> None:
    """Undo and correct work until a new game is begun."""
    holds(
        SET_UP
        + """
        badge main 1
        badge main 2
        key start
        card main tempura
        key new-game
        expect say table "not over"
        key turn
        key new-game
        expect say table "not over"
        key new-game
        expect say table "Seated: "
        key start
        expect say table "Deal ten each"
        key undo
        expect refused nothing-to-undo
        card main tempura
        expect accepted
        """
    )


def test_a_name_alone_seats_the_next_player() -> None:
    """With no badges, type the names, one by one or all at once."""
    holds(
        SET_UP
        + """
        type main Ana
        expect say table "Seat one is Ana."
        type main Bruno
        expect say table "Seat two is Bruno."
        badge main 5
        type main Élisa
        expect say table "Seat three is Élisa."
        key start
        expect say table "with Ana, Bruno and Élisa."
        """
    )


def test_a_name_of_a_page_is_none() -> None:
    holds(SET_UP + f"type main {'A' * 41}\nexpect refused unreadable\n")


def test_the_players_of_a_game_left_keep_their_seats_and_may_go_on_with_it() -> None:
    """A new game begins with the same people; the one that was left is still open."""
    holds(
        SET_UP
        + """
        type main Ana, Bruno
        key start
        card main tempura
        key new-game
        key new-game
        expect say table "Seated: Ana and Bruno."
        key resume
        expect say table "waiting for Bruno"
        """
    )
