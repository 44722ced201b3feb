"""How seats and cards are called: the phrases that every sentence of the game is built from."""

from __future__ import annotations

from collections.abc import Iterable

from assistant.games.sushigo.cards import NIGIRI_WORTH, Kind
from assistant.games.sushigo.scoring import nigiri_worths
from assistant.games.sushigo.state import State
from assistant.words.announcement import Argument, Phrase, Series


def seat_name(state: State, seat: int) -> Argument:
    """A player's name; "player three" for a guest, and "the dummy"."""
    if seat == state.setup.dummy:
        return Phrase("dummy")
    return state.setup.seating.names[seat - 1] or Phrase("guest", {"seat": seat})


def seat_names(state: State, seats: Iterable[int]) -> Series:
    return Series([seat_name(state, seat) for seat in seats])


def kind_phrase(kind: Kind, form: str = "") -> Phrase:
    """A kind's name in a form of the catalogue: bare, "the", "that" or "a"."""
    return Phrase(f"kind-{kind}.{form}" if form else f"kind-{kind}")


def card_phrase(state: State, card: int, form: str = "") -> Phrase:
    return kind_phrase(state.setup.kinds[card], form)


def counted(kind: Kind, count: int) -> Phrase:
    """ "Two tempura", "three dumplings"."""
    return Phrase(f"kind-{kind}.count", {"count": count})


def face_up(state: State, seat: int) -> tuple[int, ...]:
    """A seat's tableau as everybody may know it: without the cards that are sealed until the turn closes."""
    tableaus = state.lying if state.setup.is_sealed else state.tableaus
    return tableaus[seat - 1]


def is_sealed(state: State, card: int) -> bool:
    """Whether a card lies face down, locked for the turn that is open."""
    return state.setup.is_sealed and any(line.card == card for line in state.laid)


def is_face_up(state: State, card: int) -> bool:
    return state.owner(card) > 0 and not is_sealed(state, card)


def worth_on_wasabi(state: State, seat: int, card: int) -> int:
    """What a nigiri is worth on its wasabi; 0 for a card that lies on none."""
    tableau = state.tableaus[seat - 1]
    if card not in tableau or state.setup.kinds[card] not in NIGIRI_WORTH:
        return 0
    place = tableau.index(card)
    worths = nigiri_worths(state.kinds(tableau))
    return next((worth for nigiri, worth, wasabi in worths if nigiri == place and wasabi is not None), 0)
