"""What a page shows of Sushi Go!: tableaus by kind, pairs with wasabi as pairs, and of sealed cards only one's own."""

from __future__ import annotations

from collections.abc import Iterator

from assistant.games.sushigo.answers import lines, standing
from assistant.games.sushigo.cards import Kind
from assistant.games.sushigo.naming import counted, face_up, kind_phrase, seat_name
from assistant.games.sushigo.scoring import nigiri_worths
from assistant.games.sushigo.state import Phase, State
from assistant.games.view import Group, Place, View
from assistant.words.announcement import Audience, Phrase


def view(state: State, audience: Audience) -> View:
    """The game as the table (seat 0) or one seat may see it."""
    points = [line.total for line in lines(state)]
    places = tuple(place(state, seat, points[seat - 1], audience) for seat in range(1, state.setup.seats + 1))
    return View(standing(state), places, is_over=state.phase is Phase.GAME_OVER)


def place(state: State, seat: int, points: int, audience: Audience) -> Place:
    sealed = state.revealed(seat) if state.setup.is_sealed else ()
    own = sealed if seat == audience.seat else ()
    is_playing = state.phase is Phase.PLAYING
    return Place(
        seat,
        seat_name(state, seat),
        (*groups(state, seat), *kept(state, seat)),
        tuple(Group(kind, kind_phrase(kind)) for kind in state.kinds(own)),
        face_down=len(sealed),
        is_awaited=is_playing and seat in state.awaited,
        has_declared=state.has_declared(seat),
        total=state.totals[seat - 1],
        as_it_lies=points if is_playing else None,
    )


def groups(state: State, seat: int) -> Iterator[Group]:
    """A tableau by kind, in the order of the deck; nigiri on wasabi apart from those without."""
    kinds = state.kinds(face_up(state, seat))
    paired = {place: wasabi for place, _, wasabi in nigiri_worths(kinds) if wasabi is not None}
    for kind in Kind:
        places = [place for place, other in enumerate(kinds) if other is kind]
        if on_wasabi := sum(place in paired for place in places):
            label = Phrase("cards-on-wasabi", {"cards": counted(kind, on_wasabi)})
            yield Group(kind, label, on_wasabi, on=Kind.WASABI)
        if alone := sum(place not in paired and place not in paired.values() for place in places):
            is_free_wasabi = kind is Kind.WASABI
            label = Phrase("free-wasabi", {"count": alone}) if is_free_wasabi else counted(kind, alone)
            yield Group(kind, label, alone)


def kept(state: State, seat: int) -> Iterator[Group]:
    """Puddings of earlier rounds."""
    if count := len(state.kept[seat - 1]):
        yield Group(Kind.PUDDING, Phrase("puddings-kept", {"count": count}), count)
