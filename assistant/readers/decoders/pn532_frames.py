"""Turn the bytes of a PN532 board on a serial line (HSU) into frames, and its lists of tags into their numbers.

Source: NXP UM0701-02, "PN532 User Manual", 6.2.1 (frames) and 7.3.5 (InListPassiveTarget, 106 kbps type A).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from assistant.readers.decoders.frame import BadFrame

LISTED = b"\xd5\x4b"  # from the PN532, the answer to InListPassiveTarget

_START = b"\x00\xff"
_HEAD = 4  # bytes: the start, the length, and its check
_ACKNOWLEDGED = (b"\x00\xff", b"\xff\x00")  # where length and its check would stand: ACK, NACK
_HAS_ATS = 0x20  # in SEL_RES: the tag speaks ISO 14443-4 and its ATS follows


@dataclass(frozen=True, slots=True)
class Answer:
    """A whole frame whose check bytes are right."""

    body: bytes  # from the direction byte on
    frame: bytes


class Target(NamedTuple):
    """A tag that was selected."""

    uid: str  # upper-case hex, most significant byte first
    selected: int  # SEL_RES: what kind of tag it is


class Pn532Frames:
    """Bytes in, frames out; acknowledgements and junk between frames are left out.

    At most one frame of 260 bytes is kept.
    """

    def __init__(self) -> None:
        self._bytes = b""

    def feed(self, data: bytes) -> tuple[Answer | BadFrame, ...]:
        """Take bytes in any chunking; give the frames that they complete."""
        out: list[Answer | BadFrame] = []
        self._bytes += data
        while (start := self._bytes.find(_START)) >= 0:
            self._bytes = self._bytes[start:]
            head = self._bytes[len(_START) : _HEAD]
            if len(self._bytes) < _HEAD:
                return tuple(out)
            if head in _ACKNOWLEDGED:
                self._bytes = self._bytes[_HEAD:]
            elif sum(head) % 256 or not head[0]:
                out.append(BadFrame("the length is wrong", self._bytes[:_HEAD]))
                self._bytes = self._bytes[len(_START) :]  # the next frame may begin anywhere
            else:
                length = _HEAD + head[0] + 1
                if len(self._bytes) < length:
                    return tuple(out)
                frame, self._bytes = self._bytes[:length], self._bytes[length:]
                out.append(self._read(frame))
        self._bytes = self._bytes[-1:]  # perhaps the first half of a start
        return tuple(out)

    def close(self) -> tuple[BadFrame, ...]:
        """Report a frame that was never finished."""
        rest, self._bytes = self._bytes, b""
        return (BadFrame("cut short", rest),) if rest.startswith(_START) and len(rest) > len(_START) else ()

    def _read(self, frame: bytes) -> Answer | BadFrame:
        if sum(frame[_HEAD:]) % 256:
            self._bytes = frame[1:] + self._bytes  # it was none: a real one may begin within
            return BadFrame("the check byte is wrong", frame)
        return Answer(frame[_HEAD:-1], frame)


def targets(answer: Answer) -> tuple[Target, ...] | BadFrame:
    """The tags in an answer, if it is a list of them; else none."""
    if not answer.body.startswith(LISTED):
        return ()
    found = _listed(answer.body[len(LISTED) :])
    return BadFrame("a list of tags that does not fit its length", answer.frame) if found is None else found


def _listed(body: bytes) -> tuple[Target, ...] | None:
    count, rest = body[:1], body[1:]
    found: list[Target] = []
    for _ in range(count[0] if count else 0):
        # Tg, SENS_RES (2), SEL_RES, length of the number, the number, perhaps an ATS that begins with its own length
        if len(rest) < 5 or len(rest) < 5 + rest[4] or not rest[4]:
            return None
        selected, number, rest = rest[3], rest[5 : 5 + rest[4]], rest[5 + rest[4] :]
        if selected & _HAS_ATS and rest:
            rest = rest[rest[0] :]
        found.append(Target(number.hex().upper(), selected))
    return tuple(found) if count else None
