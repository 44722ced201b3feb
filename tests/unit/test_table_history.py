"""History: the last 200 lines of each listener, stepped through word for word; a private one is its owner's alone."""

from __future__ import annotations

import pytest

from assistant.readers.keyboard import KEYS
from assistant.table.history import LIMIT, History
from tests.unit.played import THREE, TWO, control, holds, play

EARS = THREE + "reader r1 seat 1\nreader r2 seat 2\n"


def of(*lines: str, limit: int = LIMIT) -> History[str]:
    history: History[str] = History(limit)
    for line in lines:
        history.add(line)
    return history


def test_back_from_the_newest_line_to_the_oldest_and_forth_again() -> None:
    history = of("one", "two", "three")
    assert [history.back() for _ in range(5)] == ["three", "two", "one", None, None]
    assert [history.forward() for _ in range(4)] == ["two", "three", None, None]
    assert history.back() == "two"


def test_nothing_has_been_said() -> None:
    history = of()
    assert (history.back(), history.forward(), history.back()) == (None, None, None)


def test_at_the_newest_line_there_is_nothing_newer() -> None:
    history = of("one", "two")
    assert history.forward() is None
    assert history.back() == "two"


def test_a_line_that_comes_meanwhile_does_not_move_the_place() -> None:
    history = of("one", "two", "three")
    assert [history.back(), history.back()] == ["three", "two"]
    history.add("four")
    assert history.back() == "one"
    assert [history.forward() for _ in range(4)] == ["two", "three", "four", None]


def test_after_leaving_the_newest_line_is_first() -> None:
    history = of("one", "two", "three")
    assert [history.back(), history.back()] == ["three", "two"]
    history.leave()
    assert history.back() == "three"


def test_two_hundred_lines() -> None:
    """Need 6: the last 200 lines."""
    history = of(*map(str, range(1000)))
    said = [history.back() for _ in range(LIMIT + 1)]
    assert LIMIT == 200
    assert said == [*map(str, range(999, 799, -1)), None]


def test_the_place_is_let_go_with_the_oldest_line() -> None:
    history = of("one", "two", limit=2)
    assert [history.back(), history.back()] == ["two", "one"]
    history.add("three")
    assert (history.back(), history.forward()) == (None, "three")


def test_the_table_steps_back_and_forth() -> None:
    """By key: each line by itself, and both ends are told."""
    holds(
        TWO
        + """
        key newer
        expect say table "That was the newest line."
        card main tempura
        card main maki-2
        key older
        expect say table "Pass left. Hands of nine."
        key older
        expect say table "Bruno: double maki."
        key older
        expect say table "Ana: tempura."
        key newer
        expect say table "Bruno: double maki."
        key newer
        key newer
        expect say table "That was the newest line."
        key older
        key older
        key older
        key older
        key older
        key older
        expect accepted
        key older
        expect say table "Nothing older is kept."
        """
    )


def test_the_first_line_is_the_first_words() -> None:
    steps = "key older\n" * 3
    holds(TWO + steps + 'expect say table "Sushi Go, with Ana and Bruno."\n')


def test_by_a_control_card_before_a_game_too() -> None:
    holds(
        "game sushi-go\nset-up\n"
        f'badge main 1\nscan main {control("older")}\nexpect say table "Seat one: player one."\n'
        f'wait 2\nscan main {control("older")}\nexpect say table "Scan the badges"\n'
        f'wait 2\nscan main {control("newer")}\nexpect say table "Seat one: player one."\n'
    )


def test_by_a_key_of_the_terminal() -> None:
    assert (KEYS["<"], KEYS[">"]) == ("older", "newer")


def test_a_private_line_is_only_in_its_owners_history() -> None:
    """Seat 2 steps to it at its own ear; seat 1 and the table never do. A table's line is told to the seat alone."""
    played = holds(
        EARS
        + f"""
        card r1 tempura
        key identify
        card r2 pudding
        wait 2
        scan r2 {control("older")}
        expect say seat 2 "This is a pudding"
        expect silent table
        expect silent seat 1
        wait 2
        scan r2 {control("older")}
        expect say seat 2 "Identify."
        expect silent table
        wait 2
        scan r2 {control("older")}
        expect say seat 2 "Ana: tempura."
        expect silent table
        wait 2
        scan r1 {control("older")}
        expect say seat 1 "Identify."
        expect silent seat 2
        key older
        expect say table "Identify."
        key older
        expect say table "Ana: tempura."
        """
    )
    assert not any("pudding" in text for text in [*played.said(), *played.said("seat 1"), *played.said("seat 3")])


def test_lines_are_told_as_they_were_said() -> None:
    """A change of language leaves them as they are, and a voice of that language reads them."""
    script = TWO + "card main tempura\nkey language\ncard main maki-2\n" + "key older\n" * 4
    steps = [fact for fact in play(script).of("say") if fact["audience"] == "table"][-4:]
    assert [(fact["lang"], fact["text"]) for fact in steps] == [
        ("fr", "Passez à gauche. Neuf cartes chacun."),
        ("fr", "Bruno : maki double."),
        ("fr", "Je parle français maintenant."),
        ("en", "Ana: tempura."),
    ]


@pytest.mark.parametrize(
    ("lang", "oldest", "newest"),
    [
        ("en", "Nothing older is kept.", "That was the newest line."),
        ("fr", "Rien de plus ancien n’est gardé.", "C’était la ligne la plus récente."),
        ("pt-BR", "Nada mais antigo está guardado.", "Essa foi a linha mais nova."),
    ],
)
def test_the_ends_are_told_in_every_language(lang: str, oldest: str, newest: str) -> None:
    said = play(TWO + "key newer\n" + "key older\n" * 4, lang).said()
    assert said[3] == newest
    assert said[-1] == oldest


def test_it_is_a_question_that_changes_nothing() -> None:
    """Undo passes over it, the second press of a question still tells more, and it does not come into itself."""
    holds(
        TWO
        + """
        card main tempura
        key tableau 1
        key older
        expect say table "Ana: one tempura."
        key older
        expect say table "Ana: tempura."
        key tableau 1
        expect say table "in order"
        key undo
        expect say table "Ana’s tempura"
        """
    )


def test_repeat_tells_a_seat_what_it_heard_and_the_table_what_that_heard() -> None:
    """Private lines newer than the table's are repeated privately, at that seat's reader; elsewhere the table's are."""
    holds(
        EARS
        + f"""
        card r1 tempura
        key identify
        card r2 pudding
        wait 2
        scan r2 {control("repeat")}
        expect say seat 2 "This is a pudding"
        expect silent table
        expect silent seat 1
        wait 2
        scan r1 {control("repeat")}
        expect say table "Identify."
        expect silent seat 2
        wait 2
        key repeat
        expect say table "Identify."
        expect silent seat 2
        card r2 sashimi
        wait 2
        scan r2 {control("repeat")}
        expect say table "Bruno: sashimi."
        expect silent seat 2
        """
    )
