"""Play a script that stands in a test through `sushi-says replay`, and tell what came out of it."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

from assistant.deck.codes import CardSet, Code, encode_code
from assistant.deck.deck import load_controls
from assistant.runtime.replay import replay

TWO = "game sushi-go\nplayers Ana, Bruno\n"
THREE = "game sushi-go\nplayers Ana, Bruno, Chloé\n"
FIVE = "game sushi-go\nplayers Ana, Bruno, Chloé, Davi, Élisa\n"
DUMMY = TWO + "rule dummy on\n"
SEALED = THREE + "rule reveal sealed\n"

# Every kind, as many as the deck holds of it; those that change what may happen come last.
PLAIN = {"tempura": 14, "sashimi": 14, "dumpling": 14, "maki-2": 12, "maki-3": 8, "salmon-nigiri": 10, "maki-1": 6}
PLAIN |= {"pudding": 10, "egg-nigiri": 5, "squid-nigiri": 5, "wasabi": 6, "chopsticks": 4}


@dataclass(frozen=True, slots=True)
class Played:
    """What one run printed: the exit code, the JSON Lines and the standard error."""

    code: int
    facts: list[dict[str, Any]]
    error: str

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [fact for fact in self.facts if fact["type"] == kind]

    def events(self) -> list[str]:
        return [fact["name"] for fact in self.of("event")]

    def said(self, audience: str = "table") -> list[str]:
        return [fact["text"] for fact in self.of("say") if fact["audience"] == audience]

    def refusals(self) -> list[str]:
        return [fact["reason"] for fact in self.of("refused")]


def play_file(path: Path, lang: str | None = None) -> Played:
    out, errors = StringIO(), StringIO()
    code = replay(path, as_json=True, lang=lang, out=out, errors=errors)
    return Played(code, [json.loads(line) for line in out.getvalue().splitlines()], errors.getvalue())


def play(script: str | bytes, lang: str | None = None) -> Played:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.table"
        path.write_bytes(script if isinstance(script, bytes) else script.encode())
        return play_file(path, lang)


def holds(script: str) -> Played:
    """Play a script whose expectations must all hold."""
    played = play(script)
    assert (played.code, played.error) == (0, ""), played.error
    return played


def code(number: int, copy: str = "B", card_set: CardSet = CardSet.SUSHI_GO) -> str:
    return encode_code(Code(card_set, copy, number))


def badge(seat: int) -> str:
    return code(seat - 1, card_set=CardSet.CONTROLS)


def control(command: str) -> str:
    return code(load_controls().number_of(command), card_set=CardSet.CONTROLS)


class Stock:
    """Plain cards for the turns that a test only passes through, without those that it plays itself."""

    def __init__(self, **without: int) -> None:
        self._kinds = self._deal({kind: count - without.get(kind, 0) for kind, count in PLAIN.items()})

    @staticmethod
    def _deal(counts: dict[str, int]) -> Iterator[str]:
        for kind, count in counts.items():
            yield from [kind] * count

    def cards(self, count: int, reader: str = "main") -> str:
        return "".join(f"card {reader} {next(self._kinds)}\n" for _ in range(count))

    def turns(self, players: int, count: int) -> str:
        return self.cards(players * count)
