"""What a slow engine has ready: the parts of which most sentences of a game are made."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.config import Config
from assistant.runtime.engines import engine_voices, often_said
from assistant.speech.text import parts
from assistant.words.announcement import Phrase
from assistant.words.catalogue import LANGUAGES, load_catalogue

MOST = 1000  # parts; each takes a second on a slow computer, once


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reveal_is_made_of_parts_that_are_ready(lang: str) -> None:
    words = load_catalogue(lang)
    ready = {part for text in often_said(words, {1: "Chloé"}) for part in parts(text)}
    for seat in ("Chloé", Phrase("guest", {"seat": 3})):
        for kind in ("squid-nigiri", "chopsticks"):
            revealed = words.render("card-revealed", {"seat": seat, "card": Phrase(f"kind-{kind}")})
            assert set(parts(revealed)) <= ready
    assert set(parts(words.render("nothing-to-repeat", {}))) <= ready
    assert len(ready) < MOST


def test_settings_name_the_voices_of_engines_and_a_home_is_a_home() -> None:
    chosen = engine_voices(Config(espeak={"fr": "mb-fr1"}, piper={"en": "~/joe.onnx"}))
    assert chosen.espeak == {"fr": "mb-fr1"}
    assert chosen.piper == {"en": Path.home() / "joe.onnx"}
    assert chosen.rendered.name == "rendered"
