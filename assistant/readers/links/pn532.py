"""Wake a PN532 board on a serial line, have it look for tags again and again, and read and write the texts in them.

Source: NXP UM0701-02, "PN532 User Manual": 7.2.10 (SAMConfiguration), 7.3.1 (RFConfiguration), 7.3.5
(InListPassiveTarget), 7.3.8 (InDataExchange); the bytes are those measured in the field notes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from assistant.readers.decoders.frame import BadFrame
from assistant.readers.decoders.ndef_layout import WritePage
from assistant.readers.decoders.pn532_frames import LISTED, Answer, Pn532Frames, Target, targets
from assistant.readers.links.clarity import Clarity
from assistant.readers.links.link import NOTHING, Heard
from assistant.readers.links.polled import PolledTags
from assistant.readers.links.tag_memory import Asked, ReadPages
from assistant.readers.links.tag_writing import TagWriting
from assistant.readers.scan import Found, Lost, ReaderTrouble, Troubled

ANSWER_S = 0.5  # so long an answer may take
TRIES = 3  # without an answer, and the board is silent
POLL_S = 0.03


def command(*body: int) -> bytes:
    """A frame to the board."""
    said = bytes([0xD4, *body])
    return bytes([0, 0, 0xFF, len(said), -len(said) % 256]) + said + bytes([-sum(said) % 256, 0])


WAKE = bytes([0x55, 0x55, *[0] * 14])  # the zeros give it the time to wake
SET_UP = command(0x14, 0x01)  # no secure module
FEW_TRIES = command(0x32, 0x05, 0xFF, 0x01, 0x01)  # give up looking for a tag after two tries, and say so
LIST = command(0x4A, 0x02, 0x00)  # up to two tags of type A
_READ, _WRITE = 0x30, 0xA2  # a type 2 tag's commands: read four pages from this one on; write one


class Step(Enum):
    """What the board was told last; its value begins the answer."""

    SET_UP = b"\xd5\x15"
    FEW_TRIES = b"\xd5\x33"
    LIST = LISTED
    EXCHANGE = b"\xd5\x41"


class Pn532Link:
    """The conversation: only what was asked is answered, so silence is a fault."""

    def __init__(self, reader: str) -> None:
        self._reader = reader
        self._frames = Pn532Frames()
        self._clarity = Clarity()
        self._tags = PolledTags(reader)
        self._writing: TagWriting | None = None
        self._step = Step.SET_UP
        self._is_answered = False
        self._latest_s = 0.0  # when something was asked, or answered
        self._tries = 0

    def begin(self, now_s: float, /) -> Heard:
        """Wake the board."""
        self._tries = 0
        return self._say(Step.SET_UP, WAKE + SET_UP, now_s)

    def feed(self, data: bytes, now_s: float, /) -> Heard:
        """Take the board's answers; give the tags that came and went, and what is asked next."""
        self._clarity.hear(len(data), now_s)
        heard = NOTHING
        for answer in self._frames.feed(data):
            if isinstance(answer, Answer):
                self._clarity.understand()
                if answer.body.startswith(self._step.value) and not self._is_answered:
                    heard = heard.and_then(self._take(answer, now_s))
        return heard.and_then(self._complain())

    def tick(self, now_s: float, /) -> Heard:
        """Poll again; wake a board that did not answer, and give it up in the end."""
        self._clarity.pause(now_s)
        if self._is_answered and now_s >= self._latest_s + POLL_S:
            return self._say(Step.LIST, LIST, now_s)
        if self._is_answered or now_s < self._latest_s + ANSWER_S:
            return self._complain()
        self._tries += 1
        if self._tries >= TRIES and not self._clarity.is_missing:
            return Heard((Lost(self._reader, "no answer", is_silent=True),))
        return self._complain().and_then(self._say(Step.SET_UP, WAKE + SET_UP, now_s))

    def write(self, uid: str, text: str, _now_s: float, /) -> Heard:
        """Write as soon as a poll finds that tag alone."""
        self._writing = TagWriting(uid, text)
        return NOTHING

    def end(self) -> Heard:
        """Forget an answer that was cut, and what was to be written."""
        self._frames.close()
        self._writing = None
        return NOTHING

    def _say(self, step: Step, said: bytes, now_s: float) -> Heard:
        self._step, self._is_answered, self._latest_s = step, False, now_s
        return Heard((), said)

    def _take(self, answer: Answer, now_s: float) -> Heard:
        self._is_answered, self._latest_s, self._tries = True, now_s, 0
        match self._step:
            case Step.SET_UP:
                return Heard((Found(self._reader),)).and_then(self._say(Step.FEW_TRIES, FEW_TRIES, now_s))
            case Step.FEW_TRIES:
                return self._say(Step.LIST, LIST, now_s)
            case Step.LIST:
                listed = targets(answer)
                return NOTHING if isinstance(listed, BadFrame) else self._listed(listed, now_s)
            case Step.EXCHANGE if self._tags.page_to_read is not None:
                return Heard(self._tags.read(answer.body[2:])).and_then(self._read(now_s))
            case Step.EXCHANGE:
                is_done = answer.body[2:3] == b"\0"
                return self._write(lambda writing: writing.take(answer.body[3:] if is_done else None), now_s)

    def _listed(self, listed: Sequence[Target], now_s: float) -> Heard:
        """Take what a poll found. A tag that has come is read first; then what is to be written is."""
        heard = Heard(self._tags.see(listed))
        if self._tags.page_to_read is not None:
            return heard.and_then(self._read(now_s))
        return heard.and_then(self._write(lambda writing: writing.see(listed), now_s))

    def _read(self, now_s: float) -> Heard:
        page = self._tags.page_to_read
        return NOTHING if page is None else self._exchange(ReadPages(page), now_s)

    def _write(self, step: Callable[[TagWriting], Asked | None], now_s: float) -> Heard:
        """Go on with what is to be written, if anything is; tell what became of it."""
        if self._writing is None:
            return NOTHING
        asked, written = step(self._writing), self._writing.written
        if written is not None:
            self._writing = None
        return Heard(written=written).and_then(NOTHING if asked is None else self._exchange(asked, now_s))

    def _exchange(self, asked: Asked, now_s: float) -> Heard:
        """Have the board say something to the first tag that it listed last."""
        match asked:
            case ReadPages(page):
                said = (_READ, page)
            case WritePage(page, data):
                said = (_WRITE, page, *data)
        return self._say(Step.EXCHANGE, command(0x40, 0x01, *said), now_s)

    def _complain(self) -> Heard:
        return Heard((Troubled(self._reader, ReaderTrouble.WRONG_SPEED),) if self._clarity.is_news() else ())
