"""`make bench`: measure this machine; the last line is one JSON object.

- `playouts_per_s`: random full games of two through `decide` and `evolve`, choosing the cards included.
- `bar_playouts_per_s`: random full games of Sushi Bar for two, the dice and choices included.
- `score_tables_per_s`: whole tables that one run of `sushi-says score` answers in a second, 20,000 of them, with the
  start of the program.
- `scan_to_event_us`: microseconds from a scanned text to its events and announcements, at a table of three.
- `journal_resume_ms`: milliseconds to read a finished game of three back from its journal.
- `start_to_prompt_ms`: milliseconds from the start of `sushi-says play` to the end of its first line on a terminal.
- `rss_mb`: megabytes (10⁶ bytes) of memory resident then, of the processes together.

Each is a median of several measurements, except the run of 20,000 tables.
"""

from __future__ import annotations

import json
from statistics import median

from tests.bench.bar_playouts import bar_playouts_per_s
from tests.bench.playouts import playouts_per_s
from tests.bench.start import median_start
from tests.bench.table import journal_resume_ms, scan_to_event_us
from tests.bench.tables import score_tables_per_s


def main() -> None:
    start = median_start()
    figures = {
        "playouts_per_s": median(playouts_per_s(0.5) for _ in range(7)),
        "bar_playouts_per_s": median(bar_playouts_per_s(0.5) for _ in range(7)),
        "score_tables_per_s": score_tables_per_s(),
        "scan_to_event_us": scan_to_event_us(),
        "journal_resume_ms": journal_resume_ms(),
        "start_to_prompt_ms": start.prompt_ms,
        "rss_mb": start.rss_mb,
    }
    print(json.dumps({name: round(value, 1) for name, value in figures.items()}))


main()
