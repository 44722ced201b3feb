"""The process in which pyttsx3 lives: one JSON line in, one sentence in a WAV file, one JSON line out.

pyttsx3 prints to standard output, so the answers go to a copy of it and what pyttsx3 prints goes nowhere. It is only
ever used as a renderer, `save_to_file` and one utterance a run: everything else in it loses sentences or never
returns (field notes, "pyttsx3 2.99 on Linux"). Two more faults of it are met here. With espeak, `runAndWait` returns
after 10 ms whether the file is written or not: the event `finished-utterance` tells. And it begins with a cancel,
which also cancels a change of rate that espeak has not taken in: so we wait until the rate is what we asked for.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event
from typing import Any, TextIO

_RATE_S = 0.2  # taking in a rate lasts a millisecond or two
_FINISH_S = 10.0  # the parent loses patience before
_TRIES = 3


class Renderer:
    """pyttsx3's engine, made to keep its promises."""

    def __init__(self) -> None:
        import pyttsx3

        self._engine: Any = pyttsx3.init()
        self._is_finished = Event()
        self._engine.connect("finished-utterance", lambda **_: self._is_finished.set())
        with TemporaryDirectory() as folder:  # the first run only takes in what was set before it
            self._run("a", Path(folder) / "first.wav")

    def render(self, text: str, voice: str, rate: int, path: Path) -> None:
        """Write the sentence to `path`; OSError if it comes out empty however often we ask."""
        self._engine.setProperty("voice", voice)
        self._engine.setProperty("rate", rate)
        end_s = time.monotonic() + _RATE_S
        while self._engine.getProperty("rate") != rate and time.monotonic() < end_s:
            time.sleep(0.001)
        for _ in range(_TRIES):
            self._run(text, path)
            if _has_sound(path):
                return
        raise OSError(f"pyttsx3 wrote no sound for {text!r}")

    def _run(self, text: str, path: Path) -> None:
        path.unlink(missing_ok=True)
        self._is_finished.clear()
        self._engine.save_to_file(text, str(path))
        self._engine.runAndWait()
        if sys.platform.startswith("linux"):  # the other systems' drivers wait by themselves
            self._is_finished.wait(_FINISH_S)


def main() -> None:
    """Answer `{}` when the engine is ready, then each request, until standard input ends."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    try:
        renderer = Renderer()
    except Exception as error:  # drivers raise whatever their system raises: OSError, RuntimeError, COM errors
        _answer(answers, {"error": repr(error)})
        return
    _answer(answers, {})
    for line in sys.stdin:
        _answer(answers, _rendered(renderer, json.loads(line)))


def _rendered(renderer: Renderer, request: dict[str, Any]) -> dict[str, str]:
    try:
        renderer.render(request["text"], request["voice"], request["rate"], Path(request["path"]))
    except Exception as error:  # as above: the parent falls back to another voice and tells why
        return {"error": repr(error)}
    return {}


def _has_sound(path: Path) -> bool:
    """Whether there is more than a WAV's header."""
    return path.exists() and path.stat().st_size > 44


def _answer(answers: TextIO, answer: dict[str, str]) -> None:
    answers.write(json.dumps(answer) + "\n")
    answers.flush()


if __name__ == "__main__":
    main()
