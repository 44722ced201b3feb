"""The scan tray: a stop along two edges and a peg for the punched hole, so that a card lies one way only.

The card lies face down, its hole at the upper left, and what reads its code looks up from below through a window.
The tray stands on two walls. Seen from above, x goes right and y away from who sits before it; 0, 0 is the inner corner
of the stop, at the upper left, where the card's upper right corner goes; the card reaches to the right and towards the
player.
"""

from __future__ import annotations

from dataclasses import dataclass

from manifold3d import CrossSection, Manifold

from assistant.kit.measures import Measures
from assistant.kit.qr import MODULES

_SEGMENTS = 64
_OVERLAP_MM = 0.1  # solids that only touch are not one


@dataclass(frozen=True, slots=True)
class TrayPlan:
    """The tray's sizes in millimetres, that follow from the card: what its solid and its cardboard plan are made of."""

    plate: tuple[float, float]  # width and depth
    stop: float  # how wide and high it is stands in the measures
    peg: tuple[float, float]  # from the stop's corner: to the right, and towards the player
    peg_diameter: float
    window: tuple[float, float, float, float]  # left and near edge from the stop's corner, width, depth
    legs: float  # how high the plate's underside is


def tray_plan(measures: Measures) -> TrayPlan:
    """Work the tray out for a card, its hole and its code."""
    card, tray, hole = measures.card, measures.tray, measures.hole
    play = tray.card_play_mm / 2
    side = measures.qr.module_mm * (MODULES + 2 * measures.qr.quiet_modules) + measures.label.margin_mm
    window = side + 2 * tray.window_margin_mm
    return TrayPlan(
        plate=(card.width_mm + 2 * play + 2 * tray.wall_mm, card.height_mm + 2 * play + 2 * tray.wall_mm),
        stop=tray.wall_mm,
        peg=(hole.from_right_mm + play, hole.from_top_mm + play),
        peg_diameter=hole.diameter_mm - tray.peg_play_mm,
        # The code is at the card's lower right: face down, at the lower left.
        window=(0.0, card.height_mm + 2 * play - window, window, window),
        legs=tray.clear_mm,
    )


def tray_solid(measures: Measures) -> Manifold:
    """The tray as one piece, as it stands on a table."""
    tray, plan = measures.tray, tray_plan(measures)
    width, depth = plan.plate
    wall, thick = tray.wall_mm, tray.plate_mm
    plate = _block(-wall, -wall, width, depth, 0, thick)
    left, near, window_width, window_depth = plan.window
    plate -= _block(left, near, window_width, window_depth, -1, thick + 2)
    notch = (
        CrossSection.circle(tray.notch_mm / 2, _SEGMENTS)
        .extrude(thick + 2)
        .translate((width - wall, -(depth - wall), -1))
    )
    stop = _block(-wall, -wall, width, wall, thick - _OVERLAP_MM, tray.stop_height_mm + _OVERLAP_MM)
    stop += _block(-wall, -wall, wall, depth, thick - _OVERLAP_MM, tray.stop_height_mm + _OVERLAP_MM)
    peg = CrossSection.circle(plan.peg_diameter / 2, _SEGMENTS).extrude(tray.peg_height_mm + _OVERLAP_MM)
    peg = peg.translate((plan.peg[0], -plan.peg[1], thick - _OVERLAP_MM))
    legs = _block(-wall, -wall, wall, depth, -plan.legs, plan.legs + _OVERLAP_MM)
    legs += _block(width - 2 * wall, -wall, wall, depth - tray.notch_mm / 2, -plan.legs, plan.legs + _OVERLAP_MM)
    return (plate - notch) + stop + peg + legs


def standing_for_print(tray: Manifold) -> Manifold:
    """The tray on its far edge, where the stop is: printed so, almost nothing hangs over."""
    turned = tray.rotate((-90, 0, 0))
    left, near, low, *_ = turned.bounding_box()
    return turned.translate((-left, -near, -low))


def _block(left: float, near: float, width: float, depth: float, low: float, high: float) -> Manifold:
    """A block from a corner that is so far right of and before the stop's corner, as high as `high` from `low`."""
    return Manifold.cube((width, depth, high)).translate((left, -near - depth, low))
