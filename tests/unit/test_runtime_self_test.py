"""Speech is tried when something about it is new, and only then."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import replace
from pathlib import Path

from assistant.config import Config, Speaker, SpeechConfig, VoiceName
from assistant.runtime.self_test import NAME, SelfTest

OWN = Config(speaker=Speaker.OWN)


def test_it_is_due_once_for_each_language_voice_and_device(tmp_path: Path) -> None:
    test = SelfTest(tmp_path, Namespace(voice=None))
    assert test.is_due(OWN, "en")
    assert not test.is_due(OWN, "en")
    assert not SelfTest(tmp_path, Namespace(voice=None)).is_due(OWN, "en")
    for lang, config in (
        ("fr", OWN),
        ("fr", replace(OWN, speech=SpeechConfig(voice=VoiceName.PYTTSX3))),
        ("fr", replace(OWN, speech=SpeechConfig(device="earphone"))),
        ("fr", replace(OWN, espeak={"fr": "mb-fr4"})),
    ):
        assert test.is_due(config, lang)
        assert not test.is_due(config, lang)
    assert not test.is_due(replace(OWN, espeak={"fr": "mb-fr4"}, speech=SpeechConfig(rate=300)), "fr")


def test_where_the_own_voice_is_silent_there_is_nothing_to_hear(tmp_path: Path) -> None:
    assert not SelfTest(tmp_path, Namespace(voice="none")).is_due(OWN, "en")
    assert not SelfTest(tmp_path, Namespace(voice=None)).is_due(Config(speaker=Speaker.SCREEN_READER), "en")
    assert not SelfTest(tmp_path, Namespace(voice=None)).is_due(Config(), "en"), "that question comes first"
    assert not (tmp_path / NAME).exists()


def test_what_cannot_be_remembered_or_read_is_tried_again(tmp_path: Path) -> None:
    nowhere = SelfTest(tmp_path / "none", Namespace(voice=None))
    assert nowhere.is_due(OWN, "en")
    assert nowhere.is_due(OWN, "en")
    (tmp_path / NAME).write_bytes(b"\xff")
    assert SelfTest(tmp_path, Namespace(voice=None)).is_due(OWN, "en")
