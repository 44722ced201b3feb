"""A channel says sentences in their order through a voice, goes on with the next voice, and ends in text."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Generator
from queue import SimpleQueue
from threading import Event

import pytest

from assistant.speech import channel as channel_module
from assistant.speech import pcm, sounds
from assistant.speech.capture import MS_A_LETTER, CaptureOutput, CaptureVoice
from assistant.speech.channel import Channel
from assistant.speech.output import Output
from assistant.speech.speaker import Silent, Speaker
from assistant.speech.trouble import DeviceFailed, LanguageUnknown, Trouble, VoiceFailed
from assistant.speech.utterance import Utterance
from assistant.speech.voice import FASTEST_WPM, SLOWEST_WPM, Voice
from assistant.speech.voices import open_channel
from assistant.words.announcement import Priority, Sound

LONG_S = 10.0  # a limit for what takes milliseconds


class BrokenVoice(CaptureVoice):
    """An engine that starts and then gives no sound."""

    closed = False

    def render(self, text: str, lang: str, rate: int) -> Generator[bytes, None, None]:
        yield from super().render("", lang, rate)
        self.said.append((text, lang, rate))
        raise VoiceFailed(Trouble.ESPEAK_FAILED, "no sound")

    def close(self) -> None:
        self.closed = True


class FrenchVoice(CaptureVoice):
    """An engine with a voice for one language."""

    def render(self, text: str, lang: str, rate: int) -> Generator[bytes, None, None]:
        if lang != "fr":
            raise LanguageUnknown(Trouble.PIPER_NO_FILE, lang)
        yield from super().render(text, lang, rate)


class MissingVoice(CaptureVoice):
    """An engine that is not installed."""

    def check(self) -> Trouble | None:
        return Trouble.PYTTSX3_MISSING


class Earphone(CaptureOutput):
    """A device that can be pulled out; the channel finds out when it looks."""

    is_there = True

    def lost_in_s(self) -> float:
        return 0.01 if self.is_there else 0.0


class Socket:
    """Where an earphone is plugged in, another one each time; a channel opens what is there."""

    def __init__(self) -> None:
        self.earphones: list[Earphone] = []
        self.is_plugged = True

    def open(self) -> Output:
        if not self.is_plugged:
            raise DeviceFailed(Trouble.DEVICE_UNKNOWN, "nothing is plugged in")
        self.earphones.append(Earphone())
        return self.earphones[-1]

    def pull_out(self) -> None:
        self.is_plugged = self.earphones[-1].is_there = False


class Table:
    """A channel, the device and voice in memory behind it, and what it complained of."""

    def __init__(
        self, *voices: Voice, output: CaptureOutput | None = None, rate: int = 175, volume: float = 1.0
    ) -> None:
        self.output = output or CaptureOutput()
        self.voice = CaptureVoice()
        self.troubles: list[Trouble] = []
        self.channel = Channel(
            voices or (self.voice,), lambda: self.output, self.troubles.append, rate=rate, volume=volume
        )

    def say(self, text: str, priority: Priority = Priority.EVENT, sound: Sound | None = None, lang: str = "en") -> None:
        self.channel.say(Utterance(text, lang, priority, sound=sound))

    def play_until(self, is_done: Callable[[], bool]) -> None:
        """Let time pass for the device until something holds; the channel's thread keeps its own pace."""
        for _ in range(5000):
            if is_done():
                return
            self.output.play(5)
            self.channel.wait_idle(0.001)
        pytest.fail("it never came")

    def play_all(self) -> None:
        self.play_until(lambda: self.channel.wait_idle(0))

    @property
    def texts(self) -> list[str]:
        return [text for text, _, _ in self.voice.said]

    @property
    def loud_ms(self) -> float:
        loud = sum(1 for sample in array("h", self.output.heard) if sample)
        return loud * 1000 / pcm.SAMPLE_RATE_HZ


@pytest.fixture
def table() -> Generator[Table, None, None]:
    made = Table()
    yield made
    made.channel.close()


def test_events_are_said_in_order_and_whole(table: Table) -> None:
    for text in ("tempura", "wasabi", "maki"):
        table.say(text)
    table.play_all()
    assert table.texts == ["tempura", "wasabi", "maki"]
    assert table.loud_ms == pytest.approx(len("tempurawasabimaki") * MS_A_LETTER, abs=1)


def test_an_error_cuts_the_event_that_speaks(table: Table) -> None:
    table.say("x" * 500)
    table.play_until(lambda: table.loud_ms > 50)
    table.say("refused", Priority.ERROR)
    table.play_all()
    assert table.texts == ["x" * 500, "refused"]
    assert table.loud_ms < 500


def test_stop_silences_drops_what_waits_and_the_next_phrase_speaks(table: Table) -> None:
    table.say("x" * 500)
    table.say("waiting")
    table.play_until(lambda: table.loud_ms > 50)
    table.channel.stop()
    assert table.channel.wait_idle(LONG_S)
    before = table.loud_ms
    table.output.play(200)
    assert table.loud_ms - before <= 5
    table.say("next")
    table.play_all()
    assert table.texts == ["x" * 500, "next"]


