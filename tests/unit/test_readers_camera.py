"""What a camera's sights become, on a clock that the test moves: one scan a card, and few words of guidance."""

from __future__ import annotations

import pytest

from assistant.readers.aiming import Aiming
from assistant.readers.in_view import InView
from assistant.readers.scan import Aim, Left, ReaderTrouble, Scan, Troubled

A, B = "SGBBBBGS", "SGBBGPFV"
EVERY_S = 0.1


def guided(aiming: Aiming, aim: Aim | None, from_s: float, to_s: float) -> list[tuple[float, Aim]]:
    """Show the same for some time; give when what was said."""
    times = [from_s + EVERY_S * look for look in range(round((to_s - from_s) / EVERY_S))]
    return [(round(now_s, 1), said) for now_s in times if (said := aiming.see(aim, now_s)) is not None]


def test_a_hand_on_its_way_is_left_alone() -> None:
    aiming = Aiming()
    assert guided(aiming, Aim.CLOSER, 0, 0.9) + guided(aiming, None, 0.9, 2) + guided(aiming, Aim.STILL, 2, 2.9) == []


@pytest.mark.parametrize("aim", [Aim.CLOSER, Aim.FLATTER])
def test_one_that_stays_hears_a_word_and_the_same_word_after_a_while_only(aim: Aim) -> None:
    assert guided(Aiming(), aim, 0, 20) == [(1.0, aim), (9.0, aim), (17.0, aim)]


def test_what_stays_unclear_though_it_is_held_still_is_out_of_focus() -> None:
    said = guided(Aiming(), Aim.STILL, 0, 8)
    assert said == [(1.0, Aim.STILL), (4.0, Aim.FURTHER)]


def test_another_fault_is_told_once_there_was_time_to_hear_the_first() -> None:
    aiming = Aiming()
    assert guided(aiming, Aim.CLOSER, 0, 1.5) == [(1.0, Aim.CLOSER)]
    assert guided(aiming, Aim.FLATTER, 1.5, 6) == [(4.0, Aim.FLATTER)]


def test_the_usual_fault_is_told_not_a_chance_one() -> None:
    aiming = Aiming()
    assert guided(aiming, Aim.CLOSER, 0, 0.6) + guided(aiming, Aim.STILL, 0.6, 1.0) == []
    assert aiming.see(Aim.STILL, 1.0) is Aim.CLOSER


def test_a_slow_camera_needs_three_sights() -> None:
    aiming = Aiming()
    assert [aiming.see(Aim.CLOSER, now_s) for now_s in (0.0, 0.5, 1.0)] == [None, None, Aim.CLOSER]


def test_once_a_code_was_read_a_fault_is_new_but_words_keep_their_distance() -> None:
    aiming = Aiming()
    assert guided(aiming, Aim.CLOSER, 0, 1.2) == [(1.0, Aim.CLOSER)]
    aiming.read()
    assert guided(aiming, Aim.CLOSER, 1.3, 5) == [(4.0, Aim.CLOSER)]


def test_a_card_in_view_is_one_scan_and_leaves_after_two_seconds() -> None:
    view = InView("c")
    assert view.see((A,), 0.0) == (Scan("c", A),)
    assert view.see((A,), 0.1) == view.tick(0.1) == view.tick(2.0) == ()
    assert view.see((A,), 2.05) == ()  # the hand only trembled
    assert view.tick(4.1) == (Left("c"),)
    assert view.tick(9.0) == ()
    assert view.see((A,), 9.1) == (Scan("c", A),)


def test_a_card_that_cannot_be_read_for_a_while_has_not_left() -> None:
    view = InView("c")
    view.see((A,), 0.0)
    for now_s in range(1, 10):
        assert view.tick(now_s, is_unclear=True) == ()
    assert view.see((A,), 10.0) == ()


def test_a_card_that_stays_in_view_while_the_camera_is_away_is_not_read_again() -> None:
    view = InView("c")
    view.see((A,), 0.0)
    view.look_again(60.0)
    assert view.tick(60.1) == view.tick(62.5) == view.see((A,), 62.6) == ()  # light and focus came late


def test_a_card_that_was_taken_away_while_the_camera_was_away_has_left() -> None:
    view = InView("c")
    view.see((A,), 0.0)
    view.look_again(60.0)
    assert view.tick(62.9) == ()
    assert view.tick(63.1) == (Left("c"),)


def test_one_card_after_the_other_acts_though_the_first_still_lies_there() -> None:
    view = InView("c")
    assert view.see((A,), 0.0) == (Scan("c", A),)
    assert view.see((A, B), 0.5) == (Scan("c", B),)
    assert view.see((A,), 1.0) == ()
    assert view.tick(2.6) == ()  # only the second has left
    assert view.see((B, A), 2.7) == (Scan("c", B),)


def test_two_that_come_at_once_are_told_once_and_act_when_one_is_alone() -> None:
    view = InView("c")
    assert view.see((A, B), 0.0) == (Troubled("c", ReaderTrouble.SEVERAL_CARDS),)
    assert view.see((B, A), 0.1) == ()
    assert view.see((B,), 0.5) == (Scan("c", B),)
    assert view.see((B,), 0.6) == ()
