"""What a voice is, so that a channel can speak with any engine and go on with the next when one fails."""

from __future__ import annotations

from collections.abc import Generator
from typing import Protocol

from assistant.speech.trouble import Trouble

SLOWEST_WPM = 80
FASTEST_WPM = 450


class Voice(Protocol):
    """An engine that turns a sentence into sound. It plays nothing itself: where sound goes is the channel's affair."""

    def check(self) -> Trouble | None:
        """None if it can speak on this machine, else why not. May take a moment: it loads the engine."""

    def render(self, text: str, lang: str, rate: int) -> Generator[bytes, None, None]:
        """Samples as `pcm` defines them, piece by piece as they are made; close the iterator and it stops working.

        `lang` is "en", "fr" or "pt-BR", `rate` in words a minute. Raises VoiceFailed.
        """

    def close(self) -> None:
        """End the engine; later calls of `render` raise VoiceFailed."""
