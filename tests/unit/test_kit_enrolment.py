"""Giving tags to cards: step by step, skipping and going back, mistakes, resuming, and a worn tag."""

from __future__ import annotations

import pytest

from assistant.deck.codes import CardSet, Code, encode_code
from assistant.deck.controls import load_controls
from assistant.deck.deck import load_deck
from assistant.deck.tags import Tags
from assistant.kit.conversation import Conversation
from assistant.kit.enrolment import Enrolment, NotKept, control_steps, deck_steps
from assistant.readers.scan import Input, Named, Pressed, Scan, TagRead, Typed
from assistant.readers.writing import Written
from assistant.runtime.house import Words
from assistant.table.outcome import Outcome
from assistant.words.catalogue import LANGUAGES, load_catalogue

DECK, CONTROLS = load_deck("sushi-go"), load_controls()


def uid(number: int) -> str:
    return f"04A2B1C3D4{number:04X}"


def card(number: int) -> Code:
    return Code(CardSet.SUSHI_GO, "B", number)


def full() -> Tags:
    return Tags({uid(number): card(number) for number in range(DECK.size)})


class Enrolled:
    """An enrolment with a disk and a writer of its own; every input comes two seconds after the one before."""

    def __init__(self, tags: Tags | None = None, *, controls: bool = False, is_brief: bool = False) -> None:
        self.on_disk = tags or Tags()
        self.is_full_disk = False
        self.writes = Written.CANNOT
        self.on_tags: dict[str, str] = {}
        steps = control_steps(CONTROLS, "B") if controls else deck_steps(DECK, "B")
        self.dialogue = Enrolment(steps, self.on_disk, DECK, CONTROLS, self.keep, self.write)
        self.conversation = Conversation(self.dialogue, CONTROLS, "en")
        self.words = Words(is_brief=is_brief)
        self.at = 0.0

    def keep(self, uid: str, card: Code) -> Tags:
        if self.is_full_disk:
            raise NotKept
        self.on_disk = self.on_disk.with_tag(uid, card)
        return self.on_disk

    def write(self, uid: str, card: Code) -> Written:
        if self.writes is Written.DONE:
            self.on_tags[uid] = encode_code(card)
        return self.writes

    def heard(self, outcome: Outcome) -> list[str]:
        return [line.text for line in self.words.lines(outcome.announcements, self.conversation.lang)]

    def begin(self) -> list[str]:
        return self.heard(self.conversation.begin())

    def give(self, given: Input, after_s: float = 2.0) -> list[str]:
        self.at += after_s
        return self.heard(self.conversation.handle(given, self.at))

    def tag(self, number: int, text: str = "", after_s: float = 2.0) -> list[str]:
        return self.give(TagRead("main", uid(number), text), after_s)

    def press(self, key: str) -> list[str]:
        return self.give(Pressed("main", key))


ASKED = "Tempura, three of fourteen: diagonal cross, top left. Stick the tag at the lower middle, then scan."


def test_each_card_is_asked_for_and_done() -> None:
    enrolled = Enrolled()
    assert enrolled.begin() == [
        "I give each card its tag. Zero of one hundred and eight have one. Slash for help.",
        "Tempura, one of fourteen: diagonal cross, top left. Stick the tag at the lower middle, then scan.",
    ]
    assert enrolled.tag(1) == [
        "Done: tempura, one of fourteen.",
        "This reader cannot write onto tags. The list on this computer is enough.",
        "Tempura, two of fourteen: diagonal cross, top left. Stick the tag at the lower middle, then scan.",
    ]
    assert enrolled.tag(2) == ["Done: tempura, two of fourteen.", ASKED]
    assert enrolled.on_disk == Tags({uid(1): card(0), uid(2): card(1)})


def test_a_hundred_times_is_kept_short() -> None:
    enrolled = Enrolled(is_brief=True)
    enrolled.begin()
    enrolled.tag(1)
    assert enrolled.tag(2) == ["Done.", "Tempura, three of fourteen: diagonal cross, top left."]


def test_all_cards_and_the_end() -> None:
    enrolled = Enrolled()
    enrolled.begin()
    for number in range(DECK.size):
        assert not enrolled.conversation.is_over
        lines = enrolled.tag(number)
    assert lines == ["Done: chopsticks, four of four.", "All one hundred and eight cards have a tag."]
    assert enrolled.conversation.is_over
    assert enrolled.on_disk == full()
    assert enrolled.heard(enrolled.conversation.end()) == []


