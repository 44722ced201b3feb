"""Sushi Bar live: a whole game by the keypad alone, left and gone on with, and one by control cards that is heard."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from assistant.config import Config, Speaker, SpeechConfig, save
from tests.e2e.output import wait
from tests.e2e.program import AtTerminal, Program, journals, records
from tests.e2e.scanned_game import badge, control
from tests.e2e.test_whole_game import RATE_WPM, listen_for
from tests.hardware.heard import HEARD, candidates, matches
from tests.hardware.pty_reader import PtyReader
from tests.hardware.sink import LOUD, PulseSink

GAME = ["--game", "sushi-bar", "--seed", "7"]
OVER = "Both rows are empty."
REPEAT_S = 1.6  # after so long the same card counts again


class Player:
    """Plays by what is said: rolls when it is time to, and chooses the first thing that can be chosen."""

    def __init__(self, program: Program, press: Callable[[str], None]) -> None:
        self._program, self._press = program, press
        self._heard = len(program.lines)

    def play(self, until: str = OVER) -> None:
        """Go on to the end of the game, or until a line begins so."""
        while (key := self._next_key(until)) is not None:
            self._press(key)

    def _next_key(self, until: str) -> str | None:
        while True:
            wait(lambda: len(self._program.lines) > self._heard, f"Nothing comes after {self._program.lines[-3:]}.")
            line = self._program.lines[self._heard]
            self._heard += 1
            if line.startswith((until, OVER)):
                return None
            if re.search(r"your turn\.$|begins: roll five dice\.$|\. Roll the other .*\.$", line):
                return "roll"
            if line.startswith(("One: ", "Which of ")):
                return "choice-1"


@pytest.fixture
def quiet(home: Path) -> list[str]:
    """The configuration of a table whose own screen reader speaks."""
    config = home / "table.toml"
    save(Config(speaker=Speaker.SCREEN_READER), config, {})
    return ["--config", str(config), "--state", str(home / "games")]


KEYPAD = {"roll": "7", "choice-1": "1"}


def test_the_keypad_is_enough_from_the_seats_to_the_scores(home: Path, quiet: list[str]) -> None:
    with AtTerminal(home, "play", *GAME, *quiet) as program:
        program.wait_for("Scan the badges")
        program.type("12+")
        program.wait_for("Or press seven")
        program.type("7")
        player = Player(program, lambda key: program.type(KEYPAD[key]))
        player.play(until="Player two, your turn")
        assert program.interrupt() == 0
    with AtTerminal(home, "play", "--resume", "--seed", "11", *quiet) as program:
        assert "Player two, first roll: five dice." in program.wait_for("The game goes on.")
        program.wait_for("The stacks are closed")
        player = Player(program, lambda key: program.type(KEYPAD[key]))
        program.type("7")
        player.play()
        scores = program.wait_for("Final scores: ")
        program.type("*")
        program.wait_for("beside bones")
        assert program.interrupt() == 0
    [journal] = journals(home / "games")
    written = records(journal)
    assert written[0]["game"] == "sushi-bar"
    ended = next(event for record in written for event in record.get("events", []) if event["name"] == "GameEnded")
    assert len(ended["totals"]) == scores.count(";") + 1


def test_another_game_that_was_asked_for_is_begun_beside_the_open_one(home: Path, quiet: list[str]) -> None:
    with AtTerminal(home, "play", *GAME, "--players", "Ana, Bruno", *quiet) as program:
        program.wait_for("Or press seven")
        program.type("7")
        program.wait_for("Ana begins")
        assert program.interrupt() == 0
    with AtTerminal(home, "play", "--game", "sushi-go", *quiet) as program:
        program.wait_for("Scan the badges")
        assert not [line for line in program.lines if "open game" in line]
        assert program.interrupt() == 0
    with AtTerminal(home, "play", *quiet) as program:
        assert "Ana, first roll: five dice." in program.wait_for("An open game was found.")
        program.type("resume\n")
        program.wait_for("The game goes on.")
        program.type("ssbur\n")
        program.wait_for("Ana rolls: two sushi, one bone, one blue and one red.")
        assert program.interrupt() == 0


@pytest.mark.sound
@pytest.mark.slow
def test_a_game_by_control_cards_is_heard(home: Path, scanner: PtyReader, pulse_sink: PulseSink) -> None:
    config = home / "table.toml"
    save(Config(speaker=Speaker.OWN, speech=SpeechConfig(rate=RATE_WPM)), config, {})
    arguments = [*GAME, "--reader", scanner.url, "--state", str(home), "--config", str(config)]
    scanned: list[str] = []

    def scan(command: str) -> None:
        """The same card again counts only after a while."""
        if scanned[-1:] == [command]:
            time.sleep(REPEAT_S)
        scanned.append(command)
        scanner.scan(control(command))

    with Program(home, "play", *arguments, env=pulse_sink.env) as program:
        scanner.wait_for_listener()
        scanner.scan(badge(1), badge(2), control("start"))
        program.wait_for("Or press seven")
        scan("shuffle")
        Player(program, scan).play()
        scores = program.wait_for("Final scores: ")
        with pulse_sink.record() as recording:
            scanner.scan(control("stop"), control("scores"))
            program.wait_for("Final scores: ")
            listen_for(recording, scores)
    assert np.abs(recording.samples.astype(int)).max() > LOUD
    first, second = re.findall(r", ([a-z -]+)(?=[;.])", scores)
    wrong = scores.replace(f"one, {first};", f"one, {second};").replace(f"two, {second}.", f"two, {first}.")
    best, other = matches(recording.samples, candidates([scores, wrong], "en", RATE_WPM))
    assert (best.text, wrong) == (scores, other.text)
    assert best.likeness > HEARD
