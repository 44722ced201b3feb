"""What a player may do, and what it causes. Source: the French account of the game, "Le tour de jeu"."""

from __future__ import annotations

from typing import assert_never

from assistant.games.game import IllegalMove
from assistant.games.sushibar.choices import choices, has_action
from assistant.games.sushibar.evolution import evolve
from assistant.games.sushibar.laying import decide_row, decide_rows, decide_tile
from assistant.games.sushibar.naming import faces_series, seat_name
from assistant.games.sushibar.refusals import refuse
from assistant.games.sushibar.scoring import Breakdown, score_stacks
from assistant.games.sushibar.state import (
    Command,
    CopiesSwapped,
    DiceKept,
    DicePutAside,
    DiceRolled,
    DiePicked,
    Event,
    GameEnded,
    KeepDice,
    LayRow,
    LayRows,
    LayTile,
    MenuOpened,
    OpenMenu,
    Phase,
    PickDie,
    RollDice,
    RollRest,
    State,
    StealTile,
    TakeTile,
    TileStolen,
    TileTaken,
    TurnPassed,
)
from assistant.games.sushibar.tiles import FACES, ROWS, TAKES_ANY, TAKES_TOP, Row


def decide(state: State, command: Command) -> tuple[Event, ...]:
    """Turn a command into the events that it causes, a forced take or an ended game included.

    Raises IllegalMove with the contract's reason, of several the first that holds; then nothing has happened.
    """
    if state.totals:
        raise IllegalMove("game-over", "refused-game-over")
    match command:
        case RollDice(faces):
            return decide_roll(state, faces)
        case TakeTile(row, card):
            return decide_take(state, ROWS[row], card)
        case KeepDice(faces):
            return decide_keep(state, faces)
        case RollRest(kept, faces):
            require_choice(state, KeepDice(kept))
            aside = DicePutAside(kept)
            return (aside, *decide_roll(evolve(state, aside), faces))
        case StealTile():
            return decide_steal(state, command)
        case LayTile(card, assumed):
            return decide_tile(state, card, assumed=assumed)
        case LayRow(row, worths):
            return (decide_row(state, ROWS[row], worths),)
        case LayRows(sushi, bones):
            return decide_rows(state, sushi, bones)
        case OpenMenu(menu, victim):
            require_choice(state, command)
            return (MenuOpened(menu, victim),)
        case PickDie(face):
            require_choice(state, command)
            return (DiePicked(face),)
        case _:  # pragma: no cover
            assert_never(command)


# Dice


def decide_roll(state: State, faces: tuple[str, ...]) -> tuple[Event, ...]:
    """The dice fell so; after the last roll a tile is taken by itself if nothing else can be done."""
    check_roll(state)
    if len(faces) != state.to_roll or not set(faces) <= set(FACES):
        raise refuse("dice-count", count=state.to_roll)
    rolled = DiceRolled(faces)
    after = evolve(state, rolled)
    if not after.is_last_roll or has_action(after):
        return (rolled,)
    taken = TileTaken(after.player, forced_tile(after), is_forced=True)
    return (rolled, taken, decide_end(after, taken))


def check_roll(state: State) -> None:
    """Refuse a roll where none is due."""
    if state.phase is Phase.LAYING:
        raise refuse("no-row")
    if state.rolled:
        raise refuse("not-now", "last" if state.is_last_roll else "roll")


def ready_to_roll(state: State) -> State:
    """The table as the key that rolls finds it: dice picked in the menu are kept. Refuse where no roll is due."""
    if state.picked:
        return evolve(state, DicePutAside(state.picked))
    check_roll(state)
    return state


def forced_tile(state: State) -> int:
    """The most negative bone of the row; with none left, the smallest sushi; of equals the leftmost (ruling)."""
    return min(state.bones or state.sushi, key=lambda card: state.setup.worths[card])


def require_dice(state: State) -> None:
    if not state.rolled:
        raise refuse("no-roll") if state.is_laid else refuse("no-roll", "row")