def test_it_goes_on_where_it_was_left() -> None:
    enrolled = Enrolled(Tags({uid(1): card(0), uid(2): card(1)}))
    assert enrolled.begin()[1] == ASKED
    enrolled.press("stop")
    assert enrolled.press("stop") == [
        "Two of one hundred and eight have a tag. All is kept; next time it goes on here."
    ]


def test_skipping_and_going_back() -> None:
    enrolled = Enrolled()
    enrolled.begin()
    enrolled.tag(1)
    assert enrolled.press("scores") == [ASKED]  # plus skips
    assert enrolled.press("undo")[0].startswith("Tempura, two of fourteen")
    assert enrolled.press("undo") == [
        "Tempura, one of fourteen has a tag. Scan another to replace it, or press plus to go on."
    ]
    assert enrolled.press("undo")[0].startswith("Chopsticks, four of four: upright cross")
    enrolled.tag(4)
    assert enrolled.dialogue.here.code == card(1)  # what was skipped comes at the end


def test_a_worn_tag_is_replaced() -> None:
    enrolled = Enrolled(full())
    assert enrolled.begin()[0] == (
        "All one hundred and eight cards have a tag. To replace one, name its card, or scan its printed code."
    )
    assert not enrolled.conversation.is_over
    assert enrolled.give(Scan("main", encode_code(card(98))))[0].startswith("Wasabi, one of six has a tag.")
    assert enrolled.tag(500)[0] == "Done: wasabi, one of six."
    assert enrolled.on_disk.uids(card(98)) == (uid(500),)
    assert enrolled.conversation.is_over


def test_a_tag_that_is_taken_says_whose() -> None:
    enrolled = Enrolled()
    enrolled.begin()
    enrolled.tag(1)
    assert enrolled.tag(1) == [
        "This tag is on tempura, one of fourteen. Take another tag; or press nine, or say change, to move it here."
    ]
    assert enrolled.on_disk == Tags({uid(1): card(0)})
    assert enrolled.press("check")[0] == "Done: tempura, two of fourteen."
    assert enrolled.on_disk == Tags({uid(1): card(1)})
    enrolled.tag(1)
    enrolled.press("scores")
    assert enrolled.press("check") == ["That does nothing here. Slash tells what does."]  # only right after it was told


def test_a_tag_that_lies_on_the_reader_is_read_once() -> None:
    enrolled = Enrolled()
    enrolled.begin()
    assert enrolled.tag(1)
    assert enrolled.tag(1, after_s=0.1) == enrolled.tag(1, after_s=1.4) == []


def test_the_same_tag_on_the_same_card_goes_on() -> None:
    enrolled = Enrolled(Tags({uid(1): card(0)}))
    enrolled.begin()
    enrolled.press("undo")
    assert enrolled.tag(1)[0] == "It has this tag already."
    assert enrolled.dialogue.here.code == card(1)


def test_a_tag_with_text_of_its_own_is_no_blank_one() -> None:
    enrolled = Enrolled()
    enrolled.begin()
    assert enrolled.tag(1, encode_code(card(98)))[0].startswith("This tag is on wasabi, one of six.")
    assert enrolled.tag(1, encode_code(Code(CardSet.SUSHI_BAR, "B", 0)))[0].startswith(
        "This tag is on a card of another deck."
    )
    assert enrolled.press("change")[0] == "Done: tempura, one of fourteen."
    assert enrolled.tag(2, encode_code(card(1)))[0] == "Done: tempura, two of fourteen."


def test_text_is_written_where_the_reader_can() -> None:
    enrolled = Enrolled()
    enrolled.writes = Written.DONE
    enrolled.begin()
    assert enrolled.tag(1)[1] == "Written onto the tag."
    assert enrolled.on_tags == {uid(1): "SGBBBBGS"}
    enrolled.writes = Written.FAILED
    assert enrolled.tag(2)[1] == "Nothing could be written onto the tag. The list on this computer is enough."


def test_that_a_reader_only_reads_is_told_once_though_another_writes() -> None:
    enrolled = Enrolled()
    enrolled.begin()
    said = []
    for number, enrolled.writes in enumerate([Written.DONE, Written.CANNOT, Written.DONE, Written.CANNOT], 1):
        said.append(enrolled.tag(number)[1])
    assert said[:3] == [
        "Written onto the tag.",
        "This reader cannot write onto tags. The list on this computer is enough.",
        "Written onto the tag.",
    ]
    assert said[3].startswith("Tempura, five of fourteen")


