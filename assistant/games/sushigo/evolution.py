"""How each event changes the state: total, never refusing, without a rule of its own."""

from __future__ import annotations

from typing import assert_never

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
    new,
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
        tableaus=((),) * setup.seats,
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
            return state._replace(scores=(*state.scores, scores), closed=None)
        case GameEnded(puddings, _, _):
            return state._replace(puddings=puddings)
        case RoundStarted(number):
            return start_round(state, number)
        case CopyReassigned(card, copy):
            return reassign(state, card, copy)
        case TurnReopened(seat, chopsticks):
            before = state if state.closed is None else state.closed
            return declare(before, Declaration(seat, chopsticks))._replace(closed=before)  # see State.unsealed
        case _:  # pragma: no cover
            assert_never(event)


def lay(state: State, event: CardRevealed) -> State:
    seat, card, is_guess = event
    setup, round_, turn, hand, tableaus, kept, due, declared, laid, taken, assumed, turns, scores, bonus, closed = state
    before = list(tableaus)
    before[seat - 1] += (card,)
    tableaus = tuple(before)
    place = due.index(seat)
    due = due[:place] + due[place + 1 :]
    laid += (event,)
    taken |= 1 << card
    if is_guess:
        assumed |= {card}
    # All fields at once: _replace takes six times as long, and this is done for every card.
    now = setup, round_, turn, hand, tableaus, kept, due, declared, laid, taken, assumed, turns, scores, bonus, closed
    return new(State, now)


def close_turn(state: State) -> State:
    setup, round_, turn, hand, tableaus, kept, _, declared, laid, taken, assumed, turns, scores, bonus, _ = state
    turns += (new(Turn, (round_, turn, laid, declared)),)
    for seat, chopsticks in declared:
        before = list(tableaus)
        before[seat - 1] = tuple(card for card in before[seat - 1] if card != chopsticks)
        tableaus = tuple(before)
        taken ^= 1 << chopsticks
        assumed -= {chopsticks}
    turn, hand, due = turn + 1, hand - 1, setup.all_seats
    now = setup, round_, turn, hand, tableaus, kept, due, (), (), taken, assumed, turns, scores, bonus, state
    return new(State, now)


def declare(state: State, declaration: Declaration) -> State:
    due = tuple(sorted((*state.due, declaration.seat)))
    return state._replace(declared=(*state.declared, declaration), due=due)


def start_round(state: State, number: int) -> State:
    kinds = state.setup.kinds
    kept = tuple(
        (*puddings, *[card for card in tableau if kinds[card] is PUDDING])
        for tableau, puddings in zip(state.tableaus, state.kept, strict=True)
    )
    return state._replace(
        round=number,
        turn=1,
        hand=state.setup.hand_size,
        tableaus=((),) * state.setup.seats,
        kept=kept,
    )


def reassign(state: State, card: int, copy: int) -> State:
    """Write another copy wherever an assumed card stands."""

    def swap(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(copy if other == card else other for other in cards)

    def swap_laid(laid: tuple[CardRevealed, ...]) -> tuple[CardRevealed, ...]:
        return tuple(event._replace(card=copy) if event.card == card else event for event in laid)

    def swap_declared(declared: tuple[Declaration, ...]) -> tuple[Declaration, ...]:
        return tuple(Declaration(seat, *swap((chopsticks,))) for seat, chopsticks in declared)

    return state._replace(
        tableaus=tuple(map(swap, state.tableaus)),
        kept=tuple(map(swap, state.kept)),
        declared=swap_declared(state.declared),
        taken=state.taken ^ (1 << card | 1 << copy),
        assumed=state.assumed - {card} | {copy},
        laid=swap_laid(state.laid),
        turns=tuple(
            Turn(round_, turn, swap_laid(laid), swap_declared(declared)) for round_, turn, laid, declared in state.turns
        ),
        closed=state.closed and reassign(state.closed, card, copy),
    )
