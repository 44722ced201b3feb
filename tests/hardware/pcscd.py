"""A real card service of the test's own, with a virtual reader, and the virtual tags that are laid on it.

The reader is vpcd, of the project vsmartcard. Its protocol: a tag connects to its TCP port; each message, both ways, is
a length of two bytes, the higher first, and so many bytes. One byte is an order to the tag: 0 and 1 power off and on,
2 reset, 4 tell your ATR; anything else is a command, which is answered.
"""

from __future__ import annotations

import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

_DRIVER = "/usr/lib/pcsc/drivers/serial/libifdvpcd.so"
_SOCKET = "run/pcscd/pcscd.comm"  # built into pcscd, so it gets a file system of its own to put it in
_TELL_ATR = 4
# That of a type 2 tag on an ACR122U: PC/SC part 3, 3.1.3.2.3.1.
_ATR = bytes.fromhex("3B8F8001804F0CA0000003060300030000000068")
_REFUSED, _DONE = b"\x63\x00", b"\x90\x00"
PATIENCE_S = 20.0


def ndef(text: str) -> bytes:
    """The user's memory of a type 2 tag that holds a text in English."""
    record = b"\xd1\x01" + bytes([len(text) + 3]) + b"T\x02en" + text.encode()
    return b"\x03" + bytes([len(record)]) + record + b"\xfe"


@dataclass(frozen=True, slots=True)
class VirtualTag:
    """A tag: its number, and its memory from page 4 on; none for a tag that cannot be read in pages."""

    uid: bytes
    memory: bytes | None = None

    def answer(self, command: bytes) -> bytes:
        """What a reader answers to a command about this tag."""
        match list(command):
            case [0xFF, 0xCA, 0x00, 0x00, 0x00]:
                return self.uid + _DONE
            case [0xFF, 0xB0, 0x00, page, count] if self.memory is not None:
                start = 4 * (page - 4)
                return self.memory[start : start + count].ljust(count, b"\0") + _DONE
            case _:
                return _REFUSED


class CardServer:
    """A pcscd that can be ended and started again; programs find it with `env`."""

    def __init__(self, folder: Path) -> None:
        self.env = {"PCSCLITE_CSOCK_NAME": str(folder / "service")}
        self._link = folder / "service"
        self._settings = folder / "readers"
        self._settings.mkdir()
        self._port = _free_port()
        text = f'FRIENDLYNAME "Virtual PCD"\nDEVICENAME /dev/null:{self._port:#x}\nLIBPATH {_DRIVER}\nCHANNELID 0x1\n'
        (self._settings / "vpcd").write_text(text, encoding="ascii")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, in a view of the file system in which its socket hides no other's, and wait until it answers."""
        Path("/run/pcscd").mkdir(exist_ok=True)
        inner = 'mount -t tmpfs none /run/pcscd && exec pcscd --foreground --config "$0"'
        command = ["unshare", "--mount", "--propagation", "private", "sh", "-c", inner, str(self._settings)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._link.unlink(missing_ok=True)
        self._link.symlink_to(f"/proc/{self._process.pid}/root/{_SOCKET}")
        _wait(self._link.exists, "pcscd does not start")
        _wait(lambda: _answers(self._port), "the virtual reader does not start")

    def stop(self) -> None:
        """End it, as a service that fails."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE_S)
            self._process = None

    @contextmanager
    def lying(self, tag: VirtualTag) -> Iterator[None]:
        """Lay a tag on the reader, and lift it again."""
        with socket.create_connection(("127.0.0.1", self._port)) as wire:
            Thread(target=_serve, args=(tag, wire), daemon=True).start()
            yield
            with suppress(OSError):
                wire.shutdown(socket.SHUT_RDWR)


def can_be_apart() -> bool:
    """Whether this user may have a view of the file system of their own: root may, except in some containers."""
    return subprocess.run(["unshare", "--mount", "true"], capture_output=True, check=False).returncode == 0


def _serve(tag: VirtualTag, wire: socket.socket) -> None:
    with suppress(OSError), wire.makefile("rb") as orders:
        while len(head := orders.read(2)) == 2:
            order = orders.read(int.from_bytes(head))
            if len(order) > 1 or order == bytes([_TELL_ATR]):
                said = _ATR if len(order) == 1 else tag.answer(order)
                wire.sendall(len(said).to_bytes(2) + said)


def _free_port() -> int:
    """A port that is free, with the next one, which a second slot of the reader takes."""
    while True:
        with socket.create_server(("127.0.0.1", 0)) as first:
            port = int(first.getsockname()[1])
            with suppress(OSError, OverflowError), socket.create_server(("127.0.0.1", port + 1)):
                return port


def _answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


def _wait(is_so: Callable[[], bool], otherwise: str) -> None:
    end_s = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < end_s, otherwise
        time.sleep(0.02)
