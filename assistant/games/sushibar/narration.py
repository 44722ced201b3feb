"""What the table hears of each event: the fact first, the detail after, each line a message of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from assistant.games.sushibar.choices import choices, tell
from assistant.games.sushibar.naming import (
    faces_series,
    kind_phrase,
    seat_name,
    seat_names,
    tile_phrase,
    worths_series,
)
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
    Menu,
    MenuOpened,
    OpenMenu,
    PickDie,
    RollDice,
    RollRest,
    RowLaid,
    State,
    StealTile,
    TakeTile,
    TileLaid,
    TileStolen,
    TileTaken,
    TurnPassed,
)
from assistant.games.sushibar.tiles import Row
from assistant.words.announcement import TABLE, Announcement, Argument, Phrase, Priority, Series, Sound


def say(message: str, *, sound: Sound | None = None, **args: Argument) -> Announcement:
    """A game event, told to the whole table."""
    return Announcement(message, TABLE, Priority.EVENT, args, sound=sound)


def opening(state: State) -> list[Announcement]:
    """Who plays, by which house rule, and what to do with the tiles."""
    return [
        say("bar-begins", players=seat_names(state, range(1, state.setup.players + 1))),
        say("house-rules", rules=house_rules(state)),
        say("bar-lay-rows"),
    ]


def house_rules(state: State) -> Series:
    return Series([Phrase(f"rule-stacks-{state.setup.seating.rule('stacks')}")], "pause")


def narrate(before: State, event: Event, after: State) -> list[Announcement]:
    """What an event has to say; with closed stacks, which tile was taken is for the players to remember."""
    said = tell_event(before, event, after)
    if after.setup.has_open_stacks or not isinstance(event, DiceRolled | TileTaken | TileStolen):
        return said
    return [replace(line, is_fleeting=True) for line in said]


def tell_event(before: State, event: Event, after: State) -> list[Announcement]:
    match event:
        case RowLaid(row, tiles):
            worths = worths_series(after.worths(tiles))
            return [say(f"bar-row-{row}", sound=Sound.ACCEPTED, worths=worths), *rows_complete(after, Row(row))]
        case TileLaid(card, _):
            return tile_laid(after, card)
        case DiceRolled(faces):
            return rolled(before, faces, after)
        case DiceKept(faces):
            name = seat_name(after, after.player)
            return [say("bar-kept", sound=Sound.ACCEPTED, seat=name, dice=faces_series(faces), count=after.to_roll)]
        case MenuOpened(menu, _):
            return menu_opened(after, Menu(menu))
        case DiePicked():
            return [say("bar-picked", sound=Sound.ACCEPTED, dice=faces_series(after.picked)), *list_choices(after)]
        case TileTaken(seat, card, is_forced):
            message = "bar-taken-forced" if is_forced else "bar-taken"
            return [
                say(message, sound=Sound.ACCEPTED, seat=seat_name(after, seat), tile=tile_phrase(after, card, "the"))
            ]
        case TileStolen():
            return [stolen(after, event)]
        case TurnPassed(player):
            return [say("bar-turn", player=seat_name(after, player))]
        case GameEnded():
            return game_ended(after, event)
        case CopiesSwapped() | DicePutAside():
            return []
        case _:  # pragma: no cover
            assert_never(event)


def tile_laid(after: State, card: int) -> list[Announcement]:
    row = after.setup.row(card)
    place, worth = len(after.row(row)), after.setup.worths[card]
    said = [say(f"bar-tile-laid-{row}", sound=Sound.ACCEPTED, place=place, worth=worth)]
    return said + (rows_complete(after, row) if place == len(after.setup.tiles(row)) else [])


def rows_complete(after: State, row: Row) -> list[Announcement]:
    """A row is complete: the other one is next, or the first player."""
    if after.is_laid:
        return [say("bar-first-turn", player=seat_name(after, after.player))]
    return [say("bar-now-bones" if row is Row.SUSHI else "bar-now-sushi")]


def rolled(before: State, faces: tuple[str, ...], after: State) -> list[Announcement]:
    """The dice, those kept before beside them, and what can be done."""
    name, dice = seat_name(after, after.player), faces_series(faces)
    if before.kept:
        said = [say("bar-rolled-again", sound=Sound.ROLLED, seat=name, dice=dice, kept=faces_series(before.kept))]
    else:
        said = [say("bar-rolled", sound=Sound.ROLLED, seat=name, dice=dice)]
    return said + (list_choices(after) or [say("bar-nothing-possible")])


def list_choices(state: State) -> list[Announcement]:
    """The open choices with their numbers."""
    items = [
        Phrase("bar-choice", {"choice": number, "option": tell(state, choice)})
        for number, choice in enumerate(choices(state), 1)
    ]
    return [say("bar-choices", choices=Series(items, "pause"))] if items else []


def menu_opened(after: State, menu: Menu) -> list[Announcement]:
    """A question of its own, then its choices; of a stack's tiles the question says it all."""
    match menu:
        case Menu.PLACE_SUSHI | Menu.PLACE_BONES:
            row = Row.SUSHI if menu is Menu.PLACE_SUSHI else Row.BONES
            height = len(after.stack(after.victim, row))
            return [say(f"bar-which-{row}", seat=seat_name(after, after.victim), count=height)]
        case Menu.KEEP:
            return [say("bar-which-dice"), *list_choices(after)]
        case _:
            return [say("bar-from-whom"), *list_choices(after)]


