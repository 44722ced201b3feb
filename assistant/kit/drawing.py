"""Draw outlines as SVG, in millimetres, for the printed page, a cutting plotter or swell paper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from manifold3d import CrossSection

from assistant.deck.deck import Position, Sticker
from assistant.kit.measures import Measures
from assistant.kit.shapes import figure

_LINE_MM = 0.35
_ENLARGED = 1.7  # of a sticker in a small drawing: it must be recognised
_BESIDE_MM = 14.0


def outline(figure: CrossSection, x_mm: float = 0.0, y_mm: float = 0.0) -> str:
    """A figure as an SVG path, its middle moved to x, y; SVG counts y downwards."""
    return "".join(_closed(contour, x_mm, y_mm) for contour in figure.to_polygons())


def _closed(contour: Iterable[Sequence[float]], x_mm: float, y_mm: float) -> str:
    points = [f"{x_mm + float(x):.3f} {y_mm - float(y):.3f}" for x, y in contour]
    return f"M{'L'.join(points)}Z"


def filled(path: str, colour: str = "#000") -> str:
    """A path, filled; holes stay open."""
    return f'<path d="{path}" fill="{colour}" fill-rule="evenodd"/>'


def lined(path: str, colour: str = "#000", width_mm: float = _LINE_MM) -> str:
    """A path as a line."""
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width_mm:g}"/>'


def rectangle(x: float, y: float, width: float, height: float, round_mm: float, style: str) -> str:
    """A rectangle with rounded corners; `style` are SVG attributes."""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_mm:g}" {style}/>'


def circle(x: float, y: float, radius: float, style: str) -> str:
    """A circle; `style` are SVG attributes."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" {style}/>'


def svg(parts: Iterable[str], width_mm: float, height_mm: float, title: str = "") -> str:
    """A whole drawing of this size, a unit being a millimetre."""
    named = f"<title>{title}</title>" if title else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width_mm:g}mm" height="{height_mm:g}mm"'
        f' viewBox="0 0 {width_mm:g} {height_mm:g}">{named}{"".join(parts)}</svg>'
    )


def card_parts(measures: Measures, line_mm: float = _LINE_MM) -> list[str]:
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
    """The same with the sticker's shape large beside it, and how wide this is; it is as high as a card."""
    card = measures.card
    size = card.height_mm * 0.62
    width = card.width_mm + _BESIDE_MM + size
    shape = filled(outline(figure(sticker, size), width - size / 2, card.height_mm / 2))
    return svg([*_small_card(sticker, position, measures), shape], width, card.height_mm), width


def _small_card(sticker: Sticker, position: Position, measures: Measures) -> list[str]:
    place, size = measures.places[position], _ENLARGED * measures.sticker.size_mm
    middle = (max(at, size / 2 + 4) for at in (place.x_mm, place.y_mm))
    return [*card_parts(measures, 2.6), filled(outline(figure(sticker, size), *middle))]
