"""Count a deck by scanning it: how many of each kind are there, what is missing, what came twice, what is foreign."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import groupby

from assistant.deck.codes import CardSet, Code
from assistant.deck.deck import Deck
from assistant.deck.tags import Tags
from assistant.kit.conversation import BACK, FORWARD, not_here
from assistant.table.outcome import Outcome, refusal, told
from assistant.words.announcement import Phrase, Priority, Series, Sound

SUMMARY = FORWARD | {"check", "count"}


class Counting:
    """A dialogue that counts one deck; the first card says which one, and which copy of it.

    Cards that are only named count as the lowest copy that has not been there.
    """

    def __init__(self, decks: Mapping[CardSet, Deck], deck: Deck, tags: Tags) -> None:
        """Take the decks of which one may be counted; until a card is scanned, those that are named are `deck`'s."""
        self.decks, self.deck, self.tags = decks, deck, tags
        self.copy = ""
        self.found: list[int] = []  # in the order of scanning
        self.twice: Counter[int] = Counter()
        self.strangers = 0
        self._assumed: set[int] = set()  # counted by kind only: another copy may have been there
        self._spares: dict[str, int] = {}  # replaced tags, known by their kind, and what they were counted as
        self._asked = False

    @property
    def is_over(self) -> bool:
        return len(self.found) == self.deck.size

    def begin(self) -> Outcome:
        return told("count-begins", priority=Priority.EVENT)

    # Cards

    def card(self, code: Code) -> Outcome:
        if code.set is CardSet.CONTROLS:
            return refusal("other-set", "count-control")
        if not self.found and not self.copy and code.set in self.decks:
            self.deck = self.decks[code.set]
        if code.set is not self.deck.set or self.copy not in ("", code.copy):
            return self._stranger("other-set", "count-other-set")
        if code.number >= self.deck.size:
            return self._stranger("unknown-card", "count-unknown-card")
        self.copy = code.copy
        self._make_room(code.number)
        return self._again(code.number) if code.number in self.found else self._count(code.number)

    def tag(self, uid: str, text: str, code: Code | None) -> Outcome:
        if code is not None:
            return self.card(code)
        was = self.tags.spare(uid)
        if was is None or was.set is not self.deck.set or was.number >= self.deck.size:
            return self._stranger("unknown-card", "count-unknown-tag")
        if uid in self._spares:
            return self._again(self._spares[uid])
        outcome = self.named(self.deck.kind_of(was.number))
        if outcome.refused is None:
            self._spares[uid] = self.found[-1]
        return outcome

    def named(self, kind: str) -> Outcome:
        if kind not in {known.id for known in self.deck.kinds}:
            return refusal("unreadable", "count-not-in-deck", card=Phrase(f"kind-{kind}"))
        left = [number for number in self.deck.numbers_of(kind) if number not in self.found]
        if not left:
            return refusal("kind-exhausted", "count-too-many", card=Phrase(f"kind-{kind}"))
        self._assumed.add(left[0])
        return self._count(left[0])

    def _make_room(self, number: int) -> None:
        """A card that was counted by its kind was another copy, if this one comes by its code and one is left."""
        if number not in self._assumed:
            return
        left = [other for other in self.deck.numbers_of(self.deck.kind_of(number)) if other not in self.found]
        if left:
            self.found[self.found.index(number)] = left[0]
            self._assumed = self._assumed - {number} | {left[0]}
            self._spares = {uid: left[0] if was == number else was for uid, was in self._spares.items()}

    def unreadable(self) -> Outcome:
        return self._stranger("unreadable", "count-unreadable")

    def _count(self, number: int) -> Outcome:
        self._asked = False
        self.found.append(number)
        kind = self.deck.kind_of(number)
        there, of = self._there(kind), len(self.deck.numbers_of(kind))
        card, count = Phrase(f"kind-{kind}"), len(self.found)
        # What completes a kind is heard to its end; other counts give way to newer ones when cards come fast.
        if there == of:
            outcome = told(
                "count-complete", sound=Sound.ACCEPTED, priority=Priority.EVENT, card=card, of=of, count=count
            )
        else:
            outcome = told("count-card", sound=Sound.ACCEPTED, card=card, place=there, of=of, count=count)
        if self.is_over:
            outcome.add(self.end())
        return outcome

    def _again(self, number: int) -> Outcome:
        self.twice[number] += 1
        return refusal("already-in-play", "count-again", card=Phrase(f"kind-{self.deck.kind_of(number)}.that"))

    def _stranger(self, reason: str, message: str) -> Outcome:
        self.strangers += reason != "unreadable"
        return refusal(reason, message)

    # Words and keys

    def typed(self, text: str) -> Outcome:
        return refusal("unreadable", "refused-typed", text=text)

    def pressed(self, key: str, number: int) -> Outcome:
        match key:
            case _ if key == BACK:
                return self._take_back()
            case _ if key in SUMMARY:
                return self._so_far()
            case "turn":
                return told("count-so-far", count=len(self.found), of=self.deck.size)
            case "help":
                return told("count-help")
            case _:
                return not_here()

    def _take_back(self) -> Outcome:
        if not self.found:
            return refusal("nothing-to-undo")
        number = self.found.pop()
        kind = self.deck.kind_of(number)
        self._assumed.discard(number)
        self._spares = {uid: was for uid, was in self._spares.items() if was != number}
        return told("count-taken-back", sound=Sound.UNDONE, card=Phrase(f"kind-{kind}"), count=len(self.found))

    def _so_far(self) -> Outcome:
        """What is missing now: counts first; asked again, which copies."""
        in_detail, self._asked = self._asked, not self._asked
        outcome = told("count-so-far", count=len(self.found), of=self.deck.size)
        outcome.announcements += self._findings(in_detail=in_detail).announcements
        return outcome

    def end(self) -> Outcome:
        """All that was found out, from the most important on."""
        if self.is_over:
            outcome = told("count-all", priority=Priority.EVENT, count=self.deck.size)
        else:
            outcome = told("count-ends", priority=Priority.EVENT, count=len(self.found), of=self.deck.size)
        outcome.add(self._findings(in_detail=False, priority=Priority.EVENT))
        return outcome

    def _findings(self, *, in_detail: bool, priority: Priority = Priority.ANSWER) -> Outcome:
        outcome = Outcome()
        missing = [number for number in range(self.deck.size) if number not in self.found]
        if missing and in_detail:
            outcome.add(self._copies("count-missing-of", missing, priority))
        elif missing:
            counts = Counter(map(self.deck.kind_of, missing))
            kinds = [Phrase(f"kind-{kind}.count", {"count": count}) for kind, count in counts.items()]
            outcome.add(told("count-missing", priority=priority, cards=Series(kinds)))
        outcome.add(self._copies("count-twice-of", sorted(self.twice), priority))
        if self.strangers:
            outcome.add(told("count-strangers", priority=priority, count=self.strangers))
        return outcome

    def _copies(self, message: str, numbers: Iterable[int], priority: Priority) -> Outcome:
        """Which copies, kind by kind, each counted from 1."""
        outcome = Outcome()
        for kind, group in groupby(numbers, self.deck.kind_of):
            first = self.deck.numbers_of(kind)[0]
            places = Series([Phrase("place-in-words", {"place": number - first + 1}) for number in group])
            outcome.add(told(message, priority=priority, card=Phrase(f"kind-{kind}"), places=places))
        return outcome

    def _there(self, kind: str) -> int:
        return sum(number in self.found for number in self.deck.numbers_of(kind))
