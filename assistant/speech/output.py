"""Where a channel's sound goes: what a device must offer."""

from __future__ import annotations

from typing import Protocol

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
