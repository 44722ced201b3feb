"""The driver and our firmware's protocol on a pseudo-terminal: the device's side is Python here, the ELF elsewhere."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from assistant.readers.scan import Found, Input, Left, Lost, ReaderTrouble, TagRead
from assistant.readers.serial_reader import SerialReader
from assistant.readers.url import SerialUrl
from tests.hardware.pty_reader import PtyReader
from tests.unit.sushi_device import SushiDevice

FOUND, LEFT = Found("main"), Left("main")


class Board:
    """A device behind a port; it answers when the test lets it."""

    def __init__(self, folder: Path) -> None:
        self.port = PtyReader(folder, "board")
        self.device = SushiDevice()
        self.inputs: queue.Queue[Input] = queue.Queue()
        self.reader = SerialReader("main", SerialUrl(str(self.port.path), format="sushi-reader"), self.inputs.put)

    def say(self, *lines: bytes) -> None:
        self.port.write(b"".join(lines))

    def answer(self, command: bytes) -> None:
        """Wait until this is asked, and answer all that is."""
        asked = b""
        while command not in asked or not asked.endswith(b"\n"):
            asked += self.port.wait_for_word()
        self.say(*self.device.answer(asked))

    def next(self) -> Input:
        return self.inputs.get(timeout=10)


@pytest.fixture
def board(tmp_path: Path) -> Iterator[Board]:
    board = Board(tmp_path)
    board.reader.start()
    board.port.wait_for_listener()
    yield board
    board.reader.close()
    board.port.close()


def test_cards_come_and_go_through_a_replug_and_a_lost_line(board: Board) -> None:
    board.say(*board.device.start())
    assert board.next() == FOUND
    board.say(board.device.come("04A1B2C3", "SGBBBBGS"))
    assert board.next() == TagRead("main", "04A1B2C3", "SGBBBBGS")

    board.device.go("04A1B2C3")  # this line is lost
    board.say(board.device.come("0BADCAFE"))
    board.answer(b"?STATE,2*")
    assert [board.next(), board.next()] == [LEFT, TagRead("main", "0BADCAFE")]

    board.port.replug()
    assert isinstance(board.next(), Lost)
    board.port.wait_for_listener()
    board.say(*board.device.start())  # it was without power
    assert board.next() == FOUND
    board.device.go("0BADCAFE")
    board.say(board.device.beat())
    board.answer(b"?STATE,")
    assert board.next() == LEFT


def test_nothing_is_written_to_a_port_that_says_nothing_of_ours(board: Board) -> None:
    board.say(b"SGBBBBGS\r\n$HELLO,world\r\n")
    board.port.drain()
    assert board.port.received() == b""
    board.say(board.device.beat())
    board.answer(b"?HELLO*49D6\n?STATE,")
    assert board.next() == FOUND


def test_a_board_that_falls_silent_is_lost_and_found_when_it_speaks_again(board: Board) -> None:
    board.say(*board.device.start())
    assert board.next() == FOUND
    lost = board.next()
    assert isinstance(lost, Lost)
    assert lost.is_silent
    board.port.wait_for_listener()
    board.say(board.device.beat())
    board.answer(b"?HELLO*49D6\n?STATE,")
    assert board.next() == FOUND


def test_a_board_of_a_newer_protocol_fails_its_trial(tmp_path: Path) -> None:
    device = SushiDevice(protocol=2)
    with PtyReader(tmp_path, "board") as port:
        reader = SerialReader("main", SerialUrl(str(port.path), format="sushi-reader"), print)

        def greet() -> None:
            port.wait_for_listener()
            port.write(device.beat())
            assert port.wait_for_word().startswith(b"?HELLO*49D6\n")
            port.write(device.line("HELLO,SGR,2,2.0,1,92"))

        with ThreadPoolExecutor() as board:
            greeting = board.submit(greet)
            reason = reader.check()
            greeting.result()
    assert reason is not None
    assert reason.trouble is ReaderTrouble.NEWER_PROTOCOL
