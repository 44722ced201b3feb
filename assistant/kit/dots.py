"""Draw braille at its true size, to be swelled, or to be written over with a stylus."""

from __future__ import annotations

from collections.abc import Iterable

from assistant.deck.document import BadDeck
from assistant.kit.measures import BrailleSize
from assistant.kit.svg import circle

HYPHEN = "\u2824"

_FEWEST = 2
_BLANK = "\u2800"


def cells_that_fit(width_mm: float, size: BrailleSize) -> int:
    """How many cells stand beside each other in this width; BadDeck for fewer than a letter and its hyphen."""
    last = size.dots_apart_mm + size.dot_mm
    cells = int((width_mm - last) // size.cells_apart_mm) + 1
    if cells < _FEWEST:
        raise BadDeck(f"braille of these sizes does not fit in {width_mm:g} mm: {_FEWEST} cells are needed")
    return cells


def broken(cells: str, width: int) -> list[str]:
    """Lines of at most `width` cells: broken between words, and within a word only where it is longer than a line."""
    lines: list[str] = []
    for word in cells.split(_BLANK):
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += _BLANK + word
            continue
        while len(word) > width:
            lines.append(word[: width - 1] + HYPHEN)
            word = word[width - 1 :]
        lines.append(word)
    return lines


def drawn_dots(lines: Iterable[str], size: BrailleSize) -> list[str]:
    """The dots of lines of cells as SVG; the first cell's upper left dot touches the upper left corner."""
    half = size.dot_mm / 2
    return [
        circle(
            round(half + cell * size.cells_apart_mm + column * size.dots_apart_mm, 3),
            round(half + line * size.lines_apart_mm + row * size.dots_apart_mm, 3),
            half,
            'fill="#000"',
        )
        for line, cells in enumerate(lines)
        for cell, pattern in enumerate(cells)
        for column, row in _raised(pattern)
    ]


def _raised(pattern: str) -> Iterable[tuple[int, int]]:
    """Column and row of each dot of a Unicode braille pattern of six dots."""
    bits = ord(pattern) - ord(_BLANK)
    return [divmod(dot, 3) for dot in range(6) if bits >> dot & 1]
