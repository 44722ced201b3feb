"""speech-dispatcher, which on Linux speaks for every program: with its user's voice, on its user's device."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable
from contextlib import suppress
from queue import Empty
from threading import Lock

from assistant.speech.ssip import Ssip, connect, server_address
from assistant.speech.text import respelt
from assistant.speech.trouble import Trouble, VoiceFailed

_BEGINS_WITHIN_S = 30.0  # another program may be speaking
_LOOK_S = 0.02  # how soon a sentence that is no longer wanted is noticed
_END, _CANCELLED = 702, 703
_SLOWEST, _NORMAL, _FASTEST = 80, 170, 449  # words a minute at the rates -100, 0 and 100 of its espeak-ng module


class SpeechDispatcher:
    """Speak through the user's speech-dispatcher, which is started if it does not run."""

    def __init__(self) -> None:
        self._connection: Ssip | None = None
        self._handing_over = Lock()
        self._settings: dict[str, str] = {}

    def check(self) -> Trouble | None:
        """None if there is a server that answers, or one that would be started for the first sentence."""
        try:
            Ssip(server_address(os.environ)).close()
        except VoiceFailed:
            return None if shutil.which("speech-dispatcher") else Trouble.SPEECHD_MISSING
        return None

    def say(self, text: str, lang: str, rate: int, volume: float, is_wanted: Callable[[], bool]) -> None:
        """See `Talker`; a sentence that another program cuts counts as said."""
        line = respelt(text, lang)
        server = self._connected()
        with self._handing_over:
            if not (line and is_wanted()):
                return
            self._set(server, "LANGUAGE", lang)
            self._set(server, "RATE", str(_scaled(rate)))
            self._set(server, "VOLUME", str(round(volume * 200) - 100))
            message = server.speak(line)
        self._wait(server, message, is_wanted)

    def stop(self) -> None:
        """See `Talker`."""
        with self._handing_over, suppress(VoiceFailed):
            if self._connection is not None:
                self._connection.command("CANCEL SELF")

    def close(self) -> None:
        """See `Talker`."""
        self.stop()
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _connected(self) -> Ssip:
        if self._connection is None:
            server = connect(os.environ)
            server.command(f"SET SELF CLIENT_NAME {os.environ.get('USER') or 'player'}:sushi-says:table")
            server.command("SET SELF PRIORITY message")  # waits for others, and is not cut by what they say next
            server.command("SET SELF PUNCTUATION none")
            server.command("SET SELF NOTIFICATION ALL on")
            self._connection, self._settings = server, {}
        return self._connection

    def _set(self, server: Ssip, name: str, value: str) -> None:
        if self._settings.get(name) != value:
            server.command(f"SET SELF {name} {value}")
            self._settings[name] = value

    def _wait(self, server: Ssip, message: str, is_wanted: Callable[[], bool]) -> None:
        until_s = time.monotonic() + _BEGINS_WITHIN_S
        while is_wanted():
            with suppress(Empty):
                event = server.events.get(timeout=_LOOK_S)
                if event is None:
                    self._connection = None
                    server.close()
                    raise VoiceFailed(Trouble.SPEECHD_FAILED, "the server has gone")
                if event.message == message:
                    if event.code in (_END, _CANCELLED):
                        return
                    until_s += _BEGINS_WITHIN_S
            if time.monotonic() > until_s:
                raise VoiceFailed(Trouble.SPEECHD_HUNG, message)


def _scaled(rate: int) -> int:
    """Words a minute as speech-dispatcher counts, -100 to 100."""
    span = _NORMAL - _SLOWEST if rate < _NORMAL else _FASTEST - _NORMAL
    return max(-100, min(100, round((rate - _NORMAL) / span * 100)))
