"""Hand memory: what a seat peeked at is recalled to it alone when that hand comes round again.

A hand is known by its place: it is called by the seat to which it was dealt, and where it is in a turn follows from
the way the hands are passed. Only what is sure is told: a card seen in a hand is still there unless the record shows it
laid; and where the record does not agree with what was seen, or a card given by its kind only may be the very one,
nothing is said of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from assistant.games.game import Peeked
from assistant.games.sushigo.cards import Kind
from assistant.games.sushigo.naming import counted
from assistant.games.sushigo.narration import direction
from assistant.games.sushigo.state import State, Turn
from assistant.words.announcement import Announcement, Argument, Audience, Priority, Series

ON_THE_TABLE = 0  # where no hand is


def recall(state: State, peeks: Sequence[Peeked], seat: int) -> list[Announcement]:
    """Tell a seat what it saw in the hand that it now holds: what must still be there, and how much of it is gone."""
    if not state.hand or state.setup.seating.rule("hand-memory") == "off":
        return []
    hand = hand_of(state, seat, state.turn)
    seen = {peek.card: turn for peek in peeks if peek.seat == seat for turn in turn_of(state, peek)}
    then = [card for card, turn in seen.items() if turn < state.turn and hand_of(state, seat, turn) == hand]
    now = [whereabouts(state, card, seat, seen[card]) for card in then]
    here = [card for card, place in zip(then, now, strict=True) if place == hand]
    gone = sum(place not in (hand, None) for place in now)
    if not here and not gone:
        return []
    message = "hand-seen-gone" if not here else "hand-seen-some-gone" if gone else "hand-seen"
    args: dict[str, Argument] = {"count": gone} if gone else {}
    if here:
        kinds = Counter(state.kinds(tuple(here)))
        args["cards"] = Series([counted(kind, kinds[kind]) for kind in Kind if kind in kinds])
    return [Announcement(message, Audience(seat), Priority.EVENT, args)]


def hand_of(state: State, seat: int, turn: int) -> int:
    """The hand that a player holds in a turn of the round that is played."""
    step = 1 if direction(state) == "right" else -1
    return (seat - 1 + step * (turn - 1)) % len(state.setup.players) + 1


def turn_of(state: State, peek: Peeked) -> Iterator[int]:
    """The turn of this round in which a card was seen; none if it was another round, or is still to come.

    Between two rounds the hands that players hold are those of the round to come.
    """
    round_, turn = peek.when
    if turn > state.setup.hand_size:
        round_, turn = round_ + 1, 1
    if round_ == state.round and turn <= state.turn:
        yield turn


def whereabouts(state: State, card: int, seat: int, seen: int) -> int | None:
    """The hand that a card is in, of which `seat` saw it in turn `seen`; ON_THE_TABLE, or None if that is not sure."""
    place = hand_of(state, seat, seen)
    for turn in known_turns(state, seat):
        if turn.turn < seen:
            continue
        for owner, laid, assumed in turn.laid:
            hand = hand_of(state, player_of(state, owner, turn.turn), turn.turn)
            if assumed and hand == place and state.setup.kinds[laid] is state.setup.kinds[card]:
                return None
            if laid == card and not assumed:
                if hand != place:
                    return None
                place = ON_THE_TABLE
        for owner, chopsticks in turn.declared:
            if chopsticks == card:
                if place != ON_THE_TABLE:
                    return None
                place = hand_of(state, owner, turn.turn)
    return place


def known_turns(state: State, seat: int) -> Iterator[Turn]:
    """The turns of this round as a seat knows them: of the one that is open, which may be sealed, its own cards."""
    yield from (turn for turn in state.turns if turn.round == state.round)
    laid = tuple(event for event in state.laid if player_of(state, event.seat, state.turn) == seat)
    yield Turn(state.round, state.turn, laid, ())


def player_of(state: State, owner: int, turn: int) -> int:
    """Whose hand a card before a seat came from: the dummy's came from the controller's."""
    return state.setup.controller(turn) if owner == state.setup.dummy else owner
