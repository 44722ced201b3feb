"""What an engine is that plays by itself: a screen reader, or a speech server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from assistant.speech.trouble import Trouble


class Talker(Protocol):
    """An engine that we hand sentences to, and that speaks where and as its user has set it up."""

    def check(self) -> Trouble | None:
        """None if it is there and would speak, else why not. May take a moment: it may have to be started."""

    def say(self, text: str, lang: str, rate: int, volume: float, is_wanted: Callable[[], bool]) -> None:
        """Say it, and return when it was said to its end or is no longer wanted. Raises VoiceFailed.

        `is_wanted` is asked last of all before it is handed over, so that `stop` cannot come too early. `rate` is in
        words a minute, `volume` 0.0 to 1.0; an engine that goes by its user's own settings leaves them be.
        """

    def stop(self) -> None:
        """Silence now; called from another thread than `say`. Never raises."""

    def close(self) -> None:
        """Silence, and leave the engine alone from here on."""
