"""The supervisor: a crash goes on with the open game, an end is an end, and nothing leaves a traceback without need."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from assistant.runtime.supervisor import TRIES, has_terminal, supervise

# A supervisor in a process of its own: it forks, which a process with the threads of other tests must not do.
PROGRAM = """
import os, signal, sys
from pathlib import Path
from assistant.runtime import supervisor

def crash(number=signal.SIGSEGV):
    os.kill(os.getpid(), number)

def play(resumes):
    began = Path("began")
    with began.open("a") as file:
        print(resumes, file=file)
    return play_once(resumes, len(began.read_text().split()))

{body}
sys.exit(supervisor.supervise(play))
"""


def supervised(folder: Path, body: str) -> tuple[int, list[str], str]:
    """The exit code, what each child was told of resuming, and standard error."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(body=textwrap.dedent(body))],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    return done.returncode, (folder / "began").read_text().split(), done.stderr


def test_an_exit_code_is_handed_on(tmp_path: Path) -> None:
    assert supervised(tmp_path, "play_once = lambda resumes, times: 7") == (7, ["False"], "")


@pytest.mark.parametrize("number", ["SIGSEGV", "SIGABRT", "SIGBUS", "SIGILL", "SIGFPE"])
def test_a_crash_goes_on_with_the_open_game(tmp_path: Path, number: str) -> None:
    body = f"play_once = lambda resumes, times: 0 if resumes else crash(signal.{number})"
    assert supervised(tmp_path, body) == (0, ["False", "True"], "")


def test_crashes_in_a_row_are_given_up_with_a_sentence(tmp_path: Path) -> None:
    code, began, errors = supervised(tmp_path, "play_once = lambda resumes, times: crash()")
    assert (code, began) == (128 + 11, ["False"] + ["True"] * (TRIES - 1))
    assert errors.count("\n") == 1
    assert "SIGSEGV" in errors
    assert "--resume" in errors


def test_crashes_far_apart_are_survived_each(tmp_path: Path) -> None:
    body = """
        supervisor.QUICK_S = 0.0
        play_once = lambda resumes, times: crash() if times <= 5 else 0
    """
    assert supervised(tmp_path, body) == (0, ["False"] + ["True"] * 5, "")


@pytest.mark.parametrize(("number", "code"), [("SIGKILL", 137), ("SIGTERM", 143)])
def test_one_that_was_ended_is_not_started_again(tmp_path: Path, number: str, code: int) -> None:
    body = f"play_once = lambda resumes, times: crash(signal.{number})"
    assert supervised(tmp_path, body) == (code, ["False"], "")


def test_a_fault_of_ours_is_shown_and_ends_it(tmp_path: Path) -> None:
    code, began, errors = supervised(tmp_path, "play_once = lambda resumes, times: 1 // 0")
    assert (code, began) == (1, ["False"])
    assert errors.startswith("Traceback")
    assert "ZeroDivisionError" in errors


@pytest.mark.parametrize(("error", "code"), [("KeyboardInterrupt", 130), ("BrokenPipeError", 1)])
def test_leaving_early_is_no_fault(tmp_path: Path, error: str, code: int) -> None:
    body = f"""
        def play_once(resumes, times):
            raise {error}
    """
    assert supervised(tmp_path, body) == (code, ["False"], "")


INTERRUPTS = """
    import select, time
    from assistant.runtime.interrupts import Interrupts

    class Counting(Interrupts):
        def take(self, number, frame=None):
            super().take(number, frame)
            came.append(number)

    came, acted = [], []

    def play_once(resumes, times):
        Counting(lambda: acted.append(True)).listen()
        print("ready", flush=True)
        patient_until_s = time.monotonic() + 20
        while len(came) < int(sys.argv[1]) and time.monotonic() < patient_until_s:
            select.select([], [], [], 0.05)
        return 10 * len(came) + len(acted)
"""


def interrupt(process: subprocess.Popen[bytes], way: str, terminal: int) -> None:
    """Have a program interrupted: by a key, or by a signal to its outer process, its inner one, or all its group."""
    match way:
        case "typed":
            os.write(terminal, b"\x03")
        case "outer":
            process.send_signal(signal.SIGINT)
        case "inner":
            children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
            os.kill(int(children.read_text(encoding="ascii").split()[0]), signal.SIGINT)
        case _:
            os.killpg(process.pid, signal.SIGINT)


@pytest.mark.skipif(sys.platform != "linux", reason="setsid and /proc are not everywhere")
@pytest.mark.parametrize(
    ("is_at_terminal", "way", "signals"),
    [
        (True, "typed", 2),
        (True, "outer", 1),
        (True, "inner", 1),
        (True, "group", 2),
        (False, "outer", 1),
        (False, "inner", 1),
        (False, "group", 2),
    ],
)
def test_an_interrupt_is_one_whichever_way_it_comes(
    tmp_path: Path, is_at_terminal: bool, way: str, signals: int
) -> None:
    """Ctrl-C reaches all of a terminal's group, as does a signal to a group; another one reaches one process only."""
    terminal, port = os.openpty()
    program = [sys.executable, "-c", PROGRAM.format(body=textwrap.dedent(INTERRUPTS)), str(signals)]
    with subprocess.Popen(
        [*(["setsid", "--ctty"] if is_at_terminal else []), *program],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        stdin=port if is_at_terminal else subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        start_new_session=not is_at_terminal,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        interrupt(process, way, terminal)
        assert process.wait(30) == 10 * signals + 1
    os.close(terminal)
    os.close(port)


def test_where_nothing_can_be_forked_it_plays_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "fork")
    told: list[bool] = []

    def play(resumes: bool) -> int:
        told.append(resumes)
        return 3

    assert supervise(play) == 3
    assert told == [False]


def test_no_standard_input_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert not has_terminal()
