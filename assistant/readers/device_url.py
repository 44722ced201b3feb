"""The addresses of readers that are no ports: the terminal, all keyboards, one keyboard, a camera, a card reader."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import quote, unquote

from assistant.readers.address import BadReaderUrl, read_settings, written

_USB_ID = re.compile("[0-9a-f]{4}")
_WHICH = ("serial", "location")  # what tells two scanners of the same make apart


@dataclass(frozen=True, slots=True)
class TerminalUrl:
    """The program's own terminal: typing, and scanners that type. It is always there; an address gives it a name."""

    def __str__(self) -> str:
        return "terminal:"


@dataclass(frozen=True, slots=True)
class KeysUrl:
    """All keyboards of this computer, whichever window has the focus: scanners that type, and nothing else."""

    def __str__(self) -> str:
        return "keys:"


@dataclass(frozen=True, slots=True)
class EvdevUrl:
    """One keyboard of a Linux computer, a scanner by its vendor and product (four hexadecimal digits each).

    Two of the same make differ by their serial number or their location, the USB socket that each is in.
    """

    vendor: str
    product: str
    serial: str = ""
    location: str = ""

    def __str__(self) -> str:
        settings = {"serial": self.serial, "location": self.location}
        return f"evdev:{self.vendor}:{self.product}{written(settings)}"


@dataclass(frozen=True, slots=True)
class CameraUrl:
    """A camera by its number, or by a path: a device such as /dev/video2, or a film or pictures to look at."""

    source: str

    @property
    def number(self) -> int | None:
        """The camera's number; None if it has a path."""
        return int(self.source) if self.source.isdigit() else None

    def __str__(self) -> str:
        return f"camera:{'' if self.source.isdigit() else '//'}{self.source}"


@dataclass(frozen=True, slots=True)
class PcscUrl:
    """A card reader that the system's card service knows; the first whose name holds `name`, in any case."""

    name: str = ""

    def __str__(self) -> str:
        return f"pcsc:{quote(self.name)}"


def parse_evdev(text: str, rest: str) -> EvdevUrl:
    """Read what follows `evdev:` in the address `text`. Raises BadReaderUrl."""
    address, _, query = rest.partition("?")
    vendor, _, product = address.removeprefix("//").lower().partition(":")
    if not _USB_ID.fullmatch(vendor) or not _USB_ID.fullmatch(product):
        raise BadReaderUrl(f"reader {text!r}: vendor and product are four digits each, as in evdev:0c2e:0200")
    settings = read_settings(text, query, _WHICH)
    return EvdevUrl(vendor, product, settings.get("serial", ""), settings.get("location", ""))


def parse_camera(text: str, rest: str) -> CameraUrl:
    """Read what follows `camera:` in the address `text`. Raises BadReaderUrl."""
    source = rest.removeprefix("//")
    is_number = source.isascii() and source.isdigit() and len(source) < 4
    if not is_number and (source == rest or not source.strip("/") or source.isdigit()):
        raise BadReaderUrl(f"reader {text!r}: a number or a path is missing, as in camera:0 or camera:///dev/video2")
    return CameraUrl(str(int(source)) if is_number else source)


def parse_pcsc(text: str, rest: str) -> PcscUrl:
    """Read what follows `pcsc:` in the address `text`: perhaps a part of the reader's name. Raises BadReaderUrl."""
    name = unquote(rest.removeprefix("//")).strip()
    if not name.isprintable():
        raise BadReaderUrl(f"reader {text!r}: the name of the card reader must be printable, as in pcsc:ACR122")
    return PcscUrl(name)
