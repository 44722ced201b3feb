"""Any tableaus that the deck allows: the fast scorer and the slow one agree, and every breakdown sums to its score."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from assistant.games.sushigo.game import SushiGo
from tests.property.play import COUNTS, KINDS
from tests.property.slow_scorer import count_puddings, count_round

GAME = SushiGo(KINDS)
# Shuffled cards cut into two to five tableaus of any length.
cuts = st.lists(st.integers(0, 60), min_size=1, max_size=4).map(sorted)
decks = st.permutations(KINDS)


# Few cards of few kinds: there are many ties.
ties = st.lists(st.lists(st.sampled_from(("maki-1", "maki-2", "pudding")), max_size=2), min_size=2, max_size=5)


@given(decks, cuts, st.booleans())
def test_the_two_scorers_agree(deck: list[str], at: list[int], is_final: bool) -> None:
    bounds = [0, *at, 60]
    assert_scorers_agree([list(deck[start:end]) for start, end in pairwise(bounds)], is_final=is_final)


@given(
    ties.filter(lambda tableaus: sum(cards.count("maki-1") for cards in tableaus) <= COUNTS["maki-1"]), st.booleans()
)
def test_the_two_scorers_agree_about_ties(tableaus: list[list[str]], is_final: bool) -> None:
    assert_scorers_agree(tableaus, is_final=is_final)


def assert_scorers_agree(tableaus: list[list[str]], *, is_final: bool) -> None:
    expected = count_round(tableaus)
    if is_final:
        held = [cards.count("pudding") for cards in tableaus]
        points = count_puddings(held, only_gains=len(tableaus) == 2)
        expected = [score + extra for score, extra in zip(expected, points, strict=True)]
    scores, breakdown = GAME.score({"final": is_final, "tableaus": tableaus})
    assert scores == expected
    assert [sum(lines.values()) for lines in breakdown] == scores
    assert all(value for lines in breakdown for value in lines.values())


@given(decks, st.integers(2, 5))
def test_the_end_takes_no_more_than_it_gives(deck: list[str], players: int) -> None:
    tableaus = [list(deck[seat::players]) for seat in range(players)]
    _, breakdown = GAME.score({"final": True, "tableaus": tableaus})
    gained = sum(max(lines.get("pudding", 0), 0) for lines in breakdown)
    lost = sum(min(lines.get("pudding", 0), 0) for lines in breakdown)
    assert gained <= 6
    assert -6 <= lost <= 0
    assert sum(lines.get("maki", 0) for lines in breakdown) <= 9
