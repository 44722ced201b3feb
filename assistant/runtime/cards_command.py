"""The commands `sushi-says cards print`, `shapes`, …: what turns a shop's deck into one that is heard and felt."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Literal

from assistant.config import BadConfig
from assistant.deck.document import BadDeck
from assistant.kit.louis import NoBraille

# The extra "kit" brings them; numpy comes with manifold3d.
KIT_LIBRARIES = {"fontpkg_atkinson_hyperlegible", "manifold3d", "numpy", "segno", "typst"}

Command = Callable[[argparse.Namespace], int]
Name = Literal["braille", "lint", "print", "shapes", "tray"]


def make(options: argparse.Namespace) -> int:
    """Run one command of the group; what it cannot use is one sentence, and exit code 2."""
    try:
        return command(options.make)(options)
    except ModuleNotFoundError as error:
        if error.name not in KIT_LIBRARIES:
            raise
        how = ".venv/bin/pip install '.[kit]'"
        print(f"The deck kit needs {error.name}. In the folder of Sushi Says: {how}", file=sys.stderr)
    except (BadConfig, BadDeck, NoBraille) as error:
        print(f"{error}.", file=sys.stderr)
    except BrokenPipeError:
        raise
    except (FileExistsError, NotADirectoryError) as error:
        print(f"{error.filename}: something is there that is no folder; name another place.", file=sys.stderr)
    except OSError as error:
        if error.filename is None:  # standard output, which is told of where every command ends
            raise
        print(f"{error.filename}: {error.strerror}.", file=sys.stderr)
    return 2


def command(name: Name) -> Command:
    """The command of a name; its libraries are loaded only now, and may be absent."""
    match name:
        case "print":
            from assistant.runtime.cards_print import print_sheets

            return print_sheets
        case "braille":
            from assistant.runtime.cards_braille import braille

            return braille
        case "shapes":
            from assistant.runtime.cards_shapes import shapes

            return shapes
        case "tray":
            from assistant.runtime.cards_shapes import tray

            return tray
        case "lint":
            from assistant.runtime.cards_lint import lint

            return lint
