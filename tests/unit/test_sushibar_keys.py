"""A keyboard at a table of Sushi Bar: its own tiles and keys, digits that choose, and the keypad of the set-up."""

from __future__ import annotations

import pytest

from assistant.config import Config
from assistant.games.game import Game, Seating
from assistant.readers.keyboard import KEYS, Keyboard
from assistant.readers.scan import Input, Named, Pressed, Typed
from assistant.readers.vocabulary import Vocabulary
from assistant.runtime.inbox import Inbox
from assistant.runtime.library import Library
from assistant.runtime.listening import Listening
from assistant.table.session import MAIN, Table
from assistant.table.timeline import Timeline
from tests.unit.played import holds

LIBRARY = Library()


def typed(game: str, line: str) -> tuple[Input, ...]:
    kinds = [kind.id for kind in LIBRARY.deck(game).kinds]
    return Listening([], Config().keys, Inbox(), kinds)._terminal._keyboard.take_line(line)


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("sushi three", "sushi-3"),
        ("Sushi trois", "sushi-3"),
        ("arête moins deux", "bone-2"),
        ("bone minus two", "bone-2"),
        ("moins quatre", "bone-4"),
        ("espinha um", "bone-1"),
    ],
)
def test_a_tile_has_a_name_in_its_own_game_only(line: str, kind: str) -> None:
    assert typed("sushi-bar", line) == (Named(MAIN, kind),)
    assert typed("sushi-go", line) == (Typed(MAIN, line),)


def test_no_line_of_dice_is_a_name() -> None:
    """In whatever language, letters of dice reach the table as they were typed."""
    for line in ("s", "b", "ssbur", "rr", "a", "e", "ssabr", "sseav", "bone", "arête", "blue red"):
        assert typed("sushi-bar", line) == (Typed(MAIN, line),)


def press(game: Game, digit: str) -> Pressed:
    keyboard = Keyboard(Vocabulary({}, []), MAIN, {**KEYS, **game.keypad})
    [pressed] = keyboard.take_line(digit)
    assert isinstance(pressed, Pressed)
    return pressed


def test_the_keypad_s_seven_is_the_game_s() -> None:
    assert press(LIBRARY.game("sushi-bar"), "7") == Pressed(MAIN, "roll")
    assert press(LIBRARY.game("sushi-go"), "7") == Pressed(MAIN, "chopsticks")


def test_a_digit_chooses_only_while_there_is_a_choice() -> None:
    game = LIBRARY.game("sushi-bar")
    timeline = Timeline(game, Seating(("Ana", "Bruno")))
    table = Table(game, LIBRARY.deck("sushi-bar"), LIBRARY.controls(), timeline, draw=lambda _: 0)
    told = [table.handle(press(game, digit), 0.0).announcements[0].id for digit in "7171"]
    assert told == ["bar-row-sushi", "bar-tableau", "bar-rolled", "bar-taken"]


def test_without_a_source_of_chance_nothing_is_rolled() -> None:
    game = LIBRARY.game("sushi-bar")
    timeline = Timeline(game, Seating(("Ana", "Bruno")))
    table = Table(game, LIBRARY.deck("sushi-bar"), LIBRARY.controls(), timeline)
    assert table.handle(Pressed(MAIN, "shuffle"), 0.0).refused == "not-now"


def test_the_set_up_is_that_of_every_game() -> None:
    played = holds(
        "game sushi-bar\nset-up\nbadge main 2\nbadge main 4\nkey rules\nkey roll\nkey start\n"
        'expect say table "House rules: stacks are open, anybody may ask what is in them."\n'
    )
    assert any(said.startswith("Stacks are closed, what is in them must be remembered.") for said in played.said())
    assert any(said.startswith("Now: stacks are open") for said in played.said())


def test_too_few_players_are_refused_before_the_game() -> None:
    played = holds("game sushi-bar\nset-up\nbadge main 2\nkey start\nexpect refused players-two-to-five\n")
    told = (
        "This game is for two to five players, and only one is seated. Seat more by badge, number or name, then start."
    )
    assert played.said()[-1] == told
