"""A PN532 board behind a serial port: it answers by itself, while a test lays tags onto it."""

from __future__ import annotations

import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Self

from tests.hardware.pty_reader import PtyReader
from tests.unit.pn532_board import BoardTag, Pn532Board


class Pn532Port:
    """`url` is what the program under test is given."""

    def __init__(self, folder: Path) -> None:
        self.port = PtyReader(folder, "board")
        self.url = f"{self.port.url}?format=pn532"
        self.board = Pn532Board()
        self._is_over = threading.Event()
        self._answering = threading.Thread(target=self._answer)

    def lay(self, *tags: BoardTag) -> None:
        """Take away what lies there, and lay these tags down."""
        self.board.tags = list(tags)

    def take_away(self) -> None:
        """Leave the board empty until the program must have noticed it."""
        self.lay()
        noticed = self.board.polls + 5
        end_s = time.monotonic() + 20
        while self.board.polls < noticed:
            assert time.monotonic() < end_s, "nobody asks the board"
            time.sleep(0.005)

    def _answer(self) -> None:
        while not self._is_over.is_set():
            with suppress(OSError):  # nobody has the port open now
                self.port.write(self.board.answer(self.port.received()))
            time.sleep(0.001)

    def __enter__(self) -> Self:
        self._answering.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over.set()
        self._answering.join()
        self.port.close()
