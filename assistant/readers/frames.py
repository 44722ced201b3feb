"""Read the codes in a camera's picture, or tell what keeps one from being read. Pure: a picture comes in.

zxing-cpp reads most codes whose modules are two pixels wide; a second try, on twice the pixels and sharpened, reads
those of 1.3, and those blurred by half a module. What neither reads is looked for by its looks alone.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import zxingcpp
from cv2.typing import MatLike

from assistant.readers.code_search import find_aim
from assistant.readers.scan import Aim

_QR_CODES = zxingcpp.BarcodeFormats([zxingcpp.BarcodeFormat.QRCode])
_SIGMA = 2.0  # of the blur whose opposite sharpens, in pixels of the picture of twice the size


@dataclass(frozen=True, slots=True)
class Sight:
    """What one picture shows: the texts of its codes, or what to do so that a code in it can be read."""

    texts: tuple[str, ...] = ()
    aim: Aim | None = None


def look(picture: MatLike, *, searches: bool = True) -> Sight:
    """Look at a picture, grey or in colours (BGR). To search for what cannot be read takes longer than all the rest."""
    grey = picture if picture.ndim == 2 else cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)
    texts = read_codes(grey) or read_codes(sharpened(grey))
    return Sight(texts) if texts or not searches else Sight(aim=find_aim(grey))


def read_codes(grey: MatLike) -> tuple[str, ...]:
    """Read the QR codes of a grey picture as it is; each text once."""
    codes = zxingcpp.read_barcodes(grey, formats=_QR_CODES)
    return tuple(dict.fromkeys(code.text for code in codes if code.valid))


def sharpened(grey: MatLike) -> MatLike:
    """Give a picture of twice the size with its edges made steeper."""
    large = cv2.resize(grey, None, fx=2, fy=2, interpolation=cv2.INTER_CUBIC)
    return cv2.addWeighted(large, 2.0, cv2.GaussianBlur(large, (0, 0), _SIGMA), -1.0, 0)
