"""One listener's ear: takes sentences from any thread, says them in order through a voice, and goes on in text."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import closing
from threading import Condition, Thread

from assistant.speech import pcm, sounds
from assistant.speech.output import Output
from assistant.speech.queue import SpeechQueue
from assistant.speech.trouble import DeviceFailed, SpeechFailed, Trouble, VoiceFailed
from assistant.speech.utterance import Utterance
from assistant.speech.voice import FASTEST_WPM, SLOWEST_WPM, Voice
from assistant.words.announcement import Sound

_LOG = logging.getLogger(__name__)
_PAUSE_MS = 120  # between two sentences of which the second was waiting
_WATCH_S = 0.25  # how often a device that should be playing is asked whether it lives


class Channel:
    """Speak through the first voice that works into one device; when neither works, be silent and tell why, once.

    The device and the voice are opened in a thread of the channel, which also calls `on_trouble`: nothing waits for
    them, and what is said before they are ready is spoken when they are. `volume` is 0.0 to 1.0.
    """

    def __init__(
        self,
        voices: Sequence[Voice],
        open_output: Callable[[], Output],
        on_trouble: Callable[[Trouble], None],
        *,
        rate: int = 175,
        volume: float = 1.0,
    ) -> None:
        self.rate = rate
        self.volume = volume
        self._voices = list(voices)
        self._open_output = open_output
        self._on_trouble = on_trouble
        self._output: Output | None = None
        self._queue = SpeechQueue()
        self._changed = Condition()
        self._is_open = True
        self._thread = Thread(target=self._run, name="speech", daemon=True)
        self._thread.start()

    def say(self, utterance: Utterance) -> None:
        """Sound its sound at once, and have its words said in their turn. Never waits, never raises."""
        with self._changed:
            if not self._is_open:
                return
            is_cut = self._queue.offer(utterance)
            if self._output is not None:
                if is_cut:
                    self._output.mixer.cut()
                if utterance.sound is not None:
                    self._output.mixer.play(pcm.scaled(sounds.rendered(utterance.sound), self.volume))
            self._changed.notify_all()

    def stop(self) -> None:
        """Silence now, within the device's buffer; whatever waits is dropped, and the next thing is said."""
        with self._changed:
            self._queue.stop()
            if self._output is not None:
                self._output.mixer.silence()
            self._changed.notify_all()

    def wait_idle(self, timeout_s: float) -> bool:
        """Wait until all was heard; False if something still speaks or waits when the time is over."""
        with self._changed:
            return self._changed.wait_for(lambda: self._queue.is_idle, timeout_s)

    def close(self) -> None:
        """Silence, and give voices and device back."""
        self.stop()
        self._end()
        self._thread.join(timeout=2.0)

    def _run(self) -> None:
        try:
            self._open()
            is_next = False
            while (begun := self._begin()) is not None:
                self._speak(*begun, after_another=is_next)
                is_next = self._finish(begun[0])
        except DeviceFailed as failure:
            self._report(failure)
        finally:
            self._end()
            self._release()

    def _open(self) -> None:
        output = self._open_output()
        for sound in Sound:
            sounds.rendered(sound)
        while self._voices and (trouble := self._voices[0].check()) is not None:
            self._give_up_voice(VoiceFailed(trouble))
        with self._changed:
            self._output = output

    def _begin(self) -> tuple[Utterance, int] | None:
        """The next sentence and the mixer's epoch in which it may be heard; None when the channel is closed."""
        with self._changed:
            while self._is_open:
                if (utterance := self._queue.begin()) is not None:
                    return utterance, self._mixing.mixer.epoch
                self._changed.wait()
            return None

    def _finish(self, utterance: Utterance) -> bool:
        """Whether the next sentence follows one that was said to its end."""
        with self._changed:
            was_whole = self._queue.speaking is utterance
            self._queue.finish(utterance)
            self._changed.notify_all()
            return was_whole and not self._queue.is_idle

    def _speak(self, utterance: Utterance, epoch: int, *, after_another: bool) -> None:
        mixer = self._mixing.mixer
        if after_another:
            mixer.write(pcm.silence(_PAUSE_MS), epoch)
        if utterance.text and not self._render(utterance, epoch):
            return
        while not mixer.wait_drained(epoch, _WATCH_S):
            if not self._mixing.is_alive():
                raise DeviceFailed(Trouble.DEVICE_LOST)

    def _render(self, utterance: Utterance, epoch: int) -> bool:
        """Hand the sentence to the mixer as it is made; False if it was cut. Without a voice there are only sounds."""
        rate = max(SLOWEST_WPM, min(FASTEST_WPM, self.rate))
        while self._voices:
            try:
                with closing(self._voices[0].render(utterance.text, utterance.lang, rate)) as chunks:
                    return all(self._mixing.mixer.write(pcm.scaled(chunk, self.volume), epoch) for chunk in chunks)
            except VoiceFailed as failure:
                self._give_up_voice(failure)
        return True

    def _give_up_voice(self, failure: VoiceFailed) -> None:
        self._report(failure)
        self._voices.pop(0).close()
        if not self._voices:
            self._on_trouble(Trouble.TEXT_ONLY)

    @property
    def _mixing(self) -> Output:
        assert self._output is not None
        return self._output

    def _report(self, failure: SpeechFailed) -> None:
        _LOG.info("%s", failure)
        self._on_trouble(failure.trouble)

    def _end(self) -> None:
        with self._changed:
            self._is_open = False
            self._queue.stop()
            self._changed.notify_all()

    def _release(self) -> None:
        for voice in self._voices:
            voice.close()
        if self._output is not None:
            self._output.close()
