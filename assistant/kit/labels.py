"""What is printed on a label: the name large, what is felt drawn small, the code at the lower right."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from assistant.deck.codes import Code
from assistant.deck.deck import CardKind
from assistant.deck.document import BadDeck
from assistant.kit.drawing import label_picture, outline
from assistant.kit.grids import Grid, named_grids
from assistant.kit.marks import mark_figure
from assistant.kit.measures import Mark, Measures
from assistant.kit.qr import MODULES, PrintedCode, code_path, fitted_code
from assistant.kit.svg import filled, svg

_LINE_OF_NAME_MM = 5.0  # a name above the code is worth it from this height on
_ROOM_FOR_NAME_MM = 6.0  # large enough: what is left stays free above it
_GAP_MM = 1.0
# So far printers shift a sheet, and scissors miss a line: nothing that is read stands nearer to a label's edge.
_EDGE_MM = 1.0
_LEAST_EDGE_MM = 0.75  # above a name on small labels, which is in sixteen points for it: at worst its tips are lost
_MOST_EDGE_MM = 2.0
_SIDE_MM = 1.5
_PICTURES = (0.44, 0.3)  # of a label's height, below a name beside the code: the second where the name needs the room
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
    beside = code.x - _SIDE_MM
    foot = height_mm - _EDGE_MM
    arrangements = [_beside(beside, foot, min(share * height_mm, _MOST_PICTURE_MM)) for share in _PICTURES]
    top = min(max(_LEAST_EDGE_MM, code.y - _ROOM_FOR_NAME_MM), _MOST_EDGE_MM)
    if code.y - top >= _LINE_OF_NAME_MM:
        above = Box(_SIDE_MM, top, width_mm - 2 * _SIDE_MM, code.y - top)
        high = min(foot - code.y - _GAP_MM, _MOST_PICTURE_MM)
        arrangements.insert(0, Arrangement(above, Box(_SIDE_MM, foot - high, beside, high)))
    return printed, Layout(code, tuple(arrangements))


def _beside(width_mm: float, foot_mm: float, picture_mm: float) -> Arrangement:
    """A name beside the code, over a drawing of this height that stands on the foot."""
    picture = Box(_SIDE_MM, foot_mm - picture_mm, width_mm, picture_mm)
    return Arrangement(Box(_SIDE_MM, _EDGE_MM, width_mm, picture.y - _GAP_MM - _EDGE_MM), picture)


def check_serves_cards(grid: Grid, measures: Measures) -> None:
    """Refuse labels too small for a code, or too large below the stickers; BadDeck names those that serve."""
    if not (reason := _why_not(grid, measures)):
        return
    serving = [name for name, known in named_grids().items() if not _why_not(known, measures)]
    raise BadDeck(f"{reason}; of the known ones, these serve: {', '.join(serving)}" if serving else reason)


def _why_not(grid: Grid, measures: Measures) -> str:
    """Why labels do not serve for cards; "" for those that do."""
    card, most = measures.card, measures.label_room_mm
    if grid.height_mm > most:
        return f"the labels {grid.name} are {grid.height_mm:g} mm high, and below its stickers a card has {most:g} mm"
    if grid.width_mm > card.width_mm:
        return f"the labels {grid.name} are {grid.width_mm:g} mm wide, and the card only {card.width_mm:g} mm"
    try:
        label_layout(grid.width_mm, grid.height_mm, measures)
    except BadDeck as error:
        return str(error)
    return ""


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
