"""What the table hears of its readers themselves, and of tags and cards that lie on two of them."""

from __future__ import annotations

from random import Random

import pytest

from assistant.deck.codes import Code, encode_code
from assistant.games.game import Seating
from assistant.readers.scan import Found, Input, Left, Lost, Named, Pressed, ReaderTrouble, Scan, TagRead, Troubled
from assistant.runtime.library import Library
from assistant.table.evening import Evening
from assistant.words.announcement import Announcement
from assistant.words.catalogue import load_catalogue
from tests.unit.played import THREE, badge, code, holds

LIBRARY = Library()
WORDS = load_catalogue("en")
TEMPURA, WASABI = code(0), code(98)


class Table:
    """A live evening with Ana, Bruno and Chloé, in text; Ana and Bruno may have readers of their own."""

    def __init__(self, *, rules: dict[str, str] | None = None) -> None:
        game = LIBRARY.game("sushi-go")
        owners = {"r1": 1, "r2": 2}
        self.evening = Evening(game, LIBRARY.deck("sushi-go"), LIBRARY.controls(), "en", owners=owners)
        self.evening.begin(Seating(("Ana", "Bruno", "Chloé"), rules or {}))
        self.at = 0.0
        self.refused: str | None = None

    def hears(self, given: Input, after_s: float = 10.0) -> list[str]:
        self.at += after_s
        outcome = self.evening.handle(given, self.at)
        self.refused = outcome.refused
        return [self.text(said) for said in outcome.announcements]

    def text(self, said: Announcement) -> str:
        return WORDS.render(said.id, said.args)


@pytest.fixture
def table() -> Table:
    return Table()


def test_a_lost_reader_is_told_with_the_last_card(table: Table) -> None:
    assert table.hears(Lost("main", "")) == ["The reader main is gone. Plug it in again; you can type cards meanwhile."]
    table.hears(Scan("r2", WASABI))
    assert table.hears(Lost("main", "")) == ["The reader main is gone. The last card I have is Bruno’s wasabi."]
    (silent,) = table.hears(Lost("main", "", is_silent=True))
    assert silent.endswith("does not answer. The last card I have is Bruno’s wasabi.")


def test_a_reader_that_was_not_there_is_not_gone(table: Table) -> None:
    absent = Lost("main", "no such file", was_there=False)
    line = "The reader main is not there. Plug it in, or switch it on; you can type cards meanwhile."
    assert table.hears(absent) == [line]
    table.hears(Scan("r2", WASABI))
    assert table.hears(absent) == [line], "it has read no card that could be the last one"
    assert table.hears(Found("main", is_first=True)) == ["The reader main is there now."]
    assert table.hears(Found("main")) == ["The reader main is back."]


def test_a_badge_is_no_card_and_a_correction_leaves_none_to_tell(table: Table) -> None:
    table.hears(Scan("r2", WASABI))
    table.hears(Scan("main", badge(3)))
    assert table.hears(Lost("main", "")) == ["The reader main is gone. The last card I have is Bruno’s wasabi."]
    for shown in (Pressed("main", "correct"), Scan("main", WASABI), Scan("main", badge(1))):
        table.hears(shown)
    (lost,) = table.hears(Lost("main", ""))
    assert "wasabi" not in lost


def test_a_sealed_card_is_not_named_to_the_table() -> None:
    table = Table(rules={"reveal": "sealed"})
    table.hears(Scan("r2", WASABI))
    assert table.hears(Lost("main", "")) == ["The reader main is gone. The last card I have is the card of Bruno."]


def test_troubles_are_told_with_what_to_do(table: Table) -> None:
    assert table.hears(Troubled("r2", ReaderTrouble.SEVERAL_CARDS)) == ["Two cards. Lift one."]
    (speed,) = table.hears(Troubled("r2", ReaderTrouble.WRONG_SPEED))
    assert "readers --add" in speed
    (chip,) = table.hears(Troubled("r2", ReaderTrouble.NO_CHIP))
    assert "Check the wires" in chip
    assert table.hears(Troubled("r2", ReaderTrouble.NO_CHIP, is_over=True)) == [
        "The radio of the reader r2 answers again."
    ]


