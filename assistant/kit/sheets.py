"""What all sheets of one print have in common: words, sizes, the paper, a heading in the margin, lines to cut along."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from manifold3d import CrossSection

from assistant.kit.drawing import outline
from assistant.kit.grids import Grid
from assistant.kit.labels import Box
from assistant.kit.measures import Measures
from assistant.kit.svg import filled, svg
from assistant.words.announcement import Argument
from assistant.words.catalogue import Catalogue

_HEAD_LINE_MM = 5.5
_HEAD_POINTS = 9.0
_LARGE_HEAD_POINTS = 13.0
_MOTIF_STEP = 1.35


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


def motif(figures: Sequence[CrossSection], side_mm: float) -> str:
    """Shapes in a row, white: what the title's band is adorned with."""
    step = side_mm * _MOTIF_STEP
    drawn = [filled(outline(each, (place + 0.5) * step, side_mm / 2), "#fff") for place, each in enumerate(figures)]
    return svg(drawn, len(figures) * step, side_mm)


def page_size(grid: Grid) -> dict[str, float]:
    """The paper, as the typesetter takes it."""
    width, height = grid.paper.size_mm
    return {"width": width, "height": height}


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
