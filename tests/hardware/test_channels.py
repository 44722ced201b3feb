"""Three channels on three sinks: a secret is heard by its owner or by nobody, also when the earphone vanishes."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager
from queue import SimpleQueue
from random import Random
from threading import Thread

import numpy as np
import pytest

from assistant.speech.channel import Channel
from assistant.speech.espeak import EspeakVoice
from assistant.speech.side import Side
from assistant.speech.speakers import Place, Speakers
from assistant.speech.trouble import Trouble
from assistant.speech.utterance import Utterance
from assistant.words.announcement import Priority, Sound
from tests.hardware.heard import HEARD, candidates, identify, matches
from tests.hardware.sink import LOUD, PulseSink, Recording, Samples

pytestmark = pytest.mark.sound
LONG_S = 20.0
RATE_WPM = 175
SECRET = "This card is a squid nigiri, worth three points."
OTHERS = ("This card is a salmon nigiri, worth two points.", "This card is a wasabi, worth nothing by itself.")
LONGER = "The table hears that the hands are passed to the left, and everybody takes up the next one."
Sinks = tuple[PulseSink, PulseSink, PulseSink]


def event(text: str, priority: Priority = Priority.EVENT, sound: Sound | None = None) -> Utterance:
    return Utterance(text, "en", priority, sound=sound)


def is_silent(samples: Samples) -> bool:
    return not samples.size or int(np.abs(samples.astype(int)).max()) <= LOUD


class Table:
    """Channels on the sinks of a server, and what each tells of itself."""

    def __init__(self) -> None:
        self.speakers = Speakers({"ana", "bruno", "card"})
        self.troubles: dict[str, SimpleQueue[Trouble]] = {}
        self.channels: dict[str, Channel] = {}

    def open(self, name: str, place: Place) -> Channel:
        told = self.troubles[name] = SimpleQueue()
        channel = self.speakers.open(place, [EspeakVoice()], told.put, rate=RATE_WPM, volume=1.0)
        self.channels[name] = channel
        return channel


@pytest.fixture
def table() -> Generator[Table, None, None]:
    made = Table()
    yield made
    for channel in made.channels.values():
        channel.close()


@contextmanager
def recorded(sinks: Sinks) -> Generator[dict[str, Recording], None, None]:
    """What each sink plays, by its name. Choose the default one before: recorders of the old default follow it."""
    with ExitStack() as recorders:
        yield {sink.name: recorders.enter_context(sink.record()) for sink in sinks}


@pytest.fixture
def recordings(pulse_sinks: Sinks) -> Generator[dict[str, Recording], None, None]:
    with recorded(pulse_sinks) as recordings:
        yield recordings


def open_three(table: Table) -> tuple[Channel, Channel, Channel]:
    return table.open("table", Place()), table.open("ana", Place("ana")), table.open("bruno", Place("bruno"))


def wait_until(is_so: Callable[[], bool]) -> None:
    end_s = time.monotonic() + LONG_S
    while not is_so():
        assert time.monotonic() < end_s, "it never came"
        time.sleep(0.005)


def test_each_channel_is_heard_on_its_own_device_alone(table: Table, recordings: dict[str, Recording]) -> None:
    said = dict(zip(("table", "ana", "bruno"), (SECRET, *OTHERS), strict=True))
    for channel, text in zip(open_three(table), said.values(), strict=True):
        channel.say(event(text))
    for channel in table.channels.values():
        assert channel.wait_idle(LONG_S)
    recordings["table"].listen(0.3)
    rendered = candidates(said.values(), "en", RATE_WPM)
    for name, text in said.items():
        best, *wrong = matches(recordings[name].samples, rendered)
        assert best.text == text
        assert best.likeness >= HEARD
        assert all(other.likeness < HEARD for other in wrong)


def test_the_tables_device_is_never_one_that_belongs_to_a_seat(table: Table, pulse_sinks: Sinks) -> None:
    pulse_sinks[1].make_default()
    channel = table.open("table", Place())
    with recorded(pulse_sinks) as recordings:
        channel.say(event(SECRET))
        assert channel.wait_idle(LONG_S)
        recordings["table"].listen(0.3)
    assert identify(recordings["table"].samples, candidates([SECRET], "en", RATE_WPM)) == SECRET
    assert is_silent(recordings["ana"].samples)
    assert is_silent(recordings["bruno"].samples)


@pytest.mark.parametrize("default", [0, 2])
def test_a_secret_is_held_while_its_device_is_gone_in_mid_word_and_said_in_full_when_it_is_back(
    table: Table, pulse_sinks: Sinks, default: int
) -> None:
    anas = pulse_sinks[1]
    pulse_sinks[default].make_default()  # where a stream that names no device would go on
    _, ana, _ = open_three(table)
    with recorded(pulse_sinks) as recordings:
        began_s = time.monotonic()
        ana.say(event(SECRET, Priority.ANSWER))
        assert recordings["ana"].wait_for(lambda: recordings["ana"].is_loud_since(began_s))
        recordings["ana"].listen(0.4)
        anas.unplug()
        pulled_s = time.monotonic()
        assert table.troubles["ana"].get(timeout=LONG_S) is Trouble.DEVICE_LOST
        found_s = time.monotonic() - pulled_s
        assert not ana.can_speak
        recordings["table"].listen(2.0)
        anas.plug()
        with anas.record() as recording:
            assert table.troubles["ana"].get(timeout=LONG_S) is Trouble.DEVICE_BACK
            assert ana.wait_idle(LONG_S)
            recording.listen(0.3)
    print(f"pulled out to found out: {found_s * 1000:.0f} ms")
    assert found_s < 0.6
    best, *wrong = matches(recording.samples, candidates((SECRET, *OTHERS), "en", RATE_WPM))
    print(best, *wrong, sep="\n")
    assert best.text == SECRET
    assert best.likeness >= HEARD
    assert is_silent(recordings["table"].samples)
    assert is_silent(recordings["bruno"].samples)


def test_a_device_that_goes_in_silence_is_found_out_within_six_tenths_of_a_second(
    table: Table, pulse_sinks: Sinks
) -> None:
    open_three(table)
    wait_until(lambda: all(channel.can_speak for channel in table.channels.values()))
    table.channels["ana"].say(event("Ready."))
    assert table.channels["ana"].wait_idle(LONG_S)
    for name, sink in (("ana", pulse_sinks[1]), ("table", pulse_sinks[0])):
        sink.unplug()
        pulled_s = time.monotonic()
        assert table.troubles[name].get(timeout=LONG_S) is Trouble.DEVICE_LOST
        assert time.monotonic() - pulled_s < 0.6
        sink.plug()
        assert table.troubles[name].get(timeout=LONG_S) is Trouble.DEVICE_BACK
    assert table.troubles["bruno"].empty()


def test_the_tables_device_comes_back_and_what_broke_off_is_said_again(table: Table, pulse_sinks: Sinks) -> None:
    sink = pulse_sinks[0]
    channel = table.open("table", Place())
    with sink.record() as recording:
        began_s = time.monotonic()
        channel.say(event(LONGER))
        channel.say(event(SECRET))
        assert recording.wait_for(lambda: recording.is_loud_since(began_s))
        sink.unplug()
        assert table.troubles["table"].get(timeout=LONG_S) is Trouble.DEVICE_LOST
    sink.plug()
    with sink.record() as recording:
        assert table.troubles["table"].get(timeout=LONG_S) is Trouble.DEVICE_BACK
        assert channel.wait_idle(LONG_S)
        recording.listen(0.3)
    found = matches(recording.samples, candidates((LONGER, SECRET), "en", RATE_WPM))
    assert min(match.likeness for match in found) >= HEARD
    assert [match.text for match in sorted(found, key=lambda match: match.at_s)] == [LONGER, SECRET]


def test_left_and_right_of_one_card_are_two_ears(table: Table, pulse_sinks: Sinks) -> None:
    card = pulse_sinks[1]
    for side, text in ((Side.LEFT, SECRET), (Side.RIGHT, OTHERS[0])):
        table.open(side.value, Place(card.name, side)).say(event(text))
    with card.record(channels=2) as recording:
        for channel in table.channels.values():
            assert channel.wait_idle(LONG_S)
        for channel, text in zip(table.channels.values(), (SECRET, OTHERS[0]), strict=True):
            channel.say(event(text))
        for channel in table.channels.values():
            assert channel.wait_idle(LONG_S)
        recording.listen(0.3)
    left, right = recording.samples[0::2], recording.samples[1::2]
    rendered = candidates((SECRET, OTHERS[0]), "en", RATE_WPM)
    for samples, text in ((left, SECRET), (right, OTHERS[0])):
        best, wrong = matches(samples, rendered)
        assert (best.text, best.likeness >= HEARD, wrong.likeness < HEARD) == (text, True, True)


def test_one_side_is_silent_while_the_other_speaks(table: Table, pulse_sinks: Sinks) -> None:
    card = pulse_sinks[1]
    left, right = (table.open(side.value, Place(card.name, side)) for side in (Side.LEFT, Side.RIGHT))
    wait_until(lambda: left.can_speak and right.can_speak)
    with card.record(channels=2) as recording:
        left.say(event(SECRET, sound=Sound.ACCEPTED))
        assert left.wait_idle(LONG_S)
        recording.listen(0.3)
    assert not is_silent(recording.samples[0::2])
    assert is_silent(recording.samples[1::2])


def test_stop_on_one_channel_leaves_the_others_speaking(table: Table, recordings: dict[str, Recording]) -> None:
    channels = open_three(table)
    for channel in channels:
        channel.say(event("Ready."))
    assert all(channel.wait_idle(LONG_S) for channel in channels)
    for channel in channels:
        channel.say(event(LONGER))
    began_s = time.monotonic()
    assert recordings["ana"].wait_for(lambda: recordings["ana"].is_loud_since(began_s))
    recordings["ana"].listen(0.3)
    stopped_s = time.monotonic()
    channels[1].stop()
    recordings["ana"].listen(0.6)
    assert recordings["ana"].last_loud_s() - stopped_s < 0.15
    [cut] = matches(recordings["ana"].samples, candidates([LONGER], "en", RATE_WPM))
    assert cut.likeness < HEARD, "what was cut is not taken for what was said"
    assert recordings["table"].last_loud_s() - stopped_s > 0.3
    assert channels[0].wait_idle(LONG_S)
    recordings["table"].listen(0.3)
    assert identify(recordings["table"].samples, candidates([LONGER], "en", RATE_WPM)) == LONGER


def test_five_hundred_mixed_says_and_stops_on_three_channels_from_three_threads_end_well(
    table: Table, recordings: dict[str, Recording]
) -> None:
    channels = open_three(table)

    def mix(seed: int) -> None:
        chance = Random(seed)
        for _ in range(500):
            channel = chance.choice(channels)
            if chance.random() < 0.25:
                channel.stop()
            else:
                channel.say(event("Pass left.", chance.choice(list(Priority)), chance.choice([None, Sound.ACCEPTED])))
            if chance.random() < 0.1:
                channel.wait_idle(chance.random() / 50)

    mixers = [Thread(target=mix, args=(seed,), daemon=True) for seed in range(3)]
    for mixer in mixers:
        mixer.start()
    for mixer in mixers:
        mixer.join(60.0)
        assert not mixer.is_alive(), "it hangs"
    for channel, text in zip(channels, (SECRET, *OTHERS), strict=True):
        channel.stop()
        channel.say(event(text))
    for channel in channels:
        assert channel.wait_idle(LONG_S)
    recordings["table"].listen(0.3)
    rendered = candidates((SECRET, *OTHERS), "en", RATE_WPM)
    for name, text in zip(("table", "ana", "bruno"), (SECRET, *OTHERS), strict=True):
        assert identify(recordings[name].samples[-12 * 22_050 :], rendered) == text
    assert all(told.empty() for told in table.troubles.values())
