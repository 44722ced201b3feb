"""Lay out badges and control cards: with a second hole, a mark to count, large print and braille."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from assistant.kit.braille_pages import BLANK
from assistant.kit.control_cards import ControlCard
from assistant.kit.dots import HYPHEN, broken, cells_that_fit, drawn_dots
from assistant.kit.drawing import outline
from assistant.kit.grids import sheets_needed
from assistant.kit.guide import guide_of
from assistant.kit.labels import Box, code_svg
from assistant.kit.louis import Braille
from assistant.kit.marks import centred_mark, mark_figure
from assistant.kit.marks_told import capital, mark_told
from assistant.kit.measures import Mark, Measures
from assistant.kit.qr import MODULES, fitted_code
from assistant.kit.sheets import Sheets, motif, page_size, sheet_frame
from assistant.kit.svg import circle, filled, svg

SIDE_MM = 4.0
_MARK_MM = 14.0  # from the top: below the holes
_NAME_MM, _NAME_HEIGHT_MM = 26.0, 17.0
BRAILLE_MM = 44.5  # three lines end above the code
_MOST_POINTS = 30


def controls_document(sheets: Sheets, cards: tuple[ControlCard, ...], braille: Braille | None) -> dict[str, Any]:
    """The sheets of all badges and control cards; without braille the guide says so."""
    grid, measures = sheets.grid, sheets.measures
    count = sheets_needed(grid, len(cards))
    marks = [centred_mark(Mark(bars, dots), measures.mark) for bars, dots in ((0, 1), (0, 4), (1, 2), (3, 0))]
    pages = []
    for sheet in range(count):
        here = cards[sheet * grid.count : (sheet + 1) * grid.count]
        ends = {"from": here[0].name, "to": here[-1].name}
        heading = sheets.words("kit-sheet", sheet=sheet + 1, sheets=count, **ends)
        placed = [_placed(sheets, card, braille, grid.corner_mm(place)) for place, card in enumerate(here)]
        pages.append({**sheet_frame(grid, heading), "labels": placed})
    return {
        **page_size(grid),
        "title": sheets.words("kit-title-controls"),
        "motif": motif(marks, measures.mark.bar_height_mm * 2),
        "guide": guide_of(sheets, list(_steps(sheets, braille))),
        "sheets": pages,
        "dice": None,
    }


def _steps(sheets: Sheets, braille: Braille | None) -> Iterable[str]:
    holes = sheets.measures.second_hole
    yield sheets.words("kit-controls-cut")
    yield sheets.words("kit-controls-holes", badge=round(holes.badge_x_mm), control=round(holes.control_x_mm))
    yield sheets.words("kit-controls-marks")
    if braille is None:
        yield sheets.words("kit-controls-without-braille")


def _placed(sheets: Sheets, card: ControlCard, braille: Braille | None, at: tuple[float, float]) -> dict[str, Any]:
    measures = sheets.measures
    size, margin = measures.card, measures.label.margin_mm
    printed = fitted_code(size.width_mm / 2, measures.qr)
    inset = margin + printed.quiet_modules * printed.module_mm
    side = MODULES * printed.module_mm
    code = Box(size.width_mm - inset - side, size.height_mm - inset - side, side, side)
    whole = asdict(Box(0, 0, size.width_mm, size.height_mm))
    name = Box(SIDE_MM, _NAME_MM, size.width_mm - 2 * SIDE_MM, _NAME_HEIGHT_MM)
    told = sheets.catalogue.render(card.name.id, card.name.args)
    return {
        "x": at[0],
        "y": at[1],
        "name": capital(told),
        "most": _MOST_POINTS,
        "begins": True,
        "arrangements": [{"name": asdict(name), "picture": whole}],
        "drawing": {
            "svg": svg(_raised(card, told, braille, measures), size.width_mm, size.height_mm),
            "alt": sheets.words("kit-control-drawn", mark=mark_told(card.mark)),
        },
        "pictures": [
            {
                "box": asdict(code),
                "svg": code_svg(card.code),
                "alt": sheets.words("kit-code-control", control=card.name),
            }
        ],
    }


def _raised(card: ControlCard, told: str, braille: Braille | None, measures: Measures) -> Iterable[str]:
    """All that is drawn on the card's face but its code: holes, mark, braille."""
    hole = measures.hole_place
    for x in (hole.x_mm, card.second_hole_mm):
        yield circle(
            x,
            hole.y_mm,
            measures.hole.diameter_mm / 2,
            'fill="none" stroke="#000" stroke-width="0.35" stroke-dasharray="1 0.7"',
        )
    middle = _MARK_MM + measures.mark.bar_height_mm / 2
    yield filled(outline(mark_figure(card.mark, measures.mark), SIDE_MM, middle))
    if braille is not None:
        width = cells_that_fit(measures.card.width_mm - 2 * SIDE_MM, measures.braille)
        dots = drawn_dots(braille_lines(told, braille, width), measures.braille)
        yield f'<g transform="translate({SIDE_MM:g} {BRAILLE_MM:g})">{"".join(dots)}</g>'


def braille_lines(text: str, braille: Braille, width: int) -> list[str]:
    """Text as lines of cells: broken between words, and a word that is longer than a line between two syllables."""
    return broken(BLANK.join(part for word in text.split() for part in _parts(word, braille, width)), width)


def _parts(word: str, braille: Braille, width: int) -> Iterable[str]:
    """A word that fits, or its parts that do, all but the last with a hyphen."""
    while len(braille.forward(word)) > width:
        fitting = [at for at in braille.breaks(word) if len(braille.forward(word[:at])) < width]
        if not fitting:
            break
        yield braille.forward(word[: fitting[-1]]) + HYPHEN
        word = word[fitting[-1] :]
    yield braille.forward(word)
