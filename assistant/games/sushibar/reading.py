"""What a tile means that was scanned or named, and what chance has given: each as a command."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from assistant.games.game import IllegalMove
from assistant.games.sushibar.choices import may_take
from assistant.games.sushibar.laying import lowest_free
from assistant.games.sushibar.naming import kind_phrase, tile_phrase
from assistant.games.sushibar.refusals import refuse
from assistant.games.sushibar.state import Command, LayRows, LayTile, RollDice, RollRest, State, StealTile, TakeTile
from assistant.games.sushibar.tiles import DIE, TAKES_ANY, TAKES_TOP, Row, row_of


def interpret_tile(state: State, card: int) -> Command:
    """The very tile, by its code: it is laid, taken from its row, or stolen from another player's stack.

    Where copies are told apart by guess only, any of the same worth may be meant. Raises IllegalMove where the dice do
    not allow it.
    """
    if not state.is_laid or state.totals:
        return LayTile(card)
    row = state.setup.row(card)

    def is_meant(tile: int) -> bool:
        return state.is_copy(tile, card)

    if any(map(is_meant, state.row(row))):
        check_place(state, row, is_meant)
        return TakeTile(row.value, card)
    return interpret_theft(state, row, card, is_meant)


def check_place(state: State, row: Row, is_meant: Callable[[int], bool]) -> None:
    """Refuse a tile of the row that the dice do not count to; what the dice alone rule out is told by the rules."""
    if may_take(state, row) and not is_meant(lying := state.row(row)[state.count(row.face) - 1]):
        worth = state.setup.worths[lying]
        raise refuse("no-dice", f"other-{row}", place=state.count(row.face), worth=worth)


def interpret_theft(state: State, row: Row, card: int, is_meant: Callable[[int], bool]) -> Command:
    """A tile that lies in a stack; whose it is stays untold."""
    count = state.count(row.chopsticks)
    places = [
        (seat, place)
        for seat in state.others()
        for place, tile in enumerate(reversed(state.stack(seat, row)), 1)
        if is_meant(tile)
    ]
    if count < TAKES_TOP or not places:
        raise IllegalMove("already-in-play", "refused-bar-already-in-play", {"tile": tile_phrase(state, card, "that")})
    seat, place = min(places, key=lambda found: found[1])
    if count < TAKES_ANY and place > 1:
        raise refuse("only-top")
    return StealTile(row.value, seat, place, card=card)


def interpret_worth(state: State, worth: int) -> Command:
    """A tile named by its worth: it is laid or taken from its row. Stolen it is only by its place, from memory."""
    row = row_of(worth)
    if state.totals:
        return TakeTile(row.value)
    if not state.is_laid:
        card = lowest_free(state, worth)
        if card is None:
            raise refuse("kind-exhausted", "laid", tile=kind_phrase(worth))
        return LayTile(card, assumed=True)
    if worth not in state.worths(state.row(row)):
        raise refuse("kind-exhausted", tile=kind_phrase(worth))
    check_place(state, row, lambda tile: state.setup.worths[tile] == worth)
    return TakeTile(row.value)


# Chance


def chances_of_dice(state: State) -> tuple[int, ...]:
    return (len(DIE),) * state.to_roll


def roll(state: State, drawn: Sequence[int]) -> RollDice | RollRest:
    """The roll that is due; dice picked in the menu are kept by it."""
    faces = tuple(DIE[number].value for number in drawn)
    return RollRest(state.picked, faces) if state.picked else RollDice(faces)


def chances_of_rows(state: State) -> tuple[int, ...]:
    """One draw for each tile, from those of its row that are left. Raises IllegalMove once a tile lies in a row."""
    if state.sushi or state.bones:
        raise refuse("not-now", "shuffle")
    return tuple(left for row in Row for left in range(len(state.setup.tiles(row)), 0, -1))


def shuffle(state: State, drawn: Sequence[int]) -> LayRows:
    numbers = iter(drawn)
    rows = []
    for row in Row:
        left = list(state.worths(state.setup.tiles(row)))
        rows.append(tuple(left.pop(next(numbers)) for _ in range(len(left))))
    return LayRows(*rows)
