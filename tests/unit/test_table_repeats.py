"""The contract's "Repeats": one card that a scanner reads many times is one scan."""

from __future__ import annotations

import pytest

from tests.unit.played import THREE, TWO, badge, code, control, holds


def test_the_same_code_at_once_is_the_same_scan() -> None:
    """A code equal to the last code on the same reader, less than 1.5 s after: nothing is said, nothing refused."""
    played = holds(
        THREE
        + f"""
        scan main {code(0)}
        scan main {code(0)}
        expect accepted
        expect silent table
        wait 1.4
        scan main {code(0)}
        expect accepted
        expect silent table
        key turn
        expect say table "waiting for Bruno and Chloé"
        """
    )
    assert played.refusals() == []
    assert played.events().count("CardRevealed") == 1


def test_the_window_starts_again_with_each_delivery() -> None:
    """… less than 1.5 s after its latest delivery …, and the window starts again."""
    again = f"wait 1\nscan main {code(0)}\nexpect accepted\nexpect silent table\n"
    holds(THREE + f"scan main {code(0)}\n" + again * 20 + f"wait 1.5\nscan main {code(0)}\nexpect refused")


@pytest.mark.parametrize("step", ["1.5", "0.1 " * 15, "0.3 " * 5, "0.7 0.8", "0.9 0.6", "1.1 0.4"])
@pytest.mark.parametrize("start", ["0", "0.1", "0.7", "33.3"])
def test_one_and_a_half_seconds_are_no_repeat(start: str, step: str) -> None:
    """… less than 1.5 s: exactly 1.5 s is another scan, however the clock came there."""
    waits = "".join(f"wait {seconds}\n" for seconds in step.split())
    scan = f"scan main {code(0)}\n"
    holds(THREE + f"wait {start}\n" + scan + waits + scan + "expect refused already-in-play\n")


def test_a_refused_code_is_repeated_in_silence_too() -> None:
    """Nothing is said, nothing refused: a card that was refused is not refused again and again."""
    played = holds(THREE + f"card main tempura\ncard main sashimi\nscan main {code(0)}\nscan main {code(0)}\n")
    assert played.refusals() == ["already-in-play"]


def test_another_code_on_that_reader_ends_the_window() -> None:
    """Another code on that reader … ends the window."""
    holds(
        THREE
        + f"""
        reader hall
        scan main {code(0)}
        scan hall {code(14)}
        scan main {code(0)}
        expect silent table
        scan main {code(28)}
        scan main {code(0)}
        expect refused already-in-play
        """
    )


@pytest.mark.parametrize("other", [badge(2), badge(8), control("turn"), control("language"), code(200), code(3, "C")])
def test_a_code_that_is_no_card_ends_it_as_well(other: str) -> None:
    """Another code on that reader ends the window: also a badge, a command, or a card that was refused."""
    holds(THREE + f"scan main {code(0)}\nscan main {other}\nscan main {code(0)}\nexpect refused already-in-play\n")


def test_a_line_without_a_code_does_not_end_it() -> None:
    """Another *code* ends the window; noise is none."""
    holds(THREE + f"scan main {code(0)}\nscan main hello\nscan main {code(0)}\nexpect accepted\nexpect silent table\n")


def test_another_reader_has_its_own_window() -> None:
    """… the last code on the same reader."""
    holds(THREE + f"reader hall\nscan main {code(0)}\nscan hall {code(0)}\nexpect refused already-in-play\n")


def test_undo_and_redo_end_the_window() -> None:
    """… or an undo or redo, ends the window."""
    holds(
        THREE
        + f"""
        scan main {code(0)}
        key undo
        scan main {code(0)}
        expect say table "Ana: tempura."
        key undo
        key redo
        scan main {code(0)}
        expect refused already-in-play
        """
    )


def test_undo_within_a_correction_ends_the_window() -> None:
    """… or an undo: the card that was scanned for the correction may be scanned again at once."""
    holds(
        THREE
        + f"""
        card main tempura
        wait 2
        key correct
        scan main {code(0)}
        key undo
        scan main {code(0)}
        expect say table "badge"
        """
    )


def test_an_undo_card_left_lying_undoes_once() -> None:
    """A code equal to the last code on the same reader …: the undo card's own code is one too."""
    holds(
        THREE
        + f"""
        card main tempura
        card main sashimi
        scan main {control("undo")}
        expect say table "Bruno"
        scan main {control("undo")}
        expect silent table
        wait 1.5
        scan main {control("undo")}
        expect say table "Ana"
        """
    )


def test_a_repeated_badge_says_nothing_twice() -> None:
    """A badge is a code like any other."""
    played = holds(THREE + "badge main 2\nbadge main 2\nexpect accepted\nexpect silent table\n")
    assert played.events().count("SeatChosen") == 1


def test_a_language_card_on_two_readers_is_two_scans() -> None:
    """… on the same reader, for the cards that concern the whole evening as well."""
    language = control("language")
    holds(
        THREE
        + f"""
        reader hall
        scan main {language}
        expect say table "Je parle français maintenant"
        scan main {language}
        expect silent table
        scan hall {language}
        expect accepted
        expect say table "Agora falo português"
        """
    )


def test_the_start_card_left_lying_starts_once() -> None:
    """A game that begins does not forget which card was read last."""
    start = control("start")
    holds(
        "game sushi-go\nset-up\n"
        f"badge main 1\nbadge main 2\nscan main {start}\nscan main {start}\nexpect accepted\nexpect silent table\n"
    )


def test_typed_kinds_are_never_repeats() -> None:
    """A kind is no code: two tempura in a row are two cards."""
    holds(THREE + 'kind main tempura\nkind main tempura\nexpect say table "Bruno: tempura."\n')


def test_a_noisy_wire_is_told_once() -> None:
    """Lines without a code that follow each other within the window are refused, and told as one."""
    played = holds(
        TWO + "scan main ??\nexpect refused unreadable\nscan main ?!\nexpect refused unreadable\nexpect silent table\n"
        'wait 1.5\nscan main ??\nexpect say table "no card code"\n'
    )
    assert played.refusals() == ["unreadable"] * 3
