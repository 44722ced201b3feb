"""Hand memory: what a seat peeked at is recalled to it alone when that hand comes round again"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from assistant.games.game import Seating
from assistant.readers.scan import Input, Pressed, Scan
from assistant.runtime.library import Library
from assistant.table.evening import Evening
from assistant.table.journal import BadJournal, Journal, load_journal
from assistant.words.announcement import Audience
from tests.unit.played import THREE, TWO, Played, Stock, code, holds, play

LIBRARY = Library()
READERS = "reader r1 seat 1\nreader r2 seat 2\n"
MEMORY = "rule hand-memory on\n"
TWO_EARS = TWO + MEMORY + READERS
THREE_EARS = THREE + MEMORY + READERS + "reader r3 seat 3\n"
DUMMY_EARS = TWO + MEMORY + "rule dummy on\n" + READERS


def peek(seat: int, *cards: str) -> str:
    """At a seat's own reader these cards are identified, "kind" or "kind copy"."""
    return "".join(f"key identify\ncard r{seat} {card}\nexpect silent table\nwait 2\n" for card in cards)


def turn(*cards: str) -> str:
    return "".join(f"card r{seat} {card}\n" for seat, card in enumerate(cards, 1))


def recalled(played: Played) -> list[tuple[str, str]]:
    """Each recall, with the audience that heard it."""
    return [(fact["audience"], fact["text"]) for fact in played.of("say") if fact["id"].startswith("hand-seen")]


def test_what_was_seen_is_recalled_when_the_hand_comes_back() -> None:
    """With three players it has gone round after three turns; nobody else hears of it."""
    played = holds(
        THREE_EARS
        + peek(2, "squid-nigiri", "maki-2", "maki-2 2")
        + turn("tempura", "sashimi", "dumpling")
        + turn("tempura", "sashimi", "dumpling")
        + turn("tempura", "sashimi", "dumpling")
        + """
        expect say seat 2 "You saw two double maki and one squid nigiri in this hand."
        expect silent seat 1
        expect silent seat 3
        """
    )
    assert recalled(played) == [("seat 2", "You saw two double maki and one squid nigiri in this hand.")]


@pytest.mark.parametrize(
    ("lang", "some", "none"),
    [
        (
            "en",
            "You saw two double maki in this hand; one other card you saw is gone.",
            "All three cards you saw in this hand are gone.",
        ),
        (
            "fr",
            "Dans cette main, vous avez vu deux makis doubles ; une autre carte vue n’y est plus.",
            "Les trois cartes vues dans cette main n’y sont plus.",
        ),
        (
            "pt-BR",
            "Nesta mão você viu dois makis duplos; outra carta que você viu já saiu.",
            "As três cartas que você viu nesta mão já saíram.",
        ),
    ],
)
def test_a_seen_card_that_was_laid_since_is_gone(lang: str, some: str, none: str) -> None:
    """Whoever laid it, and in every language."""
    played = play(
        TWO_EARS
        + peek(2, "squid-nigiri", "maki-2", "maki-2 2")
        + turn("tempura", "sashimi")
        + turn("squid-nigiri", "sashimi")
        + turn("tempura", "maki-2 1")
        + turn("maki-2 2", "sashimi")
        + turn("tempura", "sashimi"),
        lang,
    )
    assert recalled(played) == [("seat 2", some), ("seat 2", none)]


def test_a_hand_that_somebody_else_holds_is_not_recalled() -> None:
    played = holds(TWO_EARS + peek(1, "squid-nigiri") + turn("tempura", "sashimi") + "expect silent seat 2\n")
    assert recalled(played) == []


def test_what_each_seat_saw_is_its_own() -> None:
    """Both saw the same card of the same hand: each is told of its own peeks alone."""
    played = holds(
        TWO_EARS
        + peek(1, "squid-nigiri", "pudding")
        + turn("tempura", "sashimi")
        + peek(2, "squid-nigiri")
        + turn("tempura", "sashimi")
        + turn("tempura", "sashimi")
    )
    assert recalled(played) == [
        ("seat 1", "You saw one squid nigiri and one pudding in this hand."),
        ("seat 2", "You saw one squid nigiri in this hand."),
    ]


