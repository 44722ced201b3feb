"""Lay out the sheets of a deck: a page that tells where everything goes, the kinds, and all labels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from manifold3d import CrossSection

from assistant.deck.codes import Code
from assistant.deck.deck import CardKind, Deck, Position, Sticker
from assistant.kit.drawing import card_parts, card_picture, circle, filled, outline, rectangle, svg
from assistant.kit.grids import Grid, sheets_needed
from assistant.kit.labels import Box, Label, Picture, check_fits_card, kind_picture, label_layout, placed
from assistant.kit.marks import face_figure
from assistant.kit.measures import Mark, Measures
from assistant.kit.shapes import figure
from assistant.words.announcement import Argument, Phrase
from assistant.words.catalogue import Catalogue

_BAR_MM = 100
_HEAD_LINE_MM = 5.5
_HEAD_POINTS = 9.0
_LARGE_HEAD_POINTS = 13.0
_MOTIF_STEP = 1.35
_PANEL_MM = 32.0


@dataclass(frozen=True, slots=True)
class Sheets:
    """What all sheets of one print have in common."""

    catalogue: Catalogue
    measures: Measures
    grid: Grid
    copy: str  # the letter of the deck, "B" for the first

    def words(self, message: str, **args: Argument) -> str:
        """A message in the language of the sheets."""
        return self.catalogue.render(message, args)


def deck_document(sheets: Sheets, deck: Deck) -> dict[str, Any]:
    """The sheets of a game's own cards or tiles. BadDeck if labels do not fit, or codes would be unreadable."""
    has_stickers = any(kind.sticker for kind in deck.kinds)
    if has_stickers:
        check_fits_card(sheets.grid, sheets.measures)
    labels = [label for kind in deck.kinds for label in _labels_of(sheets, deck, kind)]
    return {
        **page_size(sheets.grid),
        "title": sheets.words(f"kit-title-{deck.game}"),
        "motif": _stickers_motif(sheets) if has_stickers else _faces_motif(sheets),
        "guide": _guide(sheets, deck) if has_stickers else _tile_guide(sheets, deck),
        "sheets": list(label_sheets(sheets, labels, deck)),
        "dice": None if has_stickers else _dice(sheets),
    }


def motif(figures: Sequence[CrossSection], side_mm: float) -> str:
    """Shapes in a row, white: what the title's band is adorned with."""
    step = side_mm * _MOTIF_STEP
    drawn = [filled(outline(each, (place + 0.5) * step, side_mm / 2), "#fff") for place, each in enumerate(figures)]
    return svg(drawn, len(figures) * step, side_mm)


def page_size(grid: Grid) -> dict[str, float]:
    """The paper, as the typesetter takes it."""
    width, height = grid.paper.size_mm
    return {"width": width, "height": height}


def _stickers_motif(sheets: Sheets) -> str:
    side = sheets.measures.sticker.size_mm
    return motif([figure(shape, side) for shape in Sticker], side)


def _faces_motif(sheets: Sheets) -> str:
    measures = sheets.measures
    return motif([face_figure(face.figure, measures) for face in measures.faces], measures.die.sticker_mm)


def _labels_of(sheets: Sheets, deck: Deck, kind: CardKind) -> Iterable[Label]:
    picture, size = kind_picture(kind, sheets.measures)
    card = Phrase(f"kind-{kind.id}")
    for place, number in enumerate(kind.numbers, 1):
        yield Label(
            Code(deck.set, sheets.copy, number),
            capital(sheets.words(card.id)),
            sheets.words("kit-code-card", card=card, place=place, count=kind.count),
            place == 1,
            picture,
            _drawn(sheets, kind) if place == 1 else "",
            size,
        )


def _drawn(sheets: Sheets, kind: CardKind) -> str:
    if kind.sticker is not None:
        return sheets.words("kit-kind-drawn", sticker=Phrase(f"touch-{kind.id}"))
    return sheets.words("kit-tile-drawn", mark=mark_told(sheets.measures.tiles[kind.id]))


def mark_told(mark: Mark) -> Phrase:
    """A mark in words: "one bar, two dots"."""
    bars, dots = Phrase("kit-mark-bars", {"bars": mark.bars}), Phrase("kit-mark-dots", {"dots": mark.dots})
    if mark.bars and mark.dots:
        return Phrase("kit-mark-both", {"bars": bars, "dots": dots})
    return bars if mark.bars else dots


