"""What tableaus are worth, rule by rule; each test cites where the rule stands."""

from __future__ import annotations

import pytest

from assistant.games.sushigo.cards import Kind
from assistant.games.sushigo.scoring import Breakdown, free_wasabi, score_maki, score_puddings, score_round


def line(kinds: str) -> Breakdown:
    """The points of one tableau, with an empty one beside it."""
    return score_round([[Kind(kind) for kind in kinds.split()], []])[0]


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 0), (2, 5), (3, 5), (4, 10), (14, 35)])
def test_a_pair_of_tempura_is_five(cards: int, points: int) -> None:
    """French rules, "Décompte", Tam Poura."""
    assert line("tempura " * cards).tempura == points


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (2, 0), (3, 10), (5, 10), (6, 20)])
def test_three_sashimi_are_ten(cards: int, points: int) -> None:
    """French rules, "Décompte", Sashimis."""
    assert line("sashimi " * cards).sashimi == points


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15), (10, 15)])
def test_the_more_dumplings_the_better_up_to_five(cards: int, points: int) -> None:
    """French rules, "Décompte", Raviolis."""
    assert line("dumpling " * cards).dumpling == points


@pytest.mark.parametrize(
    ("kinds", "points"),
    [
        ("egg-nigiri", 1),
        ("salmon-nigiri", 2),
        ("squid-nigiri", 3),
        ("wasabi egg-nigiri", 3),
        ("wasabi salmon-nigiri", 6),
        ("wasabi squid-nigiri", 9),
        ("wasabi", 0),
        ("wasabi tempura squid-nigiri", 9),  # other cards between them do not matter
    ],
)
def test_wasabi_triples_the_next_nigiri(kinds: str, points: int) -> None:
    """French rules, "Décompte", Sushis et wasabi."""
    assert line(kinds).nigiri == points


def test_a_nigiri_that_came_first_is_never_upgraded() -> None:
    """French rules, "Le wasabi": "et que vous avez déjà une carte Wasabi devant vous"."""
    assert line("squid-nigiri wasabi").nigiri == 3
    assert line("squid-nigiri wasabi egg-nigiri").nigiri == 3 + 3


def test_one_nigiri_for_each_wasabi_in_the_order_revealed() -> None:
    """French rules, "Le wasabi", the note: "pas plus d'une carte Sushi"; the first revealed takes it (ruling)."""
    assert line("wasabi egg-nigiri squid-nigiri").nigiri == 3 + 3
    assert line("wasabi wasabi egg-nigiri squid-nigiri").nigiri == 3 + 9
    assert free_wasabi([Kind.WASABI, Kind.WASABI, Kind.EGG_NIGIRI]) == 1


def test_chopsticks_and_puddings_are_worth_nothing_in_a_round() -> None:
    """French rules, "Décompte", Baguettes; "Fin de partie", Dessert."""
    assert line("chopsticks pudding pudding wasabi") == Breakdown()


@pytest.mark.parametrize(
    ("icons", "points"),
    [
        ([5, 3, 3, 2], [6, 1, 1, 0]),  # French rules, "Décompte", Maki: the example
        ([5, 5, 3], [3, 3, 0]),  # tied for most: no second place
        ([4, 4, 4, 4, 4], [1, 1, 1, 1, 1]),
        ([2, 2, 2, 2, 1], [1, 1, 1, 1, 0]),
        ([3, 2, 1], [6, 3, 0]),
        ([9, 1, 1, 1], [6, 1, 1, 1]),
        ([9, 1, 1, 1, 1], [6, 0, 0, 0, 0]),  # three shared among four, rounded down
        ([4, 0], [6, 0]),  # no icon, no points (ruling): only six is given
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_maki(icons: list[int], points: list[int]) -> None:
    assert score_maki(icons) == points


def test_maki_counts_the_icons_not_the_cards() -> None:
    """Rules, the table of the deck: one, two and three icons."""
    tableaus = [[Kind.MAKI_1, Kind.MAKI_1, Kind.MAKI_1], [Kind.MAKI_3, Kind.MAKI_2]]
    assert [line.maki for line in score_round(tableaus)] == [3, 6]


def test_the_lines_sum_to_the_score() -> None:
    told = line("tempura tempura sashimi sashimi sashimi dumpling wasabi salmon-nigiri maki-1")
    assert told == Breakdown(tempura=5, sashimi=10, dumpling=1, nigiri=6, maki=6)
    assert told.total == 28


def test_the_example_of_the_puddings() -> None:
    """French rules, "Fin de partie": Bertrand 4, Paul 3, Manon and Élisa none."""
    assert score_puddings([4, 3, 0, 0], fewest_lose=True) == [6, 0, -3, -3]
