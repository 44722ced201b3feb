"""A whole game at a table of three, scan by scan: what a scan costs, and what going on with its journal costs."""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from assistant.deck.codes import CardSet, Code, encode_code
from assistant.games.game import Seating
from assistant.readers.scan import Scan
from assistant.runtime.library import Library
from assistant.table.journal import Journal, load_journal
from assistant.table.outcome import Outcome
from assistant.table.session import MAIN, Table
from assistant.table.timeline import Timeline

NAMES = ("Ana", "Bruno", "Chloé")
CARDS = 81  # three rounds of nine cards for three players
GAMES = 15


def scan_to_event_us() -> float:
    """The median time of one scan of a card, from its text to its events and announcements, over several games."""
    return median(took for _ in range(GAMES) for took, _ in scans(new_table()))


def journal_resume_ms() -> float:
    """The median time in which a finished game is read back from its journal and decided again."""
    library = Library()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        table, journal = new_table(), Journal(path)
        journal.begin(0.0, table.timeline, "en")
        for at, (_, outcome) in enumerate(scans(table)):
            for done in outcome.done:
                journal.act(float(at), done.act, done.changes)
        journal.close()
        return median(timed_load(path, library) for _ in range(GAMES))


def timed_load(path: Path, library: Library) -> float:
    start = perf_counter()
    loaded = load_journal(path, library.game)
    passed = (perf_counter() - start) * 1e3
    if not loaded.game.is_over(loaded.timeline.state):
        raise RuntimeError("the game was not read back to its end")
    return passed


def new_table() -> Table:
    library = Library()
    game = library.game("sushi-go")
    return Table(game, library.deck("sushi-go"), library.controls(), Timeline(game, Seating(NAMES)))


def scans(table: Table) -> list[tuple[float, Outcome]]:
    """Scan a whole game: the microseconds that each scan took, and what came of it."""
    taken = []
    for number in range(CARDS):
        scan = Scan(MAIN, encode_code(Code(CardSet.SUSHI_GO, "B", number)))
        start = perf_counter()
        outcome = table.handle(scan, float(2 * number))
        taken.append(((perf_counter() - start) * 1e6, outcome))
    return taken