def decide_keep(state: State, faces: tuple[str, ...]) -> tuple[Event, ...]:
    check_keep(state, faces)
    return (DiceKept(faces),)


def check_keep(state: State, faces: tuple[str, ...]) -> None:
    """Refuse dice that cannot be kept: at least one of those just rolled, and at least one is left to roll."""
    require_dice(state)
    if state.is_last_roll:
        raise refuse("last-roll")
    if any(faces.count(face) > state.rolled.count(face) for face in faces):
        raise refuse("not-rolled", dice=faces_series(state.rolled))
    if not 0 < len(faces) < len(state.rolled):
        raise refuse("keep-count", "all" if faces else "")


# Actions


def decide_take(state: State, row: Row, card: int) -> tuple[Event, ...]:
    """n dice take the n-th tile of the row, counted from the left."""
    require_dice(state)
    count = state.count(row.face)
    if not count:
        raise refuse("no-dice", row)
    if count > len(state.row(row)):
        raise refuse("no-such-tile", f"row-{row}", place=count, left=len(state.row(row)))
    lying = state.row(row)[count - 1]
    before = swapped(state, lying, card)
    taken = TileTaken(state.player, lying if card < 0 else card, is_forced=False)
    return (*before, taken, decide_end(state, *before, taken))


def swapped(state: State, lying: int, card: int) -> tuple[CopiesSwapped, ...]:
    """The very tile was read, and another copy had been guessed to lie there."""
    if card in (-1, lying):
        return ()
    if not state.is_copy(lying, card):
        raise refuse("not-now", "choice")
    return (CopiesSwapped(lying, card),)


def decide_steal(state: State, command: StealTile) -> tuple[Event, ...]:
    """Three of a colour take the top tile of another player's stack, four or five any tile of it."""
    require_dice(state)
    row, seat = ROWS[command.row], command.seat
    count = state.count(row.chopsticks)
    if count < TAKES_TOP:
        raise refuse("too-few-chopsticks", row, count=count)
    if not 1 <= seat <= state.setup.players:
        raise IllegalMove("no-such-seat", "refused-no-such-seat", {"seat": seat})
    if seat == state.player:
        raise refuse("own-stack")
    if count < TAKES_ANY and (command.place != 1 or command.is_from_bottom):
        raise refuse("only-top")
    stack = state.stack(seat, row)
    if not 1 <= command.place <= len(stack):
        name = seat_name(state, seat)
        if not stack:
            raise refuse("no-such-tile", f"empty-{row}", seat=name)
        raise refuse("no-such-tile", f"stack-{row}", seat=name, left=len(stack))
    place = len(stack) + 1 - command.place if command.is_from_bottom else command.place
    lying = stack[-place]
    before = swapped(state, lying, command.card)
    stolen = TileStolen(state.player, seat, lying if command.card < 0 else command.card, place)
    return (*before, stolen, pass_on(state))  # the rows, whose last tile ends the game, stay as they are


# Menus


def require_choice(state: State, command: Command) -> None:
    """Refuse a step within the numbered choices that is not open."""
    require_dice(state)
    if command not in choices(state):
        raise refuse("not-now", "choice")


# What follows


def decide_end(state: State, *taking: Event) -> TurnPassed | GameEnded:
    """What follows when a row's tile is taken: the next player's turn, or the end if it was the last of both rows."""
    if len(state.sushi) + len(state.bones) > 1:
        return pass_on(state)
    for event in taking:
        state = evolve(state, event)
    totals = tuple(line.total for line in score(state))
    return GameEnded(totals, find_winners(totals))


def pass_on(state: State) -> TurnPassed:
    return TurnPassed(state.player % state.setup.players + 1)


def find_winners(totals: tuple[int, ...]) -> tuple[int, ...]:
    """The highest sum; a tie is shared (ruling)."""
    return tuple(seat for seat, total in enumerate(totals, 1) if total == max(totals))


def score(state: State) -> list[Breakdown]:
    """What each player's stacks are worth as they stand."""
    return [score_stacks(state.worths(own.sushi), state.worths(own.bones)) for own in state.stacks]
