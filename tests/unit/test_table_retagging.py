"""A worn tag is replaced in the middle of a game: by name, printed code, a card of its kind, or the scanner alone."""

from __future__ import annotations

import pytest

from assistant.deck.codes import CardSet, Code, encode_code
from assistant.deck.tags import Tags
from assistant.games.game import Seating
from assistant.readers.scan import Input, Named, Pressed, Scan, TagRead
from assistant.runtime.library import Library
from assistant.table.evening import Evening
from assistant.words.catalogue import load_catalogue

LIBRARY = Library()
WORDS = load_catalogue("en")
NEW, NEWER = "0BADCAFE", "0BADCAFF"
ASKED = "A new tag. Which card is it on?"


def card(number: int) -> Code:
    return Code(CardSet.SUSHI_GO, "B", number)


def uid(number: int) -> str:
    return f"04A2B1C3D4{number:04X}"


class House:
    """The tags of a house, on a disk that may be full."""

    def __init__(self) -> None:
        self.tags = Tags({uid(number): card(number) for number in range(108)})
        self.is_full = False

    def enter(self, uid: str, card: Code) -> bool:
        if not self.is_full:
            self.tags = self.tags.with_tag(uid, card)
        return not self.is_full


class Table:
    """Ana and Bruno play with tags; what a reader gives has become a card where its tag is known."""

    def __init__(self, *, is_begun: bool = True, private: tuple[int, ...] = ()) -> None:
        self.house = House()
        self.evening = Evening(
            LIBRARY.game("sushi-go"),
            LIBRARY.deck("sushi-go"),
            LIBRARY.controls(),
            "en",
            owners={f"r{seat}": seat for seat in private},
            private=private,
            tags=self.house,
        )
        if is_begun:
            self.evening.begin(Seating(("Ana", "Bruno")))
        self.at = 0.0
        self.refused: str | None = None
        self.audiences: set[int] = set()

    def hears(self, given: Input, after_s: float = 3.0) -> list[str]:
        self.at += after_s
        outcome = self.evening.handle(given, self.at)
        self.refused = outcome.refused
        self.audiences = {said.audience.seat for said in outcome.announcements}
        return [WORDS.render(said.id, said.args) for said in outcome.announcements]

    def lays(self, uid: str, reader: str = "main") -> list[str]:
        known = self.house.tags.card(uid)
        return self.hears(TagRead(reader, uid) if known is None else Scan(reader, encode_code(known), uid))

    def asks(self, uid: str = NEW) -> None:
        self.lays(uid)
        assert self.lays(uid)[0].startswith(ASKED)


@pytest.fixture
def table() -> Table:
    return Table()


def test_it_is_asked_about_when_it_is_scanned_again(table: Table) -> None:
    assert table.lays(NEW) == [
        "This tag belongs to no card yet. If it is new on its card, scan it again. Or type the card’s name to play it."
    ]
    assert table.refused == "unreadable"
    assert table.hears(TagRead("main", NEW), after_s=1.0) == []  # it still lies there
    assert table.lays(NEW)[0].startswith(ASKED)
    assert table.refused is None


def test_by_name_then_it_plays(table: Table) -> None:
    table.asks()
    assert table.hears(Named("terminal", "wasabi")) == ["Done. This tag is now: wasabi."]
    assert table.lays(NEW) == ["Ana: wasabi."]
    assert table.house.tags.card(NEW) == card(98)


def test_by_its_printed_code_it_is_that_very_card(table: Table) -> None:
    table.asks()
    assert table.hears(Scan("main", encode_code(card(101)))) == ["Done. This tag is now: wasabi."]
    assert table.house.tags.card(NEW) == card(101)


def test_by_another_card_of_its_kind_it_is_one_that_nobody_has_seen(table: Table) -> None:
    table.asks()
    table.lays(uid(98))
    assert table.house.tags.card(NEW) == card(99)
    assert table.house.tags.card(uid(98)) == card(98)


def test_by_the_scanner_alone(table: Table) -> None:
    table.asks()
    assert table.hears(Pressed("main", "scores")) == ["Tempura?"]
    assert table.hears(Pressed("main", "undo")) == ["Chopsticks?"]
    assert table.hears(Pressed("main", "newer")) == ["Tempura?"]
    assert table.hears(Pressed("main", "newer")) == ["Sashimi?"]
    assert table.lays(NEW) == ["Done. This tag is now: sashimi."]
    assert table.house.tags.card(NEW) == card(14)


def test_cards_in_play_are_not_taken(table: Table) -> None:
    table.hears(Scan("main", encode_code(card(98))))  # a printed code
    table.hears(Named("terminal", "tempura"))
    table.lays(uid(99))
    table.asks()
    table.hears(Named("terminal", "wasabi"))
    assert table.house.tags.card(NEW) == card(100)


