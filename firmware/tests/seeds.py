# SPDX-License-Identifier: GPL-3.0-or-later
# ruff: noqa: INP001 - a script that make runs, in no package
"""Give the fuzzer of commands the vectors to begin with, since it guesses no check digits: python3 seeds.py FOLDER."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

VECTORS = Path(__file__).resolve().parents[1] / "protocol" / "vectors.toml"


def write_seeds(folder: Path) -> None:
    """Write each vector that comes to the device into a file of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    vectors = tomllib.loads(VECTORS.read_text(encoding="utf-8"))
    for number, vector in enumerate(vectors["command"] + vectors["to-device"]):
        (folder / f"vector-{number}").write_bytes(vector["bytes"].encode("latin-1"))


if __name__ == "__main__":
    write_seeds(Path(sys.argv[1]))
