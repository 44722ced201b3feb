"""What a page missed: no line lost or twice, and one recap instead of a backlog."""

from __future__ import annotations

from assistant.screen.feed import KEPT, Absence, Feed


def fill(feed: Feed, count: int, turn: int = 0) -> None:
    for number in range(count):
        feed.add(f"line {number}", "en", "event", turn)


def test_a_page_gets_what_came_after_the_line_that_it_has() -> None:
    feed = Feed()
    fill(feed, 5)
    assert [line.number for line in feed.after(3)] == [4, 5]
    assert [line.number for line in feed.after(5)] == []
    assert [line.number for line in feed.history()] == [1, 2, 3, 4, 5]


def test_numbers_go_on_where_a_record_ended() -> None:
    feed = Feed()
    fill(feed, 3)
    again = Feed(feed.history())
    fill(again, 1)
    assert [line.number for line in again.history()] == [1, 2, 3, 4]


def test_of_very_many_lines_the_last_ones_are_kept() -> None:
    feed = Feed()
    fill(feed, KEPT + 7)
    assert (len(feed.history()), feed.history()[0].number, feed.last) == (KEPT, 8, KEPT + 7)


def test_what_is_fleeting_is_heard_and_stands_in_no_history() -> None:
    feed = Feed()
    feed.add("three dice", "en", "answer", 0, is_fleeting=True)
    fill(feed, 1)
    assert [line.text for line in feed.after(0)] == ["three dice", "line 0"]
    assert [line.text for line in feed.history()] == ["line 0"]


def test_an_absence_counts_lines_and_turns() -> None:
    feed = Feed()
    fill(feed, 2, turn=4)
    assert feed.absence(2, 4) == Absence(0, 0)
    fill(feed, 1, turn=5)
    fill(feed, 1, turn=7)
    assert feed.absence(2, 7) == Absence(2, 3)
    assert feed.absence(3, 7) == Absence(1, 2)


def test_whoever_saw_nothing_that_is_still_kept_missed_what_there_is() -> None:
    feed = Feed()
    for turn in range(KEPT + 10):
        fill(feed, 1, turn)
    assert feed.absence(1, KEPT + 10) == Absence(KEPT, KEPT)
    assert Feed().absence(9, 3) == Absence(0, 0)
