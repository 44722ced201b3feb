"""Runs in the machine: listens to its USB keyboard as the assistant does, and prints what it hears and may not do."""

from __future__ import annotations

import os
import queue

from assistant.readers.device_reader import DeviceReader
from assistant.readers.device_url import EvdevUrl
from assistant.readers.evdev_keys import EvdevKeys, grab
from assistant.readers.scan import Found, Input, Scan
from tests.machine.machine import PRODUCT, VENDOR

LAST = "SGBBGPFV"


def say(text: str) -> None:
    print(text, flush=True)


def others(device: EvdevKeys) -> int:
    """The keyboard as another program opens it."""
    node = device._node()
    assert node is not None
    return os.open(node, os.O_RDONLY | os.O_NONBLOCK)


def may_grab(descriptor: int) -> str:
    try:
        grab(descriptor)
    except OSError as error:
        return f"refused: {error.strerror}"
    return "granted"


def heard_by(descriptor: int) -> str:
    try:
        return f"{len(os.read(descriptor, 4096))} bytes"
    except BlockingIOError:
        return "nothing"


def listen() -> None:
    device = EvdevKeys("main", EvdevUrl(VENDOR, PRODUCT))
    inputs: queue.Queue[Input] = queue.Queue()
    reader = DeviceReader("main", device, inputs.put)
    say(f"check: {reader.check()}")
    reader.start()
    other = -1
    while True:
        said = inputs.get()
        if isinstance(said, Found):
            other = others(device)
            say(f"another's grab is {may_grab(other)}")
        elif isinstance(said, Scan):
            say(f"another hears {heard_by(other)}")
        say(repr(said))
        if isinstance(said, Scan) and said.text == LAST:
            break
    reader.close()
    say(f"after the end, another's grab is {may_grab(others(device))}")


if __name__ == "__main__":
    listen()
