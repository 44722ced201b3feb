"""`make bench`: measure this machine; the last line is one JSON object.

- `playouts_per_s`: random full games of two through `decide` and `evolve`, choosing the cards included.
- `bar_playouts_per_s`: random full games of Sushi Bar for two, the dice and choices included.
- `score_tables_per_s`: whole tables that one run of `sushi-says score` answers in a second, 20,000 of them, with the
  start of the program.
- `scan_to_event_us`: microseconds from a scanned text to its events and announcements, at a table of three.
- `journal_resume_ms`: milliseconds to read a finished game of three back from its journal.
- `start_to_prompt_ms`: milliseconds from the start of `sushi-says play` to the end of its first line on a terminal.
- `rss_mb`: megabytes (10⁶ bytes) of memory resident then, of the processes together.
- `scan_to_sound_ms`, `scan_to_word_ms`: milliseconds from the last byte of a scan, written to a pseudo-terminal, to the
  first sample of the answering sound, and of the first word behind that sound, on the recorded null sink; the journal
  is synced before the word. Of a hundred scans; `…_p99_ms` is the second slowest.
- `tag_to_event_ms`: milliseconds from a tag laid on our own card reader, whose program runs in a simulated Nano with a
  clock as fast as ours, to its event in the journal on the disk. Of a hundred tags, laid at any moment.
- `event_to_page_ms`: from a press on one seat's page to its line on each of forty open pages, the record synced before
  it. Of all reveals of a game of three on all pages; it is the 99th percentile.
- `stop_to_silence_ms`: from the last byte of the scanned card "stop", in the middle of a word, to the last sample.
- `loop_lag_p99_ms`: how much later than asked the thread that owns the game wakes up while its program speaks.
- `pyttsx3_…`, `speechd_…`: from a text given to a plain pyttsx3 script, and to speech-dispatcher, to its first sample,
  and from the order to stop to the last one, in the same run. `…_by_…`: ours divided by theirs; below 1 we are sooner.

Each is a median of several measurements, except the run of 20,000 tables.
"""

from __future__ import annotations

import json
from statistics import median

from tests.bench import sound
from tests.bench.bar_playouts import bar_playouts_per_s
from tests.bench.page import event_to_page
from tests.bench.playouts import playouts_per_s
from tests.bench.start import median_start
from tests.bench.table import journal_resume_ms, scan_to_event_us
from tests.bench.tables import score_tables_per_s
from tests.bench.tags import tag_to_event


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
    tag = tag_to_event()
    figures |= {"tag_to_event_ms": tag.median_ms, "tag_to_event_p99_ms": tag.p99_ms}
    page = event_to_page()
    figures |= {"event_to_page_ms": page.p99_ms, "event_to_page_median_ms": page.median_ms}
    figures |= sound.figures()
    print(json.dumps({name: round(float(value), 2) for name, value in figures.items()}))


main()
