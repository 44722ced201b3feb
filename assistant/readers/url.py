"""Read the addresses of readers: `serial:///dev/ttyUSB0?format=rdm6300`, `socket://host:port`, `camera:0`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from assistant.readers.address import BadReaderUrl, read_settings, written
from assistant.readers.device_url import (
    CameraUrl,
    EvdevUrl,
    KeysUrl,
    PcscUrl,
    TerminalUrl,
    parse_camera,
    parse_evdev,
    parse_pcsc,
)

__all__ = [
    "BAUD",
    "BadReaderUrl",
    "CameraUrl",
    "EvdevUrl",
    "KeysUrl",
    "PcscUrl",
    "ReaderUrl",
    "SerialUrl",
    "SocketUrl",
    "TerminalUrl",
    "parse_reader_url",
]

# What readers speak, and how fast unless they are set otherwise (bits a second): the makers' data sheets.
BAUD: Mapping[str, int] = {
    "text": 9600,
    "rdm6300": 9600,
    "id12": 9600,
    "parallax": 2400,
    "pn532": 115200,
    "sushi-reader": 57600,
}
DEFAULT_FORMAT = "text"
_FASTEST_BAUD = 4_000_000
_SERIAL_SETTINGS = ("format", "baud", "serial", "location")


@dataclass(frozen=True, slots=True)
class SerialUrl:
    """A serial port by its device, a path or a name such as COM3, and what is spoken there.

    With a serial number or a location (the USB socket that it is in), the reader is looked for by that, since a path
    may be another device's after the next start; `device` then only tells where it was.
    """

    device: str
    baud: int = 0  # 0: as its format is usually spoken
    format: str = DEFAULT_FORMAT
    serial: str = ""
    location: str = ""

    def __post_init__(self) -> None:
        if not self.baud:
            object.__setattr__(self, "baud", BAUD[self.format])

    def __str__(self) -> str:
        settings = {
            "format": self.format if self.format != DEFAULT_FORMAT else "",
            "baud": str(self.baud) if self.baud != BAUD[self.format] else "",
            "serial": self.serial,
            "location": self.location,
        }
        return f"serial://{self.device}{written(settings)}"


@dataclass(frozen=True, slots=True)
class SocketUrl:
    """A reader behind a TCP port; a host that is an IPv6 address stands without its brackets."""

    host: str
    port: int
    format: str = DEFAULT_FORMAT

    @property
    def address(self) -> str:
        """Where it is, without what is spoken there."""
        return f"socket://[{self.host}]:{self.port}" if ":" in self.host else f"socket://{self.host}:{self.port}"

    def __str__(self) -> str:
        return self.address + written({"format": self.format if self.format != DEFAULT_FORMAT else ""})


ReaderUrl = SerialUrl | SocketUrl | TerminalUrl | KeysUrl | EvdevUrl | CameraUrl | PcscUrl


def parse_reader_url(text: str) -> ReaderUrl:
    """Read a reader's address; BadReaderUrl says in one sentence what is wrong with it."""
    scheme, colon, rest = text.strip().partition(":")
    match scheme.lower() if colon else "":
        case "serial":
            return _serial(text, rest)
        case "socket":
            return _socket(text, rest)
        case "terminal" | "keys" as name:
            if rest.strip("/"):
                raise BadReaderUrl(f"reader {text!r}: nothing may follow '{name}:', but {rest!r} does")
            return KeysUrl() if name == "keys" else TerminalUrl()
        case "evdev":
            return parse_evdev(text, rest)
        case "camera":
            return parse_camera(text, rest)
        case "pcsc":
            return parse_pcsc(text, rest)
        case _:
            schemes = "serial://, socket://, terminal:, keys:, evdev:, camera: or pcsc:"
            raise BadReaderUrl(f"reader {text!r}: an address begins with {schemes}")


def _serial(text: str, rest: str) -> SerialUrl:
    address, _, query = rest.partition("?")
    device = address.removeprefix("//")
    if device.upper().startswith("/COM"):
        device = device[1:]  # Windows ports are names, not paths
    if not address.startswith("//") or not device.strip("/"):
        raise BadReaderUrl(f"reader {text!r}: the device is missing, as in serial:///dev/ttyACM0")
    settings = read_settings(text, query, _SERIAL_SETTINGS)
    baud = _baud(text, settings["baud"]) if "baud" in settings else 0
    return SerialUrl(device, baud, _format(text, settings), settings.get("serial", ""), settings.get("location", ""))


def _format(text: str, settings: Mapping[str, str]) -> str:
    name = settings.get("format", DEFAULT_FORMAT)
    if name not in BAUD:
        raise BadReaderUrl(f"reader {text!r}: unknown format {name!r}, there are {', '.join(BAUD)}")
    return name


def _baud(text: str, value: str) -> int:
    if not _is_number(value) or not 1 <= int(value) <= _FASTEST_BAUD:
        raise BadReaderUrl(f"reader {text!r}: baud must be a whole number from 1 to {_FASTEST_BAUD}, not {value!r}")
    return int(value)


def _socket(text: str, rest: str) -> SocketUrl:
    address, _, query = rest.partition("?")
    host, _, port = address.removeprefix("//").removesuffix("/").rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if not address.startswith("//") or not host or set(host) & set("/?#@[] "):
        raise BadReaderUrl(f"reader {text!r}: host and port are missing, as in socket://localhost:7000")
    if not _is_number(port) or not 1 <= int(port) <= 65535:
        raise BadReaderUrl(f"reader {text!r}: the port must be a whole number from 1 to 65535, not {port!r}")
    return SocketUrl(host, int(port), _format(text, read_settings(text, query, ("format",))))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10
