"""The lines of a game on standard output, which may be a file on a disk that is full."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def print_line(text: str) -> None:
    """Print now. What cannot be written is told once and dropped: the game goes on, by ear."""
    try:
        print(text, flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  open as long as the program runs
        print(f"standard output cannot be written: {error.strerror}.", file=sys.stderr)
