"""Listen to readers that need no word from us: text scanners and the 125 kHz tag readers."""

from __future__ import annotations

from assistant.deck.codes import parse_codes
from assistant.readers.decoders.frame import Frame, Line, Tag
from assistant.readers.decoders.tags_125khz import Framing, TagDecoder
from assistant.readers.decoders.text import TextDecoder
from assistant.readers.links.clarity import Clarity
from assistant.readers.links.link import NOTHING, Heard
from assistant.readers.links.lying import Lying
from assistant.readers.scan import Found, Input, ReaderTrouble, Scan, TagRead, Troubled

_CLEAR = 0.75  # of a line's signs are printable ASCII; at wrong speeds no more than a quarter was
_SHORT = 4


class TextLink:
    """A scanner that sends lines. All of them are given on, since the table says what it cannot read."""

    def __init__(self, reader: str) -> None:
        self._reader = reader
        self._decoder = TextDecoder()
        self._clarity = Clarity()

    def begin(self, now_s: float, /) -> Heard:
        """Say nothing yet: some ports can be opened for a moment while they vanish."""
        return NOTHING

    def feed(self, data: bytes, now_s: float, /) -> Heard:
        """Take what came."""
        return self._take(self._decoder.feed(data, now_s))

    def tick(self, now_s: float, /) -> Heard:
        """Give the line that silence ends."""
        return self._take(self._decoder.tick(now_s))

    def end(self) -> Heard:
        """Give a line that was cut: so it does not grow into the next."""
        return Heard(tuple(Scan(self._reader, line.text) for line in self._decoder.close() if isinstance(line, Line)))

    def _take(self, frames: tuple[Frame, ...]) -> Heard:
        inputs: list[Input] = [Found(self._reader)]
        for frame in frames:
            text = frame.text if isinstance(frame, Line) else ""
            if _is_clear(text):
                self._clarity.understand()
            elif not _is_short(text):
                self._clarity.miss()
            if text:
                inputs.append(Scan(self._reader, text))
        if self._clarity.is_news():
            inputs.append(Troubled(self._reader, ReaderTrouble.WRONG_SPEED))
        return Heard(tuple(inputs))


def _is_clear(text: str) -> bool:
    """Whether it is text: other labels than ours may hold a few signs that cannot be printed; noise holds many."""
    printed = sum(letter.isascii() and letter.isprintable() for letter in text)
    return bool(parse_codes(text)) or (len(text) >= _SHORT and printed >= _CLEAR * len(text))


def _is_short(text: str) -> bool:
    """Whether it may as well be text as noise."""
    return 0 < len(text) < _SHORT and text.isascii() and text.isprintable()


class TagLink:
    """A 125 kHz reader. One that `repeats` a tag for as long as it lies there gives it once, and tells when it left."""

    def __init__(self, reader: str, framing: Framing, *, repeats: bool) -> None:
        self._reader = reader
        self._decoder = TagDecoder(framing)
        self._clarity = Clarity()
        self._lying = Lying(reader) if repeats else None

    def begin(self, now_s: float, /) -> Heard:
        """Say nothing yet: some ports can be opened for a moment while they vanish."""
        if self._lying:
            self._lying.look_again(now_s)
        return NOTHING

    def feed(self, data: bytes, now_s: float, /) -> Heard:
        """Take what came."""
        self._clarity.hear(len(data), now_s)
        inputs: list[Input] = [Found(self._reader), *self._gone(now_s)]
        for frame in self._decoder.feed(data, now_s):
            if isinstance(frame, Tag):
                self._clarity.understand()
                inputs += self._lying.see(frame.tag, now_s) if self._lying else [TagRead(self._reader, frame.tag)]
        return Heard((*inputs, *self._complaints()))

    def tick(self, now_s: float, /) -> Heard:
        """Tell what lies there no longer."""
        self._clarity.pause(now_s)
        return Heard((Found(self._reader), *self._gone(now_s), *self._complaints()))

    def end(self) -> Heard:
        """Forget a frame that was cut; what lies on the reader is remembered."""
        self._decoder.close()
        return NOTHING

    def _gone(self, now_s: float) -> tuple[Input, ...]:
        return self._lying.tick(now_s) if self._lying else ()

    def _complaints(self) -> tuple[Input, ...]:
        return (Troubled(self._reader, ReaderTrouble.WRONG_SPEED),) if self._clarity.is_news() else ()
