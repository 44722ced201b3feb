"""The process in which pyttsx3 lives: one JSON line in, one sentence in a WAV file, one JSON line out.

pyttsx3 prints to standard output, so the answers go to a copy of
it and what pyttsx3 prints goes nowhere. It is only ever used as a renderer, `save_to_file` and one utterance a run:
everything else in it loses sentences or never returns (field notes, "pyttsx3 2.99 on Linux").
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any, TextIO


def main() -> None:
    """Answer `{}` when the engine is ready, then each request, until standard input ends."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    try:
        import pyttsx3

        engine = pyttsx3.init()
    except Exception as error:  # drivers raise whatever their system raises: OSError, RuntimeError, COM errors
        _answer(answers, {"error": repr(error)})
        return
    _answer(answers, {})
    for line in sys.stdin:
        _answer(answers, _rendered(engine, json.loads(line)))


def _rendered(engine: Any, request: dict[str, Any]) -> dict[str, str]:
    try:
        engine.setProperty("voice", request["voice"])
        engine.setProperty("rate", request["rate"])
        engine.save_to_file(request["text"], request["path"])
        engine.runAndWait()
    except Exception as error:  # as above: the parent falls back to another voice and tells why
        return {"error": repr(error)}
    return {}


def _answer(answers: TextIO, answer: dict[str, str]) -> None:
    answers.write(json.dumps(answer) + "\n")
    answers.flush()


if __name__ == "__main__":
    main()
