"""What every decoder gives and takes, so that one driver and one command serve them all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text as a barcode scanner sent it, without its end, every byte one character (Latin-1)."""

    text: str


@dataclass(frozen=True, slots=True)
class Tag:
    """The number of a radio tag: upper-case hex, most significant byte first."""

    tag: str


@dataclass(frozen=True, slots=True)
class BadFrame:
    """Bytes that began like a frame and were none; nothing is guessed from them."""

    reason: str
    data: bytes


Frame = Line | Tag | BadFrame


class Decoder(Protocol):
    """Bytes in, frames out. Times are seconds on any clock that only goes forward."""

    def feed(self, data: bytes, now_s: float, /) -> tuple[Frame, ...]:
        """Take bytes that came just now, in any chunking; give the frames that they complete."""
        ...

    def tick(self, now_s: float, /) -> tuple[Frame, ...]:
        """Say that nothing more had come until now; give the frames that silence completes."""
        ...

    def close(self) -> tuple[Frame, ...]:
        """Say that nothing more will come; give what is left. The decoder is empty then and can be used again."""
        ...
