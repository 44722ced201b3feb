"""The voices by name: the same names everywhere, each with its stand-in, and a reason in words where one is absent."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from threading import Event

import pytest

from assistant import cli
from assistant.config import VoiceName
from assistant.speech import mbrola
from assistant.speech.espeak import EspeakVoice
from assistant.speech.relay import Relay
from assistant.speech.speaker import Silent, Speaker
from assistant.speech.trouble import Trouble
from assistant.speech.utterance import Utterance
from assistant.speech.voice import Voice
from assistant.speech.voices import NAMES, NONE, RENDERERS, TALKERS, EngineVoices, chain, check, open_speaker, talker
from assistant.words.announcement import Phrase, Priority
from assistant.words.catalogue import LANGUAGES, load_catalogue

LONG_S = 10.0


def kinds(name: str, chosen: EngineVoices | None = None) -> list[str]:
    voices = chain(name, chosen)
    for voice in voices:
        voice.close()
    return [type(voice).__name__ for voice in voices]


def test_settings_command_line_and_engines_know_the_same_names() -> None:
    assert {voice.value for voice in VoiceName} == set(NAMES) == set(cli.VOICES)
    assert len(NAMES) == len(set(NAMES))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_voice_has_a_name_and_each_trouble_a_sentence(lang: str) -> None:
    words = load_catalogue(lang)
    for name in NAMES:
        sample = words.render("voices-sample", {"voice": Phrase(f"voice-{name}")})
        assert "wasabi" in sample
    for trouble in Trouble:
        if trouble is not Trouble.DEVICE_BACK:
            assert words.render(f"trouble-{trouble}", {}).endswith(".")


def test_espeak_stands_in_for_every_other_voice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mbrola, "best", lambda _: None)
    assert kinds("espeak") == ["EspeakVoice"]
    assert kinds("mbrola") == ["MbrolaVoice", "EspeakVoice"]
    assert kinds("pyttsx3") == ["Pyttsx3Voice", "EspeakVoice"]
    assert kinds("piper") == ["PiperVoice", "EspeakVoice"]
    for name in TALKERS:
        assert kinds(name) == ["EspeakVoice"]
        assert talker(name) is not None
    assert all(talker(name) is None for name in (*RENDERERS, NONE))


def test_french_is_spoken_by_mbrola_where_it_is_installed_unless_another_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(mbrola, "best", lambda lang: f"mb-{lang}4")
    for chosen, name in ((EngineVoices(), "mb-fr4"), (EngineVoices(espeak={"fr": "fr+f3"}), "fr+f3")):
        first, plain = chain("espeak", chosen)
        assert isinstance(first, EspeakVoice)
        assert (first._names["fr"], first._names["en"]) == (name, "en")
        first.close()
        plain.close()


def test_each_absent_voice_tells_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path}/none")
    assert {name: check(name) for name in NAMES} == {
        "espeak": None,
        "mbrola": Trouble.MBROLA_MISSING,
        "pyttsx3": Trouble.PYTTSX3_MISSING,
        "piper": Trouble.PIPER_MISSING,
        "screen-reader": Trouble.PRISMATOID_MISSING,
        "speech-dispatcher": Trouble.SPEECHD_MISSING,
        "none": None,
    }


def test_an_mbrola_voice_that_is_named_and_not_there_is_a_reason() -> None:
    assert check("espeak", EngineVoices(espeak={"fr": "mb-fr9"})) is Trouble.MBROLA_MISSING
    assert check("espeak", EngineVoices(espeak={"en": "en-us+f3"})) is None


def test_what_plays_by_itself_is_stood_in_for_by_our_own_channel(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path}/none")
    opened: list[list[Voice]] = []
    said: list[str] = []
    is_said = Event()

    class Ear(Silent):
        def say(self, utterance: Utterance) -> None:
            said.append(utterance.text)
            is_said.set()

    def open_channel(voices: list[Voice], *_: object) -> Speaker:
        opened.append(voices)
        return Ear()

    troubles: list[Trouble] = []
    speaker = open_speaker("speech-dispatcher", open_channel, troubles.append, rate=175, volume=1.0)
    speaker.say(Utterance("Nine points.", "en", Priority.EVENT))
    assert is_said.wait(LONG_S)
    speaker.close()
    assert isinstance(speaker, Relay)
    assert said == ["Nine points."]
    assert troubles == [Trouble.SPEECHD_MISSING]
    assert [len(voices) > 0 for voices in opened] == [False, True]
    for voice in opened[-1]:
        voice.close()


def test_no_voice_opens_nothing() -> None:
    def never(*_: object) -> Speaker:
        pytest.fail("a device was opened")

    assert isinstance(open_speaker("none", never, pytest.fail, rate=175, volume=1.0), Silent)
