"""Our own firmware, run: the core under sanitizers, or the program that ships in a simulated processor."""

from __future__ import annotations

import functools
import os
import re
import subprocess
from binascii import crc_hqx
from enum import Enum
from pathlib import Path
from typing import Self

from assistant.readers.decoders.sushi_protocol import CRC_START, NUMBERS

ROOT = Path(__file__).parent.parent.parent
FIRMWARE = ROOT / "firmware"
BUILT = ROOT / "build" / "firmware"

# Nothing is allocated, so nothing can leak; and looking for leaks takes rights that not every container gives.
ENVIRONMENT = {**os.environ, "ASAN_OPTIONS": "detect_leaks=0"}

_SAID = re.compile(r"(?P<us>\d+) \$(?P<said>[^*]*)\*(?P<crc>[0-9A-F]{4})")


class Machine(Enum):
    """What runs it."""

    HOST = "host"  # the core, compiled for this computer
    AVR = "simavr"  # the bare program for a Nano
    SKETCH = "sketch-elf"  # the Arduino sketch, compiled for a Nano


@functools.cache
def build(target: str) -> None:
    """Make a target of the firmware's Makefile, once in a run."""
    make(FIRMWARE, target)


def nano(readers: int) -> Path:
    """The program for a board with so many readers, built."""
    make(FIRMWARE / "boards" / "nano", f"READERS={readers}")
    return BUILT / ("nano" if readers == 1 else f"nano-{readers}") / "sushi_reader.elf"


def make(folder: Path, argument: str) -> None:
    """Run make as from a shell of its own: one that runs the tests would pass its settings on."""
    env = {name: value for name, value in os.environ.items() if name not in {"MAKEFLAGS", "MFLAGS", "MAKELEVEL"}}
    done = subprocess.run(
        ["make", "--silent", "-C", str(folder), argument],
        env=env,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr


class SimulatedReader:
    """A device and what is done to it. Its lines are read by `lines`, unless it has a pseudo-terminal, `path`.

    `is_live`: its clock goes on by itself, as fast as ours; else only while it is told to `run`.
    """

    def __init__(self, machine: Machine, *, antennas: int = 1, has_pty: bool = False, is_live: bool = False) -> None:
        command = self._command(machine, antennas)
        command += ["--pty"] if has_pty else []
        command += ["--live"] if is_live else []
        self._process = subprocess.Popen(
            command, env=ENVIRONMENT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="latin-1"
        )
        self._printed: list[str] = []
        self._number: int | None = None  # of the latest line
        self.path = self._read_line() if has_pty else ""

    @staticmethod
    def _command(machine: Machine, antennas: int) -> list[str]:
        build(machine.value)
        if machine is Machine.HOST:
            return [str(BUILT / "runner-host"), "--antennas", str(antennas)]
        build(Machine.AVR.value)
        program = nano(antennas) if machine is Machine.AVR else BUILT / "sushi_reader-built" / "sushi_reader.elf"
        return [str(BUILT / "runner-avr"), "--program", str(program)]

    @property
    def url(self) -> str:
        """Its address in the configuration."""
        return f"serial://{self.path}?format=sushi-reader"

    def tell(self, *commands: str) -> list[str]:
        """Do something to it, in the words of firmware/sim/runner.c. What was printed meanwhile, without its lines.

        Several things are done at once, even while it is live.
        """
        assert self._process.stdin is not None
        self._process.stdin.write("".join(f"{command}\n" for command in commands))
        self._process.stdin.flush()
        answers: list[str] = []
        for command in commands:
            while (line := self._read_line()) != "ok":
                assert line != "what?", command
                (self._printed if _SAID.fullmatch(line) else answers).append(line)
        return answers

    def run(self, milliseconds: int) -> None:
        """Let its time pass."""
        self.tell(f"run {milliseconds}")

    def place(self, uid: str, text: str = "-", *, sak: int = 0, antenna: int = 0, place: int = 0) -> None:
        """Lay a tag there: with a text in its memory, blank (-) or without memory (x)."""
        self.tell(f"place {antenna} {place} {uid} {sak:x} {text}")

    def lift(self, antenna: int = 0, place: int = 0) -> None:
        """Take the tag away."""
        self.tell(f"lift {antenna} {place}")

    def ask(self, command: str) -> None:
        """Send it a command, with its check digits."""
        self.send(f"?{command}*{crc_hqx(command.encode(), CRC_START):04X}\n".encode())

    def send(self, data: bytes) -> None:
        """Send it bytes."""
        self.tell(f"send {data.hex()}")

    def timed(self) -> list[tuple[int, str]]:
        """The lines since the last time, without number and check digits, each with its microsecond."""
        printed, self._printed = self._printed, []
        return [self._read(line) for line in printed]

    def lines(self) -> list[str]:
        """The same without the times and the heartbeats."""
        return [said for _, said in self.timed() if not said.startswith("HB,")]

    def _read(self, line: str) -> tuple[int, str]:
        """Its microsecond and what it says; its number and its check digits must be right."""
        found = _SAID.fullmatch(line)
        assert found, line
        assert crc_hqx(found["said"].encode(), CRC_START) == int(found["crc"], 16), line
        number, _, said = found["said"].partition(",")
        is_restart = number == "0" and said.startswith("HELLO")
        assert self._number is None or is_restart or int(number) == (self._number + 1) % NUMBERS, line
        self._number = int(number)
        return int(found["us"]), said

    def _read_line(self) -> str:
        assert self._process.stdout is not None
        line: str = self._process.stdout.readline()
        assert line, f"the device has ended: {self._process.wait()}"
        return line.rstrip("\n")

    def close(self) -> None:
        """Switch it off. A sanitizer that found something fails here."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        code = self._process.wait(timeout=30)
        self._process.stdout.close()
        assert code == 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
