"""Turn the lines of our own firmware into what lies on its antennas: design.md, "The firmware's line protocol"."""

from __future__ import annotations

import re
from binascii import crc_hqx

from assistant.readers.decoders.frame import BadFrame, Line, Tag

LIMIT = 96  # bytes in a line, its end included

_LINE = re.compile(rb"\$(?P<said>\d+,(?P<type>[A-Z]+)(?:,(?P<fields>[ -~]*))?)\*(?P<crc>[0-9A-Fa-f]{4})\r?\n")
_TAG = re.compile(rb"\d+,(?P<uid>(?:[0-9A-Fa-f]{2})+)(?:,(?P<text>.*))?")


class SushiReaderDecoder:
    """Bytes in; a tag that came gives its text as a line, or its number if it holds none.

    Heartbeats, tags that went and other lines give nothing; neither does what stands between lines.
    """

    def __init__(self) -> None:
        self._line = bytearray()  # from the dollar sign on; empty between lines

    def feed(self, data: bytes, _now_s: float, /) -> tuple[Line | Tag | BadFrame, ...]:
        """Take bytes that came just now; give the tags that they complete. The time does not matter here."""
        return tuple(frame for byte in data for frame in self._take(byte))

    def tick(self, _now_s: float, /) -> tuple[Line | Tag | BadFrame, ...]:
        """Give nothing: silence ends no line."""
        return ()

    def close(self) -> tuple[Line | Tag | BadFrame, ...]:
        """Report a line that was never finished."""
        rest = bytes(self._line)
        self._line.clear()
        return (BadFrame("cut short", rest),) if rest else ()

    def _take(self, byte: int) -> tuple[Line | Tag | BadFrame, ...]:
        if not self._line and byte != ord("$"):
            return ()
        self._line.append(byte)
        if byte == ord("\n"):
            line = bytes(self._line)
            self._line.clear()
            return _read(line)
        if len(self._line) < LIMIT:
            return ()
        # Too long to be a line: the next one may have begun within.
        line, begun = bytes(self._line), self._line.rfind(b"$")
        self._line = self._line[begun:] if begun > 0 else bytearray()
        return (BadFrame("a line too long", line[: len(line) - len(self._line)]),)


def _read(line: bytes) -> tuple[Line | Tag | BadFrame, ...]:
    found = _LINE.fullmatch(line)
    if found is None or crc_hqx(found["said"], 0xFFFF) != int(found["crc"], 16):
        begun = line.rfind(b"$")
        if begun > 0:
            return (BadFrame("cut short", line[:begun]), *_read(line[begun:]))
        return (BadFrame("the check digits are wrong" if found else "not a line of the protocol", line),)
    if found["type"] != b"ON":
        return ()
    tag = _TAG.fullmatch(found["fields"] or b"")
    if tag is None:
        return (BadFrame("a tag without antenna or number", line),)
    return (Line(tag["text"].decode("ascii")),) if tag["text"] else (Tag(tag["uid"].decode("ascii").upper()),)
