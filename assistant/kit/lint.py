"""Find the kinds that a finger would take for one another, and what tells them apart: turn, height or nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from itertools import combinations

from assistant.deck.deck import CardKind, Deck, Sticker
from assistant.kit.measures import Measures
from assistant.kit.shapes import unit_figure

ALIKE = 0.9  # of two outlines laid upon each other, the part that is common: square and circle have 0.82
_STEP_DEGREES = 5  # finer than a hand holds a card


class Likeness(Enum):
    """What tells two kinds of the same outline apart."""

    NOTHING = "nothing"
    TURN = "turn"  # only how the card is held: the two crosses
    HEIGHT = "height"  # only where on the left edge it is: maki, nigiri
    CROWDED = "crowded"  # height, but so little that the stickers touch or nearly so


@dataclass(frozen=True, slots=True)
class Confusion:
    """Two kinds of one outline. `turn_degrees` makes one of the other; `apart_mm` lies between their stickers."""

    first: CardKind
    second: CardKind
    likeness: Likeness
    turn_degrees: int = 0
    apart_mm: float = 0.0


def confusions(deck: Deck, measures: Measures) -> tuple[Confusion, ...]:
    """Every two kinds of a deck whose stickers feel alike, in the order of the deck."""
    return tuple(_found(combinations(deck.kinds, 2), measures))


def _found(pairs: Iterable[tuple[CardKind, CardKind]], measures: Measures) -> Iterable[Confusion]:
    for first, second in pairs:
        if first.sticker is None or second.sticker is None or first.position is None or second.position is None:
            continue
        turn = turn_between(first.sticker, second.sticker)
        if turn is None:
            continue
        here, there = measures.places[first.position], measures.places[second.position]
        apart = max(abs(here.x_mm - there.x_mm), abs(here.y_mm - there.y_mm)) - measures.sticker.size_mm
        yield Confusion(first, second, _likeness(turn, apart, measures), turn, max(apart, 0.0))


def _likeness(turn: int, apart_mm: float, measures: Measures) -> Likeness:
    if apart_mm >= measures.sticker.apart_mm:
        return Likeness.HEIGHT
    if apart_mm > -measures.sticker.size_mm:
        return Likeness.CROWDED
    return Likeness.TURN if turn else Likeness.NOTHING


def turn_between(first: Sticker, second: Sticker) -> int | None:
    """The smallest turn, in degrees, that makes one outline feel like the other; None if no turn does."""
    one, other = unit_figure(first), unit_figure(second)
    for turn in range(0, 360, _STEP_DEGREES):
        turned = other.rotate(turn)
        if (one ^ turned).area() >= ALIKE * (one + turned).area():
            return turn
    return None
