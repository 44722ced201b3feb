"""Say what is probably behind a serial port, by the numbers that its USB device gives; nothing is opened.

Source of the numbers: the USB ID list, linux-usb.org.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from assistant.readers.ports import SerialPort


class PortKind(Enum):
    """What a port may be; the value is the end of the message that says it."""

    CH340 = "ch340"
    CP210X = "cp210x"
    FTDI = "ftdi"
    PROLIFIC = "prolific"
    ARDUINO = "arduino"
    BOARD = "board"  # another small computer
    SCANNER = "scanner"
    UNKNOWN = "unknown"
    BUILT_IN = "built-in"  # of the computer itself, or by wire


_VENDORS: Mapping[int, PortKind] = {
    0x1A86: PortKind.CH340,  # QinHeng: CH340, CH341, CH9102
    0x10C4: PortKind.CP210X,  # Silicon Labs
    0x0403: PortKind.FTDI,
    0x067B: PortKind.PROLIFIC,
    0x2341: PortKind.ARDUINO,
    0x2A03: PortKind.ARDUINO,  # arduino.org
    0x16C0: PortKind.BOARD,  # shared by makers; Teensy boards among them
    0x239A: PortKind.BOARD,  # Adafruit
    0x1B4F: PortKind.BOARD,  # SparkFun
    0x2E8A: PortKind.BOARD,  # Raspberry Pi
    0x303A: PortKind.BOARD,  # Espressif
    0x0C2E: PortKind.SCANNER,  # Metrologic, Honeywell
    0x0536: PortKind.SCANNER,  # Hand Held Products, Honeywell
    0x05E0: PortKind.SCANNER,  # Symbol, Zebra
    0x05F9: PortKind.SCANNER,  # PSC, Datalogic
    0x065A: PortKind.SCANNER,  # Opticon
    0x11FA: PortKind.SCANNER,  # Code
    0x1EAB: PortKind.SCANNER,  # Newland
}


def port_kind(port: SerialPort) -> PortKind:
    """What is probably there."""
    if port.vendor is None:
        return PortKind.BUILT_IN
    return _VENDORS.get(port.vendor, PortKind.UNKNOWN)
