"""A private PulseAudio server with null sinks, and a recorder of everything that one of them plays.

Import `pulse_sink` (one sink) or `pulse_sinks` (three) into a conftest to have the fixture. The command is that of the
field notes, "Sound". Like a desktop's, the server moves the streams of a sink that goes away to the default one, if
they let it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from threading import Condition, Thread
from typing import IO

import numpy as np
import pytest

from assistant.speech import pcm

Samples = np.ndarray[tuple[int], np.dtype[np.int16]]
NEEDED = {"pulseaudio": "pulseaudio", "pactl": "pulseaudio-utils", "parec": "pulseaudio-utils"}
LOUD = 200  # a sample of this size is heard; the sink's own silence is zero
_START_S = 15.0


@dataclass(frozen=True, slots=True)
class PulseSink:
    """A running server and its sink; `env` makes any process, or this one, play into it."""

    env: Mapping[str, str]
    name: str

    @contextmanager
    def record(self, channels: int = 1, latency_ms: int = 5) -> Generator[Recording, None, None]:
        """Record the sink; what was heard is in the recording, also after the end. Two channels alternate."""
        recorder = subprocess.Popen(
            [
                "parec",
                f"--device={self.name}.monitor",
                f"--latency-msec={latency_ms}",
                "--raw",
                "--format=s16",
                f"--channels={channels}",
                f"--rate={pcm.SAMPLE_RATE_HZ}",
            ],
            stdout=subprocess.PIPE,
            env={**os.environ, **self.env},
        )
        assert recorder.stdout is not None
        recording = Recording(recorder.stdout, channels)
        try:
            assert recording.wait_for(lambda: recording.seconds > 0, _START_S), "parec records nothing"
            yield recording
        finally:
            recorder.terminate()
            recorder.wait()
            recording.end()
            recorder.stdout.close()

    def plug(self) -> None:
        """Put the sink there, or there again."""
        self._pactl("load-module", "module-null-sink", *_described(self.name))

    def unplug(self) -> None:
        """Take the sink away, as when an earphone is switched off."""
        modules = self._pactl("list", "short", "modules").splitlines()
        [module] = [line.split()[0] for line in modules if f"sink_name={self.name} " in line]
        self._pactl("unload-module", module)

    def streams(self) -> int:
        """How many programs play, into any sink of the server."""
        return len(self._pactl("list", "short", "sink-inputs").splitlines())

    def make_default(self) -> None:
        """Let the system play here what names no device, as it may do when an earphone is plugged in."""
        self._pactl("set-default-sink", self.name)

    def _pactl(self, *words: str) -> str:
        env = {**os.environ, **self.env}
        return subprocess.run(["pactl", *words], env=env, check=True, capture_output=True, text=True).stdout


def _described(name: str) -> tuple[str, str]:
    return f"sink_name={name}", f"sink_properties=device.description={name}"


class Recording:
    """What a sink has played so far: 16-bit mono samples at `pcm.SAMPLE_RATE_HZ`, and when they came."""

    def __init__(self, stream: IO[bytes], channels: int = 1) -> None:
        self._channels = channels
        self._changed = Condition()
        self._pieces: list[tuple[float, Samples]] = []
        self._count = 0
        self._reader = Thread(target=self._read, args=(stream,), daemon=True)
        self._reader.start()

    @property
    def seconds(self) -> float:
        """How much is recorded so far."""
        return self._count / self._channels / pcm.SAMPLE_RATE_HZ

    @property
    def samples(self) -> Samples:
        """Everything so far; copied, so not for asking again and again while sound plays in this process."""
        with self._changed:
            return np.concatenate([piece for _, piece in self._pieces] or [np.zeros(0, np.int16)])

    def wait_for(self, is_so: Callable[[], bool], timeout_s: float = 10.0) -> bool:
        """Wait until something holds, asked again with each piece that is recorded; False if it never did."""
        with self._changed:
            return self._changed.wait_for(is_so, timeout_s)

    def is_loud_since(self, moment_s: float) -> bool:
        """Whether anything was heard since then (`time.monotonic()`)."""
        later = takewhile(lambda piece: piece[0] >= moment_s, reversed(self._pieces))
        return any(_is_loud(piece) for _, piece in later)

    def first_loud_s(self, since_s: float) -> float:
        """When the first sound came after `since_s`; both `time.monotonic()`."""
        return next(at_s for at_s, piece in self._pieces if at_s >= since_s and _is_loud(piece))

    def last_loud_s(self) -> float:
        """When the last sound so far came, `time.monotonic()`."""
        return max(at_s for at_s, piece in self._pieces if _is_loud(piece))

    def loud_s(self, since_s: float) -> list[float]:
        """When each loud sample since then was played: the arrival of its piece, less what came behind it in there."""
        later = list(takewhile(lambda piece: piece[0] >= since_s, reversed(self._pieces)))
        found = [
            at_s - (len(piece) - place) / pcm.SAMPLE_RATE_HZ
            for at_s, piece in reversed(later)
            for place in np.flatnonzero(np.abs(piece.astype(int)) > LOUD)
        ]
        return [moment_s for moment_s in found if moment_s >= since_s]

    def listen(self, seconds: float) -> None:
        """Record so much more: real time, since the sink's clock is real."""
        wanted_s = self.seconds + seconds
        assert self.wait_for(lambda: self.seconds >= wanted_s, seconds + 10.0), "the sink's clock stands still"

    def end(self) -> None:
        """Wait until all that the recorder gave is here; it has ended."""
        self._reader.join(_START_S)

    def _read(self, stream: IO[bytes]) -> None:
        data = b""
        while more := os.read(stream.fileno(), 4096 * pcm.SAMPLE_BYTES):
            data += more
            with self._changed:
                whole = data[: len(data) // pcm.SAMPLE_BYTES * pcm.SAMPLE_BYTES]
                data = data[len(whole) :]
                self._pieces.append((time.monotonic(), np.frombuffer(whole, np.int16)))
                self._count += len(whole) // pcm.SAMPLE_BYTES
                self._changed.notify_all()


def _is_loud(piece: Samples) -> bool:
    return bool(piece.size and np.abs(piece.astype(int)).max() > LOUD)


@contextmanager
def running_sink(folder: Path, name: str = "table") -> Generator[PulseSink, None, None]:
    """Start a server of our own in `folder`, apart from any that the machine runs, and end it afterwards."""
    missing = sorted({package for command, package in NEEDED.items() if shutil.which(command) is None})
    if missing:
        pytest.fail(f"the sound tests need the system packages {', '.join(missing)}: apt-get install them")
    socket, cookie = folder / "native", folder / "cookie"
    cookie.write_bytes(bytes(256))  # as after a login: channels that open at once would each make one, and complain
    env = {"XDG_RUNTIME_DIR": str(folder), "HOME": str(folder), "PULSE_SERVER": f"unix:{socket}"}
    server = subprocess.Popen(
        [
            *("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"),
            *("-L", f"module-native-protocol-unix auth-anonymous=1 socket={socket}"),
            *("-L", " ".join(("module-null-sink", *_described(name)))),
            *("-L", "module-rescue-streams"),
        ],
        env={**os.environ, **env},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait_until_up(server, env)
        yield PulseSink({"PULSE_SERVER": env["PULSE_SERVER"], "PULSE_COOKIE": str(cookie)}, name)
    finally:
        server.terminate()
        server.wait()


def _wait_until_up(server: subprocess.Popen[bytes], env: Mapping[str, str]) -> None:
    end_s = time.monotonic() + _START_S
    while subprocess.run(["pactl", "info"], env={**os.environ, **env}, capture_output=True, check=False).returncode:
        if server.poll() is not None or time.monotonic() > end_s:
            pytest.fail("PulseAudio does not start: run `pulseaudio -n --daemonize=no` to see why")
        time.sleep(0.05)


@pytest.fixture
def pulse_sink(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Generator[PulseSink, None, None]:
    """A null sink of its own for one test; this process, and those it starts, play into it."""
    with running_sink(tmp_path_factory.mktemp("pulse")) as sink:
        for name, value in sink.env.items():
            monkeypatch.setenv(name, value)
        yield sink


@pytest.fixture
def pulse_sinks(pulse_sink: PulseSink) -> tuple[PulseSink, PulseSink, PulseSink]:
    """The table's sink, which is the default one, and Ana's and Bruno's."""
    ana, bruno = (PulseSink(pulse_sink.env, name) for name in ("ana", "bruno"))
    for sink in (ana, bruno):
        sink.plug()
    pulse_sink.make_default()
    return pulse_sink, ana, bruno
