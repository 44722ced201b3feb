"""Sort a shop's deck into its piles: what is read on each card names its pile, and the piles are checked by count."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.deck.codes import Code
from assistant.deck.deck import Deck
from assistant.deck.tags import Tags
from assistant.kit.conversation import BACK, FORWARD, not_here
from assistant.kit.dish_names import dish_named
from assistant.table.outcome import Outcome, refusal, told
from assistant.words.announcement import Phrase, Priority, Series, Sound

CHECK = FORWARD | {"check", "count"}

Pile = tuple[str, ...]  # the kinds that may lie there: one, or look-alikes that their name does not tell apart


def families_of(deck: Deck) -> tuple[Pile, ...]:
    """The kinds of a deck, those that bear the same sticker and so look alike together."""
    stickers = dict.fromkeys(kind.sticker for kind in deck.kinds if kind.sticker)
    return tuple(tuple(kind.id for kind in deck.kinds if kind.sticker is sticker) for sticker in stickers)


class Sorting:
    """The dialogue. Cards come as words: those that a camera read, or that were typed."""

    def __init__(self, deck: Deck) -> None:
        self.deck, self.families = deck, families_of(deck)
        self.tags = Tags()
        self.sorted: list[Pile] = []  # in the order in which the cards came

    @property
    def is_over(self) -> bool:
        """When all cards are there and every pile is as it should be."""
        return all(self._there((kind.id,)) == kind.count for kind in self.deck.kinds) and not self._unsplit()

    def begin(self) -> Outcome:
        return told("sort-begins", priority=Priority.EVENT, count=len(self.deck.kinds))

    def end(self) -> Outcome:
        outcome = told("sort-so-far", priority=Priority.EVENT, count=len(self.sorted), of=self.deck.size)
        outcome.add(self._check(Priority.EVENT))
        return outcome

    # Cards

    def card(self, code: Code) -> Outcome:
        """A card that has a code already needs no sorting, but may be counted in."""
        if code.set is not self.deck.set or code.number >= self.deck.size:
            return refusal("other-set", "count-other-set")
        return self._lay((self.deck.kind_of(code.number),))

    def tag(self, uid: str, text: str, code: Code | None) -> Outcome:
        return self.card(code) if code is not None else refusal("unknown-card", "count-unknown-tag")

    def named(self, kind: str) -> Outcome:
        if not any(kind in family for family in self.families):
            return refusal("unreadable", "count-not-in-deck", card=Phrase(f"kind-{kind}"))
        return self._lay((kind,))

    def typed(self, text: str) -> Outcome:
        """What was read on a card; nothing in it is a card that could not be read."""
        dish = dish_named(text, self.families)
        return self.unreadable() if dish is None else self._lay(dish.kinds)

    def unreadable(self) -> Outcome:
        return refusal("unreadable", "sort-not-sure")

    def _lay(self, pile: Pile) -> Outcome:
        self.sorted.append(pile)
        there, of = self._there(pile), self._of(pile)
        if len(pile) > 1:
            outcome = told(f"sort-{self._family_name(pile)}", sound=Sound.ACCEPTED, count=len(self.sorted))
        elif there > of:
            outcome = told(
                "sort-too-many", sound=Sound.REFUSED, priority=Priority.EVENT, card=_name(pile), count=there, of=of
            )
        else:
            outcome = told(
                "sort-card", sound=Sound.ACCEPTED, card=_name(pile), place=there, of=of, count=len(self.sorted)
            )
        if self.is_over:
            outcome.add(self.end())
        return outcome

    # Keys

    def pressed(self, key: str, number: int) -> Outcome:
        if number or key.startswith("choice-"):
            return self._split(number or int(key.removeprefix("choice-")))
        match key:
            case _ if key == BACK:
                return self._take_back()
            case _ if key in CHECK:
                return self._check(Priority.ANSWER)
            case "turn":
                return told("sort-so-far", count=len(self.sorted), of=self.deck.size)
            case "help":
                return told("sort-help")
            case _:
                return not_here()

    def _split(self, number: int) -> Outcome:
        """Which of the look-alikes the last card is: the number of its rolls, or of its points."""
        last = self.sorted[-1] if self.sorted else ()
        if not 1 <= number <= len(last) or len(last) == 1:
            return not_here()
        self.sorted.pop()
        return self._lay((last[number - 1],))

    def _take_back(self) -> Outcome:
        if not self.sorted:
            return refusal("nothing-to-undo")
        pile = self.sorted.pop()
        return told("sort-taken-back", sound=Sound.UNDONE, card=_name(pile), count=len(self.sorted))

    # The piles

    def _check(self, priority: Priority) -> Outcome:
        """Every pile against the deck: which look-alikes are mixed up, what is too many, what is missing."""
        outcome = Outcome()
        missing: dict[str, int] = {}
        for family in self.families:
            piles = {kind: self._there((kind,)) - self._of((kind,)) for kind in family}
            is_mixed = any(piles.values()) and not sum(piles.values())
            if pile := self._unsplit_of(family):
                outcome.add(
                    told("sort-unsplit", priority=priority, count=self._there(pile), cards=self._counts(family))
                )
            elif is_mixed:
                found = Series([_count(kind, self._there((kind,))) for kind in family])
                outcome.add(told("sort-mixed-up", priority=priority, cards=found, kinds=self._counts(family)))
            else:
                for kind in (kind for kind, more in piles.items() if more > 0):
                    count, of = self._there((kind,)), self._of((kind,))
                    outcome.add(told("sort-wrong", priority=priority, card=_name((kind,)), count=count, of=of))
                missing |= {kind: -more for kind, more in piles.items() if more < 0}
        if missing:
            cards = Series([_count(kind, count) for kind, count in missing.items()])
            outcome.add(told("count-missing", priority=priority, cards=cards))
        if outcome.announcements:
            return outcome
        return told("sort-all-right", priority=priority, count=len(self.deck.kinds))

    def _unsplit(self) -> list[Pile]:
        return [pile for family in self.families if (pile := self._unsplit_of(family))]

    def _unsplit_of(self, family: Pile) -> Pile:
        return next((pile for pile in self.sorted if len(pile) > 1 and pile[0] in family), ())

    def _there(self, pile: Pile) -> int:
        return self.sorted.count(pile)

    def _of(self, kinds: Sequence[str]) -> int:
        return sum(len(self.deck.numbers_of(kind)) for kind in kinds)

    def _counts(self, kinds: Sequence[str]) -> Series:
        return Series([_count(kind, self._of((kind,))) for kind in kinds])

    def _family_name(self, pile: Pile) -> str:
        return "maki" if any(kind.startswith("maki") for kind in pile) else "nigiri"


def _count(kind: str, count: int) -> Phrase:
    return Phrase(f"kind-{kind}.count", {"count": count})


def _name(pile: Pile) -> Phrase:
    return Phrase(f"kind-{pile[0]}") if len(pile) == 1 else Phrase("sort-look-alikes")
