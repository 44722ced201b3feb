"""The pages of a live table, from the table's side: where there are none, they say so and stand in nobody's way."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.readers.scan import PageNews, Scan
from assistant.runtime.pages import OPENING_KEYS
from assistant.table.outcome import Outcome
from tests.unit.live_table import live_table


@pytest.mark.parametrize("key", OPENING_KEYS)
def test_who_asks_for_a_page_where_there_are_none_is_told(key: str, tmp_path: Path) -> None:
    live = live_table(tmp_path)
    live.tune(key, "main")
    assert [line.announcement.id for line in live.said] == ["pages-off"]


def test_an_evening_without_pages_opens_none_and_takes_all_inputs(tmp_path: Path) -> None:
    pages = live_table(tmp_path).pages
    pages.open(tmp_path, goes_on=False)
    assert not pages.are_open
    assert pages.is_welcome(Scan("main", "SGBBBBGS"))
    assert pages.hear(PageNews("page-1", 1, is_new=True)) == pages.greeting() == Outcome()
    pages.close()
