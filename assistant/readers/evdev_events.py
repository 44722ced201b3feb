"""Turn the events of a Linux input device into what was typed on it. Pure: bytes come in.

Source: the kernel's include/uapi/linux/input.h (struct input_event) and input-event-codes.h (types and key codes).
"""

from __future__ import annotations

import struct
from collections.abc import Mapping

_EVENT = struct.Struct("llHHi")  # seconds, microseconds, type, code, value; as large as this system's longs make it
_SYN, _KEY = 0, 1
_DROPPED = 3  # SYN_DROPPED: the kernel could not keep all events
_PRESSED = 1  # 0 is released, 2 held down
# A scanner's keys are taken as those of a US keyboard: the letters of a code lie there on every Latin one, and the
# computer's layout has no say. Letters come out as capitals, since a code knows no others.
_ROWS = {2: "1234567890-=", 16: "QWERTYUIOP[]", 30: "ASDFGHJKL;'`", 43: "\\ZXCVBNM,./", 71: "789-456+1230."}
_CHARACTERS: Mapping[int, str] = {
    **{first + place: character for first, row in _ROWS.items() for place, character in enumerate(row)},
    15: "\t",
    28: "\r",
    55: "*",
    57: " ",
    96: "\r",  # Enter of the keypad
    98: "/",
}
LETTER_KEYS = tuple(code for code, character in _CHARACTERS.items() if character.isalpha())


class EventDecoder:
    """Bytes in, in any chunking; characters out, as bytes of Latin-1 for a `TextDecoder`."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> bytes:
        """Take bytes of `struct input_event`s; give what the keys pressed in them type."""
        data = self._rest + data
        whole = len(data) - len(data) % _EVENT.size
        self._rest = data[whole:]
        return "".join(_typed(*event[2:]) for event in _EVENT.iter_unpack(data[:whole])).encode("latin-1")


def _typed(kind: int, code: int, value: int) -> str:
    if kind == _KEY and value == _PRESSED:
        return _CHARACTERS.get(code, "")
    # Where events are missing, no letters may grow together: what came is a line that cannot be read.
    return "\r" if (kind, code) == (_SYN, _DROPPED) else ""
