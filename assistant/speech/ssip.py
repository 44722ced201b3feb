"""A connection to speech-dispatcher in its own language, SSIP: commands and their replies, and what happens meanwhile.

Source: "SSIP, Speech Synthesis Interface Protocol", the manual that comes with speech-dispatcher. A reply is lines
that begin with three digits; the last has a blank after them. 7xx are events: which message begins, ends or is cut.
"""

from __future__ import annotations

import os
import socket
import subprocess
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread

from assistant.speech.trouble import Trouble, VoiceFailed

_REPLY_S = 2.0
_SPAWN_S = 5.0
_EVENTS = "7"
_REFUSALS = "345"


@dataclass(frozen=True, slots=True)
class Event:
    """What became of a message: 701 it begins, 702 it has ended, 703 it was cancelled."""

    code: int
    message: str


class Ssip:
    """One client of a running server. `events` holds what it told of the messages; None: the server has gone."""

    def __init__(self, address: str) -> None:
        self._socket = _connected(address)
        self._replies: SimpleQueue[list[str] | None] = SimpleQueue()
        self.events: SimpleQueue[Event | None] = SimpleQueue()
        self._turn = Lock()
        Thread(target=self._listen, name="speech-dispatcher", daemon=True).start()

    def command(self, line: str) -> list[str]:
        """Its reply, each line without its code. Raises VoiceFailed if it is refused or does not come."""
        with self._turn:
            return self._ask(line)

    def speak(self, text: str) -> str:
        """Hand over one line of text to be said; the message's id."""
        with self._turn:
            self._ask("SPEAK")
            data = f".{text}" if text.startswith(".") else text  # a dot alone on a line ends the data
            return self._ask(f"{data}\r\n.")[0]

    def close(self) -> None:
        """Leave; what still speaks is cut by the server."""
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()

    def _ask(self, line: str) -> list[str]:
        try:
            self._socket.sendall(f"{line}\r\n".encode())
            reply = self._replies.get(timeout=_REPLY_S)
        except OSError as error:
            raise VoiceFailed(Trouble.SPEECHD_FAILED, str(error)) from error
        except Empty as error:
            raise VoiceFailed(Trouble.SPEECHD_HUNG, line) from error
        if reply is None:
            raise VoiceFailed(Trouble.SPEECHD_FAILED, "the server has gone")
        if reply[-1][0] in _REFUSALS:
            raise VoiceFailed(Trouble.SPEECHD_FAILED, f"{line}: {reply[-1]}")
        return [answer[4:] for answer in reply]

    def _listen(self) -> None:
        lines: list[str] = []
        with suppress(OSError, ValueError), self._socket.makefile("r", encoding="utf-8", errors="replace") as stream:
            for line in stream:
                lines.append(line.rstrip("\r\n"))
                if lines[-1][3:4] == " ":
                    self._sort(lines)
                    lines = []
        self._replies.put(None)
        self.events.put(None)

    def _sort(self, lines: list[str]) -> None:
        if lines[-1][0] == _EVENTS:
            self.events.put(Event(int(lines[-1][:3]), lines[0][4:]))
        else:
            self._replies.put(lines)


def server_address(environ: Mapping[str, str]) -> str:
    """Where the server of this user listens: SPEECHD_ADDRESS, or a socket in the runtime folder."""
    if address := environ.get("SPEECHD_ADDRESS"):
        return address
    folder = environ.get("XDG_RUNTIME_DIR") or str(Path.home() / ".cache")
    return f"unix_socket:{folder}/speech-dispatcher/speechd.sock"


def spawn(address: str) -> None:
    """Start the user's server, as every client does. Raises VoiceFailed if there is none to start."""
    try:
        subprocess.run(
            ["speech-dispatcher", "--spawn"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=True,
            timeout=_SPAWN_S,
            env={**os.environ, "SPEECHD_ADDRESS": address},
        )
    except FileNotFoundError as error:
        raise VoiceFailed(Trouble.SPEECHD_MISSING) from error
    except (OSError, subprocess.SubprocessError) as error:
        raise VoiceFailed(Trouble.SPEECHD_FAILED, str(error)) from error


def _connected(address: str) -> socket.socket:
    method, _, place = address.partition(":")
    try:
        if method == "inet_socket":
            host, _, port = place.rpartition(":")
            return socket.create_connection((host or "localhost", int(port)), _REPLY_S)
        connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            connection.connect(place)
        except OSError:
            connection.close()
            raise
    except (OSError, ValueError, AttributeError) as error:  # AF_UNIX is not everywhere
        raise VoiceFailed(Trouble.SPEECHD_FAILED, f"{address}: {error}") from error
    return connection


def connect(environ: Mapping[str, str]) -> Ssip:
    """Connect to the server, and start it if it does not run. Raises VoiceFailed."""
    address = server_address(environ)
    try:
        return Ssip(address)
    except VoiceFailed:
        spawn(address)
    end_s = time.monotonic() + _SPAWN_S
    while True:
        try:
            return Ssip(address)
        except VoiceFailed:
            if time.monotonic() > end_s:
                raise
            time.sleep(0.05)
