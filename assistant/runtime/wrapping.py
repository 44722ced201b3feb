"""Lines for a braille display: as long as its row of cells, broken between words."""

from __future__ import annotations

import textwrap


def wrapped(text: str, cells: int | None) -> list[str]:
    """The text in lines of at most so many signs; whole, where no length is given. Only a word that is longer than a
    whole line is broken within."""
    if cells is None:
        return [text]
    return textwrap.wrap(text, cells, break_on_hyphens=False)