def test_a_sound_answers_at_once_and_words_follow_it(table: Table) -> None:
    table.say("tempura")
    table.play_all()
    before = len(table.output.heard)
    table.say("nine", sound=Sound.ACCEPTED)
    table.play_all()
    heard = table.output.heard[before:]
    sound = sounds.rendered(Sound.ACCEPTED)
    assert heard.startswith(sound)
    assert any(heard[len(sound) :])


def test_a_sound_needs_no_words(table: Table) -> None:
    table.say("ready")
    table.play_all()
    table.say("", sound=Sound.DUPLICATE)
    table.play_all()
    assert sounds.rendered(Sound.DUPLICATE) in table.output.heard
    assert table.texts == ["ready"]


@pytest.mark.parametrize(("wished", "used"), [(10, SLOWEST_WPM), (200, 200), (900, FASTEST_WPM)])
def test_the_rate_reaches_the_voice_within_its_limits(wished: int, used: int) -> None:
    table = Table(rate=wished)
    table.say("hello")
    table.play_all()
    table.channel.close()
    assert table.voice.said == [("hello", "en", used)]


def test_the_volume_scales_words() -> None:
    quiet, loud = Table(volume=0.5), Table()
    for table in (quiet, loud):
        table.say("hello")
        table.play_all()
        table.channel.close()
    assert max(array("h", quiet.output.heard)) * 2 == max(array("h", loud.output.heard)) > 0


def test_a_voice_that_fails_gives_way_to_the_next_with_the_same_sentence_and_one_reason() -> None:
    broken, good = BrokenVoice(), CaptureVoice()
    table = Table(broken, good)
    table.say("tempura")
    table.say("maki")
    table.play_all()
    table.channel.close()
    assert [text for text, _, _ in good.said] == ["tempura", "maki"]
    assert [text for text, _, _ in broken.said if text] == ["tempura"]
    assert broken.closed
    assert table.troubles == [Trouble.ESPEAK_FAILED]


def test_a_voice_without_the_language_of_a_sentence_says_the_others() -> None:
    french, good = FrenchVoice(), CaptureVoice()
    table = Table(french, good)
    for text, lang in (("tempura", "en"), ("brochettes", "fr"), ("maki", "en")):
        table.say(text, lang=lang)
    table.play_all()
    table.channel.close()
    assert [text for text, _, _ in good.said] == ["tempura", "maki"]
    assert [text for text, _, _ in french.said] == ["brochettes"]
    assert table.troubles == [Trouble.PIPER_NO_FILE], "it is told once"


def test_a_missing_voice_is_told_before_anything_is_said() -> None:
    good = CaptureVoice()
    table = Table(MissingVoice(), good)
    table.say("tempura")
    table.play_all()
    table.channel.close()
    assert table.troubles == [Trouble.PYTTSX3_MISSING]
    assert [text for text, _, _ in good.said] == ["tempura"]


def test_without_a_voice_left_there_are_still_sounds_and_it_is_told_once() -> None:
    table = Table(BrokenVoice())
    table.say("tempura")
    table.say("maki", sound=Sound.REFUSED)
    table.play_all()
    table.channel.close()
    assert table.troubles == [Trouble.ESPEAK_FAILED, Trouble.TEXT_ONLY]


def test_no_device_is_told_once_and_everything_else_does_nothing() -> None:
    def open_output() -> Output:
        raise DeviceFailed(Trouble.NO_DEVICE, "there is none")

    troubles: list[Trouble] = []
    channel = Channel([CaptureVoice()], open_output, troubles.append)
    for _ in range(3):
        channel.say(Utterance("tempura", "en", Priority.EVENT))
    assert channel.wait_idle(LONG_S)
    channel.say(Utterance("maki", "en", Priority.EVENT))
    channel.stop()
    assert channel.wait_idle(0)
    channel.close()
    assert troubles == [Trouble.NO_DEVICE]


@pytest.fixture
def socket(monkeypatch: pytest.MonkeyPatch) -> Socket:
    monkeypatch.setattr(channel_module, "LOOK_AGAIN_S", 0.001)
    return Socket()


class Listener:
    """One listener at a socket: what the voice was given, and what was told of the device."""

    def __init__(self, socket: Socket) -> None:
        self.socket, self.voice = socket, CaptureVoice()
        self.troubles: SimpleQueue[Trouble] = SimpleQueue()
        self.channel = Channel([self.voice], socket.open, self.troubles.put)

    def say(self, text: str, priority: Priority = Priority.EVENT) -> None:
        self.channel.say(Utterance(text, "en", priority))

    def hear(self, until: Callable[[], bool]) -> None:
        """Let the earphone of the moment play until something holds."""
        for _ in range(5000):
            if until():
                return
            if self.socket.earphones:
                self.socket.earphones[-1].play(5)
            self.channel.wait_idle(0.001)
        pytest.fail("it never came")

    def hear_all(self) -> None:
        self.hear(lambda: self.channel.can_speak and self.channel.wait_idle(0))


