# SPDX-License-Identifier: GPL-3.0-or-later
# ruff: noqa: INP001 - a script that make runs, in no package
"""Make the firmware's C header from the numbers that the assistant goes by: python3 header.py FILE."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "assistant" / "readers" / "decoders" / "sushi_protocol.py"


def header() -> str:
    """The numbers of the protocol as C macros, each with the prefix SGR_."""
    numbers = {name: value for name, value in runpy.run_path(str(SOURCE)).items() if name.isupper()}
    lines = [
        "// SPDX-License-Identifier: GPL-3.0-or-later",
        f"// Made from {SOURCE.name} by header.py: change the numbers there.",
        "#ifndef SGR_PROTOCOL_H",
        "#define SGR_PROTOCOL_H",
        *(
            f"#define SGR_{name} {value}UL" if value > 0x7FFF else f"#define SGR_{name} {value}"
            for name, value in numbers.items()
        ),
        "#endif",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(header(), encoding="ascii")