def stolen(after: State, event: TileStolen) -> Announcement:
    names = {"seat": seat_name(after, event.seat), "victim": seat_name(after, event.victim)}
    tile = tile_phrase(after, event.card, "the")
    if event.place == 1:
        return say("bar-stolen-top", sound=Sound.ACCEPTED, **names, tile=tile)
    return say("bar-stolen", sound=Sound.ACCEPTED, **names, tile=tile, place=event.place)


def points_by_seat(state: State, points: tuple[int, ...]) -> Series:
    phrases = [
        Phrase("seat-points", {"seat": seat_name(state, seat), "points": own}) for seat, own in enumerate(points, 1)
    ]
    return Series(phrases, "pause")


def game_ended(after: State, event: GameEnded) -> list[Announcement]:
    """The sushi that do not count, the scores, and the tiles back into the box."""
    said = [say("bar-over", sound=Sound.ROUND_OVER)]
    for seat, own in enumerate(after.stacks, 1):
        if dropped := len(own.sushi[len(own.bones) :]):
            said.append(say("bar-dropped", seat=seat_name(after, seat), count=dropped))
    best = max(event.totals)
    winners = seat_names(after, event.winners)
    return [
        *said,
        say("final-scores", totals=points_by_seat(after, event.totals)),
        say("winner", seat=winners.items[0], points=best)
        if len(event.winners) == 1
        else say("winners", seats=winners, points=best),
        say("bar-into-the-box", count=len(after.setup.worths)),
        say("game-over-next"),
    ]


def describe(before: State, command: Command) -> Phrase:
    """What one step was, for undo and redo; a tile that is in a stack is not named again."""
    seat = {"seat": seat_name(before, before.player)}
    match command:
        case LayRow() | LayRows():
            return Phrase("step-bar-row")
        case LayTile(card, _):
            return Phrase("step-bar-tile", {"tile": kind_phrase(before.setup.worths[card])})
        case RollDice() | RollRest():
            return Phrase("step-bar-roll", seat)
        case KeepDice():
            return Phrase("step-bar-keep", seat)
        case OpenMenu() | PickDie():
            return Phrase("step-bar-choice", seat)
        case TakeTile():
            return Phrase("step-bar-take", seat)
        case StealTile():
            return Phrase("step-bar-steal", {**seat, "victim": seat_name(before, command.seat)})
        case _:  # pragma: no cover
            assert_never(command)


def differences(before: State, after: State) -> list[Announcement]:
    """After an undo or a redo: the end that is no end any more or again, and the choices that are open now."""
    if after.totals and not before.totals:
        return [say("final-scores", totals=points_by_seat(after, after.totals))]
    return list_choices(after)
