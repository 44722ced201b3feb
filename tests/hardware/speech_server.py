"""A speech-dispatcher of our own, apart from any that the machine runs, which plays into a null sink."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.hardware.sink import PulseSink

_START_S = 15.0
_SETTINGS = """
AudioOutputMethod "pulse"
AudioPulseMinLength 10
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
DefaultVolume 100
"""


@contextmanager
def running_server(folder: Path, sink: PulseSink) -> Generator[subprocess.Popen[bytes], None, None]:
    """Start it, and end it afterwards; `SPEECHD_ADDRESS` in `address_of(folder)` leads to it."""
    (folder / "modules").mkdir(parents=True)
    (folder / "speechd.conf").write_text(_SETTINGS)
    (folder / "modules" / "espeak-ng.conf").touch()
    socket = folder / "speechd.sock"
    server = subprocess.Popen(
        [
            *("speech-dispatcher", "--run-single", "--timeout=0", "--log-level=1", f"--log-dir={folder}"),
            *("--communication-method=unix_socket", f"--socket-path={socket}"),
            *(f"--config-dir={folder}", f"--pid-file={folder / 'pid'}"),
        ],
        env={**os.environ, **sink.env, "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        end_s = time.monotonic() + _START_S
        while not socket.exists():
            if server.poll() is not None or time.monotonic() > end_s:
                pytest.fail(
                    "speech-dispatcher does not start: the tests need its package, see tests/system-packages.txt"
                )
            time.sleep(0.05)
        yield server
    finally:
        server.terminate()
        server.wait()


def address_of(folder: Path) -> str:
    """What a client's SPEECHD_ADDRESS must be."""
    return f"unix_socket:{folder / 'speechd.sock'}"
