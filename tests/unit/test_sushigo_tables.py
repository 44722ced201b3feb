"""Whole tables against an oracle: `tests/data/sushi-go-tables.jsonl`, where each line names its source."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from assistant.games.sushigo.cards import Kind
from assistant.games.sushigo.scoring import score_puddings, score_round
from assistant.runtime.score import score

DATA = Path(__file__).parents[1] / "data" / "sushi-go-tables.jsonl"
TABLES: list[dict[str, Any]] = [json.loads(line) for line in DATA.read_text(encoding="utf-8").splitlines()]


def test_the_oracle_is_whole() -> None:
    """Examples of the printed rules among them, tables of every size, open and final."""
    assert len(TABLES) == 404
    assert sum(table["source"] != "independent scorer" for table in TABLES) == 4
    assert {len(table["tableaus"]) for table in TABLES} == {2, 3, 4, 5}
    assert {table["final"] for table in TABLES} == {False, True}


def test_rounds_and_puddings_are_scored_as_the_oracle_says() -> None:
    for table in TABLES:
        tableaus = [[Kind(kind) for kind in cards] for cards in table["tableaus"]]
        scores = [line.total for line in score_round(tableaus)]
        if table["final"]:
            held = [cards.count(Kind.PUDDING) for cards in tableaus]
            points = score_puddings(held, fewest_lose=len(tableaus) > 2)
            scores = [score + extra for score, extra in zip(scores, points, strict=True)]
        assert scores == table["scores"], table


def test_the_command_answers_every_table_in_order() -> None:
    out = io.StringIO()
    assert score([json.dumps(table).encode() for table in TABLES], "tables", out, io.StringIO()) == 0
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [answer["scores"] for answer in answers] == [table["scores"] for table in TABLES]
    for answer in answers:
        assert [sum(lines.values()) for lines in answer["breakdown"]] == answer["scores"]
        assert all(value for lines in answer["breakdown"] for value in lines.values())


@pytest.mark.parametrize(
    ("puddings", "points"),
    [
        ([4, 3, 0, 0], [6, 0, -3, -3]),  # French rules, "Fin de partie": the example
        ([2, 1, 1, 1, 1], [6, -1, -1, -1, -1]),  # ruling: six shared among four is one each
        ([3, 3, 1, 0], [3, 3, 0, -6]),
        ([2, 2, 2], [0, 0, 0]),  # all equal: nobody scores
        ([1, 1, 1, 1, 0], [1, 1, 1, 1, -6]),
        ([1, 1, 0, 0, 0], [3, 3, -2, -2, -2]),
        ([0, 0, 0, 0, 7], [-1, -1, -1, -1, 6]),
    ],
)
def test_puddings_are_shared_without_remainder(puddings: list[int], points: list[int]) -> None:
    assert score_puddings(puddings, fewest_lose=True) == points


def test_two_players_lose_nothing_for_the_fewest_puddings() -> None:
    assert score_puddings([2, 0], fewest_lose=False) == [6, 0]
    assert score_puddings([1, 1], fewest_lose=False) == [0, 0]
