"""The voice of the system through pyttsx3: rendered in a process of its own that may hang, crash and be replaced."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Generator, Sequence
from pathlib import Path

from assistant.speech import pcm
from assistant.speech.text import respelt
from assistant.speech.trouble import Trouble, VoiceFailed
from assistant.speech.worker import Rendering, Request

# By its path, so that it starts wherever the package was imported from; -P keeps our `queue.py` from hiding Python's.
WORKER = (sys.executable, "-P", str(Path(__file__).with_name("pyttsx3_worker.py")))
_VOICES = {"en": "en", "fr": "fr", "pt-BR": "pt-br"}  # espeak's ids; `fr-fr` is unknown (field notes)
_START_S = 5.0  # the first import of a system's speech interface
_ANSWER_S = 1.5  # a sentence takes 11 ms; killed and started again, it must be said within two seconds


class Pyttsx3Voice:
    """Speak with what the system has (SAPI5, NSSpeechSynthesizer, espeak), unharmed by what pyttsx3 does.

    `worker` is the command that renders; `answer_s` how long it may take for a sentence before it is killed.
    """

    def __init__(self, worker: Sequence[str] = WORKER, answer_s: float = _ANSWER_S) -> None:
        self._rendering = Rendering(
            worker,
            failed=Trouble.PYTTSX3_FAILED,
            hung=Trouble.PYTTSX3_HUNG,
            answer_s=answer_s,
            start_s=_START_S,
        )

    def check(self) -> Trouble | None:
        """None if pyttsx3 is installed and its engine starts."""
        if importlib.util.find_spec("pyttsx3") is None:
            return Trouble.PYTTSX3_MISSING
        try:
            self._rendering.start()
        except VoiceFailed as failure:
            return failure.trouble
        return None

    def render(self, text: str, lang: str, rate: int) -> Generator[bytes, None, None]:
        """The whole sentence as one piece, once it is rendered. Raises VoiceFailed."""
        request: Request = {"text": respelt(text, lang), "voice": _VOICES.get(lang, lang), "rate": rate}
        yield from pcm.without_edges([self._rendering.render(request)])

    def close(self) -> None:
        """End the process and whatever it started."""
        self._rendering.close()
