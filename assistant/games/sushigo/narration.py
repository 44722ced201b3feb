"""What the table hears of each event: the fact first, the detail after, each line a message of its own."""

from __future__ import annotations

from typing import assert_never

from assistant.games.sushigo.cards import Kind
from assistant.games.sushigo.naming import card_phrase, counted, seat_name, seat_names, worth_on_wasabi
from assistant.games.sushigo.state import (
    CardRevealed,
    CopyReassigned,
    Event,
    GameEnded,
    RoundEnded,
    RoundStarted,
    State,
    SushiGoDeclared,
    TurnClosed,
    TurnReopened,
)
from assistant.words.announcement import TABLE, Announcement, Argument, Phrase, Priority, Series, Sound

HOUSE_RULES = ("reveal", "pass", "dummy", "hand-memory")


def say(message: str, *, sound: Sound | None = None, **args: Argument) -> Announcement:
    """A game event, told to the whole table."""
    return Announcement(message, TABLE, Priority.EVENT, args, sound=sound)


def opening(state: State) -> list[Announcement]:
    """Who plays, by which house rules, and how many cards to deal."""
    return [
        say("game-begins", players=seat_names(state, state.setup.players)),
        say("house-rules", rules=house_rules(state)),
        deal(state, state.round),
        *dummy_turn(state, 1),
    ]


def house_rules(state: State) -> Series:
    """The rules that this table plays by; of the dummy only two players must hear, and with it hands are swapped."""
    seating, players = state.setup.seating, len(state.setup.players)
    unheard = "pass" if state.setup.has_dummy else "dummy" if players > 2 else ""
    names = [name for name in HOUSE_RULES if name != unheard]
    return Series([Phrase(f"rule-{name}-{seating.rule(name)}") for name in names], "pause")


def pile(state: State, number: int) -> int:
    """Cards left in the pile once the hands of round `number` are dealt; there is no reshuffle."""
    return len(state.setup.kinds) - number * state.setup.seats * state.setup.hand_size


def deal(state: State, number: int) -> Announcement:
    return say("deal-dummy" if state.setup.dummy else "deal", hand=state.setup.hand_size, pile=pile(state, number))


def dummy_turn(state: State, turn: int) -> list[Announcement]:
    controller = state.setup.controller(turn)
    return [say("draw-for-dummy", seat=seat_name(state, controller))] if controller else []


def narrate(before: State, event: Event, after: State) -> list[Announcement]:
    match event:
        case CardRevealed(seat, card, _):
            return [locked(seat, after)] if after.setup.is_sealed else [revealed(after, seat, card, Sound.ACCEPTED)]
        case TurnClosed():
            return turn_closed(before, after)
        case SushiGoDeclared(seat, _):
            return [declared(before, seat)]
        case TurnReopened(seat, _):
            return [say("turn-reopened", sound=Sound.UNDONE, seat=seat_name(after, seat), turn=after.turn)]
        case RoundEnded(number, scores):
            return round_ended(after, number, scores)
        case GameEnded():
            return game_ended(after, event)
        case RoundStarted() | CopyReassigned():
            return []
        case _:  # pragma: no cover
            assert_never(event)


def revealed(state: State, seat: int, card: int, sound: Sound | None = None) -> Announcement:
    worth = worth_on_wasabi(state, seat, card)
    name, kind = seat_name(state, seat), card_phrase(state, card)
    if worth:
        return say("card-revealed-on-wasabi", sound=sound, seat=name, card=kind, worth=worth)
    return say("card-revealed", sound=sound, seat=name, card=kind)


def locked(seat: int, after: State) -> Announcement:
    """Only that a seat has locked a card; nobody is waited for once the turn closes, and then all are read."""
    missing = after.awaited
    name, players = seat_name(after, seat), len(after.setup.players)
    if not missing:
        return say("card-locked-last", sound=Sound.LOCKED, seat=name)
    if seat in missing:
        return say("card-locked-first", sound=Sound.LOCKED, seat=name)
    waiting = seat_names(after, missing)
    return say(
        "card-locked", sound=Sound.LOCKED, seat=name, locked=players - len(missing), players=players, waiting=waiting
    )