def test_a_tag_of_no_card_is_told_once(table: Table) -> None:
    (unknown,) = table.hears(TagRead("main", "0BADCAFE"))
    assert unknown.startswith("This tag belongs to no card yet.")
    assert table.refused == "unreadable"
    assert table.hears(TagRead("main", "0BADCAFE"), after_s=1.0) == []
    assert table.hears(TagRead("main", "0BADCAFE"), after_s=100.0) == [unknown]


def test_a_card_that_lay_there_is_no_new_one_just_after_it_left(table: Table) -> None:
    assert table.hears(Scan("r1", TEMPURA)) == ["Ana: tempura."]
    assert table.hears(Left("r1")) == []
    assert table.hears(Scan("r1", TEMPURA), after_s=1.0) == []
    assert table.hears(Left("r1"), after_s=0.2) == []
    assert table.hears(Scan("r1", TEMPURA), after_s=1.6) != []
    assert table.refused == "already-in-play"


def test_after_an_undo_the_card_may_come_again_at_once(table: Table) -> None:
    table.hears(Scan("r1", TEMPURA))
    table.hears(Pressed("main", "undo"))
    assert table.hears(Left("r1")) == []
    assert table.hears(Scan("r1", TEMPURA), after_s=0.6) == ["Ana: tempura."]


def test_a_card_that_a_neighbours_reader_sees_too_is_asked_about_and_stays() -> None:
    """Whoever saw it first has it; nobody else gets it for lying too near."""
    question = "That tempura lies in Ana’s tableau, and Bruno’s reader sees it as well. Whose is it?"
    played = holds(
        THREE
        + """
        reader r1 seat 1
        reader r2 seat 2
        card r1 tempura
        scan r2 SGBBBBGS
        expect refused already-in-play
        card r2 wasabi
        expect say table "Bruno: wasabi."
        key tableau 1
        expect say table "Ana: one tempura."
        """
    )
    assert any(said.startswith(question) for said in played.said())


def test_a_card_of_ones_own_that_is_read_again_is_only_refused() -> None:
    played = holds(
        THREE + "reader r1 seat 1\ncard r1 tempura\nwait 2\nscan r1 SGBBBBGS\nexpect refused already-in-play\n"
    )
    assert not any("Whose is it" in said for said in played.said())


def test_a_sealed_card_that_a_neighbours_reader_sees_is_not_named() -> None:
    played = holds(
        THREE
        + """
        rule reveal sealed
        reader r1 seat 1
        reader r2 seat 2
        card r1 tempura
        scan r2 SGBBBBGS
        expect refused already-in-play
        """
    )
    assert not any("empura" in said for said in played.said())


@pytest.mark.parametrize("game", ["sushi-go", "sushi-bar"])
@pytest.mark.parametrize("dummy", ["off", "on"])
def test_a_reader_of_a_seat_that_nobody_has_tonight_speaks_for_nobody(game: str, dummy: str) -> None:
    """The house has more readers than players: a card there is refused, in a dialogue too, and told nobody's ear."""
    deck = LIBRARY.deck(game)
    card = encode_code(Code(deck.set, "B", 0))
    evening = Evening(
        LIBRARY.game(game), deck, LIBRARY.controls(), "en", owners={"r3": 3}, private=[3], draw=Random(1).randrange
    )
    evening.begin(Seating(("Ana", "Bruno"), {"dummy": dummy} if game == "sushi-go" else {}))
    asked: list[Input] = [Scan("r3", card), Named("r3", deck.kinds[0].id), Pressed("r3", next(iter(evening.game.keys)))]
    said = ["This reader belongs to seat three, and nobody sits there. Use another one."]
    for start, opened in enumerate(("turn", "check", "identify")):
        evening.handle(Pressed("r3", opened), start * 10.0)
        for given in asked:
            outcome = evening.handle(given, start * 10.0)
            assert (outcome.refused, [WORDS.render(line.id, line.args) for line in outcome.announcements]) == (
                "no-such-seat",
                said,
            )
    assert evening.handle(Pressed("r3", "turn"), 20.0).refused is None
