"""The player's own screen reader, through prismatoid: NVDA, JAWS, VoiceOver, Orca and others.

It speaks with the voice and at the speed that its user is used to, and shows the line in braille where it has a
display. Few of them tell when they have ended, so the next sentence is handed over when this one should have.
"""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from assistant.speech.text import respelt
from assistant.speech.trouble import Trouble, VoiceFailed

_LOOK_S = 0.02
# What prismatoid knows besides screen readers: speech engines, which we have voices of our own for.
_ENGINES = frozenset({"SAPI", "AV_SPEECH", "SPEECH_DISPATCHER", "ONE_CORE", "ANDROID_TTS", "WEB_SPEECH", "SPIEL"})


class ScreenReader:
    """Speak through the screen reader that runs. `context` is prismatoid's; a new one by default."""

    def __init__(self, context: Any = None) -> None:
        self._context = context
        self._reader: Any = None

    def check(self) -> Trouble | None:
        """None if prismatoid is installed and a screen reader runs."""
        if importlib.util.find_spec("prism") is None:
            return Trouble.PRISMATOID_MISSING
        try:
            self._running()
        except VoiceFailed as failure:
            return failure.trouble
        return None

    def say(self, text: str, lang: str, rate: int, volume: float, is_wanted: Callable[[], bool]) -> None:
        """See `Talker`; speed and volume are the screen reader's own, `rate` only tells how long it may take."""
        reader, line = self._running(), respelt(text, lang)
        if not (line and is_wanted()):
            return
        self._do(lambda: (reader.output if reader.features.supports_output else reader.speak)(line, interrupt=False))
        until_s = time.monotonic() + len(line.split()) * 60 / rate
        while is_wanted() and self._speaks(reader, until_s):
            time.sleep(_LOOK_S)

    def stop(self) -> None:
        """See `Talker`."""
        if self._reader is not None:
            with suppress(VoiceFailed):
                self._do(self._reader.stop)

    def close(self) -> None:
        """See `Talker`."""
        self.stop()
        self._reader = self._context = None

    def _speaks(self, reader: Any, until_s: float) -> bool:
        if reader.features.supports_is_speaking:
            with suppress(VoiceFailed):
                return bool(self._do(lambda: reader.speaking))
        return time.monotonic() < until_s

    def _running(self) -> Any:
        if self._reader is None:
            self._reader = self._found()
        return self._reader

    def _found(self) -> Any:
        import prism

        if self._context is None:
            self._context = prism.Context()
        context = self._context
        known = [context.id_of(place) for place in range(context.backends_count)]
        for each in sorted(known, key=context.priority_of, reverse=True):
            if each.name not in _ENGINES:
                with suppress(prism.PrismError, ValueError):
                    reader = context.acquire(each)
                    if reader.features.is_supported_at_runtime:
                        return reader
        raise VoiceFailed(Trouble.NO_SCREEN_READER)

    def _do(self, what: Callable[[], Any]) -> Any:
        import prism

        try:
            return what()
        except prism.PrismError as error:
            self._reader = None
            raise VoiceFailed(Trouble.SCREEN_READER_FAILED, str(error)) from error
