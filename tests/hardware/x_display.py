"""A display of its own without a screen, and a keyboard at it: keycodes go in as a USB scanner's do."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from Xlib import XK, X
from Xlib.display import Display
from Xlib.ext import xtest

# Keycodes of a USB keyboard, those of evdev plus 8: where they lie, whatever the layout makes of them.
_ROWS = {10: "1234567890", 24: "QWERTYUIOP", 38: "ASDFGHJKL", 52: "ZXCVBNM"}
KEYCODES = {character: first + place for first, row in _ROWS.items() for place, character in enumerate(row)}
ENTER, TAB, SHIFT, ALT, CAPS_LOCK, NUM_LOCK = 36, 23, 50, 64, 66, 77
KEYPAD = {"7": 79, "8": 80, "9": 81, "4": 83, "5": 84, "6": 85, "1": 87, "2": 88, "3": 89, "0": 90}


class XDisplay:
    """A running Xvfb; `name` is what DISPLAY must say."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._display: Any = Display(name)

    def set_layout(self, layout: str) -> None:
        """Let the keys mean what they mean in another country: `us`, `fr`, …; perhaps several, with commas."""
        subprocess.run(["setxkbmap", "-display", self.name, "-layout", layout], check=True)

    def scan(self, code: str, gap_s: float = 0.0, end: int | None = ENTER) -> None:
        """Type capitals, digits and an end as a scanner in US mode does: Shift and key, with a gap after each."""
        for character in code:
            self.press(KEYCODES[character], with_key=SHIFT if character.isalpha() else None)
            time.sleep(gap_s)
        if end is not None:
            self.press(end)

    def scan_as_alt_codes(self, code: str) -> None:
        """Hold Alt and type each letter's number on the keypad."""
        for character in code:
            self._key(X.KeyPress, ALT)
            for digit in f"{ord(character):04}":
                self.press(KEYPAD[digit])
            self._key(X.KeyRelease, ALT)
        self.press(ENTER)

    def press(self, keycode: int, with_key: int | None = None) -> None:
        """Press and release a key."""
        held = [] if with_key is None else [with_key]
        for key in (*held, keycode):
            self._key(X.KeyPress, key)
        for key in (keycode, *held):
            self._key(X.KeyRelease, key)

    def typed(self, keycode: int) -> str:
        """Tell what a key types with Shift on the layout that is set now."""
        display = Display(self.name)
        try:
            symbol = display.keycode_to_keysym(keycode, 1)
        finally:
            display.close()
        return XK.keysym_to_string(symbol) or ""

    def _key(self, event: int, keycode: int) -> None:
        xtest.fake_input(self._display, event, keycode)
        self._display.sync()

    def close(self) -> None:
        self._display.close()


@contextmanager
def x_display() -> Iterator[XDisplay]:
    """Start a display, with a number that is free, and end it afterwards."""
    reading, writing = os.pipe()
    # Without -noreset the layout is forgotten each time that the last program goes.
    command = ["Xvfb", "-displayfd", str(writing), "-noreset", "-nolisten", "tcp", "-screen", "0", "320x200x8"]
    process = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as number:
            name = f":{number.readline().strip()}"
        display = XDisplay(name)
        try:
            yield display
        finally:
            display.close()
    finally:
        process.terminate()
        process.wait(10)
