"""The spoken audit of a player's stacks, and what a single tile is; neither tells what a closed stack holds."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.games.game import Audit, IllegalMove
from assistant.games.sushibar.answers import answer, are_open, is_hidden
from assistant.games.sushibar.naming import seat_name, tile_phrase
from assistant.games.sushibar.state import State
from assistant.words.announcement import Announcement, Audience, Priority, Series


def audit(state: State, seat: int, cards: Sequence[int], named: Sequence[int] = ()) -> Audit:
    """Compare the tiles scanned or named, in any order, with those that a player has taken.

    A tile whose copy was guessed stands for any of its worth. With closed stacks only numbers are told; of tiles that
    were named only whether all are right together, since one by one they could be guessed.
    """
    own = [*state.stacks[seat - 1].sushi, *state.stacks[seat - 1].bones]
    missing, extra = list(own), []
    for card in (*dict.fromkeys(cards), *named):
        twins = [tile for tile in missing if state.is_copy(tile, card)]
        if twins:
            missing.remove(card if card in twins else twins[0])
        else:
            extra.append(card)
    name = seat_name(state, seat)
    if not missing and not extra:
        return Audit(True, (answer("bar-check-all-match", seat=name, count=len(own)),))
    if named and not are_open(state):
        if len(missing) != len(extra):
            return Audit(
                False, (answer("bar-check-name-all", seat=name, count=len(own), named=len(cards) + len(named)),)
            )
        return Audit(False, (answer("check-differs", seat=name), answer("bar-check-which-closed")))
    said = [answer("check-differs", seat=name)]
    for message, tiles in (("missing", missing), ("extra", extra)):
        if tiles and are_open(state):
            said.append(answer(f"bar-check-{message}", tiles=Series([tile_phrase(state, card, "a") for card in tiles])))
        elif tiles:
            said.append(answer(f"bar-check-{message}-closed", count=len(tiles)))
    return Audit(False, tuple(said))


def identify(state: State, card: int, seat: int) -> Announcement:
    """Tell a tile: to the table where it lies in a row or an open stack, else to one seat alone, without its owner.

    Raises IllegalMove for a hidden tile that is for nobody's ear (seat 0).
    """
    tile, row = tile_phrase(state, card, "a"), state.row(state.setup.row(card))
    if card in row:
        return answer("bar-identified-in-row", tile=tile, place=row.index(card) + 1)
    if state.owner(card) and not is_hidden(state, card):
        return answer("bar-identified", tile=tile, seat=seat_name(state, state.owner(card)))
    if not seat:
        raise IllegalMove("no-private-channel", "refused-no-private-channel")
    return Announcement("bar-identified-in-private", Audience(seat), Priority.ANSWER, {"tile": tile}, key="answer")