def test_a_good_tag_that_was_taken_for_the_worn_one_finds_another_copy(table: Table) -> None:
    """Bruno's tag was on wasabi 4. The new one took wasabi 1, whose own tag is good: that one moves on, unheard."""
    table.asks()
    table.hears(Named("terminal", "wasabi"))
    assert table.house.tags.spare(uid(98)) == card(98)
    assert table.lays(NEW) == ["Ana: wasabi."]
    assert table.lays(uid(98))[0] == "Bruno: wasabi."
    assert table.house.tags.card(uid(98)) == card(99)
    assert [table.lays(uid(number))[0] for number in (99, 100)] == ["Ana: wasabi.", "Bruno: wasabi."]
    good = [NEW, uid(98), uid(99), uid(100), uid(102), uid(103)]  # all but the worn one
    for tag in good[4:]:
        table.lays(tag)
    assert {table.house.tags.card(tag) for tag in good} == {card(number) for number in range(98, 104)}
    assert table.refused is None


def test_more_than_the_deck_holds_is_refused(table: Table) -> None:
    for number in range(104, 108):
        table.lays(uid(number))
    table.asks()
    assert table.hears(Named("terminal", "chopsticks")) == [
        "All cards of that kind are known already. Name another card."
    ]
    assert table.refused == "kind-exhausted"
    assert table.hears(Named("terminal", "pudding")) == ["Done. This tag is now: pudding."]


def test_questions_go_on_and_stop_ends(table: Table) -> None:
    table.asks()
    assert table.hears(Pressed("main", "turn")) == ["Round one, turn one, waiting for Ana and Bruno."]
    assert table.hears(Pressed("main", "stop")) == ["The new tag belongs to no card."]
    assert table.hears(Named("terminal", "wasabi")) == ["Ana: wasabi."]
    assert table.lays(NEW)[0].startswith("This tag belongs to no card yet.")


def test_it_ends_by_itself(table: Table) -> None:
    table.asks()
    assert table.evening.deadline == table.at + 30.0
    assert table.evening.tick(table.at + 29.0).announcements == []
    (said,) = table.evening.tick(table.at + 30.0).announcements
    assert said.id == "retag-ends"
    assert table.evening.deadline is None


def test_another_new_tag_begins_anew(table: Table) -> None:
    table.asks()
    assert table.lays(NEWER)[0].startswith("This tag belongs to no card yet.")
    assert table.hears(Named("terminal", "wasabi")) == ["Ana: wasabi."]


def test_the_others_play_on_meanwhile(table: Table) -> None:
    table.asks()
    assert table.lays(uid(0), "r2") == ["Ana: tempura."]
    assert table.hears(Scan("main", encode_code(card(101)))) == ["Done. This tag is now: wasabi."]


def test_a_full_disk_is_told(table: Table) -> None:
    table.asks()
    table.house.is_full = True
    assert table.hears(Named("terminal", "wasabi")) == [
        "The disk does not take it, so nothing has changed. Make room, then scan again."
    ]
    table.house.is_full = False
    assert table.hears(Named("terminal", "wasabi")) == ["Done. This tag is now: wasabi."]


def test_a_card_in_the_hand_is_told_to_its_owner_alone() -> None:
    table = Table(private=(1,))
    table.hears(TagRead("r1", NEW))
    table.hears(TagRead("r1", NEW))
    assert table.audiences == {1}
    table.hears(Scan("r1", encode_code(card(98))))
    assert table.audiences == {1}


def test_before_a_game_too() -> None:
    table = Table(is_begun=False)
    table.asks()
    assert table.hears(Scan("main", encode_code(card(120)))) == [
        "I do not know this card. Type its name, or take another one."
    ]
    assert table.hears(Named("terminal", "wasabi")) == ["Done. This tag is now: wasabi."]


def test_without_a_list_of_tags_nothing_is_taken_down() -> None:
    evening = Evening(LIBRARY.game("sushi-go"), LIBRARY.deck("sushi-go"), LIBRARY.controls(), "en")
    for at in (0.0, 3.0):
        evening.handle(TagRead("main", NEW), at)
    assert evening.handle(Named("terminal", "wasabi"), 6.0).refused == "cannot-stand"


def test_what_another_player_does_at_a_reader_of_their_own_is_no_answer() -> None:
    table = Table(private=(1, 2))
    table.lays(NEW, "r1")
    table.lays(NEW, "r1")
    assert table.hears(Named("r2", "squid-nigiri")) == ["Bruno: squid nigiri."]
    assert table.hears(Pressed("r2", "undo"))[0].startswith("Taken back")
    assert table.house.tags.card(NEW) is None
    assert table.hears(Named("r1", "tempura"))[0].startswith("Done.")
    assert table.house.tags.card(NEW) is not None
