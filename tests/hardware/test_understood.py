"""A smoke test with ears that are not ours: a speech recogniser with a small grammar understands English scores."""

from __future__ import annotations

import numpy as np
import pocketsphinx

from assistant.speech import pcm
from assistant.speech.named_espeak import NamedEspeakVoice

RATE_WPM = 140
EARS_HZ = 16_000
NAMES = ("anna", "bruno", "paul")
NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve thirteen twenty thirty forty".split()
GRAMMAR = f"""#JSGF V1.0;
grammar scores;
public <score> = ({" | ".join(NAMES)}) has ({" | ".join(NUMBERS)}) points;
"""
SENTENCES = [
    f"{name} has {number} points"
    for name, number in zip(NAMES * 4, ["nine", "twelve", "three", "zero", "forty", "six"] * 2, strict=True)
]
UNDERSTOOD = 0.75


def understood(sound: bytes) -> str:
    decoder = pocketsphinx.Decoder(lm=None, samprate=EARS_HZ, loglevel="FATAL")
    decoder.add_jsgf_string("scores", GRAMMAR)
    decoder.activate_search("scores")
    samples = np.frombuffer(pcm.silence(300) + sound + pcm.silence(300), np.int16)
    places = np.arange(0, len(samples), pcm.SAMPLE_RATE_HZ / EARS_HZ)
    decoder.start_utt()
    decoder.process_raw(np.interp(places, np.arange(len(samples)), samples).astype(np.int16).tobytes(), full_utt=True)
    decoder.end_utt()
    heard = decoder.hyp()
    return heard.hypstr if heard is not None else ""


def test_scores_are_understood() -> None:
    voice = NamedEspeakVoice({"en": "en-us+f3"})
    heard = {text: understood(b"".join(voice.render(text, "en", RATE_WPM))) for text in SENTENCES}
    voice.close()
    assert sum(text == words for text, words in heard.items()) >= UNDERSTOOD * len(heard), heard


def test_what_was_not_said_is_not_understood() -> None:
    """The recogniser does not simply guess from its grammar."""
    voice = NamedEspeakVoice({"en": "en-us+f3"})
    assert understood(b"".join(voice.render("anna has nine points", "en", RATE_WPM))) != "anna has twelve points"
    voice.close()
