# SPDX-License-Identifier: GPL-3.0-or-later
# ruff: noqa: INP001 - a script that makers run, in no package
"""Make the sketch folder that the Arduino IDE opens: python3 sketch.py [FOLDER]. Nothing but Python is needed.

The IDE compiles what lies in a sketch's own folder: so the core and the protocol's numbers are copied into it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

BOARD = Path(__file__).resolve().parent
FIRMWARE = BOARD.parents[1]


def make_sketch(folder: Path) -> None:
    """Put the sketch and all that it needs into a folder; its name must be that of the sketch."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(BOARD / "sushi_reader", folder)
    for part in ("core", "hal"):
        shutil.copytree(FIRMWARE / part, folder / "src" / part)
    header = folder / "src" / "core" / "protocol.h"
    subprocess.run([sys.executable, FIRMWARE / "protocol" / "header.py", header], check=True)


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else FIRMWARE.parent / "build" / "firmware" / "sushi_reader"
    make_sketch(target)
    print(f"Open this file in the Arduino IDE: {target.resolve() / 'sushi_reader.ino'}")
