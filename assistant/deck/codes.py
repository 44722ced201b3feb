"""Turn cards into the eight letters printed on them, and what a scanner typed into cards: contract.md, "Card codes"."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

LETTERS = "BCDEFGHJKLNOPRSTUVX"  # the letters that every Latin keyboard layout types alike
NUMBERS = range(len(LETTERS) ** 2)  # what two letters can count
CODE_LENGTH = 8

_MARK = "SG"
_BASE = len(LETTERS)
_VALUES = {letter: value for value, letter in enumerate(LETTERS)}
# Only a–z: str.upper() makes SS of ß and FF of a ligature, which would be letters that nobody printed.
_UPPER = str.maketrans("abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")


class CardSet(Enum):
    """The family of cards that a code belongs to; the value is its letter in the code."""

    SUSHI_GO = "B"
    SUSHI_BAR = "C"
    PARTY = "D"
    CONTROLS = "X"


_SETS = {card_set.value: card_set for card_set in CardSet}


@dataclass(frozen=True, slots=True)
class Code:
    """One physical card: its set, the letter of the set's copy ("B" is the first) and its number within the set.

    The number may lie beyond what the set holds: that is for the deck to say. ValueError if no letters can write it.
    """

    set: CardSet
    copy: str
    number: int

    def __post_init__(self) -> None:
        if self.copy not in _VALUES:
            raise ValueError(f"the copy of a set must be one of the letters {LETTERS}, not {self.copy!r}")
        if self.number not in NUMBERS:
            raise ValueError(f"the number of a card must be 0 to {NUMBERS[-1]}, not {self.number!r}")

    def __str__(self) -> str:
        return encode_code(self)


def encode_code(code: Code) -> str:
    """Write the eight letters of a card, both check letters computed."""
    high, low = divmod(code.number, _BASE)
    stem = _MARK + code.set.value + code.copy + LETTERS[high] + LETTERS[low]
    plain, weighted = _sums(stem)
    # x7 + x8 = -plain and 7·x7 + 8·x8 = -weighted (mod 19): the determinant is 1, so there is one answer.
    last = (7 * plain - weighted) % _BASE
    return stem + LETTERS[(-plain - last) % _BASE] + LETTERS[last]


def parse_codes(text: str) -> tuple[Code, ...]:
    """Find every card code in a scanned text, in order, whatever stands before, between and after them.

    A text that fails its check letters is never guessed into a card: it is left out.
    """
    codes, _ = _find(text.translate(_UPPER))
    return codes


def after_codes(text: str) -> str:
    """Give what follows the last code in a text; the whole text if there is none."""
    _, end = _find(text.translate(_UPPER))
    return text[end:]


def ends_unfinished(text: str) -> bool:
    """Tell whether a text ends in the start of a code whose other letters may still be on their way."""
    rest = after_codes(text).translate(_UPPER)[1 - CODE_LENGTH :]
    return any(_may_begin(rest[start:]) for start in range(len(rest)))


def _find(letters: str) -> tuple[tuple[Code, ...], int]:
    codes: list[Code] = []
    end = 0  # where the last code ends
    start = letters.find(_MARK)
    while start >= 0:
        code = _read(letters[start : start + CODE_LENGTH])
        if code is not None:
            codes.append(code)
            end = start + CODE_LENGTH
        start = letters.find(_MARK, start + (CODE_LENGTH if code else 1))
    return tuple(codes), end


def _may_begin(part: str) -> bool:
    has_set = len(part) <= len(_MARK) or part[len(_MARK)] in _SETS
    return part[: len(_MARK)] in (_MARK[:1], _MARK) and has_set and all(letter in _VALUES for letter in part)


def _read(word: str) -> Code | None:
    if len(word) < CODE_LENGTH or word[2] not in _SETS or not all(letter in _VALUES for letter in word):
        return None
    plain, weighted = _sums(word)
    if plain % _BASE or weighted % _BASE:
        return None
    return Code(_SETS[word[2]], word[3], _BASE * _VALUES[word[4]] + _VALUES[word[5]])


def _sums(word: str) -> tuple[int, int]:
    values = [_VALUES[letter] for letter in word]
    return sum(values), sum(place * value for place, value in enumerate(values, start=1))
