"""What a player can do with the dice on the table, numbered from 1: each a command, and the phrase that tells it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, assert_never

from assistant.games.sushibar.naming import seat_name
from assistant.games.sushibar.state import Command, KeepDice, Menu, OpenMenu, PickDie, State, StealTile, TakeTile
from assistant.games.sushibar.tiles import TAKES_ANY, TAKES_TOP, Face, Row
from assistant.words.announcement import Phrase

STEAL = {Row.SUSHI: Menu.STEAL_SUSHI, Row.BONES: Menu.STEAL_BONES}
PLACE = {Row.SUSHI: Menu.PLACE_SUSHI, Row.BONES: Menu.PLACE_BONES}


class Choice(NamedTuple):
    command: Command
    told: Phrase


def may_take(state: State, row: Row) -> bool:
    """Whether the dice count to a tile of the row."""
    return 0 < state.count(row.face) <= len(state.row(row))


def victims(state: State, row: Row) -> tuple[int, ...]:
    """The players whose stack the chopsticks on the table can take from, clockwise."""
    if state.count(row.chopsticks) < TAKES_TOP:
        return ()
    return tuple(seat for seat in state.others() if state.stack(seat, row))


def has_action(state: State) -> bool:
    return any(may_take(state, row) or victims(state, row) for row in Row)


def choices(state: State) -> tuple[Choice, ...]:
    """The open choices in their order; none while dice are to be rolled."""
    return tuple(list_choices(state)) if state.rolled else ()


def list_choices(state: State) -> Iterator[Choice]:
    match Menu(state.menu):
        case Menu.ACTION:
            yield from actions(state)
        case Menu.KEEP:
            yield from dice_to_keep(state)
        case Menu.STEAL_SUSHI:
            yield from thefts(state, Row.SUSHI)
        case Menu.STEAL_BONES:
            yield from thefts(state, Row.BONES)
        case Menu.PLACE_SUSHI:
            yield from places(state, Row.SUSHI)
        case Menu.PLACE_BONES:
            yield from places(state, Row.BONES)
        case _:  # pragma: no cover
            assert_never(state.menu)


def actions(state: State) -> Iterator[Choice]:
    """Best-known facts first: what lies in the rows, then what lies in stacks, then to go on rolling."""
    for row in Row:
        if may_take(state, row):
            place = state.count(row.face)
            worth = state.setup.worths[state.row(row)[place - 1]]
            yield Choice(TakeTile(row.value), Phrase(f"bar-take-{row}", {"place": place, "worth": worth}))
    for row in Row:
        seats = victims(state, row)
        if len(seats) == 1:
            yield theft(state, row, seats[0])
        elif seats:
            yield Choice(OpenMenu(STEAL[row].value), Phrase(f"bar-steal-{row}"))
    if not state.is_last_roll:
        yield Choice(OpenMenu(Menu.KEEP.value), Phrase("bar-keep-some"))


def thefts(state: State, row: Row) -> Iterator[Choice]:
    for seat in victims(state, row):
        yield theft(state, row, seat)


def theft(state: State, row: Row, seat: int) -> Choice:
    """To take a player's top tile, or to be asked which."""
    name, height = seat_name(state, seat), len(state.stack(seat, row))
    if state.count(row.chopsticks) < TAKES_ANY or height == 1:
        return Choice(StealTile(row.value, seat, 1), Phrase(f"bar-steal-top-{row}", {"seat": name}))
    return Choice(OpenMenu(PLACE[row].value, seat), Phrase(f"bar-steal-any-{row}", {"seat": name, "count": height}))


def places(state: State, row: Row) -> Iterator[Choice]:
    for place in range(1, len(state.stack(state.victim, row)) + 1):
        yield Choice(StealTile(row.value, state.victim, place), Phrase("bar-place", {"place": place}))


def dice_to_keep(state: State) -> Iterator[Choice]:
    """One more die of each face, as long as one is left to roll; and to be done with it."""
    left = len(state.rolled) - len(state.picked)
    for face in Face:
        if left > 1 and state.picked.count(face) < state.rolled.count(face):
            yield Choice(PickDie(face.value), Phrase(f"bar-keep-{face}"))
    if state.picked:
        yield Choice(KeepDice(state.picked), Phrase("bar-roll-rest", {"count": left}))
