"""A native voice can crash the whole process; the game must not end with it. One child plays, its parent watches."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import NoReturn

from assistant.runtime.interrupts import HANDED_ON, Interrupts, leave

CRASHES = frozenset(
    getattr(signal, name) for name in ("SIGSEGV", "SIGABRT", "SIGBUS", "SIGILL", "SIGFPE") if hasattr(signal, name)
)
QUICK_S = 10.0  # a child that dies sooner than this
TRIES = 3  # so often in a row is not started again

Play = Callable[[bool], int]


def supervise(play: Play) -> int:
    """Run `play(False)` in a child; after a crash `play(True)` goes on with the open game. Returns the exit code.

    Where a process cannot be forked (Windows) the game runs here.
    """
    if not hasattr(os, "fork"):
        return play(False)
    resumes, quick = False, 0
    while True:
        began = time.monotonic()
        status = run_child(play, resumes)
        if not os.WIFSIGNALED(status):
            return os.waitstatus_to_exitcode(status)
        if os.WTERMSIG(status) not in CRASHES:
            return 128 + os.WTERMSIG(status)
        name = signal.Signals(os.WTERMSIG(status)).name
        quick = quick + 1 if time.monotonic() - began < QUICK_S else 1
        if quick >= TRIES:
            print(f"sushi-says crashes again and again ({name}); `sushi-says play --resume` goes on.", file=sys.stderr)
            return 128 + os.WTERMSIG(status)
        resumes = True


def run_child(play: Play, resumes: bool) -> int:
    """Fork, play in the child, and wait; signals that mean "end" are handed on. Returns the wait status."""
    sys.stdout.flush()
    sys.stderr.flush()
    terminal = terminal_settings()
    parent = os.getpid()
    handed_on = {signal.SIGTERM: signal.SIGTERM, signal.SIGHUP: signal.SIGHUP, signal.SIGINT: HANDED_ON}
    # They wait until both are ready for them.
    unblocked = signal.pthread_sigmask(signal.SIG_BLOCK, {*handed_on, *handed_on.values()})
    child = os.fork()
    if child == 0:
        end_with_parent(parent)
        play_and_exit(play, resumes, unblocked)

    def hand_on(number: int, _: object) -> None:
        with suppress(ProcessLookupError):  # it has ended just now
            os.kill(child, handed_on[signal.Signals(number)])

    before = {number: signal.signal(number, hand_on) for number in handed_on}
    try:
        signal.pthread_sigmask(signal.SIG_SETMASK, unblocked)
        _, status = os.waitpid(child, 0)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    restore(terminal)
    return status


def play_and_exit(play: Play, resumes: bool, unblocked: Iterable[int]) -> NoReturn:
    """Play in this process and end it, whatever happens: its parent, and nobody else, goes on from here."""
    code = 1
    try:
        Interrupts(leave).listen()
        signal.pthread_sigmask(signal.SIG_SETMASK, unblocked)
        code = play(resumes)
        sys.stdout.flush()
    except BrokenPipeError:
        pass  # whoever read the lines has gone
    except KeyboardInterrupt:
        code = 128 + signal.SIGINT
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(code)


def end_with_parent(parent: int) -> None:
    """Have the kernel end this process when its parent is killed, so that no port stays taken (Linux)."""
    if sys.platform == "linux":
        death_signal = 1  # PR_SET_PDEATHSIG, prctl(2)
        ctypes.CDLL(None).prctl(death_signal, signal.SIGKILL)
        if os.getppid() != parent:
            os._exit(1)


def has_terminal() -> bool:
    """Whether somebody may sit at a keyboard: a program may be started without any input at all."""
    return sys.stdin is not None and sys.stdin.isatty()


def terminal_settings() -> list[object] | None:
    if not has_terminal():
        return None
    import termios

    settings: list[object] = termios.tcgetattr(sys.stdin)
    return settings


def restore(settings: list[object] | None) -> None:
    """A child that crashed has left its terminal without echo."""
    if settings is not None:
        import termios

        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, settings)  # type: ignore[arg-type]
