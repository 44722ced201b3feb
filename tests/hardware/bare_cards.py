"""Draw cards as they come from a shop, more or less: a picture, numbers, and the dish's name along the bottom edge."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

import cv2
import numpy as np
from cv2.typing import MatLike
from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 448, 696  # pixels of a card of 56 by 87 mm
_TABLE = (70, 55, 45)


@dataclass(frozen=True, slots=True)
class Laid:
    """How a card lies before the camera: degrees clockwise, blur in pixels, shade from 0 to 1, size."""

    turned: float = 0.0
    blur: float = 0.0
    shade: float = 0.0
    size: float = 1.0


def bare_card(name: str, colour: tuple[int, int, int] = (214, 160, 190), seed: int = 1) -> Image.Image:
    """A card's front."""
    card = Image.new("RGB", (WIDTH, HEIGHT), "white")
    pen, chance = ImageDraw.Draw(card), Random(seed)
    pen.rounded_rectangle((14, 14, WIDTH - 14, HEIGHT - 14), 24, fill=colour)
    for _ in range(9):  # the dish itself: a heap of soft shapes
        x, y, side = chance.randint(80, 300), chance.randint(150, 400), chance.randint(50, 130)
        shades = tuple(chance.randint(60, 255) for _ in range(3))
        pen.ellipse(
            (x, y, x + side, y + side * 0.7), fill=(shades[0], shades[1], shades[2]), outline=(40, 30, 30), width=4
        )
    pen.text((WIDTH / 2, HEIGHT - 62), name, fill=(30, 20, 25), font=_font(46 if len(name) < 14 else 34), anchor="mm")
    return card


def photograph(card: Image.Image, laid: Laid = Laid()) -> MatLike:
    """A picture of the card on a dark table, in colours (BGR)."""
    sized = card.resize((int(WIDTH * laid.size), int(HEIGHT * laid.size))).convert("RGBA")
    turned = sized.rotate(-laid.turned, expand=True, resample=Image.Resampling.BICUBIC)
    room = 60
    table = Image.new("RGB", (turned.width + room, turned.height + room), _TABLE)
    table.paste(turned, (room // 2, room // 2), turned)
    picture: MatLike = np.asarray(table)[:, :, ::-1].astype(np.float32)
    if laid.shade:  # a lamp at one corner
        fall = np.linspace(1.0, 1.0 - laid.shade, picture.shape[1], dtype=np.float32)
        picture = picture * fall[None, :, None]
    if laid.blur:
        picture = cv2.GaussianBlur(picture, (0, 0), laid.blur)
    return np.clip(picture, 0, 255).astype(np.uint8)


@cache
def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)  # Pillow's own, in every Pillow with FreeType
