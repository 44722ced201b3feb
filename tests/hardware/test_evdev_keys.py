"""One keyboard of a Linux computer by vendor and product: events over a real descriptor, unplugging, grabbing.

A virtual keyboard needs /dev/uinput, which containers and cloud machines seldom have; without it, a FIFO stands in
for the device file, and a folder for the kernel's list. What that cannot show is told in docs/readers/keyboard.md.
"""

from __future__ import annotations

import os
import queue
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from assistant.deck.codes import CardSet, Code, encode_code
from assistant.readers.device_reader import DeviceReader
from assistant.readers.device_url import EvdevUrl
from assistant.readers.evdev_keys import EvdevKeys, grab
from assistant.readers.scan import Found, Input, Lost, ReaderTrouble, Scan, Troubled
from tests.unit.test_readers_evdev_events import ENTER, stroke

CODES = [encode_code(Code(CardSet.SUSHI_GO, "B", number)) for number in range(108)]
ROWS = {16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
KEYS = {letter: first + place for first, row in ROWS.items() for place, letter in enumerate(row)}
# Of a real USB keyboard (capabilities/key of /sys/class/input), and of one with volume keys only.
KEYBOARD = "1000000000007 ff9f207ac14057ff febeffdfffefffff fffffffffffffffe"
VOLUME = "3e000b00000000 0 0 0"
URL = EvdevUrl("0c2e", "0200")


class Plugs:
    """The kernel's list of devices, and their files."""

    def __init__(self, folder: Path) -> None:
        self.system, self.devices = folder / "sys", folder / "dev"
        self.system.mkdir()
        self.devices.mkdir()
        self.grabbed: list[int] = []

    def plug(
        self, name: str, product: str = "0200", keys: str = KEYBOARD, serial: str = "", socket: str = "usb-1"
    ) -> Path:
        device = self.system / name / "device"
        told = {"id/vendor": "0c2e", "id/product": product, "uniq": serial, "phys": f"{socket}/input0"}
        for file, text in {**told, "capabilities/key": keys}.items():
            (device / file).parent.mkdir(parents=True, exist_ok=True)
            (device / file).write_text(f"{text}\n", encoding="ascii")
        os.mkfifo(self.devices / name)
        return self.devices / name

    def unplug(self, name: str) -> None:
        (self.devices / name).unlink()
        (self.system / name).rename(self.system / f"was-{name}")

    def reader(self, deliver: queue.Queue[Input], url: EvdevUrl = URL) -> DeviceReader:
        device = EvdevKeys("main", url, self.system, self.devices, self.grabbed.append)
        return DeviceReader("main", device, deliver.put)


@pytest.fixture
def plugs(tmp_path: Path) -> Plugs:
    return Plugs(tmp_path)


@contextmanager
def scanner(file: Path) -> Iterator[int]:
    """The scanner's end of the wire: until it is closed, it is plugged in."""
    descriptor = os.open(file, os.O_RDWR)
    try:
        yield descriptor
    finally:
        os.close(descriptor)


def typed(code: str) -> bytes:
    return b"".join(stroke(KEYS[letter]) for letter in code)


def test_a_whole_deck_arrives_through_unplugging_and_replugging(plugs: Plugs) -> None:
    heard: queue.Queue[Input] = queue.Queue()
    reader = plugs.reader(heard)
    reader.start()
    try:
        assert isinstance(heard.get(timeout=10), Lost)
        for name, codes in (("event3", CODES[:54]), ("event11", CODES[54:])):
            with scanner(plugs.plug(name)) as wire:
                assert heard.get(timeout=10) == Found("main")
                for code in codes:
                    os.write(wire, typed(code) + stroke(ENTER))
                    assert heard.get(timeout=10) == Scan("main", code)
                plugs.unplug(name)
            assert isinstance(heard.get(timeout=10), Lost)
        assert heard.empty()
        assert len(plugs.grabbed) == 2  # each time it was there, it was taken for ourselves
    finally:
        reader.close()


def test_a_code_without_an_end_and_one_in_alt_codes(plugs: Plugs) -> None:
    heard: queue.Queue[Input] = queue.Queue()
    reader = plugs.reader(heard)
    with scanner(plugs.plug("event0")) as wire:
        reader.start()
        try:
            assert heard.get(timeout=10) == Found("main")
            os.write(wire, typed(CODES[0]))
            assert heard.get(timeout=10) == Scan("main", CODES[0])
            os.write(wire, b"".join(map(keypad, "8371666666667183")))
            os.write(wire, stroke(ENTER))
            assert heard.get(timeout=10) == Troubled("main", ReaderTrouble.ALT_CODES)
        finally:
            reader.close()


def keypad(digit: str) -> bytes:
    codes = {"7": 71, "8": 72, "9": 73, "4": 75, "5": 76, "6": 77, "1": 79, "2": 80, "3": 81, "0": 82}
    return stroke(codes[digit])


def test_of_several_devices_the_one_with_letters_and_with_the_right_number(plugs: Plugs) -> None:
    plugs.plug("event0", product="0901")
    plugs.plug("event1", keys=VOLUME)
    plugs.plug("event2", serial="A", socket="usb-2")
    plugs.plug("event10", serial="B", socket="usb-3")
    for url, name in (
        (URL, "event2"),
        (EvdevUrl("0c2e", "0200", serial="B"), "event10"),
        (EvdevUrl("0c2e", "0200", location="usb-3"), "event10"),
        (EvdevUrl("0c2e", "0200", location="usb-4"), None),
        (EvdevUrl("0c2e", "0901"), "event0"),
    ):
        node = EvdevKeys("main", url, plugs.system, plugs.devices)._node()
        assert (node and node.name) == name


def test_a_device_that_others_have_grabbed_or_that_is_none_is_lost(plugs: Plugs) -> None:
    """The real grab, on a file that is no input device: the kernel refuses, and nothing is heard without it."""
    heard: queue.Queue[Input] = queue.Queue()
    device = EvdevKeys("main", URL, plugs.system, plugs.devices, grab)
    reader = DeviceReader("main", device, heard.put)
    with scanner(plugs.plug("event0")) as wire:
        os.write(wire, typed(CODES[0]) + stroke(ENTER))
        reader.start()
        try:
            assert isinstance(heard.get(timeout=10), Lost)
            assert heard.empty()
        finally:
            reader.close()


def test_check_tells_what_is_missing(plugs: Plugs) -> None:
    reader = plugs.reader(queue.Queue())
    lost = reader.check()
    assert lost is not None
    assert "evdev:0c2e:0200" in lost.reason
    plugs.plug("event0")
    assert reader.check() is None
