"""Laying the two rows: whole as they lie, or tile by tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from assistant.games.game import IllegalMove
from assistant.games.sushibar.naming import tile_phrase
from assistant.games.sushibar.refusals import refuse
from assistant.games.sushibar.state import CopiesSwapped, Event, Phase, RowLaid, State, TileLaid
from assistant.games.sushibar.tiles import Row


def decide_row(state: State, row: Row, worths: Sequence[int]) -> RowLaid:
    """A row told by the worths of its tiles, left to right: it must be all tiles of that row."""
    if state.is_laid or state.row(row):
        raise refuse("not-now", f"row-{row.value}")
    tiles = state.setup.tiles(row)
    if Counter(worths) != Counter(state.worths(tiles)):
        raise refuse("bad-row", row.value, count=len(tiles))
    return RowLaid(row.value, lowest_copies(state, tiles, worths))


def lowest_copies(state: State, tiles: Sequence[int], worths: Sequence[int]) -> tuple[int, ...]:
    """A tile for each worth, of equal ones the lowest number first."""
    left = list(tiles)
    chosen = []
    for worth in worths:
        card = next(tile for tile in left if state.setup.worths[tile] == worth)
        left.remove(card)
        chosen.append(card)
    return tuple(chosen)


def decide_rows(state: State, sushi: Sequence[int], bones: Sequence[int]) -> tuple[Event, ...]:
    """Both rows, shuffled by the assistant."""
    return decide_row(state, Row.SUSHI, sushi), decide_row(state, Row.BONES, bones)


def decide_tile(state: State, card: int, *, assumed: bool) -> tuple[Event, ...]:
    """The next tile of its row. The very tile that had been guessed for another one is that one from now on."""
    if state.phase is not Phase.LAYING:
        raise refuse("no-roll")
    if card not in range(len(state.setup.worths)):
        raise IllegalMove("unknown-card", "refused-unknown-card")
    if card not in (*state.sushi, *state.bones):
        return (TileLaid(card, assumed),)
    if card not in state.assumed:
        raise IllegalMove(
            "already-in-play", "refused-bar-already-in-play-row", {"tile": tile_phrase(state, card, "that")}
        )
    copy = lowest_free(state, state.setup.worths[card])
    if copy is None:
        raise refuse("kind-exhausted", "laid", tile=tile_phrase(state, card))
    return CopiesSwapped(copy, card), TileLaid(card, assumed)


def lowest_free(state: State, worth: int) -> int | None:
    """The lowest-numbered tile of a worth that lies neither in a row nor in a stack."""
    used = {*state.sushi, *state.bones, *(tile for own in state.stacks for tile in (*own.sushi, *own.bones))}
    return next((card for card, other in enumerate(state.setup.worths) if other == worth and card not in used), None)
