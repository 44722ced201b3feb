"""A process of ours in which an engine lives that may hang, crash and be replaced: JSON lines in, JSON lines out."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from tempfile import TemporaryDirectory
from threading import Thread
from typing import IO

from assistant.speech.sound_file import BadSound, samples
from assistant.speech.trouble import Trouble, VoiceFailed

Request = Mapping[str, str | int | float]
_TRIES = 2


class Rendering:
    """Have sentences rendered by a process that is replaced when it hangs or crashes.

    `command` starts it. It answers `{}` within `start_s` when it is ready, and each request, which names the `path` of
    a sound file to be written, within `answer_s`. `failed` and `hung` are what is told of it when it does not.
    """

    def __init__(
        self, command: Sequence[str], *, failed: Trouble, hung: Trouble, answer_s: float, start_s: float
    ) -> None:
        self._command = tuple(command)
        self._failed, self._hung = failed, hung
        self._answer_s, self._start_s = answer_s, start_s
        self._worker: _Worker | None = None
        self._is_open = True
        self._folder: TemporaryDirectory[str] | None = None

    def start(self) -> _Worker:
        """Start the process if it does not run. Raises VoiceFailed."""
        if not self._is_open:
            raise VoiceFailed(self._failed, "closed")
        self._folder = self._folder or TemporaryDirectory(prefix="sushi-says-voice-")
        if self._worker is None:
            self._worker = _Worker(self._command)
            answer = self._worker.answer(self._start_s)
            if answer is None or "error" in answer:
                trouble = self._why_silent(self._worker) if answer is None else self._failed
                self._end_worker()
                raise VoiceFailed(trouble, (answer or {}).get("error", ""))
        return self._worker

    def render(self, request: Request) -> bytes:
        """The samples of a sentence. Raises VoiceFailed.

        A process that hangs or crashes is replaced and the sentence given to the new one; nothing was heard of it until
        then, so it is said once.
        """
        trouble = self._hung
        for _ in range(_TRIES):
            worker = self.start()
            path = self._path()
            answer = worker.ask({**request, "path": str(path)}, self._answer_s)
            if answer is None:
                trouble = self._why_silent(worker)
                self._end_worker()
                continue
            if "error" in answer:
                raise VoiceFailed(self._failed, answer["error"])
            try:
                return samples(path.read_bytes())
            except (OSError, BadSound) as error:
                raise VoiceFailed(self._failed, repr(error)) from error
        raise VoiceFailed(trouble)

    def close(self) -> None:
        """End the process and whatever it started."""
        self._is_open = False
        self._end_worker()
        if self._folder is not None:
            self._folder.cleanup()

    def _path(self) -> Path:
        assert self._folder is not None
        return Path(self._folder.name) / "sentence.wav"

    def _why_silent(self, worker: _Worker) -> Trouble:
        return self._failed if worker.has_ended else self._hung

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
        self.has_ended = False
        self._answers: SimpleQueue[str] = SimpleQueue()
        Thread(target=self._listen, args=(self._process.stdout,), name="worker", daemon=True).start()

    def ask(self, request: Request, timeout_s: float) -> dict[str, str] | None:
        """The answer to a request; None if none came in time."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            self.has_ended = True
            return None
        return self.answer(timeout_s)

    def answer(self, timeout_s: float) -> dict[str, str] | None:
        """The next answer; None if none came in time or the process has ended."""
        try:
            line = self._answers.get(timeout=timeout_s)
        except Empty:
            return None
        self.has_ended = not line
        return json.loads(line) if line else None

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
