"""Know a game's cards by their numbers: which kind, how many, and what is felt on them. Identity only, no rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from assistant.deck.codes import NUMBERS, CardSet
from assistant.deck.controls import Controls, load_controls
from assistant.deck.document import SHIPPED, BadDeck, Section, read_document

__all__ = [
    "BadDeck",
    "CardKind",
    "Controls",
    "Deck",
    "Position",
    "Sticker",
    "load_controls",
    "load_deck",
    "read_deck",
]


class Sticker(Enum):
    """The raised shape on a card: rules.md, the table of kinds."""

    DIAGONAL_CROSS = "diagonal-cross"
    UPRIGHT_CROSS = "upright-cross"
    SQUARE = "square"
    STAR = "star"
    CIRCLE = "circle"
    WINDOW = "window"
    FLOWER = "flower"
    TRIANGLE = "triangle"


class Position(Enum):
    """Where on the card the sticker is, the punched hole being at the top right."""

    TOP_LEFT = "top-left"
    LEFT_TOP = "left-top"  # on the left edge
    LEFT_MIDDLE = "left-middle"
    LEFT_LOW = "left-low"


@dataclass(frozen=True, slots=True)
class CardKind:
    """One kind of card and the numbers of its copies; tiles have neither sticker nor position."""

    id: str
    numbers: range
    sticker: Sticker | None = None
    position: Position | None = None

    @property
    def count(self) -> int:
        """How many cards of this kind the deck holds."""
        return len(self.numbers)


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards of one game; card numbers run from 0 to `size` - 1 without a gap, kind after kind."""

    game: str
    set: CardSet
    kinds: tuple[CardKind, ...]
    _kind_by_number: tuple[str, ...] = field(init=False, repr=False, compare=False)
    _kind_by_id: dict[str, CardKind] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_kind_by_number", tuple(kind.id for kind in self.kinds for _ in kind.numbers))
        object.__setattr__(self, "_kind_by_id", {kind.id: kind for kind in self.kinds})

    @property
    def size(self) -> int:
        """How many cards the deck holds: the first number beyond it."""
        return len(self._kind_by_number)

    def kind_of(self, number: int) -> str:
        """Tell the id of the kind that this card number is; IndexError beyond the deck."""
        return self._kind_by_number[number]

    def numbers_of(self, kind: str) -> range:
        """Tell the numbers of a kind's cards, lowest first; KeyError for a kind that the deck has not."""
        return self._kind_by_id[kind].numbers


def load_deck(game: str) -> Deck:
    """Load the deck that ships for a game ("sushi-go", "sushi-bar"); BadDeck if there is none or it is malformed."""
    return read_deck(SHIPPED / f"{game}.toml")


def read_deck(path: Path) -> Deck:
    """Load a deck from a TOML file; BadDeck says in one sentence what is wrong and where."""
    top = read_document(path)
    top.only({"game", "set", "kind"})
    sets = {card_set.value: card_set for card_set in CardSet if card_set is not CardSet.CONTROLS}
    kinds: list[CardKind] = []
    for section in top.tables("kind"):
        kind = _read_kind(section, first_free=kinds[-1].numbers.stop if kinds else 0)
        if any(kind.id == other.id for other in kinds):
            raise section.bad(f"the kind {kind.id!r} stands twice", "id")
        kinds.append(kind)
    return Deck(top.word("game"), sets[top.choice("set", sets)], tuple(kinds))


def _read_kind(section: Section, first_free: int) -> CardKind:
    section.only({"id", "first", "count", "sticker", "position"})
    kind = section.word("id")
    first = section.whole("first", 0, NUMBERS[-1])
    if first != first_free:
        raise section.bad(f"first of {kind!r} must be {first_free}, the next free number, not {first}", "first")
    count = section.whole("count", 1, NUMBERS.stop - first)
    sticker = section.choice("sticker", [shape.value for shape in Sticker]) if "sticker" in section.values else None
    position = section.choice("position", [at.value for at in Position]) if "position" in section.values else None
    if (sticker is None) != (position is None):
        raise section.bad(f"{kind!r} must have both sticker and position, or neither")
    return CardKind(
        kind,
        range(first, first + count),
        Sticker(sticker) if sticker else None,
        Position(position) if position else None,
    )
