"""Sorting a bare deck: which dish the printed words name, and whether the twelve piles are right."""

from __future__ import annotations

import pytest

from assistant.cli import main
from assistant.deck.codes import CardSet, Code, encode_code
from assistant.deck.controls import load_controls
from assistant.deck.deck import load_deck
from assistant.kit.conversation import Conversation
from assistant.kit.dish_names import dish_named
from assistant.kit.sorting import Sorting, families_of
from assistant.readers.scan import Input, Named, Pressed, Scan, TagRead, Typed
from assistant.runtime.house import Words
from assistant.table.outcome import Outcome

DECK, WORDS = load_deck("sushi-go"), Words()
FAMILIES = families_of(DECK)
MAKI = ("maki-1", "maki-2", "maki-3")
NIGIRI = ("egg-nigiri", "salmon-nigiri", "squid-nigiri")


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("Tempura x2=5", ("tempura",)),
        ("O S0 > SASHIMI", ("sashimi",)),
        ("Ravioli", ("dumpling",)),
        ("Guioza", ("dumpling",)),
        ("Egg Nigiri |", ("egg-nigiri",)),
        ("Sushi &l’omelette", ("egg-nigiri",)),
        ("Nigiri de salmão", ("salmon-nigiri",)),
        ("Wasabi: next nigiri x3", ("wasabi",)),  # a whole name goes before a shared word
        ("Chopstlcks", ("chopsticks",)),  # one letter misread
        ("empura", ("tempura",)),
        ("ttempura", ("tempura",)),
        ("Baguettes", ("chopsticks",)),
        ("MAKI ROLLS most 6", MAKI),
        ("3 maki 6", MAKI),  # digits on a card are points, not rolls
        ("Nigiri", NIGIRI),
        ("double maki", ("maki-2",)),
    ],
)
def test_a_dish_is_named(text: str, kinds: tuple[str, ...]) -> None:
    dish = dish_named(text, FAMILIES)
    assert dish is not None
    assert dish.kinds == kinds


@pytest.mark.parametrize(
    "text", ["", "tofu", "Tmpra", "Tempura Sashimi", "salmon tempura", "eggplant", "Puddle", "x3 = 10", "gg Ngr"]
)
def test_what_is_not_sure_is_not_guessed(text: str) -> None:
    assert dish_named(text, FAMILIES) is None


class Sorter:
    """A sorting, and what is heard of it."""

    def __init__(self) -> None:
        self.sorting = Sorting(DECK)
        self.conversation = Conversation(self.sorting, load_controls(), "en")
        self.at = 0.0

    def heard(self, outcome: Outcome) -> list[str]:
        return [line.text for line in WORDS.lines(outcome.announcements, "en")]

    def give(self, given: Input) -> list[str]:
        self.at += 2.0
        return self.heard(self.conversation.handle(given, self.at))

    def read(self, text: str) -> list[str]:
        return self.give(Typed("camera", text))

    def press(self, key: str, digit: int | None = None) -> list[str]:
        return self.give(Pressed("main", key, digit, digit))

    def sort(self, **more: int) -> list[str]:
        """The whole deck by name, with so many cards more or less of some kinds."""
        lines = []
        for kind in DECK.kinds:
            for _ in range(kind.count + more.get(kind.id.replace("-", "_"), 0)):
                lines = self.give(Named("terminal", kind.id))
        return lines


def test_each_card_tells_its_pile() -> None:
    sorter = Sorter()
    assert sorter.read("Tempura") == ["Tempura, one of fourteen. One in all."]
    assert sorter.read("Tempura") == ["Tempura, two of fourteen. Two."]
    assert sorter.read("") == sorter.give(Scan("main", "4006381333931")) == ["Not sure. Turn it."]


def test_all_twelve_piles_are_right_and_it_is_over() -> None:
    sorter = Sorter()
    assert sorter.sort()[-2:] == [
        "One hundred and eight of one hundred and eight cards.",
        "All twelve piles are right.",
    ]
    assert sorter.conversation.is_over