def test_to_the_right_in_the_second_round_of_both_ways() -> None:
    """What seat 3 saw in turn two comes back after three turns there as well; a peek of round one is forgotten."""
    stock = Stock(pudding=2)
    played = holds(
        THREE_EARS.replace(MEMORY, MEMORY + "rule pass both-ways\n")
        + peek(3, "pudding 1")
        + "".join(stock.cards(1, f"r{seat}") for _ in range(9) for seat in (1, 2, 3))
        + "".join(stock.cards(1, f"r{seat}") for seat in (1, 2, 3))
        + peek(3, "pudding 2")
        + stock.cards(1, "r1")
        + stock.cards(1, "r2")
        + stock.cards(1, "r3")
        # The hand is seat 2's now, then seat 1's.
        + "card r2 pudding 2\n"
        + "".join(stock.cards(1, f"r{seat}") for seat in (1, 3, 1, 2, 3))
    )
    assert [text for _, text in recalled(played)] == [
        "You saw one pudding in this hand.",
        "You saw one pudding in this hand.",
        "The one card you saw in this hand is gone.",
    ]


def test_between_two_rounds_the_new_hand_is_held() -> None:
    """After the deal and before the first card a peek counts for turn one of the new round."""
    stock = Stock(pudding=1)
    new_round = "".join(stock.cards(1, f"r{seat}") for _ in range(10) for seat in (1, 2))
    played = holds(
        TWO_EARS
        + new_round
        + peek(1, "pudding")
        + "".join(stock.cards(1, f"r{seat}") for _ in range(2) for seat in (1, 2))
    )
    assert recalled(played) == [("seat 1", "You saw one pudding in this hand.")]


def test_chopsticks_go_back_into_another_hand() -> None:
    """Seen in one hand, laid, and put back into the other: they are gone from where they were seen."""
    played = holds(
        TWO_EARS
        + peek(1, "chopsticks", "pudding")
        + turn("chopsticks", "sashimi")
        + "key chopsticks\n"
        + "card r1 tempura\ncard r1 tempura\ncard r2 tempura\n"
        + 'expect say seat 1 "You saw one pudding in this hand; one other card you saw is gone."\n'
    )
    assert len(recalled(played)) == 1


def test_chopsticks_that_came_back_to_their_hand_are_in_it() -> None:
    """Laid in turn one, put back in turn three, when the hand is held again."""
    holds(
        TWO_EARS
        + peek(1, "chopsticks")
        + turn("chopsticks", "sashimi")
        + turn("tempura", "sashimi")
        + 'expect say seat 1 "The one card you saw in this hand is gone."\n'
        + "key chopsticks\ncard r1 tempura\ncard r1 tempura\ncard r2 tempura\n"
        + turn("dumpling", "dumpling")
        + 'expect say seat 1 "You saw one chopsticks card in this hand."\n'
    )


def test_with_a_dummy_the_hands_are_swapped_and_its_cards_come_from_the_controllers() -> None:
    """What the controller laid for the dummy is gone from that hand; of the pile nothing is told."""
    played = holds(
        DUMMY_EARS
        + peek(1, "pudding", "squid-nigiri", "wasabi")
        + "card r1 tempura\ncard r1 pudding\ncard r2 sashimi\n"
        + "card r1 tempura\ncard r2 squid-nigiri\ncard r2 sashimi\n"
        + 'expect say seat 1 "You saw one wasabi in this hand; two other cards you saw are gone."\n'
    )
    assert len(recalled(played)) == 1


