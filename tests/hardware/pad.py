"""An RDM6300 pad made of a pseudo-terminal: a tag that lies on it is sent every fifty milliseconds."""

from __future__ import annotations

import threading
from functools import reduce
from operator import xor
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.hardware.pty_reader import PtyReader

_PERIOD_S = 0.05


def frame(tag: str) -> bytes:
    """What an RDM6300 sends of a tag with these four bytes."""
    number = bytes.fromhex("10" + tag)
    return b"\x02" + (number + bytes([reduce(xor, number)])).hex().upper().encode() + b"\x03"


class Pad:
    """`lie` and `lift` tags; two that lie there are sent in turns. It goes on while its cable is out."""

    def __init__(self, folder: Path, name: str) -> None:
        self.port = PtyReader(folder, name)
        self._tags: list[str] = []
        self._ends = threading.Event()
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._send, daemon=True)
        self._thread.start()

    @property
    def url(self) -> str:
        return f"{self.port.url}?format=rdm6300"

    def lie(self, *tags: str) -> None:
        """These tags, and no others, lie there from now on."""
        with self._lock:
            self._tags = list(tags)

    def lift(self) -> None:
        self.lie()

    def replug(self) -> None:
        with self._lock:
            self.port.replug()

    def _send(self) -> None:
        while not self._ends.wait(_PERIOD_S):
            with self._lock:
                if self._tags:
                    self.port.write(frame(self._tags[0]))
                    self._tags.append(self._tags.pop(0))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ends.set()
        self._thread.join()
        self.port.close()
