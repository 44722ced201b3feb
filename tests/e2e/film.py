"""What a camera sees, drawn: a film of pictures with codes in them, as Chromium's fake video device plays it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import cv2
import numpy as np
import segno
from cv2.typing import MatLike

WIDTH, HEIGHT = 640, 480
TABLE = 150  # the grey of what lies under the cards
QUIET = 4  # modules of white around a code


def seen(*codes: tuple[str, float], blur: float = 0, tilt: float = 1, light: float = 1) -> MatLike:
    """One picture: cards' codes beside each other, each with its module in pixels, through this much blur and tilt."""
    picture = np.full((HEIGHT, WIDTH), TABLE, np.uint8)
    for number, (text, module) in enumerate(codes, 1):
        rows = segno.make(text, error="h", micro=False).matrix
        label = np.pad(255 * (1 - np.array(rows, np.uint8)), QUIET, constant_values=255)
        width, height = round(len(label) * module), round(len(label) * module * tilt)
        small = cv2.resize(label, (width, height), interpolation=cv2.INTER_AREA if module < 4 else cv2.INTER_NEAREST)
        left, top = number * WIDTH // (len(codes) + 1) - width // 2, (HEIGHT - height) // 2
        picture[top : top + height, left : left + width] = small
    if blur:
        picture = cv2.GaussianBlur(picture, (0, 0), blur).astype(np.uint8)
    return (picture * light).astype(np.uint8)


def write_film(file: Path, pictures: Iterable[MatLike], *, fps: int = 10) -> Path:
    """Write grey pictures as a YUV4MPEG2 film; it is played again and again."""
    with file.open("wb") as film:
        film.write(f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F{fps}:1 Ip A1:1 C420jpeg\n".encode())
        for picture in pictures:
            film.write(b"FRAME\n" + picture.tobytes() + b"\x80" * (WIDTH * HEIGHT // 2))
    return file
