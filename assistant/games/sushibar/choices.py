"""What a player can do with the dice on the table: commands, numbered from 1, and the phrase that tells each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from assistant.games.sushibar.naming import seat_name
from assistant.games.sushibar.state import KeepDice, Menu, OpenMenu, PickDie, State, StealTile, TakeTile
from assistant.games.sushibar.tiles import BOTH, FACES, TAKES_ANY, TAKES_TOP, Row
from assistant.words.announcement import Phrase

Choice = TakeTile | StealTile | OpenMenu | PickDie | KeepDice

STEAL = {Row.SUSHI: Menu.STEAL_SUSHI, Row.BONES: Menu.STEAL_BONES}
PLACE = {Row.SUSHI: Menu.PLACE_SUSHI, Row.BONES: Menu.PLACE_BONES}
ROW_OF = {menu.value: row for menus in (STEAL, PLACE) for row, menu in menus.items()}
ACTION, KEEP = Menu.ACTION.value, Menu.KEEP.value
THEFTS = {menu.value for menu in STEAL.values()}


def may_take(state: State, row: Row) -> bool:
    """Whether the dice count to a tile of the row."""
    return 0 < state.count(row.face) <= len(state.row(row))


def victims(state: State, row: Row) -> tuple[int, ...]:
    """The players whose stack the chopsticks on the table can take from, clockwise."""
    if state.count(row.chopsticks) < TAKES_TOP:
        return ()
    return tuple([seat for seat in state.others() if state.stack(seat, row)])


def has_action(state: State) -> bool:
    return any(may_take(state, row) or victims(state, row) for row in BOTH)


def choices(state: State) -> list[Choice]:
    """The open choices in their order; none while dice are to be rolled."""
    if not state.rolled:
        return []
    if state.menu == ACTION:
        return list(actions(state))
    if state.menu == KEEP:
        return list(dice_to_keep(state))
    row = ROW_OF[state.menu]
    if state.menu in THEFTS:
        return [theft(state, row, seat) for seat in victims(state, row)]
    height = len(state.stack(state.victim, row))
    return [StealTile(row.value, state.victim, place) for place in range(1, height + 1)]


def actions(state: State) -> Iterator[Choice]:
    """Best-known facts first: what lies in the rows, then what lies in stacks, then to go on rolling."""
    for row in BOTH:
        if may_take(state, row):
            yield TakeTile(row.value)
    for row in BOTH:
        seats = victims(state, row)
        if len(seats) == 1:
            yield theft(state, row, seats[0])
        elif seats:
            yield OpenMenu(STEAL[row].value)
    if not state.is_last_roll:
        yield OpenMenu(KEEP)


def theft(state: State, row: Row, seat: int) -> Choice:
    """To take a player's top tile, or to be asked which."""
    if state.count(row.chopsticks) < TAKES_ANY or len(state.stack(seat, row)) == 1:
        return StealTile(row.value, seat, 1)
    return OpenMenu(PLACE[row].value, seat)


def dice_to_keep(state: State) -> Iterator[Choice]:
    """One more die of each face, as long as one is left to roll; and to be done with it."""
    left = len(state.rolled) - len(state.picked)
    for face in FACES:
        if left > 1 and state.picked.count(face) < state.rolled.count(face):
            yield PickDie(face)
    if state.picked:
        yield KeepDice(state.picked)


def tell(state: State, choice: Choice) -> Phrase:
    """What an open choice does, for the list that is read out."""
    match choice:
        case TakeTile(row, _):
            place = state.count(row)
            tiles = state.sushi if row == Row.SUSHI else state.bones
            return Phrase(f"bar-take-{row}", {"place": place, "worth": state.setup.worths[tiles[place - 1]]})
        case StealTile(row, seat, place, _, _):
            if state.menu == PLACE[Row(row)].value:
                return Phrase("bar-place", {"place": place})
            return Phrase(f"bar-steal-top-{row}", {"seat": seat_name(state, seat)})
        case OpenMenu(menu, 0):
            return Phrase("bar-keep-some" if menu == KEEP else f"bar-{menu}")
        case OpenMenu(menu, victim):
            row = ROW_OF[menu]
            height = len(state.stack(victim, row))
            return Phrase(f"bar-steal-any-{row}", {"seat": seat_name(state, victim), "count": height})
        case PickDie(face):
            return Phrase(f"bar-keep-{face}")
        case KeepDice(faces):
            return Phrase("bar-roll-rest", {"count": len(state.rolled) - len(faces)})
        case _:  # pragma: no cover
            assert_never(choice)
