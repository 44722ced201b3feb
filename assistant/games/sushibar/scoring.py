"""What stacks are worth. Source of the rule: the French account of the game, "Comptage des points"."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.games.game import Value


class Breakdown(Value, frozen=True):
    """One player's points by the stack that gave them; they sum to `total`."""

    sushi: int = 0
    bones: int = 0

    @property
    def total(self) -> int:
        return self.sushi + self.bones


def score_stacks(sushi: Sequence[int], bones: Sequence[int]) -> Breakdown:
    """Score one player's stacks, worths bottom to top: sushi above the height of the bones are discarded."""
    return Breakdown(sum(sushi[: len(bones)]), sum(bones))
