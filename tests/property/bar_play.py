"""Legal games of Sushi Bar in a model of its own: rows, dice and stacks, as at a real table.

It knows nothing of the program: the tiles, the actions and the forced take stand here again, from the rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from hypothesis import strategies as st

SUSHI = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
BONES = [-1] * 5 + [-2] * 4 + [-3] * 2 + [-4]
SIDES = ("sushi", "sushi", "bones", "bones", "blue", "red")
COLOUR = {"sushi": "blue", "bones": "red"}

Line = str  # an instruction of a script


@dataclass
class Bar:
    """A table with its worths: `rows` left to right, `stacks` by seat, bottom to top."""

    players: int
    chance: Random
    rows: dict[str, list[int]] = field(default_factory=dict)
    stacks: list[dict[str, list[int]]] = field(default_factory=list)
    script: list[Line] = field(default_factory=list)

    def __post_init__(self) -> None:
        for name, tiles in (("sushi", SUSHI), ("bones", BONES)):
            self.rows[name] = self.chance.sample(tiles, len(tiles))
            self.script.append(f"row {name} {' '.join(map(str, self.rows[name]))}")
        self.stacks = [{"sushi": [], "bones": []} for _ in range(self.players)]

    def play(self) -> None:
        """A whole game by players who choose at random, thieves by preference: else hardly anybody would steal."""
        seat = 0
        while self.rows["sushi"] or self.rows["bones"]:
            self.turn(seat)
            seat = (seat + 1) % self.players

    def turn(self, seat: int) -> None:
        kept: list[str] = []
        for number in (1, 2, 3):
            rolled = [self.chance.choice(SIDES) for _ in range(5 - len(kept))]
            self.script.append(f"roll {' '.join(rolled)}")
            is_last = number == 3 or len(rolled) == 1
            actions = self.actions(seat, kept + rolled)
            if is_last and not actions:
                row = "bones" if self.rows["bones"] else "sushi"
                self.take(seat, row, self.rows[row].index(min(self.rows[row])))
                return
            if actions and (is_last or self.chance.random() < 0.3):
                self.act(seat, self.chance.choice(actions))
                return
            held = self.chance.sample(rolled, self.chance.randint(1, len(rolled) - 1))
            if self.chance.random() < 0.5:
                colour = max(("blue", "red"), key=(kept + rolled).count)
                held = [face for face in rolled if face == colour][: len(rolled) - 1] or held
            self.script.append(f"keep {' '.join(held)}")
            kept += held

    def actions(self, seat: int, dice: list[str]) -> list[tuple[str, ...]]:
        found: list[tuple[str, ...]] = []
        for row in ("sushi", "bones"):
            if 1 <= dice.count(row) <= len(self.rows[row]):
                found.append(("take", row, str(dice.count(row))))
            chopsticks = dice.count(COLOUR[row])
            for victim in range(self.players):
                height = len(self.stacks[victim][row])
                if victim != seat and height and chopsticks >= 3:
                    found.append(("steal", row, str(victim), "top", "1"))
                    if chopsticks > 3:
                        for way in ("from-top", "from-bottom"):
                            found += [("steal", row, str(victim), way, str(place)) for place in range(1, height + 1)]
        return found

    def act(self, seat: int, action: tuple[str, ...]) -> None:
        if action[0] == "take":
            _, row, count = action
            self.script.append(f"take {row}")
            self.take(seat, row, int(count) - 1)
            return
        _, row, victim, way, place = action
        self.script.append(f"steal {row} {int(victim) + 1} {way}" + ("" if way == "top" else f" {place}"))
        stack = self.stacks[int(victim)][row]
        tile = stack.pop(int(place) - 1 if way == "from-bottom" else len(stack) - int(place))
        self.stacks[seat][row].append(tile)

    def take(self, seat: int, row: str, place: int) -> None:
        self.stacks[seat][row].append(self.rows[row].pop(place))

    @property
    def totals(self) -> list[int]:
        return [slow_score(own["sushi"], own["bones"]) for own in self.stacks]


def slow_score(sushi: list[int], bones: list[int]) -> int:
    """Tile by tile, from the bottom: a sushi counts while there is a bone beside it."""
    total, beside = 0, list(bones)
    for worth in sushi:
        if beside:
            beside.pop()
            total += worth
    for worth in bones:
        total += worth
    return total


def bars(players: st.SearchStrategy[int] | None = None) -> st.SearchStrategy[Bar]:
    """Whole games of two to five players."""

    def played(count: int, seed: int) -> Bar:
        bar = Bar(count, Random(seed))
        bar.play()
        return bar

    return st.builds(played, players or st.integers(2, 5), st.integers(0, 2**32))
