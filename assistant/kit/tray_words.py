"""The tray's plan for who makes it out of cardboard, by ear: words and whole millimetres."""

from __future__ import annotations

from assistant.kit.measures import Measures
from assistant.kit.tray import TrayPlan
from assistant.words.catalogue import Catalogue


def plan_told(plan: TrayPlan, measures: Measures, catalogue: Catalogue) -> list[str]:
    """One line a part, in the order in which they are made."""
    tray = measures.tray
    wall = tray.wall_mm
    (width, depth), (left, near, side, _) = plan.plate, plan.window
    parts: dict[str, dict[str, float]] = {
        "what": {},
        "base": {"width": width, "depth": depth, "thick": tray.plate_mm},
        "window": {"side": side, "left": wall + left, "near": depth - wall - near - side},
        "stop": {"wide": wall, "high": tray.stop_height_mm, "far": width, "left": depth - wall},
        "peg": {
            "diameter": plan.peg_diameter,
            "left": wall + plan.peg[0],
            "far": wall + plan.peg[1],
            "high": tray.peg_height_mm,
        },
        "notch": {"radius": tray.notch_mm / 2},
        "legs": {"high": plan.legs, "left": depth, "right": depth - tray.notch_mm / 2},
        "use": {},
    }
    return [
        catalogue.render(f"kit-tray-{part}", {name: round(number) for name, number in numbers.items()})
        for part, numbers in parts.items()
    ]
