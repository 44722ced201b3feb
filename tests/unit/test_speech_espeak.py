"""The voice in this process, without a device: where its library comes from, its languages, and how it is abandoned."""

from __future__ import annotations

import time

import pytest

from assistant.speech import pcm
from assistant.speech.espeak import EspeakVoice
from assistant.speech.trouble import Trouble, VoiceFailed


@pytest.mark.parametrize(
    ("lang", "text"), [("en", "Nine points."), ("fr", "Première manche."), ("pt-BR", "Duas cartas, João.")]
)
def test_each_language_is_rendered_without_the_silence_around_it(lang: str, text: str) -> None:
    voice = EspeakVoice()
    sound = b"".join(voice.render(text, lang, 175))
    voice.close()
    assert 0.5 < len(sound) / pcm.byte_count(1000) < 3.0
    assert b"".join(pcm.without_edges([sound])) == sound


def test_a_language_without_a_voice_gives_a_reason_and_the_next_sentence_is_said() -> None:
    voice = EspeakVoice()
    with pytest.raises(VoiceFailed, match="xx-none"):
        list(voice.render("tempura", "xx-none", 175))
    assert any(voice.render("tempura", "en", 175))
    voice.close()


def test_the_voice_of_the_wheel_speaks_where_the_system_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent() -> None:
        raise OSError("no system library")

    monkeypatch.setattr("assistant.speech.espeak._system", absent)
    voice = EspeakVoice()
    assert voice.check() is None
    assert sum(len(chunk) for chunk in voice.render("tempura", "fr", 175)) > 10_000
    voice.close()


def test_without_a_library_there_is_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent() -> None:
        raise OSError("no library")

    monkeypatch.setattr("assistant.speech.espeak._system", absent)
    monkeypatch.setattr("assistant.speech.espeak._wheel", absent)
    voice = EspeakVoice()
    assert voice.check() is Trouble.ESPEAK_MISSING
    voice.close()


def test_faster_is_shorter_and_an_abandoned_sentence_is_not_made_to_its_end() -> None:
    voice = EspeakVoice()
    lengths = [
        sum(map(len, voice.render("Manon: squid nigiri, on wasabi. Nine.", "en", rate))) for rate in (80, 175, 450)
    ]
    assert lengths == sorted(lengths, reverse=True)
    chunks = voice.render("tempura, " * 2000, "en", 80)
    next(chunks)
    began_s = time.monotonic()
    chunks.close()
    assert any(voice.render("maki", "en", 175))
    assert time.monotonic() - began_s < 0.5
    voice.close()
    with pytest.raises(VoiceFailed):
        next(voice.render("late", "en", 175))