def turn_closed(before: State, after: State) -> list[Announcement]:
    """Sealed cards in seat order, whose chopsticks go back, and how the hands are passed."""
    said: list[Announcement] = []
    if after.setup.is_sealed:
        said += [revealed(before, line.seat, line.card) for line in before.unsealed]
    said += [say("return-chopsticks", seat=seat_name(after, used.seat)) for used in before.declared]
    if after.hand:
        said += [say(f"pass-{direction(after)}", hand=after.hand), *dummy_turn(after, after.turn)]
    return said


def direction(state: State) -> str:
    """Left; right in round two of "pass both ways"; the two players swap hands when there is a dummy."""
    if state.setup.dummy:
        return "swap"
    return "right" if state.setup.passes_both_ways and state.round == 2 else "left"


def declared(before: State, seat: int) -> Announcement:
    """A declaration before any card of its turn may have been meant for the turn before; the sentence says so."""
    may_be_late = before.turn > 1 and not before.laid
    name = seat_name(before, seat)
    if may_be_late:
        return say("sushi-go-declared-new-turn", sound=Sound.ACCEPTED, seat=name, turn=before.turn)
    return say("sushi-go-declared", sound=Sound.ACCEPTED, seat=name)


def points_by_seat(state: State, points: tuple[int, ...], message: str = "seat-points") -> Series:
    phrases = [
        Phrase(message, {"seat": seat_name(state, number), "points": value}) for number, value in enumerate(points, 1)
    ]
    return Series(phrases, "pause")


def round_ended(state: State, number: int, scores: tuple[int, ...]) -> list[Announcement]:
    is_last = number == 3
    said = [say("round-over", sound=Sound.ROUND_OVER, round=number, scores=points_by_seat(state, scores))]
    if number > 1:
        said.append(say("totals", totals=points_by_seat(state, state.totals)))
    if not is_last:
        said += [leader(state), say("clear-round"), deal(state, number + 1)]
        said += dummy_turn(state, 1)
    return said


def leader(state: State) -> Announcement:
    """Who leads; the dummy may, though it cannot win."""
    best = max(state.totals)
    seats = [number for number, total in enumerate(state.totals, 1) if total == best]
    if len(seats) > 1:
        return say("leaders", seats=seat_names(state, seats), points=best)
    return say("leader", seat=seat_name(state, seats[0]), points=best)


def game_ended(state: State, event: GameEnded) -> list[Announcement]:
    scored = [
        Phrase("seat-gains" if points > 0 else "seat-loses", {"seat": seat_name(state, number), "points": abs(points)})
        for number, points in enumerate(event.puddings, 1)
        if points
    ]
    return [
        say("puddings-scored", scores=Series(scored, "pause")) if scored else say("puddings-nobody"),
        say("final-scores", totals=points_by_seat(state, event.totals)),
        winners(state, event.totals, event.winners),
        into_the_box(state),
        say("game-over-next"),
    ]


def into_the_box(state: State) -> Announcement:
    """How many cards the box should hold, all told and of each kind."""
    kinds = Series([counted(kind, state.setup.kinds.count(kind)) for kind in Kind])
    return say("into-the-box", cards=len(state.setup.kinds), kinds=kinds)


def winners(state: State, totals: tuple[int, ...], winning: tuple[int, ...]) -> Announcement:
    """The winner, and whether puddings broke the tie."""
    points = totals[winning[0] - 1]
    if len(winning) > 1:
        return say("winners", seats=seat_names(state, winning), points=points)
    tied = [number for number in state.setup.players if totals[number - 1] == points]
    message = "winner-by-puddings" if len(tied) > 1 else "winner"
    return say(message, seat=seat_name(state, winning[0]), points=points)
