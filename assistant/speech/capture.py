"""A device and a voice in memory: what would be heard, without a sound card, an engine or a clock."""

from __future__ import annotations

from array import array
from collections.abc import Generator
from math import inf

from assistant.speech import pcm
from assistant.speech.mixer import Mixer
from assistant.speech.trouble import Trouble

MS_A_LETTER = 10
_LEVEL = 8_000


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

    def lost_in_s(self) -> float:
        """Never: memory cannot be unplugged."""
        return inf

    def close(self) -> None:
        """Nothing to give back."""


class CaptureVoice:
    """Keep the sentences that are to be said, and render each letter as a short steady level, one piece a letter."""

    def __init__(self) -> None:
        self.said: list[tuple[str, str, int]] = []

    def check(self) -> Trouble | None:
        """None: memory is always there."""
        return None

    def render(self, text: str, lang: str, rate: int) -> Generator[bytes, None, None]:
        """`MS_A_LETTER` for each letter, whatever the rate."""
        self.said.append((text, lang, rate))
        letter = array("h", [_LEVEL]).tobytes() * (pcm.byte_count(MS_A_LETTER) // pcm.SAMPLE_BYTES)
        for _ in text:
            yield letter

    def close(self) -> None:
        """Nothing to end."""
