"""Find a code that is too small, too tilted or too blurred to be read, and tell which. Pure: a picture comes in.

A patch of fine dark texture is a code if its corners look like one: the finder patterns of ISO/IEC 18004 and the
white around them. On drawn codes, held so that they can just not be read any more, that likeness is 0.45 to 0.95; on
print, boards, noise and thousands of drawn shapes it stays below 0.4 (tests/hardware/test_camera.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from cv2.typing import MatLike

from assistant.readers.scan import Aim

_MODULES = 21  # along a side: our codes are QR codes of version 1
_LIKE = 0.4
_READABLE_MODULE = 1.2  # pixels; a sharp code with smaller modules is too far away
_FLAT = 0.55  # a code that is narrower than this part of its length is tilted too far
_SIDES = range(9, 91)  # pixels, in one of the pictures that are each half as large as the one before
_SMALLEST = 60  # pixels: the least side of a picture that is still looked at
_TEXTURE = 6.0  # the steps between neighbouring pixels, both across and down
_DARK = 15.0  # how much darker than its surroundings
_FULL = 0.6  # of the rectangle around it
_INSETS = range(4)  # pixels by which an outline may be too wide
_LEAST_AREA = 16  # pixels


@dataclass(frozen=True, slots=True)
class Patch:
    """What looks like a code: the lengths of its sides in pixels of the whole picture, the shorter first."""

    short: float
    long: float


def find_aim(grey: MatLike) -> Aim | None:
    """Tell what to do so that a code in a grey picture can be read; None where nothing looks like one."""
    patch = next(find_patches(grey), None)
    if patch is None:
        return None
    if patch.short < _FLAT * patch.long:
        return Aim.FLATTER
    return Aim.CLOSER if patch.long < _READABLE_MODULE * _MODULES else Aim.STILL


def find_patches(grey: MatLike) -> Iterator[Patch]:
    """Find what looks like a code, at every size; one code may be found at several."""
    scale = 1
    while min(grey.shape) >= _SMALLEST:
        for outline in _textures(grey):
            rectangle = cv2.minAreaRect(outline)
            short, long = sorted(rectangle[1])
            is_full = round(long) in _SIDES and cv2.contourArea(outline) >= _FULL * short * long
            if is_full and _likeness(grey, (cv2.boxPoints(rectangle), *_quads(outline))) >= _LIKE:
                yield Patch(scale * short, scale * long)
        grey = cv2.resize(grey, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        scale *= 2


def _textures(grey: MatLike) -> Sequence[MatLike]:
    across = np.abs(cv2.Sobel(grey, cv2.CV_32F, 1, 0)) / 8
    down = np.abs(cv2.Sobel(grey, cv2.CV_32F, 0, 1)) / 8
    texture = np.minimum(cv2.blur(across, (5, 5)), cv2.blur(down, (5, 5)))
    # Only what is dark and small: the edge of a label, or of a card, is neither.
    dark = cv2.blur(cv2.morphologyEx(grey, cv2.MORPH_BLACKHAT, np.ones((9, 9), np.uint8)), (5, 5))
    mask = ((texture > _TEXTURE) & (dark > _DARK)).astype(np.uint8)
    mask = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8)).astype(np.uint8)
    return cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)[0]


def _quads(outline: MatLike) -> Iterator[MatLike]:
    """The four corners of an outline that has as many: a tilted code is no rectangle, its far side is shorter."""
    hull = cv2.convexHull(outline)
    if len(hull) >= 4:
        quad = cv2.approxPolyN(hull, 4).reshape(-1, 2).astype(np.float32)
        yield quad if cv2.contourArea(quad, oriented=True) > 0 else quad[::-1].copy()


def _likeness(grey: MatLike, quads: Iterable[MatLike]) -> float:
    """How much the corners within are those of a code, turned in any of the four ways: 1 is just so, 0 is chance."""
    inner = [_inset(quad, inset) for quad in quads for inset in _INSETS]
    large = [_cells(grey, quad) for quad in inner if cv2.contourArea(quad) >= _LEAST_AREA]
    if not large:
        return 0.0
    cells = np.stack(large)
    spread = cells**2 @ _WHERE.T - (cells @ _WHERE.T) ** 2 / _WHERE.sum(axis=1)
    return float((cells @ _CORNERS.T / np.sqrt(np.maximum(spread, 1))).max())


def _inset(quad: MatLike, inset: int) -> MatLike:
    """Move each corner inwards along both of its edges, by so many pixels."""
    edges = np.roll(quad, -1, axis=0) - quad
    edges /= np.maximum(np.linalg.norm(edges, axis=1, keepdims=True), 1)
    return (quad + inset * (edges - np.roll(edges, 1, axis=0))).astype(np.float32)


def _cells(grey: MatLike, quad: MatLike) -> MatLike:
    side = 4 * _MODULES
    square = np.array([(0, 0), (side, 0), (side, side), (0, side)], np.float32)
    upright = cv2.warpPerspective(grey, cv2.getPerspectiveTransform(quad, square), (side, side))
    return cv2.resize(upright, (_MODULES, _MODULES), interpolation=cv2.INTER_AREA).astype(np.float32).ravel()


def _code_corners() -> MatLike:
    """How bright the modules in the three corners with finder patterns are, a row for each way to turn a code."""
    finder = np.ones((8, 8), np.float32)  # with the white line that parts it from the rest
    finder[:7, :7] = -1
    finder[1:6, 1:6] = 1
    finder[2:5, 2:5] = -1
    code = np.zeros((_MODULES, _MODULES), np.float32)
    code[:8, :8], code[:8, -8:], code[-8:, :8] = finder, finder[:, ::-1], finder[::-1]
    return np.stack([np.rot90(code, quarter).ravel() for quarter in range(4)])


_WHERE = (_code_corners() != 0).astype(np.float32)
_CORNERS = _code_corners() - _WHERE * _code_corners().sum(axis=1, keepdims=True) / _WHERE.sum(axis=1, keepdims=True)
_CORNERS /= np.linalg.norm(_CORNERS, axis=1, keepdims=True)
