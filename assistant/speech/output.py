"""Where a channel's sound goes: what a device must offer."""

from __future__ import annotations

from typing import Protocol

from assistant.speech.mixer import Mixer


class Output(Protocol):
    """A device that empties `mixer` as fast as sound is heard."""

    @property
    def mixer(self) -> Mixer:
        """What is to be heard; anyone may fill it or silence it."""

    def lost_in_s(self) -> float:
        """In how many seconds the device counts as gone if it takes no sound, or silence, until then; 0.0: it is gone.

        One that was unplugged says nothing of it: that nobody fetches sound any more is the only sign.
        """

    def close(self) -> None:
        """Give the device back; what was not heard is lost."""
