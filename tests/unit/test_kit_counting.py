"""Counting a deck: what is told of each card, what is missing, what is foreign; by cards, tags, names, keys."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from assistant.deck.codes import CardSet, Code, encode_code
from assistant.deck.controls import load_controls
from assistant.deck.deck import load_deck
from assistant.deck.tags import Tags
from assistant.kit.conversation import Conversation
from assistant.kit.counting import Counting
from assistant.readers.scan import (
    Found,
    Input,
    Left,
    Lost,
    Named,
    Pressed,
    ReaderTrouble,
    Scan,
    TagRead,
    Troubled,
    Typed,
)
from assistant.runtime.house import Words
from assistant.table.outcome import Outcome

SUSHI_GO, SUSHI_BAR = load_deck("sushi-go"), load_deck("sushi-bar")
CONTROLS = load_controls()
WORDS = Words()
TAG = "04A2B1C3D4E580"


def code(number: int, card_set: CardSet = CardSet.SUSHI_GO, copy: str = "B") -> str:
    return encode_code(Code(card_set, copy, number))


def control(command: str) -> str:
    return code(CONTROLS.number_of(command), CardSet.CONTROLS)


class Counted:
    """A count, and what is heard of it; every input comes two seconds after the one before."""

    def __init__(self, tags: Tags | None = None, lang: str = "en") -> None:
        self.counting = Counting({deck.set: deck for deck in (SUSHI_GO, SUSHI_BAR)}, SUSHI_GO, tags or Tags())
        self.conversation = Conversation(self.counting, CONTROLS, lang)
        self.at = 0.0

    def heard(self, outcome: Outcome) -> list[str]:
        return [line.text for line in WORDS.lines(outcome.announcements, self.conversation.lang)]

    def give(self, given: Input, after_s: float = 2.0) -> list[str]:
        self.at += after_s
        return self.heard(self.conversation.handle(given, self.at))

    def scan(self, *texts: str, after_s: float = 2.0) -> list[str]:
        return [line for text in texts for line in self.give(Scan("main", text), after_s)]

    def press(self, key: str) -> list[str]:
        return self.give(Pressed("main", key))

    def all_but(self, missing: Iterable[int]) -> list[str]:
        return self.scan(*(code(number) for number in range(SUSHI_GO.size) if number not in set(missing)))


def test_each_card_tells_the_running_count() -> None:
    counted = Counted()
    assert counted.scan(code(0), code(98), code(1)) == [
        "Tempura, one of fourteen. One in all.",
        "Wasabi, one of six. Two.",
        "Tempura, two of fourteen. Three.",
    ]


def test_a_whole_deck_is_told_by_itself() -> None:
    counted = Counted()
    lines = counted.all_but([])
    assert lines[-2:] == [
        "Chopsticks, all four. One hundred and eight.",
        "The deck is whole: all one hundred and eight cards.",
    ]
    assert counted.conversation.is_over
    assert counted.heard(counted.conversation.end()) == []  # it was told


def test_what_is_missing_is_told_by_kinds_then_by_copies() -> None:
    counted = Counted()
    counted.all_but([1, 4, 103])
    assert counted.press("scores") == [
        "One hundred and five of one hundred and eight.",
        "Missing: two tempura and one wasabi.",
    ]
    assert counted.press("scores")[1:] == ["Missing, tempura: two and five.", "Missing, wasabi: six."]
    assert counted.press("scores")[1:] == ["Missing: two tempura and one wasabi."]
    assert not counted.conversation.is_over


def test_the_longest_answer_can_be_said_in_every_language() -> None:
    for lang in ("en", "fr", "pt-BR"):
        counted = Counted(lang=lang)
        counted.scan(code(0))
        counted.press("check")
        assert len(counted.press("check")) == 13  # so many, and twelve kinds


def test_a_double_is_told_at_once_and_at_the_end() -> None:
    counted = Counted()
    counted.scan(code(0))
    assert counted.scan(code(0)) == [
        "That tempura is counted already. If this is another card, two of them say the same."
    ]
    assert "Scanned more than once, tempura: one." in counted.press("stop") + counted.press("stop")
    assert counted.conversation.is_over


def test_a_card_that_lies_on_the_reader_counts_once() -> None:
    counted = Counted()
    assert len(counted.scan(code(0), code(0), code(0), after_s=1.0)) == 1


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (code(0, CardSet.SUSHI_BAR), "This card is from another deck. Put it aside."),
        (code(1, copy="C"), "This card is from another deck. Put it aside."),
        (code(120), "No deck has this card. Put it aside."),
    ],
)
def test_a_stranger_is_told_and_counted(given: str, told: str) -> None:
    counted = Counted()
    counted.scan(code(0))
    assert counted.scan(given) == [told]
    assert counted.press("count")[-1] == "One card did not belong here."


def test_the_first_card_says_which_deck_is_counted() -> None:
    counted = Counted()
    lines = counted.scan(*(code(number, CardSet.SUSHI_BAR, "D") for number in range(SUSHI_BAR.size)))
    assert lines[-1] == "The deck is whole: all twenty-four cards."


def test_tags_count_as_their_cards() -> None:
    counted = Counted(Tags({TAG: Code(CardSet.SUSHI_GO, "B", 0), "0086F444": Code(CardSet.SUSHI_GO, "B", 1)}))
    assert counted.give(TagRead("main", TAG)) == ["Tempura, one of fourteen. One in all."]
    assert counted.give(TagRead("main", TAG), after_s=0.1) == []
    assert counted.give(Scan("main", "0008844356")) == ["Tempura, two of fourteen. Two."]  # a reader that types
    assert counted.give(TagRead("main", "04FFFFFF", code(2))) == ["Tempura, three of fourteen. Three."]
    assert counted.give(Typed("main", "04 ff ff fe")) == [
        "I do not know this tag. Put the card aside, and enrol its tag later."
    ]
    assert counted.press("count")[-1] == "One card did not belong here."
    assert counted.give(TagRead("main", "04FF")) == [
        "Not readable. Turn the card, hole at the top right, and scan again."
    ]


def test_a_control_card_may_have_a_tag_too() -> None:
    counted = Counted(Tags({TAG: Code(CardSet.CONTROLS, "B", CONTROLS.number_of("undo"))}))
    counted.scan(code(0))
    assert counted.give(TagRead("main", TAG)) == ["Taken back: tempura. Zero."]


def test_noise_is_told_once() -> None:
    counted = Counted()
    assert len(counted.scan("4006381333931", "x", "y", after_s=0.1)) == 1
    assert counted.press("count")[1].startswith("Missing: fourteen tempura, fourteen sashimi, fourteen dumplings, six ")


def test_without_a_device_kinds_are_named() -> None:
    counted = Counted()
    assert counted.give(Named("terminal", "chopsticks")) == ["Chopsticks, one of four. One in all."]
    for _ in range(3):
        counted.give(Named("terminal", "chopsticks"))
    assert counted.give(Named("terminal", "chopsticks")) == ["Chopsticks: all are counted. Name another one."]
    assert counted.give(Named("terminal", "sushi-1")) == ["Sushi one: no card of this deck."]
    assert counted.give(Typed("terminal", "tofu")) == ["I do not know tofu. Type a card’s name, or slash for help."]


def test_a_card_that_was_named_makes_room_for_its_code() -> None:
    counted = Counted()
    counted.give(Named("terminal", "wasabi"))
    assert counted.scan(code(98)) == ["Wasabi, two of six. Two."]
    assert counted.scan(code(98)) != []
    counted.all_but([*range(98, 104)])
    counted.scan(*(code(number) for number in range(99, 102)))
    assert counted.scan(code(102))[0] == "Wasabi, all six. One hundred and eight."


def test_a_replaced_tag_counts_as_its_kind() -> None:
    counted = Counted(Tags({}, {TAG: Code(CardSet.SUSHI_GO, "B", 98)}))
    assert counted.give(TagRead("main", TAG)) == ["Wasabi, one of six. One in all."]
    assert counted.scan(code(98)) == ["Wasabi, two of six. Two."]
    assert counted.give(TagRead("main", TAG))[0].startswith("That wasabi is counted already.")
    counted.press("undo")
    counted.press("undo")
    assert counted.give(TagRead("main", TAG)) == ["Wasabi, one of six. One in all."]


def test_minus_and_the_undo_card_take_the_last_one_back() -> None:
    counted = Counted()
    counted.scan(code(0), code(98))
    assert counted.press("undo") == ["Taken back: wasabi. One."]
    assert counted.scan(control("undo")) == ["Taken back: tempura. Zero."]
    assert counted.scan(control("undo")) == ["There is nothing to take back. Go on, or ask for help."]
    assert counted.scan(code(98)) == ["Wasabi, one of six. One in all."]


def test_keys_and_cards_steer() -> None:
    counted = Counted()
    first = counted.heard(counted.conversation.begin())
    assert counted.press("repeat") == first
    assert counted.press("turn") == counted.scan(control("turn")) == ["Zero of one hundred and eight."]
    assert counted.press("help")[0].startswith("Scan or name each card once.")
    assert counted.press("late") == ["That does nothing here. Slash tells what does."]
    assert counted.scan(code(0, CardSet.CONTROLS)) == ["That is a control card. It is not counted here."]
    assert counted.press("language") == ["Je parle français maintenant."]
    assert counted.scan(code(0)) == ["Tempura, une sur quatorze. Une en tout."]
    assert counted.heard(counted.conversation.handle(Pressed("main", "language", 1), 0.0)) == ["I speak English now."]


def test_stop_is_silence_first() -> None:
    counted = Counted()
    outcome = counted.conversation.handle(Pressed("main", "stop"), 1.0)
    assert outcome.silences
    assert counted.heard(outcome) == ["Once more to stop."]
    counted.scan(code(0))  # whoever goes on does not want to stop
    assert counted.press("stop") == ["Once more to stop."]
    assert counted.give(Left("main")) == []
    assert counted.press("stop")[0] == "Counted: one of one hundred and eight."
    assert counted.conversation.is_over


@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [("en", "One in all.", "Two."), ("fr", "Une en tout.", "Deux."), ("pt-BR", "Uma ao todo.", "Duas.")],
)
def test_the_first_number_in_brief_tells_what_is_counted(lang: str, first: str, second: str) -> None:
    counted = Counted(lang=lang)
    said = [counted.conversation.handle(Scan("main", code(number)), number * 2.0) for number in (0, 1)]
    words = Words(is_brief=True)
    assert [line.text for outcome in said for line in words.lines(outcome.announcements, lang)] == [first, second]


def test_readers_tell_how_they_are() -> None:
    counted = Counted()
    assert counted.give(Lost("main", "gone")) == [
        "The reader main is gone. Plug it in again; you can type cards meanwhile."
    ]
    assert counted.give(Found("main")) == ["The reader main is back."]
    assert counted.give(Found("main", is_first=True)) == ["The reader main is there now."]
    assert len(counted.give(Troubled("main", ReaderTrouble.SEVERAL_CARDS))) == 1


def test_the_past_can_be_looked_at() -> None:
    outcome = Counted().conversation.handle(Pressed("main", "older"), 1.0)
    assert outcome.looks_back is not None
    assert outcome.looks_back.is_older
