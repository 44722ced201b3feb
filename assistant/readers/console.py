"""Read the program's own input as it comes: key by key from a terminal, chunk by chunk from a pipe or a file."""

from __future__ import annotations

import atexit
import codecs
import os
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Protocol, TextIO

_CHUNK = 4096
END_KEY = "\x04"  # Ctrl-D, or Ctrl-Z on Windows: a terminal in single-key mode sends it instead of ending


class Console(Protocol):
    """Where characters come from."""

    is_keyed: bool  # each key comes at once; otherwise whole lines, or parts of them, come as somebody sends them

    def read(self, timeout_s: float | None) -> str:
        """Wait for characters: "" if none came in time, or `wake` was called; EOFError at the end of the input."""
        ...

    def wake(self) -> None:
        """Let a waiting `read` return at once; called from another thread."""
        ...

    def close(self) -> None:
        """Leave the terminal as it was found."""
        ...


def open_console(stream: TextIO | None) -> Console:
    """Open a standard input; none at all (a program without a console) is one that has ended."""
    if stream is None:
        return _Nothing()
    if sys.platform == "win32":
        return _WindowsKeys() if stream.isatty() else _Pipe(stream.fileno())
    else:  # noqa: RET505 -- so that type checkers follow the platform
        return _Descriptor(stream.fileno())


class _Text:
    """Characters of bytes, whatever the encoding breaks."""

    def __init__(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def read(self, descriptor: int) -> str:
        try:
            data = os.read(descriptor, _CHUNK)
        except OSError:  # a terminal that was hung up has ended
            data = b""
        text = self._decoder.decode(data, final=not data)
        if not data and not text:
            raise EOFError
        return text


class _Nothing:
    is_keyed = False

    def read(self, timeout_s: float | None) -> str:
        raise EOFError

    def wake(self) -> None:
        pass

    def close(self) -> None:
        pass


class _Pipe:
    """Any descriptor, where the system cannot wait with a timeout: `wake` works only once something comes."""

    is_keyed = False

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._text = _Text()

    def read(self, timeout_s: float | None) -> str:
        return self._text.read(self._descriptor)

    def wake(self) -> None:
        pass

    def close(self) -> None:
        pass


if sys.platform == "win32":
    import msvcrt

    _POLL_S = 0.01
    _FUNCTION_KEYS = "\x00\xe0"

    class _WindowsKeys:
        is_keyed = True

        def __init__(self) -> None:
            self._is_woken = False

        def read(self, timeout_s: float | None) -> str:
            end_s = None if timeout_s is None else time.monotonic() + timeout_s
            while not msvcrt.kbhit():
                if self._is_woken or (end_s is not None and time.monotonic() >= end_s):
                    return ""
                time.sleep(_POLL_S)
            key = msvcrt.getwch()
            if key in _FUNCTION_KEYS and msvcrt.kbhit():  # alone, the second of them is the letter à
                msvcrt.getwch()
                return ""
            return END_KEY if key == "\x1a" else key

        def wake(self) -> None:
            self._is_woken = True

        def close(self) -> None:
            pass

else:
    import select
    import termios
    import tty

    class _Descriptor:
        def __init__(self, descriptor: int) -> None:
            self._descriptor = descriptor
            self._text = _Text()
            self._woken, self._waking = os.pipe()
            self.is_keyed = os.isatty(descriptor)
            self._kept = ExitStack()
            if self.is_keyed:
                self._kept.enter_context(terminal_kept(descriptor))
                # Now, not after a flush: what was typed while the program started is not lost.
                tty.setcbreak(descriptor, termios.TCSANOW)

        def read(self, timeout_s: float | None) -> str:
            ready, _, _ = select.select([self._descriptor, self._woken], [], [], timeout_s)
            return self._text.read(self._descriptor) if ready == [self._descriptor] else ""

        def wake(self) -> None:
            os.write(self._waking, b"x")

        def close(self) -> None:
            self._kept.close()
            os.close(self._woken)
            os.close(self._waking)

    @contextmanager
    def terminal_kept(descriptor: int) -> Iterator[None]:
        """Put a terminal's settings back afterwards, whatever changed them: also when the interpreter ends first."""
        settings = termios.tcgetattr(descriptor)

        def put_back() -> None:
            with suppress(termios.error, OSError):  # a terminal that is gone needs nothing
                termios.tcsetattr(descriptor, termios.TCSANOW, settings)

        atexit.register(put_back)
        try:
            yield
        finally:
            put_back()
            atexit.unregister(put_back)
