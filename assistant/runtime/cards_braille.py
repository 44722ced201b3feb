"""The command `sushi-says cards braille`: sheets and labels for an embosser and for a display."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from assistant.deck.deck import load_controls, load_deck
from assistant.kit.braille_pages import PageSize, brf, paginated, pef, unicode_text
from assistant.kit.braille_sheets import control_labels, controls_sheet, deck_labels, deck_sheet
from assistant.kit.control_cards import control_cards
from assistant.kit.louis import braille as braille_of
from assistant.runtime.cards_files import CONTROLS, own_catalogue, own_measures, written


def braille(options: Namespace) -> int:
    """Write a braille sheet, or braille labels, for an embosser and for a display."""
    catalogue, measures = own_catalogue(options), own_measures(options)
    cells = braille_of(catalogue.lang, contracted=options.contracted)
    if options.what == CONTROLS:
        cards = control_cards(load_controls(), "B", measures)
        sheet = control_labels(catalogue, cards) if options.labels else controls_sheet(catalogue, cards)
    else:
        deck = load_deck(options.what)
        sheet = deck_labels(catalogue, deck) if options.labels else deck_sheet(catalogue, deck, measures)
    size = PageSize(options.cells, options.lines)
    numbers = [cells.forward(str(number)) for number in range(1, len(sheet.items) + 2)]
    pages = paginated(cells.forward(sheet.title), [cells.forward(item) for item in sheet.items], size, numbers)
    stem = "-".join((options.what, *(["labels"] if options.labels else []), catalogue.lang))
    folder = Path(options.out)
    written(catalogue, folder / f"{stem}.brf", brf(pages))
    written(catalogue, folder / f"{stem}.pef", pef(pages, size, sheet.title, catalogue.lang))
    written(catalogue, folder / f"{stem}.txt", unicode_text(pages))
    return 0
