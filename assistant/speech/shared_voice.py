"""One engine for several channels: an engine in this process has one state, and a worker one pipe."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from threading import Lock

from assistant.speech.trouble import Trouble
from assistant.speech.voice import Voice


class SharedVoices:
    """Gives each channel a voice of its own, behind which there is one engine of a kind."""

    def __init__(self) -> None:
        self._engines: dict[type[Voice], _Engine] = {}
        self._lock = Lock()

    def share(self, voices: list[Voice]) -> list[Voice]:
        """The same chain of voices; where an engine of that kind runs already, the new one is given back."""
        with self._lock:
            return [self._shared(voice) for voice in voices]

    def _shared(self, voice: Voice) -> Voice:
        engine = self._engines.get(type(voice))
        if engine is None or not engine.users:
            engine = self._engines[type(voice)] = _Engine(voice)
        else:
            voice.close()
        engine.users += 1
        return _Share(engine, self._lock)


class _Engine:
    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.users = 0
        self.lock = Lock()  # held while a sentence is made: much shorter than it takes to be heard


class _Share:
    """A voice that takes turns with the other channels at its engine; the last one to close it ends the engine."""

    def __init__(self, engine: _Engine, users_lock: Lock) -> None:
        self._engine, self._users_lock = engine, users_lock
        self._is_open = True

    def check(self) -> Trouble | None:
        """See `Voice`."""
        with self._engine.lock:
            return self._engine.voice.check()

    def render(self, text: str, lang: str, rate: int) -> Generator[bytes, None, None]:
        """See `Voice`."""
        with self._engine.lock, closing(self._engine.voice.render(text, lang, rate)) as chunks:
            yield from chunks

    def close(self) -> None:
        """See `Voice`."""
        with self._users_lock:
            self._engine.users -= self._is_open
            is_last = self._is_open and not self._engine.users
            self._is_open = False
        if is_last:
            self._engine.voice.close()
