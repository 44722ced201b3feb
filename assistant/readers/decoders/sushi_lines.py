"""Turn the bytes of our own firmware into the messages of its line protocol: docs/protocol.md.

A line is `$seq,TYPE,fields*CRC` and CR LF; what the host says is `?COMMAND,arguments*CRC` and LF.
"""

from __future__ import annotations

import re
from binascii import crc_hqx
from dataclasses import dataclass

from assistant.readers.decoders.frame import BadFrame
from assistant.readers.decoders.sushi_protocol import CRC_START, LIMIT

_LINE = re.compile(
    rb"\$(?P<said>(?P<seq>\d{1,5}),(?P<type>[A-Z]+)(?:,(?P<fields>[ -~]*))?)\*(?P<crc>[0-9A-Fa-f]{4})\r?\n"
)


@dataclass(frozen=True, slots=True)
class Message:
    """A line whose check digits are right."""

    seq: int
    type: str
    fields: str  # what stands after the type, commas included
    line: bytes  # as it came


class SushiLines:
    """Bytes in, messages out; what stands between lines is left out, and no more than one line is kept."""

    def __init__(self) -> None:
        self._line = bytearray()  # from the dollar sign on; empty between lines

    def feed(self, data: bytes) -> tuple[Message | BadFrame, ...]:
        """Take bytes in any chunking; give the messages that they complete."""
        return tuple(out for byte in data for out in self._take(byte))

    def close(self) -> tuple[BadFrame, ...]:
        """Report a line that was never finished."""
        rest = bytes(self._line)
        self._line.clear()
        return (BadFrame("cut short", rest),) if rest else ()

    def _take(self, byte: int) -> tuple[Message | BadFrame, ...]:
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


def encode_command(command: str) -> bytes:
    """What the host says, with its check digits: `HELLO` gives `?HELLO*…` and LF."""
    said = command.encode("ascii")
    return b"?%s*%04X\n" % (said, crc_hqx(said, CRC_START))


def _read(line: bytes) -> tuple[Message | BadFrame, ...]:
    found = _LINE.fullmatch(line)
    if found is None or crc_hqx(found["said"], CRC_START) != int(found["crc"], 16):
        begun = line.rfind(b"$")
        if begun > 0:
            return (BadFrame("cut short", line[:begun]), *_read(line[begun:]))
        return (BadFrame("the check digits are wrong" if found else "not a line of the protocol", line),)
    fields = (found["fields"] or b"").decode("ascii")
    return (Message(int(found["seq"]), found["type"].decode("ascii"), fields, line),)
