"""The printed code of a card: a QR code of version 1 and level H, as large as its label allows, and never too small."""

from __future__ import annotations

from dataclasses import dataclass

import segno

from assistant.deck.codes import Code, encode_code
from assistant.deck.document import BadDeck
from assistant.kit.measures import QrSize

MODULES = 21  # along a side of version 1

_ROUNDING_MM = 1e-9


@dataclass(frozen=True, slots=True)
class PrintedCode:
    """How large codes are on a label; the quiet zone is part of `side_mm`."""

    module_mm: float
    quiet_modules: float

    @property
    def side_mm(self) -> float:
        return self.module_mm * (MODULES + 2 * self.quiet_modules)


def fitted_code(room_mm: float, size: QrSize) -> PrintedCode:
    """The largest code up to the wished size that fits in a square of this room; BadDeck if it would be unreadable."""
    module = min(size.module_mm, room_mm / (MODULES + 2 * size.quiet_modules))
    if module < size.least_module_mm - _ROUNDING_MM:
        least = PrintedCode(size.least_module_mm, size.quiet_modules).side_mm
        raise BadDeck(
            f"the labels are too small: {room_mm:g} mm are free for a code, which needs {least:g} mm, its modules being"
            f" {size.least_module_mm:g} mm at the least"
        )
    return PrintedCode(module, size.quiet_modules)


def code_path(code: Code) -> str:
    """The dark modules of a card's code as an SVG path, a module being one unit and the quiet zone left out."""
    drawn = segno.make_qr(encode_code(code), version=1, error="h", boost_error=False)
    runs: list[str] = []
    for y, row in enumerate(drawn.matrix):
        x = 0
        while x < MODULES:
            end = x
            while end < MODULES and row[end]:
                end += 1
            if end > x:
                runs.append(f"M{x} {y}h{end - x}v1H{x}z")
            x = max(end, x + 1)
    return "".join(runs)
