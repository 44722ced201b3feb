"""Read the addresses of readers: `serial:///dev/ttyACM0?baud=115200`, `socket://host:port`, `keys:`."""

from __future__ import annotations

from dataclasses import dataclass

DEFAULT_BAUD = 9600
_FASTEST_BAUD = 4_000_000


class BadReaderUrl(ValueError):
    """An address that names no reader; the message is one sentence with the address and what is wrong with it."""


@dataclass(frozen=True, slots=True)
class SerialUrl:
    """A serial port by its device: a path, or a name such as COM3."""

    device: str
    baud: int = DEFAULT_BAUD

    def __str__(self) -> str:
        return f"serial://{self.device}" + (f"?baud={self.baud}" if self.baud != DEFAULT_BAUD else "")


@dataclass(frozen=True, slots=True)
class SocketUrl:
    """A reader behind a TCP port; a host that is an IPv6 address stands without its brackets."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"socket://[{self.host}]:{self.port}" if ":" in self.host else f"socket://{self.host}:{self.port}"


@dataclass(frozen=True, slots=True)
class KeysUrl:
    """The program's own terminal: typing, and scanners that type."""

    def __str__(self) -> str:
        return "keys:"


ReaderUrl = SerialUrl | SocketUrl | KeysUrl


def parse_reader_url(text: str) -> ReaderUrl:
    """Read a reader's address; BadReaderUrl says in one sentence what is wrong with it."""
    scheme, colon, rest = text.strip().partition(":")
    match scheme.lower() if colon else "":
        case "serial":
            return _serial(text, rest)
        case "socket":
            return _socket(text, rest)
        case "keys":
            if rest.strip("/"):
                raise BadReaderUrl(f"reader {text!r}: nothing may follow 'keys:', but {rest!r} does")
            return KeysUrl()
        case _:
            raise BadReaderUrl(f"reader {text!r}: an address begins with serial://, socket:// or keys:")


def _serial(text: str, rest: str) -> SerialUrl:
    address, _, query = rest.partition("?")
    device = address.removeprefix("//")
    if device.upper().startswith("/COM"):
        device = device[1:]  # Windows ports are names, not paths
    if not address.startswith("//") or not device.strip("/"):
        raise BadReaderUrl(f"reader {text!r}: the device is missing, as in serial:///dev/ttyACM0")
    return SerialUrl(device, _baud(text, query) if query else DEFAULT_BAUD)


def _baud(text: str, query: str) -> int:
    key, _, value = query.partition("=")
    if key != "baud":
        raise BadReaderUrl(f"reader {text!r}: unknown setting {key!r}, only baud can be set, as in ?baud=115200")
    if not _is_number(value) or not 1 <= int(value) <= _FASTEST_BAUD:
        raise BadReaderUrl(f"reader {text!r}: baud must be a whole number from 1 to {_FASTEST_BAUD}, not {value!r}")
    return int(value)


def _socket(text: str, rest: str) -> SocketUrl:
    host, _, port = rest.removeprefix("//").removesuffix("/").rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if not rest.startswith("//") or not host or set(host) & set("/?#@[] "):
        raise BadReaderUrl(f"reader {text!r}: host and port are missing, as in socket://localhost:7000")
    if not _is_number(port) or not 1 <= int(port) <= 65535:
        raise BadReaderUrl(f"reader {text!r}: the port must be a whole number from 1 to 65535, not {port!r}")
    return SocketUrl(host, int(port))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10
