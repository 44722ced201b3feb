"""Draw what a camera sees: a code on a white label, held at any angle, far away, tilted, blurred or moving."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

import cv2
import numpy as np
import segno
from cv2.typing import MatLike

_LARGE = 16  # pixels of a module before it is seen through the camera
_QUIET = 4  # modules of white around
_TABLE, _BLACK, _WHITE = 150, 40, 220
_SHAPE = ((0, 640), (0, 480), (4, 60), (4, 60), (0, 180), (0, 255))  # place, size, angle and shade
_CORNERS = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))


@dataclass(frozen=True, slots=True)
class Held:
    """How a label is held: sizes in pixels, angles in degrees."""

    module: float = 4.0
    turned: float = 0.0
    tilted: float = 0.0
    blur: float = 0.0
    motion: int = 0
    centre: tuple[float, float] = (0.5, 0.5)  # as parts of the picture


def picture(*labels: tuple[str, Held], width: int = 640, height: int = 480, noise: float = 3.0) -> MatLike:
    """A grey picture of labels on a table."""
    seen: MatLike = np.full((height, width), _TABLE, np.uint8)
    for text, held in labels:
        _paste(seen, text, held)
        if held.blur:
            seen = cv2.GaussianBlur(seen, (0, 0), held.blur)
        if held.motion:
            trace = np.zeros((held.motion, held.motion), np.float32)
            trace[held.motion // 2, :] = 1 / held.motion
            seen = cv2.filter2D(seen, -1, trace)
    grain = np.random.default_rng(7).normal(0, noise, seen.shape)
    grainy: MatLike = np.clip(seen + grain, 0, 255).astype(np.uint8)
    return grainy


def printed(size: float, blur: float) -> MatLike:
    """A page of print, its letters about thirty times `size` pixels high."""
    page: MatLike = np.full((480, 640), _WHITE, np.uint8)
    for line in range(30, 480, int(40 * size) + 6):
        text = "Sashimi, Wasabi: 10 points. " * 4
        cv2.putText(page, text, (10, line), 0, size, (_BLACK,), max(1, int(size * 2)), cv2.LINE_AA)
    return cv2.GaussianBlur(page, (0, 0), blur) if blur else page


def board(square: int) -> MatLike:
    """A chess board with squares of so many pixels."""
    page: MatLike = np.full((480, 640), _WHITE, np.uint8)
    side = min(8 * square, 380)
    fields = (np.indices((side, side)) // square).sum(0)
    page[50 : 50 + side, 50 : 50 + side] = np.where(fields % 2, _WHITE, _BLACK)
    return page


def drawing(chance: int) -> MatLike:
    """Sixty bold shapes, as a card's picture has them, other ones for each `chance`."""
    rng = np.random.default_rng(chance)
    page: MatLike = np.full((480, 640), rng.integers(100, 240), np.uint8)
    for _ in range(60):
        x, y, wide, high, turned, shade = (int(rng.integers(*within)) for within in _SHAPE)
        cv2.ellipse(page, (x, y), (wide, high), turned, 0, 360, (shade,), int(rng.choice([-1, 1, 2, 3])), cv2.LINE_AA)
    return page


def _paste(seen: MatLike, text: str, held: Held) -> None:
    label = _label(text)
    side = held.module * label.shape[0] / _LARGE
    height, width = seen.shape
    corners = [_seen_at(x, y, held, side) for x, y in _CORNERS]
    middle = (held.centre[0] * width, held.centre[1] * height)
    goal = np.array([(middle[0] + x, middle[1] + y) for x, y in corners], np.float32)
    last = label.shape[0]
    change = cv2.getPerspectiveTransform(np.array([(0, 0), (last, 0), (last, last), (0, last)], np.float32), goal)
    grain = max(1, round(_LARGE / held.module))  # a pixel of the camera takes in so many of the label
    through = cv2.warpPerspective(cv2.blur(label, (grain, grain)), change, (width, height))
    where = cv2.warpPerspective(np.full_like(label, 255), change, (width, height)) > 127
    seen[where] = through[where]


def _label(text: str) -> MatLike:
    code = segno.make(text, version=1, error="h", micro=False)
    modules = np.array([[_BLACK if dark else _WHITE for dark in row] for row in code.matrix], np.uint8)
    modules = np.pad(modules, _QUIET, constant_values=_WHITE)
    return cv2.resize(modules, None, fx=_LARGE, fy=_LARGE, interpolation=cv2.INTER_NEAREST)


def _seen_at(x: float, y: float, held: Held, side: float) -> tuple[float, float]:
    away = 1 + 0.5 * x * sin(radians(held.tilted))  # what is tilted away looks smaller
    across, down = x * cos(radians(held.tilted)) * side / away, y * side / away
    turn = radians(held.turned)
    return across * cos(turn) - down * sin(turn), across * sin(turn) + down * cos(turn)
