"""How each event changes the state: total, never refusing, without a rule of its own."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from assistant.games.game import BadSeating, Seating
from assistant.games.sushigo.cards import HAND_SIZE, PUDDING, Kind
from assistant.games.sushigo.state import (
    CardRevealed,
    CopyReassigned,
    Declaration,
    Event,
    GameEnded,
    RoundEnded,
    RoundStarted,
    Setup,
    State,
    SushiGoDeclared,
    Turn,
    TurnClosed,
    TurnReopened,
)


def begin(seating: Seating, kinds: tuple[Kind, ...]) -> State:
    """The table as the first hands are dealt. Raises BadSeating for players or house rules that make no game."""
    players, has_dummy = len(seating.names), seating.rule("dummy") == "on"
    if has_dummy and players != 2:
        raise BadSeating("dummy-needs-two", f"the dummy plays with two players only, not with {players}")
    if players not in HAND_SIZE:
        raise BadSeating("players-two-to-five", f"Sushi Go! is for two to five players, not for {players}")
    sealed, both_ways = seating.rule("reveal") == "sealed", seating.rule("pass") == "both-ways"
    seats = tuple(range(1, players + has_dummy + 1))
    setup = Setup(seating, kinds, seats, seats[:players], has_dummy, sealed, both_ways)
    return State(
        setup=setup,
        round=1,
        turn=1,
        hand=setup.hand_size,
        lying=((),) * setup.seats,
        kept=((),) * setup.seats,
        due=setup.all_seats,
        declared=(),
        laid=(),
        taken=0,
        assumed=frozenset(),
        turns=(),
        scores=(),
        puddings=(),
        closed=None,
    )


def evolve(state: State, event: Event) -> State:
    """The state after an event that `decide` gave for this state."""
    match event:
        case CardRevealed():
            return lay(state, event)
        case TurnClosed():
            return close_turn(state)
        case SushiGoDeclared(seat, chopsticks):
            return declare(state, Declaration(seat, chopsticks))
        case RoundEnded(_, scores):
            return replace(state, scores=(*state.scores, scores), closed=None)
        case GameEnded(puddings, _, _):
            return replace(state, puddings=puddings)
        case RoundStarted(number):
            return start_round(state, number)
        case CopyReassigned(card, copy):
            return reassign(state, card, copy)
        case TurnReopened(seat, chopsticks):
            before = state if state.closed is None else state.closed
            return replace(declare(before, Declaration(seat, chopsticks)), closed=before)  # see State.unsealed
        case _:  # pragma: no cover
            assert_never(event)


def lay(state: State, event: CardRevealed) -> State:
    due, card = state.due, event.card
    place = due.index(event.seat)
    return replace(
        state,
        due=due[:place] + due[place + 1 :],
        laid=(*state.laid, event),
        taken=state.taken | 1 << card,
        assumed=state.assumed | {card} if event.assumed else state.assumed,
    )


def close_turn(state: State) -> State:
    tableaus, taken, assumed = state.laid_out(), state.taken, state.assumed
    for used in state.declared:
        tableaus[used.seat - 1] = tuple(card for card in tableaus[used.seat - 1] if card != used.chopsticks)
        taken ^= 1 << used.chopsticks
        assumed -= {used.chopsticks}
    return replace(
        state,
        turn=state.turn + 1,
        hand=state.hand - 1,
        lying=tuple(tableaus),
        due=state.setup.all_seats,
        declared=(),
        laid=(),
        taken=taken,
        assumed=assumed,
        turns=(*state.turns, Turn(state.round, state.turn, state.laid, state.declared)),
        closed=state,
    )


def declare(state: State, declaration: Declaration) -> State:
    due = tuple(sorted((*state.due, declaration.seat)))
    return replace(state, declared=(*state.declared, declaration), due=due)


def start_round(state: State, number: int) -> State:
    kinds = state.setup.kinds
    kept = tuple(
        (*puddings, *[card for card in tableau if kinds[card] is PUDDING])
        for tableau, puddings in zip(state.tableaus, state.kept, strict=True)
    )
    return replace(
        state,
        round=number,
        turn=1,
        hand=state.setup.hand_size,
        lying=((),) * state.setup.seats,
        kept=kept,
    )


def reassign(state: State, card: int, copy: int) -> State:
    """Write another copy wherever an assumed card stands."""

    def swap(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(copy if other == card else other for other in cards)

    def swap_laid(laid: tuple[CardRevealed, ...]) -> tuple[CardRevealed, ...]:
        return tuple(replace(event, card=copy) if event.card == card else event for event in laid)

    def swap_declared(declared: tuple[Declaration, ...]) -> tuple[Declaration, ...]:
        return tuple(Declaration(used.seat, *swap((used.chopsticks,))) for used in declared)

    return replace(
        state,
        lying=tuple(map(swap, state.lying)),
        kept=tuple(map(swap, state.kept)),
        declared=swap_declared(state.declared),
        taken=state.taken ^ (1 << card | 1 << copy),
        assumed=state.assumed - {card} | {copy},
        laid=swap_laid(state.laid),
        turns=tuple(
            replace(turn, laid=swap_laid(turn.laid), declared=swap_declared(turn.declared)) for turn in state.turns
        ),
        closed=state.closed and reassign(state.closed, card, copy),
    )
