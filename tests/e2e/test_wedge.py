"""A round of the whole game with scanners that type, and with a camera: in at a keyboard or a lens, lines out."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import cv2
import pytest

from assistant.config import Config, Speaker, save
from assistant.deck.codes import LETTERS
from tests.e2e.output import PATIENCE_S
from tests.e2e.program import AtTerminal, Program, journals, records
from tests.e2e.scanned_game import PLAYERS, told, turns
from tests.hardware.drawn import Held, picture
from tests.hardware.x_display import XDisplay, x_display

ROUND = turns()[:9]
WRITTEN = {code for turn in ROUND for code in turn}


@pytest.fixture
def arguments(home: Path) -> list[str]:
    """A table whose players have a voice of their own, so that none is tried at the terminal."""
    config = home / "table.toml"
    save(Config(speaker=Speaker.SCREEN_READER), config, {})
    return ["--players", PLAYERS, "--voice", "none", "--config", str(config), "--state", str(home / "games")]


@pytest.fixture
def display() -> Iterator[XDisplay]:
    with x_display() as display:
        yield display


def spoken(program: Program) -> list[str]:
    """The lines of the game, without what the terminal shows of the typing."""
    return [line for line in program.lines if line not in WRITTEN]


def wait_for(program: Program, count: int) -> None:
    end_s = time.monotonic() + PATIENCE_S
    while len(spoken(program)) < count:
        assert time.monotonic() < end_s, program.lines
        time.sleep(0.01)


def check(home: Path, program: Program, played: Sequence[Sequence[str]]) -> None:
    """What was said is what the script of these turns says, and every card is in the journal once."""
    expected = told([list(turn) for turn in played])
    assert spoken(program)[: len(expected.lines)] == expected.lines
    [journal] = journals(home / "games")
    assert len(records(journal)) == 1 + sum(map(len, played))


def test_a_round_typed_into_the_programs_own_terminal(home: Path, arguments: list[str]) -> None:
    ends = told(ROUND).ends
    with AtTerminal(home, "play", *arguments) as program:
        wait_for(program, 1)
        for number, turn in enumerate(ROUND):
            for code in turn:
                program.type(code + ("\r", "\t", "\n")[number % 3])
            wait_for(program, ends[number])
        assert program.interrupt() == 0
    check(home, program, ROUND)


def test_a_turn_typed_while_another_window_has_the_focus(home: Path, arguments: list[str], display: XDisplay) -> None:
    display.set_layout("fr")
    first, *others = ROUND[0]
    with Program(home, "play", *arguments, "--reader", "keys:", env={"DISPLAY": display.name}) as program:
        program.wait_for("Deal")
        end_s = time.monotonic() + PATIENCE_S
        while len(spoken(program)) < told([[first]]).ends[0]:  # until pynput hears: a code that is repeated is one scan
            assert time.monotonic() < end_s, program.lines
            display.scan(first)
            time.sleep(0.2)
        for code in others:
            display.scan(code, gap_s=0.005)
        wait_for(program, told(ROUND[:1]).ends[0])
        program.interrupt()
    check(home, program, ROUND[:1])
    assert program.errors == ""


@pytest.mark.parametrize(("env", "why"), [({}, "no desktop"), ({"WAYLAND_DISPLAY": "wayland-0"}, "Wayland")])
def test_where_no_keyboard_can_be_heard_it_is_said_and_typing_goes_on(
    home: Path, arguments: list[str], env: dict[str, str], why: str
) -> None:
    with AtTerminal(home, "play", *arguments, "--reader", "keys:", env=env) as program:
        assert program.wait_for("cannot hear the keyboards").count(why) == 1
        program.type(ROUND[0][0] + "\r")
        program.wait_for("Ana: chopsticks.")
        assert program.interrupt() == 0


def test_a_scanner_on_another_alphabet_is_told_in_the_terminal(home: Path, arguments: list[str]) -> None:
    with AtTerminal(home, "play", *arguments) as program:
        wait_for(program, 1)
        program.type(ROUND[0][0].translate(str.maketrans(LETTERS, "ИСВУАПРОЛДТЩЗКЫЕГМЧ")) + "\r")
        program.wait_for("in another alphabet")
        program.type(ROUND[0][0] + "\r")
        program.wait_for("Ana: chopsticks.")
        program.interrupt()
    assert len(records(journals(home / "games")[0])) == 2


def test_a_turn_before_the_camera(home: Path, arguments: list[str]) -> None:
    film = home / "camera.avi"
    writer = cv2.VideoWriter(str(film), cv2.VideoWriter.fourcc(*"MJPG"), 25, (640, 480), isColor=False)
    for code in ROUND[0]:
        for view in [picture((code, Held(0.8)))] * 3 + [picture((code, Held(2.5, turned=25)))] * 2:
            writer.write(view)
    writer.release()
    with Program(home, "play", *arguments, "--reader", f"camera://{film}") as program:
        program.wait_for("main is gone")  # the film is over
        program.interrupt()
    said = [line for line in spoken(program) if "main" not in line and "I see a code" not in line]
    expected = told(ROUND[:1])
    assert said[: len(expected.lines)] == expected.lines
    assert program.errors == ""
