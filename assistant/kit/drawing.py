"""Draw outlines as SVG, in millimetres, for the printed page, a cutting plotter or swell paper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from manifold3d import CrossSection

from assistant.deck.deck import Position, Sticker
from assistant.kit.measures import Measures
from assistant.kit.shapes import figure
from assistant.kit.svg import LINE_MM, circle, filled, rectangle, svg

_ENLARGED = 1.7  # of a sticker in a small drawing: it must be recognised
_BESIDE_MM = 14.0


def outline(figure: CrossSection, x_mm: float = 0.0, y_mm: float = 0.0) -> str:
    """A figure as an SVG path, its middle moved to x, y; SVG counts y downwards."""
    return "".join(_closed(contour, x_mm, y_mm) for contour in figure.to_polygons())


def _closed(contour: Iterable[Sequence[float]], x_mm: float, y_mm: float) -> str:
    points = [f"{x_mm + float(x):.3f} {y_mm - float(y):.3f}" for x, y in contour]
    return f"M{'L'.join(points)}Z"


def card_parts(measures: Measures, line_mm: float = LINE_MM) -> list[str]:
    """A card's edge and its punched hole."""
    card, hole = measures.card, measures.hole_place
    half = line_mm / 2
    style = f'fill="#fff" stroke="#000" stroke-width="{line_mm:g}"'
    return [
        rectangle(half, half, card.width_mm - line_mm, card.height_mm - line_mm, card.corner_mm, style),
        circle(hole.x_mm, hole.y_mm, measures.hole.diameter_mm / 2, style),
    ]


def card_picture(sticker: Sticker, position: Position, measures: Measures) -> str:
    """A card with its sticker and its hole, drawn so that it is recognised when it is two centimetres wide."""
    card = measures.card
    return svg(_small_card(sticker, position, measures), card.width_mm, card.height_mm)


def label_picture(sticker: Sticker, position: Position, measures: Measures) -> tuple[str, float]:
    """The same with the sticker's shape large beside it, and how wide this is; it is as high as a card.

    The shape too is high, in the middle or low: this is seen where the card is too small.
    """
    card = measures.card
    size = card.height_mm * 0.62
    width = card.width_mm + _BESIDE_MM + size
    middle = size / 2 + _how_low(position, measures) * (card.height_mm - size)
    shape = filled(outline(figure(sticker, size), width - size / 2, middle))
    return svg([*_small_card(sticker, position, measures), shape], width, card.height_mm), width


def _how_low(position: Position, measures: Measures) -> float:
    """Where a position is among all, from 0, the highest, to 1, the lowest."""
    heights = [place.y_mm for place in measures.places.values()]
    spread = max(heights) - min(heights)
    return (measures.places[position].y_mm - min(heights)) / spread if spread else 0.0


def _small_card(sticker: Sticker, position: Position, measures: Measures) -> list[str]:
    place, size = measures.places[position], _ENLARGED * measures.sticker.size_mm
    middle = (max(at, size / 2 + 4) for at in (place.x_mm, place.y_mm))
    return [*card_parts(measures, 2.6), filled(outline(figure(sticker, size), *middle))]
