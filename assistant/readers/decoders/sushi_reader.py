"""Turn the lines of our own firmware into the tags that came: docs/protocol.md."""

from __future__ import annotations

import re

from assistant.readers.decoders.frame import BadFrame, Line, Tag
from assistant.readers.decoders.sushi_lines import Message, SushiLines

_TAG = re.compile(r"\d+,(?P<uid>(?:[0-9A-Fa-f]{2})+)(?:,(?P<text>.*))?")


class SushiReaderDecoder:
    """Bytes in; a tag that came gives its text as a line, or its number if it holds none.

    Heartbeats, tags that went and other lines give nothing; neither does what stands between lines.
    """

    def __init__(self) -> None:
        self._lines = SushiLines()

    def feed(self, data: bytes, _now_s: float, /) -> tuple[Line | Tag | BadFrame, ...]:
        """Take bytes that came just now; give the tags that they complete. The time does not matter here."""
        return tuple(frame for said in self._lines.feed(data) for frame in _frames(said))

    def tick(self, _now_s: float, /) -> tuple[Line | Tag | BadFrame, ...]:
        """Give nothing: silence ends no line."""
        return ()

    def close(self) -> tuple[Line | Tag | BadFrame, ...]:
        """Report a line that was never finished."""
        return self._lines.close()


def _frames(said: Message | BadFrame) -> tuple[Line | Tag | BadFrame, ...]:
    if isinstance(said, BadFrame):
        return (said,)
    if said.type != "ON":
        return ()
    tag = _TAG.fullmatch(said.fields)
    if tag is None:
        return (BadFrame("a tag without antenna or number", said.line),)
    return (Line(tag["text"]),) if tag["text"] else (Tag(tag["uid"].upper()),)
