"""Questions about stickers and worths, and which of them a learner should hear first: those that were missed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from assistant.words.announcement import Phrase

Draw = Callable[[int], int]  # one of so many equally likely numbers, from 0
CHOICES = 3


@dataclass(frozen=True, slots=True)
class Question:
    """What is felt, or what it is worth: which card is it? `choices` are kinds, the right one among them."""

    about: str  # "touch" or "worth"
    kind: str
    choices: tuple[str, ...]

    @property
    def id(self) -> str:
        """What the question is remembered by."""
        return f"{self.about}-{self.kind}"

    @property
    def clue(self) -> Phrase:
        return Phrase(self.id)


def all_questions(kinds: Sequence[str]) -> list[str]:
    """The ids of all questions about these kinds."""
    return [f"{about}-{kind}" for about in ("touch", "worth") for kind in kinds]


def in_order(ids: Sequence[str], missed: Mapping[str, int], draw: Draw) -> list[str]:
    """Shuffle, then put those first that were missed, the most often missed before the others."""
    left, shuffled = list(ids), []
    while left:
        shuffled.append(left.pop(draw(len(left))))
    return sorted(shuffled, key=lambda question: -missed.get(question, 0))


def kind_of(question: str) -> str:
    """The kind that a question, by its id, is about."""
    return question.partition("-")[2]


def question_between(left: Sequence[str], last: str, kinds: Sequence[str], draw: Draw) -> str | None:
    """A question about another kind, where all that is left is about the kind `last`; None where it is not needed.

    What was just told would be asked at once otherwise, in the very words that have told it.
    """
    if any(kind_of(question) != last for question in left):
        return None
    others = [question for question in all_questions(kinds) if kind_of(question) != last]
    return others[draw(len(others))]


def next_place(left: Sequence[str], last: str) -> int:
    """The place of the question to ask after one about the kind `last`: the first about another one; one there is.

    A kind that most of what is left is about is not put off: at the end it would follow itself.
    """
    kinds = [kind_of(question) for question in left]
    others = [place for place, kind in enumerate(kinds) if kind != last]
    pressing = [place for place in others if 2 * kinds.count(kinds[place]) > len(kinds)]
    return (pressing or others)[0]


def make_question(question: str, kinds: Sequence[str], draw: Draw) -> Question:
    """Put a question with other kinds to choose from."""
    about, kind = question.partition("-")[0], kind_of(question)
    others = [other for other in kinds if other != kind]
    choices = [others.pop(draw(len(others))) for _ in range(CHOICES - 1)]
    choices.insert(draw(CHOICES), kind)
    return Question(about, kind, tuple(choices))