def test_look_alikes_that_are_mixed_up_are_found_by_count() -> None:
    sorter = Sorter()
    sorter.sort(egg_nigiri=1, squid_nigiri=-1)
    assert not sorter.conversation.is_over
    assert sorter.press("scores") == [
        (
            "Look-alikes are mixed up. There are six egg nigiri, ten salmon nigiri and four squid nigiri; "
            "there should be five egg nigiri, ten salmon nigiri and five squid nigiri."
        )
    ]


def test_too_many_is_told_at_once_and_too_few_when_asked() -> None:
    sorter = Sorter()
    sorter.sort(tempura=1, wasabi=-2, maki_1=-1)
    assert sorter.press("check") == [
        "Tempura: fifteen instead of fourteen.",
        "Missing: one single maki and two wasabi.",
    ]
    assert sorter.give(Named("terminal", "pudding")) == [
        "Pudding: eleven, and the deck has ten. One of them may be another card."
    ]


def test_look_alikes_are_told_apart_by_number() -> None:
    sorter = Sorter()
    assert sorter.read("Maki Rolls")[0].startswith("Maki. How many rolls")
    assert sorter.press("tableau", 2) == ["Double maki, one of twelve. One in all."]
    assert sorter.read("Nigiri")[0].startswith("Nigiri. One is egg")
    assert sorter.press("choice-3") == ["Squid nigiri, one of five. Two."]
    assert sorter.press("tableau", 2) == ["That does nothing here. Slash tells what does."]


def test_look_alikes_that_nobody_tells_apart_stay_together() -> None:
    sorter = Sorter()
    sorter.sort(maki_1=-1)
    sorter.read("Maki")
    assert not sorter.conversation.is_over
    assert sorter.press("count") == [
        (
            "One card is not told apart yet. "
            "In all there should be six single maki, twelve double maki and eight triple maki."
        )
    ]
    assert sorter.press("tableau", 1)[-1] == "All twelve piles are right."


def test_keys() -> None:
    sorter = Sorter()
    assert sorter.heard(sorter.conversation.begin())[0].startswith("I read the name at the bottom of each card")
    assert sorter.press("undo") == ["There is nothing to take back. Go on, or ask for help."]
    sorter.read("Tempura")
    sorter.read("Maki")
    assert sorter.press("turn") == ["Two of one hundred and eight cards."]
    assert sorter.press("undo") == ["Taken back: a card that looks like others. One."]
    assert sorter.press("undo") == ["Taken back: tempura. Zero."]
    assert sorter.press("help")[0].startswith("Show a card to the camera")
    assert sorter.press("late") == ["That does nothing here. Slash tells what does."]


def test_cards_with_codes_count_too() -> None:
    sorter = Sorter()
    wasabi = Scan("main", encode_code(Code(CardSet.SUSHI_GO, "B", 98)))
    assert sorter.give(wasabi) == ["Wasabi, one of six. One in all."]
    assert sorter.give(TagRead("main", "04A2B1C3", "SGBBBBGS")) == ["Tempura, one of fourteen. Two."]
    assert sorter.give(TagRead("main", "04A2B1C4"))[0].startswith("I do not know this tag.")
    assert sorter.give(Scan("main", encode_code(Code(CardSet.SUSHI_BAR, "B", 0))))[0].startswith("This card is from")
    assert sorter.give(Named("terminal", "bone-1")) == ["Bone minus one: no card of this deck."]


def test_the_end_tells_what_is_missing() -> None:
    sorter = Sorter()
    sorter.sort(pudding=-3)
    assert sorter.heard(sorter.conversation.end()) == [
        "One hundred and five of one hundred and eight cards.",
        "Missing: three puddings.",
    ]


def test_a_reader_that_is_no_camera_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "sort", "--voice", "none", "--camera", "serial:///dev/ttyACM0"]) == 2
    told = "reader 'serial:///dev/ttyACM0': sorting needs a camera, such as camera:0.\n"
    assert capsys.readouterr().err == told
