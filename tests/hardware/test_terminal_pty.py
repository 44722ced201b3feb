"""The program's own terminal on real pseudo-terminals and pipes: keys, echo, scanners that type, ends, restoring."""

from __future__ import annotations

import os
import queue
import select
import subprocess
import sys
import termios
import textwrap
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

import pytest

from assistant.readers.console import _Pipe, open_console
from assistant.readers.keyboard import Keyboard
from assistant.readers.scan import Input, Lost, Named, Pressed, Scan
from assistant.readers.terminal import Terminal, show
from assistant.readers.vocabulary import Vocabulary

TEMPURA, CHOPSTICKS = "SGBBBBGS", "SGBBGPFV"
ENDED = Lost("terminal", "end of input")


class Screen:
    """The far side of a terminal: what is typed there, and what it shows."""

    def __init__(self) -> None:
        self.far, near = os.openpty()
        self.stream = os.fdopen(near, encoding="utf-8")
        self.inputs: queue.Queue[Input] = queue.Queue()

    def type(self, characters: str) -> None:
        os.write(self.far, characters.encode())

    def next(self) -> Input:
        return self.inputs.get(timeout=5)

    def shown(self) -> str:
        ready, _, _ = select.select([self.far], [], [], 1)
        return os.read(self.far, 4096).decode() if ready else ""

    def settings(self) -> list[object]:
        return list(termios.tcgetattr(self.stream.fileno()))


def keyboard() -> Keyboard:
    return Keyboard(Vocabulary({"undo": "undo"}, [("tempura", "tempura"), ("œuf", "egg-nigiri")]))


@pytest.fixture
def screen() -> Iterator[Screen]:
    screen = Screen()
    yield screen
    os.close(screen.far)
    screen.stream.close()


@contextmanager
def listening(screen: Screen, stream: TextIO | None = None) -> Iterator[Terminal]:
    def echo(text: str) -> None:
        os.write(screen.stream.fileno(), text.encode())

    terminal = Terminal(keyboard(), screen.inputs.put, stream or screen.stream, echo)
    terminal.start()
    try:
        yield terminal
    finally:
        terminal.close()


def test_keys_lines_and_their_echo(screen: Screen) -> None:
    with listening(screen):
        screen.type("3")
        assert screen.next() == Pressed("terminal", "tableau", 3)
        screen.type("\n")
        assert screen.next() == Pressed("terminal", "repeat")
        screen.type("œux\x7ff\n")
        assert screen.next() == Named("terminal", "egg-nigiri")
        assert screen.shown() == "œux\b \bf\r\n"


def test_a_scanner_that_types_with_and_without_enter(screen: Screen) -> None:
    with listening(screen):
        for suffix in ["\r", "\t", "\r\n", ""]:
            screen.type(TEMPURA + suffix)
            assert screen.next() == Scan("terminal", TEMPURA)
        with pytest.raises(queue.Empty):
            screen.inputs.get(timeout=0.3)


def test_bytes_of_a_letter_and_of_a_code_come_apart(screen: Screen) -> None:
    with listening(screen):
        for byte in "œuf\n".encode():
            os.write(screen.far, bytes([byte]))
            time.sleep(0.005)
        assert screen.next() == Named("terminal", "egg-nigiri")
        for letter in TEMPURA:
            screen.type(letter)
            time.sleep(0.005)
        assert screen.next() == Scan("terminal", TEMPURA)


def test_what_was_typed_before_the_start_is_not_lost(screen: Screen) -> None:
    screen.type("undo\n")
    with listening(screen):
        assert screen.next() == Pressed("terminal", "undo")


def test_the_terminal_is_restored(screen: Screen) -> None:
    before = screen.settings()
    with listening(screen):
        screen.type(".")
        assert screen.next() == Pressed("terminal", "stop")
        assert screen.settings() != before
    assert screen.settings() == before


def test_closing_is_prompt_and_can_be_repeated(screen: Screen) -> None:
    with listening(screen) as terminal:
        started_s = time.monotonic()
        terminal.close()
        assert time.monotonic() - started_s < 0.5
        assert terminal._thread is not None
        assert not terminal._thread.is_alive()
    assert screen.inputs.empty()


def test_closing_before_the_start_is_harmless(screen: Screen) -> None:
    Terminal(keyboard(), screen.inputs.put, screen.stream).close()


