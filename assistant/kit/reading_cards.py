"""Read what is printed on a card in a picture: straightened, freed of shade, and turned until there is a dish in it.

The reading itself is Tesseract's, by its command. Source of the row format: tesseract(1), "tsv".
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable

import cv2
import numpy as np
from cv2.typing import MatLike

LANGUAGES = "eng+fra+por"
COMMAND = "tesseract"

_LONG_SIDE = 1100  # pixels: letters of the name are then about 40 high
_EDGE = 0.22  # of a card's height
_BLOCK, _SCATTERED = "6", "11"  # how Tesseract is told that the words stand: tesseract(1), "--psm"
_SURE = 35.0  # per cent: words that Tesseract is less sure of are left out
_TIMEOUT_S = 20.0
_LEAST_CARD = 0.08  # of the picture
_MOST_CARD = 0.95
_SHADE = 31.0  # pixels: what is larger than this is shade, what is smaller is print


Box = tuple[tuple[float, float], tuple[float, float], float]  # centre, sides in pixels, degrees


class CannotRead(Exception):
    """Nothing can be read here: the command or a language of it is missing; the message is one sentence."""


def check_reading() -> None:
    """Raises CannotRead if Tesseract or one of its languages is not installed."""
    if shutil.which(COMMAND) is None:
        raise CannotRead(
            "tesseract is not installed; on Debian: apt install tesseract-ocr tesseract-ocr-fra tesseract-ocr-por;"
            " or start without camera and pictures, and type the names"
        )
    listed = subprocess.run([COMMAND, "--list-langs"], capture_output=True, check=False, encoding="utf-8")
    if missing := [lang for lang in LANGUAGES.split("+") if lang not in listed.stdout.split()]:
        raise CannotRead(f"tesseract lacks a language; on Debian: apt install tesseract-ocr-{missing[0]}")


def card_words(picture: MatLike, is_enough: Callable[[str], bool]) -> str:
    """The words along the bottom edge of the card in a picture, whichever way it is turned; "" if they are not enough.

    Where no card stands out from the table, or its edge says nothing, the whole picture is read.
    """
    grey = picture if picture.ndim == 2 else cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)
    box = card_box(grey)
    card = cleaned(grey if box is None else cut_out(grey, box))
    if box is not None:
        pages = [(bottom_edge(turned), _BLOCK) for turned in (card, cv2.rotate(card, cv2.ROTATE_180))]
        pages.append((card, _SCATTERED))
    else:
        turns = (cv2.ROTATE_180, cv2.ROTATE_90_CLOCKWISE, cv2.ROTATE_90_COUNTERCLOCKWISE)
        pages = [(page, _SCATTERED) for page in (card, *(cv2.rotate(card, turn) for turn in turns))]
    read = (words(page, layout) for page, layout in pages)
    return next((text for text in read if is_enough(text)), "")


def bottom_edge(card: MatLike) -> MatLike:
    """The part of a card in which its name stands."""
    return card[int(card.shape[0] * (1 - _EDGE)) :]


def cut_out(grey: MatLike, box: Box) -> MatLike:
    """The card alone, its long side up or down."""
    (x, y), (width, height), angle = box
    if width > height:
        width, height, angle = height, width, angle + 90
    turning = cv2.getRotationMatrix2D((x, y), angle, 1.0)
    turning[:, 2] += np.array((width / 2 - x, height / 2 - y))
    return cv2.warpAffine(grey, turning, (int(width), int(height)), borderValue=(255.0,))


def card_box(grey: MatLike) -> Box | None:
    """Centre, size and angle of the one light rectangle on a darker table; None if there is none."""
    small_by = max(grey.shape) / 400
    small = cv2.resize(grey, None, fx=1 / small_by, fy=1 / small_by, interpolation=cv2.INTER_AREA)
    _, light = cv2.threshold(cv2.GaussianBlur(small, (0, 0), 2), 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    outlines, _ = cv2.findContours(light, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    if not outlines:
        return None
    outline = max(outlines, key=cv2.contourArea)
    (x, y), (width, height), angle = cv2.minAreaRect(outline)
    part = cv2.contourArea(outline) / (small.shape[0] * small.shape[1])
    is_rectangle = cv2.contourArea(outline) > 0.8 * width * height
    if not (_LEAST_CARD < part < _MOST_CARD and is_rectangle):
        return None
    return (x * small_by, y * small_by), (width * small_by, height * small_by), angle


def cleaned(grey: MatLike) -> MatLike:
    """Free a picture of shade, and give it the size at which its letters are read best."""
    by = _LONG_SIDE / max(grey.shape)
    sized = cv2.resize(grey, None, fx=by, fy=by, interpolation=cv2.INTER_CUBIC if by > 1 else cv2.INTER_AREA)
    lit = cv2.divide(sized, cv2.GaussianBlur(sized, (0, 0), _SHADE), scale=235)
    sharp: MatLike = cv2.addWeighted(lit, 1.8, cv2.GaussianBlur(lit, (0, 0), 3.0), -0.8, 0)
    return sharp


def words(grey: MatLike, layout: str) -> str:
    """What Tesseract reads for sure in a picture as it lies. Raises CannotRead."""
    is_encoded, png = cv2.imencode(".png", np.pad(grey, 12, constant_values=255))
    if not is_encoded:
        return ""
    command = [COMMAND, "stdin", "stdout", "-l", LANGUAGES, "--psm", layout, "tsv"]
    environ = {**os.environ, "OMP_THREAD_LIMIT": "1"}  # one card is small, and other work goes on beside
    try:
        done = subprocess.run(
            command, input=png.tobytes(), capture_output=True, check=True, timeout=_TIMEOUT_S, env=environ
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise CannotRead(f"tesseract did not read: {error}") from error
    rows = [row.split("\t") for row in done.stdout.decode("utf-8", "replace").splitlines()[1:]]
    return " ".join(row[11] for row in rows if len(row) > 11 and float(row[10]) >= _SURE and row[11].strip())
