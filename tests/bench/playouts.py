"""How many random full games of two players go through the rules in a second, choosing the cards included."""

from __future__ import annotations

from random import Random
from time import perf_counter

from assistant.games.game import Seating
from assistant.games.sushigo.cards import ROUNDS
from assistant.games.sushigo.game import SushiGo
from assistant.games.sushigo.state import DeclareSushiGo, RevealCard, State
from assistant.runtime.library import Library

PLAYERS = 2
HAND = 10


def playouts_per_s(least_s: float = 2.0) -> float:
    """Play games for at least that many seconds; games a second."""
    deck = Library().deck("sushi-go")
    game = SushiGo([deck.kind_of(number) for number in range(deck.size)])
    chopsticks = set(deck.numbers_of("chopsticks"))
    chance = Random(1)
    games, start = 0, perf_counter()
    while (passed := perf_counter() - start) < least_s:
        play_out(game, chopsticks, chance)
        games += 1
    return games / passed


def play_out(game: SushiGo, chopsticks: set[int], chance: Random) -> State:
    """One game of two players who choose at random, and who use chopsticks whenever they may."""
    state = game.begin(Seating(("Ana", "Bruno")))
    pack = chance.sample(range(len(game.kinds)), ROUNDS * PLAYERS * HAND)
    while pack:
        hands = [[pack.pop() for _ in range(HAND)] for _ in range(PLAYERS)]
        lying: list[list[int]] = [[] for _ in range(PLAYERS)]  # chopsticks, by seat
        for size in range(HAND, 0, -1):
            for seat, (hand, own) in enumerate(zip(hands, lying, strict=True), 1):
                used = own.pop(0) if own and size > 1 else None
                if used is not None:
                    state = carried_out(game, state, DeclareSushiGo(seat, used))
                    state = carried_out(game, state, chosen(seat, hand, own, chopsticks))
                state = carried_out(game, state, chosen(seat, hand, own, chopsticks))
                if used is not None:
                    hand.insert(chance.randint(0, len(hand)), used)
            hands.reverse()
    return state


def chosen(seat: int, hand: list[int], own: list[int], chopsticks: set[int]) -> RevealCard:
    card = hand.pop()  # any is as good as another: hands lie in random order
    if card in chopsticks:
        own.append(card)
    return RevealCard(seat, card)


def carried_out(game: SushiGo, state: State, command: RevealCard | DeclareSushiGo) -> State:
    for event in game.decide(state, command):
        state = game.evolve(state, event)
    return state
