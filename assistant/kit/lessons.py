"""Learn the stickers and the rules by ear: what a card is, what the triangle is, how a turn goes, and a quiz.

With a deck, cards are scanned; without one, words are typed, in any of the languages, or keys pressed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from assistant.deck.codes import CardSet, Code
from assistant.deck.controls import Controls
from assistant.deck.deck import Deck, Sticker
from assistant.deck.tags import Tags
from assistant.kit.conversation import BACK, FORWARD, not_here
from assistant.kit.naming import named_control
from assistant.kit.quiz import Draw, Question, all_questions, in_order, make_question, next_place, question_between
from assistant.table.outcome import Outcome, refusal, told
from assistant.words.announcement import Argument, Phrase, Priority, Sound
from assistant.words.spelling import fold, kind_names, spoken_of, sticker_names

RULES = ("deal", "turn", "sets", "nigiri", "wasabi", "chopsticks", "maki", "round", "pudding", "end")
STICKERS = tuple(Sticker)  # 1 to 8 on the keypad
NEXT_RULE = frozenset({"why", "rules"})

Remember = Callable[[Mapping[str, int]], None]


class Lessons:
    """The dialogue. `missed` counts, by question, how often it was missed and not yet known again."""

    is_over = False  # a learner stops when it is enough

    def __init__(
        self, deck: Deck, controls: Controls, tags: Tags, missed: Mapping[str, int], remember: Remember, draw: Draw
    ) -> None:
        self.deck, self.controls, self.tags = deck, controls, tags
        self.missed, self.remember, self.draw = dict(missed), remember, draw
        self._kinds = [kind.id for kind in deck.kinds if kind.sticker]
        self._rule = -1  # the rule that was read last
        self._question: Question | None = None
        self._left: list[str] = []  # questions that are still to come
        self._asked = self._right = 0
        self._again: set[str] = set()  # questions that were missed in this quiz

    def begin(self) -> Outcome:
        outcome = told("learn-begins", priority=Priority.EVENT)
        if self.missed:
            outcome.add(told("learn-missed-before", priority=Priority.EVENT, count=len(self.missed)))
        return outcome

    def end(self) -> Outcome:
        return told("learn-ends", priority=Priority.EVENT)

    # Cards and words

    def card(self, code: Code) -> Outcome:
        if code.set is CardSet.CONTROLS:
            name = named_control(self.controls, code.number)
            return told("learn-control", name=name) if name else refusal("unknown-card", "count-unknown-card")
        if code.set is not self.deck.set:
            return refusal("other-set", "learn-other-set")
        if code.number >= self.deck.size:
            return refusal("unknown-card", "count-unknown-card")
        return self.named(self.deck.kind_of(code.number))

    def tag(self, uid: str, text: str, code: Code | None) -> Outcome:
        known = code or self.tags.spare(uid)
        return self.card(known) if known is not None else refusal("unknown-card", "count-unknown-tag")

    def named(self, kind: str) -> Outcome:
        if kind not in self._kinds:
            return refusal("unreadable", "learn-other-set")
        return self._answer(kind) if self._question is not None else self._explain(kind)

    def typed(self, text: str) -> Outcome:
        """A sticker, alone or in a question such as "what is the triangle?"; or a kind in one."""
        if found := spoken_of(text, sticker_names()):
            return told(f"sticker-{found}.answer")
        if found := spoken_of(text, kind_names()):
            return self.named(found)
        if found := self._sticker_of_all(text):
            return told(f"sticker-{found}.answer")
        return refusal("unreadable", "learn-not-known", text=text)

    def _sticker_of_all(self, text: str) -> str | None:
        """The one sticker of all cards whose names have a word of this text, as all maki and all nigiri have."""
        words = set(fold(text).split()) - {"1", "2", "3"}
        kinds = {kind for name, kind in kind_names().items() if words & set(name.split()) and kind in self._kinds}
        stickers = {kind.sticker for kind in self.deck.kinds if kind.id in kinds and kind.sticker}
        return stickers.pop().value if len(stickers) == 1 else None

    def unreadable(self) -> Outcome:
        return refusal("unreadable", "count-unreadable")

    def _explain(self, kind: str, message: str = "learn-card", sound: Sound | None = None) -> Outcome:
        facts: dict[str, Argument] = {"touch": Phrase(f"touch-{kind}"), "worth": Phrase(f"worth-{kind}")}
        return told(message, sound=sound, priority=Priority.ANSWER, card=Phrase(f"kind-{kind}"), **facts)

    # Keys

    def pressed(self, key: str, number: int) -> Outcome:
        if number:
            return self._numbered(number)
        match key:
            case _ if key in FORWARD:
                return self._quiz()
            case _ if key == BACK:
                return self._leave_quiz()
            case _ if key in NEXT_RULE:
                return self._next_rule()
            case _ if key.startswith("choice-"):
                return self._numbered(int(key.removeprefix("choice-")))
            case "identify" | "turn":
                return told("learn-stickers")
            case "help":
                return told("learn-help")
            case _:
                return not_here()

    def _next_rule(self) -> Outcome:
        """The rule after the one that was read last; after the last one it is said that they begin again."""
        self._rule = (self._rule + 1) % len(RULES)
        outcome = told(f"learn-rule-{RULES[self._rule]}")
        if RULES[self._rule] == RULES[-1]:
            outcome.add(told("learn-rules-over"))
        return outcome

    def _numbered(self, number: int) -> Outcome:
        """In a quiz a choice, else a sticker."""
        if self._question is not None:
            choices = self._question.choices
            return self._answer(choices[number - 1]) if number <= len(choices) else not_here()
        return told(f"sticker-{STICKERS[number - 1].value}.answer") if number <= len(STICKERS) else not_here()

    # The quiz: one answer at a time, so that a learner who knows need not hear a question to its end.

    def _quiz(self) -> Outcome:
        """Begin one; within one, pass over the question, which counts as missed."""
        if self._question is not None:
            return self._answer("")
        self._left = in_order(all_questions(self._kinds), self.missed, self.draw)
        self._asked, self._right, self._again = 0, 0, set()
        outcome = told("learn-quiz", count=len(self._left))
        outcome.add(self._ask())
        return outcome

    def _ask(self) -> Outcome:
        if not self._left:
            self._question = None
            return told("learn-quiz-over", count=self._right, of=self._asked)
        last = "" if self._question is None else self._question.kind  # what was just told needs no asking
        if between := question_between(self._left, last, self._kinds, self.draw):
            self._left.append(between)
            self._again.add(between)  # it was asked before: it does not count a second time
        self._question = make_question(self._left.pop(next_place(self._left, last)), self._kinds, self.draw)
        first, second, third = (Phrase(f"kind-{kind}") for kind in self._question.choices)
        message, clue = f"learn-ask-{self._question.about}", self._question.clue
        return told(message, clue=clue, first=first, second=second, third=third)

    def _answer(self, kind: str) -> Outcome:
        question = self._question
        assert question is not None, "an answer needs a question"
        is_first = question.id not in self._again
        self._asked += is_first
        if kind == question.kind:
            self._right += is_first
            outcome = told("learn-right", sound=Sound.ACCEPTED)
            self._note(question.id, -1)
        else:
            outcome = self._explain(question.kind, "learn-wrong", Sound.REFUSED)
            self._note(question.id, 1)
            self._left.append(question.id)
            self._again.add(question.id)
        outcome.add(self._ask())
        return outcome

    def _leave_quiz(self) -> Outcome:
        if self._question is None:
            return not_here()
        self._left = []
        return self._ask()

    def _note(self, question: str, more: int) -> None:
        """Remember one miss more or less of a question."""
        count = max(0, self.missed.get(question, 0) + more)
        before = dict(self.missed)
        self.missed = {known: times for known, times in {**self.missed, question: count}.items() if times}
        if self.missed != before:
            self.remember(self.missed)
