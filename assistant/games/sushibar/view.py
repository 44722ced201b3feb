"""What a page shows of Sushi Bar: the rows, the dice, and of closed stacks nothing but their heights."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from assistant.games.sushibar.answers import are_open, standing
from assistant.games.sushibar.choices import choices, tell
from assistant.games.sushibar.naming import seat_name, tile_phrase, worths_series
from assistant.games.sushibar.rules import score
from assistant.games.sushibar.state import State
from assistant.games.sushibar.tiles import BOTH, Face, Row
from assistant.games.view import Group, Place, View
from assistant.games.view import Row as Lying
from assistant.words.announcement import Audience, Phrase


def view(state: State, audience: Audience) -> View:
    """The game as the table (seat 0) or one seat may see it; who is to choose sees the choices."""
    is_due = audience.seat == state.player and not state.totals
    return View(
        standing(state),
        tuple(place(state, seat) for seat in range(1, state.setup.players + 1)),
        (*(row(state, which) for which in BOTH if state.row(which)), *dice(state)),
        tuple(tell(state, choice) for choice in choices(state)) if is_due else (),
        is_over=bool(state.totals),
    )


def place(state: State, seat: int) -> Place:
    points = score(state)[seat - 1].total if are_open(state) else None
    return Place(
        seat,
        seat_name(state, seat),
        tuple(stacks(state, seat)),
        (),
        face_down=0,
        is_awaited=state.is_laid and not state.totals and seat == state.player,
        has_declared=False,
        total=points,
        as_it_lies=None,
    )


def stacks(state: State, seat: int) -> Iterator[Group]:
    """Each tile of an open stack, bottom to top; a closed one as one pile."""
    for which in BOTH:
        tiles = state.stack(seat, which)
        if are_open(state):
            yield from (Group(kind_id(state, card), tile_phrase(state, card)) for card in tiles)
        elif tiles:
            yield Group(which, Phrase(f"bar-dice-{which}", {"count": len(tiles)}), len(tiles))


def row(state: State, which: Row) -> Lying:
    tiles = state.row(which)
    label = Phrase(f"bar-row-{which}", {"worths": worths_series(state.worths(tiles))})
    return Lying(label, tuple(Group(kind_id(state, card), tile_phrase(state, card)) for card in tiles))


def dice(state: State) -> Iterator[Lying]:
    """The dice that lie on the table; the sentence of where the game stands names them."""
    if state.kept or state.rolled:
        yield Lying(standing(state), tuple(shown((*state.kept, *state.rolled))))


def shown(faces: Iterable[str]) -> Iterator[Group]:
    by_face = list(faces)
    for face in Face:
        if count := by_face.count(face):
            yield Group(f"die-{face}", Phrase(f"bar-dice-{face}", {"count": count}), count)


def kind_id(state: State, card: int) -> str:
    worth = state.setup.worths[card]
    return f"sushi-{worth}" if worth > 0 else f"bone-{-worth}"
