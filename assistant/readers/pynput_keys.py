"""Hear all keyboards of this computer through pynput, whichever window has the focus; scans come out, nothing else."""

from __future__ import annotations

import os
import queue
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from threading import Thread
from typing import Any

from assistant.readers.bursts import Bursts
from assistant.readers.device_reader import DeviceLost, Ear
from assistant.readers.scan import Input, ReaderTrouble, Scan, Troubled

_WAIT_S = 0.025  # how often silence is looked at
# The keypad without Num Lock, which a scanner in Alt-code mode meets as well.
_KEYPAD: Mapping[object, str] = {
    0xFF9D: "5",  # KP_Begin of X, which has no name in pynput
    "insert": "0", "end": "1", "down": "2", "page_down": "3", "left": "4", "right": "6", "home": "7", "up": "8",
    "page_up": "9", "enter": "\n", "tab": "\t", "space": " ",
}  # fmt: skip


class PynputKeys:
    """A device for `DeviceReader`: it takes no key away from the program that has the focus, and writes none down."""

    def __init__(self, name: str, environ: Mapping[str, str] = os.environ) -> None:
        self._bursts = Bursts(name)
        self._environ = environ

    def check(self) -> None:
        """Try whether this computer lets its keyboards be heard. Raises DeviceLost."""
        if _is_wayland(self._environ):
            raise DeviceLost("Wayland lets no program hear another's keys", ReaderTrouble.WAYLAND)
        _keyboard()

    def listen(self, ear: Ear) -> None:
        """Hear until the ear is closed or the display is gone. Raises DeviceLost."""
        self.check()
        strokes: queue.SimpleQueue[tuple[str, float] | None] = queue.SimpleQueue()
        listener = _listener(strokes)
        listener.start()
        try:
            while not ear.is_closed:
                try:
                    stroke = strokes.get(timeout=_WAIT_S)
                except queue.Empty:
                    ear.found()
                    inputs = self._bursts.tick(time.monotonic())
                else:
                    if stroke is None:
                        raise DeviceLost("the display is gone", ReaderTrouble.NO_DISPLAY)
                    inputs = self._bursts.type(*stroke)
                ear.tell(*inputs)
                if any(map(_is_of_another_alphabet, inputs)):
                    return  # pynput knows only the layout of its start: begin anew, perhaps with a better one
        finally:
            # In a thread, and never joined: pynput's stop may wait for a start that has failed, its end for a next key.
            Thread(target=_stop, args=(listener,), daemon=True).start()


def _is_of_another_alphabet(said: Input) -> bool:
    match said:
        case Troubled(_, trouble):
            return trouble is ReaderTrouble.OTHER_ALPHABET
        case Scan(_, text):
            return not text.isascii()
        case _:
            return False


def _is_wayland(environ: Mapping[str, str]) -> bool:
    return sys.platform == "linux" and bool(
        environ.get("XDG_SESSION_TYPE") == "wayland" or environ.get("WAYLAND_DISPLAY")
    )


def _keyboard() -> Any:
    """The module; importing it fails without a display, so it is late."""
    try:
        from pynput import keyboard
    except ModuleNotFoundError as error:
        raise DeviceLost(str(error), ReaderTrouble.KEYS_MISSING) from error
    except ImportError as error:
        raise DeviceLost(str(error), ReaderTrouble.NO_DISPLAY) from error
    return keyboard


def _stop(listener: Any) -> None:
    with suppress(Exception):  # the display may be gone
        listener.stop()


def _listener(strokes: queue.SimpleQueue[tuple[str, float] | None]) -> Any:
    listener: Any = _keyboard().Listener  # pynput carries no types

    def press(key: Any) -> None:
        character = _KEYPAD.get(getattr(key, "name", None) or getattr(key, "vk", None)) or getattr(key, "char", None)
        if character:
            strokes.put((character, time.monotonic()))

    class Quiet(listener):  # type: ignore[misc]
        def run(self) -> None:
            with suppress(Exception):  # of whatever kind the system's: the display is gone, and that is said aloud
                super().run()
            strokes.put(None)

    return Quiet(on_press=press)
