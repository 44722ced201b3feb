"""One keyboard that two listeners hear: each card counts once, and as often as it is scanned."""

from __future__ import annotations

from assistant.readers.paired import Paired
from assistant.readers.scan import Input, Pressed, ReaderTrouble, Scan, Troubled

A, B = "SGBBBBGS", "SGBBGPFV"


class Board:
    def __init__(self) -> None:
        self.inputs: list[Input] = []
        self.now_s = 0.0
        paired = Paired(self.inputs.append, lambda: self.now_s)
        self.typed, self.heard = paired.side(0), paired.side(1)


def test_whoever_hears_it_first_tells_it() -> None:
    board = Board()
    for side in (board.typed, board.heard, board.heard, board.typed):
        side(Scan("main", A))
    assert board.inputs == [Scan("main", A)] * 2


def test_one_may_be_several_cards_behind() -> None:
    board = Board()
    for text in (A, B, A):
        board.heard(Scan("main", text))
    for text in (A, f"]Q1{B.lower()}", A):
        board.typed(Scan("main", text))
    assert board.inputs == [Scan("main", A), Scan("main", B), Scan("main", A)]


def test_without_the_focus_only_one_hears_and_later_both_again() -> None:
    board = Board()
    board.heard(Scan("main", A))
    board.now_s = 6
    board.typed(Scan("main", A))
    board.heard(Scan("main", A))
    assert board.inputs == [Scan("main", A)] * 2


def test_a_fault_of_the_scanner_is_said_once_and_keys_are_let_through() -> None:
    board = Board()
    board.typed(Pressed("main", "undo"))
    board.typed(Pressed("main", "undo"))
    board.typed(Troubled("main", ReaderTrouble.ALT_CODES))
    board.heard(Troubled("main", ReaderTrouble.ALT_CODES))
    assert board.inputs == [Pressed("main", "undo")] * 2 + [Troubled("main", ReaderTrouble.ALT_CODES)]
