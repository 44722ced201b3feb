"""How each event changes the state: total, never refusing, without a rule of its own."""

from __future__ import annotations

from typing import assert_never

from assistant.games.game import BadSeating, Seating
from assistant.games.sushigo.cards import HAND_SIZE, PUDDING, Kind
from assistant.games.sushigo.state import (
    DISCARDED,
    FREE,
    CardRevealed,
    CopyReassigned,
    Declaration,
    Event,
    GameEnded,
    RoundEnded,
    RoundStarted,
    Seat,
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
    setup = Setup(seating, kinds, tuple(range(1, players + 1)), has_dummy, sealed, both_ways)
    return State(
        setup=setup,
        round=1,
        turn=1,
        hand=setup.hand_size,
        seats=(Seat(),) * setup.seats,
        awaited=setup.players,
        declared=(),
        laid=(),
        places=bytes(len(kinds)),
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
    number, card, assumed = event
    setup, round_, turn, hand, seats, awaited, declared, laid, places, guessed, turns, scores, points, closed = state
    tableau, puddings = seats[number - 1]
    if player := completed_by(state, number):
        place = awaited.index(player)
        awaited = awaited[:place] + awaited[place + 1 :]
    changed = list(seats)
    changed[number - 1] = new(Seat, ((*tableau, card), puddings))
    seats = tuple(changed)
    laid, places = (*laid, event), put(places, card, number)
    if assumed:
        guessed |= {card}
    # All fields at once: _replace takes six times as long, and this is done for every card.
    now = (setup, round_, turn, hand, seats, awaited, declared, laid, places, guessed, turns, scores, points, closed)
    return new(State, now)


def put(places: bytes, card: int, place: int) -> bytes:
    return places[:card] + place.to_bytes() + places[card + 1 :]


def completed_by(state: State, number: int) -> int:
    """The player whose reveal is complete with one more card before seat `number`; 0 if it is not complete yet.

    A reveal is one card, two after "Sushi Go!"; the controller's ends with the dummy's card.
    """
    if state.setup.has_dummy:
        controller = state.setup.controller(state.turn)
        if number == state.setup.dummy:
            return controller
        if number == controller:
            return 0
    return 0 if state.declared and state.has_declared(number) and not state.revealed(number) else number


def close_turn(state: State) -> State:
    setup, round_, turn, hand, seats, _, declared, laid, places, assumed, turns, scores, puddings, _ = state
    for number, chopsticks in declared:
        tableau, kept = seats[number - 1]
        seat = Seat(tuple(card for card in tableau if card != chopsticks), kept)
        seats = (*seats[: number - 1], seat, *seats[number:])
        places = put(places, chopsticks, FREE)
        assumed -= {chopsticks}
    turns = (*turns, new(Turn, (round_, turn, laid, declared)))
    turn, hand, awaited, closed = turn + 1, hand - 1, setup.players, state
    now = (setup, round_, turn, hand, seats, awaited, (), (), places, assumed, turns, scores, puddings, closed)
    return new(State, now)


def declare(state: State, declaration: Declaration) -> State:
    awaited = tuple(sorted({*state.awaited, declaration.seat}))
    return state._replace(declared=(*state.declared, declaration), awaited=awaited)


def start_round(state: State, number: int) -> State:
    kinds = state.setup.kinds
    places = bytearray(state.places)
    for seat in state.seats:
        for card in seat.tableau:
            if kinds[card] is not PUDDING:
                places[card] = DISCARDED
    seats = tuple(
        Seat(puddings=(*puddings, *(card for card in tableau if kinds[card] is PUDDING)))
        for tableau, puddings in state.seats
    )
    return state._replace(
        round=number,
        turn=1,
        hand=state.setup.hand_size,
        seats=seats,
        places=bytes(places),
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
        seats=tuple(Seat(*map(swap, seat)) for seat in state.seats),
        declared=swap_declared(state.declared),
        places=put(put(state.places, copy, state.places[card]), card, FREE),
        assumed=state.assumed - {card} | {copy},
        laid=swap_laid(state.laid),
        turns=tuple(
            Turn(round_, turn, swap_laid(laid), swap_declared(declared)) for round_, turn, laid, declared in state.turns
        ),
        closed=state.closed and reassign(state.closed, card, copy),
    )
