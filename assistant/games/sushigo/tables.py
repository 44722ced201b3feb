"""Whole tables to score, as `sushi-says score` takes them: the contract's format, checked to the last card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import chain

from msgspec.structs import asdict, replace

from assistant.games.game import BadTable
from assistant.games.sushigo.cards import HAND_SIZE, Kind
from assistant.games.sushigo.scoring import score_puddings, score_round


def score_table(table: Mapping[str, object], counts: Mapping[Kind, int]) -> tuple[list[int], list[dict[str, int]]]:
    """Scores and breakdowns by seat; a line that gives nothing is absent. Raises BadTable with the offending value.

    `counts` is how many cards of each kind the deck holds.
    """
    final = table.get("final", False)
    if not isinstance(final, bool):
        raise BadTable(f"final is true or false, not {final!r}")
    tableaus = parse_tableaus(table.get("tableaus"), counts)
    lines = score_round(tableaus)
    if final:
        held = [tableau.count(Kind.PUDDING) for tableau in tableaus]
        points = score_puddings(held, fewest_lose=len(tableaus) > 2)
        lines = [replace(line, pudding=pudding) for line, pudding in zip(lines, points, strict=True)]
    told = [{name: value for name, value in asdict(line).items() if value} for line in lines]
    return [line.total for line in lines], told


def parse_tableaus(told: object, counts: Mapping[Kind, int]) -> list[list[Kind]]:
    if not isinstance(told, list) or not all(isinstance(tableau, list) for tableau in told):
        raise BadTable(f"tableaus is a list of lists of kinds, not {told!r}")
    if len(told) not in HAND_SIZE:
        raise BadTable(f"{len(told)} tableaus, but Sushi Go! is for two to five players")
    tableaus = [parse_tableau(tableau) for tableau in told]
    used = Counter(chain.from_iterable(tableaus))
    for kind, count in used.items():
        if count > counts[kind]:
            raise BadTable(f"{count} cards of {kind.value!r}, but the deck holds {counts[kind]}")
    return tableaus


_KINDS: Mapping[object, Kind] = {kind.value: kind for kind in Kind}


def parse_tableau(told: list[object]) -> list[Kind]:
    try:
        return [_KINDS[kind] for kind in told]
    except (KeyError, TypeError) as error:
        unknown = next(kind for kind in told if not isinstance(kind, str) or kind not in _KINDS)
        raise BadTable(f"unknown kind {unknown!r}") from error
