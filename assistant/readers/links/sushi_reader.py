"""The host's side of the conversation with our own firmware: docs/protocol.md."""

from __future__ import annotations

from assistant.readers.decoders.frame import BadFrame
from assistant.readers.decoders.sushi_lines import Message, SushiLines, encode_command
from assistant.readers.decoders.sushi_protocol import HEARTBEAT_MS, HEARTBEATS_MISSED, PROTOCOL
from assistant.readers.links.antennas import Antennas
from assistant.readers.links.clarity import Clarity
from assistant.readers.links.link import NOTHING, Heard
from assistant.readers.links.sushi_steps import SushiSteps
from assistant.readers.links.sushi_writing import SushiWriting
from assistant.readers.scan import Found, Lost, ReaderTrouble, Troubled
from assistant.readers.writing import Written

SILENCE_S = (HEARTBEATS_MISSED + 0.5) * HEARTBEAT_MS / 1000
FIRST_WORD_S = 6.0  # a board that restarts as its port is opened may wait two seconds for a new program first
_HELLO = encode_command("HELLO")


class SushiReaderLink:
    """Knows whether the reader is there; nothing is sent to a port that has not said a good line.

    A device that says that it speaks another protocol than ours is told once, and nothing else of it is believed.
    """

    def __init__(self, reader: str) -> None:
        self._reader = reader
        self._lines = SushiLines()
        self._clarity = Clarity()
        self._antennas = Antennas(reader)
        self._steps = SushiSteps(self._antennas)
        self._writing: SushiWriting | None = None
        self._latest_s = 0.0
        self._forget()

    def begin(self, now_s: float, /) -> Heard:
        """Wait for a first word: a heartbeat comes within a second and a half of a start."""
        self._forget()
        self._latest_s = now_s
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
            heard = heard.and_then(self._greeted(said))
            if not self._is_foreign:
                heard = heard.and_then(self._take(said, now_s))
        return heard.and_then(self._complain())

    def tick(self, now_s: float, /) -> Heard:
        """Ask again what was not answered; tell that the reader is silent, or cannot be understood."""
        self._clarity.pause(now_s)
        if self._is_foreign:
            return NOTHING
        patience_s = SILENCE_S if self._has_spoken else FIRST_WORD_S
        if now_s >= self._latest_s + patience_s and not self._clarity.is_missing:
            return Heard((Lost(self._reader, "no heartbeat", is_silent=True),))
        return self._complain().and_then(self._steps.tick(now_s)).and_then(self._write(now_s))

    def write(self, uid: str, text: str, now_s: float, /) -> Heard:
        """Have the device write onto a tag that lies there; `text` is a card's code."""
        if self._is_foreign:
            return Heard(written=Written.CANNOT)
        antenna = self._antennas.of(uid)
        if antenna is None:
            return Heard(written=Written.FAILED)
        self._writing = SushiWriting(antenna, uid, text)
        return self._write(now_s)

    def end(self) -> Heard:
        """Forget the line that was cut, and what was to be written; what lies on the reader is remembered."""
        self._lines.close()
        self._writing = None
        return NOTHING

    def _forget(self) -> None:
        """What is known of a device only since its port was opened."""
        self._has_spoken = self._is_greeted = self._is_found = self._is_foreign = False

    # What it is

    def _greeted(self, said: Message) -> Heard:
        """Take a HELLO: whether it speaks our protocol."""
        if said.type != "HELLO":
            return NOTHING
        self._is_greeted, was_foreign = True, self._is_foreign
        self._is_foreign = _protocol(said) != PROTOCOL
        is_news = self._is_foreign and not was_foreign
        return Heard((Troubled(self._reader, ReaderTrouble.NEWER_PROTOCOL),) if is_news else ())

    def _found(self, said: Message) -> Heard:
        """The reader is there once it has greeted, or when that must be lost; until then it may be foreign."""
        if self._is_found or said.type not in {"HELLO", "STATE", "HB"}:
            return NOTHING
        self._is_found = True
        return Heard((Found(self._reader),))

    # What it says

    def _take(self, said: Message, now_s: float) -> Heard:
        if not self._has_spoken:
            self._has_spoken = True
            if said.type != "HELLO":
                return Heard((), _HELLO).and_then(self._steps.meet(said, now_s))
            return self._found(said).and_then(self._steps.meet(said, now_s))
        again = Heard((), _HELLO) if said.type == "HB" and not self._is_greeted else NOTHING
        heard = self._found(said).and_then(again).and_then(self._steps.take(said, now_s))
        return heard if self._writing is None else heard.and_then(self._told(self._writing.take(said, now_s)))

    def _write(self, now_s: float) -> Heard:
        """Ask to write, but not while what was missed is asked for: the device keeps few bytes while it is busy."""
        if self._writing is None or self._steps.is_asking:
            return NOTHING
        return self._told(self._writing.tick(now_s))

    def _told(self, heard: Heard) -> Heard:
        if heard.written is not None:
            self._writing = None
        return heard

    def _complain(self) -> Heard:
        return Heard((Troubled(self._reader, ReaderTrouble.WRONG_SPEED),) if self._clarity.is_news() else ())


def _protocol(hello: Message) -> int:
    """The version that a device says it speaks; 0 if it says none."""
    version = hello.fields.split(",")[1:2]
    return int(version[0]) if version and version[0].isdigit() else 0
