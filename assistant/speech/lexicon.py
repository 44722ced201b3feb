"""How voices are to say what they get wrong: the pronunciation lexicon, one table a language, from `lexicon.toml`."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources


@dataclass(frozen=True, slots=True)
class Pronunciation:
    """A word's sound: `spelled` for any engine, `espeak` in eSpeak NG's phonemes; "" where there is nothing to help."""

    ipa: str
    spelled: str = ""
    espeak: str = ""


class Lexicon:
    """The words of one language that need help, whatever the letters' case, alone or with the s of a plural."""

    def __init__(self, words: dict[str, Pronunciation]) -> None:
        self.words = words
        listed = "|".join(map(re.escape, words)) or "(?!)"
        self._pattern = re.compile(rf"(?<!\w)(?:{listed})s?(?!\w)", re.IGNORECASE)

    def split(self, text: str) -> list[tuple[str, Pronunciation | None]]:
        """The text in pieces: each listed word with its pronunciation, and what stands between them with None."""
        pieces: list[tuple[str, Pronunciation | None]] = []
        place = 0
        for found in self._pattern.finditer(text):
            pieces += [(text[place : found.start()], None), (found[0], self._of(found[0].lower()))]
            place = found.end()
        pieces.append((text[place:], None))
        return [(piece, pronunciation) for piece, pronunciation in pieces if piece]

    def _of(self, word: str) -> Pronunciation | None:
        if word in self.words:
            return self.words[word]
        one = self.words[word.removesuffix("s")]
        return Pronunciation(one.ipa, f"{one.spelled}s") if one.spelled else None


@cache
def lexicon(lang: str) -> Lexicon:
    """The lexicon of a language; empty for one that has none."""
    file = resources.files("assistant.speech") / "lexicon.toml"
    entries = tomllib.loads(file.read_text(encoding="utf-8")).get(lang, {})
    return Lexicon({word: Pronunciation(**entry) for word, entry in entries.items()})
