"""What else speaks on Linux, in the same run on the same sink: a plain pyttsx3 script, and speech-dispatcher.

They are given a text, and we are given a scan; pyttsx3 cannot be stopped, so that its stop is the end of the sentence.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.bench.hearing import Delays, delays, first_loud_s, silence_ms
from tests.hardware.sink import PulseSink, Recording
from tests.hardware.speech_server import address_of, running_server

TIMES = 10
SENTENCE = "Everybody around the table reveals a salmon nigiri now and wins many more points."  # no pause to stop in
HEARD_S = 0.3  # of a sentence before it is stopped
ENDS_S = 6.0  # longer than the sentence
SCRIPT = """
import sys, pyttsx3
engine = pyttsx3.init()
for line in sys.stdin:
    engine.say(line)
    engine.runAndWait()
"""
STOPPED = """
import sys, pyttsx3
engine = pyttsx3.init()
engine.say(sys.argv[1])
engine.runAndWait()  # the first one returns at once (field notes, "pyttsx3")
sys.stdin.readline()
engine.stop()
sys.stdin.readline()
"""


class Peer(NamedTuple):
    """Of several sentences, how soon each is heard, and how long it goes on when it is stopped."""

    sound: Delays
    silence: Delays


def pyttsx3(sink: PulseSink) -> Peer:
    with sink.record() as recording:
        with script(sink, SCRIPT) as engine:
            say(engine, SENTENCE)
            recording.listen(ENDS_S)
            taken_ms = [said_ms(recording, lambda: say(engine, SENTENCE), ENDS_S) for _ in range(TIMES)]
        with script(sink, STOPPED, SENTENCE) as engine:
            first_loud_s(recording, lambda: None)
            recording.listen(HEARD_S)
            silent_ms = silence_ms(recording, lambda: say(engine, "stop"), ENDS_S)
    return Peer(delays(taken_ms), delays([] if silent_ms is None else [silent_ms]))


def speech_dispatcher(sink: PulseSink) -> Peer:
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder), sink),
        sink.record() as recording,
        socket.socket(socket.AF_UNIX) as client,
    ):
        client.connect(address_of(Path(folder)).partition(":")[2])
        command(client, "SET SELF CLIENT_NAME bench:bench:main")
        taken_ms, silences_ms = [], []
        for number in range(TIMES + 1):
            command(client, "SPEAK")
            taken_ms.append(said_ms(recording, lambda: command(client, f"{SENTENCE}\r\n."), HEARD_S))
            silent_ms = silence_ms(recording, lambda: command(client, "STOP SELF"))
            silences_ms += [silent_ms] if silent_ms is not None and number else []
    return Peer(delays(taken_ms[1:]), delays(silences_ms))  # the first one starts the engine


def said_ms(recording: Recording, do: Callable[[], None], then_s: float) -> float:
    began_s, sounded_s = first_loud_s(recording, do)
    recording.listen(then_s)
    return (sounded_s - began_s) * 1000


@contextmanager
def script(sink: PulseSink, text: str, *arguments: str) -> Generator[subprocess.Popen[bytes], None, None]:
    """Run it with its sound going, by ALSA's own ways, into the sink."""
    with tempfile.TemporaryDirectory() as home:
        (Path(home) / ".asoundrc").write_text("pcm.!default { type pulse }\nctl.!default { type pulse }\n")
        process = subprocess.Popen(
            [sys.executable, "-c", text, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, **sink.env, "HOME": home},
            start_new_session=True,
        )
        try:
            yield process
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def say(engine: subprocess.Popen[bytes], line: str) -> None:
    assert engine.stdin is not None
    engine.stdin.write(f"{line}\n".encode())
    engine.stdin.flush()


def command(client: socket.socket, line: str) -> None:
    client.sendall(f"{line}\r\n".encode())
    client.recv(4096)
