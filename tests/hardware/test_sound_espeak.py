"""The usual voice through a real device: what is said is heard, in each language, and stops at once."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Generator

import pytest

from assistant.speech.device import devices
from assistant.speech.speaker import Speaker
from assistant.speech.trouble import Trouble
from assistant.speech.utterance import Utterance
from assistant.speech.voices import open_channel
from assistant.words.announcement import Priority, Sound
from tests.hardware.heard import HEARD, candidates, identify, matches
from tests.hardware.sink import PulseSink

pytestmark = pytest.mark.sound
LONG_S = 20.0
SENTENCES = {
    "en": ("Manon: squid nigiri, on wasabi. Nine.", "Manon: salmon nigiri, on wasabi. Six.", "Paul: nine points."),
    "fr": ("Manon : calamar, sur le wasabi. Neuf.", "Manon : saumon, sur le wasabi. Six.", "Paul : neuf points."),
    "pt-BR": ("Manon: lula, no wasabi. Nove.", "Manon: salmão, no wasabi. Seis.", "Paul: nove pontos."),
}
WITHOUT_A_PAUSE = "everybody around the table reveals a salmon nigiri now and wins many more points"


def event(text: str, lang: str = "en", sound: Sound | None = None) -> Utterance:
    return Utterance(text, lang, Priority.EVENT, sound=sound)


@pytest.fixture
def speaker(pulse_sink: PulseSink) -> Generator[Speaker, None, None]:
    opened = open_channel("espeak", device=pulse_sink.name, on_trouble=pytest.fail)
    yield opened
    opened.close()


@pytest.mark.parametrize("lang", SENTENCES)
def test_each_language_is_heard_as_what_was_said(pulse_sink: PulseSink, speaker: Speaker, lang: str) -> None:
    said = SENTENCES[lang][0]
    with pulse_sink.record() as recording:
        speaker.say(event(said, lang))
        assert speaker.wait_idle(LONG_S)
        recording.listen(0.2)
    rendered = candidates(SENTENCES[lang], lang)
    print(*matches(recording.samples, rendered), sep="\n")
    assert identify(recording.samples, rendered) == said


def test_events_are_heard_in_order_each_whole(pulse_sink: PulseSink, speaker: Speaker) -> None:
    with pulse_sink.record() as recording:
        for text in SENTENCES["en"]:
            speaker.say(event(text))
        assert speaker.wait_idle(LONG_S)
        recording.listen(0.2)
    found = matches(recording.samples, candidates(SENTENCES["en"], "en"))
    assert min(match.likeness for match in found) >= HEARD
    assert [match.text for match in sorted(found, key=lambda match: match.at_s)] == list(SENTENCES["en"])


def test_stop_silences_within_150_ms_and_the_next_phrase_speaks(pulse_sink: PulseSink, speaker: Speaker) -> None:
    silences_ms = []
    with pulse_sink.record() as recording:
        for number in range(8):
            began_s = time.monotonic()
            speaker.say(event(WITHOUT_A_PAUSE))
            assert recording.wait_for(lambda since_s=began_s: recording.is_loud_since(since_s))  # type: ignore[misc]
            recording.listen(0.2 + number * 0.07)
            stopped_s = time.monotonic()
            speaker.stop()
            recording.listen(0.4)
            silences_ms.append((recording.last_loud_s() - stopped_s) * 1000)
        speaker.say(event(SENTENCES["en"][2]))
        assert speaker.wait_idle(LONG_S)
        recording.listen(0.2)
    print("stop to silence, ms:", *(f"{silence_ms:.0f}" for silence_ms in silences_ms))
    assert max(silences_ms) < 150
    assert identify(recording.samples, candidates(SENTENCES["en"], "en")) == SENTENCES["en"][2]


def test_the_answering_sound_comes_within_150_ms(pulse_sink: PulseSink, speaker: Speaker) -> None:
    delays_ms = []
    with pulse_sink.record() as recording:
        speaker.say(event("Ready."))
        assert speaker.wait_idle(LONG_S)
        for _ in range(10):
            recording.listen(0.3)
            asked_s = time.monotonic()
            speaker.say(event("", sound=Sound.ACCEPTED))
            assert recording.wait_for(lambda since_s=asked_s: recording.is_loud_since(since_s))  # type: ignore[misc]
            delays_ms.append((recording.first_loud_s(asked_s) - asked_s) * 1000)
    print("say to sound, ms:", *(f"{delay_ms:.0f}" for delay_ms in delays_ms))
    assert max(delays_ms) < 150


def test_a_device_that_is_unplugged_is_told_and_the_game_goes_on(pulse_sink: PulseSink) -> None:
    troubles: list[Trouble] = []
    speaker = open_channel("espeak", device=pulse_sink.name, on_trouble=troubles.append)
    with pulse_sink.record() as recording:
        began_s = time.monotonic()
        speaker.say(event(SENTENCES["en"][0]))
        assert recording.wait_for(lambda: recording.is_loud_since(began_s))
        pulse_sink.unplug()
        assert speaker.wait_idle(LONG_S)
    speaker.say(event("nobody hears this"))
    assert speaker.wait_idle(LONG_S)
    speaker.close()
    assert troubles == [Trouble.DEVICE_LOST]


def test_a_device_that_is_not_there_gives_a_reason(pulse_sink: PulseSink) -> None:
    assert [(device.id, device.is_default) for device in devices()] == [(pulse_sink.name, True)]
    troubles: list[Trouble] = []
    speaker = open_channel("espeak", device="earphone", on_trouble=troubles.append)
    speaker.say(event("nobody hears this"))
    assert speaker.wait_idle(LONG_S)
    speaker.close()
    assert troubles == [Trouble.DEVICE_UNKNOWN]


NO_DEVICE = """
from assistant.speech.utterance import Utterance
from assistant.speech.voices import open_channel
from assistant.words.announcement import Priority
speaker = open_channel("espeak", on_trouble=print)
speaker.say(Utterance("tempura", "en", Priority.EVENT))
speaker.wait_idle(20)
speaker.close()
"""


def test_without_any_device_there_is_one_reason_and_nothing_on_the_terminal() -> None:
    no_sound = {"PULSE_SERVER": "unix:/nonexistent", "ALSA_CONFIG_PATH": "/dev/null"}
    result = subprocess.run(
        [sys.executable, "-c", NO_DEVICE],
        env={**os.environ, **no_sound},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (result.returncode, result.stdout, result.stderr) == (0, "no-device\n", "")


NEVER_CLOSED = """
from assistant.speech.device import DeviceOutput
DeviceOutput()
kept = DeviceOutput()
raise SystemExit(3)
"""


def test_a_program_that_ends_without_closing_ends(pulse_sink: PulseSink) -> None:
    env = {**os.environ, **pulse_sink.env}
    assert subprocess.run([sys.executable, "-c", NEVER_CLOSED], env=env, check=False, timeout=60).returncode == 3