def test_what_broke_off_with_the_device_is_held_and_said_again_in_full_on_the_next(socket: Socket) -> None:
    listener = Listener(socket)
    listener.say("squid nigiri")
    listener.hear(lambda: any(socket.earphones[-1].heard))
    socket.pull_out()
    assert listener.troubles.get(timeout=LONG_S) is Trouble.DEVICE_LOST
    assert not listener.channel.can_speak
    listener.say("pudding")
    assert listener.channel.wait_idle(0), "nobody waits for a device that is not there"
    socket.is_plugged = True
    assert listener.troubles.get(timeout=LONG_S) is Trouble.DEVICE_BACK
    listener.hear_all()
    listener.channel.close()
    assert [text for text, _, _ in listener.voice.said] == ["squid nigiri", "squid nigiri", "pudding"]
    loud = sum(1 for sample in array("h", socket.earphones[-1].heard) if sample)
    assert loud * 1000 / pcm.SAMPLE_RATE_HZ == pytest.approx(len("squid nigiripudding") * MS_A_LETTER, abs=1)
    assert listener.troubles.empty()


def test_a_device_that_goes_while_nothing_is_said_is_told_too(socket: Socket) -> None:
    listener = Listener(socket)
    listener.hear_all()
    socket.pull_out()
    assert listener.troubles.get(timeout=LONG_S) is Trouble.DEVICE_LOST
    listener.channel.close()


def test_a_device_that_is_not_there_at_first_is_told_once_and_found_when_it_comes(socket: Socket) -> None:
    socket.is_plugged = False
    listener = Listener(socket)
    listener.say("early")
    assert listener.troubles.get(timeout=LONG_S) is Trouble.DEVICE_UNKNOWN
    socket.is_plugged = True
    assert listener.troubles.get(timeout=LONG_S) is Trouble.DEVICE_BACK
    listener.hear_all()
    listener.channel.close()
    assert listener.troubles.empty()
    assert [text for text, _, _ in listener.voice.said] == ["early"]


def test_a_stop_at_the_table_leaves_what_is_held_and_hints_are_not_held(socket: Socket) -> None:
    listener = Listener(socket)
    listener.hear_all()
    socket.pull_out()
    listener.troubles.get(timeout=LONG_S)
    listener.say("a secret", Priority.ANSWER)
    listener.channel.stop()
    listener.say("a hint", Priority.HINT)
    socket.is_plugged = True
    listener.hear_all()
    listener.channel.close()
    assert [text for text, _, _ in listener.voice.said] == ["a secret"]


def test_of_a_long_absence_the_latest_is_held(socket: Socket) -> None:
    listener = Listener(socket)
    listener.hear_all()
    socket.pull_out()
    listener.troubles.get(timeout=LONG_S)
    for number in range(50):
        listener.say(f"event {number}")
    socket.is_plugged = True
    listener.hear_all()
    listener.channel.close()
    assert [text for text, _, _ in listener.voice.said] == [f"event {number}" for number in range(30, 50)]


def test_without_a_voice_nobody_can_be_spoken_to(socket: Socket) -> None:
    troubles: SimpleQueue[Trouble] = SimpleQueue()
    channel = Channel([MissingVoice()], socket.open, troubles.put)
    assert [troubles.get(timeout=LONG_S) for _ in range(2)] == [Trouble.PYTTSX3_MISSING, Trouble.TEXT_ONLY]
    assert not channel.can_speak
    channel.close()


def test_what_is_said_before_the_device_is_open_is_heard_when_it_is() -> None:
    is_there = Event()
    output, voice = CaptureOutput(), CaptureVoice()

    def open_output() -> Output:
        is_there.wait(LONG_S)
        return output

    channel = Channel([voice], open_output, pytest.fail)
    channel.say(Utterance("early", "en", Priority.EVENT))
    assert voice.said == []
    is_there.set()
    while not channel.wait_idle(0.001):
        output.play(5)
    channel.close()
    assert [text for text, _, _ in voice.said] == ["early"]
    assert any(output.heard)


def test_after_closing_nothing_is_said(table: Table) -> None:
    table.channel.close()
    table.say("late")
    assert table.channel.wait_idle(0)
    assert table.texts == []


def test_many_says_and_stops_end_in_silence_and_the_next_is_said(table: Table) -> None:
    for number in range(300):
        table.say(f"sentence {number}", list(Priority)[number % 4])
        if number % 7 == 0:
            table.channel.stop()
        table.output.play(5)
    table.channel.stop()
    table.say("the end")
    table.play_all()
    assert table.texts[-1] == "the end"


def test_a_table_without_a_voice_has_a_speaker_too() -> None:
    speaker: Speaker = open_channel("none", on_trouble=pytest.fail)
    assert isinstance(speaker, Silent)
    speaker.say(Utterance("tempura", "en", Priority.EVENT))
    speaker.stop()
    assert speaker.wait_idle(0)
    speaker.close()
