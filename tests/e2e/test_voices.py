"""Which voice speaks, heard through the whole program."""

from __future__ import annotations

import signal
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from assistant.config import Config, Speaker, SpeechConfig, save
from assistant.speech.pyttsx3_voice import Pyttsx3Voice
from assistant.speech.voice import Voice
from tests.e2e.program import AtTerminal, Program
from tests.e2e.scanned_game import card, control
from tests.hardware.heard import HEARD, candidates, matches
from tests.hardware.pty_reader import PtyReader
from tests.hardware.sink import PulseSink, Recording

pytestmark = pytest.mark.sound
RATE_WPM = 300
SHORTEST_GOODBYE_S = 4.0  # eleven words at eighty a minute take twice as long
OTHERS = ("Ana: squid nigiri.", "Bruno: salmon nigiri.")
SALMON, TEMPURA, STOP = card(73), card(0), control("stop")


def configured(home: Path, speaker: Speaker | None = None) -> str:
    """The path of a configuration; it is written by the program's own hand."""
    file = home / "table.toml"
    save(Config(speaker=speaker, speech=SpeechConfig(rate=RATE_WPM)), file, {})
    return str(file)


@contextmanager
def table(home: Path, scanner: PtyReader, sink: PulseSink, *arguments: str) -> Generator[Program, None, None]:
    players = ["--players", "Ana, Bruno", "--reader", scanner.url, "--state", str(home)]
    with Program(home, "play", *players, *arguments, env=sink.env) as program:
        scanner.wait_for_listener()
        yield program
        assert program.interrupt() == 0
    assert program.errors == ""


@contextmanager
def pyttsx3() -> Generator[Voice, None, None]:
    voice = Pyttsx3Voice()
    yield voice
    voice.close()


def hear(recording: Recording, wanted: str, others: tuple[str, ...], voice: Voice | None = None) -> None:
    """Record on until the sentence is heard, and none of the others was."""
    rendered = candidates([wanted, *others], "en", RATE_WPM, voice)
    for _ in range(10):
        recording.listen(0.7)
        best, *wrong = matches(recording.samples, rendered)
        if best.likeness > HEARD:
            break
    print(best, *wrong, sep="\n")
    assert best.text == wanted
    assert best.likeness > HEARD
    assert all(other.likeness < HEARD for other in wrong)


def test_pyttsx3_is_heard_where_it_is_chosen(home: Path, scanner: PtyReader, pulse_sink: PulseSink) -> None:
    arguments = ["--config", configured(home), "--voice", "pyttsx3"]
    with pulse_sink.record() as recording, table(home, scanner, pulse_sink, *arguments) as it:
        scanner.scan(STOP, SALMON)
        it.wait_for("Ana: salmon nigiri.")
        with pyttsx3() as voice:
            hear(recording, "Ana: salmon nigiri.", OTHERS, voice)
    assert not [line for line in it.lines if "voice" in line], "another one stood in for it"


def test_nothing_is_heard_where_a_screen_reader_speaks(home: Path, scanner: PtyReader, pulse_sink: PulseSink) -> None:
    config = configured(home, speaker=Speaker.SCREEN_READER)
    with pulse_sink.record() as recording, table(home, scanner, pulse_sink, "--config", config) as program:
        scanner.scan(TEMPURA)
        program.wait_for("Ana: tempura.")
        recording.listen(1.0)
    assert not recording.samples.any()


def test_a_crash_is_survived_by_the_voice_too(home: Path, scanner: PtyReader, pulse_sink: PulseSink) -> None:
    with table(home, scanner, pulse_sink, "--config", configured(home)) as program:
        scanner.scan(TEMPURA)
        program.wait_for("Ana: tempura.")
        program.kill(signal.SIGSEGV, program.player)
        with pulse_sink.record() as recording:
            program.wait_for("The game goes on")
            goes_on = "The game goes on. Round one, turn one, waiting for {}."
            hear(recording, goes_on.format("Bruno"), (goes_on.format("Ana"), goes_on.format("Ana and Bruno")))


def test_ctrl_c_in_the_sample_game_is_silence(home: Path, pulse_sink: PulseSink) -> None:
    with Program(home, "play", env=pulse_sink.env) as program:
        program.wait_for("House rules")
        assert program.interrupt() == 128 + signal.SIGINT
    assert program.errors == ""
    assert len(program.lines) < 10


def test_a_second_ctrl_c_does_not_wait_for_the_last_words(home: Path, pulse_sink: PulseSink) -> None:
    slow = home / "slow.toml"
    save(Config(speech=SpeechConfig(rate=80)), slow, {})
    with AtTerminal(home, "play", "--players", "Ana, Bruno", "--config", str(slow), env=pulse_sink.env) as program:
        program.wait_for("Deal ten")
        program.type("\x03")
        program.wait_for("Goodbye.")  # what still waits to be said is neither said before it nor behind it
        pressed_s = time.monotonic()
        assert program.interrupt() == 0
        assert time.monotonic() - pressed_s < SHORTEST_GOODBYE_S
        assert program.settings() == program.sane
    assert not [line for line in program.lines if "Traceback" in line]
