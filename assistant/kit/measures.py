"""Every size and place of the deck kit, from one file, `cards/kit.toml`, with what a household changes in its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TypeVar

from assistant.deck.deck import Position
from assistant.deck.document import SHIPPED, Section, read_document

Part = TypeVar("Part")

_MOST = 1000.0  # nothing in a kit is longer than a metre


@dataclass(frozen=True, slots=True)
class Card:
    """A card's own size."""

    width_mm: float
    height_mm: float
    corner_mm: float
    thickness_mm: float


@dataclass(frozen=True, slots=True)
class Hole:
    """The punched hole at the top right; its middle is so far from both edges."""

    diameter_mm: float
    from_right_mm: float
    from_top_mm: float


@dataclass(frozen=True, slots=True)
class StickerSize:
    """The square that every sticker fits in, how high it is raised, and the gap between two on a sheet."""

    size_mm: float
    height_mm: float
    apart_mm: float


@dataclass(frozen=True, slots=True)
class Place:
    """A middle on the card's front, from its left and its top edge, the hole at the top right."""

    x_mm: float
    y_mm: float


@dataclass(frozen=True, slots=True)
class LabelPlace:
    """The label in the lower right corner: how high it may be, and what stays free around what is printed on it."""

    most_height_mm: float
    margin_mm: float


@dataclass(frozen=True, slots=True)
class QrSize:
    """The side of a code's module: wished for, and at the least; and the width of its quiet zone, in modules."""

    module_mm: float
    least_module_mm: float
    quiet_modules: float


@dataclass(frozen=True, slots=True)
class Tag:
    """Where an RFID tag goes, and the largest that fits there."""

    x_mm: float
    y_mm: float
    diameter_mm: float


@dataclass(frozen=True, slots=True)
class Measures:
    """All sizes of the kit, in millimetres."""

    card: Card
    hole: Hole
    sticker: StickerSize
    places: Mapping[Position, Place]
    label: LabelPlace
    qr: QrSize
    rfid: Tag

    @property
    def hole_place(self) -> Place:
        """The middle of the punched hole."""
        return Place(self.card.width_mm - self.hole.from_right_mm, self.hole.from_top_mm)


def load_measures(own: Path | None = None) -> Measures:
    """Read the sizes that ship, changed by a file of one's own; BadDeck says what is wrong and where."""
    sources = [read_document(SHIPPED / "kit.toml")]
    if own is not None:
        sources.append(read_document(own))
        sources[-1].only(sources[0].values)
    places = _tables(sources, "place")
    for holder in places:
        holder.only({at.value for at in Position})
    return Measures(
        card=_read(Card, sources, "card"),
        hole=_read(Hole, sources, "hole"),
        sticker=_read(StickerSize, sources, "sticker"),
        places={at: _read(Place, places, at.value, "place.") for at in Position},
        label=_read(LabelPlace, sources, "label"),
        qr=_read(QrSize, sources, "qr"),
        rfid=_read(Tag, sources, "rfid"),
    )


def _tables(sources: Sequence[Section], name: str, inside: str = "") -> list[Section]:
    """The tables of that name, the shipped one first."""
    found = [source.table(name) for source in sources if name in source.values]
    return [Section(table.path, table.text, table.values, f"[{inside}{name}]") for table in found]


def _read(part: type[Part], sources: Sequence[Section], name: str, inside: str = "") -> Part:
    shipped, *own = _tables(sources, name, inside)
    keys = [field.name for field in fields(part)]  # type: ignore[arg-type]  # all parts are dataclasses
    numbers = {key: shipped.number(key, 0.0, _MOST) for key in keys}
    for table in own:
        table.only(keys)
        numbers.update({key: table.number(key, 0.0, _MOST) for key in table.values})
    return part(**numbers)
