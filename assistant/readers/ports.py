"""Find the serial ports of this computer, and a reader's port again wherever its path has moved."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from assistant.readers.url import SerialUrl


@dataclass(frozen=True, slots=True)
class SerialPort:
    """A port as the system tells of it; what it does not know is empty or None."""

    device: str
    vendor: int | None = None
    product: int | None = None
    serial: str = ""
    location: str = ""  # the USB socket: it stays when another device is plugged in there
    name: str = ""  # what the maker calls it


def serial_ports() -> tuple[SerialPort, ...]:
    """All ports that a device is behind, in the order of their names; none is opened."""
    from serial.tools.list_ports import comports  # late: it costs start-up time, and most tables need none

    found = [
        SerialPort(it.device, it.vid, it.pid, it.serial_number or "", it.location or "", it.product or "")
        for it in comports()
        if it.hwid != "n/a"  # those are sockets of the board without a device
    ]
    return tuple(sorted(found, key=lambda port: port.device))


class Whereabouts:
    """Where a reader is now: by its serial number, else by its USB socket, else by its path.

    A reader whose address names neither number nor socket is known by those that it had when it was opened. If it has
    no number and its socket is empty, a device of its kind at its path is taken for it, in whatever socket.
    """

    def __init__(self, url: SerialUrl, ports: Callable[[], Sequence[SerialPort]] = serial_ports) -> None:
        self._url = url
        self._ports = ports
        self._known = SerialPort(url.device, serial=url.serial, location=url.location)

    def device(self) -> str:
        """The path to open. Raises FileNotFoundError if the reader that is meant is not plugged in."""
        known = self._known
        if not known.serial and not known.location:
            return self._url.device
        ports = [port for port in self._ports() if known.vendor is None or _kind(port) == _kind(known)]
        if known.serial:
            found = [port for port in ports if port.serial == known.serial]
        else:
            found = [port for port in ports if port.location == known.location] or self._at_path(ports)
        if not found:
            raise FileNotFoundError(f"no port has the device {known.serial or known.location}")
        # Makers give one serial number to many devices: then the socket and the path decide.
        return min(found, key=lambda port: (port.location != known.location, port.device != known.device)).device

    def note_opened(self, device: str) -> None:
        """The reader answered at this path: what else the system knows of it is how it is found again."""
        resolved = str(Path(device).resolve())
        port = next((port for port in self._ports() if port.device in {device, resolved}), None)
        if port is not None:
            self._known = port

    def _at_path(self, ports: Iterable[SerialPort]) -> list[SerialPort]:
        if self._url.location:
            return []
        resolved = str(Path(self._url.device).resolve())
        return [port for port in ports if port.device in {self._url.device, resolved} and not port.serial]


def _kind(port: SerialPort) -> tuple[int | None, int | None]:
    return port.vendor, port.product
