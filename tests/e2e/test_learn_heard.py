"""A lesson is heard: from a scanned code to the sound device."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.config import Config, Speaker, SpeechConfig, save
from tests.e2e.program import Program
from tests.e2e.scanned_game import control
from tests.hardware.heard import HEARD, candidates, matches
from tests.hardware.pty_reader import PtyReader
from tests.hardware.sink import PulseSink

pytestmark = pytest.mark.sound
TOLD = "Wasabi: triangle, top left. Triples the next nigiri."
OTHERS = ["Tempura: diagonal cross, top left. Two give five.", "Pudding: flower, top left."]


def test_a_scanned_card_is_told_aloud(home: Path, scanner: PtyReader, pulse_sink: PulseSink) -> None:
    file = home / "table.toml"
    save(Config(speaker=Speaker.OWN, speech=SpeechConfig(device=pulse_sink.name)), file, {})
    arguments = ["learn", "--reader", scanner.url, "--config", str(file)]
    with Program(home, *arguments, env=pulse_sink.env) as program, pulse_sink.record() as recording:
        program.wait_for("Scan a card")
        scanner.wait_for_listener()
        assert recording.wait_for(lambda: recording.is_loud_since(0), 30.0)
        scanner.scan(control("stop"), "SGBBGEEK")  # the first words are long
        program.wait_for(TOLD)
        recording.listen(8.0)
        assert program.interrupt() == 0
    # On the whole: between two sentences is silence, which is like nothing.
    found = matches(recording.samples, candidates([TOLD, *OTHERS], "en", SpeechConfig().rate))
    best = max(found, key=lambda match: match.on_the_whole)
    assert best.text == TOLD
    assert best.on_the_whole > HEARD
    assert program.errors == ""
