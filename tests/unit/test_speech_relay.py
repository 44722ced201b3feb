"""Sentences handed to an engine that plays by itself: in their order, one at a time, and never lost with it."""

from __future__ import annotations

from collections.abc import Callable, Generator
from threading import Condition

import pytest

from assistant.speech.relay import Relay
from assistant.speech.trouble import Trouble, VoiceFailed
from assistant.speech.utterance import Utterance
from assistant.words.announcement import Priority, Sound

LONG_S = 10.0  # a limit for what takes milliseconds


class Parrot:
    """A talker in memory: what it began to say, and a sentence lasts until `end` is called or it is not wanted."""

    def __init__(self, trouble: Trouble | None = None) -> None:
        self.trouble = trouble
        self.begun: list[str] = []
        self.stops = 0
        self._ended = 0
        self._changed = Condition()

    def check(self) -> Trouble | None:
        return self.trouble

    def say(self, text: str, lang: str, rate: int, volume: float, is_wanted: Callable[[], bool]) -> None:
        with self._changed:
            if not is_wanted():
                return
            self.begun.append(text)
            number = len(self.begun)
            self._changed.notify_all()
            self._changed.wait_for(lambda: self._ended >= number or not is_wanted() or self.trouble, LONG_S)
        if self.trouble is not None:
            raise VoiceFailed(self.trouble)

    def stop(self) -> None:
        with self._changed:
            self.stops += 1
            self._changed.notify_all()

    def close(self) -> None:
        self.stop()

    def end(self) -> None:
        """What it says now is said."""
        with self._changed:
            self._ended = len(self.begun)
            self._changed.notify_all()

    def fail(self) -> None:
        with self._changed:
            self.trouble = Trouble.SPEECHD_FAILED
            self._changed.notify_all()

    def wait_for(self, *texts: str) -> None:
        with self._changed:
            assert self._changed.wait_for(lambda: self.begun == list(texts), LONG_S), self.begun


class Ear:
    """A speaker in memory."""

    def __init__(self) -> None:
        self.said: list[Utterance] = []
        self.is_open = True

    def say(self, utterance: Utterance) -> None:
        self.said.append(utterance)

    def stop(self) -> None:
        self.said.append(Utterance("(stop)", "en", Priority.ERROR))

    def wait_idle(self, timeout_s: float) -> bool:
        return True

    def close(self) -> None:
        self.is_open = False


class Table:
    def __init__(self, parrot: Parrot) -> None:
        self.parrot, self.sounds, self.own = parrot, Ear(), Ear()
        self.troubles: list[Trouble] = []
        self.relay = Relay(parrot, self.sounds, lambda: self.own, self.troubles.append, rate=175, volume=1.0)

    def say(self, text: str, priority: Priority = Priority.EVENT, sound: Sound | None = None) -> None:
        self.relay.say(Utterance(text, "en", priority, sound=sound))


@pytest.fixture
def table() -> Generator[Table, None, None]:
    made = Table(Parrot())
    yield made
    made.relay.close()
    assert not made.sounds.is_open


def test_one_sentence_waits_for_the_other(table: Table) -> None:
    table.say("one")
    table.say("two")
    table.parrot.wait_for("one")
    assert not table.relay.wait_idle(0)
    table.parrot.end()
    table.parrot.wait_for("one", "two")
    table.parrot.end()
    assert table.relay.wait_idle(LONG_S)
    assert table.parrot.stops == 0


def test_an_error_cuts_what_is_said_but_not_what_waits(table: Table) -> None:
    table.say("one")
    table.say("two")
    table.parrot.wait_for("one")
    table.say("no", Priority.ERROR)
    table.parrot.wait_for("one", "no")
    assert table.parrot.stops == 1
    table.parrot.end()
    table.parrot.wait_for("one", "no", "two")


def test_stop_drops_what_waits_and_the_next_is_said(table: Table) -> None:
    table.say("one")
    table.say("two")
    table.parrot.wait_for("one")
    table.relay.stop()
    table.say("three")
    table.parrot.wait_for("one", "three")
    assert [said.text for said in table.sounds.said] == ["(stop)"]


def test_sounds_are_ours_and_words_are_not(table: Table) -> None:
    table.say("one", sound=Sound.ACCEPTED)
    table.parrot.wait_for("one")
    assert [(said.text, said.sound) for said in table.sounds.said] == [("", Sound.ACCEPTED)]


def test_when_it_fails_our_voice_says_that_sentence_and_all_that_follow(table: Table) -> None:
    table.say("one")
    table.say("two")
    table.parrot.wait_for("one")
    table.parrot.fail()
    assert table.relay.wait_idle(LONG_S)
    table.say("three", sound=Sound.ACCEPTED)
    assert [said.text for said in table.own.said] == ["one", "two", "three"]
    assert table.own.said[-1].sound is Sound.ACCEPTED
    assert table.troubles == [Trouble.SPEECHD_FAILED]


def test_one_that_is_not_there_is_told_and_stood_in_for() -> None:
    table = Table(Parrot(Trouble.NO_SCREEN_READER))
    table.say("one")
    assert table.relay.wait_idle(LONG_S)
    table.relay.close()
    assert [said.text for said in table.own.said][:1] == ["one"]
    assert table.troubles == [Trouble.NO_SCREEN_READER]
    assert table.parrot.begun == []
    assert not table.own.is_open
