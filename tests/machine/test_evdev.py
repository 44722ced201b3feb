"""`evdev:` with a real kernel and a USB keyboard in an emulated machine: found, grabbed, unplugged, given back."""

from __future__ import annotations

import pytest

from assistant.readers.scan import Found, Scan
from tests.machine.guest import LAST
from tests.machine.machine import machine, missing


@pytest.mark.slow
@pytest.mark.skipif(
    bool(missing()), reason=f"it starts a machine, for which are missing: {missing()}; see make machine"
)
def test_a_usb_scanner_is_heard_alone_through_unplugging_and_given_back() -> None:
    with machine() as pc:
        pc.wait_for("check: None")
        pc.wait_for("another's grab is refused: Device or resource busy")
        pc.wait_for(repr(Found("main", is_first=True)))
        pc.scan("SGBBBBGS")
        pc.wait_for("another hears nothing")
        pc.wait_for(repr(Scan("main", "SGBBBBGS")))
        pc.unplug("first")
        pc.wait_for("No such device")
        pc.plug("second")
        pc.wait_for(repr(Found("main")))
        pc.scan(LAST)
        pc.wait_for(repr(Scan("main", LAST)))
        pc.wait_for("after the end, another's grab is granted")
