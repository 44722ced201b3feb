"""Every size and place of the deck kit, from one file, `cards/kit.toml`, with what a household changes in its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from pathlib import Path
from typing import TypeVar

from assistant.deck.deck import Position
from assistant.deck.document import SHIPPED, Section, read_document

Part = TypeVar("Part")

_MOST_CARD_MM = (100.0, 150.0)  # beside it, or below, the guide's words stand on the page
_MOST_MM = 1000.0  # nothing in a kit is longer than a metre
_LEAST_MM = 0.1
# A key that ends so may be nothing.
_MAY_BE_NOTHING = (
    "apart_mm",
    "backing_edge_mm",
    "corner_mm",
    "margin_mm",
    "notch_mm",
    "play_mm",
)
# Below these a code is not read: what scanners were seen to read, and ISO/IEC 18004 for the quiet zone.
_LEAST = {"module_mm": 0.34, "least_module_mm": 0.34, "quiet_modules": 4.0}
_MOST_COUNTED = 20


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
    """The label in the lower right corner: what stays free at its edge, and its size on a full sheet."""

    margin_mm: float
    width_mm: float
    height_mm: float


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
class GuideSize:
    """The guide for sticking: its thickness, and the play of its windows."""

    thick_mm: float
    play_mm: float


@dataclass(frozen=True, slots=True)
class MarkSize:
    """The parts of a mark: a tall bar, a dot, the gap between two, and the plate that holds a printed one together."""

    bar_height_mm: float
    bar_width_mm: float
    dot_mm: float
    apart_mm: float
    backing_mm: float
    backing_edge_mm: float


@dataclass(frozen=True, slots=True)
class Mark:
    """What is felt where there is no sticker: so many bars, then so many dots."""

    bars: int
    dots: int


@dataclass(frozen=True, slots=True)
class SecondHole:
    """How far from the left edge the second hole of a badge and of a control card is."""

    badge_x_mm: float
    control_x_mm: float


@dataclass(frozen=True, slots=True)
class BrailleSize:
    """A dot's width, and from middle to middle: of two dots, two cells, two lines."""

    dot_mm: float
    dots_apart_mm: float
    cells_apart_mm: float
    lines_apart_mm: float


class FaceFigure(Enum):
    """What is raised on a die's face."""

    CIRCLE = "circle"
    TRIANGLE = "triangle"
    ONE_BAR = "one-bar"
    TWO_BARS = "two-bars"


@dataclass(frozen=True, slots=True)
class Face:
    """A face of the dice, and how many of it each die has."""

    id: str
    figure: FaceFigure
    on_each_die: int


@dataclass(frozen=True, slots=True)
class Die:
    """Plain dice: their edge, the square their stickers fit in, how many there are."""

    edge_mm: float
    sticker_mm: float
    dice: int


@dataclass(frozen=True, slots=True)
class TileLabel:
    """The label of a tile."""

    width_mm: float
    height_mm: float


@dataclass(frozen=True, slots=True)
class TraySize:
    """The scan tray; its other sizes follow from the card, the hole and the code."""

    plate_mm: float
    wall_mm: float
    stop_height_mm: float
    peg_play_mm: float
    peg_height_mm: float
    card_play_mm: float
    window_margin_mm: float
    notch_mm: float
    clear_mm: float


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
    guide: GuideSize
    mark: MarkSize
    tiles: Mapping[str, Mark]
    second_hole: SecondHole
    braille: BrailleSize
    die: Die
    faces: tuple[Face, ...]
    tile_label: TileLabel
    tray: TraySize

    @property
    def label_room_mm(self) -> float:
        """How high a label may be: nothing lies under a sticker."""
        lowest = max(place.y_mm for place in self.places.values()) + self.sticker.size_mm / 2
        return self.card.height_mm - lowest

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
    tiles, faces = _tables(sources, "tile"), _tables(sources, "face")
    measures = Measures(
        card=_read(Card, sources, "card"),
        hole=_read(Hole, sources, "hole"),
        sticker=_read(StickerSize, sources, "sticker"),
        places={at: _read(Place, places, at.value, "place.") for at in Position},
        label=_read(LabelPlace, sources, "label"),
        qr=_read(QrSize, sources, "qr"),
        rfid=_read(Tag, sources, "rfid"),
        guide=_read(GuideSize, sources, "guide"),
        mark=_read(MarkSize, sources, "mark"),
        tiles={tile: _read(Mark, tiles, tile, "tile.") for tile in tiles[0].values},
        second_hole=_read(SecondHole, sources, "second-hole"),
        braille=_read(BrailleSize, sources, "braille"),
        die=_read(Die, sources, "die"),
        faces=tuple(_read(Face, faces, face, "face.", id=face) for face in faces[0].values),
        tile_label=_read(TileLabel, sources, "tile-label"),
        tray=_read(TraySize, sources, "tray"),
    )
    _check_card(measures, sources[-1])
    return measures


def _check_card(measures: Measures, source: Section) -> None:
    """Refuse a card that fits on no page, and holes, stickers and tags that would not be on it; BadDeck names them."""
    card, hole, half = measures.card, measures.hole_place, measures.sticker.size_mm / 2
    if card.width_mm > _MOST_CARD_MM[0] or card.height_mm > _MOST_CARD_MM[1]:
        most = "{:g} by {:g}".format(*_MOST_CARD_MM)
        raise source.bad(f"a card of {card.width_mm:g} by {card.height_mm:g} mm is too large; at most {most} mm")
    parts = {
        "the punched hole": (hole, measures.hole.diameter_mm / 2),
        **{f"a sticker at {at.value}": (place, half) for at, place in measures.places.items()},
        "the tag": (Place(measures.rfid.x_mm, measures.rfid.y_mm), measures.rfid.diameter_mm / 2),
    }
    for name, (middle, reach) in parts.items():
        right, below = card.width_mm - middle.x_mm, card.height_mm - middle.y_mm
        if min(middle.x_mm, middle.y_mm, right, below) < reach:
            raise source.bad(
                f"{name} would reach over the edge of a card of {card.width_mm:g} by {card.height_mm:g} mm"
            )


def _tables(sources: Sequence[Section], name: str, inside: str = "") -> list[Section]:
    """The tables of that name, the shipped one first; a table that holds tables knows only those of the shipped one."""
    found = [source.table(name) for source in sources if name in source.values]
    tables = [Section(table.path, table.text, table.values, f"[{inside}{name}]") for table in found]
    for table in tables[1:]:
        table.only(tables[0].values)
    return tables


def _read(part: type[Part], sources: Sequence[Section], name: str, inside: str = "", **known: object) -> Part:
    tables = _tables(sources, name, inside)
    return part(**known, **{key: _value(table, key, kind) for table in tables for key, kind in _kinds(part, table)})


def _kinds(part: type, table: Section) -> Iterator[tuple[str, str]]:
    """The keys that a table has, with the type of what stands there."""
    for field in fields(part):
        if field.name in table.values:
            yield field.name, str(field.type)


def _value(table: Section, key: str, kind: str) -> object:
    match kind:
        case "int":
            return table.whole(key, 0, _MOST_COUNTED)
        case "FaceFigure":
            return FaceFigure(table.choice(key, [figure.value for figure in FaceFigure]))
        case _:
            nothing = key.endswith(_MAY_BE_NOTHING)
            return table.number(key, _LEAST.get(key, 0.0 if nothing else _LEAST_MM), _MOST_MM)
