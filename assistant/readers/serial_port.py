"""Open the port that a reader is at, and say what is wrong with one that does not open."""

from __future__ import annotations

import errno
import sys
from typing import Protocol, cast

from assistant.readers.ports import Whereabouts
from assistant.readers.scan import ReaderTrouble
from assistant.readers.url import SerialUrl, SocketUrl

if sys.platform == "win32":
    PORT_ERRORS: tuple[type[Exception], ...] = (OSError, ValueError)
else:
    import termios

    # pyserial lets ValueError out for a speed that the port has not, and termios.error, which is no OSError.
    PORT_ERRORS = (OSError, ValueError, termios.error)

WAIT_S = 0.025  # how long a port is waited for: so often silence is looked at
_WRITE_S = 1.0  # a port that takes nothing for so long is as good as gone


class Port(Protocol):
    """What of a pyserial port is used."""

    @property
    def in_waiting(self) -> int: ...  # how many bytes can be read at once

    def read(self, size: int, /) -> bytes: ...  # fewer after `WAIT_S`

    def write(self, data: bytes, /) -> int | None: ...

    def close(self) -> None: ...


def trouble_of(error: Exception) -> ReaderTrouble | None:
    """What a player can mend about a port that does not open, or cannot be read; None if it is simply not there."""
    match getattr(error, "errno", None):
        case errno.EACCES | errno.EPERM:
            return ReaderTrouble.NOT_ALLOWED
        case errno.EAGAIN:  # the lock is another program's
            return ReaderTrouble.BUSY
        case _:
            return None


def open_serial(url: SerialUrl, whereabouts: Whereabouts) -> Port:
    """The reader's port, and no other program's. Raises one of PORT_ERRORS."""
    import serial  # late: it costs start-up time, and a table without such a reader needs none

    device = whereabouts.device()
    # Alone: two that read from one port get half of each card.
    port = serial.serial_for_url(device, url.baud, timeout=WAIT_S, write_timeout=_WRITE_S, exclusive=True)
    whereabouts.note_opened(device)
    return cast("Port", port)


def open_socket(url: SocketUrl) -> Port:
    """A reader behind a TCP port. Raises one of PORT_ERRORS."""
    import serial

    return cast("Port", serial.serial_for_url(url.address, timeout=WAIT_S))
