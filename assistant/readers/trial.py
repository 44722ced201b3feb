"""Find out what a chosen reader speaks, and how fast: pure, bytes and the time in, what to do with the port out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from assistant.deck.codes import parse_codes
from assistant.readers.decode import FORMATS
from assistant.readers.decoders.frame import Frame, Line, Tag
from assistant.readers.decoders.pn532_frames import Answer, Pn532Frames
from assistant.readers.decoders.sushi_lines import Message, SushiLines
from assistant.readers.links.clarity import Clarity
from assistant.readers.links.pn532 import SET_UP, WAKE, Step
from assistant.readers.url import BAUD

SPEEDS = (9600, 57600, 115200, 2400, 19200, 38400)  # the likeliest first
SILENT_S = 4.0  # without a byte: a board that waits to be spoken to is tried then
ANSWER_S = 1.0  # so long that board may take

_BY_THEMSELVES = ("id12", "rdm6300", "parallax", "text")  # formats that need no word; what all text is comes last
_SHORTEST = 4


@dataclass(frozen=True, slots=True)
class Recognised:
    """What a reader turned out to speak."""

    format: str
    baud: int
    read: Line | Tag | None = None  # what it read meanwhile


@dataclass(frozen=True, slots=True)
class Again:
    """Something came that could not be read: the speed is another one now, and a card is to be shown again."""


class Trial:
    """One port being listened to. `baud` is the speed that the port is to have now.

    Speeds change when what comes makes no sense. A port that stays silent is asked once whether it is a PN532 board, if
    it `may_be_asked` because a player chose it; that is the only word that is said to it.
    """

    def __init__(self, now_s: float, *, may_be_asked: bool) -> None:
        self._place = 0
        self._latest_s = now_s
        self._asked_s: float | None = None  # when it was asked whether it is a PN532, while the answer is awaited
        self._was_asked = not may_be_asked
        self._listen()

    @property
    def baud(self) -> int:
        """Bits a second."""
        return SPEEDS[self._place] if self._asked_s is None else BAUD["pn532"]

    def feed(self, data: bytes, now_s: float) -> Recognised | Again | None:
        """Take what came."""
        self._latest_s = now_s
        if self._asked_s is not None:
            answers = [answer for answer in self._frames.feed(data) if isinstance(answer, Answer)]
            is_it = any(answer.body.startswith(Step.SET_UP.value) for answer in answers)
            return Recognised("pn532", self.baud) if is_it else None
        self._clarity.hear(len(data), now_s)
        if any(isinstance(said, Message) for said in self._lines.feed(data)):
            return Recognised("sushi-reader", self.baud)
        found = [(name, frame) for name, decoder in self._decoders.items() for frame in decoder.feed(data, now_s)]
        return self._chosen(found) or self._change_speed()

    def tick(self, now_s: float) -> tuple[Recognised | Again | None, bytes]:
        """Nothing more had come until now: what silence tells, and what is to be said to the port."""
        if self._asked_s is not None:
            if now_s >= self._asked_s + ANSWER_S:
                self._asked_s, self._latest_s = None, now_s
                self._listen()
            return None, b""
        if not self._was_asked and now_s >= self._latest_s + SILENT_S:
            self._asked_s, self._was_asked = now_s, True
            return None, WAKE + SET_UP
        self._clarity.pause(now_s)
        found = [(name, frame) for name, decoder in self._decoders.items() for frame in decoder.tick(now_s)]
        return self._chosen(found) or self._change_speed(), b""

    def _listen(self) -> None:
        """Begin afresh: what came before belongs to another speed."""
        self._decoders = {name: FORMATS[name]() for name in _BY_THEMSELVES}
        self._lines, self._frames, self._clarity = SushiLines(), Pn532Frames(), Clarity()

    def _chosen(self, found: Iterable[tuple[str, Frame]]) -> Recognised | None:
        for name, frame in found:
            if isinstance(frame, Tag) or (isinstance(frame, Line) and _is_clear(frame.text)):
                return Recognised(name, self.baud, frame)
        return None

    def _change_speed(self) -> Again | None:
        if not self._clarity.is_missing:
            return None
        self._place = (self._place + 1) % len(SPEEDS)
        self._listen()
        return Again()


def _is_clear(text: str) -> bool:
    """Whether it is surely text: a few letters may be noise that happens to look like them."""
    return bool(parse_codes(text)) or (len(text) >= _SHORTEST and text.isascii() and text.isprintable())
