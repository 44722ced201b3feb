"""The commands `sushi-says cards print`, `lint`, …: all that makes a shop's deck one that is heard and felt."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from assistant.config import BadConfig
from assistant.deck.deck import load_controls, load_deck, read_deck
from assistant.deck.document import BadDeck
from assistant.kit.louis import NoBraille
from assistant.kit.measures import Measures, load_measures
from assistant.runtime.aloud import read_settings
from assistant.words.catalogue import Catalogue, load_catalogue

KIT_LIBRARIES = {
    "fontpkg_atkinson_hyperlegible",
    "manifold3d",
    "numpy",
    "segno",
    "typst",
}  # the extra "kit" brings them
CONTROLS = "controls"


def make(options: argparse.Namespace) -> int:
    """Run one command of the group; what it cannot use is one sentence, and exit code 2."""
    try:
        return COMMANDS[options.make](options)
    except ModuleNotFoundError as error:
        if error.name not in KIT_LIBRARIES:
            raise
        print(f"The deck kit needs {error.name}. Install it: pip install 'sushi-says[kit]'", file=sys.stderr)
    except (BadConfig, BadDeck, NoBraille) as error:
        print(f"{error}.", file=sys.stderr)
    except OSError as error:
        print(f"{error.filename}: {error.strerror}.", file=sys.stderr)
    return 2


def own_measures(options: argparse.Namespace) -> Measures:
    """The kit's sizes, with what the household changes. Raises BadDeck."""
    return load_measures(Path(options.sizes) if options.sizes else None)


def own_catalogue(options: argparse.Namespace) -> Catalogue:
    """The words of the language asked for, else of the settings. Raises BadConfig."""
    return load_catalogue(read_settings(options).lang)


def written(catalogue: Catalogue, file: Path, content: bytes) -> None:
    """Write a file, its folder too, and say so."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    print(catalogue.render("kit-written", {"file": str(file)}), flush=True)


def lint(options: argparse.Namespace) -> int:
    """Print which kinds a finger would confuse, and what tells them apart. Returns 1 if nothing does."""
    from assistant.kit.lint import Likeness, confusions
    from assistant.kit.telling import confusion_told

    catalogue = own_catalogue(options)
    deck = read_deck(Path(options.deck)) if options.deck else load_deck("sushi-go")
    found = confusions(deck, own_measures(options))
    for confusion in found:
        print(confusion_told(confusion, catalogue))
    if not found:
        print(catalogue.render("kit-all-differ", {}))
    return 1 if any(confusion.likeness in (Likeness.NOTHING, Likeness.CROWDED) for confusion in found) else 0


def print_sheets(options: argparse.Namespace) -> int:
    """Write the PDF of labels, or of badges and control cards."""
    from assistant.kit.controls import control_cards, controls_document
    from assistant.kit.grids import Paper, find_grid, full_sheet
    from assistant.kit.louis import braille_or_none
    from assistant.kit.sheets import Sheets, deck_document
    from assistant.kit.typesetting import typeset

    catalogue, measures = own_catalogue(options), own_measures(options)
    paper = Paper(options.paper)
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
    return 0


def braille(options: argparse.Namespace) -> int:
    """Write a braille sheet, or braille labels, for an embosser and for a display."""
    from assistant.kit.braille_pages import PageSize, brf, paginated, pef, unicode_text
    from assistant.kit.braille_sheets import control_labels, controls_sheet, deck_labels, deck_sheet
    from assistant.kit.controls import control_cards
    from assistant.kit.louis import braille as braille_of

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


COMMANDS: Mapping[str, Callable[[argparse.Namespace], int]] = {"lint": lint, "print": print_sheets, "braille": braille}
