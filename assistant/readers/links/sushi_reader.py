"""The host's side of the conversation with our own firmware: docs/protocol.md."""

from __future__ import annotations

from assistant.readers.decoders.frame import BadFrame
from assistant.readers.decoders.sushi_lines import SushiLines, encode_command
from assistant.readers.decoders.sushi_protocol import HEARTBEAT_MS, HEARTBEATS_MISSED
from assistant.readers.links.antennas import Antennas
from assistant.readers.links.clarity import Clarity
from assistant.readers.links.link import NOTHING, Heard
from assistant.readers.links.sushi_steps import SushiSteps
from assistant.readers.scan import Found, Lost, ReaderTrouble, Troubled

SILENCE_S = (HEARTBEATS_MISSED + 0.5) * HEARTBEAT_MS / 1000
FIRST_WORD_S = 6.0  # a board that restarts as its port is opened may wait two seconds for a new program first


class SushiReaderLink:
    """Knows whether the reader is there; nothing is sent to a port that has not said a good line."""

    def __init__(self, reader: str) -> None:
        self._reader = reader
        self._lines = SushiLines()
        self._clarity = Clarity()
        self._steps = SushiSteps(Antennas(reader))
        self._has_spoken = False  # since the port was opened
        self._latest_s = 0.0

    def begin(self, now_s: float, /) -> Heard:
        """Wait for a first word: a heartbeat comes within a second and a half of a start."""
        self._has_spoken, self._latest_s = False, now_s
        self._steps.begin()
        return NOTHING

    def feed(self, data: bytes, now_s: float, /) -> Heard:
        """Take what came; what it means comes out once no line before it is missing."""
        self._clarity.hear(len(data), now_s)
        heard = NOTHING
        for said in self._lines.feed(data):
            if isinstance(said, BadFrame):
                continue  # its number will be missed
            self._clarity.understand()
            self._latest_s = now_s
            if self._has_spoken:
                heard = heard.and_then(self._steps.take(said, now_s))
            else:
                self._has_spoken = True
                hello = encode_command("HELLO") if said.type != "HELLO" else b""
                heard = heard.and_then(Heard((Found(self._reader),), hello)).and_then(self._steps.meet(said, now_s))
        return heard.and_then(self._complain())

    def tick(self, now_s: float, /) -> Heard:
        """Ask again what was not answered; tell that the reader is silent, or cannot be understood."""
        self._clarity.pause(now_s)
        patience_s = SILENCE_S if self._has_spoken else FIRST_WORD_S
        if now_s >= self._latest_s + patience_s and not self._clarity.is_missing:
            return Heard((Lost(self._reader, "no heartbeat", is_silent=True),))
        return self._complain().and_then(self._steps.tick(now_s))

    def end(self) -> Heard:
        """Forget the line that was cut; what lies on the reader is remembered."""
        self._lines.close()
        return NOTHING

    def _complain(self) -> Heard:
        return Heard((Troubled(self._reader, ReaderTrouble.WRONG_SPEED),) if self._clarity.is_news() else ())
