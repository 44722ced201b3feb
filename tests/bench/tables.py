"""How many tables `sushi-says score` answers in a second, in one run that starts the program too."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter

from assistant.runtime.library import Library

TABLES = 20_000
COMMAND = Path(sys.executable).with_name("sushi-says")
HANDS = {2: 10, 3: 9, 4: 8, 5: 7}


def score_tables_per_s() -> float:
    """Score 20,000 whole tables of two to five players, half of them final; tables a second."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.jsonl"
        path.write_text("".join(random_tables(Random(1))), encoding="utf-8")
        start = perf_counter()
        answers = subprocess.run([COMMAND, "score", path], stdout=subprocess.PIPE, check=True).stdout
        passed = perf_counter() - start
    if answers.count(b"\n") != TABLES:
        raise RuntimeError("not every table was answered")
    return TABLES / passed


def random_tables(chance: Random) -> list[str]:
    deck = Library().deck("sushi-go")
    cards = [deck.kind_of(number) for number in range(deck.size)]
    return [random_table(cards, chance) for _ in range(TABLES)]


def random_table(cards: list[str], chance: Random) -> str:
    players = chance.choice(list(HANDS))
    dealt = chance.sample(cards, players * HANDS[players])
    tableaus = [dealt[seat::players] for seat in range(players)]
    return json.dumps({"game": "sushi-go", "final": chance.random() < 0.5, "tableaus": tableaus}) + "\n"
