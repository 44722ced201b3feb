"""Legal games of Sushi Go! in a model of its own: hands are dealt, chosen from and passed on, as at a real table.

It knows nothing of the program: the deck, the deal and the ways of passing stand here again, from the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

COUNTS = {
    "tempura": 14,
    "sashimi": 14,
    "dumpling": 14,
    "maki-1": 6,
    "maki-2": 12,
    "maki-3": 8,
    "egg-nigiri": 5,
    "salmon-nigiri": 10,
    "squid-nigiri": 5,
    "pudding": 10,
    "wasabi": 6,
    "chopsticks": 4,
}
KINDS = tuple(kind for kind, count in COUNTS.items() for _ in range(count))
DEAL = {2: 10, 3: 9, 4: 8, 5: 7}


class Variant(NamedTuple):
    players: int
    is_dummy: bool = False
    is_both_ways: bool = False
    is_sealed: bool = False
    is_by_key: bool = False  # "Sushi Go!" is a key pressed, which always takes a player's earliest chopsticks

    @property
    def seats(self) -> int:
        return self.players + self.is_dummy

    @property
    def rules(self) -> dict[str, str]:
        reveal, passing = "sealed" if self.is_sealed else "open", "both-ways" if self.is_both_ways else "left"
        return {"reveal": reveal, "pass": passing, "dummy": "on" if self.is_dummy else "off"}


class Reveal(NamedTuple):
    """A player lays a card; before the dummy, if the controller's own reveal is complete."""

    player: int
    card: int
    seat: int


class Declare(NamedTuple):
    """A player calls "Sushi Go!" with chopsticks of an earlier turn."""

    player: int
    chopsticks: int


Action = Reveal | Declare


@dataclass
class Turn:
    """What happened in a turn, in the order in which it came to the table, and how the table stood after it."""

    actions: list[Action]
    tableaus: list[list[int]] = field(default_factory=list)  # by seat, without the chopsticks that went back
    hands: list[list[int]] = field(default_factory=list)  # of the players, already passed on; then the dummy's pile
    returned: int = 0  # chopsticks that went back into the hands


@dataclass
class Round:
    turns: list[Turn]
    pile: list[int]  # cards that are left over

    @property
    def tableaus(self) -> list[list[int]]:
        return self.turns[-1].tableaus


def play_rounds(variant: Variant, chance: Random) -> Iterator[Round]:
    """Three rounds by players who choose at random, and who use chopsticks as often as not."""
    pile = list(range(len(KINDS)))
    chance.shuffle(pile)
    for number in (1, 2, 3):
        hands = [[pile.pop() for _ in range(DEAL[variant.seats])] for _ in range(variant.seats)]
        turns = list(play_turns(variant, number, hands, chance))
        yield Round(turns, list(pile))


def play_turns(variant: Variant, number: int, hands: list[list[int]], chance: Random) -> Iterator[Turn]:
    tableaus: list[list[int]] = [[] for _ in hands]
    for turn in range(1, DEAL[variant.seats] + 1):
        controller = (1 if turn % 2 else 2) if variant.is_dummy else 0
        if controller:
            hands[controller - 1].append(hands[-1].pop())
        plans, returning = [], []
        for player in range(1, variant.players + 1):
            plan, used = choose(player, controller, hands[player - 1], tableaus, variant, chance)
            plans.append(plan)
            returning += [(player, used)] if used is not None else []
        actions = list(mixed(plans, chance))
        for action in actions:
            if isinstance(action, Reveal):
                tableaus[action.seat - 1].append(action.card)
        for player, used in returning:
            tableaus[player - 1].remove(used)
            hands[player - 1].append(used)
        hands = passed(hands, variant, number)
        yield Turn(actions, [list(cards) for cards in tableaus], [list(hand) for hand in hands], len(returning))


def choose(
    player: int, controller: int, hand: list[int], tableaus: list[list[int]], variant: Variant, chance: Random
) -> tuple[list[Action], int | None]:
    """A player's actions of this turn, taken from the hand, and the chopsticks that will go back into it."""
    lying = [card for card in tableaus[player - 1] if KINDS[card] == "chopsticks"]
    dummys = 1 if player == controller else 0
    may_use = lying[:1] if variant.is_by_key else lying
    used = chance.choice(may_use) if lying and len(hand) >= 2 + dummys and chance.random() < 0.5 else None
    seats = [player] * (1 if used is None else 2) + [variant.seats] * dummys
    plan: list[Action] = [Reveal(player, hand.pop(chance.randrange(len(hand))), seat) for seat in seats]
    if used is not None:
        plan.insert(chance.choice((0, 1)), Declare(player, used))
    return plan, used


def mixed(plans: list[list[Action]], chance: Random) -> Iterator[Action]:
    """The players' actions in some order, in which nobody declares when the turn would have closed already."""
    while waiting := [plan for plan in plans if plan]:
        plan = chance.choice(waiting)
        others = [other for other in waiting if other is not plan]
        if all(is_complete_but_declares(other) for other in others):
            if len(plan) > 1 and isinstance(plan[1], Declare):
                plan[0], plan[1] = plan[1], plan[0]
            elif len(plan) == 1 and others:
                plan = chance.choice(others)
        yield plan.pop(0)


def is_complete_but_declares(plan: list[Action]) -> bool:
    """Whether the first card is laid, so that nobody waits for this player, who still wants to lay a second one."""
    return len(plan) == 2 and isinstance(plan[0], Declare)


def passed(hands: list[list[int]], variant: Variant, number: int) -> list[list[int]]:
    """The hands one seat on: to the left, which is the next seat; in round 2 of both ways to the right."""
    players = hands[: variant.players]
    to_right = variant.is_both_ways and number == 2
    players = players[1:] + players[:1] if to_right else players[-1:] + players[:-1]
    return players + hands[variant.players :]


def variants(*, sealed: bool | None = None) -> st.SearchStrategy[Variant]:
    """Every way to sit down: two to five players, the dummy with two, both ways of passing, open and sealed."""
    seats = st.one_of(st.integers(2, 5).map(lambda players: (players, False)), st.just((2, True)))
    is_sealed = st.booleans() if sealed is None else st.just(sealed)
    return st.builds(lambda at, both, hidden: Variant(at[0], at[1], both, hidden), seats, st.booleans(), is_sealed)


chances = st.integers(0, 2**32).map(Random)
