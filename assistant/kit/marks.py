"""The mark of a card or tile that has no sticker, to be counted with a fingertip: bars, then dots in rows of two."""

from __future__ import annotations

from manifold3d import CrossSection, OpType

from assistant.deck.deck import Sticker
from assistant.kit.measures import FaceFigure, Mark, MarkSize, Measures
from assistant.kit.shapes import figure

_SEGMENTS = 48


def mark_figure(mark: Mark, size: MarkSize) -> CrossSection:
    """The outline of a mark; its left end and its middle are at 0, 0, y goes up."""
    parts: list[CrossSection] = []
    x = 0.0
    for _ in range(mark.bars):
        parts.append(
            CrossSection.square((size.bar_width_mm, size.bar_height_mm)).translate((x, -size.bar_height_mm / 2))
        )
        x += size.bar_width_mm + size.apart_mm
    step = size.dot_mm + size.apart_mm
    for dot in range(mark.dots):
        column, row = divmod(dot, 2)
        y = 0.0 if dot == mark.dots - 1 and row == 0 else step / 2 - row * step
        middle = (x + column * step + size.dot_mm / 2, y)
        parts.append(CrossSection.circle(size.dot_mm / 2, _SEGMENTS).translate(middle))
    return CrossSection.batch_boolean(parts, OpType.Add)


def centred_mark(mark: Mark, size: MarkSize) -> CrossSection:
    """The same with its middle at 0, 0."""
    drawn = mark_figure(mark, size)
    left, low, right, high = drawn.bounds()
    return drawn.translate((-(left + right) / 2, -(low + high) / 2))


def face_figure(face: FaceFigure, measures: Measures) -> CrossSection:
    """The outline of a die's sticker, its middle at 0, 0."""
    side = measures.die.sticker_mm
    match face:
        case FaceFigure.CIRCLE:
            return figure(Sticker.CIRCLE, side)
        case FaceFigure.TRIANGLE:
            return figure(Sticker.TRIANGLE, side)
        case FaceFigure.ONE_BAR:
            return _bars(1, side, measures.mark)
        case FaceFigure.TWO_BARS:
            return _bars(2, side, measures.mark)


def _bars(count: int, side_mm: float, size: MarkSize) -> CrossSection:
    bar = CrossSection.square((size.bar_width_mm, side_mm), True)
    step = size.bar_width_mm + size.apart_mm
    moved = [bar.translate(((place - (count - 1) / 2) * step, 0)) for place in range(count)]
    return CrossSection.batch_boolean(moved, OpType.Add)
