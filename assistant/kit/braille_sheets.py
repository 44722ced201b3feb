"""What stands on the braille sheets: for who looks a card up, all that is to be known of it; for labels, the names."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from assistant.deck.deck import CardKind, Deck
from assistant.kit.control_cards import ControlCard
from assistant.kit.marks_told import capital, mark_told
from assistant.kit.measures import Measures
from assistant.words.announcement import Phrase
from assistant.words.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class Sheet:
    """A title and items, in print letters."""

    title: str
    items: tuple[str, ...]


def deck_sheet(catalogue: Catalogue, deck: Deck, measures: Measures) -> Sheet:
    """Each kind of a deck: how many, how it feels, what it is worth."""
    items = [_kind_told(catalogue, kind, measures) for kind in deck.kinds]
    if not any(kind.sticker for kind in deck.kinds):
        items += [_face_told(catalogue, face.id, face.figure.value) for face in measures.faces]
    return Sheet(catalogue.render(f"kit-braille-{deck.game}", {}), tuple(items))


def controls_sheet(catalogue: Catalogue, cards: Iterable[ControlCard]) -> Sheet:
    """Each badge and control card, with its mark."""
    items = [
        capital(catalogue.render("kit-braille-control", {"control": card.name, "mark": mark_told(card.mark)}))
        for card in cards
    ]
    return Sheet(catalogue.render("kit-title-controls", {}), tuple(items))


def deck_labels(catalogue: Catalogue, deck: Deck) -> Sheet:
    """A name for each card, one an item, to be embossed on foil and cut."""
    names = [catalogue.render(f"kind-{kind.id}", {}) for kind in deck.kinds for _ in kind.numbers]
    return Sheet(catalogue.render(f"kit-braille-{deck.game}", {}), tuple(names))


def control_labels(catalogue: Catalogue, cards: Iterable[ControlCard]) -> Sheet:
    """A name for each badge and control card."""
    names = [catalogue.render(card.name.id, card.name.args) for card in cards]
    return Sheet(catalogue.render("kit-title-controls", {}), tuple(names))


def _kind_told(catalogue: Catalogue, kind: CardKind, measures: Measures) -> str:
    card = Phrase(f"kind-{kind.id}")
    if kind.sticker is None:
        felt = mark_told(measures.tiles[kind.id])
        return catalogue.render("kit-braille-tile", {"card": card, "count": kind.count, "mark": felt})
    felt, worth = Phrase(f"touch-{kind.id}"), Phrase(f"worth-{kind.id}")
    return catalogue.render("kit-braille-kind", {"card": card, "count": kind.count, "sticker": felt, "worth": worth})


def _face_told(catalogue: Catalogue, face: str, figure: str) -> str:
    args = {"face": Phrase(f"bar-die-{face}"), "figure": Phrase(f"kit-figure-{figure}")}
    return catalogue.render("kit-braille-face", args)
