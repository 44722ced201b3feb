"""Make inputs of keystrokes: single keys, typed lines, and scanners that type. Pure: characters and times come in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf
from typing import Protocol

from assistant.readers.escapes import EscapeFilter
from assistant.readers.scan import Input, Pressed, Scan
from assistant.readers.typed_line import BURST_GAP_S, LIMIT, SILENCE_S, Ripe, TypedLine
from assistant.readers.vocabulary import is_scan
from assistant.readers.wedge_faults import Faults

ENTER = "\n"
KEYS: Mapping[str, str] = {
    **{str(seat): f"tableau {seat}" for seat in range(1, 6)},
    "0": "turn",
    "6": "changes",
    "7": "chopsticks",
    "8": "identify",
    "9": "check",
    ENTER: "repeat",
    ".": "stop",
    ",": "stop",  # the same key of the keypad, on Brazilian and some French keyboards
    "+": "scores",
    "-": "undo",
    "*": "why",
    "/": "help",
    "<": "older",
    ">": "newer",
}

_LATE_SUFFIX_S = 0.5  # how late after its code a scanner's Enter may come
_CLEAR = "\x15"  # Ctrl-U


@dataclass(frozen=True, slots=True)
class Strokes:
    """What some keystrokes brought: inputs for the table, and what the terminal shows of them."""

    inputs: tuple[Input, ...] = ()
    echo: str = ""


class Words(Protocol):
    """What a typed line may mean: a `Vocabulary`, or what will be one once a line is typed."""

    def understand(self, reader: str, line: str) -> Input:
        """Tell what a finished line means."""
        ...


class Keyboard:
    """Characters in, inputs out. Times are seconds on any clock that only goes forward.

    On an empty line a key of `keys` acts: signs at once, letters and digits once the 50 ms have passed in which a
    scanner would have typed on, so that a scan is never a command. All else composes a line, which Enter or Tab ends;
    a code ends its line by itself after 100 ms of silence.

    While `is_secret` is set nothing of what is typed is echoed, not even how long it is: all see a shared terminal.
    """

    def __init__(self, vocabulary: Words, reader: str = "terminal", keys: Mapping[str, str] = KEYS) -> None:
        """Take the words that lines may hold, and for each key the command with its number: "tableau 2"."""
        self.reader = reader
        self.is_secret = False
        self._vocabulary = vocabulary
        self._keys = {character: _pressed(reader, command, character) for character, command in keys.items()}
        self._escapes = EscapeFilter()
        self._line = TypedLine()
        self._latest_s = -inf
        self._swallow_until_s = -inf  # an Enter until then belongs to the line before it
        self._faults = Faults(reader)
        self._inputs: list[Input] = []
        self._echo: list[str] = []

    def feed(self, characters: str, now_s: float) -> Strokes:
        """Take what was typed just now."""
        for character in characters:
            if self._line.may_settle and now_s > self._latest_s + BURST_GAP_S:
                self._settle()
            for key in self._escapes.feed(character):
                self._take(key, now_s)
            self._latest_s = now_s
        return self._strokes()

    def tick(self, now_s: float) -> Strokes:
        """Say that nothing more had been typed until now; what silence decides comes out."""
        while (due_s := self.due_s()) is not None and now_s >= due_s:
            self._ripen(now_s)
        return self._strokes()

    def due_s(self) -> float | None:
        """Tell when `tick` will have something to do; None while nothing waits for silence."""
        if self._escapes.is_open:
            return self._latest_s + BURST_GAP_S
        ripens = self._line.ripens()
        return None if ripens is None else self._latest_s + ripens[1]

    def take_line(self, line: str) -> tuple[Input, ...]:
        """Take a whole line that was not typed key by key (piped input), as if Enter had been pressed after it."""
        self._swallow_until_s = -inf
        if line in self._keys:
            return (self._keys[line],)  # a sign acts at once; the end of its line is no key of its own
        return self.feed(line + ENTER, 0.0).inputs

    def _ripen(self, now_s: float) -> None:
        ripens = self._line.ripens()
        if self._escapes.is_open:
            self._escapes = EscapeFilter()
            self._erase(len(self._line.text))
        elif ripens and ripens[0] is Ripe.SCAN:
            # Whoever types a code by hand presses Enter after it, however late; a scanner's Enter comes soon or never.
            self._swallow_until_s = now_s + _LATE_SUFFIX_S if self._line.is_fast else inf
            self._end_line()
        else:
            self._settle()

    def _take(self, key: str, now_s: float) -> None:
        if key in "\r\n\t":
            self._enter(key, now_s)
            return
        self._swallow_until_s = -inf
        if key in "\b\x7f":
            self._erase(1)
        elif key == _CLEAR:
            self._erase(len(self._line.text))
        elif self._line.is_all_held and key in self._keys:
            self._press(key, now_s)
        elif key.isprintable() and (self._line.text or key != " ") and len(self._line.text) < LIMIT:
            self._line.append(key, now_s, is_shown=not self.is_secret)
            self._echo += [] if self.is_secret else [key]

    def _press(self, key: str, now_s: float) -> None:
        if not key.isalnum():
            self._settle()
            self._inputs.append(self._keys[key])
        elif len(self._line.text) < LIMIT:
            self._line.append(key, now_s, is_shown=False)
            self._line.held += 1

    def _enter(self, key: str, now_s: float) -> None:
        if self._line.text:
            self._end_line()
            self._swallow_until_s = now_s + SILENCE_S  # CR LF is one Enter
        elif now_s <= self._swallow_until_s:
            if self._swallow_until_s == inf:
                self._swallow_until_s = -inf
        elif key != "\t" and ENTER in self._keys:
            self._inputs.append(self._keys[ENTER])

    def _end_line(self) -> None:
        if not is_scan(self._line.text) and not (self._line.is_tag and not self._line.is_barcode):
            self._settle()
        if self._line.text:
            line = self._line.text
            self._inputs.append(self._faults.judge(line) or self._vocabulary.understand(self.reader, line))
            self._echo += ["\n"] if any(self._line.shown) else []
        self._line = TypedLine()

    def _settle(self) -> None:
        is_barcode = self._line.is_barcode
        keys = self._line.take_held()
        if is_barcode:
            self._inputs.append(self._faults.judge(keys) or Scan(self.reader, keys))
        else:
            self._inputs += [self._keys[key] for key in keys]

    def _erase(self, count: int) -> None:
        self._echo.append("\b \b" * self._line.erase(count))

    def _strokes(self) -> Strokes:
        strokes = Strokes(tuple(self._inputs), "".join(self._echo))
        self._inputs, self._echo = [], []
        return strokes


def _pressed(reader: str, command: str, character: str) -> Pressed:
    name, _, number = command.partition(" ")
    return Pressed(reader, name, int(number) if number else None, int(character) if character.isdecimal() else None)
