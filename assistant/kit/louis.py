"""Braille through liblouis, the translator that screen readers use too, called in the library of the system."""

from __future__ import annotations

import ctypes
import ctypes.util
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

# Each language's own table. French digits are those of its own code, sign 6 then the letters with dot 6: 15 is not
# written as in Portuguese and English. Contracted braille is for those who ask for it.
TABLES = {"en": "en-ueb-g1.ctb", "fr": "fr-bfu-comp6.utb", "pt-BR": "pt-pt-g1.utb"}
CONTRACTED = {"en": "en-ueb-g2.ctb", "fr": "fr-bfu-g2.ctb", "pt-BR": "pt-pt-g2.ctb"}
_HYPHENS = {"en": "hyph_en_US.dic", "fr": "hyph_fr_FR.dic", "pt": "hyph_pt_PT.dic"}  # by a table's first letters

_UNICODE = "unicode.dis"  # answers in Unicode's braille patterns
_NAMES = ("louis", "liblouis")
_SEVERAL = 8  # no character becomes more cells than that
_SPACE, _BLANK = " ", "\u2800"
_WRITTEN_OTHERWISE = str.maketrans({"’": "'", "\u00a0": " ", "\u202f": " ", "“": '"', "”": '"'})


class NoBraille(RuntimeError):
    """liblouis, or one of its tables, is not there, or could not translate; the message says what to do."""


@dataclass(frozen=True, slots=True)
class Braille:
    """Translate one language, in Unicode braille patterns; `table` is liblouis's name of it."""

    table: str

    def forward(self, text: str) -> str:
        """Text as cells. In braille no blank stands before a colon or the like, also where French print has one."""
        text = re.sub(r"[ \u00a0\u202f](?=[:;!?])", "", text)
        return _translated("lou_translateString", self.table, text.translate(_WRITTEN_OTHERWISE)).replace(
            _SPACE, _BLANK
        )

    def back(self, cells: str) -> str:
        """What cells say, as liblouis reads them."""
        return _translated("lou_backTranslateString", self.table, cells)

    def breaks(self, word: str) -> list[int]:
        """Where a word may be broken: before these letters. None where liblouis has no hyphens for the language."""
        louis = _library()
        encoding, marks = _encoding(louis), ctypes.create_string_buffer(len(word) + 1)
        tables = f"{self.table},{_HYPHENS[self.table[:2]]}".encode()
        if not louis.lou_hyphenate(tables, word.encode(encoding), len(word), marks, 0):
            return []
        return [at for at, mark in enumerate(marks.value) if mark == ord("1")]


def braille(lang: str, contracted: bool = False) -> Braille:
    """The braille of a language; NoBraille where liblouis or the table is absent."""
    table = (CONTRACTED if contracted else TABLES)[lang]
    if not _library().lou_getTable(f"{_UNICODE},{table}".encode()):
        raise NoBraille(f"liblouis has no table {table}: install its tables, on Debian the package liblouis-data")
    return Braille(table)


def braille_or_none(lang: str) -> Braille | None:
    """The braille of a language, or None where liblouis is absent."""
    try:
        return braille(lang)
    except NoBraille:
        return None


def _translated(function: str, table: str, text: str) -> str:
    louis = _library()
    wide, encoding = louis.lou_charSize(), _encoding(louis)
    source = text.encode(encoding)
    room = (len(source) // wide + 1) * _SEVERAL
    target = ctypes.create_string_buffer(room * wide)
    length, size = ctypes.c_int(len(source) // wide), ctypes.c_int(room)
    tables = f"{_UNICODE},{table}".encode()
    done = getattr(louis, function)(tables, source, ctypes.byref(length), target, ctypes.byref(size), None, None, 0)
    if not done:
        raise NoBraille(f"liblouis could not translate {text!r} with the table {table}")
    return target.raw[: size.value * wide].decode(encoding)


def _encoding(louis: ctypes.CDLL) -> str:
    return "utf-16-le" if louis.lou_charSize() == 2 else "utf-32-le"


@cache
def _library() -> ctypes.CDLL:
    for name in _found(_NAMES):
        try:
            louis = ctypes.CDLL(name)
        except OSError:
            continue
        louis.lou_getTable.restype = ctypes.c_void_p
        louis.lou_setLogLevel(60000)  # LOU_LOG_OFF: what is wrong is told by NoBraille, once
        return louis
    raise NoBraille("liblouis was not found: install it, on Debian the packages liblouis20 and liblouis-data")


def _found(names: Sequence[str]) -> list[str]:
    return [found for name in names if (found := ctypes.util.find_library(name))]
