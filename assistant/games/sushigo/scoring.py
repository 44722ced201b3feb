"""What tableaus are worth, line by line. Source of every number: French rules, "Décompte" and "Fin de partie"."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple

from assistant.games.game import Value
from assistant.games.sushigo.cards import (
    DUMPLING,
    MAKI_1,
    MAKI_2,
    MAKI_3,
    NIGIRI_WORTH,
    SASHIMI,
    TEMPURA,
    WASABI,
    WASABI_FACTOR,
    Kind,
)

DUMPLING_POINTS = (0, 1, 3, 6, 10, 15)
MOST_MAKI, SECOND_MAKI = 6, 3
MOST_PUDDINGS, FEWEST_PUDDINGS = 6, -6


class Breakdown(Value, frozen=True):
    """One seat's points by the rule that gave them; they sum to `total`."""

    tempura: int = 0
    sashimi: int = 0
    dumpling: int = 0
    nigiri: int = 0
    maki: int = 0
    pudding: int = 0

    @property
    def total(self) -> int:
        return sum(astuple(self))


def score_round(tableaus: Sequence[Sequence[Kind]]) -> list[Breakdown]:
    """Score one round; each tableau holds its kinds in the order in which they were revealed."""
    maki = score_maki([maki_icons(tableau) for tableau in tableaus])
    return [
        Breakdown(
            tempura=tableau.count(TEMPURA) // 2 * 5,
            sashimi=tableau.count(SASHIMI) // 3 * 10,
            dumpling=DUMPLING_POINTS[min(tableau.count(DUMPLING), 5)],
            nigiri=sum([worth for _, worth, _ in nigiri_worths(tableau)]),
            maki=points,
        )
        for tableau, points in zip(tableaus, maki, strict=True)
    ]


def add_up(rounds: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The points of several rounds together, by seat."""
    return tuple(map(sum, zip(*rounds, strict=True)))


def maki_icons(tableau: Sequence[Kind]) -> int:
    return tableau.count(MAKI_1) + 2 * tableau.count(MAKI_2) + 3 * tableau.count(MAKI_3)


def score_maki(icons: Sequence[int]) -> list[int]:
    """Six for the most icons, three for the second most, split without remainder.

    A tie for the most leaves no second place; no icon never scores (ruling, from the later edition's rules).
    """
    ranked = sorted({*icons} - {0}, reverse=True)
    points = dict.fromkeys(icons, 0)
    if ranked:
        winners = icons.count(ranked[0])
        points[ranked[0]] = MOST_MAKI // winners
        if winners == 1 and len(ranked) > 1:
            points[ranked[1]] = SECOND_MAKI // icons.count(ranked[1])
    return [points[count] for count in icons]


def nigiri_worths(tableau: Sequence[Kind]) -> list[tuple[int, int, int | None]]:
    """For each nigiri, in order: its place in the tableau, its worth, and the place of the wasabi that it lies on.

    A nigiri goes on the earliest free wasabi that came before it; one that came first is never upgraded.
    """
    free: list[int] = []
    worths: list[tuple[int, int, int | None]] = []
    for place, kind in enumerate(tableau):
        if kind in NIGIRI_WORTH:
            worth = NIGIRI_WORTH[kind]
            worths.append((place, worth * WASABI_FACTOR, free.pop(0)) if free else (place, worth, None))
        elif kind is WASABI:
            free.append(place)
    return worths


def free_wasabi(tableau: Sequence[Kind]) -> int:
    """How many wasabi still wait for a nigiri."""
    return tableau.count(WASABI) - sum(wasabi is not None for _, _, wasabi in nigiri_worths(tableau))


def score_puddings(puddings: Sequence[int], *, fewest_lose: bool) -> list[int]:
    """Six for the most puddings, minus six for the fewest, split without remainder; nobody scores if all are equal.

    With two players nobody loses, so `fewest_lose` is false there (and with the dummy: ruling).
    """
    most, fewest = max(puddings), min(puddings)
    if most == fewest:
        return [0] * len(puddings)
    gain = MOST_PUDDINGS // puddings.count(most)
    loss = -(-FEWEST_PUDDINGS // puddings.count(fewest)) if fewest_lose else 0
    return [gain if count == most else loss if count == fewest else 0 for count in puddings]
