"""A scanner made of a pseudo-terminal: what a test writes into it arrives at a serial port that can be unplugged."""

from __future__ import annotations

import fcntl
import os
import select
import sys
import termios
import time
import tty
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self


class PtyReader:
    """The device side of a serial text scanner; `url` is what the program under test is given.

    The port is a symbolic link at a fixed path, as udev makes one for a reader: after `replug` another
    pseudo-terminal stands behind it.
    """

    def __init__(self, folder: Path, name: str = "scanner", suffix: bytes = b"\r") -> None:
        self.path = folder / name
        self.suffix = suffix
        self._device: int | None = None
        self._port: int | None = None
        self.plug()

    @property
    def url(self) -> str:
        """The reader's address in the configuration."""
        return f"serial://{self.path}"

    def plug(self) -> None:
        """Put a new pseudo-terminal behind the path."""
        assert self._device is None, "it is plugged in already"
        self._device, self._port = os.openpty()
        tty.setraw(self._port, termios.TCSANOW)
        self.path.symlink_to(os.ttyname(self._port))

    def unplug(self) -> None:
        """Pull the cable: the path is gone and whoever reads gets an error. Unread bytes are lost, as in a cable."""
        self.path.unlink()
        self.close()

    def replug(self) -> None:
        """Pull the cable and put it back."""
        self.unplug()
        self.plug()

    def scan(self, *codes: str) -> None:
        """Send codes, each with the suffix."""
        for code in codes:
            self.write(code.encode("latin-1") + self.suffix)

    def write(self, data: bytes, chunk_sizes: Iterable[int] = ()) -> None:
        """Send bytes in chunks of the given sizes, the rest in one; each is read before the next is sent."""
        for size in chunk_sizes:
            self._send(data[:size])
            self.drain()
            data = data[size:]
        self._send(data)

    def drain(self, timeout_s: float = 5.0) -> None:
        """Wait until everything sent has been read."""
        _wait(lambda: self._unread() == 0, timeout_s, "what was sent is not read")

    def wait_for_listener(self, timeout_s: float = 10.0) -> None:
        """Wait until a program, this one or another, has the port open: its opening flushes what was sent before."""
        assert self._port is not None, "it is not plugged in"
        port = os.ttyname(self._port)
        own = Path(f"/proc/{os.getpid()}/fd/{self._port}")
        _wait(lambda: any(fd != own for fd in _open_files(port)), timeout_s, "nobody opens the port")
        time.sleep(0.05)  # opening flushes a moment after the file is open, and nothing tells when

    def received(self) -> bytes:
        """Give what the program has written to the port so far."""
        assert self._device is not None, "it is not plugged in"
        is_readable, _, _ = select.select([self._device], [], [], 0)
        return os.read(self._device, 4096) if is_readable else b""

    def wait_for_word(self, timeout_s: float = 10.0) -> bytes:
        """Wait until the program writes to the port, and give what it wrote."""
        assert self._device is not None, "it is not plugged in"
        is_readable, _, _ = select.select([self._device], [], [], timeout_s)
        assert is_readable, "nothing is written to the port"
        return os.read(self._device, 4096)

    def _send(self, data: bytes) -> None:
        assert self._device is not None, "it is not plugged in"
        while data:
            data = data[os.write(self._device, data) :]

    def _unread(self) -> int:
        assert self._port is not None, "it is not plugged in"
        count = fcntl.ioctl(self._port, termios.FIONREAD, bytes(4))
        return int.from_bytes(count, sys.byteorder)

    def close(self) -> None:
        """Give the pseudo-terminal back."""
        for end in (self._device, self._port):
            if end is not None:
                os.close(end)
        self._device = self._port = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _open_files(target: str) -> Iterator[Path]:
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # processes and files come and go
            for link in (process / "fd").iterdir():
                with suppress(OSError):
                    if str(link.readlink()) == target:
                        yield link


def _wait(is_so: Callable[[], bool], timeout_s: float, otherwise: str) -> None:
    end_s = time.monotonic() + timeout_s
    while not is_so():
        assert time.monotonic() < end_s, otherwise
        time.sleep(0.002)
