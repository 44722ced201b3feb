"""What a running program has said so far, read as it comes."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from threading import Condition, Thread

PATIENCE_S = 60.0  # a machine that does much else at the same time takes long for what takes milliseconds


class Output:
    """Everything from one descriptor, a pipe's or a terminal's, until it ends. `text` is without carriage returns."""

    def __init__(self, descriptor: int) -> None:
        self._changed = Condition()
        self._data = b""
        self._seen = 0
        self._reader = Thread(target=self._read, args=(descriptor,), daemon=True)
        self._reader.start()

    @property
    def text(self) -> str:
        return self._data.decode(errors="replace").replace("\r", "")

    @property
    def lines(self) -> list[str]:
        """The whole lines."""
        return self.text.split("\n")[:-1]

    def next_with(self, wanted: str) -> str | None:
        """Wait for the next line with this text in it, behind those found before; None if it does not come."""
        found: list[str] = []

        def has_come() -> bool:
            lines = self.lines
            while not found and self._seen < len(lines):
                found.extend(line for line in lines[self._seen : self._seen + 1] if wanted in line)
                self._seen += 1
            return bool(found)

        return found[0] if self._wait_for(has_come) else None

    def has_lines(self, count: int) -> bool:
        """Wait until so many lines are there in all."""
        return self._wait_for(lambda: len(self.lines) >= count)

    def end(self) -> None:
        """Wait until all has been read."""
        self._reader.join(PATIENCE_S)

    def _wait_for(self, is_so: Callable[[], bool]) -> bool:
        with self._changed:
            return self._changed.wait_for(is_so, PATIENCE_S)

    def _read(self, descriptor: int) -> None:
        while data := _some(descriptor):
            with self._changed:
                self._data += data
                self._changed.notify_all()


def _some(descriptor: int) -> bytes:
    try:
        return os.read(descriptor, 65536)
    except OSError:  # a terminal that was hung up
        return b""


def wait(is_so: Callable[[], bool], otherwise: str) -> None:
    """Wait for something that sends no word."""
    end_s = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < end_s, otherwise
        time.sleep(0.005)
