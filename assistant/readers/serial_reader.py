"""Listen to a reader on a serial port or a TCP socket, through unplugging and replugging."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial

from assistant.readers.device_reader import DeviceLost
from assistant.readers.links.formats import LINKS
from assistant.readers.links.link import Heard, WritingLink
from assistant.readers.orders import Orders
from assistant.readers.ports import SerialPort, Whereabouts, serial_ports
from assistant.readers.scan import Found, Input, Lost, ReaderTrouble, Troubled
from assistant.readers.serial_port import PORT_ERRORS, Port, open_serial, open_socket, trouble_of
from assistant.readers.url import SerialUrl, SocketUrl
from assistant.readers.writing import Written

_RETRY_S = (0.1, 0.2, 0.5, 1.0, 2.0)


class SerialReader:
    """A thread of its own that hands over what a reader sends: scans, and `Found` and `Lost` once each time.

    `deliver` is called in that thread and may block: the reader then waits, the system keeps what it sends, and
    nothing is dropped. What is written to the port is what the format in the address asks for: for most, nothing.
    """

    def __init__(
        self,
        name: str,
        url: SerialUrl | SocketUrl,
        deliver: Callable[[Input], None],
        ports: Callable[[], Sequence[SerialPort]] = serial_ports,
    ) -> None:
        self._name = name
        self._deliver = deliver
        self._link = LINKS[url.format](name)
        self._orders = Orders()
        self._open: Callable[[], Port] = (
            partial(open_serial, url, Whereabouts(url, ports))
            if isinstance(url, SerialUrl)
            else partial(open_socket, url)
        )
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"reader {name}", daemon=True)
        self._is_found: bool | None = None  # None until the first attempt has told
        self._was_found = False  # ever
        self._failures = 0  # attempts in a row in which the reader was not there

    def start(self) -> None:
        """Begin to listen, and to look for the reader for as long as it is not there."""
        self._thread.start()

    def close(self) -> None:
        """Stop listening; at most a second passes, even when the port or the receiver hangs."""
        self._closing.set()
        if self._thread.is_alive():
            self._thread.join(timeout=1.0)

    def check(self) -> DeviceLost | None:
        """Try it before listening: None if it is there, and answers if it is of a kind that does; else why not."""
        try:
            with self._open_port() as port:
                return self._try(port)
        except PORT_ERRORS as error:
            return DeviceLost(str(error), trouble_of(error))

    def write(self, uid: str, text: str) -> Written:
        """Have a text written onto the tag of that number, if the reader is of a kind that can, and wait for it."""
        if not isinstance(self._link, WritingLink):
            return Written.CANNOT
        return self._orders.give(uid, text) if self._is_found else Written.FAILED

    def _try(self, port: Port) -> DeviceLost | None:
        heard = self._link.begin(time.monotonic())
        while True:
            for said in heard.inputs:
                match said:
                    case Found():
                        return None
                    case Lost(_, reason):
                        return DeviceLost(reason, ReaderTrouble.SILENT)
                    case Troubled(_, trouble):
                        return DeviceLost("it cannot be understood", trouble)
                    case _:
                        pass
            if heard.reply:
                port.write(heard.reply)
            data = port.read(port.in_waiting or 1)
            now_s = time.monotonic()
            heard = self._link.feed(data, now_s) if data else self._link.tick(now_s)

    def _run(self) -> None:
        while not self._closing.is_set():
            lost: Lost | Troubled | None = None
            try:
                with self._open_port() as port:
                    lost = self._listen(port)
            except PORT_ERRORS as error:
                trouble = trouble_of(error)
                was_there = self._is_found is not None
                lost = Troubled(self._name, trouble) if trouble else Lost(self._name, str(error), was_there=was_there)
            if lost is not None:
                self._lose(lost)
            self._closing.wait(_RETRY_S[min(self._failures, len(_RETRY_S) - 1)])
            self._failures += 1

    def _listen(self, port: Port) -> Lost | None:
        """Hold the conversation until the reader falls silent, which is returned, or until we close."""
        lost = self._hear(self._link.begin(time.monotonic()), port)
        try:
            while not lost and not self._closing.is_set():
                if isinstance(self._link, WritingLink):
                    lost = self._hear(self._orders.begin(self._link, time.monotonic()), port)
                first = port.read(1)
                if not first:
                    lost = self._hear(self._link.tick(time.monotonic()), port)
                    continue
                # Apart from the first byte, so that it is not lost if the port fails just now.
                lost = self._hear(self._link.feed(first, time.monotonic()), port)
                if more := port.read(port.in_waiting):
                    lost = self._hear(self._link.feed(more, time.monotonic()), port)
        finally:
            for said in self._link.end().inputs:
                self._tell(said)
            self._orders.fail()
        return lost

    def _hear(self, heard: Heard, port: Port) -> Lost | None:
        """Hand over what was said; give the word that the reader is silent, if that is among it."""
        lost = None
        for said in heard.inputs:
            match said:
                case Found():
                    self._find(said)
                case Lost():
                    lost = said
                case _:
                    self._tell(said)
        if heard.reply:
            port.write(heard.reply)
        if heard.written is not None:
            self._orders.end(heard.written)
        return lost

    def _find(self, found: Found) -> None:
        self._failures = 0
        if self._is_found is not True:
            self._is_found = True
            self._tell(replace(found, is_first=not self._was_found))
            self._was_found = True

    def _lose(self, lost: Lost | Troubled) -> None:
        if self._is_found is not False:
            self._is_found = False
            self._tell(lost)

    def _tell(self, said: Input) -> None:
        if not self._closing.is_set():
            self._deliver(said)

    @contextmanager
    def _open_port(self) -> Iterator[Port]:
        port = self._open()
        try:
            yield port
        finally:
            with suppress(*PORT_ERRORS):
                port.close()
