"""The outlines of all that is raised: stickers, as figures that are drawn, cut, swelled and printed in plastic.

A figure is made for a square of one unit and scaled to its size: its middle is at 0, 0, y goes up.
"""

from __future__ import annotations

import math
from functools import cache

from manifold3d import CrossSection, OpType

from assistant.deck.deck import Sticker

_ROUND = 96  # segments of a circle: at 12 mm they lie within a hundredth of a millimetre of it
_CROSS_ARM = 0.26
_STAR_INSIDE = 0.4  # of its outer radius: deep enough to count five points with a fingertip
_WINDOW_BAR = 0.15


def figure(sticker: Sticker, size_mm: float) -> CrossSection:
    """The outline of a sticker in a square of this size, the card held with its hole at the top right."""
    return unit_figure(sticker).scale((size_mm, size_mm))


@cache
def unit_figure(sticker: Sticker) -> CrossSection:
    """The outline of a sticker, one unit large."""
    match sticker:
        case Sticker.UPRIGHT_CROSS:
            return _cross()
        case Sticker.DIAGONAL_CROSS:
            return _cross().rotate(45)
        case Sticker.SQUARE:
            return CrossSection.square((0.88, 0.88), True)
        case Sticker.STAR:
            return _star()
        case Sticker.CIRCLE:
            return CrossSection.circle(0.5, _ROUND)
        case Sticker.WINDOW:
            return _window()
        case Sticker.FLOWER:
            return _flower()
        case Sticker.TRIANGLE:
            return CrossSection([[_point(0.577, 90 + 120 * corner) for corner in range(3)]]).translate((0, -0.144))


def _point(radius: float, degrees: float) -> tuple[float, float]:
    return radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees))


def _cross() -> CrossSection:
    return CrossSection.square((1, _CROSS_ARM), True) + CrossSection.square((_CROSS_ARM, 1), True)


def _star() -> CrossSection:
    return CrossSection(
        [[_point(0.5 if corner % 2 == 0 else 0.5 * _STAR_INSIDE, 90 + 36 * corner) for corner in range(10)]]
    )


def _window() -> CrossSection:
    """A frame with a cross in it: four panes that a fingertip falls into."""
    pane = (1 - 3 * _WINDOW_BAR) / 2
    middle = (pane + _WINDOW_BAR) / 2
    window = CrossSection.square((1, 1), True)
    for x in (-middle, middle):
        for y in (-middle, middle):
            window -= CrossSection.square((pane, pane), True).translate((x, y))
    return window


def _flower() -> CrossSection:
    """Five petals around a hollow: round like the circle, but neither smooth nor full."""
    petals = [CrossSection.circle(0.17, _ROUND).translate(_point(0.33, 90 + 72 * petal)) for petal in range(5)]
    return CrossSection.batch_boolean([*petals, CrossSection.circle(0.22, _ROUND)], OpType.Add) - CrossSection.circle(
        0.12, _ROUND
    )
