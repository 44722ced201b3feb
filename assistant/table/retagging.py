"""Replace a worn tag in the middle of a game: the new tag is scanned twice, then the player says what card it is on.

A player knows the kind of the card, not which copy it is. So the new tag takes a copy that has not been seen, and the
tag of that copy becomes a spare: if it is a good tag after all, it takes another free copy as soon as it is read.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Protocol

from assistant.deck.codes import Code, parse_codes
from assistant.deck.deck import Deck
from assistant.deck.tags import Tags
from assistant.readers.scan import Input, Named, Pressed, Scan
from assistant.table.modes import TIMEOUT_S
from assistant.table.outcome import Outcome, refusal, told
from assistant.words.announcement import Audience, Phrase, Priority, Sound

NEXT, BEFORE = frozenset({"scores", "redo", "newer"}), frozenset({"undo", "older"})


class TagList(Protocol):
    """The tags of the house, and where they are written down."""

    @property
    def tags(self) -> Tags:
        """What is known now."""
        ...

    def enter(self, uid: str, card: Code) -> bool:
        """Write down that a card has this tag now; false if that cannot be."""
        ...


class NoTags:
    """A house that knows no tags and takes none down."""

    tags = Tags()

    def enter(self, uid: str, card: Code) -> bool:
        """Nothing can be written down."""
        return False


class Retagging:
    """The dialogue, open or not. `revealed` tells the numbers of the cards that this game has seen."""

    def __init__(self, known: TagList, revealed: Callable[[], Collection[int]]) -> None:
        self._known, self._revealed = known, revealed
        self._seen: set[Code] = set()  # cards whose tags were read this evening: those tags are good
        self._uid = ""  # the tag that is asked about
        self._reader = ""  # where it was scanned: what others scan meanwhile is theirs to play
        self._is_open = False
        self._until = 0.0
        self._kind = -1  # the place in the deck of the kind that was read out last

    @property
    def deadline(self) -> float | None:
        return self._until if self._is_open else None

    def tick(self, at: float) -> Outcome:
        if not self._is_open or at < self._until:
            return Outcome()
        self._is_open = False
        return told("retag-ends", priority=Priority.EVENT)

    def note(self, scan: Scan) -> None:
        """A card was read by its tag."""
        if scan.uid:
            self._seen.update(parse_codes(scan.text))

    def spare(self, uid: str, deck: Deck, copy: str) -> Code | None:
        """The card that a replaced tag becomes now that it is read; None if it is no spare of this deck."""
        was = self._known.tags.spare(uid)
        if was is None or was.set is not deck.set or was.number >= deck.size:
            return None
        card = self._free(deck.kind_of(was.number), deck, copy)
        return card if card is not None and self._known.enter(uid, card) else None

    def unknown(self, reader: str, uid: str, at: float, deck: Deck, copy: str) -> Outcome:
        """A tag that no card has: the first time it is told, the second time it is asked about, the third accepted."""
        is_again = uid == self._uid and at <= self._until
        self._uid, self._reader, self._until = uid, reader, at + TIMEOUT_S
        if not is_again:
            self._is_open = False
            return refusal("unreadable", "refused-tag-unknown")
        if self._is_open and self._kind >= 0:
            return self._settle(self._free(deck.kinds[self._kind].id, deck, copy), deck)
        self._is_open, self._kind = True, -1
        return told("retag-begins", sound=Sound.ACCEPTED, priority=Priority.EVENT)

    def handle(self, given: Input, at: float, deck: Deck, copy: str, *, is_owned: bool = False) -> Outcome | None:
        """Take what the open dialogue wants; None for what is not meant for it.

        `is_owned` tells that the reader belongs to a player: then only one who laid the tag there is meant.
        """
        if not self._is_open or (given.reader != self._reader and (is_owned or isinstance(given, Scan))):
            return None
        self._until = at + TIMEOUT_S
        match given:
            case Scan(_, text, uid) if codes := [code for code in parse_codes(text) if code.set is deck.set]:
                if codes[0].number >= deck.size:
                    return refusal("unknown-card")
                # A printed code is the card's own; by its tag another card only tells the kind.
                kind = deck.kind_of(codes[0].number)
                return self._settle(self._free(kind, deck, copy) if uid else codes[0], deck)
            case Named(_, kind) if kind in {known.id for known in deck.kinds}:
                return self._settle(self._free(kind, deck, copy), deck)
            case Pressed(_, key, _) if key in NEXT | BEFORE:
                step = 1 if key in NEXT else -1
                self._kind = (self._kind + step) % len(deck.kinds) if self._kind >= 0 or step > 0 else -1
                return told("retag-kind", card=Phrase(f"kind-{deck.kinds[self._kind].id}"))
            case Pressed(_, "stop"):
                self._is_open, self._uid = False, ""
                outcome = told("retag-ends", priority=Priority.EVENT)
                outcome.silences = True
                return outcome
            case _:
                return None

    def _settle(self, card: Code | None, deck: Deck) -> Outcome:
        if card is None:
            return refusal("kind-exhausted", "retag-none-free")
        if not self._known.enter(self._uid, card):
            return refusal("cannot-stand", "enrol-not-kept")
        self._is_open, self._uid = False, ""
        kind = Phrase(f"kind-{deck.kind_of(card.number)}")
        return told("retag-done", sound=Sound.ACCEPTED, priority=Priority.EVENT, card=kind)

    def _free(self, kind: str, deck: Deck, copy: str) -> Code | None:
        """A copy of the kind that nobody has seen tonight; one without a tag before the others."""
        letter = copy or next((card.copy for card in self._known.tags.cards.values() if card.set is deck.set), "B")
        revealed = set(self._revealed())
        copies = [Code(deck.set, letter, number) for number in deck.numbers_of(kind) if number not in revealed]
        unseen = [card for card in copies if card not in self._seen]
        return next((card for card in unseen if not self._known.tags.uids(card)), next(iter(unseen), None))


def heard_by(listener: Audience, outcome: Outcome) -> Outcome:
    """The same for one listener's ear: which card a player holds is not everybody's to know."""
    outcome.announcements = [replace(said, audience=listener) for said in outcome.announcements]
    return outcome
