"""The rules of Sushi Go! as facts: `decide` says what a command causes, or refuses it with the reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from assistant.games.sushigo.cards import PUDDING, ROUNDS, Kind
from assistant.games.sushigo.evolution import evolve
from assistant.games.sushigo.naming import face_up
from assistant.games.sushigo.refusals import refuse, refuse_card
from assistant.games.sushigo.scoring import add_up, score_puddings, score_round
from assistant.games.sushigo.state import (
    CardRevealed,
    Command,
    CopyReassigned,
    DeclareLate,
    DeclareSushiGo,
    Event,
    GameEnded,
    RevealCard,
    RoundEnded,
    RoundStarted,
    State,
    SushiGoDeclared,
    TurnClosed,
    TurnReopened,
)


def decide(state: State, command: Command) -> tuple[Event, ...]:
    """Turn a command into the events that it causes, a closed turn or an ended game included.

    Raises IllegalMove with the contract's reason, of several the first that holds; then nothing has happened.
    """
    match command:
        case RevealCard():
            return decide_reveal(state, command)
        case DeclareSushiGo():
            return (SushiGoDeclared(command.seat, usable_chopsticks(state, command)),)
        case DeclareLate():
            return (decide_late(state),)
        case _:  # pragma: no cover
            assert_never(command)


def decide_reveal(state: State, command: RevealCard) -> tuple[Event, ...]:
    if state.puddings:
        raise refuse("game-over")
    seat, card, assumed = command.seat, command.card, command.assumed
    if state.taken >> card & 1:
        if assumed:  # guessed when the game stood otherwise, before a correction: another copy is as good
            return decide_reveal(state, RevealCard(seat, free_copy(state, card), assumed=True))
        reassigned = CopyReassigned(card, other_copy(state, card))
        return (reassigned, *decide_reveal(evolve(state, reassigned), command))
    owner = seat_for_next(state, seat)
    if not owner:
        raise refuse("reveal-complete", state, seat)
    if not state.hand:
        return (RoundStarted(state.round + 1), CardRevealed(owner, card, assumed))
    revealed = CardRevealed(owner, card, assumed)
    if len(state.due) > 1:
        return (revealed,)
    closed = TurnClosed(state.round, state.turn)
    return (revealed, closed) if state.hand > 1 else (revealed, closed, *decide_ends(state, revealed))


def other_copy(state: State, card: int) -> int:
    """The copy that an assumed card becomes when the very card is shown; refuses a card that truly lies there."""
    if card not in state.assumed:
        raise refuse_card(state, card)
    return free_copy(state, card)


def free_copy(state: State, card: int) -> int:
    """Another card of the same kind, which is in a hand or in the pile still; refuses if there is none."""
    copy = lowest_free(state, state.setup.kinds[card])
    if copy is None:
        raise refuse("kind-exhausted", state, card=card)
    return copy


def lowest_free(state: State, kind: Kind) -> int | None:
    """The lowest-numbered card of a kind that is neither in play nor discarded."""
    for card, other in enumerate(state.setup.kinds):
        if other is kind and state.is_free(card):
            return card
    return None


def seat_for_next(state: State, seat: int) -> int:
    """Whose tableau a player's next card goes to: the own one, then for the controller the dummy's; 0 if to none."""
    if seat in state.due:
        return seat
    dummy = state.setup.dummy
    return dummy if dummy in state.due and state.setup.controller(state.turn) == seat else 0


def decide_ends(state: State, revealed: CardRevealed) -> tuple[Event, ...]:
    """What follows the last card of a round: its scores, and after the last round the end of the game."""
    after = evolve(state, revealed)
    scores = tuple([line.total for line in score_round([after.kinds(tableau) for tableau in after.tableaus])])
    ended = RoundEnded(after.round, scores)
    return (ended,) if after.round < ROUNDS else (ended, decide_winners(after, scores))


def decide_winners(after: State, scores: tuple[int, ...]) -> GameEnded:
    """The puddings' points and the winners, once the last round is scored."""
    held = count_puddings(after)
    points = tuple(score_puddings(held, fewest_lose=len(after.setup.players) > 2))  # "à 2 joueurs, personne ne perd"
    totals = add_up([*after.scores, scores, points])
    return GameEnded(points, totals, find_winners(totals, held, after.setup.players))


def find_winners(totals: Sequence[int], puddings: Sequence[int], players: Sequence[int]) -> tuple[int, ...]:
    """The highest total, then the most puddings, then a shared win (ruling); the dummy cannot win."""
    ranks = [(totals[number - 1], puddings[number - 1]) for number in players]
    best = max(ranks)
    return tuple([number for number, rank in zip(players, ranks, strict=True) if rank == best])


def count_puddings(state: State) -> list[int]:
    """The puddings of each seat, those of this round's tableau included."""
    return [
        len(kept) + state.kinds(tableau).count(PUDDING)
        for tableau, kept in zip(state.tableaus, state.kept, strict=True)
    ]


def usable_chopsticks(state: State, command: DeclareSushiGo) -> int:
    """The chopsticks that a seat may use now: revealed on an earlier turn, before its second card, one a turn."""
    if state.puddings:
        raise refuse("game-over")
    seat, wanted = command.seat, command.chopsticks
    kinds = state.setup.kinds
    before = face_up(state, seat) if seat and state.hand else ()  # sealed ones stay a secret
    chopsticks = [card for card in before if kinds[card] is Kind.CHOPSTICKS]
    if not chopsticks or (wanted >= 0 and wanted not in chopsticks):
        raise refuse("no-chopsticks" if seat else "reveal-complete", state, seat)
    older = [card for card in chopsticks if card in state.lying[seat - 1]]
    if not older or (wanted >= 0 and wanted not in older):
        raise refuse("chopsticks-too-new", state, seat)
    if state.has_declared(seat):
        raise refuse("already-declared", state, seat)
    if state.hand == 1:
        raise refuse("last-card", state, seat)
    if state.setup.controller(state.turn) == seat and seat not in state.awaited:
        raise refuse("reveal-complete", state, seat)  # the dummy's card is in
    return wanted if wanted >= 0 else older[0]


def decide_late(state: State) -> TurnReopened:
    """Move the newest declaration back to the turn just closed, as if made before its last card counted."""
    if state.puddings:
        raise refuse("game-over")
    if not state.declared:
        raise refuse("no-chopsticks", variant="late")
    if state.laid or state.closed is None:
        raise refuse("cannot-stand", variant="late")
    newest = state.declared[-1]
    usable_chopsticks(state.closed, DeclareSushiGo(newest.seat, newest.chopsticks))
    return TurnReopened(newest.seat, newest.chopsticks)
