"""Lay out the labels of a deck on their sheets, and the stickers of its dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from assistant.deck.codes import Code
from assistant.deck.deck import CardKind, Deck, Sticker
from assistant.kit.drawing import outline
from assistant.kit.grids import sheets_needed
from assistant.kit.guide import deck_guide, tile_guide
from assistant.kit.labels import Box, Label, Picture, check_serves_cards, kind_picture, label_layout, placed
from assistant.kit.marks import face_figure
from assistant.kit.marks_told import capital, mark_told
from assistant.kit.shapes import figure
from assistant.kit.sheets import Sheets, motif, page_size, sheet_frame
from assistant.kit.svg import filled, svg
from assistant.words.announcement import Phrase


def deck_document(sheets: Sheets, deck: Deck) -> dict[str, Any]:
    """The sheets of a game's own cards or tiles. BadDeck if labels do not fit, or codes would be unreadable."""
    has_stickers = any(kind.sticker for kind in deck.kinds)
    if has_stickers:
        check_serves_cards(sheets.grid, sheets.measures)
    labels = [label for kind in deck.kinds for label in _labels_of(sheets, deck, kind)]
    return {
        **page_size(sheets.grid),
        "title": sheets.words(f"kit-title-{deck.game}"),
        "motif": _stickers_motif(sheets) if has_stickers else _faces_motif(sheets),
        "guide": deck_guide(sheets, deck) if has_stickers else tile_guide(sheets, deck),
        "sheets": list(_label_sheets(sheets, labels, deck)),
        "dice": None if has_stickers else _dice(sheets),
    }


def _stickers_motif(sheets: Sheets) -> str:
    side = sheets.measures.sticker.size_mm
    return motif([figure(shape, side) for shape in Sticker], side)


def _faces_motif(sheets: Sheets) -> str:
    measures = sheets.measures
    return motif([face_figure(face.figure, measures) for face in measures.faces], measures.die.sticker_mm)


def _labels_of(sheets: Sheets, deck: Deck, kind: CardKind) -> Iterable[Label]:
    picture, size = kind_picture(kind, sheets.measures)
    card = Phrase(f"kind-{kind.id}")
    for place, number in enumerate(kind.numbers, 1):
        yield Label(
            Code(deck.set, sheets.copy, number),
            capital(sheets.words(card.id)),
            sheets.words("kit-code-card", card=card, place=place, count=kind.count),
            place == 1,
            picture,
            _drawn(sheets, kind) if place == 1 else "",
            size,
        )


def _drawn(sheets: Sheets, kind: CardKind) -> str:
    if kind.sticker is not None:
        return sheets.words("kit-kind-drawn", sticker=Phrase(f"touch-{kind.id}"))
    return sheets.words("kit-tile-drawn", mark=mark_told(sheets.measures.tiles[kind.id]))


def _label_sheets(sheets: Sheets, labels: Sequence[Label], deck: Deck) -> Iterable[dict[str, Any]]:
    """The labels on their sheets, row by row, each sheet with a heading that tells its kinds."""
    grid = sheets.grid
    printed, layout = label_layout(grid.width_mm, grid.height_mm, sheets.measures)
    count = sheets_needed(grid, len(labels))
    for sheet in range(count):
        first = sheet * grid.count
        here = labels[first : first + grid.count]
        kinds = [kind for kind in deck.kinds if kind.numbers.start < first + len(here) and kind.numbers.stop > first]
        heading = sheets.words(
            "kit-sheet",
            sheet=sheet + 1,
            sheets=count,
            **{"from": Phrase(f"kind-{kinds[0].id}"), "to": Phrase(f"kind-{kinds[-1].id}")},
        )
        yield {
            **sheet_frame(grid, heading),
            "labels": [placed(label, layout, printed, grid.corner_mm(place)) for place, label in enumerate(here)],
        }


def _dice(sheets: Sheets) -> dict[str, Any]:
    """The page of stickers for plain dice, for swell paper."""
    die = sheets.measures.die
    faces = []
    for face in sheets.measures.faces:
        side, drawn = die.sticker_mm, face_figure(face.figure, sheets.measures)
        count = die.dice * face.on_each_die
        told = sheets.words(
            "kit-dice-face",
            face=Phrase(f"bar-die-{face.id}"),
            figure=Phrase(f"kit-figure-{face.figure.value}"),
            count=count,
        )
        picture = Picture(Box(0, 0, side, side), svg([filled(outline(drawn, side / 2, side / 2))], side, side), "")
        faces.append({"told": told, "count": count, "picture": asdict(picture)})
    return {
        "heading": sheets.words("kit-heading-dice"),
        "told": sheets.words("kit-dice-faces", dice=die.dice, edge=round(die.edge_mm)),
        "faces": faces,
    }
