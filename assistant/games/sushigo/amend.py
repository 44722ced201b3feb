"""Corrections: the sequence of commands with one card moved to another seat, or replaced by another card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from assistant.games.game import IllegalMove
from assistant.games.sushigo.naming import card_phrase, is_sealed, seat_name
from assistant.games.sushigo.refusals import refuse, refuse_card
from assistant.games.sushigo.rules import lowest_free, seat_for_next
from assistant.games.sushigo.state import Command, DeclareLate, DeclareSushiGo, RevealCard, State
from assistant.words.announcement import TABLE, Announcement, Argument, Phrase, Priority


def amend(state: State, commands: Sequence[Command], card: int, seat: int, other: int, assumed: bool) -> list[Command]:
    """The commands as if `card` had been revealed by `seat`, or, if `seat` is 0, as if it had been `other`.

    `assumed` tells that `other` was given by its kind only.

    In its turn: if that seat revealed too, the two cards change places (of two, its first). Every command that
    reveals left one line in the state's log, in the same order, so the n-th line is the n-th such command.
    Raises IllegalMove for a card that never lay on the table, or that lies before that seat already.
    """
    amended = list(commands)
    reveals = [place for place, command in enumerate(amended) if isinstance(command, RevealCard)]
    log, entry = state.log, latest(state, card)
    for place, line in zip(reveals, log, strict=True):
        if line.seat == state.setup.dummy:  # it stays the dummy's, also where its player's own card moves away
            amended[place] = RevealCard(line.seat, line.card, line.card in state.assumed)
    mine = reveals[entry]
    if not seat:
        if other in state.assumed:  # it was given by its kind: another copy lies there
            copy = lowest_free(state, state.setup.kinds[other])
            if copy is None:
                raise refuse("kind-exhausted", state, card=other)
            guessed = reveals[latest(state, other)]
            amended[guessed] = RevealCard(owner_of(amended[guessed]), copy, assumed=True)
        amended[mine] = RevealCard(owner_of(amended[mine]), other, assumed)
        return amended
    line = log[entry]
    if line.seat == seat:
        if is_sealed(state, card):
            raise refuse_card(state, card)
        raise IllegalMove(
            "already-in-play",
            "refused-already-in-play",
            {"card": card_phrase(state, card, "that"), "seat": seat_name(state, seat)},
        )
    theirs = next(
        (place for place, own in enumerate(log) if (own.seat, own.round, own.turn) == (seat, line.round, line.turn)),
        None,
    )
    if theirs is None:
        amended[mine] = RevealCard(seat, card, card in state.assumed)
    else:
        swapped = log[theirs].card
        amended[mine] = RevealCard(owner_of(amended[mine]), swapped, swapped in state.assumed)
        amended[reveals[theirs]] = RevealCard(owner_of(amended[reveals[theirs]]), card, card in state.assumed)
    return amended


def latest(state: State, card: int) -> int:
    """The place in the log of a card's latest reveal; chopsticks may have come to the table more than once."""
    places = [place for place, line in enumerate(state.log) if line.card == card]
    if not places:
        raise IllegalMove("cannot-stand", "refused-correct-never-revealed")
    return places[-1]


def owner_of(command: Command) -> int:
    return command.seat if isinstance(command, RevealCard) else 0


def describe_amended(before: State, after: State, card: int, other: int) -> list[Announcement]:
    """What a correction changed; a card that is still sealed is not named."""
    place = latest(before, card)
    line, now = before.log[place], after.log[place]
    is_open = after.setup.is_sealed and (line.round, line.turn) == (after.round, after.turn)
    if is_open:
        return [told("corrected-sealed")]
    if other >= 0:
        return [
            told(
                "corrected-replaced",
                seat=seat_name(after, now.seat),
                old=card_phrase(before, card, "a"),
                new=card_phrase(after, other, "a"),
            )
        ]
    moved_to = next((entry.seat for entry in reversed(after.log) if entry.card == card), now.seat)
    said = [told("corrected-moved", card=card_phrase(after, card, "the"), seat=seat_name(after, moved_to))]
    if now.card != card:
        said.append(told("corrected-moved", card=card_phrase(after, now.card, "the"), seat=seat_name(after, now.seat)))
    return said


def told(message: str, **args: Argument) -> Announcement:
    return Announcement(message, TABLE, Priority.EVENT, args)


def describe(before: State, command: Command) -> Phrase:
    """What one step was, for undo and redo; a sealed card keeps its secret."""
    match command:
        case RevealCard(seat, card, _):
            if before.setup.is_sealed:
                return Phrase("step-sealed", {"seat": seat_name(before, seat)})
            target = seat_for_next(before, seat)
            return Phrase("step-reveal", {"seat": seat_name(before, target), "card": card_phrase(before, card)})
        case DeclareSushiGo(seat, _):
            return Phrase("step-declaration", {"seat": seat_name(before, seat)})
        case DeclareLate():
            return Phrase("step-late")
        case _:  # pragma: no cover
            assert_never(command)
