"""The command `sushi-says cards print`: labels, badges and control cards as a tagged PDF."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from assistant.deck.deck import BadDeck, load_controls, load_deck
from assistant.kit.control_cards import control_cards
from assistant.kit.controls import controls_document
from assistant.kit.deck_labels import deck_document
from assistant.kit.grids import Paper, find_grid, full_sheet
from assistant.kit.louis import braille_or_none
from assistant.kit.sheets import Sheets
from assistant.kit.typesetting import typeset
from assistant.runtime.cards_files import CONTROLS, own_catalogue, own_measures, written


def print_sheets(options: Namespace) -> int:
    """Write the PDF of labels, or of badges and control cards."""
    catalogue, measures = own_catalogue(options), own_measures(options)
    if options.grid and options.paper:
        raise BadDeck("the sheets of a grid have a paper of their own: leave --paper out")
    if options.grid and options.what == CONTROLS:
        raise BadDeck("badges and control cards are as large as a card, on full sheets to cut: leave --grid out")
    paper = Paper(options.paper or Paper.A4.value)
    if options.what == CONTROLS:
        grid = full_sheet(paper, measures.card.width_mm, measures.card.height_mm)
        cards = control_cards(load_controls(), options.copy, measures)
        braille = braille_or_none(catalogue.lang)
        document = controls_document(Sheets(catalogue, measures, grid, options.copy), cards, braille)
    else:
        label = measures.label if options.what == "sushi-go" else measures.tile_label
        grid = find_grid(options.grid) if options.grid else full_sheet(paper, label.width_mm, label.height_mm)
        document = deck_document(Sheets(catalogue, measures, grid, options.copy), load_deck(options.what))
    written(catalogue, Path(options.out or f"{options.what}-{catalogue.lang}.pdf"), typeset(document, catalogue.lang))
    print(catalogue.render("kit-pages", pages_of_sheets(document)))
    return 0


def pages_of_sheets(document: Mapping[str, Any]) -> dict[str, int]:
    """The pages that go on labels or on card, after those that are to be read."""
    first, count = (3 if document["guide"]["kinds"] else 2), len(document["sheets"])
    return {"count": count, "from": first, "to": first + count - 1}
