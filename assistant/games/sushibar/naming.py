"""How seats and tiles are called: the phrases that every sentence of the game is built from."""

from __future__ import annotations

from collections.abc import Iterable

from assistant.games.sushibar.state import State
from assistant.games.sushibar.tiles import Face
from assistant.words.announcement import Argument, Phrase, Series


def seat_name(state: State, seat: int) -> Argument:
    """A player's name; "player three" for a guest."""
    return state.setup.seating.names[seat - 1] or Phrase("guest", {"seat": seat})


def seat_names(state: State, seats: Iterable[int]) -> Series:
    return Series([seat_name(state, seat) for seat in seats])


def kind_phrase(worth: int, form: str = "") -> Phrase:
    """A tile's name in a form of the catalogue: bare, "the", "that" or "a"."""
    kind = f"kind-sushi-{worth}" if worth > 0 else f"kind-bone-{-worth}"
    return Phrase(f"{kind}.{form}" if form else kind)


def tile_phrase(state: State, card: int, form: str = "") -> Phrase:
    return kind_phrase(state.setup.worths[card], form)


def worth_phrase(worth: int) -> Phrase:
    """A tile's worth alone, in words: "three", "minus two"."""
    return Phrase("bar-worth", {"worth": worth})


def worths_series(worths: Iterable[int]) -> Series:
    return Series([worth_phrase(worth) for worth in worths])


def faces_series(faces: Iterable[str]) -> Series:
    """Dice grouped by what they show, in one order for every roll: "two sushi and one red"."""
    shown = tuple(faces)
    return Series([Phrase(f"bar-dice-{face}", {"count": shown.count(face)}) for face in Face if face in shown])
