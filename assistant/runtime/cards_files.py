"""What the commands that make a deck have in common: the sizes, the words, and how a file is written."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from assistant.kit.measures import Measures, load_measures
from assistant.runtime.aloud import read_settings
from assistant.words.catalogue import Catalogue, load_catalogue

CONTROLS = "controls"  # beside the games: the badges and control cards


def own_measures(options: Namespace) -> Measures:
    """The kit's sizes, with what the household changes. Raises BadDeck."""
    return load_measures(Path(options.sizes) if options.sizes else None)


def own_catalogue(options: Namespace) -> Catalogue:
    """The words of the language asked for, else of the settings. Raises BadConfig."""
    return load_catalogue(read_settings(options).lang)


def written(catalogue: Catalogue, file: Path, content: bytes) -> None:
    """Write a file, its folder too, and say so. Raises OSError."""
    file.parent.mkdir(parents=True, exist_ok=True)
    write(file, content)
    print(catalogue.render("kit-written", {"file": str(file)}), flush=True)


def write(file: Path, content: bytes) -> None:
    """Write a file. Raises OSError with the file's name, also where the disk is full and Python names none."""
    try:
        file.write_bytes(content)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(file)) from error
