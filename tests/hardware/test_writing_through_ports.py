"""What becomes of a text that is to be written while a reader comes and goes."""

from __future__ import annotations

import queue
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from assistant.readers.scan import Found, Input, Lost, TagRead
from assistant.readers.serial_reader import SerialReader
from assistant.readers.url import SerialUrl
from assistant.readers.writing import Written
from tests.hardware.pn532_port import Pn532Port
from tests.hardware.pty_reader import PtyReader
from tests.unit.ntag import Ntag
from tests.unit.pn532_board import BoardTag

UID = "04A1B2C3D4E5F6"


def test_a_reader_that_only_reads_says_so_at_once(tmp_path: Path) -> None:
    with PtyReader(tmp_path) as port:
        reader = SerialReader("main", SerialUrl(str(port.path), format="rdm6300"), print)
        assert reader.write(UID, "SGBBBBGS") is Written.CANNOT


def test_a_reader_that_is_not_there_writes_nothing(tmp_path: Path) -> None:
    reader = SerialReader("main", SerialUrl(f"{tmp_path}/nothing", format="pn532"), print)
    assert reader.write(UID, "SGBBBBGS") is Written.FAILED


def test_a_reader_that_goes_in_the_middle_writes_the_next_text_when_it_is_back(tmp_path: Path) -> None:
    said: queue.Queue[Input] = queue.Queue()
    tag = Ntag()
    with Pn532Port(tmp_path) as board, ThreadPoolExecutor() as table:
        reader = SerialReader("main", SerialUrl(str(board.port.path), format="pn532"), said.put)
        reader.start()
        try:
            board.lay(BoardTag(bytes.fromhex(UID), ntag=tag))
            assert said.get(timeout=20) == Found("main")
            assert said.get(timeout=20) == TagRead("main", UID)
            board.board.is_dead = True
            writing = table.submit(reader.write, UID, "SGBBBBGS")
            assert isinstance(said.get(timeout=20), Lost)
            assert writing.result(timeout=20) is Written.FAILED
            assert tag.written == []
            board.board.is_dead = False
            assert said.get(timeout=20) == Found("main")
            assert reader.write(UID, "SGBBBBGS") is Written.DONE
            assert tag.text == "SGBBBBGS"
        finally:
            reader.close()
