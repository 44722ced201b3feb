"""The table's ear where something else does the speaking: sentences in their order, and our sounds beside it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import replace
from threading import Condition, Thread

from assistant.speech.queue import SpeechQueue
from assistant.speech.speaker import Speaker
from assistant.speech.talker import Talker
from assistant.speech.trouble import Trouble, VoiceFailed
from assistant.speech.utterance import Utterance

_LOG = logging.getLogger(__name__)


class Relay:
    """Hand sentences to a `Talker`, one at a time; `sounds` plays ours. One voice at a time: our own is quiet.

    When the talker fails, `stand_in` is opened once and says that sentence and all that follow. `on_trouble` is called
    from the relay's own thread. Only the table may be spoken to so: where a talker is heard is not ours to choose.
    """

    def __init__(
        self,
        talker: Talker,
        sounds: Speaker,
        stand_in: Callable[[], Speaker],
        on_trouble: Callable[[Trouble], None],
        *,
        rate: int,
        volume: float,
    ) -> None:
        self.rate, self.volume = rate, volume
        self._talker, self._sounds = talker, sounds
        self._open_stand_in = stand_in
        self._stand_in: Speaker | None = None
        self._on_trouble = on_trouble
        self._queue = SpeechQueue()
        self._changed = Condition()
        self._is_open = True
        self._thread = Thread(target=self._run, name="relay", daemon=True)
        self._thread.start()

    def say(self, utterance: Utterance) -> None:
        """Sound its sound at once, and have its words said in their turn. Never waits long, never raises."""
        with self._changed:
            stand_in = self._stand_in
            if stand_in is None and self._is_open and self._queue.offer(replace(utterance, sound=None)):
                self._talker.stop()  # with the lock held: the next sentence begins after it
            self._changed.notify_all()
        if stand_in is not None:
            stand_in.say(utterance)
            return
        if utterance.sound is not None:
            self._sounds.say(replace(utterance, text=""))

    def stop(self) -> None:
        """Silence now; whatever waits is dropped, and the next thing is said."""
        with self._changed:
            self._queue.stop()
            self._talker.stop()
            self._changed.notify_all()
        (self._stand_in or self._sounds).stop()

    def wait_idle(self, timeout_s: float) -> bool:
        """Wait until all was said; False if something still speaks or waits when the time is over."""
        end_s = time.monotonic() + timeout_s
        with self._changed:
            is_done = self._changed.wait_for(lambda: self._queue.is_idle, timeout_s)
            last = self._stand_in or self._sounds
        return is_done and last.wait_idle(max(0.0, end_s - time.monotonic()))

    def close(self) -> None:
        """Silence, and let go of the talker."""
        with self._changed:
            self._is_open = False
        self.stop()
        self._thread.join(timeout=2.0)
        self._talker.close()
        self._sounds.close()
        if self._stand_in is not None:
            self._stand_in.close()

    def _run(self) -> None:
        try:
            if (trouble := self._talker.check()) is not None:
                raise VoiceFailed(trouble)
            while (utterance := self._begin()) is not None:
                self._speak(utterance)
        except VoiceFailed as failure:
            _LOG.info("%s", failure)
            self._on_trouble(failure.trouble)
            self._hand_over()

    def _begin(self) -> Utterance | None:
        with self._changed:
            while self._is_open:
                if (utterance := self._queue.begin()) is not None:
                    return utterance
                self._changed.wait()
            return None

    def _speak(self, utterance: Utterance) -> None:
        self._talker.say(
            utterance.text, utterance.lang, self.rate, self.volume, lambda: self._queue.speaking is utterance
        )
        with self._changed:
            self._queue.finish(utterance)
            self._changed.notify_all()

    def _hand_over(self) -> None:
        """Say what is left, that which was begun first, through the stand-in."""
        with self._changed:
            if not self._is_open:
                return
            self._stand_in = self._open_stand_in()
            if self._queue.speaking is not None:
                self._queue.put_back(self._queue.speaking)
            while (left := self._queue.begin()) is not None:
                self._stand_in.say(left)
                self._queue.finish(left)
            self._changed.notify_all()