def test_what_the_record_does_not_agree_with_is_not_told() -> None:
    """A card that another hand gave was not in the hand where it was seen, or the record is wrong."""
    played = holds(
        TWO_EARS + peek(1, "squid-nigiri", "pudding") + turn("tempura", "squid-nigiri") + turn("tempura", "sashimi")
    )
    assert recalled(played) == [("seat 1", "You saw one pudding in this hand.")]


def test_a_card_given_by_its_kind_may_be_the_one_that_was_seen() -> None:
    """Which of two squid nigiri was typed nobody knows; of the pudding all is known."""
    played = holds(
        TWO_EARS
        + peek(1, "squid-nigiri 5", "pudding")
        + turn("tempura", "sashimi")
        + "card r1 tempura\nkind r2 squid-nigiri\n"
    )
    assert recalled(played) == [("seat 1", "You saw one pudding in this hand.")]


def test_that_all_are_gone_is_told_once_and_only_if_it_is_sure() -> None:
    """Twice the hand comes back empty of what was seen; of the other hand a squid nigiri may or may not be gone."""
    played = holds(
        TWO_EARS
        + peek(1, "pudding")
        + peek(2, "squid-nigiri 5", "wasabi")
        + turn("pudding", "wasabi")
        + "kind r1 squid-nigiri\ncard r2 sashimi\n"
        + turn("tempura", "sashimi") * 4
    )
    assert recalled(played) == [("seat 1", "The one card you saw in this hand is gone.")]


def test_a_card_that_was_only_named_was_not_seen() -> None:
    played = holds(
        TWO_EARS
        + 'key identify\nkind r1 pudding\nexpect say seat 1 "pudding"\n'
        + turn("tempura", "sashimi")
        + turn("tempura", "sashimi")
    )
    assert recalled(played) == []


def test_off_unless_the_table_wants_it() -> None:
    """The default; and then the journal does not know of it either."""
    script = TWO_EARS.replace(MEMORY, "") + peek(1, "pudding") + turn("tempura", "sashimi") * 2
    assert recalled(holds(script)) == []


@pytest.mark.parametrize(
    ("lang", "on", "off"),
    [
        ("en", "with hand memory, recalled to each in private", "no hand memory"),
        ("fr", "avec mémoire des mains, rappelée à chacun en privé", "sans mémoire des mains"),
        ("pt-BR", "com memória das mãos, lembrada a cada um em particular", "sem memória das mãos"),
    ],
)
def test_the_table_hears_whether_it_is_on(lang: str, on: str, off: str) -> None:
    assert any(on in line for line in play(TWO + MEMORY + "key turn\n", lang).said())
    assert any(off in line for line in play(TWO + "key turn\n", lang).said())


def test_undo_passes_over_a_peek_and_the_peek_stays() -> None:
    """Questions are no steps: undo takes back the card before, redo brings it again, and both are recalled."""
    holds(
        TWO_EARS
        + turn("tempura", "sashimi")
        + peek(1, "pudding")
        + 'key undo\nexpect say table "Taken back: Bruno’s sashimi."\nkey redo\nexpect accepted\n'
        + turn("tempura", "sashimi")
        + turn("tempura", "sashimi")
        + 'expect say seat 1 "You saw one pudding in this hand."\n'
        + 'key undo\nexpect silent seat 1\nkey redo\nexpect say seat 1 "You saw one pudding in this hand."\n'
    )


def test_a_correction_changes_what_is_gone() -> None:
    """The pudding was laid by a scan of the wrong card; once that is corrected it is in the hand still."""
    holds(
        TWO_EARS
        + peek(1, "pudding", "wasabi")
        + turn("tempura", "sashimi")
        + turn("tempura", "pudding")
        + 'expect say seat 1 "You saw one wasabi in this hand; one other card you saw is gone."\n'
        + "key correct\ncard main pudding 1\ncard main dumpling\nexpect accepted\n"
        + turn("tempura", "sashimi")
        + turn("tempura", "sashimi")
        + 'expect say seat 1 "You saw one pudding and one wasabi in this hand."\n'
    )