def label_sheets(sheets: Sheets, labels: Sequence[Label], deck: Deck) -> Iterable[dict[str, Any]]:
    """The labels on their sheets, row by row, each sheet with a heading that tells its kinds."""
    grid = sheets.grid
    printed, layout = label_layout(grid.width_mm, grid.height_mm, sheets.measures)
    count = sheets_needed(grid, len(labels))
    for sheet in range(count):
        first = sheet * grid.count
        here = labels[first : first + grid.count]
        kinds = [kind for kind in deck.kinds if kind.numbers.start < first + len(here) and kind.numbers.stop > first]
        heading = sheets.words(
            "kit-sheet",
            sheet=sheet + 1,
            sheets=count,
            **{"from": Phrase(f"kind-{kinds[0].id}"), "to": Phrase(f"kind-{kinds[-1].id}")},
        )
        yield {
            **sheet_frame(grid, heading),
            "labels": [placed(label, layout, printed, grid.corner_mm(place)) for place, label in enumerate(here)],
        }


def sheet_frame(grid: Grid, heading: str) -> dict[str, Any]:
    """A sheet without its labels: the heading in the top margin, and the lines to cut along."""
    points = _LARGE_HEAD_POINTS if grid.is_cut else _HEAD_POINTS
    top = max(grid.top_mm - _HEAD_LINE_MM * (1.4 if grid.is_cut else 1.0), 1.0)
    return {
        "heading": heading,
        "head": asdict(Box(grid.left_mm, top, grid.paper.size_mm[0] - 2 * grid.left_mm, _HEAD_LINE_MM)),
        "head-size": points,
        "lines": list(_cuts(grid)) if grid.is_cut else [],
    }


def _cuts(grid: Grid) -> Iterable[tuple[float, float, float, float]]:
    right, bottom = grid.left_mm + grid.columns * grid.across_mm, grid.top_mm + grid.rows * grid.down_mm
    for column in range(grid.columns + 1):
        x = grid.left_mm + column * grid.across_mm
        yield x, grid.top_mm, x, bottom
    for row in range(grid.rows + 1):
        y = grid.top_mm + row * grid.down_mm
        yield grid.left_mm, y, right, y


def guide_of(sheets: Sheets, steps: Sequence[str], heading: str = "") -> dict[str, Any]:
    """A page of instructions; the bar is there for measuring a print."""
    return {
        "print": sheets.words("kit-print-full-size", millimetres=_BAR_MM),
        "bar": _BAR_MM,
        "bar-told": sheets.words("kit-bar-drawn", millimetres=_BAR_MM),
        "heading": heading,
        "steps": steps,
        "picture": None,
        "kinds-heading": sheets.words("kit-heading-kinds"),
        "kinds": [],
    }


def _guide(sheets: Sheets, deck: Deck) -> dict[str, Any]:
    return {
        **guide_of(sheets, list(_steps(sheets)), sheets.words("kit-heading-places")),
        "picture": asdict(_full_size_card(sheets)),
        "kinds": _kinds(sheets, deck),
    }


def _tile_guide(sheets: Sheets, deck: Deck) -> dict[str, Any]:
    return {**guide_of(sheets, [sheets.words("kit-tiles-labels")]), "kinds": _kinds(sheets, deck)}


def _steps(sheets: Sheets) -> Iterable[str]:
    measures = sheets.measures
    hole, places, tag = measures.hole, measures.places, measures.rfid
    yield sheets.words(
        "kit-place-hole",
        diameter=round(hole.diameter_mm),
        right=round(hole.from_right_mm),
        top=round(hole.from_top_mm),
    )
    heights = {
        name: round(places[at].y_mm)
        for name, at in (
            ("high", Position.LEFT_TOP),
            ("middle", Position.LEFT_MIDDLE),
            ("low", Position.LEFT_LOW),
        )
    }
    yield sheets.words("kit-place-sticker", left=round(places[Position.TOP_LEFT].x_mm), **heights)
    yield sheets.words("kit-place-label")
    yield sheets.words("kit-place-tag", left=round(tag.x_mm), top=round(tag.y_mm), diameter=round(tag.diameter_mm))
    yield sheets.words("kit-place-never")
    yield sheets.words("kit-place-order")


