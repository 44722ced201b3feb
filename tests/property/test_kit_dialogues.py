"""Whatever is scanned, typed and pressed in any order, the dialogues about cards answer, in every language."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.deck.codes import CardSet, Code, encode_code
from assistant.deck.controls import load_controls
from assistant.deck.deck import load_deck
from assistant.deck.tags import Tags
from assistant.kit.conversation import Conversation, Dialogue
from assistant.kit.counting import Counting
from assistant.kit.enrolment import Enrolment, NotKept, deck_steps
from assistant.kit.lessons import Lessons
from assistant.kit.sorting import Sorting
from assistant.readers.keyboard import KEYS
from assistant.readers.scan import Found, Input, Left, Lost, Named, Pressed, Scan, TagRead, Typed
from assistant.readers.writing import Written
from assistant.runtime.house import Words
from assistant.words.catalogue import LANGUAGES

DECK, CONTROLS, WORDS = load_deck("sushi-go"), load_controls(), Words()
UIDS = [f"04A2B1C3D4E5{number:02X}" for number in range(6)]
KNOWN = Tags(
    {UIDS[0]: Code(CardSet.SUSHI_GO, "B", 0), UIDS[1]: Code(CardSet.CONTROLS, "B", 9)},
    {UIDS[2]: Code(CardSet.SUSHI_GO, "B", 98)},
)


class Disk:
    """Where tags are kept; every fifth time it is full."""

    def __init__(self) -> None:
        self.tags, self._times = KNOWN, 0

    def keep(self, uid: str, card: Code) -> Tags:
        self._times += 1
        if self._times % 5 == 0:
            raise NotKept
        self.tags = self.tags.with_tag(uid, card)
        return self.tags


def enrolment() -> Enrolment:
    return Enrolment(deck_steps(DECK, "B"), KNOWN, DECK, CONTROLS, Disk().keep, lambda *_: Written.FAILED)


DIALOGUES: dict[str, Callable[[], Dialogue]] = {
    "check": lambda: Counting({DECK.set: DECK}, DECK, KNOWN),
    "enrol": enrolment,
    "learn": lambda: Lessons(DECK, CONTROLS, KNOWN, {"touch-wasabi": 2}, lambda _: None, Random(1).randrange),
    "sort": lambda: Sorting(DECK),
}

codes = st.builds(
    lambda card_set, copy, number: encode_code(Code(card_set, copy, number)),
    st.sampled_from([CardSet.SUSHI_GO, CardSet.SUSHI_GO, CardSet.CONTROLS, CardSet.SUSHI_BAR]),
    st.sampled_from("BBBC"),
    st.integers(0, 130),
)
keys = st.sampled_from(sorted({*CONTROLS.commands, *(key.partition(" ")[0] for key in KEYS.values())}))
texts = st.sampled_from(["triangle", "maki", "nigiri", "tofu", "", "04a2b1c3", "what is wasabi?"]) | st.text(
    max_size=12
)
kinds = st.sampled_from([*(kind.id for kind in DECK.kinds), "sushi-1"])
inputs: st.SearchStrategy[Input] = st.one_of(
    codes.map(lambda code: Scan("main", code)),
    texts.map(lambda text: Scan("main", text)),
    st.builds(lambda uid, text: TagRead("main", uid, text), st.sampled_from([*UIDS, "04"]), st.just("") | codes),
    kinds.map(lambda kind: Named("terminal", kind)),
    texts.map(lambda text: Typed("terminal", text)),
    st.builds(lambda key, digit: Pressed("main", key, digit, digit), keys, st.none() | st.integers(0, 9)),
    st.sampled_from([Found("main"), Lost("main", "gone"), Left("main")]),
)


@pytest.mark.parametrize("dialogue", DIALOGUES)
@settings(max_examples=25, deadline=None)
@given(given_=st.lists(inputs, max_size=25), lang=st.sampled_from(LANGUAGES))
def test_every_input_is_answered(dialogue: str, given_: list[Input], lang: str) -> None:
    conversation = Conversation(DIALOGUES[dialogue](), CONTROLS, lang)
    outcomes = [conversation.begin()]
    for at, one in enumerate(given_):
        if conversation.is_over:
            break
        outcomes.append(conversation.handle(one, float(at)))
    outcomes.append(conversation.end())
    for outcome in outcomes:
        assert all(line.text for line in WORDS.lines(outcome.announcements, conversation.lang))


@settings(max_examples=25, deadline=None)
@given(given_=st.lists(inputs, max_size=40))
def test_no_tag_is_lost_or_given_twice(given_: list[Input]) -> None:
    dialogue = enrolment()
    conversation = Conversation(dialogue, CONTROLS, "en")
    for at, one in enumerate(given_):
        before = dialogue.tags
        conversation.handle(one, float(at))
        known = {**dialogue.tags.cards, **dialogue.tags.spares}
        assert {**before.cards, **before.spares}.keys() <= known.keys()
        assert len(set(dialogue.tags.cards.values())) == len(dialogue.tags.cards)
        assert not set(dialogue.tags.cards) & set(dialogue.tags.spares)
