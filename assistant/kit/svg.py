"""The few signs of SVG that the kit draws with, a unit being a millimetre."""

from __future__ import annotations

from collections.abc import Iterable

LINE_MM = 0.35


def filled(path: str, colour: str = "#000") -> str:
    """A path, filled; holes stay open."""
    return f'<path d="{path}" fill="{colour}" fill-rule="evenodd"/>'


def lined(path: str, colour: str = "#000", width_mm: float = LINE_MM) -> str:
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
