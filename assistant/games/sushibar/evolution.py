"""How each event changes the state: total, never refusing, without a rule of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from assistant.games.game import BadSeating, Seating
from assistant.games.sushibar.state import (
    CopiesSwapped,
    DiceKept,
    DicePutAside,
    DiceRolled,
    DiePicked,
    Event,
    GameEnded,
    Menu,
    MenuOpened,
    RowLaid,
    Setup,
    Stacks,
    State,
    Taken,
    TileLaid,
    TileStolen,
    TileTaken,
    TurnPassed,
)
from assistant.games.sushibar.tiles import PLAYERS, Row

ACTION = Menu.ACTION.value


def begin(seating: Seating, worths: Sequence[int]) -> State:
    """The table before the rows are laid. Raises BadSeating for players that make no game."""
    players = len(seating.names)
    if players not in PLAYERS:
        raise BadSeating("players-two-to-five", f"Sushi Bar is for two to five players, not for {players}")
    return State(
        setup=Setup(seating, tuple(worths), seating.rule("stacks") == "open"),
        sushi=(),
        bones=(),
        is_laid=False,
        turn=1,
        player=1,
        rolls=0,
        kept=(),
        rolled=(),
        stacks=(Stacks(),) * players,
        assumed=frozenset(),
        log=(),
        totals=(),
        menu=ACTION,
        victim=0,
        picked=(),
    )


def evolve(state: State, event: Event) -> State:
    """The state after an event that `decide` gave for this state."""
    match event:
        case DiceRolled(faces):
            return replace(state, rolls=state.rolls + 1, rolled=faces)
        case DiceKept(faces) | DicePutAside(faces):
            return replace(state, kept=state.kept + faces, rolled=(), menu=ACTION, picked=())
        case TileTaken(seat, card, _):
            return take(state, seat, card)
        case TileStolen(seat, victim, card, _):
            return steal(state, seat, victim, card)
        case TurnPassed(player):
            return pass_turn(state, player)
        case RowLaid(row, tiles):
            assumed = state.assumed | set(tiles)
            return laid(replace(state, sushi=tiles) if row == Row.SUSHI else replace(state, bones=tiles), assumed)
        case TileLaid(card, is_assumed):
            return lay(state, card, is_assumed)
        case MenuOpened(menu, victim):
            return replace(state, menu=menu, victim=victim, picked=())
        case DiePicked(face):
            return replace(state, picked=(*state.picked, face))
        case CopiesSwapped(card, copy):
            return swap(state, card, copy)
        case GameEnded(totals, _):
            return replace(state, totals=totals, rolled=(), kept=(), menu=ACTION, victim=0)
        case _:  # pragma: no cover
            assert_never(event)


def pass_turn(state: State, player: int) -> State:
    turn = state.turn + 1
    return replace(state, turn=turn, player=player, rolls=0, kept=(), rolled=(), menu=ACTION, victim=0, picked=())


def lay(state: State, card: int, is_assumed: bool) -> State:
    assumed = state.assumed | {card} if is_assumed else state.assumed
    if state.setup.row(card) is Row.SUSHI:
        return laid(replace(state, sushi=(*state.sushi, card)), assumed)
    return laid(replace(state, bones=(*state.bones, card)), assumed)


def laid(state: State, assumed: frozenset[int]) -> State:
    is_laid = len(state.sushi) + len(state.bones) == len(state.setup.worths)
    return replace(state, assumed=assumed, is_laid=is_laid)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def take(state: State, seat: int, card: int) -> State:
    row = state.setup.row(card)
    left, log = without(state.row(row), card), (*state.log, Taken(state.turn, seat, card))
    stacks = put_on_top(state.stacks, seat, row, card)
    if row is Row.SUSHI:
        return replace(state, sushi=left, stacks=stacks, log=log)
    return replace(state, bones=left, stacks=stacks, log=log)


def steal(state: State, seat: int, victim: int, card: int) -> State:
    row, loser = state.setup.row(card), state.stacks[victim - 1]
    stacks = with_stacks(state.stacks, victim, loser.having(row, without(loser.of(row), card)))
    stacks = put_on_top(stacks, seat, row, card)
    return replace(state, stacks=stacks, log=(*state.log, Taken(state.turn, seat, card, victim)))


def put_on_top(stacks: tuple[Stacks, ...], seat: int, row: Row, card: int) -> tuple[Stacks, ...]:
    own = stacks[seat - 1]
    return with_stacks(stacks, seat, own.having(row, (*own.of(row), card)))


def with_stacks(stacks: tuple[Stacks, ...], seat: int, own: Stacks) -> tuple[Stacks, ...]:
    return (*stacks[: seat - 1], own, *stacks[seat:])


def swap(state: State, card: int, copy: int) -> State:
    """Let two tiles change places wherever they are written; which one `copy` is, is known from now on."""
    other = {card: copy, copy: card}

    def swapped(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(other.get(tile, tile) for tile in cards)

    return replace(
        state,
        sushi=swapped(state.sushi),
        bones=swapped(state.bones),
        stacks=tuple(Stacks(swapped(own.sushi), swapped(own.bones)) for own in state.stacks),
        log=tuple(replace(line, card=other.get(line.card, line.card)) for line in state.log),
        assumed=state.assumed - {copy} | {card},
    )
