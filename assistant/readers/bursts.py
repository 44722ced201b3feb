"""Find the scans in all that is typed on a computer, and keep nothing else. Pure: keys and times come in."""

from __future__ import annotations

from assistant.deck.codes import CODE_LENGTH, encode_code, ends_unfinished, parse_codes
from assistant.readers.scan import Input, Scan
from assistant.readers.typed_line import SILENCE_S, STALLED_S
from assistant.readers.wedge_faults import Faults

ENDS = "\r\n\t"  # Enter and Tab
SCANNED_WITHIN_S = 1.5  # for the eight letters of a code: a busy computer may hear a scanner's half a second late
LONGEST = 64  # characters of a burst; what stands before them is forgotten


class Bursts:
    """Keys in, scans out. Times are seconds on any clock that only goes forward.

    Only the current burst is kept, until Enter, Tab or 100 ms of silence; of it only codes come out, if their check
    letters hold and they came as fast as nobody types. So fast typing is never a scan, and nothing typed a command.
    """

    def __init__(self, reader: str) -> None:
        self._reader = reader
        self._text = ""
        self._times_s: list[float] = []
        self._faults = Faults(reader)

    def type(self, key: str, now_s: float) -> tuple[Input, ...]:
        """Take the character of a key that was pressed just now."""
        inputs = self.tick(now_s)
        if key in ENDS:
            return inputs + self._end()
        self._text = (self._text + key)[-LONGEST:]
        self._times_s = [*self._times_s, now_s][-LONGEST:]
        return inputs

    def tick(self, now_s: float) -> tuple[Input, ...]:
        """Say that nothing more had been typed until now; what silence ends comes out."""
        due_s = self.due_s()
        return self._end() if due_s is not None and now_s >= due_s else ()

    def due_s(self) -> float | None:
        """Tell when `tick` will have something to do; None while nothing waits for silence."""
        if not self._text:
            return None
        return self._times_s[-1] + (STALLED_S if ends_unfinished(self._text) else SILENCE_S)

    def _end(self) -> tuple[Input, ...]:
        text, times_s = self._text, self._times_s
        self._text, self._times_s = "", []
        if fault := self._faults.judge(text):
            return (fault,)
        codes = [encode_code(code) for code in parse_codes(text)]
        return tuple(Scan(self._reader, code) for code in codes if _is_fast(code, text, times_s))


def _is_fast(code: str, text: str, times_s: list[float]) -> bool:
    start = text.encode("ascii", "replace").decode().upper().find(code)  # str.upper() would make two letters of some
    return times_s[start + CODE_LENGTH - 1] - times_s[start] < SCANNED_WITHIN_S
