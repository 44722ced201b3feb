"""Make of a game's view what a page draws: plain values with finished text. The page places them, and adds no words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from assistant.deck.deck import Deck
from assistant.games.view import Group, Place, Row, View
from assistant.words.announcement import Argument, Phrase, Series
from assistant.words.catalogue import Catalogue

Drawn = dict[str, object]

# Parts of a page whose words differ from game to game.
LABELS = {
    "cards-title": "screen-cards",
    "cards-how": "screen-cards-how",
    "my-tableau": "screen-my-tableau",
    "help-text": "screen-help",
}


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The table at one moment, for every page: `views` by seat, 0 for the table's; none before a game."""

    lang: str
    deck: Deck
    keys: Sequence[str] = ()  # the game's own keys that a page offers
    turn: tuple[int, ...] = ()
    views: Mapping[int, View] = field(default_factory=dict)
    names: Sequence[Argument] = ()  # by seat, also of those who have just sat down


def draw(snapshot: Snapshot, seat: int, words: Catalogue) -> Drawn:
    """What one page draws of the table; a seat that nobody has sees what the table sees."""
    view = snapshot.views.get(seat) or snapshot.views.get(0)
    drawn: Drawn = {"game": snapshot.deck.game, "lang": words.lang}
    if view is None:
        return drawn | {"standing": text(words, Phrase("screen-no-game")), "places": []}
    return drawn | {
        "standing": text(words, view.standing),
        "places": [draw_place(place, seat, view, snapshot.deck, words) for place in view.places],
        "middle": [draw_row(row, snapshot.deck, words) for row in view.middle],
        "choices": [capital(text(words, choice)) for choice in view.choices],
        "over": view.is_over,
        "keys": [draw_key(key, words) for key in snapshot.keys],
        "kinds": [draw_group(kind, snapshot.deck, words) for kind in kinds(snapshot.deck)],
        "labels": {part: text(words, Phrase(f"{label}-{snapshot.deck.game}")) for part, label in LABELS.items()},
    }


def draw_key(key: str, words: Catalogue) -> Drawn:
    letter = text(words, Phrase("screen-letter-chopsticks")) if key == "chopsticks" else ""
    return {"key": key, "label": text(words, Phrase(f"screen-key-{key}")), "letter": letter}


def kinds(deck: Deck) -> list[Group]:
    """One of each kind: the buttons of a seat's page."""
    return [Group(kind.id, Phrase(f"kind-{kind.id}")) for kind in deck.kinds]


def draw_place(place: Place, viewer: int, view: View, deck: Deck, words: Catalogue) -> Drawn:
    due = "awaited" if place.is_awaited else f"done-{deck.game}"
    locked = Series([group.label for group in place.locked])
    return {
        "seat": place.seat,
        "own": place.seat == viewer,
        "name": capital(text(words, place.name)),
        "groups": [draw_group(group, deck, words) for group in place.groups],
        "locked": [draw_group(group, deck, words) for group in place.locked],
        "lockedText": text(words, Phrase("screen-locked-own", {"cards": locked})) if place.locked else "",
        "faceDown": text(words, Phrase("screen-face-down", {"count": place.face_down})) if place.face_down else "",
        "awaited": place.is_awaited,
        "due": "" if view.is_over else text(words, Phrase(f"screen-{due}")),
        "declared": text(words, Phrase("screen-declared")) if place.has_declared else "",
        "total": "" if place.total is None else text(words, Phrase("screen-total", {"points": place.total})),
        "lies": "" if place.as_it_lies is None else text(words, Phrase("screen-lies", {"points": place.as_it_lies})),
        "empty": "" if place.groups else text(words, Phrase("screen-nothing")),
    }


def draw_row(row: Row, deck: Deck, words: Catalogue) -> Drawn:
    return {"label": text(words, row.label), "groups": [draw_group(group, deck, words) for group in row.groups]}


def draw_group(group: Group, deck: Deck, words: Catalogue) -> Drawn:
    return {
        "kind": group.kind,
        "label": capital(text(words, group.label)),
        "copies": group.copies,
        "sticker": sticker(group.kind, deck),
        "on": sticker(group.on, deck),
    }


def sticker(kind: str, deck: Deck) -> str:
    """The drawing of a kind: its sticker's shape, with its place where that tells kinds apart; a tile's own id."""
    known = next((one for one in deck.kinds if one.id == kind), None)
    if known is None or known.sticker is None or known.position is None:
        return kind
    return f"{known.sticker.value}-{known.position.value}"


def text(words: Catalogue, said: Argument) -> str:
    match said:
        case Phrase(id, args):
            return words.render(id, args)
        case Series():
            return words.render("screen-list", {"items": said})
        case _:
            return str(said)


def capital(label: str) -> str:
    """The first letter large: labels stand alone, and are no part of a sentence."""
    return label[:1].upper() + label[1:]
