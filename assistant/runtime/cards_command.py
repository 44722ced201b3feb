"""The command group `sushi-says cards`: all that makes a shop's deck one that talks and can be felt."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from assistant.config import BadConfig
from assistant.deck.document import BadDeck
from assistant.runtime.aloud import read_settings
from assistant.words.catalogue import load_catalogue

KIT_LIBRARIES = {"manifold3d", "segno", "typst"}  # the extra "kit" brings them


def make(options: argparse.Namespace) -> int:
    """Run one command of the group; what it cannot use is one sentence, and exit code 2."""
    try:
        return COMMANDS[options.make](options)
    except ModuleNotFoundError as error:
        if error.name not in KIT_LIBRARIES:
            raise
        print(f"The deck kit needs {error.name}. Install it: pip install 'sushi-says[kit]'", file=sys.stderr)
    except (BadConfig, BadDeck) as error:
        print(f"{error}.", file=sys.stderr)
    return 2


def lint(options: argparse.Namespace) -> int:
    """Print which kinds a finger would confuse, and what tells them apart. Returns 1 if nothing does."""
    from assistant.deck.deck import load_deck, read_deck
    from assistant.kit.lint import Likeness, confusions
    from assistant.kit.measures import load_measures
    from assistant.kit.telling import confusion_told

    catalogue = load_catalogue(read_settings(options).lang)
    deck = read_deck(Path(options.deck)) if options.deck else load_deck("sushi-go")
    found = confusions(deck, load_measures(Path(options.sizes) if options.sizes else None))
    for confusion in found:
        print(confusion_told(confusion, catalogue))
    if not found:
        print(catalogue.render("kit-all-differ", {}))
    return 1 if any(confusion.likeness in (Likeness.NOTHING, Likeness.CROWDED) for confusion in found) else 0


COMMANDS: Mapping[str, Callable[[argparse.Namespace], int]] = {"lint": lint}
