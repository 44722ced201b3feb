"""Answers to what a player may ask at any moment; of closed stacks none tells more than their heights."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from assistant.games.sushibar.naming import faces_series, seat_name, tile_phrase, worths_series
from assistant.games.sushibar.narration import house_rules, list_choices, points_by_seat
from assistant.games.sushibar.rules import score
from assistant.games.sushibar.state import Phase, State, Taken
from assistant.games.sushibar.tiles import Row
from assistant.words.announcement import TABLE, Announcement, Argument, Phrase, Priority, Series


def answer(message: str, **args: Argument) -> Announcement:
    return Announcement(message, TABLE, Priority.ANSWER, args, key="answer")


def is_hidden(state: State, card: int) -> bool:
    """Whether a tile lies in a stack that nobody may look into."""
    return not are_open(state) and state.owner(card) > 0


def are_open(state: State) -> bool:
    """Whether the stacks may be read: by the house rule, and at the end."""
    return state.setup.has_open_stacks or bool(state.totals)


def rules_in_force(state: State) -> list[Announcement]:
    return [answer("house-rules", rules=house_rules(state))]


def standing(state: State) -> Phrase:
    name = seat_name(state, state.player)
    match state.phase:
        case Phase.GAME_OVER:
            return Phrase("standing-game-over")
        case Phase.LAYING:
            return Phrase("bar-standing-laying", {"sushi": len(state.sushi), "bones": len(state.bones)})
        case Phase.TO_ACT:
            shown = {"seat": name, "roll": state.rolls, "dice": faces_series(state.rolled)}
            if state.kept:
                return Phrase("bar-standing-to-act-kept", {**shown, "kept": faces_series(state.kept)})
            return Phrase("bar-standing-to-act", shown)
        case Phase.TO_ROLL:
            due = {"seat": name, "roll": state.rolls + 1, "count": state.to_roll}
            if state.kept:
                return Phrase("bar-standing-to-roll-kept", {**due, "kept": faces_series(state.kept)})
            return Phrase("bar-standing-to-roll", due)
        case _:  # pragma: no cover
            assert_never(state.phase)


def turn(state: State) -> list[Announcement]:
    """Whose turn it is, which roll, the dice, and what can be done with them; after the end, how another begins."""
    now = standing(state)
    said = [answer(now.id, **now.args), *(answer(line.id, **line.args) for line in list_choices(state))]
    return [*said, answer("game-over-next")] if state.phase is Phase.GAME_OVER else said


def tableau(state: State, seat: int, *, in_detail: bool) -> list[Announcement]:
    """How many tiles a player has taken; what they are only where all may know it."""
    name, own = seat_name(state, seat), state.stacks[seat - 1]
    if not in_detail:
        return [answer("bar-tableau", seat=name, sushi=len(own.sushi), bones=len(own.bones))]
    if not are_open(state):
        return [answer("bar-tableau-closed", seat=name, sushi=len(own.sushi), bones=len(own.bones))]
    stacks = [
        Phrase(f"bar-stack-{row}", {"worths": worths_series(state.worths(own.of(row)))}) for row in Row if own.of(row)
    ]
    if not stacks:
        return [answer("bar-tableau-empty", seat=name)]
    return [answer("bar-tableau-open", seat=name, stacks=Series(stacks, "pause"))]


def scores(state: State) -> list[Announcement]:
    if state.totals:
        return [answer("final-scores-again", totals=points_by_seat(state, state.totals))]
    if not are_open(state):
        return [answer("bar-scores-at-the-end")]
    return [answer("bar-scores-as-it-lies", scores=points_by_seat(state, tuple(line.total for line in score(state))))]


def why(state: State) -> list[Announcement]:
    """One answer a player, each line with its rule; only where the stacks may be read."""
    if not are_open(state):
        return [answer("bar-scores-at-the-end")]
    return [why_seat(state, seat) for seat in range(1, state.setup.players + 1)]


def why_seat(state: State, seat: int) -> Announcement:
    own, line = state.stacks[seat - 1], score(state)[seat - 1]
    counting = own.sushi[: len(own.bones)]
    reasons = []
    if counting:
        reasons.append(Phrase("bar-why-sushi", {"count": len(counting), "points": line.sushi}))
    if dropped := len(own.sushi) - len(counting):
        reasons.append(Phrase("bar-why-dropped", {"count": dropped}))
    if own.bones:
        reasons.append(Phrase("bar-why-bones", {"count": len(own.bones), "points": line.bones}))
    if not reasons:
        return answer("bar-why-nothing", seat=seat_name(state, seat))
    return answer("bar-why", seat=seat_name(state, seat), points=line.total, reasons=Series(reasons, "pause"))


def count(state: State) -> list[Announcement]:
    """What lies in the rows, and how high the stacks should be; after the end, what goes into the box."""
    if state.phase is Phase.GAME_OVER:
        return [answer("bar-into-the-box", count=len(state.setup.worths))]
    none = "empty" if state.is_laid else "not-laid"
    rows = [
        answer(f"bar-row-{row}", worths=worths_series(state.worths(state.row(row))))
        if state.row(row)
        else answer(f"bar-row-{none}-{row}")
        for row in Row
    ]
    heights = [
        Phrase("bar-heights", {"seat": seat_name(state, seat), "sushi": len(own.sushi), "bones": len(own.bones)})
        for seat, own in enumerate(state.stacks, 1)
    ]
    return [*rows, answer("bar-stacks", heights=Series(heights, "pause"))]


def changes(then: State, now: State) -> list[Announcement]:
    """Who has taken how much since a listener last asked; which tiles only with open stacks."""
    common = next(
        (place for place, pair in enumerate(zip(then.log, now.log, strict=False)) if pair[0] != pair[1]),
        min(len(then.log), len(now.log)),
    )
    undone = len(then.log) - common
    said = [answer("bar-changes-taken-back", count=undone)] if undone else []
    if new := now.log[common:]:
        said.append(answer("bar-changes", taken=Series(list(taken(now, new)), "pause")))
    return said or [answer("changes-none")]


def taken(state: State, lines: Sequence[Taken]) -> Iterator[Phrase]:
    for line in lines:
        if are_open(state):
            tile = tile_phrase(state, line.card, "the")
        else:
            tile = Phrase(f"bar-a-{state.setup.row(line.card)}")
        args: dict[str, Argument] = {"seat": seat_name(state, line.seat), "tile": tile}
        if line.victim:
            yield Phrase("bar-change-stolen", {**args, "victim": seat_name(state, line.victim)})
        else:
            yield Phrase("bar-change-taken", args)
