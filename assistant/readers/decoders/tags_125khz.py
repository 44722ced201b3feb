"""Turn the bytes of the cheap 125 kHz tag readers into tag numbers: RDM6300, ID-12/ID-20 and Parallax.

Each sends a start byte, ten hex digits (five bytes, of which the last four are the tag's number), perhaps two more
whose byte is the XOR of the five, and an end. Source: the makers' data sheets, as measured in the field notes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import xor

from assistant.readers.decoders.frame import BadFrame, Tag

_HEX = b"0123456789ABCDEFabcdef"


@dataclass(frozen=True, slots=True)
class Framing:
    """What stands around the digits of one make."""

    start: int
    digits: int  # ten, or twelve with the XOR
    end: bytes


RDM6300 = Framing(0x02, 12, b"\x03")
ID12 = Framing(0x02, 12, b"\r\n\x03")
PARALLAX = Framing(0x0A, 10, b"\r")


class TagDecoder:
    """Bytes in, tags out; what stands between frames is left out, a frame is at most 16 bytes."""

    def __init__(self, framing: Framing) -> None:
        self._framing = framing
        self._frame = bytearray()  # from the start byte on; empty between frames

    def feed(self, data: bytes, _now_s: float, /) -> tuple[Tag | BadFrame, ...]:
        """Take bytes that came just now; give the tags that they complete. The time does not matter here."""
        return tuple(frame for byte in data for frame in self._take(byte))

    def tick(self, _now_s: float, /) -> tuple[Tag | BadFrame, ...]:
        """Give nothing: silence ends no frame of these readers, the next start byte does."""
        return ()

    def close(self) -> tuple[Tag | BadFrame, ...]:
        """Report a frame that was never finished."""
        frame = bytes(self._frame)
        self._frame.clear()
        return (BadFrame("cut short", frame),) if frame else ()

    def _take(self, byte: int) -> tuple[Tag | BadFrame, ...]:
        if byte == self._framing.start and not self._is_due(byte):
            cut = self.close()
            self._frame.append(byte)
            return cut
        if not self._frame:
            return ()
        is_due = self._is_due(byte)
        self._frame.append(byte)
        if not is_due:
            return self._end(BadFrame("a byte out of place", bytes(self._frame)))
        if len(self._frame) < 1 + self._framing.digits + len(self._framing.end):
            return ()
        return self._end(self._tag())

    def _is_due(self, byte: int) -> bool:
        place = len(self._frame) - 1  # -1 between frames, where nothing but a start byte is due
        if place < self._framing.digits:
            return place >= 0 and byte in _HEX
        return byte == self._framing.end[place - self._framing.digits]

    def _end(self, frame: Tag | BadFrame) -> tuple[Tag | BadFrame, ...]:
        self._frame.clear()
        return (frame,)

    def _tag(self) -> Tag | BadFrame:
        number = bytes.fromhex(self._frame[1 : 1 + self._framing.digits].decode("ascii"))
        if len(number) > 5 and reduce(xor, number):
            return BadFrame("the check digits are wrong", bytes(self._frame))
        return Tag(number[1:5].hex().upper())
