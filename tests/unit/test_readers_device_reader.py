"""Any device in its thread: found and lost are told once each time, troubles too, and closing is prompt."""

from __future__ import annotations

import queue
import threading

from assistant.readers.device_reader import DeviceLost, DeviceReader, Ear
from assistant.readers.scan import Found, Input, Lost, ReaderTrouble, Scan, Troubled

GONE, FORBIDDEN = DeviceLost("unplugged"), DeviceLost("no", ReaderTrouble.NOT_ALLOWED)


class Device:
    """It does what the test tells it: fail, be found, hear."""

    def __init__(self) -> None:
        self.orders: queue.Queue[DeviceLost | str | None] = queue.Queue()
        self.done = threading.Event()

    def check(self) -> None:
        raise GONE

    def listen(self, ear: Ear) -> None:
        while not ear.is_closed:
            try:
                order = self.orders.get(timeout=0.01)
            except queue.Empty:
                continue
            match order:
                case DeviceLost():
                    raise order
                case None:
                    ear.found()
                case text:
                    ear.tell(Scan(ear.name, text))
        self.done.set()


def test_each_change_is_told_once() -> None:
    device, heard = Device(), queue.Queue[Input]()
    reader = DeviceReader("r", device, heard.put)
    assert reader.check() is GONE
    reader.start()
    for order in (GONE, GONE, None, None, "a", GONE, GONE, FORBIDDEN, FORBIDDEN, None, "b", FORBIDDEN, FORBIDDEN, None):
        device.orders.put(order)
    trouble = Troubled("r", ReaderTrouble.NOT_ALLOWED)
    absent, lost, found = Lost("r", "unplugged", was_there=False), Lost("r", "unplugged"), Found("r")
    expected = [absent, found, Scan("r", "a"), lost, trouble, found, Scan("r", "b"), Lost("r", "no"), trouble, found]
    said = [heard.get(timeout=10) for _ in expected]
    assert said == expected
    assert [each.is_first for each in said if isinstance(each, Found)] == [True, False, False]
    reader.close()
    assert device.done.is_set()
    assert heard.empty()


def test_closing_before_the_start_and_while_the_device_is_away() -> None:
    device = Device()
    DeviceReader("r", device, lambda _: None).close()
    reader = DeviceReader("r", device, lambda _: None)
    device.orders.put(GONE)
    reader.start()
    reader.close()
    assert not reader._thread.is_alive()
