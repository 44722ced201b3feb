"""What the tests of the deck kit share: documents as the command makes them, and a tagged PDF read as it is heard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from typing import Any

import pikepdf

from assistant.deck.deck import load_controls, load_deck
from assistant.kit.control_cards import control_cards
from assistant.kit.controls import controls_document
from assistant.kit.deck_labels import deck_document
from assistant.kit.grids import Paper, find_grid, full_sheet
from assistant.kit.louis import braille
from assistant.kit.measures import load_measures
from assistant.kit.sheets import Sheets
from assistant.kit.typesetting import typeset
from assistant.words.catalogue import load_catalogue

MEASURES = load_measures()


@cache
def document(game: str, lang: str, grid: str) -> dict[str, Any]:
    """The sheets of a game on a grid by name, or on "a4" or "letter" to cut."""
    label = MEASURES.label if game == "sushi-go" else MEASURES.tile_label
    papers = {paper.value: paper for paper in Paper}
    found = full_sheet(papers[grid], label.width_mm, label.height_mm) if grid in papers else find_grid(grid)
    return deck_document(Sheets(load_catalogue(lang), MEASURES, found, "B"), load_deck(game))


def controls(lang: str) -> dict[str, Any]:
    """The sheets of the badges and control cards on A4."""
    sheets = Sheets(load_catalogue(lang), MEASURES, full_sheet(Paper.A4, 56, 87), "B")
    return controls_document(sheets, control_cards(load_controls(), "B", MEASURES), braille(lang))


@cache
def labels_pdf(game: str, lang: str, grid: str) -> bytes:
    return typeset(document(game, lang, grid), lang)


@cache
def controls_pdf(lang: str) -> bytes:
    return typeset(controls(lang), lang)


@dataclass(frozen=True, slots=True)
class Tagged:
    """One element of a PDF's structure: what it is, and the words that stand for it, if it is a picture."""

    kind: str
    alt: str


def tags(pdf: bytes) -> list[Tagged]:
    """The structure of a PDF in the order in which it is read."""
    with pikepdf.open(BytesIO(pdf)) as opened:
        return list(_walk(opened.Root.StructTreeRoot))


def _walk(node: Any) -> Iterator[Tagged]:
    if not isinstance(node, pikepdf.Dictionary):
        return
    if "/S" in node:
        yield Tagged(str(node.S).removeprefix("/"), str(node.get("/Alt", "")))
    children: Any = node.get("/K", [])
    for child in children if isinstance(children, pikepdf.Array) else [children]:
        yield from _walk(child)
