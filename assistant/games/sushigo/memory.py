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
    seen = dict(seen_in(state, peeks, seat, hand))
    places = {card: whereabouts(state, card, seat, turn) for card, turn in seen.items()}
    here = [card for card in seen if places[card] == hand]
    gone = sum(place not in (hand, None) for place in places.values())
    if here:
        kinds = Counter(state.kinds(tuple(here)))
        cards = Series([counted(kind, kinds[kind]) for kind in Kind if kind in kinds])
        return [
            say("hand-seen-some-gone", seat, cards=cards, count=gone) if gone else say("hand-seen", seat, cards=cards)
        ]
    held = state.turn - len(state.setup.players)  # the turn in which the seat held this hand before
    is_news = any(whereabouts(state, card, seat, turn, until=held) == hand for card, turn in seen.items())
    return [say("hand-seen-gone", seat, count=gone)] if is_news and gone == len(seen) else []


def say(message: str, seat: int, **args: Argument) -> Announcement:
    return Announcement(message, Audience(seat), Priority.EVENT, args)


def seen_in(state: State, peeks: Sequence[Peeked], seat: int, hand: int) -> Iterator[tuple[int, int]]:
    """The cards that a seat saw in a hand on earlier turns of this round, each with the turn in which it did."""
    for peek in peeks:
        round_, turn = turn_of(state, peek)
        if peek.seat == seat and round_ == state.round and turn < state.turn and hand_of(state, seat, turn) == hand:
            yield peek.card, turn


def hand_of(state: State, seat: int, turn: int) -> int:
    """The hand that a player holds in a turn of the round that is played."""
    step = 1 if direction(state) == "right" else -1
    return (seat - 1 + step * (turn - 1)) % len(state.setup.players) + 1


def turn_of(state: State, peek: Peeked) -> tuple[int, int]:
    """The round and turn of a peek; between two rounds the players hold the hands of the round to come."""
    round_, turn = peek.when
    return (round_, turn) if turn <= state.setup.hand_size else (round_ + 1, 1)


def whereabouts(state: State, card: int, seat: int, seen: int, until: int | None = None) -> int | None:
    """The hand that a card is in, which `seat` saw in its hand in turn `seen`; ON_THE_TABLE, or None if not sure.

    With `until`, as that turn began.
    """
    place = hand_of(state, seat, seen)
    for turn in known_turns(state, seat):
        if turn.turn < seen or (until is not None and turn.turn >= until):
            continue
        for line in turn.laid:
            hand = hand_of(state, player_of(state, line.seat, turn.turn), turn.turn)
            if line.assumed and hand == place and state.setup.kinds[line.card] is state.setup.kinds[card]:
                return None
            if line.card == card and not line.assumed:
                if hand != place:
                    return None
                place = ON_THE_TABLE
        for used in turn.declared:
            if used.chopsticks == card:
                place = hand_of(state, used.seat, turn.turn)
    return place


def known_turns(state: State, seat: int) -> Iterator[Turn]:
    """The turns of this round as a seat knows them: of the one that is open, which may be sealed, its own cards."""
    yield from (turn for turn in state.turns if turn.round == state.round)
    laid = tuple(event for event in state.laid if player_of(state, event.seat, state.turn) == seat)
    yield Turn(state.round, state.turn, laid, ())


def player_of(state: State, owner: int, turn: int) -> int:
    """Whose hand a card before a seat came from: the dummy's came from the controller's."""
    return state.setup.controller(turn) if owner == state.setup.dummy else owner
