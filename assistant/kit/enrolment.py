"""Give each card its radio tag, card by card, by ear: which card comes, where the tag goes, and whose a tag is already.

It can be left at any card and goes on there, since each tag is kept before it is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from assistant.deck.codes import CardSet, Code, parse_codes
from assistant.deck.controls import Controls
from assistant.deck.deck import Deck
from assistant.deck.tags import Tags
from assistant.kit.conversation import BACK, FORWARD, not_here
from assistant.kit.naming import named_card, named_control, named_in_deck
from assistant.readers.writing import Written
from assistant.table.outcome import Outcome, refusal, told
from assistant.words.announcement import Phrase, Priority, Series, Sound

FEW = 8  # so many cards are told one by one
MOVE = frozenset({"change", "correct", "check"})  # what moves a tag from another card to this one


class NotKept(Exception):
    """The tag could not be written down; nothing has changed."""


Keep = Callable[[str, Code], Tags]  # a tag's number and its card; all tags after it. Raises NotKept.
Write = Callable[[str, Code], Written]  # a tag's number, and the card whose text it is to hold


@dataclass(frozen=True, slots=True)
class Step:
    """One card to enrol: what it is, what it is called, and how it feels, if it has a sticker."""

    code: Code
    name: Phrase
    kind: str = ""
    touch: Phrase | None = None


def deck_steps(deck: Deck, copy: str) -> tuple[Step, ...]:
    """The cards of a deck, kind after kind."""
    kinds = {kind.id: kind for kind in deck.kinds}
    return tuple(
        Step(
            Code(deck.set, copy, number),
            named_in_deck(deck, number),
            deck.kind_of(number),
            Phrase(f"touch-{deck.kind_of(number)}") if kinds[deck.kind_of(number)].sticker else None,
        )
        for number in range(deck.size)
    )


def control_steps(controls: Controls, copy: str) -> tuple[Step, ...]:
    """The badges, then the commands."""
    named = ((number, named_control(controls, number)) for number in (*controls.badges, *controls.commands.values()))
    return tuple(Step(Code(CardSet.CONTROLS, copy, number), name) for number, name in named if name is not None)


class Enrolment:
    """The dialogue. It begins at the first card without a tag, and is over when a tag was given and all have one."""

    def __init__(
        self, steps: Sequence[Step], tags: Tags, deck: Deck, controls: Controls, keep: Keep, write: Write
    ) -> None:
        """Take what is to be enrolled, and the deck by which the owners of other tags are called."""
        self.steps, self.tags, self.deck, self.controls = steps, tags, deck, controls
        self.keep, self.write = keep, write
        self.is_over = False
        self._at = self._without_tag(0) or 0  # the card that a tag is asked for
        self._taken = ""  # the number of a tag of another card, which may be moved here
        self._knows_reading = False  # whether it was told that a reader only reads

    @property
    def here(self) -> Step:
        return self.steps[self._at]

    def begin(self) -> Outcome:
        if self._without_tag(0) is None:
            return told("enrol-begins-again", priority=Priority.EVENT, count=len(self.steps))
        outcome = told("enrol-begins", priority=Priority.EVENT, count=self._enrolled(), of=len(self.steps))
        outcome.add(self._ask())
        return outcome

    def end(self) -> Outcome:
        if self._without_tag(0) is None:
            return told("enrol-all", priority=Priority.EVENT, count=len(self.steps))
        return told("enrol-ends", priority=Priority.EVENT, count=self._enrolled(), of=len(self.steps))

    # Tags

    def tag(self, uid: str, text: str, code: Code | None) -> Outcome:
        if self.tags.card(uid) == self.here.code:
            outcome = told("enrol-same", sound=Sound.ACCEPTED)
            if self.here.code not in parse_codes(text):  # nothing was written, or it was taken away too soon
                outcome.add(self._written(self.write(uid, self.here.code)))
            return self._next(outcome)
        if code not in (None, self.here.code):
            self._taken = uid
            return refusal("already-in-play", "enrol-taken", name=named_card(code, self.deck, self.controls))
        return self._enter(uid)

    def _enter(self, uid: str) -> Outcome:
        """Keep the tag, write our text onto it, and go on: one answer, which the next tag cuts short."""
        card = self.here
        try:
            self.tags = self.keep(uid, card.code)
        except NotKept:
            return refusal("cannot-stand", "enrol-not-kept")
        outcome = told("enrol-entered", sound=Sound.ACCEPTED, name=card.name)
        outcome.add(self._written(self.write(uid, card.code)))
        return self._next(outcome)

    def _written(self, written: Written) -> Outcome:
        """What became of the text; that a reader only reads is told once."""
        if written is Written.CANNOT:
            knew, self._knows_reading = self._knows_reading, True
            if knew:
                return Outcome()
        return told(f"enrol-written-{written.value}")

    def _next(self, outcome: Outcome) -> Outcome:
        """The next card without a tag, from here on and then from the start; the end when there is none."""
        at = self._without_tag(self._at + 1)
        if at is None:
            self.is_over = True
            outcome.add(self.end())
            return outcome
        outcome.add(self._go(at))
        return outcome

    def unreadable(self) -> Outcome:
        return refusal("unreadable", "enrol-unreadable")

    # Which card

    def card(self, code: Code) -> Outcome:
        """A card's printed code: this one is to have a tag now."""
        at = next((at for at, step in enumerate(self.steps) if step.code == code), None)
        return refusal("other-set", "enrol-other-set") if at is None else self._go(at)

    def named(self, kind: str) -> Outcome:
        """A kind: its first card without a tag, or else its first."""
        of_kind = [at for at, step in enumerate(self.steps) if step.kind == kind]
        if not of_kind:
            return refusal("unreadable", "count-not-in-deck", card=Phrase(f"kind-{kind}"))
        return self._go(next((at for at in of_kind if not self.tags.uids(self.steps[at].code)), of_kind[0]))

    def typed(self, text: str) -> Outcome:
        return refusal("unreadable", "refused-typed", text=text)

    def pressed(self, key: str, number: int) -> Outcome:
        match key:
            case _ if key in MOVE and self._taken:
                return self._enter(self._taken)
            case _ if key in FORWARD:
                return self._go((self._at + 1) % len(self.steps))
            case _ if key == BACK:
                return self._go((self._at - 1) % len(self.steps))
            case "turn":
                outcome = told("enrol-so-far", count=self._enrolled(), of=len(self.steps))
                outcome.add(self._ask())
                return outcome
            case "count" | "why":
                return self._missing()
            case "help":
                return told("enrol-help")
            case _:
                return not_here()

    def _go(self, at: int) -> Outcome:
        self._at, self._taken = at, ""
        return self._ask()

    def _ask(self) -> Outcome:
        card = self.here
        if self.tags.uids(card.code):
            return told("enrol-has-tag", name=card.name)
        if card.touch is None:
            return told("enrol-card", name=card.name)
        return told("enrol-card-touch", name=card.name, touch=card.touch)

    def _missing(self) -> Outcome:
        """Which cards have no tag yet: kinds with their counts, other cards one by one."""
        missing = [step for step in self.steps if not self.tags.uids(step.code)]
        if not missing:
            return told("enrol-all", count=len(self.steps))
        kinds = Counter(step.kind for step in missing if step.kind)
        counts = [Phrase(f"kind-{kind}.count", {"count": count}) for kind, count in kinds.items()]
        others = [step.name for step in missing if not step.kind]
        return told("enrol-missing", cards=Series([*counts, *others[:FEW]]), count=len(missing))

    def _enrolled(self) -> int:
        return sum(bool(self.tags.uids(step.code)) for step in self.steps)

    def _without_tag(self, start: int) -> int | None:
        """The first card without a tag from `start` on, and then from the beginning."""
        places = (*range(start, len(self.steps)), *range(start))
        return next((at for at in places if not self.tags.uids(self.steps[at].code)), None)
