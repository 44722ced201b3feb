"""Turn the bytes of a barcode scanner into lines, whatever ends them: CR, LF, CRLF, TAB, or silence."""

from __future__ import annotations

import re

from assistant.deck.codes import CODE_LENGTH, after_codes, ends_unfinished, parse_codes
from assistant.readers.decoders.frame import BadFrame, Line

SILENCE_S = 0.1  # field notes: a burst has gaps of at most 50 ms
STALLED_S = 1.0  # a burst that stops inside a code may only be held up on its way
LIMIT = 256  # the longest line kept, in characters

_ENDS = "\r\n\t"
_PIECES = re.compile(f"[{_ENDS}]|[^{_ENDS}]+")
_PRINTED = re.compile(r"[!-~]")


class TextDecoder:
    """Bytes in, lines out; a line that is too long is cut to what may hold a code, so that memory is bounded.

    Of one that holds none, its beginning comes out.
    Line noise, which holds no printable ASCII character, is a bad frame.
    """

    def __init__(self) -> None:
        self._line = ""
        self._beginning = ""  # of an overlong line without a code so far
        self._has_delivered = False  # the start of this overlong line, with its codes, has come out already
        self._latest_s = 0.0

    def feed(self, data: bytes, now_s: float, /) -> tuple[Line | BadFrame, ...]:
        """Take bytes that came just now; give the lines that they end."""
        lines: list[Line | BadFrame] = []
        for piece in _PIECES.findall(data.decode("latin-1")):
            if piece in _ENDS:
                lines += self.close()
            else:
                lines += self._extend(piece)
        self._latest_s = now_s
        return tuple(lines)

    def tick(self, now_s: float, /) -> tuple[Line | BadFrame, ...]:
        """Give the line that 100 ms of silence end: a whole second if a code seems to have stopped in the middle."""
        if not self._line:
            return ()
        silence_s = STALLED_S if ends_unfinished(self._line) else SILENCE_S
        return self.close() if now_s >= self._latest_s + silence_s else ()

    def close(self) -> tuple[Line | BadFrame, ...]:
        """End the line here, and give it if there is anything in it."""
        line, self._line = self._line, ""
        beginning, self._beginning = self._beginning, ""
        is_rest, self._has_delivered = self._has_delivered, False
        if not parse_codes(line):
            line = "" if is_rest else beginning or line
        if not line:
            return ()
        if not _PRINTED.search(line):
            return (BadFrame("nothing printable", line.encode("latin-1")),)
        return (Line(line),)

    def _extend(self, piece: str) -> list[Line | BadFrame]:
        lines: list[Line | BadFrame] = []
        while piece:
            room = LIMIT - len(self._line)
            self._line, piece = self._line + piece[:room], piece[room:]
            if len(self._line) == LIMIT:
                lines += self._shorten()
        return lines

    def _shorten(self) -> tuple[Line, ...]:
        # Whole codes come out now, so that none is lost; what may still become one stays.
        rest = after_codes(self._line)[1 - CODE_LENGTH :]
        whole, self._line = self._line, rest
        told = whole[: len(whole) - len(rest)]
        if not parse_codes(told):
            self._beginning = self._beginning or (whole if _PRINTED.search(whole) else "")
            return ()
        self._has_delivered = True
        return (Line(told),)
