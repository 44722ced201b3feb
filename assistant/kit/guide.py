"""The pages before the labels: how to print, where everything goes on a card, and each kind with its labels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from assistant.deck.deck import CardKind, Deck, Position
from assistant.kit.drawing import card_parts, card_picture
from assistant.kit.grids import Grid
from assistant.kit.labels import Box, Picture, kind_picture, label_layout
from assistant.kit.marks_told import capital, mark_told
from assistant.kit.sheets import Sheets
from assistant.kit.svg import circle, rectangle, svg
from assistant.words.announcement import Phrase

_BAR_MM = 100
_PANEL_MM = 32.0


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


def deck_guide(sheets: Sheets, deck: Deck) -> dict[str, Any]:
    return {
        **guide_of(sheets, list(_steps(sheets)), sheets.words("kit-heading-places")),
        "picture": asdict(_full_size_card(sheets)),
        "kinds": _kinds(sheets, deck),
    }


def tile_guide(sheets: Sheets, deck: Deck) -> dict[str, Any]:
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
        return sheets.words("kit-kind-label", **_place(grid, first))
    begin = Phrase("kit-at", _place(grid, first))
    return sheets.words("kit-kind-labels", **{"from": begin, "to": _up_to(grid, first, last)})


def _up_to(grid: Grid, first: int, last: int) -> Phrase:
    """Where the last label of a kind is, no more of it told than differs from the first one's place."""
    here, there = _place(grid, first), _place(grid, last)
    if here["sheet"] != there["sheet"]:
        return Phrase("kit-at", there)
    if here["row"] != there["row"]:
        return Phrase("kit-at-row", {"row": there["row"], "place": there["place"]})
    return Phrase("kit-at-label", {"place": there["place"]})


def _place(grid: Grid, number: int) -> dict[str, int]:
    sheet, place = divmod(number, grid.count)
    row, column = divmod(place, grid.columns)
    return {"sheet": sheet + 1, "row": row + 1, "place": column + 1}
