"""A seat's page at the table: it reveals for its seat, answers there, and takes nobody's place before it is used."""

from __future__ import annotations

from assistant.games.game import Seating
from assistant.readers.scan import Input, Named, Pressed
from assistant.runtime.library import Library
from assistant.table.evening import Evening
from assistant.table.outcome import Outcome
from assistant.table.session import Table
from assistant.words.announcement import TABLE, Audience

PAGES = {"page-1": 1, "page-2": 2, "page-3": 3}


class Evenings:
    """An evening with Ana, Bruno and Chloé, whose seats in `open_pages` have their page open."""

    def __init__(self, *open_pages: int) -> None:
        library = Library()
        self.evening = Evening(
            library.game("sushi-go"),
            library.deck("sushi-go"),
            library.controls(),
            "en",
            owners=PAGES,
            private=open_pages,
            pages=PAGES,
        )
        self.evening.begin(Seating(("Ana", "Bruno", "Chloé")))
        assert self.evening.table is not None
        self.table: Table = self.evening.table

    def give(self, *inputs: Input) -> Outcome:
        outcome = Outcome()
        for given in inputs:
            outcome = self.evening.handle(given, 0.0)
        return outcome

    @property
    def awaited(self) -> tuple[int, ...]:
        return self.table.game.awaited(self.table.state)


def test_a_page_reveals_for_its_own_seat() -> None:
    at = Evenings(1, 2, 3)
    at.give(Named("page-2", "tempura"))
    assert at.awaited == (1, 3)
    assert at.give(Named("page-2", "tempura")).refused == "reveal-complete"


def test_who_only_listens_to_a_page_scans_where_all_do() -> None:
    at = Evenings(1)
    at.give(Named("main", "tempura"))
    assert at.awaited == (2, 3)


def test_who_reveals_on_a_page_is_passed_over_where_the_others_scan() -> None:
    at = Evenings(1)
    at.give(Named("page-1", "tempura"), Named("main", "tempura"), Named("main", "tempura"))  # the turn is closed
    at.give(Named("main", "sashimi"))
    assert at.awaited == (1, 3)
    at.give(Pressed("main", "undo"), Pressed("main", "undo"), Pressed("main", "undo"), Pressed("main", "undo"))
    at.give(Named("main", "sashimi"))
    assert at.awaited == (2, 3)


def test_what_is_asked_on_a_page_is_answered_there() -> None:
    at = Evenings(1)
    for key, number in (("scores", None), ("tableau", 2), ("turn", None), ("why", None), ("help", None)):
        said = at.give(Pressed("page-1", key, number)).announcements
        assert {line.audience for line in said} == {Audience(1)}
        assert {line.audience for line in at.give(Pressed("main", key, number)).announcements} == {TABLE}


def test_a_page_says_again_what_it_said_and_the_table_its_own() -> None:
    at = Evenings(1)
    at.give(Pressed("main", "turn"), Pressed("page-1", "scores"))
    again = at.give(Pressed("page-1", "repeat")).announcements
    assert {(line.id, line.audience) for line in again} == {
        ("scores-none-yet", Audience(1)),
        ("scores-as-it-lies", Audience(1)),
    }
    assert [line.id for line in at.give(Pressed("main", "repeat")).announcements] == ["standing-turn"]


def test_a_page_that_is_not_open_answers_to_the_table() -> None:
    assert {line.audience for line in Evenings().give(Pressed("page-1", "turn")).announcements} == {TABLE}


def test_what_a_page_does_is_heard_by_all() -> None:
    at = Evenings(1)
    assert {line.audience for line in at.give(Named("page-1", "tempura")).announcements} == {TABLE}
    assert {line.audience for line in at.give(Pressed("page-1", "undo")).announcements} == {TABLE}


def test_a_peek_needs_no_earphone_where_a_page_is_open() -> None:
    at = Evenings(2)
    at.give(Pressed("page-2", "identify"))
    assert [line.audience for line in at.give(Named("page-2", "wasabi")).announcements] == [Audience(2)]
    at.give(Pressed("page-1", "identify"))
    assert at.give(Named("page-1", "wasabi")).refused == "no-private-channel"
