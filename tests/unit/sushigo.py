"""Lay games of Sushi Go! out by the names of kinds, card by card, straight on the rules."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from assistant.games.game import IllegalMove, Seating
from assistant.games.sushigo.game import SushiGo
from assistant.games.sushigo.state import Command, DeclareLate, DeclareSushiGo, Event, RevealCard, State
from assistant.runtime.library import Library

DECK = Library().deck("sushi-go")
GAME = SushiGo([DECK.kind_of(card) for card in range(DECK.size)])
LATE = DeclareLate()


def begin(players: int = 2, **rules: str) -> State:
    return GAME.begin(Seating(("Ana", "Bruno", "Chloé", "Davi", "Élisa")[:players], rules))


def free(state: State, kind: str) -> int:
    card = GAME.lowest_free(state, kind)
    assert card is not None
    return card


def apply(state: State, command: Command) -> State:
    for event in GAME.decide(state, command):
        state = GAME.evolve(state, event)
    return state


def lay(state: State, kinds: str) -> State:
    """Reveal these kinds, for the lowest-numbered player who is awaited, one after the other."""
    for kind in kinds.split():
        state = apply(state, RevealCard(state.awaited[0], free(state, kind)))
    return state


def declare(state: State, seat: int) -> State:
    return apply(state, DeclareSushiGo(seat))


def play_on(state: State, turns: int) -> State:
    """So many turns of cards that do not matter: the lowest free ones, chopsticks and wasabi last."""
    for _ in range(turns):
        state = lay_lowest(state)
        while state.laid:
            state = lay_lowest(state)
    return state


def lay_lowest(state: State) -> State:
    return apply(state, RevealCard(state.awaited[0], next(filter(state.is_free, range(DECK.size)))))


def kinds_before(state: State, seat: int) -> list[str]:
    return [kind.value for kind in state.kinds(state.tableaus[seat - 1])]


def names(events: Iterable[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def refused(state: State, command: Command) -> str:
    """The reason for which this is against the rules."""
    with pytest.raises(IllegalMove) as caught:
        GAME.decide(state, command)
    return caught.value.reason
