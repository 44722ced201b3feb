"""Peek: a hidden card is named, felt and valued at one ear, or refused aloud; the table never hears which it was."""

from __future__ import annotations

import json

import pytest

from tests.unit.played import SEALED, THREE, Played, badge, control, holds, play

EARS = THREE + "reader r1 seat 1\nreader r2 seat 2\n"
SHUT = SEALED + "reader r1 seat 1\nreader r2 seat 2\n"


def others(played: Played, seat: int) -> str:
    """Everything that is not for this seat's ear, as it stands in `--json`."""
    return json.dumps([fact for fact in played.facts if fact.get("audience") != f"seat {seat}"], ensure_ascii=False)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "This is a salmon nigiri: window, left edge, middle. Two points, six on wasabi."),
        ("fr", "C’est un sushi au saumon : fenêtre, sur le bord gauche, au milieu. Deux points, six sur wasabi."),
        ("pt-BR", "É um nigiri de salmão: janela, na borda esquerda, no meio. Vale dois pontos, seis no wasabi."),
    ],
)
def test_card_sticker_and_worth_at_its_own_reader(lang: str, told: str) -> None:
    played = play(EARS + "key identify\ncard r2 salmon-nigiri\n", lang)
    assert played.said("seat 2") == [told]
    assert not any(name in others(played, 2).lower() for name in ("salmon", "saumon", "salmão"))


def test_brief_mode_tells_as_much() -> None:
    holds(
        "verbosity brief\n" + EARS + 'key identify\ncard r2 pudding\nexpect say seat 2 "This is a pudding: flower"\n'
        "expect silent table\n"
    )


@pytest.mark.parametrize(
    ("lang", "refused"),
    [
        ("en", "I tell it only in private. First the badge, number or name of the player who may hear it, or stop."),
        ("fr", "privé"),
        ("pt-BR", "particular"),
    ],
)
def test_refused_aloud_without_an_ear(lang: str, refused: str) -> None:
    """A shared reader, no badge: nobody is told, and the table hears why."""
    played = play(EARS + "key identify\ncard main pudding\n", lang)
    assert played.refusals() == ["no-private-channel"]
    assert refused in played.said()[-1]
    assert "pud" not in others(played, 0).lower()


HIDDEN = "card r1 wasabi\n"  # locked by Ana


@pytest.mark.parametrize(
    "way",
    [
        pytest.param("key identify\ncard r2 wasabi 1\n", id="peek"),
        pytest.param("key identify\ncard main wasabi 1\n", id="refused peek"),
        pytest.param(f"scan r2 {badge(1)}\nkey tableau 1\nkey tableau 1\n", id="tableau"),
        pytest.param("key undo\nkey redo\n", id="undo and redo"),
        pytest.param("key correct\ncard r2 wasabi 1\nbadge main 2\n", id="corrected to another seat"),
        pytest.param("key correct\ncard r2 wasabi 1\nbadge main 1\n", id="corrected to its own seat"),
        pytest.param("key correct\ncard r2 wasabi 1\ncard r2 wasabi 2\n", id="corrected to its twin"),
        pytest.param("key check\nbadge main 1\ncard main wasabi 1\nkey check\n", id="checked at its seat"),
        pytest.param("key check\nbadge main 2\ncard main wasabi 1\nkey check\n", id="checked elsewhere"),
        pytest.param("card r2 wasabi 1\ncard main wasabi 1\n", id="shown again"),
        pytest.param("card r1 wasabi 2\n", id="reveal complete"),
        pytest.param("type main wassabi\ntype r2 wasab1\n", id="typed with a slip"),
        pytest.param("key identify\ntype main wassabi\nkind main wasabi\n", id="typed to be identified"),
        pytest.param("kind r2 wasabi\nkey undo\nkey redo\n", id="locked by kind"),
        pytest.param("key turn\nkey scores\nkey why\nkey count\nkey changes\nkey help\nkey repeat\n", id="questions"),
        pytest.param("key identify\ncard r2 wasabi 1\nkey repeat\n" + "key older\n" * 9, id="repeat and history"),
        pytest.param("key identify\ncard r2 wasabi 1\nkey language\nkey repeat\n" + "key older\n" * 9, id="language"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr", "pt-BR"])
def test_a_locked_card_has_no_name_for_the_others(way: str, lang: str) -> None:
    """Whatever is asked, scanned or typed: only at the ear of seat 2, which was shown it, a name may be heard."""
    for mode in ("", "verbosity brief\n"):
        played = play(mode + SHUT + HIDDEN + "wait 2\n" + way, lang)
        assert played.code == 0, played.error
        assert "wasab" not in others(played, 2).lower()
        assert "wassa" not in others(played, 2).lower()


def test_in_the_open_a_typed_slip_is_read_back_but_not_one_that_is_to_be_identified() -> None:
    holds(
        EARS
        + """
        type main salmn
        expect say table "No card is called salmn. Did you mean salmon nigiri?"
        key identify
        type main salmn
        expect say table "I do not know these words."
        expect refused unreadable
        """
    )


def test_the_ear_that_was_told_is_told_again() -> None:
    """By its own reader, from the shared reader that asked, and step by step: at that ear alone."""
    again = 'expect say seat 2 "This is a pudding"\nexpect silent table\nexpect silent seat 1\nwait 2\n'
    holds(
        EARS
        + "badge main 2\nwait 2\nkey identify\ncard main pudding\nwait 2\n"
        + f"key repeat\n{again}"
        + f"scan r2 {control('repeat')}\n{again}"
        + f"scan r2 {control('older')}\n{again}"
    )
