"""`sushi-says score` for Sushi Bar: the contract's example, and every table that no box could give."""

from __future__ import annotations

import json
from io import StringIO

import pytest

from assistant.runtime.score import score


def scored(*lines: str) -> tuple[int, list[dict[str, object]], str]:
    out, errors = StringIO(), StringIO()
    code = score([line.encode() for line in lines], "tables", out, errors)
    return code, [json.loads(line) for line in out.getvalue().splitlines()], errors.getvalue()


def bar(*stacks: tuple[list[object], list[object]]) -> str:
    return json.dumps({"game": "sushi-bar", "stacks": [{"sushi": sushi, "bones": bones} for sushi, bones in stacks]})


@pytest.mark.parametrize(
    ("stacks", "scores", "breakdown"),
    [
        ([([5, 1, 2, 3], [-2, -1])], [3], [{"sushi": 6, "bones": -3}]),
        ([([6, 6], []), ([], [-4])], [0, -4], [{}, {"bones": -4}]),
        ([([1], [-1, -1, -1])], [-2], [{"sushi": 1, "bones": -3}]),
        ([([1], [-1]), ([2, 3], [-2, -3])], [0, 0], [{"sushi": 1, "bones": -1}, {"sushi": 5, "bones": -5}]),
        ([([], [])] * 5, [0] * 5, [{}] * 5),
    ],
)
def test_stacks_are_scored(
    stacks: list[tuple[list[object], list[object]]], scores: list[int], breakdown: list[dict[str, int]]
) -> None:
    assert scored(bar(*stacks)) == (0, [{"scores": scores, "breakdown": breakdown}], "")


@pytest.mark.parametrize(
    ("line", "value"),
    [
        (bar(), "0 players"),
        (bar(*[([], [])] * 6), "6 players"),
        (bar(([7], [])), "1 tiles of 7"),
        (bar(([1, 1], []), ([1], [])), "3 tiles of 1"),
        (bar(([], [-4, -4])), "2 tiles of -4"),
        (bar(([], [-5])), "1 tiles of -5"),
        (bar(([-1], [])), "-1"),
        (bar(([], [1])), "1"),
        (bar(([0], [])), "0"),
        (bar((["5"], [])), "'5'"),
        (bar(([True], [])), "True"),
        (bar(([5.0], [])), "5.0"),
        (bar(([None], [])), "None"),
        ('{"game": "sushi-bar"}', "None"),
        ('{"game": "sushi-bar", "stacks": 7}', "7"),
        ('{"game": "sushi-bar", "stacks": [7]}', "7"),
        ('{"game": "sushi-bar", "stacks": [{"sushi": []}]}', "'sushi'"),
        ('{"game": "sushi-bar", "stacks": [{"sushi": [], "bones": {}}]}', "{}"),
        ('{"game": "sushi-bar", "stacks": [{"sushi": [], "bones": [], "rice": []}]}', "'rice'"),
        ('{"game": "sushi-bar", "tableaus": [["tempura"]]}', "None"),
    ],
)
def test_a_table_that_no_box_gives_ends_the_run_with_its_line_and_value(line: str, value: str) -> None:
    code, answers, error = scored(bar(([1], [-1])), "", line, bar(([2], [-1])))
    assert code == 2
    assert answers == [{"scores": [0], "breakdown": [{"sushi": 1, "bones": -1}]}]
    assert error.startswith("tables, line 3: ")
    assert value in error
