"""What a listener hears through: the protocol of every speaker, and the one that says nothing."""

from __future__ import annotations

from typing import Protocol

from assistant.speech.utterance import Utterance


class Speaker(Protocol):
    """What the table speaks through; text alone is one too, that of a table without a voice."""

    def say(self, utterance: Utterance) -> None:
        """Have it said in its turn; returns at once."""

    def stop(self) -> None:
        """Silence now; the next thing is said again."""

    def wait_idle(self, timeout_s: float) -> bool:
        """Wait until nothing speaks or waits; False if it still does when the time is over."""

    def close(self) -> None:
        """Silence, and give voice and device back."""


class Silent:
    """A speaker that says nothing: everything is on the screen."""

    def say(self, utterance: Utterance) -> None:
        """Nothing: the screen shows the announcement itself."""

    def stop(self) -> None:
        """Nothing speaks."""

    def wait_idle(self, timeout_s: float) -> bool:
        """At once."""
        return True

    def close(self) -> None:
        """Nothing is open."""
