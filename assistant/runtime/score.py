"""`sushi-says score`: tables in, scores out, line by line."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import NoReturn, TextIO

from assistant.games.game import BadTable, Game
from assistant.runtime.library import Library

LONGEST_REASON = 300  # characters


def score(lines: Iterable[bytes], place: str, out: TextIO, errors: TextIO) -> int:
    """Answer each line of JSON at once. Returns 2 at the first bad line, told on `errors`; earlier answers stand."""
    games: dict[str, Game] = {}
    for number, line in enumerate(lines, 1):
        try:
            if line.strip():
                print(answer(line, games), file=out, flush=True)
        except BadTable as error:
            print(f"{place}, line {number}: {shortened(str(error))}.", file=errors)
            return 2
        except BrokenPipeError:
            raise
        except OSError as error:
            print(f"{place}, line {number}: the answer cannot be written: {error.strerror}.", file=errors)
            return 2
    return 0


def answer(line: bytes, games: dict[str, Game]) -> str:
    """One table's scores and breakdown as a line of JSON. Raises BadTable with the offending value."""
    try:
        text = line.decode("utf-8-sig")  # some editors begin a file with a byte order mark
        table = json.loads(text, parse_constant=no_json)
    except (ValueError, RecursionError) as error:
        raise BadTable(f"not JSON: {shown(line)}") from error
    if not isinstance(table, dict):
        raise BadTable(f"not a table: {shown(line)}")
    name = table.get("game")
    if not isinstance(name, str) or name not in Library().games():
        raise BadTable(f"unknown game {name!r}")
    if name not in games:
        games[name] = Library().game(name)
    scores, breakdown = games[name].score(table)
    return json.dumps({"scores": scores, "breakdown": breakdown})


def no_json(constant: str) -> NoReturn:
    """Refuse NaN and the infinities, which Python would read though JSON has none."""
    raise ValueError(constant)


def shortened(reason: str) -> str:
    """The sentence without most of a value that nobody would listen to the end of."""
    return reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]}…"


def shown(line: bytes) -> str:
    """The start of a bad line, for its sentence."""
    return repr(line.strip()[:80].decode(errors="replace"))
