"""The guide for sticking by touch: a plate as large as a card, with its hole, and a window at each place."""

from __future__ import annotations

from manifold3d import CrossSection

from assistant.kit.measures import Measures

_SEGMENTS = 96


def guide_outline(measures: Measures) -> CrossSection:
    """The guide as an outline, the upper left corner of the card at 0, 0, y going up.

    Its windows are those of the stickers, with some play, and a round one for the tag. Laid hole over hole on a card,
    it shows the places to a fingertip.
    """
    card, hole, tag, play = measures.card, measures.hole_place, measures.rfid, measures.guide.play_mm
    side = measures.sticker.size_mm + play
    guide = CrossSection.square((card.width_mm, card.height_mm)).translate((0, -card.height_mm))
    for place in set(measures.places.values()):
        guide -= CrossSection.square((side, side), True).translate((place.x_mm, -place.y_mm))
    guide -= CrossSection.circle(measures.hole.diameter_mm / 2, _SEGMENTS).translate((hole.x_mm, -hole.y_mm))
    return guide - CrossSection.circle((tag.diameter_mm + play) / 2, _SEGMENTS).translate((tag.x_mm, -tag.y_mm))
