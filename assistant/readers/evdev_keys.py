"""Listen to one keyboard of a Linux computer, a scanner that types, and keep its keys from all other programs."""

from __future__ import annotations

import os
import select
import struct
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from assistant.readers.decoders.frame import BadFrame, Line
from assistant.readers.decoders.text import TextDecoder
from assistant.readers.device_reader import DeviceAbsent, DeviceLost, Ear
from assistant.readers.device_url import EvdevUrl
from assistant.readers.evdev_events import LETTER_KEYS, EventDecoder
from assistant.readers.scan import ReaderTrouble, Scan
from assistant.readers.wedge_faults import Faults

_WAIT_S = 0.025  # how often silence is looked at
_CHUNK = 64 * 24  # bytes: so many events as the kernel keeps for a keyboard
_LONG_BYTES = struct.calcsize("l")  # the words in which the kernel lists key codes
_GRAB = 0x40044590  # EVIOCGRAB of linux/input.h, _IOW('E', 0x90, int)
_SYSTEM = Path("/sys/class/input")
_DEVICES = Path("/dev/input")


def grab(descriptor: int) -> None:
    """Take a device's events for ourselves alone, until it is closed. Raises OSError, if another program has it."""
    if sys.platform == "linux":
        import fcntl

        fcntl.ioctl(descriptor, _GRAB, 1)


class EvdevKeys:
    """A device for `DeviceReader`: the first keyboard with the vendor and product of the address."""

    def __init__(
        self,
        name: str,
        url: EvdevUrl,
        system: Path = _SYSTEM,
        devices: Path = _DEVICES,
        grab: Callable[[int], None] = grab,
    ) -> None:
        """Look in `system`, the kernel's list, and open in `devices`; `grab` keeps others from hearing."""
        self._name = name
        self._url = url
        self._system, self._devices, self._grab = system, devices, grab
        self._faults = Faults(name)

    def check(self) -> None:
        """Try whether it is plugged in and may be read. Raises DeviceLost."""
        os.close(self._open())

    def listen(self, ear: Ear) -> None:
        """Hear it alone until the ear is closed or it is unplugged. Raises DeviceLost."""
        descriptor = self._open()
        try:
            self._grab(descriptor)
            ear.found()
            self._hear(descriptor, ear)
        except OSError as error:
            raise DeviceLost(str(error)) from error
        finally:
            os.close(descriptor)

    def _hear(self, descriptor: int, ear: Ear) -> None:
        events, lines = EventDecoder(), TextDecoder()
        try:
            while not ear.is_closed:
                ready, _, _ = select.select([descriptor], [], [], _WAIT_S)
                if not ready:
                    self._tell(lines.tick(time.monotonic()), ear)
                    continue
                data = os.read(descriptor, _CHUNK)
                if not data:
                    raise DeviceLost("it has ended")
                self._tell(lines.feed(events.feed(data), time.monotonic()), ear)
        finally:
            self._tell(lines.close(), ear)

    def _tell(self, lines: Iterable[Line | BadFrame], ear: Ear) -> None:
        for line in lines:
            if isinstance(line, Line):
                ear.tell(self._faults.judge(line.text) or Scan(self._name, line.text))

    def _open(self) -> int:
        if sys.platform != "linux":
            raise DeviceLost("only Linux has such devices", ReaderTrouble.LINUX_ONLY)
        node = self._node()
        if node is None:
            raise DeviceAbsent(f"no keyboard {self._url} is plugged in")
        try:
            return os.open(node, os.O_RDONLY | os.O_NONBLOCK)
        except PermissionError as error:
            raise DeviceLost(str(error), ReaderTrouble.NOT_ALLOWED) from error
        except OSError as error:
            raise DeviceLost(str(error)) from error

    def _node(self) -> Path | None:
        inputs = sorted(self._system.glob("event*"), key=lambda folder: (len(folder.name), folder.name))
        return next((self._devices / folder.name for folder in inputs if self._is_ours(folder / "device")), None)

    def _is_ours(self, device: Path) -> bool:
        url = self._url
        wanted = {"id/vendor": url.vendor, "id/product": url.product, "uniq": url.serial}
        return (
            all(_read(device / name) == value for name, value in wanted.items() if value)
            # A location is that of the socket; the kernel adds which of the scanner's own keyboards it is.
            and (not url.location or _read(device / "phys").partition("/")[0] == url.location)
            and _has_letters(_read(device / "capabilities/key"))
        )


def _has_letters(capabilities: str) -> bool:
    """Whether a list of key codes, words of hexadecimal digits with the highest first, has the letters' in it."""
    word_bits = 8 * _LONG_BYTES
    codes = 0
    for word in capabilities.split():
        codes = codes << word_bits | int(word, 16)
    return all(codes >> code & 1 for code in LETTER_KEYS)


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="ascii", errors="replace").strip()
    except OSError:  # it is being unplugged just now
        return ""
