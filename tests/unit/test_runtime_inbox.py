"""The inbox: nothing is dropped, a reader waits where it must, and Ctrl-C breaks nothing off."""

from __future__ import annotations

import signal
import time
from collections.abc import Sequence
from threading import Thread

import pytest

from assistant.readers.scan import Input, Scan
from assistant.runtime.complaint import Complaint
from assistant.runtime.inbox import WAITING, Inbox
from assistant.speech.trouble import Trouble
from assistant.words.announcement import TABLE

SCANS = [Scan("main", str(number)) for number in range(WAITING + 8)]


@pytest.fixture
def inbox() -> Inbox:
    return Inbox()


def deliver(inbox: Inbox, given: Sequence[Input | Complaint]) -> None:
    for what in given:
        inbox.deliver(what)


def take(inbox: Inbox) -> object:
    arrived = inbox.take(time.monotonic() + 5.0)
    assert arrived is not None
    return arrived.what


def test_inputs_come_out_in_order_with_their_times(inbox: Inbox) -> None:
    before = time.monotonic()
    complaint = Complaint(TABLE, Trouble.NO_DEVICE)
    deliver(inbox, [*SCANS[:2], complaint])
    arrived = [inbox.take(None) for _ in range(3)]
    assert [it.what for it in arrived if it] == [*SCANS[:2], complaint]
    times = [it.at for it in arrived if it]
    assert before <= times[0] <= times[1] <= times[2] <= time.monotonic()


def test_a_full_inbox_makes_the_reader_wait_and_drops_nothing(inbox: Inbox) -> None:
    reader = Thread(target=deliver, args=(inbox, SCANS), daemon=True)
    reader.start()
    while not inbox.has_filled_up():
        time.sleep(0)
    assert reader.is_alive()
    assert [take(inbox) for _ in SCANS] == SCANS
    reader.join(5.0)
    assert not reader.is_alive()
    assert inbox.take(0.0) is None


def test_a_backlog_is_told_once_and_the_next_one_again(inbox: Inbox) -> None:
    for _ in range(2):
        deliver(inbox, SCANS[:WAITING])
        assert not inbox.has_filled_up(), "nobody has had to wait"
        reader = Thread(target=deliver, args=(inbox, SCANS[WAITING:]), daemon=True)
        reader.start()
        while not inbox.has_filled_up():
            time.sleep(0)
        for _ in SCANS:
            take(inbox)
            assert not inbox.has_filled_up()
        reader.join(5.0)
        assert inbox.take(0.0) is None


def test_the_clock_may_come_first(inbox: Inbox) -> None:
    assert inbox.take(time.monotonic() - 1.0) is None
    inbox.deliver(SCANS[0])
    assert take(inbox) == SCANS[0]


def test_what_is_left_comes_without_waiting(inbox: Inbox) -> None:
    assert list(inbox.rest()) == []
    deliver(inbox, SCANS[:3])
    assert [arrived.what for arrived in inbox.rest()] == SCANS[:3]


def test_an_interrupt_comes_before_the_next_input_and_loses_none(inbox: Inbox) -> None:
    deliver(inbox, SCANS[:1])
    inbox.interrupt()
    with pytest.raises(KeyboardInterrupt):
        inbox.take(None)
    assert take(inbox) == SCANS[0]


def test_an_interrupt_ends_the_wait(inbox: Inbox) -> None:
    before = signal.signal(signal.SIGALRM, lambda *_: inbox.interrupt())
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.01)
        with pytest.raises(KeyboardInterrupt):
            inbox.take(None)
    finally:
        signal.signal(signal.SIGALRM, before)


def test_a_second_interrupt_is_known_to_those_who_end(inbox: Inbox) -> None:
    inbox.interrupt()
    with pytest.raises(KeyboardInterrupt):
        inbox.take(None)
    assert not inbox.is_interrupted
    inbox.interrupt()
    assert inbox.is_interrupted
