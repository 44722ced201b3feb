"""One listener's ear: takes sentences from any thread, says them in order through a voice, and goes on in text."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import closing
from threading import Condition, Thread

from assistant.speech import pcm, sounds
from assistant.speech.output import Output
from assistant.speech.queue import SpeechQueue
from assistant.speech.trouble import DeviceFailed, LanguageUnknown, SpeechFailed, Trouble, VoiceFailed
from assistant.speech.utterance import Utterance
from assistant.speech.voice import FASTEST_WPM, SLOWEST_WPM, Voice
from assistant.words.announcement import Priority, Sound

_LOG = logging.getLogger(__name__)
_PAUSE_MS = 120  # between two sentences of which the second was waiting
LOOK_AGAIN_S = 0.5  # how often a device that is not there is looked for
_LOOK_S = 0.25  # no wait is longer: a device that starts is given more time than it has once it runs
_HELD = 20  # sentences kept for a listener whose device is gone; what is older is in the history


class Channel:
    """Speak through the first voice that works into one device, and into no other.

    The device and the voice are opened in a thread of the channel, which also calls `on_trouble`: nothing waits for
    them, and what is said before they are ready is spoken when they are. A device that is not there, or goes away, also
    in mid-word, is told once and looked for until it is back; what could not be heard meanwhile is held and said then,
    a sentence that broke off from its start. Without a voice there are only sounds. `volume` is 0.0 to 1.0; it and
    `rate`, in words a minute, hold from the next sentence on.
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
        self._lent: list[Voice] = []  # those that could not speak a language, which was told
        self._open_output = open_output
        self._on_trouble = on_trouble
        self._output: Output | None = None
        self._is_missing = False  # the device was looked for, and is not there
        self._queue = SpeechQueue()
        self._changed = Condition()
        self._is_open = True
        self._thread = Thread(target=self._run, name="speech", daemon=True)
        self._thread.start()

    @property
    def can_speak(self) -> bool:
        """Whether its listener would hear words now: the device is there, and a voice."""
        return self._output is not None and bool(self._voices)

    def say(self, utterance: Utterance) -> None:
        """Sound its sound at once, and have its words said in their turn. Never waits, never raises."""
        with self._changed:
            if not self._is_open or (self._is_missing and utterance.priority is Priority.HINT):
                return
            is_cut = self._queue.offer(utterance)
            if self._is_missing:
                self._queue.keep(_HELD)
            if self._output is not None:
                if is_cut:
                    self._output.mixer.cut()
                if utterance.sound is not None:
                    self._output.mixer.play(pcm.scaled(sounds.rendered(utterance.sound), self.volume))
            self._changed.notify_all()

    def stop(self) -> None:
        """Silence now, within the device's buffer; whatever waits is dropped, and the next thing is said.

        Where the device is not there nothing speaks: what is held for its listener stays, whoever asks for silence.
        """
        with self._changed:
            if not self._is_missing:
                self._queue.stop()
            if self._output is not None:
                self._output.mixer.silence()
            self._changed.notify_all()

    def wait_idle(self, timeout_s: float) -> bool:
        """Wait until all was heard; False if something still speaks or waits when the time is over.

        What is held for a device that is not there is not waited for.
        """
        with self._changed:
            return self._changed.wait_for(lambda: self._queue.is_idle or self._is_missing, timeout_s)

    def close(self) -> None:
        """Silence, and give voices and device back."""
        self.stop()
        self._end()
        self._thread.join(timeout=2.0)

    def _run(self) -> None:
        try:
            while (output := self._find_device()) is not None:
                try:
                    self._speak_on(output)
                except DeviceFailed as failure:
                    self._lose_device(output, failure)
        finally:
            self._end()
            self._release()

    def _find_device(self) -> Output | None:
        """Open the device, or look for it until it is there; None when the channel is closed."""
        while self._may_look():
            try:
                output = self._open_output()
            except DeviceFailed as failure:
                self._miss_device(failure)
                continue
            for sound in Sound:
                sounds.rendered(sound)
            while self._voices and (trouble := self._voices[0].check()) is not None:
                self._give_up(self._voices[0], VoiceFailed(trouble))
            with self._changed:
                was_missing, self._is_missing = self._is_missing, False
                self._output = output
            if was_missing:
                self._on_trouble(Trouble.DEVICE_BACK)
            return output
        return None

    def _may_look(self) -> bool:
        """Wait a while if the device was missing; whether the channel is still open then."""
        with self._changed:
            if self._is_missing:
                self._changed.wait_for(lambda: not self._is_open, LOOK_AGAIN_S)
            return self._is_open

    def _miss_device(self, failure: DeviceFailed) -> None:
        """Nobody waits for the device any longer; it is told the first time."""
        with self._changed:
            was_missing, self._is_missing = self._is_missing, True
            self._queue.keep(_HELD)
            self._changed.notify_all()
        if not was_missing:
            self._report(failure)

    def _lose_device(self, output: Output, failure: DeviceFailed) -> None:
        with self._changed:
            self._output = None
        self._miss_device(failure)
        output.close()

    def _speak_on(self, output: Output) -> None:
        """Say what there is to say until the channel is closed; raises DeviceFailed when the device is gone."""
        is_next = False
        while (begun := self._begin(output)) is not None:
            self._speak(output, *begun, after_another=is_next)
            is_next = self._finish(begun[0])

    def _begin(self, output: Output) -> tuple[Utterance, int] | None:
        """The next sentence and the mixer's epoch in which it may be heard; None when the channel is closed."""
        with self._changed:
            while self._is_open:
                if (utterance := self._queue.begin()) is not None:
                    return utterance, output.mixer.epoch
                self._changed.wait(_patience_s(output))
            return None

    def _finish(self, utterance: Utterance) -> bool:
        """Whether the next sentence follows one that was said to its end."""
        with self._changed:
            was_whole = self._queue.speaking is utterance
            self._queue.finish(utterance)
            self._changed.notify_all()
            return was_whole and not self._queue.is_idle

    def _speak(self, output: Output, utterance: Utterance, epoch: int, *, after_another: bool) -> None:
        if after_another:
            output.mixer.write(pcm.silence(_PAUSE_MS), epoch)
        try:
            if utterance.text and not self._render(output, utterance, epoch):
                return
            while not output.mixer.wait_drained(epoch, _patience_s(output)):
                pass
        except DeviceFailed:
            with self._changed:
                self._queue.put_back(utterance)
            raise

    def _render(self, output: Output, utterance: Utterance, epoch: int) -> bool:
        """Hand the sentence to the mixer as it is made; False if it was cut. Without a voice there are only sounds."""
        rate = max(SLOWEST_WPM, min(FASTEST_WPM, self.rate))
        for voice in list(self._voices):
            try:
                with closing(voice.render(utterance.text, utterance.lang, rate)) as chunks:
                    return all(output.mixer.write(pcm.scaled(chunk, self.volume), epoch) for chunk in chunks)
            except LanguageUnknown as failure:
                self._lend(voice, failure)
            except VoiceFailed as failure:
                self._give_up(voice, failure)
        return True

    def _lend(self, voice: Voice, failure: LanguageUnknown) -> None:
        """Let the next voice say this sentence; the first time it is told why."""
        if voice not in self._lent:
            self._lent.append(voice)
            self._report(failure)

    def _give_up(self, voice: Voice, failure: VoiceFailed) -> None:
        self._report(failure)
        self._voices.remove(voice)
        voice.close()
        if not self._voices:
            self._on_trouble(Trouble.TEXT_ONLY)

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


def _patience_s(output: Output) -> float:
    """How long to wait before the device is looked at again. Raises DeviceFailed when it is gone."""
    left_s = output.lost_in_s()
    if left_s <= 0:
        raise DeviceFailed(Trouble.DEVICE_LOST)
    return min(left_s, _LOOK_S)
