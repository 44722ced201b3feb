"""Whole tables to score, as `sushi-says score` takes them: the contract's format, checked to the last tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec.structs import asdict

from assistant.games.game import BadTable
from assistant.games.sushibar.scoring import score_stacks
from assistant.games.sushibar.tiles import PLAYERS, Row, row_of

STACKS = {row.value for row in Row}


def score_table(table: Mapping[str, object], counts: Mapping[int, int]) -> tuple[list[int], list[dict[str, int]]]:
    """Scores and breakdowns by seat; a stack that gives nothing is absent. Raises BadTable with the offending value.

    `counts` is how many tiles of each worth the deck holds. One player's stacks alone can be scored, too.
    """
    told = table.get("stacks")
    if not isinstance(told, list):
        raise BadTable(f"stacks is a list of players' stacks, not {told!r}")
    if not 1 <= len(told) <= PLAYERS[-1]:
        raise BadTable(f"{len(told)} players' stacks, but Sushi Bar is for two to five players")
    stacks = [parse_stacks(stack) for stack in told]
    used = Counter(worth for stack in stacks for tiles in stack.values() for worth in tiles)
    for worth, count in used.items():
        if count > counts.get(worth, 0):
            raise BadTable(f"{count} tiles of {worth}, but the deck holds {counts.get(worth, 0)}")
    lines = [score_stacks(stack[Row.SUSHI], stack[Row.BONES]) for stack in stacks]
    breakdown = [{name: points for name, points in asdict(line).items() if points} for line in lines]
    return [line.total for line in lines], breakdown


def parse_stacks(told: object) -> dict[Row, list[int]]:
    if not isinstance(told, dict) or told.keys() != STACKS:
        raise BadTable(f"a player's stacks are sushi and bones, not {told!r}")
    return {row: parse_tiles(row, told[row.value]) for row in Row}


def parse_tiles(row: Row, told: object) -> list[int]:
    if not isinstance(told, list):
        raise BadTable(f"{row.value} is a list of worths, not {told!r}")
    for worth in told:
        if type(worth) is not int or worth == 0 or row_of(worth) is not row:
            raise BadTable(f"no tile of {row.value}: {worth!r}")
    return told