def test_a_text_that_could_not_be_written_is_written_when_the_tag_comes_again() -> None:
    enrolled = Enrolled()
    enrolled.writes = Written.FAILED
    enrolled.begin()
    enrolled.tag(1)
    enrolled.writes = Written.DONE
    enrolled.press("undo")
    assert enrolled.tag(1)[:2] == ["It has this tag already.", "Written onto the tag."]
    assert enrolled.on_tags == {uid(1): "SGBBBBGS"}
    enrolled.press("undo")
    assert enrolled.tag(1, "SGBBBBGS")[:2] == ["It has this tag already.", ASKED.replace("three", "two")]


def test_what_the_disk_does_not_take_has_not_happened() -> None:
    enrolled = Enrolled()
    enrolled.begin()
    enrolled.is_full_disk = True
    assert enrolled.tag(1) == ["The disk does not take it, so nothing has changed. Make room, then scan again."]
    assert enrolled.dialogue.here.code == card(0)
    enrolled.is_full_disk = False
    assert enrolled.tag(1)[0] == "Done: tempura, one of fourteen."


def test_what_is_no_tag_is_told() -> None:
    enrolled = Enrolled()
    enrolled.begin()
    told = ["That was no tag. Lay it flat on the reader, and wait for the sound."]
    assert enrolled.give(TagRead("main", "04A2")) == told
    assert enrolled.give(Scan("main", "4006381333931")) == told
    assert enrolled.give(Scan("main", encode_code(Code(CardSet.SUSHI_GO, "C", 0)))) == [
        "That card is not one of those that get tags now."
    ]


def test_tags_may_be_typed() -> None:
    enrolled = Enrolled()
    enrolled.begin()
    enrolled.give(Scan("terminal", "0008844356"))  # a reader that types decimals
    enrolled.give(Typed("terminal", "04:a2:b1:c3"))
    assert enrolled.on_disk == Tags({"0086F444": card(0), "04A2B1C3": card(1)})


def test_a_kind_is_gone_to_by_name() -> None:
    enrolled = Enrolled()
    enrolled.begin()
    assert enrolled.give(Named("terminal", "wasabi"))[0].startswith("Wasabi, one of six: triangle, top left.")
    enrolled.tag(1)
    assert enrolled.give(Named("terminal", "wasabi"))[0].startswith("Wasabi, two of six")
    assert enrolled.give(Named("terminal", "bone-1")) == ["Bone minus one: no card of this deck."]
    assert enrolled.give(Typed("terminal", "tofu")) == ["I do not know tofu. Type a card’s name, or slash for help."]


def test_questions() -> None:
    enrolled = Enrolled(Tags({uid(number): card(number) for number in range(2, 108)}))
    enrolled.begin()
    assert enrolled.press("turn")[0] == "One hundred and six of one hundred and eight have a tag."
    assert enrolled.press("count") == ["Two cards have no tag: two tempura."]
    assert enrolled.press("help")[0].startswith("Stick a tag on the card I name")
    assert enrolled.press("late") == ["That does nothing here. Slash tells what does."]
    assert Enrolled(full()).press("why") == ["All one hundred and eight cards have a tag."]


def test_control_cards_get_tags_too_and_then_steer() -> None:
    enrolled = Enrolled(controls=True)
    assert enrolled.begin()[1] == "The badge of seat one. Stick the tag at the lower middle, then scan."
    for number in range(8):
        lines = enrolled.tag(number)
    assert lines[1] == "The card start. Stick the tag at the lower middle, then scan."
    assert enrolled.press("count")[0].startswith("Forty-one cards have no tag: the card start")
    enrolled.tag(8)
    assert enrolled.tag(9)[0] == "Done: the card undo."
    assert enrolled.tag(9) == ["The card undo has a tag. Scan another to replace it, or press plus to go on."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_called_in_every_language(lang: str) -> None:
    words = load_catalogue(lang)
    for step in (*deck_steps(DECK, "B"), *control_steps(CONTROLS, "B"), *deck_steps(load_deck("sushi-bar"), "C")):
        assert words.render(step.name.id, step.name.args)
