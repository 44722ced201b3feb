"""The voice of the system through pyttsx3: rendered in a process of its own that may hang, crash and be replaced."""

from __future__ import annotations

import importlib.util
import json
import os
import signal
import subprocess
import sys
import wave
from collections.abc import Generator, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from tempfile import TemporaryDirectory
from threading import Thread
from typing import IO

from assistant.speech import pcm
from assistant.speech.text import respelt
from assistant.speech.trouble import Trouble, VoiceFailed

# By its path, so that it starts wherever the package was imported from; -P keeps our `queue.py` from hiding Python's.
WORKER = (sys.executable, "-P", str(Path(__file__).with_name("pyttsx3_worker.py")))
_VOICES = {"en": "en", "fr": "fr", "pt-BR": "pt-br"}  # espeak's ids; `fr-fr` is unknown (field notes)
_START_S = 5.0  # the first import of a system's speech interface
_ANSWER_S = 1.5  # a sentence takes 11 ms; killed and started again, it must be said within two seconds
_TRIES = 2


class Pyttsx3Voice:
    """Speak with what the system has (SAPI5, NSSpeechSynthesizer, espeak), unharmed by what pyttsx3 does.

    `worker` is the command that renders; `answer_s` how long it may take for a sentence before it is killed.
    """

    def __init__(self, worker: Sequence[str] = WORKER, answer_s: float = _ANSWER_S) -> None:
        self._command = tuple(worker)
        self._answer_s = answer_s
        self._worker: _Worker | None = None
        self._is_open = True
        self._folder = TemporaryDirectory(prefix="sushi-says-voice-")

    def check(self) -> Trouble | None:
        """None if pyttsx3 is installed and its engine starts."""
        if importlib.util.find_spec("pyttsx3") is None:
            return Trouble.PYTTSX3_MISSING
        try:
            self._ready_worker()
        except VoiceFailed as failure:
            return failure.trouble
        return None

    def render(self, text: str, lang: str, rate: int) -> Generator[bytes, None, None]:
        """The whole sentence as one piece, once it is rendered. Raises VoiceFailed.

        A worker that hangs or crashes is replaced and the sentence given to the new one; nothing was heard of it until
        then, so it is said once.
        """
        path = Path(self._folder.name) / "sentence.wav"
        request: dict[str, str | int] = {
            "text": respelt(text, lang),
            "voice": _VOICES.get(lang, lang),
            "rate": rate,
            "path": str(path),
        }
        trouble = Trouble.PYTTSX3_HUNG
        for _ in range(_TRIES):
            worker = self._ready_worker()
            answer = worker.ask(request, self._answer_s)
            if answer is None:
                trouble = worker.why_silent()
                self._end_worker()
                continue
            if "error" in answer:
                raise VoiceFailed(Trouble.PYTTSX3_FAILED, answer["error"])
            yield from pcm.without_edges([_samples(path)])
            return
        raise VoiceFailed(trouble)

    def close(self) -> None:
        """End the process and whatever it started."""
        self._is_open = False
        self._end_worker()
        self._folder.cleanup()

    def _ready_worker(self) -> _Worker:
        if not self._is_open:
            raise VoiceFailed(Trouble.PYTTSX3_FAILED, "closed")
        if self._worker is None:
            self._worker = _Worker(self._command)
            answer = self._worker.answer(_START_S)
            if answer is None or "error" in answer:
                trouble = self._worker.why_silent() if answer is None else Trouble.PYTTSX3_FAILED
                self._end_worker()
                raise VoiceFailed(trouble, (answer or {}).get("error", ""))
        return self._worker

    def _end_worker(self) -> None:
        if self._worker is not None:
            self._worker.kill()
            self._worker = None


class _Worker:
    """The running process and the lines it answers; when it hangs or has ended there is no answer."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            text=True,
        )
        self._has_ended = False
        self._answers: SimpleQueue[str] = SimpleQueue()
        Thread(target=self._listen, args=(self._process.stdout,), name="pyttsx3", daemon=True).start()

    def ask(self, request: dict[str, str | int], timeout_s: float) -> dict[str, str] | None:
        """The answer to a request; None if none came in time."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            self._has_ended = True
            return None
        return self.answer(timeout_s)

    def answer(self, timeout_s: float) -> dict[str, str] | None:
        """The next answer; None if none came in time or the process has ended."""
        try:
            line = self._answers.get(timeout=timeout_s)
        except Empty:
            return None
        self._has_ended = not line
        return json.loads(line) if line else None

    def why_silent(self) -> Trouble:
        """Whether it hangs or has ended, for a worker that gave no answer."""
        return Trouble.PYTTSX3_FAILED if self._has_ended else Trouble.PYTTSX3_HUNG

    def kill(self) -> None:
        """End the process with all its children: killing Python alone leaves a player of sound behind."""
        with suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError, ValueError):
                if pipe is not None:
                    pipe.close()

    def _listen(self, lines: IO[str]) -> None:
        with suppress(ValueError):  # closed while we read: the process was killed
            for line in lines:
                self._answers.put(line)
        self._answers.put("")


def _samples(path: Path) -> bytes:
    try:
        with wave.open(str(path), "rb") as sound:
            channels, width, rate_hz = sound.getnchannels(), sound.getsampwidth(), sound.getframerate()
            frames = sound.readframes(sound.getnframes())
    except (OSError, EOFError, wave.Error) as error:
        raise VoiceFailed(Trouble.PYTTSX3_FAILED, repr(error)) from error
    if (channels, width) != (1, pcm.SAMPLE_BYTES):
        raise VoiceFailed(Trouble.PYTTSX3_FAILED, f"{channels} channels of {width} bytes")
    return pcm.resampled(frames, rate_hz)
