"""The command `sushi-says cards lint`: would a finger confuse two kinds?"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from assistant.deck.deck import load_deck, read_deck
from assistant.kit.lint import Likeness, confusions
from assistant.kit.telling import confusion_told
from assistant.runtime.cards_files import own_catalogue, own_measures


def lint(options: Namespace) -> int:
    """Print which kinds a finger would confuse, and what tells them apart. Returns 1 if nothing does."""
    catalogue = own_catalogue(options)
    deck = read_deck(Path(options.deck)) if options.deck else load_deck("sushi-go")
    found = confusions(deck, own_measures(options))
    for confusion in found:
        print(confusion_told(confusion, catalogue))
    if not found:
        print(catalogue.render("kit-all-differ", {}))
    return 1 if any(confusion.likeness in (Likeness.NOTHING, Likeness.CROWDED) for confusion in found) else 0
