"""What is printed on a label: the name large, what is felt drawn small, the code at the lower right."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from assistant.deck.codes import Code
from assistant.deck.deck import CardKind
from assistant.deck.document import BadDeck
from assistant.kit.drawing import label_picture, outline
from assistant.kit.grids import Grid
from assistant.kit.marks import mark_figure
from assistant.kit.measures import Mark, Measures
from assistant.kit.qr import MODULES, PrintedCode, code_path, fitted_code
from assistant.kit.svg import filled, svg

_LINE_OF_NAME_MM = 4.0  # a name above the code is worth it from this height on
_GAP_MM = 1.0
_TOP_MM = 0.5  # above a name: every tenth of a millimetre makes it larger
_ASIDE_MM = 0.8
_MOST_PICTURE_MM = 14.0


@dataclass(frozen=True, slots=True)
class Box:
    """A place on a label or page, in millimetres from its upper left corner."""

    x: float
    y: float
    w: float
    h: float


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing in its box, and what it shows in words; "" where the words stand beside it anyway."""

    box: Box
    svg: str
    alt: str


@dataclass(frozen=True, slots=True)
class Label:
    """What one label says: `begins` where the first card of a kind makes a heading for who listens."""

    code: Code
    name: str
    code_told: str
    begins: bool
    picture: str  # SVG
    picture_told: str
    picture_size: tuple[float, float]  # width and height; a mark is never drawn larger than it is felt


@dataclass(frozen=True, slots=True)
class Arrangement:
    """One way to arrange a name and a drawing beside the code."""

    name: Box
    picture: Box


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the parts of all labels of a grid are: of the arrangements, each name takes that in which it is largest."""

    code: Box  # its quiet zone included
    arrangements: tuple[Arrangement, ...]


def label_layout(width_mm: float, height_mm: float, measures: Measures) -> tuple[PrintedCode, Layout]:
    """Arrange a label of this size. BadDeck if the code would be too small to be read."""
    margin = measures.label.margin_mm
    printed = fitted_code(min(width_mm, height_mm) - margin, measures.qr)
    side = printed.side_mm
    below = min(margin, (height_mm - side) / 2)
    code = Box(width_mm - side - below, height_mm - side - below, side, side)
    left = margin + _ASIDE_MM
    beside = code.x - left
    foot = height_mm - margin
    high = min(height_mm * 0.44, _MOST_PICTURE_MM)
    name_beside = Box(left, margin, beside, foot - high - _GAP_MM - margin)
    arrangements = [Arrangement(name_beside, Box(left, foot - high, beside, high))]
    if code.y - _TOP_MM >= _LINE_OF_NAME_MM:
        above = Box(left, _TOP_MM, width_mm - 2 * left, code.y - _TOP_MM)
        high = min(foot - code.y, _MOST_PICTURE_MM)
        arrangements.insert(0, Arrangement(above, Box(left, foot - high, beside, high)))
    return printed, Layout(code, tuple(arrangements))


def check_fits_card(grid: Grid, measures: Measures) -> None:
    """Refuse labels that would lie under a sticker or stand over the card's edge; BadDeck says by how much."""
    card, most = measures.card, measures.label_room_mm
    if grid.height_mm > most:
        raise BadDeck(
            f"the labels {grid.name} are {grid.height_mm:g} mm high, and below its stickers a card has {most:g} mm"
        )
    if grid.width_mm > card.width_mm:
        raise BadDeck(f"the labels {grid.name} are {grid.width_mm:g} mm wide, and the card only {card.width_mm:g} mm")


def kind_picture(kind: CardKind, measures: Measures) -> tuple[str, tuple[float, float]]:
    """The drawing of a kind's card with its shape large beside it, or of a tile's mark; with width and height."""
    if kind.sticker is not None and kind.position is not None:
        drawn, width = label_picture(kind.sticker, kind.position, measures)
        return drawn, (width, measures.card.height_mm)
    return mark_picture(measures.tiles[kind.id], measures)


def mark_picture(mark: Mark, measures: Measures) -> tuple[str, tuple[float, float]]:
    """A mark at its full size, with its width and height."""
    figure = mark_figure(mark, measures.mark)
    _, low, width, high = figure.bounds()
    height = 2 * max(high, -low)
    return svg([filled(outline(figure, 0, height / 2))], width, height), (width, height)


def placed(label: Label, layout: Layout, printed: PrintedCode, at: tuple[float, float]) -> dict[str, object]:
    """A label as the typesetter takes it, its corner at this place on the sheet."""
    quiet = printed.quiet_modules * printed.module_mm
    inside = Box(layout.code.x + quiet, layout.code.y + quiet, *[MODULES * printed.module_mm] * 2)
    return {
        "x": at[0],
        "y": at[1],
        "name": label.name,
        "begins": label.begins,
        "arrangements": [
            {"name": asdict(way.name), "picture": asdict(_fitted(way.picture, label.picture_size))}
            for way in layout.arrangements
        ],
        "drawing": {"svg": label.picture, "alt": label.picture_told},
        "pictures": [{"box": asdict(inside), "svg": code_svg(label.code), "alt": label.code_told}],
    }


def code_svg(code: Code) -> str:
    """A card's code without its quiet zone, a module being a unit."""
    return svg([filled(code_path(code))], MODULES, MODULES)


def _fitted(box: Box, size: tuple[float, float]) -> Box:
    """The lower left of a box, for a drawing that is made smaller if need be, and never larger."""
    scale = min(box.w / size[0], box.h / size[1], 1.0)
    width, height = size[0] * scale, size[1] * scale
    return Box(box.x, box.y + box.h - height, width, height)
