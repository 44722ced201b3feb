"""Listen to a device in a thread of its own, through unplugging and replugging, whatever kind of device it is."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Protocol

from assistant.readers.scan import Found, Input, Lost, ReaderTrouble, Troubled
from assistant.readers.writing import WritesTags, Written

_RETRY_S = (0.1, 0.2, 0.5, 1.0, 2.0)


class DeviceLost(Exception):
    """A device is not there, or can be used no longer.

    `reason` is the system's words, for the log; a `trouble` is one that a player can mend, and is said.
    """

    def __init__(self, reason: str, trouble: ReaderTrouble | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.trouble = trouble


class DeviceAbsent(DeviceLost):
    """It is simply not there: the system has no more to say about it."""


class Ear:
    """Where a device hands over what it hears, and is told when to stop.

    `deliver` takes the inputs, in the device's thread, and may block: the device then waits.
    """

    def __init__(self, name: str, deliver: Callable[[Input], None]) -> None:
        self.name = name
        self._deliver = deliver
        self._closing = threading.Event()
        self._state: bool | ReaderTrouble | None = None  # found, lost or troubled; None while nothing has been told
        self._was_found = False  # ever
        self._failures = 0  # attempts in a row in which the device was not there

    @property
    def is_closed(self) -> bool:
        """Whether nobody listens any more: the device is to be given back."""
        return self._closing.is_set()

    def tell(self, *said: Input) -> None:
        """Hand over inputs."""
        for each in said:
            if not self.is_closed:
                self._deliver(each)

    def found(self) -> None:
        """The device is there and works: told once, until it is lost."""
        self._failures = 0
        if self._state is not True:
            self._state = True
            self.tell(Found(self.name, is_first=not self._was_found))
            self._was_found = True

    def lost(self, lost: DeviceLost) -> None:
        """The device is not there, told once; let some time pass before the next attempt."""
        was, self._state = self._state, lost.trouble or False
        if was is True or (lost.trouble is None and was is not False):
            self.tell(Lost(self.name, lost.reason, was_there=was is not None))
        if lost.trouble is not None and was is not lost.trouble:
            self.tell(Troubled(self.name, lost.trouble))
        self.wait(_RETRY_S[min(self._failures, len(_RETRY_S) - 1)])
        self._failures += 1

    def wait(self, duration_s: float) -> None:
        """Let time pass, or as much of it as remains until the ear is closed."""
        self._closing.wait(duration_s)

    def close(self) -> None:
        """Nobody listens any more."""
        self._closing.set()


class Device(Protocol):
    """One kind of device."""

    def check(self) -> None:
        """Try whether it is there: DeviceLost if not."""
        ...

    def listen(self, ear: Ear, /) -> None:
        """Open it, say that it is found, and hand over what it hears until the ear is closed. Raises DeviceLost."""
        ...


class DeviceReader:
    """A thread of its own that hands over what a device hears; `Found` and `Lost`, or its trouble, once each time."""

    def __init__(self, name: str, device: Device, deliver: Callable[[Input], None]) -> None:
        self._device = device
        self._ear = Ear(name, deliver)
        self._thread = threading.Thread(target=self._run, name=f"reader {name}", daemon=True)

    def start(self) -> None:
        """Begin to listen, and to look for the device for as long as it is not there."""
        self._thread.start()

    def close(self) -> None:
        """Stop listening; at most a second passes, even when the device or the receiver hangs."""
        self._ear.close()
        if self._thread.is_alive():
            self._thread.join(timeout=1.0)

    def check(self) -> DeviceLost | None:
        """Try the device before listening: None if it is there, else why not."""
        try:
            self._device.check()
        except DeviceLost as lost:
            return lost
        return None

    def write(self, uid: str, text: str) -> Written:
        """Write a text onto the tag of that number, if the device is one that can."""
        return self._device.write(uid, text) if isinstance(self._device, WritesTags) else Written.CANNOT

    def _run(self) -> None:
        while not self._ear.is_closed:
            try:
                self._device.listen(self._ear)
            except DeviceLost as lost:
                self._ear.lost(lost)