def test_sealed_cards_of_others_are_not_drawn_on() -> None:
    """What is locked in this turn is no news before the turn closes."""
    holds(
        TWO_EARS.replace(MEMORY, MEMORY + "rule reveal sealed\n")
        + peek(1, "pudding")
        + turn("tempura", "sashimi")
        + turn("tempura", "pudding")
        + 'expect say seat 1 "The one card you saw in this hand is gone."\n'
    )


def evening() -> Evening:
    deck, controls = LIBRARY.deck("sushi-go"), LIBRARY.controls()
    return Evening(LIBRARY.game("sushi-go"), deck, controls, "en", owners={"r1": 1, "r2": 2}, private=(1, 2))


def remembering() -> Seating:
    return Seating(("Ana", "Bruno"), {"hand-memory": "on"})


def keep(path: Path, inputs: list[Input]) -> None:
    """Play inputs as a live table does, each record written before the next input."""
    table, journal = evening(), Journal(path)
    table.begin(remembering())
    assert table.table is not None
    journal.begin(0.0, table.table.timeline, "en")
    for number, given in enumerate(inputs):
        for act, changes in table.handle(given, number * 2.0).done:
            journal.act(number * 2.0, act, changes)
    journal.close()


def resumed(path: Path) -> dict[Audience, list[str]]:
    """The messages that each audience hears as the game goes on."""
    said = evening().resume(load_journal(path, LIBRARY.game).timeline).announcements
    return {audience: [line.id for line in said if line.audience == audience] for audience in map(Audience, range(3))}


def scans(reader: str, *cards: int) -> list[Input]:
    return [Scan(reader, code(card)) for card in cards]


def test_a_game_that_goes_on_knows_what_was_seen(tmp_path: Path) -> None:
    """The record of a peek comes back from the disk, and its seat alone is told of it when it holds the hand."""
    path = tmp_path / "game.jsonl"
    seen: list[Input] = [Pressed("r1", "identify"), *scans("r1", 90)]
    rounds = [given for turn in range(2) for given in (*scans("r1", turn), *scans("r2", 14 + turn))]
    keep(path, [*seen, *rounds[:2]])
    assert resumed(path)[Audience(1)] == []
    path.unlink()
    keep(path, [*seen, *rounds])
    records = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    peeked = [record for record in records if record["type"] == "peeked"]
    assert [(record["seat"], record["card"]) for record in peeked] == [(1, 90)]
    heard = resumed(path)
    assert heard[Audience(1)] == ["hand-seen"]
    assert heard[Audience(2)] == []
    assert "hand-seen" not in heard[Audience(0)]


@pytest.mark.parametrize("change", [{"seat": "1"}, {"card": None}, {"card": 0}, {"card": 200}, {"seat": 0}])
def test_a_peek_that_no_game_could_have_written(tmp_path: Path, change: dict[str, object]) -> None:
    """A card of another type, a card that lies face up, one that there is not, a peek of nobody's."""
    path = tmp_path / "game.jsonl"
    keep(path, [*scans("r1", 0), Pressed("r2", "identify"), *scans("r2", 90)])
    *whole, last = path.read_text(encoding="utf-8").splitlines()
    damaged = json.dumps(json.loads(last) | change)
    path.write_text("\n".join([*whole, damaged, ""]), encoding="utf-8")
    with pytest.raises(BadJournal, match="line 3"):
        load_journal(path, LIBRARY.game)


def test_peeks_are_told_to_nobody_else_as_data() -> None:
    """`--json` has the private line, which names its audience, and no event of a peek."""
    played = holds(TWO_EARS + peek(1, "pudding") + turn("tempura", "sashimi") * 1)
    assert "Peeked" not in played.events()
    public = [fact for fact in played.facts if fact.get("audience") != "seat 1"]
    assert "pudding" not in json.dumps(public)
