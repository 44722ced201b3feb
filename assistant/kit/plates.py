"""All stickers of a deck side by side on a sheet or a printer's bed: kind after kind, each kind on rows of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from xml.sax.saxutils import escape

from manifold3d import CrossSection, Manifold, OpType

from assistant.deck.deck import Deck
from assistant.deck.document import BadDeck
from assistant.kit.control_cards import ControlCard
from assistant.kit.drawing import outline
from assistant.kit.marks import centred_mark, face_figure
from assistant.kit.measures import Measures
from assistant.kit.shapes import figure
from assistant.kit.solid import raised
from assistant.kit.svg import filled, lined, svg
from assistant.words.catalogue import Catalogue

_HAIRLINE_MM = 0.1


@dataclass(frozen=True, slots=True)
class Piece:
    """Something raised: its name in file names and in words, its outline around 0, 0, and how many are needed."""

    name: str
    told: str
    outline: CrossSection
    count: int


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece on a sheet: where its outline's 0, 0 is, from the upper left corner."""

    piece: Piece
    x_mm: float
    y_mm: float


@dataclass(frozen=True, slots=True)
class Bed:
    """The sheet or bed that pieces lie on, and what stays free at its edges and between two pieces."""

    width_mm: float
    height_mm: float
    edge_mm: float
    apart_mm: float


def deck_pieces(deck: Deck, measures: Measures, catalogue: Catalogue) -> tuple[Piece, ...]:
    """A sticker for each card of a deck; for tiles, marks, and the stickers of the dice."""
    if any(kind.sticker for kind in deck.kinds):
        size = measures.sticker.size_mm
        return tuple(
            Piece(kind.id, catalogue.render(f"kind-{kind.id}", {}), figure(kind.sticker, size), kind.count)
            for kind in deck.kinds
            if kind.sticker is not None
        )
    tiles = (
        Piece(
            kind.id,
            catalogue.render(f"kind-{kind.id}", {}),
            centred_mark(measures.tiles[kind.id], measures.mark),
            kind.count,
        )
        for kind in deck.kinds
    )
    dice = (
        Piece(
            f"die-{face.id}",
            catalogue.render(f"bar-die-{face.id}", {}),
            face_figure(face.figure, measures),
            measures.die.dice * face.on_each_die,
        )
        for face in measures.faces
    )
    return (*tiles, *dice)


def control_pieces(cards: Sequence[ControlCard], measures: Measures, catalogue: Catalogue) -> tuple[Piece, ...]:
    """The mark of each badge and control card."""
    return tuple(
        Piece(card.id, catalogue.render(card.name.id, card.name.args), centred_mark(card.mark, measures.mark), 1)
        for card in cards
    )


def laid(pieces: Sequence[Piece], bed: Bed) -> list[list[Placed]]:
    """Lay the pieces out in rows from the top left, kind after kind, on as many sheets as it takes.

    Each kind begins a row, so that a fingertip finds where it ends. BadDeck if a piece is larger than the sheet.
    """
    sheets: list[list[Placed]] = [[]]
    y = bed.edge_mm
    for piece in pieces:
        left, low, right, top = piece.outline.bounds()
        wide, high = right - left, top - low
        if wide > bed.width_mm - 2 * bed.edge_mm or high > bed.height_mm - 2 * bed.edge_mm:
            raise BadDeck(f"{piece.name} is {wide:g} by {high:g} mm, larger than the sheet")
        for row in _rows(piece.count, int((bed.width_mm - 2 * bed.edge_mm + bed.apart_mm) // (wide + bed.apart_mm))):
            if y + high > bed.height_mm - bed.edge_mm:
                sheets.append([])
                y = bed.edge_mm
            for place in range(row):
                sheets[-1].append(Placed(piece, bed.edge_mm - left + place * (wide + bed.apart_mm), y + top))
            y += high + bed.apart_mm
    return sheets


def _rows(count: int, width: int) -> Iterator[int]:
    while count > 0:
        yield min(count, width)
        count -= width


def sheet_svg(sheet: Sequence[Placed], bed: Bed, title: str, *, is_cut: bool) -> str:
    """A sheet as SVG: lines for a cutting plotter, or black shapes for swell paper; each kind is a named group."""
    draw = partial(lined, width_mm=_HAIRLINE_MM) if is_cut else filled
    groups = [
        f"<g><title>{escape(told)}</title>"
        + "".join(draw(outline(placed.piece.outline, placed.x_mm, placed.y_mm)) for placed in group)
        + "</g>"
        for told, group in groupby(sheet, key=lambda placed: placed.piece.told)
    ]
    return svg(groups, bed.width_mm, bed.height_mm, escape(title))


def piece_solid(piece: Piece, measures: Measures) -> Manifold:
    """A piece for a printer of plastic, as high as a sticker."""
    return raised(piece.outline, measures.sticker.height_mm, measures.mark)


def sheet_solid(sheet: Sequence[Placed], bed: Bed, measures: Measures) -> Manifold:
    """A sheet as solids on a printer's bed, whose near left corner is 0, 0."""
    solids = [
        piece_solid(placed.piece, measures).translate((placed.x_mm, bed.height_mm - placed.y_mm, 0)) for placed in sheet
    ]
    return Manifold.batch_boolean(solids, OpType.Add)