def _full_size_card(sheets: Sheets) -> Picture:
    """The guide to lay a card on: everything at its own size and place."""
    measures, grid = sheets.measures, sheets.grid
    card, tag = measures.card, measures.rfid
    printed, layout = label_layout(grid.width_mm, grid.height_mm, measures)
    x, y = card.width_mm - grid.width_mm, card.height_mm - grid.height_mm
    code = layout.code
    dashed = 'fill="none" stroke="#000" stroke-width="0.3" stroke-dasharray="1.5 1"'
    half = measures.sticker.size_mm / 2
    parts = [
        *card_parts(measures),
        *(
            rectangle(place.x_mm - half, place.y_mm - half, 2 * half, 2 * half, 1, dashed)
            for place in set(measures.places.values())
        ),
        circle(tag.x_mm, tag.y_mm, tag.diameter_mm / 2, 'fill="none" stroke="#777" stroke-width="0.3"'),
        rectangle(x + 0.2, y + 0.2, grid.width_mm - 0.4, grid.height_mm - 0.4, 1.5, dashed),
        rectangle(x + code.x, y + code.y, printed.side_mm, printed.side_mm, 0, 'fill="#ccc"'),
    ]
    box = Box(0, 0, card.width_mm, card.height_mm)
    return Picture(box, svg(parts, card.width_mm, card.height_mm), sheets.words("kit-card-drawn"))


def _kinds(sheets: Sheets, deck: Deck) -> list[dict[str, Any]]:
    return [
        {
            "name": capital(sheets.words(f"kind-{kind.id}")),
            "picture": asdict(_panel_picture(sheets, kind)),
            "lines": [_count_told(sheets, kind), _labels_told(sheets, kind)],
        }
        for kind in deck.kinds
    ]


def _panel_picture(sheets: Sheets, kind: CardKind) -> Picture:
    card = sheets.measures.card
    if kind.sticker is not None and kind.position is not None:
        drawn, ratio = card_picture(kind.sticker, kind.position, sheets.measures), card.width_mm / card.height_mm
        return Picture(Box(0, 0, _PANEL_MM * ratio, _PANEL_MM), drawn, "")
    drawn, (width, height) = kind_picture(kind, sheets.measures)
    return Picture(Box(0, 0, width, height), drawn, "")


def _count_told(sheets: Sheets, kind: CardKind) -> str:
    felt = Phrase(f"touch-{kind.id}") if kind.sticker is not None else mark_told(sheets.measures.tiles[kind.id])
    message = "kit-kind-of-cards" if kind.sticker is not None else "kit-kind-of-tiles"
    return sheets.words(message, count=kind.count, sticker=felt)


def _labels_told(sheets: Sheets, kind: CardKind) -> str:
    grid = sheets.grid
    first, last = kind.numbers[0], kind.numbers[-1]
    if kind.count == 1:
        return sheets.words("kit-kind-label", at=_at(grid, first))
    end = _in_row(grid, last) if first // grid.count == last // grid.count else _at(grid, last)
    return sheets.words("kit-kind-labels", **{"from": _at(grid, first), "to": end})


def _at(grid: Grid, number: int) -> Phrase:
    return Phrase("kit-at", {"sheet": number // grid.count + 1, "at": _in_row(grid, number)})


def _in_row(grid: Grid, number: int) -> Phrase:
    row, column = divmod(number % grid.count, grid.columns)
    return Phrase("kit-in-row", {"row": row + 1, "place": column + 1})


def _dice(sheets: Sheets) -> dict[str, Any]:
    """The page of stickers for plain dice, for swell paper."""
    die = sheets.measures.die
    faces = []
    for face in sheets.measures.faces:
        side, drawn = die.sticker_mm, face_figure(face.figure, sheets.measures)
        count = die.dice * face.on_each_die
        told = sheets.words(
            "kit-dice-face",
            face=Phrase(f"bar-die-{face.id}"),
            figure=Phrase(f"kit-figure-{face.figure.value}"),
            count=count,
        )
        picture = Picture(Box(0, 0, side, side), svg([filled(outline(drawn, side / 2, side / 2))], side, side), "")
        faces.append({"told": told, "count": count, "picture": asdict(picture)})
    return {
        "heading": sheets.words("kit-heading-dice"),
        "told": sheets.words("kit-dice-faces", dice=die.dice, edge=round(die.edge_mm)),
        "faces": faces,
    }


def capital(text: str) -> str:
    """A name as it begins a label."""
    return text[:1].upper() + text[1:]
