"""How long a player waits for the first words, and how much memory the program takes then: a new home, a terminal."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

COMMAND = Path(sys.executable).with_name("sushi-says")
NO_SOUND = {"PULSE_SERVER": "unix:/nonexistent", "ALSA_CONFIG_PATH": "/dev/null"}  # the same on every machine


class Start(NamedTuple):
    prompt_ms: float  # from the start of the process to the end of its first line
    rss_mb: float  # resident memory of all its processes then, 10⁶ bytes


def median_start(times: int = 7) -> Start:
    """The medians of several starts, after one that fills the caches."""
    start_once()
    starts = [start_once() for _ in range(times)]
    return Start(median(start.prompt_ms for start in starts), median(start.rss_mb for start in starts))


def start_once() -> Start:
    with tempfile.TemporaryDirectory() as home:
        env = {"HOME": home, "PATH": os.environ["PATH"], "LANG": "C.UTF-8", **NO_SOUND}
        terminal, inside = pty.openpty()
        began = perf_counter()
        process = subprocess.Popen(
            [COMMAND, "play"], env=env, cwd=home, stdin=inside, stdout=inside, stderr=inside, start_new_session=True
        )
        os.close(inside)
        try:
            read_line(terminal)
            return Start((perf_counter() - began) * 1000, resident_mb(process.pid))
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            os.close(terminal)


def read_line(terminal: int) -> None:
    said = b""
    while b"\n" not in said:
        said += os.read(terminal, 4096)


def resident_mb(pid: int) -> float:
    """Of a process and its children, as Linux counts it: pages that they share are counted in each."""
    own = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGESIZE") / 1e6
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return own + sum(resident_mb(int(child)) for child in children)
