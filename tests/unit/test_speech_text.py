"""What engines are given: respelt words, and no sign of a player's that an engine would take for a command."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import espeakng_loader
import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.speech.espeak import EspeakVoice
from assistant.speech.lexicon import lexicon
from assistant.speech.text import for_espeak, neutral, respelt
from assistant.words.catalogue import LANGUAGES

WORDS = [(lang, word) for lang in LANGUAGES for word in lexicon(lang).words]


def phonemes(text: str, lang: str) -> str:
    """What the engine itself makes of a text, in IPA."""
    command = ["espeak-ng", "-q", "--ipa", "-v", lang.lower(), "--stdin"]
    done = subprocess.run(command, input=text, capture_output=True, encoding="utf-8", check=True)
    return " ".join(done.stdout.split())


@pytest.mark.parametrize(("lang", "word"), WORDS)
def test_espeak_says_each_word_as_the_lexicon_wants_it(lang: str, word: str) -> None:
    wanted = lexicon(lang).words[word].ipa
    assert phonemes(for_espeak(word, lang), lang) == wanted
    assert phonemes(word, lang) != wanted, "espeak knows it without help"


def test_without_help_espeak_says_french_wasabi_in_english() -> None:
    assert phonemes("wasabi", "fr").startswith("(en)")
    assert phonemes(for_espeak("Ana : wasabi, pudding.", "fr"), "fr") == "anˈa wazabˈi pudˈiŋ"


def test_words_are_found_whole_in_any_case_and_in_the_plural() -> None:
    assert respelt("Wasabi, deux wasabis; le wasabito de Wasabine.", "fr") == (
        "ouazabi, deux ouazabis; le wasabito de Wasabine."
    )
    assert for_espeak("puddings", "fr") == "puddings"
    assert respelt("pudding", "fr") == "pudding"
    assert respelt("tempura", "xx") == "tempura"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Ana [[slnc 9000]]: nine.", "Ana slnc 9000 : nine."),
        ("<voice required='x'>Bruno</voice>", "voice required='x' Bruno /voice"),
        ("Ana\r\n.\r\nQUIT", "Ana . QUIT"),
        ("\\pau=9\\ {x} a|b", "pau=9 x a b"),
        ("Chloé \u202eoélhC", "Chloé oélhC"),
    ],
)
def test_what_an_engine_might_obey_is_taken_out(written: str, said: str) -> None:
    assert neutral(written) == said


@given(st.text(), st.sampled_from(LANGUAGES))
def test_no_text_leaves_a_command_in_it(text: str, lang: str) -> None:
    for taken in (respelt(text, lang), for_espeak(text, lang).replace("[[nIg'i@ri]]", "").replace("[[pud'iN]]", "")):
        assert not set(taken) & set("<>[]{}\\|\r\n\0")


def test_the_voice_in_this_process_is_given_phonemes() -> None:
    """Were they read out as letters, it would take far longer than the word that sounds the same."""
    voice = EspeakVoice()
    told, same = (sum(map(len, voice.render(text, "fr", 175))) for text in ("pudding", "poudine"))
    voice.close()
    assert told == pytest.approx(same, rel=0.15)


def test_the_wheels_engine_has_the_same_phonemes() -> None:
    """A child process: two such libraries in one process are one too many."""
    library, data = espeakng_loader.get_library_path(), Path(espeakng_loader.get_data_path()).parent
    script = (
        "import ctypes, sys\n"
        f"library = ctypes.CDLL({library!r})\n"
        f"assert library.espeak_Initialize(2, 20, {str(data)!r}.encode(), 0x8000) > 0\n"
        "library.espeak_TextToPhonemes.restype = ctypes.c_char_p\n"
        "for line in sys.stdin.read().splitlines():\n"
        "    lang, text = line.split('=', 1)\n"
        "    library.espeak_SetVoiceByName(lang.encode())\n"
        "    print(library.espeak_TextToPhonemes(ctypes.byref(ctypes.c_char_p(text.encode())), 1, 2).decode())\n"
    )
    spelled = [(lang, word, entry) for lang, word in WORDS if (entry := lexicon(lang).words[word]).spelled]
    asked = "\n".join(f"{lang.lower()}={entry.spelled}" for lang, _, entry in spelled)
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, input=asked, capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.splitlines() == [entry.ipa for _, _, entry in spelled]
