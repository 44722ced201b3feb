"""Write the numbers of radio tags in one way, however a reader gives them. Pure: no file."""

from __future__ import annotations

import re
from contextlib import suppress

UID_BYTES = (4, 7, 10)  # ISO 14443-3: single, double and triple size

_LONG_125_KHZ = 5  # these tags hold five bytes, the first of which is the maker's: contract.md, "--decode"


class BadUid(ValueError):
    """What was read is no number of a radio tag; the message is one sentence with the value."""


def canonical_uid(text: str) -> str:
    """Write a tag's number as all readers are to: upper-case hex, most significant byte first, nothing between.

    Blanks, colons and hyphens between the digits do not matter. Of five bytes, as 125 kHz tags have, the last four
    count. BadUid for anything but 4, 5, 7 or 10 bytes of hex.
    """
    digits = re.sub(r"[\s:-]", "", text).upper()
    if not re.fullmatch("(?:[0-9A-F]{2})+", digits, re.ASCII):
        raise BadUid(f"the number of a tag is written in pairs of hex digits, not {text[:40]!r}")
    size = len(digits) // 2
    if size == _LONG_125_KHZ:
        return digits[2:]
    if size not in UID_BYTES:
        raise BadUid(f"the number of a tag has 4, 5, 7 or 10 bytes, not {size} as in {text[:40]!r}")
    return digits


def reversed_uid(uid: str) -> str:
    """The same number as a reader gives it that sends the least significant byte first."""
    return bytes.fromhex(uid)[::-1].hex().upper()


def typed_uids(text: str) -> tuple[str, ...]:
    """The numbers that a reader may mean which types like a keyboard; the likeliest first, none if it is no tag.

    125 kHz readers type the four bytes as ten decimal digits (field notes, "Scanners"), others type hex.
    """
    text = text.strip()
    uids = []
    if re.fullmatch("[0-9]{10}", text, re.ASCII) and int(text) < 1 << 32:
        uids.append(f"{int(text):08X}")
    with suppress(BadUid):
        uids.append(canonical_uid(text))
    return tuple(dict.fromkeys(uids))
