"""Where a channel's sound goes: what a device must offer, and one in memory that keeps what would be heard."""

from __future__ import annotations

from typing import Protocol

from assistant.speech import pcm
from assistant.speech.mixer import Mixer


class Output(Protocol):
    """A device that empties `mixer` as fast as sound is heard."""

    @property
    def mixer(self) -> Mixer:
        """What is to be heard; anyone may fill it or silence it."""

    def is_alive(self) -> bool:
        """Whether the device still takes sound; one that was unplugged does not, and says nothing of it."""

    def close(self) -> None:
        """Give the device back; what was not heard is lost."""


class CaptureOutput:
    """Keep what would be heard, in memory, and play only when told to: time is in the caller's hand."""

    def __init__(self) -> None:
        self.mixer = Mixer()
        self.heard = b""

    def play(self, ms: float) -> bytes:
        """Let so many milliseconds pass; the samples heard in them, silence included."""
        wanted = pcm.byte_count(ms)
        played = self.mixer.pull(wanted // pcm.SAMPLE_BYTES).ljust(wanted, b"\0")
        self.heard += played
        return played

    def is_alive(self) -> bool:
        """Always: memory cannot be unplugged."""
        return True

    def close(self) -> None:
        """Nothing to give back."""
