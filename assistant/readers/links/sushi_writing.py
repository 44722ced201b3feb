"""Ask our own firmware to write onto a tag, until it is known what became of it: docs/protocol.md, "WRITE"."""

from __future__ import annotations

from assistant.readers.decoders.sushi_lines import Message, encode_command
from assistant.readers.decoders.sushi_protocol import ANSWER_MS, ERROR_COMMAND_BAD, ERROR_COMMAND_UNKNOWN
from assistant.readers.links.link import NOTHING, Heard
from assistant.readers.writing import Written

TRIES = 3  # without an answer, or with a damaged question: to write the same again does no harm


class SushiWriting:
    """One text on its way onto the tag that lies on an antenna."""

    def __init__(self, antenna: str, uid: str, text: str) -> None:
        self._wanted = f"{antenna},{uid},{text}"
        self._times = 0
        self._asked_s = 0.0

    def tick(self, now_s: float) -> Heard:
        """Ask, and ask again what was not answered in time."""
        if self._times and now_s < self._asked_s + ANSWER_MS / 1000:
            return NOTHING
        return self._ask(now_s)

    def take(self, said: Message, now_s: float) -> Heard:
        """Take a line, which may be the answer. Errors with an antenna behind them are none."""
        match said.type, said.fields:
            case "WROTE", fields if f"{fields},".startswith(f"{self._wanted},"):
                return Heard(written=Written.DONE)
            case "ERR", code if not code.isdigit() or not self._times:
                return NOTHING
            case "ERR", code if int(code) == ERROR_COMMAND_BAD:
                return self._ask(now_s)
            case "ERR", code if int(code) == ERROR_COMMAND_UNKNOWN:  # an older firmware, which only reads
                return Heard(written=Written.CANNOT)
            case "ERR", _:
                return Heard(written=Written.FAILED)
            case _:
                return NOTHING

    def _ask(self, now_s: float) -> Heard:
        if self._times >= TRIES:
            return Heard(written=Written.FAILED)
        self._times, self._asked_s = self._times + 1, now_s
        return Heard((), encode_command(f"WRITE,{self._wanted}"))
