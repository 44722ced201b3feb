"""Learning by ear: cards, stickers by scan, word and key in three languages, the rules, and a quiz that remembers."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from random import Random

import pytest

from assistant.deck.codes import CardSet, Code, encode_code
from assistant.deck.controls import load_controls
from assistant.deck.deck import load_deck
from assistant.deck.tags import Tags
from assistant.kit.conversation import Conversation
from assistant.kit.lessons import RULES, STICKERS, Lessons
from assistant.kit.quiz import all_questions, in_order, make_question, next_place, question_between
from assistant.readers.keyboard import KEYS, Keyboard
from assistant.readers.scan import Input, Named, Pressed, Scan, TagRead, Typed
from assistant.readers.vocabulary import Vocabulary
from assistant.runtime.house import Words
from assistant.table.outcome import Outcome
from assistant.words.catalogue import LANGUAGES, load_catalogue
from assistant.words.spelling import command_names, kind_names

DECK, CONTROLS, WORDS = load_deck("sushi-go"), load_controls(), Words()
KINDS = [kind.id for kind in DECK.kinds]
TAG = "04A2B1C3D4E580"
TRIANGLE = "The triangle, at the top left, is a wasabi."


def code(number: int, card_set: CardSet = CardSet.SUSHI_GO) -> str:
    return encode_code(Code(card_set, "B", number))


class Learner:
    """A learner, what was remembered, and what is heard."""

    def __init__(self, missed: Mapping[str, int] | None = None, tags: Tags | None = None, lang: str = "en") -> None:
        self.remembered: Mapping[str, int] = missed or {}
        self.lessons = Lessons(DECK, CONTROLS, tags or Tags(), self.remembered, self.remember, Random(1).randrange)
        self.conversation = Conversation(self.lessons, CONTROLS, lang)
        self.at = 0.0

    def remember(self, missed: Mapping[str, int]) -> None:
        self.remembered = missed

    def heard(self, outcome: Outcome) -> list[str]:
        return [line.text for line in WORDS.lines(outcome.announcements, self.conversation.lang)]

    def give(self, given: Input) -> list[str]:
        self.at += 2.0
        return self.heard(self.conversation.handle(given, self.at))

    def press(self, key: str) -> list[str]:
        return self.give(Pressed("main", key))

    def type(self, line: str) -> list[str]:
        """What is typed at the real keyboard: words, names, digits."""
        vocabulary = Vocabulary(command_names(), kind_names().items())
        inputs = Keyboard(vocabulary, keys=KEYS).take_line(line)
        return [text for given in inputs for text in self.give(given)]

    @property
    def right(self) -> str:
        assert self.lessons._question is not None
        return self.lessons._question.kind

    def wrong(self) -> str:
        return next(kind for kind in KINDS if kind != self.right)


def test_a_scanned_card_tells_its_name_its_sticker_and_its_worth() -> None:
    told = ["Wasabi: triangle, top left. Triples the next nigiri."]
    learner = Learner(tags=Tags({TAG: Code(CardSet.SUSHI_GO, "B", 98)}))
    assert learner.give(Scan("main", code(98))) == told
    assert learner.give(TagRead("main", TAG)) == told
    assert learner.type("wasabi") == told


def test_a_replaced_tag_still_knows_its_kind() -> None:
    learner = Learner(tags=Tags({}, {TAG: Code(CardSet.SUSHI_GO, "B", 98)}))
    assert learner.give(TagRead("main", TAG))[0].startswith("Wasabi:")


def test_other_cards() -> None:
    learner = Learner()
    assert learner.give(Scan("main", code(2, CardSet.CONTROLS))) == ["That is the badge of seat three."]
    assert learner.give(Scan("main", code(0, CardSet.SUSHI_BAR)))[0].startswith("This card is not of Sushi Go.")
    assert learner.give(Scan("main", code(120))) == ["No deck has this card. Put it aside."]
    assert learner.give(Scan("main", code(360, CardSet.CONTROLS))) == ["No deck has this card. Put it aside."]
    assert learner.give(TagRead("main", TAG))[0].startswith("I do not know this tag.")
    assert learner.give(Scan("main", "4006381333931"))[0].startswith("Not readable.")


@pytest.mark.parametrize(
    "words",
    [
        "triangle",
        "what is the triangle?",
        "TRIANGLE",
        "triângulo",
        "o que é o triângulo?",
        "qu’est-ce que le triangle ?",
        "8",
    ],
)
def test_what_is_the_triangle(words: str) -> None:
    assert Learner().type(words) == [TRIANGLE]


@pytest.mark.parametrize(
    ("words", "sticker"), [("étoile", "star"), ("janela", "window"), ("la croix droite", "upright")]
)
def test_stickers_in_other_languages(words: str, sticker: str) -> None:
    assert sticker in Learner().type(words)[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_sticker_has_its_key_in_every_language(lang: str) -> None:
    learner = Learner(lang=lang)
    answers = {learner.type(str(number))[0] for number in range(1, len(STICKERS) + 1)}
    assert len(answers) == len(STICKERS)
    assert learner.press("choice-8") == learner.type("8")
    assert len(learner.press("identify")) == 1


def test_words_for_several_cards_tell_their_sticker() -> None:
    assert Learner().type("maki")[0].startswith("The circle, on the left edge, is a maki.")
    assert Learner().type("what is a nigiri?")[0].startswith("The window, on the left edge, is a nigiri.")
    assert Learner().type("what is wasabi?") == ["Wasabi: triangle, top left. Triples the next nigiri."]
    assert Learner().type("tofu") == ["I know no sticker and no card in tofu. Try triangle, or wasabi."]


def test_the_rules_are_read_one_by_one_until_it_is_said_that_they_begin_again() -> None:
    learner = Learner()
    read = [learner.press("why") for _ in RULES]
    assert [len(told) for told in read] == [*[1] * (len(RULES) - 1), 2]
    assert read[-1][-1] == "Those were the rules. The star key begins again."
    assert len({told[0] for told in read}) == len(RULES)
    assert learner.press("rules") == read[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_tell_how_cards_score_that_score_in_sets(lang: str) -> None:
    learner, words = Learner(lang=lang), load_catalogue(lang)
    rules = " ".join(learner.press("why")[0] for _ in RULES).lower()
    for kind, count in (("tempura", 2), ("sashimi", 3), ("dumpling", 5)):
        assert words.render(f"kind-{kind}.count", {"count": count}) in rules


def test_keys() -> None:
    learner = Learner()
    assert learner.heard(learner.conversation.begin())[0].startswith("Scan a card, and I tell what it is.")
    assert learner.press("help")[0].startswith("Scan a card, or type its name")
    assert (
        learner.press("late")
        == learner.press("undo")
        == learner.type("9")
        == ["That does nothing here. Slash tells what does."]
    )
    learner.press("stop")
    assert learner.press("stop") == ["Goodbye."]


# The quiz


def test_a_whole_quiz_answered_by_scanning() -> None:
    learner = Learner()
    first = learner.press("scores")
    assert first[0].startswith("Quiz: twenty-four questions.")
    assert "ard? One, " in first[1]
    for _ in range(24):
        said = learner.give(Scan("main", code(DECK.numbers_of(learner.right)[0])))
        assert said[0] == "Right."
    assert said[1] == "Quiz over: twenty-four of twenty-four at the first try."
    assert learner.remembered == {}
    assert learner.give(Scan("main", code(98)))[0].startswith("Wasabi: ")  # it is over: cards are told again


def test_a_missed_question_is_told_remembered_and_comes_again() -> None:
    learner = Learner()
    learner.press("scores")
    question = learner.lessons._question
    assert question is not None
    said = learner.give(Named("terminal", learner.wrong()))
    assert said[0].startswith("No: ")
    assert learner.remembered == {question.id: 1}
    for _ in range(23):
        learner.give(Named("terminal", learner.right))
    assert learner.lessons._question is not None
    assert learner.lessons._question.id == question.id
    assert (
        learner.give(Named("terminal", learner.right))[1] == "Quiz over: twenty-three of twenty-four at the first try."
    )
    assert learner.remembered == {}


def test_what_was_missed_comes_first_next_time() -> None:
    learner = Learner({"worth-pudding": 1, "touch-maki-2": 3})
    assert learner.heard(learner.conversation.begin())[1] == (
        "You missed two questions last time; they come first in the quiz."
    )
    assert learner.press("scores")[1].startswith("Circle, left edge, middle: which card?")
    assert learner.give(Named("terminal", "maki-2"))[1].startswith(
        "Counts at the end: most six, fewest minus six. Which card?"
    )
    assert learner.remembered == {"worth-pudding": 1, "touch-maki-2": 2}


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("misses", [0, 3])
def test_a_kind_that_was_just_answered_is_not_asked_about_at_once(seed: int, misses: int) -> None:
    """Not at the end either, where the two questions about one kind may be what is left."""
    learner = Learner({"touch-wasabi": 2, "worth-wasabi": 2, "touch-tempura": 1})
    learner.lessons.draw = Random(seed).randrange
    learner.press("scores")
    asked = [learner.right]
    for place in range(23 + misses):
        learner.give(Named("terminal", learner.wrong() if place < misses else learner.right))
        asked.append(learner.right)
    assert [kind for kind, following in pairwise(asked) if kind == following] == []


@pytest.mark.parametrize("seed", range(10))
def test_what_was_missed_at_the_very_end_comes_again_after_another_question(seed: int) -> None:
    learner = Learner()
    learner.lessons.draw = Random(seed).randrange
    learner.press("scores")
    for _ in range(23):
        learner.give(Named("terminal", learner.right))
    missed = learner.right
    learner.give(Named("terminal", learner.wrong()))
    assert learner.right != missed
    learner.give(Named("terminal", learner.right))
    assert learner.right == missed
    over = learner.give(Named("terminal", learner.right))[1]
    assert over == "Quiz over: twenty-three of twenty-four at the first try."
    assert learner.remembered == {}


def test_no_question_is_put_between_where_others_are_left() -> None:
    assert question_between(["touch-wasabi", "touch-pudding"], "wasabi", KINDS, Random(1).randrange) is None
    assert next_place(["touch-wasabi", "touch-pudding"], "wasabi") == 1


def test_a_choice_by_number_passing_over_and_leaving() -> None:
    learner = Learner()
    learner.press("scores")
    question = learner.lessons._question
    assert question is not None
    number = question.choices.index(question.kind) + 1
    assert learner.type(str(number))[0] == "Right."
    assert learner.type("4") == ["That does nothing here. Slash tells what does."]
    assert learner.press("scores")[0].startswith("No: ")
    assert learner.press("undo") == ["Quiz over: one of two at the first try."]


def test_enter_says_the_question_again() -> None:
    learner = Learner()
    asked = learner.press("scores")
    assert learner.press("repeat") == asked


def test_questions_have_three_different_choices() -> None:
    for seed in range(20):
        draw = Random(seed).randrange
        order = in_order(all_questions(KINDS), {}, draw)
        assert sorted(order) == sorted(all_questions(KINDS))
        question = make_question(order[0], KINDS, draw)
        assert question.kind in question.choices
        assert len(set(question.choices)) == 3


def test_shuffles_differ() -> None:
    assert in_order(KINDS, {}, Random(1).randrange) != in_order(KINDS, {}, Random(2).randrange)


def test_typed_words_in_a_quiz_still_tell_stickers() -> None:
    learner = Learner()
    learner.press("scores")
    assert learner.give(Typed("terminal", "triangle")) == [TRIANGLE]
