"""Turn the bytes of a PN532 board on a serial line (HSU) into the numbers of the tags that it lists.

Source: NXP UM0701-02, "PN532 User Manual", 6.2.1 (frames) and 7.3.5 (InListPassiveTarget, 106 kbps type A).
"""

from __future__ import annotations

from assistant.readers.decoders.frame import BadFrame, Tag
from assistant.readers.decoders.pn532_frames import Answer, Pn532Frames, targets


class Pn532Decoder:
    """Bytes in, tags out; other answers, acknowledgements and junk between frames are left out."""

    def __init__(self) -> None:
        self._frames = Pn532Frames()

    def feed(self, data: bytes, _now_s: float, /) -> tuple[Tag | BadFrame, ...]:
        """Take bytes that came just now; give the tags that they complete. The time does not matter here."""
        return tuple(out for frame in self._frames.feed(data) for out in _tags(frame))

    def tick(self, _now_s: float, /) -> tuple[Tag | BadFrame, ...]:
        """Give nothing: silence ends no frame."""
        return ()

    def close(self) -> tuple[Tag | BadFrame, ...]:
        """Report a frame that was never finished."""
        return self._frames.close()


def _tags(frame: Answer | BadFrame) -> tuple[Tag | BadFrame, ...]:
    if isinstance(frame, BadFrame):
        return (frame,)
    listed = targets(frame)
    return (listed,) if isinstance(listed, BadFrame) else tuple(Tag(target.uid) for target in listed)
