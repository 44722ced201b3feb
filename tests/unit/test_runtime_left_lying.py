"""A card that lay on a reader or in view when the program ended, and does still: it acted before, and not again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from assistant.games.game import Seating
from assistant.readers.in_view import InView
from assistant.readers.scan import Found, Input, Left, Pressed, Scan, TagRead
from assistant.runtime.games_kept import open_game
from assistant.runtime.left_lying import FIRST_LOOK_S
from assistant.runtime.live import Live
from tests.unit.live_table import live_table
from tests.unit.played import badge, code, control

CHOPSTICKS, TEMPURA, WASABI = code(104), code(0), code(98)
TURN = (CHOPSTICKS, TEMPURA)  # Ana's chopsticks and Bruno's tempura: turn two begins


def tag(text: str) -> Input:
    return TagRead("r", "04A1B2C3", text)


def seen(text: str) -> Input:
    """What a camera says of a code that comes into its view."""
    return next(iter(InView("r").see((text,), 0.0)))


def play(live: Live, given: Sequence[Input], at: float = 100.0) -> None:
    """Give inputs, all at one time; those of the reader `r` come from a reader that knows what lies on it."""
    for each in given:
        live.left_lying.hear(each, at)
        if live.listening.is_for_table(each):
            live.take(each, at)


def resumed(folder: Path, cards: Sequence[str], keys: Sequence[str] = ()) -> Live:
    """A game that was played, broken off, and goes on in another program."""
    live = started_again(folder, cards, keys)
    live.begin(None, resumes=True)
    return live


def offered(folder: Path, cards: Sequence[str]) -> Live:
    """The same, but whether it goes on is asked first."""
    live = started_again(folder, cards)
    live.begin(None, resumes=False)
    return live


def started_again(folder: Path, cards: Sequence[str], keys: Sequence[str] = ()) -> Live:
    before = live_table(folder)
    before.begin(Seating(("Ana", "Bruno")), resumes=False)
    play(before, [Found("r"), *(Scan("r", card) for card in cards), *(Pressed("main", key) for key in keys)])
    before.recording.close()
    live = live_table(folder)
    live.recording.found = found = open_game(folder)
    assert found is not None
    live.evening.open_game = found[1].timeline
    return live


def standing(live: Live) -> tuple[int, tuple[int, ...]]:
    table = live.evening.table
    assert table is not None
    return len(table.timeline.past), table.game.revealed(table.state)


@pytest.mark.parametrize("read", [tag, seen])
@pytest.mark.parametrize(
    "lies_there",
    [CHOPSTICKS, TEMPURA, control("undo"), control("new-game"), control("language"), badge(2), badge(1)],
)
def test_what_has_acted_does_not_act_again_before_it_has_left(
    lies_there: str, read: Callable[[str], Input], tmp_path: Path
) -> None:
    """Not one word of it either; once it has left, it acts like any."""
    live = resumed(tmp_path, TURN)
    before, lang, said = standing(live), live.evening.lang, list(live.said)
    play(live, [Found("r"), read(lies_there)])
    assert (standing(live), live.evening.lang, live.said) == (before, lang, said)
    play(live, [Left("r"), read(lies_there)], at=110.0)
    assert live.said != said


@pytest.mark.parametrize("read", [tag, seen])
@pytest.mark.parametrize("lies_there", [TEMPURA, control("start"), control("new-game"), badge(2)])
def test_what_lies_there_while_a_game_is_offered_answers_nothing_and_seats_nobody(
    lies_there: str, read: Callable[[str], Input], tmp_path: Path
) -> None:
    live = offered(tmp_path, TURN)
    said = list(live.said)
    assert said[-1].announcement.id == "open-game-found"
    play(live, [Found("r"), read(lies_there)])
    assert (live.evening.table, live.evening.set_up.seated, live.said) == (None, [], said)
    play(live, [Left("r"), read(lies_there)], at=110.0)
    assert live.said != said


def test_what_lies_there_does_not_answer_who_speaks(tmp_path: Path) -> None:
    live = offered(tmp_path, TURN)
    live.asks_who_speaks = True
    play(live, [Found("r"), tag(badge(2))])
    assert live.asks_who_speaks


def test_chopsticks_that_come_anew_declare(tmp_path: Path) -> None:
    live = resumed(tmp_path, TURN)
    play(live, [Found("r"), tag(CHOPSTICKS), Left("r")])
    play(live, [tag(CHOPSTICKS)], at=101.6)
    assert live.said[0].announcement.id == "sushi-go-declared-new-turn"


def test_a_card_that_was_undone_while_it_lay_there_is_not_played_again(tmp_path: Path) -> None:
    live = resumed(tmp_path, [*TURN, WASABI], ["undo"])
    before = standing(live)
    play(live, [Found("r"), tag(WASABI)])
    assert standing(live) == before
    play(live, [Left("r")])
    play(live, [tag(WASABI)], at=110.0)
    assert 98 in standing(live)[1]


def test_a_card_that_is_new_to_the_game_is_played(tmp_path: Path) -> None:
    """It was laid there while no program listened."""
    live = resumed(tmp_path, TURN)
    play(live, [Found("r"), tag(WASABI)])
    assert standing(live)[1] == (104, 0, 98)


def test_what_comes_later_or_has_no_tag_is_new(tmp_path: Path) -> None:
    """A scanner of codes sees only what is held before it; a tag that comes after the first look was laid there."""
    live = resumed(tmp_path, TURN)
    play(live, [Found("r"), Scan("r", badge(2))])
    assert [line.text for line in live.said] == ["Bruno, your card."]
    play(live, [tag(badge(1))], at=100.0 + FIRST_LOOK_S + 0.1)
    assert [line.text for line in live.said] == ["Ana, your card."]


def test_where_no_game_goes_on_all_acts(tmp_path: Path) -> None:
    live = live_table(tmp_path)
    live.begin(Seating(("Ana", "Bruno")), resumes=False)
    play(live, [Found("r"), tag(badge(2))])
    assert [line.text for line in live.said] == ["Bruno, your card."]
