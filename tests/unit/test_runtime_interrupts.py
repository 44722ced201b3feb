"""Interrupts that come straight, handed on by a parent, or both: each counts once."""

from __future__ import annotations

import pytest

from assistant.runtime.interrupts import HANDED_ON, PAIRED_S, Interrupts

STRAIGHT = 2  # SIGINT


class Came:
    """What came, on a clock that the test moves; `acted` counts."""

    def __init__(self) -> None:
        self.at_s = 100.0
        self.acted = 0
        self.interrupts = Interrupts(self.act, lambda: self.at_s)

    def act(self) -> None:
        self.acted += 1

    def take(self, *numbers: int) -> int:
        for number in numbers:
            self.interrupts.take(number)
        return self.acted


@pytest.mark.parametrize(
    ("numbers", "acts"),
    [
        ([STRAIGHT], 1),
        ([HANDED_ON], 1),
        ([STRAIGHT, HANDED_ON], 1),
        ([HANDED_ON, STRAIGHT], 1),
        ([STRAIGHT, STRAIGHT], 2),
        ([HANDED_ON, HANDED_ON], 2),
        ([STRAIGHT, HANDED_ON, STRAIGHT, HANDED_ON], 2),
        ([STRAIGHT, HANDED_ON, HANDED_ON, STRAIGHT], 2),
        ([STRAIGHT, STRAIGHT, HANDED_ON, HANDED_ON], 2),
        ([HANDED_ON, STRAIGHT, HANDED_ON], 2),  # a process of the two, then the group
    ],
)
def test_what_comes_both_ways_counts_once(numbers: list[int], acts: int) -> None:
    assert Came().take(*numbers) == acts


def test_what_came_long_ago_is_no_twin() -> None:
    came = Came()
    came.take(HANDED_ON)
    came.at_s += PAIRED_S
    assert came.take(STRAIGHT) == 2
    came.at_s += PAIRED_S - 0.1
    assert came.take(HANDED_ON) == 2
