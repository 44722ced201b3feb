"""The names of a typed line: commas part them, and before the last one "and" does, in any of the languages."""

from __future__ import annotations

import re
from collections.abc import Iterable

from assistant.words.spelling import joining_words


def parted(text: str) -> list[str]:
    """Each name of a line, with how to say it if that stands there: "Ana, Bruno = Bru and Chloé" are three.

    "e" alone may be part of a name ("Ana Costa e Silva"), so it parts only the last two of several, or single words.
    """
    parts = [part for part in text.split(",") if part.strip(" =")]
    if len(parts) == 1 and "=" in text:
        return parts
    words = {"&", *joining_words()}
    names: list[str] = []
    for place, part in enumerate(parts, 1):
        begun = part if place == 1 else re.sub(rf"^\s*({either(words)})\s+", "", part, flags=re.IGNORECASE)
        for name in re.split(
            between(word for word in words if word == "&" or len(word) > 1), begun, flags=re.IGNORECASE
        ):
            shorter = re.split(between(word for word in words if len(word) == 1), name)
            is_list = place == len(parts) > 1 or all(len(one.split()) == 1 for one in shorter)
            names += shorter if is_list else [name]
    return names


def between(words: Iterable[str]) -> str:
    return rf"\s+(?:{either(words)})\s+"


def either(words: Iterable[str]) -> str:
    return "|".join(map(re.escape, sorted(words)))
