"""`sushi-says score`: tables in, scores out, line by line."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TextIO

from assistant.games.game import BadTable, Game
from assistant.runtime.library import Library


def score(lines: Iterable[str], place: str, out: TextIO, errors: TextIO) -> int:
    """Answer each line of JSON at once. Returns 2 at the first bad line, told on `errors`; the answers before it stand."""
    games: dict[str, Game] = {}
    number = 0
    try:
        for number, line in enumerate(lines, 1):
            if line.strip():
                print(answer(line, games), file=out, flush=True)
    except (BadTable, UnicodeDecodeError) as error:
        number += isinstance(error, UnicodeDecodeError)
        print(f"{place}, line {number}: {error}.", file=errors)
        return 2
    return 0


def answer(line: str, games: dict[str, Game]) -> str:
    """One table's scores and breakdown as a line of JSON. Raises BadTable with the offending value."""
    try:
        table = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadTable(f"not JSON: {line.strip()[:80]!r}") from error
    if not isinstance(table, dict):
        raise BadTable(f"not a table: {line.strip()[:80]!r}")
    name = table.get("game")
    if not isinstance(name, str) or name not in Library().games():
        raise BadTable(f"unknown game {name!r}")
    if name not in games:
        games[name] = Library().game(name)
    scores, breakdown = games[name].score(table)
    return json.dumps({"scores": scores, "breakdown": breakdown})
