"""A whole game: bytes in at a serial port, lines out at a pipe, and speech out at a sound card."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from pathlib import Path

import numpy as np
import pytest

from assistant.config import Config, SpeechConfig, save
from tests.e2e.program import Program, journals, records, run
from tests.e2e.scanned_game import PLAYERS, SloppyScanner, control, script, told, turns
from tests.hardware.heard import HEARD, candidates, matches
from tests.hardware.pty_reader import PtyReader
from tests.hardware.sink import LOUD, PulseSink, Recording

RATE_WPM = 450
SCORES = ("twenty-four", "forty-one", "thirty-five")
GOODBYE = {
    "en": "Goodbye.",
    "fr": "Au revoir.",
    "pt-BR": "Até logo.",
}


def final_scores(scores: Sequence[str]) -> str:
    return "Final scores: Ana, {}; Bruno, {}; Chloé, {}.".format(*scores)


def replayed(home: Path, lang: str) -> list[str]:
    file = home / "game.table"
    file.write_text(script(turns(), lang), encoding="utf-8")
    done = run(home, "replay", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def scan(scanner: PtyReader, sloppy: SloppyScanner, codes: list[str]) -> None:
    for code in codes:
        data = sloppy.bytes_of(code)
        scanner.write(data, sloppy.pieces(data))


@pytest.mark.parametrize("lang", ["en", "fr", "pt-BR"])
def test_it_is_told_as_its_script_is(home: Path, scanner: PtyReader, lang: str) -> None:
    state, sloppy = home / "games", SloppyScanner(len(lang))
    arguments = ["--players", PLAYERS, "--lang", lang, "--voice", "none"]
    with Program(home, "play", *arguments, "--reader", scanner.url, "--state", str(state)) as program:
        scanner.wait_for_listener()
        for turn, lines_told in zip(turns(), told(turns(), lang).ends, strict=True):
            scan(scanner, sloppy, turn)
            program.wait_for_lines(lines_told)
        code = program.interrupt()
    *lines, goodbye = program.lines
    assert lines == replayed(home, lang)
    assert goodbye.startswith(GOODBYE[lang])
    assert (code, program.errors) == (0, "")
    [journal] = journals(state)
    assert len(records(journal)) == 1 + sum(map(len, turns()))  # no scan too many, none too few


@pytest.mark.sound
def test_its_final_scores_are_heard(home: Path, scanner: PtyReader, pulse_sink: PulseSink) -> None:
    config = home / "table.toml"
    save(Config(speech=SpeechConfig(rate=RATE_WPM)), config, {})
    *earlier, last = turns()
    expected = told(turns())
    arguments = ["--players", PLAYERS, "--reader", scanner.url, "--state", str(home), "--config", str(config)]
    with Program(home, "play", *arguments, env=pulse_sink.env) as program:
        scanner.wait_for_listener()
        for turn, lines_told in zip(earlier, expected.ends, strict=False):
            scanner.scan(*turn)
            program.wait_for_lines(lines_told)
        scanner.scan(*last[:-1], control("stop"))  # all that is still to be said of the game would take minutes
        program.wait_for_lines(expected.ends[-2] + len(last) - 1)
        with pulse_sink.record() as recording:
            scanner.scan(last[-1])
            program.wait_for_lines(len(expected.lines))
            listen_for(recording, final_scores(SCORES))
    assert np.abs(recording.samples.astype(int)).max() > LOUD
    rendered = candidates(map(final_scores, permutations(SCORES)), "en", RATE_WPM)
    best, *wrong = matches(recording.samples, rendered)
    print(best, *wrong, sep="\n")
    assert best.text == final_scores(SCORES)
    assert best.likeness > HEARD
    assert all(other.likeness < HEARD for other in wrong)


def listen_for(recording: Recording, sentence: str) -> None:
    """Record on until the sentence is in it, or until it should long have been."""
    rendered = candidates([sentence], "en", RATE_WPM)
    for _ in range(10):
        recording.listen(1.5)
        if matches(recording.samples, rendered)[0].likeness > HEARD:
            return