def test_ctrl_d_ends_the_input(screen: Screen) -> None:
    with listening(screen):
        screen.type(f"{TEMPURA}\x04undo\n")
        assert screen.next() == Scan("terminal", TEMPURA)
        assert screen.next() == ENDED


def test_a_terminal_that_is_hung_up_has_ended() -> None:
    screen = Screen()
    with listening(screen):
        os.close(screen.far)
        assert screen.next() == ENDED
    screen.stream.close()


@pytest.mark.parametrize("last", ["undo\n", "undo"])
def test_piped_lines_until_the_end(screen: Screen, last: str) -> None:
    receiving, sending = os.pipe()
    with os.fdopen(receiving, encoding="utf-8") as stream, listening(screen, stream):
        os.write(sending, f"{TEMPURA}\r\n\n1\n".encode())
        assert [screen.next() for _ in range(3)] == [
            Scan("terminal", TEMPURA),
            Pressed("terminal", "repeat"),
            Pressed("terminal", "tableau", 1),
        ]
        os.write(sending, last.encode())
        os.close(sending)
        assert [screen.next() for _ in range(2)] == [Pressed("terminal", "undo"), ENDED]
    assert screen.inputs.empty()


def test_an_endless_line_is_cut(screen: Screen) -> None:
    receiving, sending = os.pipe()
    with os.fdopen(receiving, encoding="utf-8") as stream, listening(screen, stream):
        os.write(sending, b"x" * 10_000 + b"\n" + TEMPURA.encode() + b"\n")
        os.close(sending)
        inputs = list(iter(screen.next, ENDED))
        assert 1 < len(inputs) < 5
        assert inputs[-1] == Scan("terminal", TEMPURA)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_fault_of_ours_ends_the_input_and_nobody_waits_for_ever(screen: Screen) -> None:
    class Faulty(Keyboard):
        def take_line(self, line: str) -> tuple[Input, ...]:
            raise LookupError(line)

    receiving, sending = os.pipe()
    with os.fdopen(receiving, encoding="utf-8") as stream:
        terminal = Terminal(Faulty(Vocabulary({}, [])), screen.inputs.put, stream)
        terminal.start()
        os.write(sending, b"1\n")
        assert screen.next() == Lost("terminal", "a fault of ours")
        terminal.close()
    os.close(sending)


def test_no_standard_input_at_all_has_ended() -> None:
    said: queue.Queue[Input] = queue.Queue()
    terminal = Terminal(keyboard(), said.put, None)
    terminal.start()
    assert said.get(timeout=5) == ENDED
    terminal.close()


def test_a_pipe_of_a_system_that_cannot_wait() -> None:
    receiving, sending = os.pipe()
    console = _Pipe(receiving)
    os.write(sending, b"\xc5")
    os.close(sending)
    assert console.read(None) == ""  # half a letter
    assert console.read(None) == "\ufffd"
    console.wake()
    with pytest.raises(EOFError):
        console.read(None)
    console.close()
    os.close(receiving)


def test_a_broken_encoding_is_survived(screen: Screen) -> None:
    receiving, sending = os.pipe()
    with os.fdopen(receiving, encoding="utf-8") as stream, listening(screen, stream):
        os.write(sending, b"\xff\xfe" + TEMPURA.encode() + b"\n\xc5")
        os.close(sending)
        assert screen.next() == Scan("terminal", "\ufffd\ufffd" + TEMPURA)


def test_the_terminal_is_restored_when_the_program_ends_without_closing(screen: Screen) -> None:
    before = screen.settings()
    program = """
        import sys
        from assistant.readers.terminal import Keyboard, Terminal, Vocabulary
        Terminal(Keyboard(Vocabulary({}, [])), lambda said: None, sys.stdin).start()
        print("single keys", flush=True)
        raise SystemExit("an accident")
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)],
        stdin=screen.stream,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("single keys\n", "an accident\n")
    assert screen.settings() == before


def test_echo_is_shown_on_a_terminal_only(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    show("x")
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(sys, "stdout", None)
    show("x")
    with os.fdopen(os.dup(screen.stream.fileno()), "w") as output:
        monkeypatch.setattr(sys, "stdout", output)
        show("x")
        assert screen.shown() == "x"


def test_reading_can_time_out_and_be_woken(screen: Screen) -> None:
    console = open_console(screen.stream)
    assert console.is_keyed
    assert console.read(0.01) == ""
    console.wake()
    assert console.read(None) == ""
    console.close()
