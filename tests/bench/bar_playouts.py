"""How many random full games of Sushi Bar for two go through the rules in a second, the dice and choices included."""

from __future__ import annotations

from random import Random
from time import perf_counter

from assistant.games.game import Seating
from assistant.games.sushibar.choices import choices, victims
from assistant.games.sushibar.game import SushiBar
from assistant.games.sushibar.state import Command, KeepDice, LayRows, Menu, OpenMenu, RollDice, State, StealTile
from assistant.games.sushibar.tiles import DIE, Row
from assistant.runtime.library import Library


def bar_playouts_per_s(least_s: float = 2.0) -> float:
    """Play games for at least that many seconds; games a second."""
    deck = Library().deck("sushi-bar")
    game = SushiBar([deck.kind_of(number) for number in range(deck.size)])
    chance = Random(1)
    games, start = 0, perf_counter()
    while (passed := perf_counter() - start) < least_s:
        play_out(game, chance)
        games += 1
    return games / passed


def play_out(game: SushiBar, chance: Random) -> State:
    """One game of two players who choose at random: an action, or some dice to keep and to roll the rest."""
    state = game.begin(Seating(("Ana", "Bruno")))
    tiles = sorted(game.worths, reverse=True)
    state = carried_out(
        game, state, LayRows(tuple(chance.sample(tiles[:12], 12)), tuple(chance.sample(tiles[12:], 12)))
    )
    while not state.totals:
        if state.rolled:
            state = carried_out(game, state, chosen(state, chance))
        else:
            faces = [DIE[int(chance.random() * len(DIE))] for _ in range(state.to_roll)]
            state = carried_out(game, state, RollDice(tuple(faces)))
    return state


def chosen(state: State, chance: Random) -> Command:
    open_ones = choices(state)
    command = open_ones[int(chance.random() * len(open_ones))]
    if not isinstance(command, OpenMenu):
        return command
    if command.victim or command.menu != Menu.KEEP.value:
        row = Row.SUSHI if command.menu in (Menu.STEAL_SUSHI.value, Menu.PLACE_SUSHI.value) else Row.BONES
        victim = command.victim or victims(state, row)[0]
        return StealTile(row.value, victim, 1)
    return KeepDice(state.rolled[: 1 + int(chance.random() * (len(state.rolled) - 1))])


def carried_out(game: SushiBar, state: State, command: Command) -> State:
    for event in game.decide(state, command):
        state = game.evolve(state, event)
    return state
