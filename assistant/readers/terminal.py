"""Listen to the program's own terminal: keys, typed lines, and scanners that type; or to lines from a pipe."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from math import inf
from typing import TextIO

from assistant.readers.console import END_KEY, Console, open_console
from assistant.readers.keyboard import KEYS, Keyboard, Strokes
from assistant.readers.scan import Input, Lost
from assistant.readers.vocabulary import Vocabulary

__all__ = ["KEYS", "Keyboard", "Terminal", "Vocabulary", "show"]

_LONGEST_LINE = 4096


def show(echo: str) -> None:
    """Show what is typed on standard output, if that is a terminal."""
    if sys.stdout is not None and sys.stdout.isatty():
        sys.stdout.write(echo)
        sys.stdout.flush()


class Terminal:
    """A thread of its own that hands over what is typed, and `Lost` once when the input ends.

    From a terminal every key comes at once; from a pipe or a file, line by line. `deliver` is called in that thread
    and may block: the terminal then waits. `close` leaves the terminal as it was, and so does the interpreter's end.
    """

    def __init__(
        self,
        keyboard: Keyboard,
        deliver: Callable[[Input], None],
        stream: TextIO | None,
        echo: Callable[[str], None] = show,
    ) -> None:
        self._keyboard = keyboard
        self._deliver = deliver
        self._stream = stream
        self._echo = echo
        self._console: Console | None = None
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin to listen. Nobody else may read the stream from now on."""
        console = self._console = open_console(self._stream)
        listen = self._listen_to_keys if console.is_keyed else self._listen_to_lines
        self._thread = threading.Thread(target=self._run, args=(listen, console), name="terminal", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening and restore the terminal; at most a second passes, even when the receiver hangs."""
        self._closing.set()
        console, self._console = self._console, None
        if console is not None and self._thread is not None:
            console.wake()
            self._thread.join(timeout=1.0)
            console.close()

    def _run(self, listen: Callable[[Console], None], console: Console) -> None:
        reason = "a fault of ours"  # which is shown; the table must not wait for this thread for ever
        try:
            listen(console)
        except EOFError:
            reason = "end of input"
        finally:
            self._tell((Lost(self._keyboard.reader, reason),))

    def _listen_to_keys(self, console: Console) -> None:
        try:
            while not self._closing.is_set():
                due_s = self._keyboard.due_s()
                typed = console.read(None if due_s is None else max(due_s - time.monotonic(), 0.0))
                typed, end, _ = typed.partition(END_KEY)
                now_s = time.monotonic()
                self._take(self._keyboard.feed(typed, now_s) if typed else self._keyboard.tick(now_s))
                if end:
                    raise EOFError
        except EOFError:
            self._take(self._keyboard.tick(inf))  # a code that waited for its silence
            raise

    def _listen_to_lines(self, console: Console) -> None:
        rest = ""
        try:
            while not self._closing.is_set():
                *lines, rest = (rest + console.read(None)).split("\n")
                if len(rest) > _LONGEST_LINE:
                    lines, rest = [*lines, rest], ""
                for line in lines:
                    self._tell(self._keyboard.take_line(line.removesuffix("\r")))
        except EOFError:
            if rest:
                self._tell(self._keyboard.take_line(rest))
            raise

    def _take(self, strokes: Strokes) -> None:
        if strokes.echo:
            self._echo(strokes.echo)
        self._tell(strokes.inputs)

    def _tell(self, inputs: tuple[Input, ...]) -> None:
        for said in inputs:
            if not self._closing.is_set():
                self._deliver(said)
