"""Events of a Linux input device, as the kernel writes them, and the characters that they type."""

from __future__ import annotations

import struct

import pytest

from assistant.readers.evdev_events import EventDecoder

KEYS = {"S": 31, "G": 34, "B": 48, "V": 47, "1": 2, "0": 11, "-": 12, "/": 53}  # linux/input-event-codes.h
ENTER, LEFT_SHIFT, KEYPAD_7, KEYPAD_ENTER, VOLUME_UP = 28, 42, 71, 96, 115


def event(kind: int, code: int, value: int) -> bytes:
    return struct.pack("llHHi", 1_700_000_000, 123_456, kind, code, value)


def stroke(code: int) -> bytes:
    """A key as a USB keyboard reports it: its scan code, pressed, synchronised; released, synchronised."""
    scanned = event(4, 4, 0x70000 + code)
    return scanned + event(1, code, 1) + event(0, 0, 0) + scanned + event(1, code, 0) + event(0, 0, 0)


def typed(text: str) -> bytes:
    shifted = event(1, LEFT_SHIFT, 1) + event(0, 0, 0)
    released = event(1, LEFT_SHIFT, 0) + event(0, 0, 0)
    return b"".join(shifted + stroke(KEYS[key]) + released for key in text)


@pytest.mark.parametrize("size", [1, 7, 24, 25, 1000])
def test_keys_are_read_in_any_chunking(size: int) -> None:
    data = typed("SGBBBBGS") + stroke(ENTER) + typed("1-0/") + stroke(KEYPAD_ENTER)
    decoder = EventDecoder()
    assert b"".join(decoder.feed(data[at : at + size]) for at in range(0, len(data), size)) == b"SGBBBBGS\r1-0/\r"


def test_a_key_that_is_held_down_types_once_and_other_keys_nothing() -> None:
    held = event(1, KEYPAD_7, 1) + event(1, KEYPAD_7, 2) * 5 + event(1, KEYPAD_7, 0)
    assert EventDecoder().feed(held + stroke(VOLUME_UP) + event(2, 8, 1)) == b"7"


def test_where_the_kernel_lost_events_nothing_grows_together() -> None:
    dropped = event(0, 3, 0)
    assert EventDecoder().feed(typed("SGBB") + dropped + typed("BBGS") + stroke(ENTER)) == b"SGBB\rBBGS\r"
