"""Lay a text out in the memory of an NFC tag of type 2, and tell in which order its pages are written.

Source: NFC Forum, "Type 2 Tag Operation": the capabilities, the blocks in the memory, and that a message's length is
nought until all of it is written.
"""

from __future__ import annotations

from typing import NamedTuple

from assistant.readers.decoders.ndef import END, FIRST_PAGE, IS_SHORT, MESSAGE, NULL, PAGE, WELL_KNOWN, block

CAPABILITY_PAGE = 3  # tells that there is such a memory, how large it is, and whether it may be written

_NFC, _MAY_BE_WRITTEN = 0xE1, 0x00  # the first byte of the capabilities, and the last
_SIZE_UNIT = 8  # bytes: the capabilities count the memory so
_ALONE = 0xC0  # in a record's first byte: the first and the last record of its message
_LONGEST = 200  # letters of a text that we write


class WritePage(NamedTuple):
    """Four bytes for one page of a tag."""

    page: int
    data: bytes


class Layout(NamedTuple):
    """What the memory is to hold, from `FIRST_PAGE` on and in whole pages, and where in it the message's length is."""

    memory: bytes
    length_at: int

    def fits(self, capabilities: bytes) -> bool:
        """Whether a tag whose `CAPABILITY_PAGE` holds these four bytes takes a message, and has room for this one."""
        return (
            len(capabilities) == PAGE
            and capabilities[0] == _NFC
            and capabilities[3] == _MAY_BE_WRITTEN
            and len(self.memory) <= capabilities[2] * _SIZE_UNIT
        )

    def writes(self) -> tuple[WritePage, ...]:
        """All pages, in an order in which a tag that is pulled away holds no message rather than half of one.

        The page of the length comes first, with a length of nought, and again at the end.
        """
        empty = self.memory[: self.length_at] + b"\0" + self.memory[self.length_at + 1 :]
        place = self.length_at // PAGE
        others = [at for at in range(len(self.memory) // PAGE) if at != place]
        return (_page(empty, place), *(_page(self.memory, at) for at in others), _page(self.memory, place))


def laid_out(text: str, memory: bytes) -> Layout | None:
    """The layout of a message of its own with this text, in English, where the tag holds this `memory` now.

    The blocks before the message stay: they tell where the tag may be locked. None if they do not end within `memory`.
    `text` is ASCII and short: a card's code. ValueError beyond 200 letters.
    """
    if len(text) > _LONGEST:
        raise ValueError(f"a tag is given at most {_LONGEST} letters, not {len(text)}")
    place = _place(memory)
    if place is None:
        return None
    payload = b"\x02en" + text.encode("ascii")
    record = bytes((_ALONE | IS_SHORT | WELL_KNOWN, 1, len(payload))) + b"T" + payload
    held = memory[:place] + bytes((MESSAGE, len(record))) + record + bytes((END,))
    return Layout(held.ljust(-(-len(held) // PAGE) * PAGE, b"\0"), place + 1)


def _place(memory: bytes) -> int | None:
    """Where the message begins: where there is one already, else behind the last block."""
    place = behind = 0
    while place < len(memory) and memory[place] != END:
        if memory[place] == MESSAGE:
            return place
        if memory[place] == NULL:
            place += 1
            continue
        _, length, start = block(memory, place)
        if length is None or start + length > len(memory):
            return None
        place = behind = start + length
    return behind


def _page(memory: bytes, place: int) -> WritePage:
    return WritePage(FIRST_PAGE + place, memory[PAGE * place : PAGE * (place + 1)])
