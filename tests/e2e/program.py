"""The program as a player starts it: a process with a home of its own, whose lines a test reads and waits for."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import termios
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

from tests.e2e.output import PATIENCE_S, Output, wait

COMMAND = str(Path(sys.executable).with_name("sushi-says"))
NO_SOUND = {"PULSE_SERVER": "unix:/nonexistent", "ALSA_CONFIG_PATH": "/dev/null"}


def environment(home: Path, more: Mapping[str, str]) -> dict[str, str]:
    """A new user's surroundings: an own home, no display, no sound, and nothing else that this machine has."""
    return {"HOME": str(home), "PATH": os.environ["PATH"], "LANG": "C.UTF-8", **NO_SOUND, **more}


class Program:
    """A running `sushi-says` without any input; leaving its context ends it, and all that it started.

    `env` is added to a new user's surroundings; `before` are the words of a command that starts it.
    """

    def __init__(self, home: Path, *arguments: str, env: Mapping[str, str] | None = None, before: Sequence[str] = ()):
        self._process = self._started([*before, COMMAND, *arguments], home, environment(home, env or {}))

    def _started(self, command: list[str], home: Path, env: Mapping[str, str]) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(
            command,
            env=env,
            cwd=home,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        assert process.stdout is not None
        assert process.stderr is not None
        self._said, self._complained = Output(process.stdout.fileno()), Output(process.stderr.fileno())
        return process

    @property
    def lines(self) -> list[str]:
        """What it printed so far."""
        return self._said.lines

    @property
    def errors(self) -> str:
        """What it wrote to standard error so far."""
        return self._complained.text

    def wait_for(self, text: str) -> str:
        """The next line, behind those that were waited for, with this text in it."""
        line = self._said.next_with(text)
        assert line is not None, f"{text!r} was not said.\n{self._told()}"
        return line

    def wait_for_lines(self, count: int) -> None:
        """Wait until it has printed so many lines in all."""
        assert self._said.has_lines(count), f"{count} lines were expected.\n{self._told()}"

    def _told(self) -> str:
        return f"Said:\n{self._said.text}\nErrors:\n{self.errors}\nExit code: {self._process.poll()}"

    @property
    def pid(self) -> int:
        """The process that was started, which watches over the one that plays."""
        return self._process.pid

    @property
    def player(self) -> int:
        """The process that plays."""
        return int(Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text(encoding="ascii").split()[0])

    def kill(self, number: signal.Signals, pid: int | None = None) -> None:
        os.kill(pid or self.pid, number)

    def interrupt(self) -> int:
        """Send what Ctrl-C does, to all its processes; the exit code."""
        os.killpg(self.pid, signal.SIGINT)
        return self.wait()

    def wait(self) -> int:
        """Its exit code, once it and all that it started has ended, and all that it said is read."""
        try:
            code = self._process.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"It does not end.\n{self._told()}") from None
        wait(lambda: not is_alive(self.pid), f"Something that it started goes on.\n{self._told()}")
        self._read_to_the_end()
        return code

    def _read_to_the_end(self) -> None:
        self._said.end()
        self._complained.end()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if is_alive(self.pid):
            os.killpg(self.pid, signal.SIGKILL)
        self._process.wait(PATIENCE_S)
        self._close()

    def _close(self) -> None:
        self._read_to_the_end()
        for pipe in (self._process.stdout, self._process.stderr):
            if pipe is not None:
                pipe.close()


class AtTerminal(Program):
    """The same, at a terminal of its own: keys in; what is printed, errors too, out. `sane` is how the terminal was."""

    def _started(self, command: list[str], home: Path, env: Mapping[str, str]) -> subprocess.Popen[bytes]:
        self._terminal, self._port = os.openpty()
        self.sane = self.settings()
        self._said = self._complained = Output(self._terminal)
        # setsid makes it the controlling terminal, so that Ctrl-C reaches the program.
        return subprocess.Popen(
            ["setsid", "--ctty", *command], env=env, cwd=home, stdin=self._port, stdout=self._port, stderr=self._port
        )

    def type(self, keys: str) -> None:
        os.write(self._terminal, keys.encode())

    def settings(self) -> list[Any]:
        return termios.tcgetattr(self._port)

    def interrupt(self) -> int:
        """Press Ctrl-C; the exit code."""
        self.type("\x03")
        return self.wait()

    def _read_to_the_end(self) -> None:
        """A terminal has no end while this test holds it open: wait for a mark of our own behind all that was said."""
        os.write(self._port, b"\n[the end]\n")
        assert self._said.next_with("[the end]"), self._told()

    @property
    def lines(self) -> list[str]:
        return [line for line in self._said.lines if line not in {"", "[the end]"}]

    def _close(self) -> None:
        os.close(self._port)
        self._said.end()
        os.close(self._terminal)


def is_alive(group: int) -> bool:
    """Whether a process of this group runs."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def run(home: Path, *arguments: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run the command to its end, with this as its piped input."""
    return subprocess.run(
        [COMMAND, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(home, env),
        cwd=home,
        timeout=PATIENCE_S,
        check=False,
    )


def journals(state: Path) -> list[Path]:
    """The games kept in a folder, the oldest first."""
    return sorted(state.glob("*.jsonl"))


def records(journal: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()]
