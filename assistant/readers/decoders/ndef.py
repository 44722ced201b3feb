"""Read the text that an NFC tag of type 2 holds (NTAG21x, MIFARE Ultralight), from its memory.

Source: NFC Forum, "Type 2 Tag Operation" (the blocks in the memory), "NFC Data Exchange Format" (the records in a
message), "Text Record Type Definition" (what is in such a record).
"""

from __future__ import annotations

from codecs import BOM_UTF16_BE, BOM_UTF16_LE

PAGE = 4  # bytes
FIRST_PAGE = 4  # where the user's memory begins
LIMIT = 160  # bytes of it that are looked at: a text of forty letters fits, whatever stands before it

NULL, MESSAGE, END = 0x00, 0x03, 0xFE  # kinds of blocks; the first has neither length nor content
IS_SHORT, WELL_KNOWN = 0x10, 0x01  # in a record's first byte

_LONG = 0xFF  # a block's length that is told in two more bytes
_HAS_ID = 0x08  # in a record's first byte
_IS_UTF16 = 0x80  # in a text's first byte; its six lowest bits are the length of the language


def missing(memory: bytes) -> int:
    """How many bytes more are to be read until the message is whole; none if there is no message, or a longer one."""
    place = 0
    while place < min(len(memory), LIMIT):
        if memory[place] == END:
            return 0
        if memory[place] == NULL:
            place += 1
            continue
        kind, length, start = block(memory, place)
        if length is None:
            break
        place = start + length
        if kind == MESSAGE:
            return max(0, min(place, LIMIT) - len(memory))
    return max(0, min(place + 4, LIMIT) - len(memory))


def text_in(memory: bytes) -> str:
    """The first text of the first message; empty if there is none. What is cut short gives no text."""
    place = 0
    while place < len(memory) and memory[place] != END:
        if memory[place] == NULL:
            place += 1
            continue
        kind, length, start = block(memory, place)
        if length is None:
            return ""
        if kind == MESSAGE:
            return _first_text(memory[start : start + length])
        place = start + length
    return ""


def block(memory: bytes, place: int) -> tuple[int, int | None, int]:
    """A block's kind, its length (None while that cannot be known), and where its content begins."""
    head = memory[place : place + 4]
    if len(head) > 1 and head[1] != _LONG:
        return head[0], head[1], place + 2
    if len(head) == 4:
        return head[0], int.from_bytes(head[2:]), place + 4
    return head[0], None, place


def _first_text(message: bytes) -> str:
    while len(message) >= 3:
        flags, type_length = message[0], message[1]
        size = 1 if flags & IS_SHORT else 4
        payload_length = int.from_bytes(message[2 : 2 + size])
        rest = message[2 + size :]
        id_length = rest[0] if flags & _HAS_ID and rest else 0
        rest = rest[1 if flags & _HAS_ID else 0 :]
        kind, rest = rest[:type_length], rest[type_length + id_length :]
        if len(rest) < payload_length:
            return ""
        if flags & 0x07 == WELL_KNOWN and kind == b"T" and payload_length:
            return _text(rest[:payload_length])
        message = rest[payload_length:]
    return ""


def _text(payload: bytes) -> str:
    text = payload[1 + (payload[0] & 0x3F) :]
    if not payload[0] & _IS_UTF16:
        return text.decode(errors="replace")
    has_order = text.startswith((BOM_UTF16_BE, BOM_UTF16_LE))
    return text.decode("utf-16" if has_order else "utf-16-be", errors="replace")  # the greater byte first, if untold
