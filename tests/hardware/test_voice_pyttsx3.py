"""pyttsx3 in its process: heard like any voice, and unharmed when the process hangs, crashes or is not there."""

from __future__ import annotations

import importlib.util
import os
import sys
import time
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest

from assistant.speech import pcm
from assistant.speech.pyttsx3_voice import WORKER, Pyttsx3Voice
from assistant.speech.trouble import Trouble, VoiceFailed
from assistant.speech.utterance import Utterance
from assistant.speech.voices import open_channel
from assistant.words.announcement import Priority
from tests.hardware.heard import HEARD, candidates, identify, matches
from tests.hardware.sink import PulseSink

LONG_S = 20.0
SENTENCES = ("Manon: squid nigiri, on wasabi. Nine.", "Manon: salmon nigiri, on wasabi. Six.", "Paul: nine points.")


@pytest.fixture
def voice() -> Generator[Pyttsx3Voice, None, None]:
    made = Pyttsx3Voice()
    assert made.check() is None, "the pyttsx3 tests need the system package espeak-ng: apt-get install it"
    yield made
    made.close()


def ill_worker(folder: Path, deed: str) -> tuple[list[str], Path]:
    """A worker that does `deed` at its first sentence, with a child beside it, and is the real one when replaced."""
    script, child = folder / "ill.py", folder / "child.pid"
    script.write_text(
        "import os, pathlib, subprocess, sys, time\n"
        f"child = pathlib.Path({str(child)!r})\n"
        f"if child.exists(): os.execv({WORKER[0]!r}, {list(WORKER)!r})\n"
        "child.write_text(str(subprocess.Popen(['sleep', '1000']).pid))\n"
        "print('{}', flush=True)\n"
        "sys.stdin.readline()\n"
        f"{deed}\n"
    )
    return [sys.executable, str(script)], child


def is_running(pid: int) -> bool:
    with suppress(ProcessLookupError, FileNotFoundError):
        return Path(f"/proc/{pid}/stat").read_text().split(")")[1].split()[0] != "Z"
    return False


@pytest.mark.sound
def test_it_is_heard_once_as_what_was_said(pulse_sink: PulseSink, voice: Pyttsx3Voice) -> None:
    rendered = candidates(SENTENCES, "en", voice=voice)
    with pulse_sink.record() as recording:
        channel = open_channel("pyttsx3", device=pulse_sink.name, on_trouble=pytest.fail)
        channel.say(Utterance(SENTENCES[1], "en", Priority.EVENT))
        channel.say(Utterance(SENTENCES[2], "en", Priority.EVENT))
        assert channel.wait_idle(LONG_S)
        recording.listen(0.2)
        channel.close()
    heard = recording.samples
    print(*matches(heard, rendered), sep="\n")
    said, not_said = (SENTENCES[1], SENTENCES[2]), SENTENCES[0]
    likeness = {match.text: match.likeness for match in matches(heard, rendered)}
    assert min(likeness[text] for text in said) >= HEARD > likeness[not_said]


@pytest.mark.parametrize(("lang", "text"), [("en", "nine"), ("fr", "neuf points"), ("pt-BR", "nove pontos")])
def test_each_language_has_its_own_voice(voice: Pyttsx3Voice, lang: str, text: str) -> None:
    sound = np.frombuffer(b"".join(voice.render(text, lang, 175)), np.int16)
    rendered = {as_: candidates([text], as_)[text] for as_ in ("en", "fr", "pt-BR")}
    assert identify(np.pad(sound, 4000), rendered) == lang


def test_the_rate_and_the_trimmed_silence(voice: Pyttsx3Voice) -> None:
    lengths = [sum(map(len, voice.render(SENTENCES[0], "en", rate))) for rate in (80, 175, 450)]
    assert lengths == sorted(lengths, reverse=True)
    assert abs(lengths[1] - candidates(SENTENCES[:1], "en")[SENTENCES[0]].nbytes) < 0.1 * lengths[1]


def test_many_sentences_in_changing_languages_and_rates_all_come(voice: Pyttsx3Voice) -> None:
    text = "tempura, sashimi, wasabi and pudding"
    for number in range(60):
        lang, rate = ("en", "fr", "pt-BR")[number % 3], (120, 240)[number % 2]
        seconds = sum(map(len, voice.render(text, lang, rate))) / pcm.byte_count(1000)
        assert 2.0 < seconds * rate / 120 < 5.5, (number, lang, rate, seconds)


@pytest.mark.parametrize("deed", ["time.sleep(1000)", "os._exit(1)"])
def test_a_worker_that_hangs_or_crashes_is_replaced_with_its_group_and_the_sentence_said_once(
    tmp_path: Path, deed: str
) -> None:
    command, child = ill_worker(tmp_path, deed)
    voice = Pyttsx3Voice(command)
    assert voice.check() is None
    began_s = time.monotonic()
    assert len(list(voice.render(SENTENCES[0], "en", 175))) > 0
    print(f"replaced after {time.monotonic() - began_s:.2f} s")
    assert time.monotonic() - began_s < 4.0
    assert not is_running(int(child.read_text()))
    voice.close()


@pytest.mark.parametrize(
    ("worker", "trouble"),
    [
        ("print('{}', flush=True); input(); import time; time.sleep(1000)", Trouble.PYTTSX3_HUNG),
        ("print('{}', flush=True); input()", Trouble.PYTTSX3_FAILED),
        ("print('{}', flush=True); input(); print('{\"error\": \"no such voice\"}')", Trouble.PYTTSX3_FAILED),
        ("import sys; sys.exit(1)", Trouble.PYTTSX3_FAILED),
    ],
)
def test_a_worker_that_stays_ill_gives_a_reason(worker: str, trouble: Trouble) -> None:
    voice = Pyttsx3Voice([sys.executable, "-c", worker], answer_s=0.2)
    with pytest.raises(VoiceFailed) as failure:
        list(voice.render("nine", "en", 175))
    assert failure.value.trouble is trouble
    voice.close()


def test_an_absent_package_gives_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    voice = Pyttsx3Voice()
    assert voice.check() is Trouble.PYTTSX3_MISSING
    voice.close()


def test_closing_ends_the_process() -> None:
    voice = Pyttsx3Voice()
    voice.check()
    pid = voice._rendering.start()._process.pid
    voice.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    with pytest.raises(VoiceFailed):
        list(voice.render("late", "en", 175))
