"""Listen to a text scanner on a serial port or a TCP socket, through unplugging and replugging."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Protocol, cast

from assistant.readers.decoders.frame import Frame, Line
from assistant.readers.decoders.text import TextDecoder
from assistant.readers.scan import Found, Input, Lost, Scan
from assistant.readers.url import SerialUrl, SocketUrl

if sys.platform == "win32":
    _PORT_ERRORS: tuple[type[Exception], ...] = (OSError, ValueError)
else:
    import termios

    # pyserial lets ValueError out for a speed that the port has not, and termios.error, which is no OSError.
    _PORT_ERRORS = (OSError, ValueError, termios.error)

_WAIT_S = 0.025  # how often silence is looked at
_RETRY_S = (0.1, 0.2, 0.5, 1.0, 2.0)


class Port(Protocol):
    """What of a pyserial port is used."""

    @property
    def in_waiting(self) -> int: ...  # how many bytes can be read at once

    def read(self, size: int, /) -> bytes: ...  # fewer after `_WAIT_S`

    def close(self) -> None: ...


class SerialReader:
    """A thread of its own that hands over what a scanner sends: `Scan`s, and `Found` and `Lost` once each time.

    `deliver` is called in that thread and may block: the reader then waits, the system keeps what the scanner sends,
    and nothing is dropped. Nothing is ever written to the port.
    """

    def __init__(self, name: str, url: SerialUrl | SocketUrl, deliver: Callable[[Input], None]) -> None:
        self._name = name
        self._url = url
        self._deliver = deliver
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"reader {name}", daemon=True)
        self._is_found: bool | None = None  # None until the first attempt has told
        self._failures = 0  # attempts in a row without a byte or a silence read

    def start(self) -> None:
        """Begin to listen, and to look for the reader for as long as it is not there."""
        self._thread.start()

    def close(self) -> None:
        """Stop listening; at most a second passes, even when the port or the receiver hangs."""
        self._closing.set()
        if self._thread.is_alive():
            self._thread.join(timeout=1.0)

    def check(self) -> str | None:
        """Try the port before listening: None if it answers, else the system's reason."""
        try:
            with self._open_port():
                return None
        except _PORT_ERRORS as error:
            return str(error)

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                with self._open_port() as port:
                    self._listen(port)
            except _PORT_ERRORS as error:
                self._lose(str(error))
            self._closing.wait(_RETRY_S[min(self._failures, len(_RETRY_S) - 1)])
            self._failures += 1

    def _listen(self, port: Port) -> None:
        decoder = TextDecoder()
        try:
            while not self._closing.is_set():
                first = port.read(1)
                self._find()
                if not first:
                    self._hand_over(decoder.tick(time.monotonic()))
                    continue
                self._hand_over(decoder.feed(first, time.monotonic()))
                # Apart from the first byte, so that it is not lost if the port fails just now.
                self._hand_over(decoder.feed(port.read(port.in_waiting), time.monotonic()))
        finally:
            self._hand_over(decoder.close())

    def _hand_over(self, frames: Iterable[Frame]) -> None:
        for frame in frames:
            if isinstance(frame, Line):
                self._tell(Scan(self._name, frame.text))

    def _find(self) -> None:
        # Only a port that could be read is there: some can be opened for a moment while they vanish.
        self._failures = 0
        if self._is_found is not True:
            self._is_found = True
            self._tell(Found(self._name))

    def _lose(self, reason: str) -> None:
        if self._is_found is not False:
            self._is_found = False
            self._tell(Lost(self._name, reason))

    def _tell(self, said: Input) -> None:
        if not self._closing.is_set():
            self._deliver(said)

    @contextmanager
    def _open_port(self) -> Iterator[Port]:
        import serial  # late: it costs start-up time, and a table without such a reader needs none

        match self._url:
            case SerialUrl(device, baud):
                opened = serial.serial_for_url(device, baudrate=baud, timeout=_WAIT_S)
            case SocketUrl():
                opened = serial.serial_for_url(str(self._url), timeout=_WAIT_S)
        port = cast("Port", opened)
        try:
            yield port
        finally:
            with suppress(*_PORT_ERRORS):
                port.close()
