"""Where words and short sounds become one stream: filled by any thread, emptied by the audio device's own."""

from __future__ import annotations

from threading import Condition

from assistant.speech import pcm

FADE_MS = 5  # a cut in mid-wave clicks; this much does not
_DRAIN_PULLS = 4  # what the device still holds when the last sample has been handed over, in its own buffers


class Mixer:
    """Hold what will be heard, and fall silent at once when told to.

    A sound plays from the moment it is given, over words that already run; words that have not begun wait for it.
    `epoch` counts the cuts: words written with an older epoch are not taken, so a cut sentence cannot go on.
    """

    def __init__(self) -> None:
        self._changed = Condition()
        self._words = bytearray()
        self._sounds = bytearray()
        self._are_words_running = False
        self._silent_pulls = _DRAIN_PULLS
        self._epoch = 0

    @property
    def epoch(self) -> int:
        """The number of cuts so far: the token under which words are written."""
        return self._epoch

    def write(self, words: bytes, epoch: int) -> bool:
        """Append samples of a sentence; False, and nothing is taken, if it was cut in the meantime."""
        with self._changed:
            if epoch != self._epoch:
                return False
            self._words += words
            self._silent_pulls = 0
            return True

    def play(self, sound: bytes) -> None:
        """Let a short sound be heard with the next buffer; a sound that still plays gives way to it."""
        with self._changed:
            self._sounds[:] = sound
            self._silent_pulls = 0

    def cut(self) -> None:
        """End the words with a short fade; sounds play on."""
        with self._changed:
            self._cut_words()

    def silence(self) -> None:
        """End words and sounds with a short fade."""
        with self._changed:
            self._cut_words()
            self._sounds[:] = pcm.faded(bytes(self._sounds[: pcm.byte_count(FADE_MS)]))

    def pull(self, frames: int) -> bytes:
        """The next samples for the device: at most `frames`, fewer when there is nothing more to hear."""
        with self._changed:
            wanted = frames * pcm.SAMPLE_BYTES
            sound = _taken(self._sounds, wanted)
            delay = 0 if self._are_words_running else len(sound)
            words = _taken(self._words, wanted - delay)
            self._are_words_running = bool(words) and bool(self._words)
            self._count_silence(is_silent=not sound and not words)
            return pcm.mixed(bytes(delay) + words, sound) if words else sound

    def wait_drained(self, epoch: int, timeout_s: float) -> bool:
        """Wait until all was heard, or was cut; False when the time is over before."""
        with self._changed:
            return self._changed.wait_for(lambda: self._silent_pulls >= _DRAIN_PULLS or epoch != self._epoch, timeout_s)

    def _cut_words(self) -> None:
        heard = self._words[: pcm.byte_count(FADE_MS)] if self._are_words_running else b""
        self._words[:] = pcm.faded(bytes(heard))
        self._epoch += 1
        self._changed.notify_all()

    def _count_silence(self, *, is_silent: bool) -> None:
        if self._silent_pulls >= _DRAIN_PULLS:
            return
        self._silent_pulls = self._silent_pulls + 1 if is_silent else 0
        if self._silent_pulls >= _DRAIN_PULLS:
            self._changed.notify_all()


def _taken(lane: bytearray, count: int) -> bytes:
    head = bytes(lane[:count])
    del lane[:count]
    return head
