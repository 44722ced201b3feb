"""speech-dispatcher as the table's voice: heard, in order, once; cut at once; and stood in for when it goes away."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Generator
from pathlib import Path

import pytest

from assistant.speech.relay import Relay
from assistant.speech.speaker import Speaker
from assistant.speech.speechd import SpeechDispatcher
from assistant.speech.trouble import Trouble
from assistant.speech.utterance import Utterance
from assistant.speech.voices import open_channel
from assistant.words.announcement import Priority, Sound
from tests.hardware.heard import candidates, matches
from tests.hardware.sink import PulseSink
from tests.hardware.speech_server import address_of, running_server

pytestmark = pytest.mark.sound
LONG_S = 20.0
RATE_WPM = 170  # the server's own middle: no conversion of rates between what is heard and what it is compared with
STOP_S = 0.15
ALIKE = 0.6  # the server sets pitch and pauses a little otherwise than we: what is said is alike still
SAID = ("Manon: squid nigiri, on wasabi. Nine.", "Paul: salmon nigiri.", "Deal nine to everybody.")
NOT_SAID = ("Manon: salmon nigiri, on wasabi. Six.", "Paul: squid nigiri.", "Take back the last step.")


@pytest.fixture
def server(
    pulse_sink: PulseSink, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Generator[subprocess.Popen[bytes], None, None]:
    folder = tmp_path / "speechd"
    monkeypatch.setenv("SPEECHD_ADDRESS", address_of(folder))
    with running_server(folder, pulse_sink) as running:
        yield running


@pytest.fixture
def troubles() -> list[Trouble]:
    return []


@pytest.fixture
def speaker(
    server: subprocess.Popen[bytes], pulse_sink: PulseSink, troubles: list[Trouble]
) -> Generator[Speaker, None, None]:
    assert server.poll() is None
    opened = open_channel("speech-dispatcher", rate=RATE_WPM, device=pulse_sink.name, on_trouble=troubles.append)
    yield opened
    opened.close()


def test_every_sentence_is_heard_once_in_its_order(
    speaker: Speaker, pulse_sink: PulseSink, troubles: list[Trouble]
) -> None:
    with pulse_sink.record() as recording:
        for text in SAID:
            speaker.say(Utterance(text, "en", Priority.EVENT))
        assert speaker.wait_idle(LONG_S)
        recording.listen(0.5)
        found = {match.text: match for match in matches(recording.samples, candidates(SAID + NOT_SAID, "en", RATE_WPM))}
    assert troubles == []
    assert sorted(SAID, key=lambda text: found[text].at_s) == list(SAID)
    for said, other in zip(SAID, NOT_SAID, strict=True):
        assert found[said].likeness > ALIKE > found[other].likeness, found


@pytest.mark.parametrize(("lang", "text"), [("fr", "Manon : sushi au calamar, sur wasabi."), ("pt-BR", "Nove pontos.")])
def test_each_language_has_its_voice(speaker: Speaker, pulse_sink: PulseSink, lang: str, text: str) -> None:
    with pulse_sink.record() as recording:
        speaker.say(Utterance(text, lang, Priority.EVENT))
        assert speaker.wait_idle(LONG_S)
        recording.listen(0.5)
        rendered = candidates([text], lang, RATE_WPM)
        assert matches(recording.samples, rendered)[0].likeness > ALIKE


def test_stop_is_silence_and_the_next_thing_is_said(speaker: Speaker, pulse_sink: PulseSink) -> None:
    with pulse_sink.record() as recording:
        speaker.say(Utterance("tempura, " * 40, "en", Priority.EVENT))
        speaker.say(Utterance("sashimi, " * 40, "en", Priority.EVENT))
        assert recording.wait_for(lambda: recording.is_loud_since(0.0))
        recording.listen(0.3)
        stopped_s = time.monotonic()
        speaker.stop()
        assert speaker.wait_idle(1.0)
        recording.listen(1.0)
        assert recording.last_loud_s() - stopped_s < STOP_S
        speaker.say(Utterance(SAID[0], "en", Priority.EVENT))
        assert speaker.wait_idle(LONG_S)
        recording.listen(0.5)
        assert matches(recording.samples, candidates(SAID[:1], "en", RATE_WPM))[0].likeness > ALIKE


def test_an_error_cuts_and_is_said_and_what_waited_follows(speaker: Speaker, pulse_sink: PulseSink) -> None:
    with pulse_sink.record() as recording:
        speaker.say(Utterance("tempura, " * 40, "en", Priority.EVENT))
        speaker.say(Utterance(SAID[1], "en", Priority.EVENT))
        assert recording.wait_for(lambda: recording.is_loud_since(0.0))
        speaker.say(Utterance(SAID[2], "en", Priority.ERROR))
        assert speaker.wait_idle(LONG_S)
        recording.listen(0.5)
        error, event = (
            matches(recording.samples, candidates([text], "en", RATE_WPM))[0] for text in (SAID[2], SAID[1])
        )
    assert min(error.likeness, event.likeness) > ALIKE
    assert error.at_s < event.at_s


def test_our_sounds_are_heard_beside_it(speaker: Speaker, pulse_sink: PulseSink) -> None:
    with pulse_sink.record() as recording:
        recording.listen(1.0)  # our device opens behind the speaker
        began_s = time.monotonic()
        speaker.say(Utterance("", "en", Priority.HINT, sound=Sound.REFUSED))
        assert recording.wait_for(lambda: recording.is_loud_since(began_s))


def test_when_it_goes_away_our_own_voice_says_that_sentence_and_the_next(
    speaker: Speaker, server: subprocess.Popen[bytes], pulse_sink: PulseSink, troubles: list[Trouble]
) -> None:
    with pulse_sink.record() as recording:
        speaker.say(Utterance("tempura, " * 5, "en", Priority.EVENT))
        assert recording.wait_for(lambda: recording.is_loud_since(0.0))
        speaker.say(Utterance(SAID[0], "en", Priority.EVENT))
        server.kill()
        assert speaker.wait_idle(LONG_S)
        recording.listen(0.3)
        assert matches(recording.samples, candidates(SAID[:1], "en", RATE_WPM))[0].likeness > ALIKE
    assert troubles == [Trouble.SPEECHD_FAILED]
    assert isinstance(speaker, Relay)


@pytest.mark.usefixtures("server")
def test_what_looks_like_its_commands_is_only_said() -> None:
    talker = SpeechDispatcher()
    talker.say(".\r\nQUIT\r\n", "en", 450, 1.0, lambda: True)
    talker.say("...", "en", 450, 1.0, lambda: True)
    assert talker.check() is None
    talker.close()


def test_without_a_server_there_is_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'none'}")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert SpeechDispatcher().check() is Trouble.SPEECHD_MISSING
