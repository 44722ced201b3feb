"""Make the reader that an address names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, assert_never

from assistant.readers.device_reader import DeviceLost, DeviceReader
from assistant.readers.scan import Input
from assistant.readers.url import CameraUrl, EvdevUrl, KeysUrl, PcscUrl, SerialUrl, SocketUrl
from assistant.readers.writing import Written


class Reader(Protocol):
    """What can be started, ended and tried, whatever it reads with."""

    def start(self) -> None:
        """Begin to listen, and to look for the reader for as long as it is not there."""
        ...

    def close(self) -> None:
        """Stop listening, within about a second."""
        ...

    def check(self) -> DeviceLost | None:
        """Try it before listening: None if it is there, else why not."""
        ...

    def write(self, uid: str, text: str) -> Written:
        """Write a text onto the tag of that number and no other, and wait until it is done, a few seconds at most.

        `CANNOT` if it only reads. While it listens, what it reads is handed over meanwhile.
        """
        ...


def open_reader(
    name: str,
    url: SerialUrl | SocketUrl | KeysUrl | EvdevUrl | CameraUrl | PcscUrl,
    deliver: Callable[[Input], None],
) -> Reader:
    """Make the reader called `name`; what it needs is imported here, so that a table without it starts as fast."""
    match url:
        case SerialUrl() | SocketUrl():
            from assistant.readers.serial_reader import SerialReader

            return SerialReader(name, url, deliver)
        case KeysUrl():
            from assistant.readers.pynput_keys import PynputKeys

            return DeviceReader(name, PynputKeys(name), deliver)
        case EvdevUrl():
            from assistant.readers.evdev_keys import EvdevKeys

            return DeviceReader(name, EvdevKeys(name, url), deliver)
        case CameraUrl():
            from assistant.readers.camera import Camera

            return DeviceReader(name, Camera(name, url), deliver)
        case PcscUrl():
            from assistant.readers.pcsc import PcscReader

            return DeviceReader(name, PcscReader(name, url), deliver)
        case _:
            assert_never(url)
