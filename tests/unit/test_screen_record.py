"""What outlives the program: read back as it was, for its owner only, and with a torn end."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from assistant.screen.feed import Feed
from assistant.screen.pages import new_kept
from assistant.screen.record import FILE, Record


@pytest.fixture
def record(tmp_path: Path) -> Record:
    return Record(tmp_path)


def test_links_languages_and_lines_come_back(record: Record) -> None:
    kept = new_kept()
    kept.port, kept.langs, kept.players = 8047, {2: "fr"}, ["Ana", "Bruno"]
    record.begin(kept)
    feed = Feed()
    line = feed.add("a wasabi", "en", "answer", 3, is_private=True)
    record.write({2: [line], 0: []})
    record.close()
    again = record.load()
    assert again is not None
    assert (again.tokens, again.code, again.epoch) == (kept.tokens, kept.code, kept.epoch)
    assert (again.port, again.langs, again.players) == (8047, {2: "fr"}, ["Ana", "Bruno"])
    assert again.feeds[2].history() == [line]


def test_nobody_else_may_read_it(record: Record, tmp_path: Path) -> None:
    (tmp_path / "pages.new").write_text("left over", encoding="utf-8")
    record.begin(new_kept())
    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600
    record.close()


def test_a_torn_end_costs_only_itself(record: Record, tmp_path: Path) -> None:
    record.begin(new_kept())
    feed = Feed()
    record.write({0: [feed.add(text, "en", "event", 0) for text in ("one", "two")]})
    record.close()
    whole = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(whole[:-20])
    again = record.load()
    assert again is not None
    assert [line.text for line in again.feeds[0].history()] == ["one"]


@pytest.mark.parametrize(
    "text", ["", "nonsense\n", "[]\n", "{}\n", '{"v": 2}\n', '{"v": 1, "epoch": "x", "more": 1}\n']
)
def test_what_it_does_not_understand_is_no_past(record: Record, tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    assert record.load() is None


def test_without_a_file_there_is_no_past(record: Record, tmp_path: Path) -> None:
    assert record.load() is None
    (tmp_path / FILE).write_bytes(b"\xff\xfe")
    assert record.load() is None


def test_a_disk_that_takes_nothing_costs_only_the_past(tmp_path: Path) -> None:
    record = Record(tmp_path / "nowhere")
    record.begin(new_kept())
    assert record.is_failing
    record.write({0: [Feed().add("one", "en", "event", 0)]})
    record.close()


def test_links_that_ended_are_not_kept_where_the_new_ones_cannot_be(record: Record, tmp_path: Path) -> None:
    record.begin(new_kept())
    (tmp_path / "pages.new").mkdir()  # where the new file would be written
    record.begin(new_kept())
    assert record.is_failing
    assert record.load() is None
    assert [path.name for path in tmp_path.iterdir()] == ["pages.new"]
    (tmp_path / "pages.new").rmdir()
    kept = new_kept()
    record.begin(kept)
    again = record.load()
    assert again is not None
    assert (again.tokens, record.is_failing) == (kept.tokens, False)
    record.close()


def test_a_full_disk_is_noticed_and_nothing_is_written_behind_a_torn_line(record: Record) -> None:
    record.begin(new_kept())
    record.close()
    record._file = os.fdopen(os.open("/dev/full", os.O_WRONLY), "w")
    record.write({0: [Feed().add("one", "en", "event", 0)]})
    assert record.is_failing
    assert record._file is None


def test_links_have_128_bits_and_the_code_six_digits() -> None:
    kept = new_kept()
    assert len(set(kept.tokens.values())) == len(kept.tokens)
    assert all(len(token) == 22 for token in kept.tokens.values())  # 16 bytes in base64
    assert len(kept.code) == 6
    assert kept.code.isdecimal()
    assert json.dumps(kept.tokens) != json.dumps(new_kept().tokens)
