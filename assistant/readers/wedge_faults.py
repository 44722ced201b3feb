"""Tell why a scanner that types was not understood: it types Alt codes, or the computer another alphabet. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from assistant.deck.codes import LETTERS, parse_codes
from assistant.readers.scan import ReaderTrouble, Scan, Troubled

# What the keys of `LETTERS` type on other layouts (xkeyboard-config 2.35): with Shift, as a code's capitals are typed,
# or without, where an alphabet has no capitals. A test types them on a real keyboard of each.
OTHER_ALPHABETS = (
    "ИСВУАПРОЛДТЩЗКЫЕГМЧ",  # Russian
    "ИСВУАПРОЛДТЩЗКІЕГМЧ",  # Ukrainian
    "ІСВУАПРОЛДТЎЗКЫЕГМЧ",  # Belarusian
    "ФЪАЕОЖГТНВХДЗИЯШКЭЙ",  # Bulgarian
    "БЦДЕФГХЈКЛНОПРСТУВЏ",  # Serbian, Macedonian
    "МЁБУӨАХРОЛИҮЗЖЫЭГСЧ",  # Mongolian
    "ΒΨΔΕΦΓΗΞΚΛΝΟΠΡΣΤΘΩΧ",  # Greek
    "ԶՉԳԲԵԱՆԻՏՀԼԸԹՍՎՄՒՅԴ",  # Armenian
    "נבגקכעיחלךמםפרדאוהס",  # Hebrew
    "ბცდეფგჰჯკლნოპრსტუვხ",  # Georgian
    "ฺฉฏฎโฌ็๋ษศ์ฯญฑฆธ๊ฮ)",  # Thai
)
_ALT_WIDTHS = (2, 3, 4)  # S as 83, 083 or 0083


class Faults:
    """What is wrong with one scanner, told once for each time that it begins: until a code comes as it should."""

    def __init__(self, reader: str) -> None:
        self._reader = reader
        self._told: set[ReaderTrouble] = set()

    def judge(self, typed: str) -> Troubled | Scan | None:
        """Give what a finished burst or line tells of the scanner: a trouble, or again a scan that cannot be read."""
        if parse_codes(typed):
            self._told.clear()
            return None
        fault = fault_of(typed)
        if fault is None or fault in self._told:
            return None if fault is None else Scan(self._reader, typed)
        self._told.add(fault)
        return Troubled(self._reader, fault)


def fault_of(typed: str) -> ReaderTrouble | None:
    """Tell what a scanner is set to, if that is why `typed` holds no code; the check letters decide here too."""
    if typed.isascii():
        return ReaderTrouble.ALT_CODES if any(map(parse_codes, _of_alt_codes(typed))) else None
    folded = typed.casefold()
    is_code = any(parse_codes(folded.translate(alphabet)) for alphabet in _FROM_OTHERS)
    return ReaderTrouble.OTHER_ALPHABET if is_code else None


def _of_alt_codes(typed: str) -> Iterator[str]:
    if not typed.isdigit():
        return
    for width in _ALT_WIDTHS:
        numbers = (int(typed[start : start + width]) for start in range(0, len(typed), width))
        yield "".join(chr(number) for number in numbers)


_FROM_OTHERS = tuple(
    str.maketrans(dict(zip(alphabet.casefold(), LETTERS, strict=True))) for alphabet in OTHER_ALPHABETS
)
