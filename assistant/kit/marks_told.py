"""Say a mark in words, and begin a name as it is printed."""

from __future__ import annotations

from assistant.kit.measures import Mark
from assistant.words.announcement import Phrase


def mark_told(mark: Mark) -> Phrase:
    """A mark in words: "one bar, two dots"."""
    bars, dots = Phrase("kit-mark-bars", {"bars": mark.bars}), Phrase("kit-mark-dots", {"dots": mark.dots})
    if mark.bars and mark.dots:
        return Phrase("kit-mark-both", {"bars": bars, "dots": dots})
    return bars if mark.bars else dots


def capital(text: str) -> str:
    """A name as it begins a label or an item."""
    return text[:1].upper() + text[1:]
