"""A screen reader behind prismatoid: the real library, with a screen reader of ours registered in it."""

from __future__ import annotations

import importlib.util
from typing import Any

import prism
import pytest

from assistant.speech.screenreader import ScreenReader
from assistant.speech.trouble import Trouble

FAST_WPM = 60_000


class Heard:
    """What the screen reader was given."""

    lines: list[str]
    stops: int
    is_running: bool


@pytest.fixture
def heard() -> Heard:
    heard = Heard()
    heard.lines, heard.stops, heard.is_running = [], 0, True
    return heard


@pytest.fixture
def context(heard: Heard) -> Any:
    class Reader(prism.CustomBackend):  # type: ignore[misc]  # the library has no types
        def is_supported(self) -> bool:
            return heard.is_running

        def speak(self, text: str, interrupt: bool) -> None:
            assert not interrupt
            heard.lines.append(text)

        def stop(self) -> None:
            heard.stops += 1

    builder = prism.RegistryBuilder()
    builder.add_backend("Table Reader", Reader, priority=1000)
    return prism.Context(builder.freeze())


def test_a_line_is_given_once_in_plain_text_as_it_is_to_be_said(context: Any, heard: Heard) -> None:
    reader = ScreenReader(context)
    assert reader.check() is None
    reader.say("Ana : [[wasabi]].", "fr", FAST_WPM, 1.0, lambda: True)
    reader.say("no more wanted", "en", FAST_WPM, 1.0, lambda: False)
    assert heard.lines == ["Ana : ouazabi ."]
    reader.stop()
    assert heard.stops == 1
    reader.close()


def test_speech_engines_are_no_screen_readers() -> None:
    """This machine has speech-dispatcher, which prismatoid would take; nobody here runs a screen reader."""
    assert ScreenReader().check() is Trouble.NO_SCREEN_READER


def test_without_the_package_there_is_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert ScreenReader().check() is Trouble.PRISMATOID_MISSING
