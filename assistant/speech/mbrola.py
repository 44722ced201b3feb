"""MBROLA: recorded voices that eSpeak NG speaks through, easier to understand than its own, above all in French.

They are a program and one file a voice, which the system installs (Debian: mbrola, mbrola-fr4). Without them the
library complains in many lines on the terminal, so we look for the files ourselves, where it would look.
"""

from __future__ import annotations

import ctypes
import shutil
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

FOLDERS = (Path("/usr/share/mbrola"), Path("/usr/share/mbrola/voices"))
# The best first: those of 22 kHz, as our own sound, then those of 16 kHz.
_VOICES = {
    "en": ("us1", "us2", "us3", "en1"),
    "fr": ("fr4", "fr1", "fr2", "fr3", "fr6", "fr5", "fr7"),
    "pt-BR": ("br3", "br4", "br1", "br2"),
}


def best(lang: str, folders: Sequence[Path] = FOLDERS) -> str | None:
    """The name, for eSpeak NG, of the best voice of a language that is installed here: "mb-fr4"."""
    names = (f"mb-{voice}" for voice in _VOICES.get(lang, ()))
    return next((name for name in names if is_installed(name, folders)), None)


def is_installed(name: str, folders: Sequence[Path] = FOLDERS) -> bool:
    """Whether the program and the voice's file are there; "mb-de5-en" is English through the German file."""
    voice = name.removeprefix("mb-").partition("-")[0].partition("+")[0]
    places = (place for folder in folders for place in (folder / voice / voice, folder / voice))
    return shutil.which("mbrola") is not None and any(place.is_file() for place in places)


def is_ready(name: str) -> bool:
    """Whether this voice can be asked for: any other voice than MBROLA's can. Call it before the library is asked."""
    if not name.startswith("mb-"):
        return True
    if not is_installed(name):
        return False
    _hush()
    return True


@cache
def _hush() -> None:
    """Keep the library from writing on the terminal whenever a voice lacks a pair of sounds.

    It writes through C's `stderr`, which from here on leads nowhere; Python's own goes on as before.
    """
    if sys.platform == "linux":
        program = ctypes.CDLL(None)
        program.fopen.restype = ctypes.c_void_p
        ctypes.c_void_p.in_dll(program, "stderr").value = program.fopen(b"/dev/null", b"w")
