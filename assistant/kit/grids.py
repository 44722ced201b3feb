"""Where labels are on a sheet: sheets from a shop by their name, a grid by its numbers, or a full sheet to cut."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, fields
from enum import Enum
from pathlib import Path

from assistant.deck.document import SHIPPED, BadDeck, Section, read_document

_MOST_MM = 500.0
_MOST_LABELS = 100
_EDGE_MM = 6.0  # of a full sheet: what printers leave white
_HEAD_MM = 12.0  # of a full sheet, where its heading stands


class Paper(Enum):
    """The papers that printers take."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def size_mm(self) -> tuple[float, float]:
        """Width and height, upright."""
        return (210.0, 297.0) if self is Paper.A4 else (215.9, 279.4)


@dataclass(frozen=True, slots=True)
class Grid:
    """Labels in rows on a sheet; `across_mm` and `down_mm` lead from one label's corner to the next one's."""

    name: str
    paper: Paper
    columns: int
    rows: int
    left_mm: float
    top_mm: float
    width_mm: float
    height_mm: float
    across_mm: float
    down_mm: float
    is_cut: bool = False  # a full sheet, with lines to cut along

    @property
    def count(self) -> int:
        """How many labels a sheet holds."""
        return self.columns * self.rows

    def corner_mm(self, place: int) -> tuple[float, float]:
        """The upper left corner of a sheet's label, counted row by row from 0."""
        row, column = divmod(place, self.columns)
        return self.left_mm + column * self.across_mm, self.top_mm + row * self.down_mm


def named_grids() -> dict[str, Grid]:
    """The sheets that are known by name."""
    return {grid.name: grid for grid in _read_all(SHIPPED / "grids.toml")}


def find_grid(name: str) -> Grid:
    """A grid by its name, or from a file of one's own; BadDeck says what is wrong, or which names there are."""
    known = named_grids()
    if name.upper() in known:
        return known[name.upper()]
    if not name.lower().endswith(".toml"):
        raise BadDeck(f"no grid is called {name!r}; there are {', '.join(known)}, or name a file that ends in .toml")
    grids = list(_read_all(Path(name)))
    if len(grids) > 1:
        raise BadDeck(f"{name}: there must be one [[grid]], not {len(grids)}")
    return grids[0]


def full_sheet(paper: Paper, width_mm: float, height_mm: float) -> Grid:
    """As many labels of this size as a sheet holds, side by side, with lines to cut along."""
    wide, high = paper.size_mm
    columns = int((wide - 2 * _EDGE_MM) // width_mm)
    rows = int((high - _HEAD_MM - _EDGE_MM) // height_mm)
    if not columns or not rows:
        raise BadDeck(f"no card of {width_mm:g} by {height_mm:g} mm fits on {paper.value} paper")
    left = (wide - columns * width_mm) / 2
    sizes = (width_mm, height_mm, width_mm, height_mm)
    return Grid("full", paper, columns, rows, left, _HEAD_MM, *sizes, is_cut=True)


def _read_all(path: Path) -> Iterator[Grid]:
    top = read_document(path)
    top.only({"grid"})
    for section in top.tables("grid"):
        yield _read(section)


def _read(section: Section) -> Grid:
    section.only({field.name for field in fields(Grid)} - {"is_cut"})
    paper = Paper(section.choice("paper", [paper.value for paper in Paper]))
    columns, rows = (section.whole(key, 1, _MOST_LABELS) for key in ("columns", "rows"))
    left, top, width, height = (
        section.number(key, 0.0, _MOST_MM) for key in ("left_mm", "top_mm", "width_mm", "height_mm")
    )
    across, down = (section.number(key, 0.0, _MOST_MM) for key in ("across_mm", "down_mm"))
    grid = Grid(section.word("name"), paper, columns, rows, left, top, width, height, across, down)
    x, y = grid.corner_mm(grid.count - 1)
    right, bottom = x + grid.width_mm, y + grid.height_mm
    if right > paper.size_mm[0] or bottom > paper.size_mm[1]:
        raise section.bad(f"the grid {grid.name!r} reaches {right:g} by {bottom:g} mm, beyond {paper.value} paper")
    if grid.across_mm < grid.width_mm or grid.down_mm < grid.height_mm:
        raise section.bad(f"the labels of the grid {grid.name!r} overlap: a step must be at least a label long")
    return grid


def sheets_needed(grid: Grid, labels: int) -> int:
    """How many sheets so many labels fill."""
    return math.ceil(labels / grid.count)
