"""The serial reader on real pseudo-terminals and sockets: every framing, unplugging, back-pressure, closing."""

from __future__ import annotations

import errno
import queue
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from assistant.deck.codes import CardSet, Code, encode_code
from assistant.readers.decoders.text import STALLED_S
from assistant.readers.ports import SerialPort, Whereabouts
from assistant.readers.scan import Found, Input, Left, Lost, ReaderTrouble, Scan, TagRead, Troubled
from assistant.readers.serial_port import trouble_of
from assistant.readers.serial_reader import SerialReader
from assistant.readers.url import SerialUrl, SocketUrl, parse_reader_url
from tests.hardware.pty_reader import PtyReader
from tests.unit.pn532_board import BoardTag, Pn532Board, text_memory

CODES = [encode_code(Code(CardSet.SUSHI_GO, "B", number)) for number in range(108)]


class Table:
    """Where inputs arrive; a full one lets the reader wait."""

    def __init__(self, size: int = 0) -> None:
        self.inputs: queue.Queue[Input] = queue.Queue(size)

    def next(self) -> Input:
        return self.inputs.get(timeout=5)

    def scans(self, count: int) -> list[str]:
        inputs = [self.next() for _ in range(count)]
        return [said.text for said in inputs if isinstance(said, Scan)]

    def is_silent(self) -> bool:
        return self.inputs.empty()


@contextmanager
def listening(url: str, deliver: Callable[[Input], None]) -> Iterator[SerialReader]:
    parsed = parse_reader_url(url)
    assert isinstance(parsed, SerialUrl | SocketUrl)
    reader = SerialReader("main", parsed, deliver)
    reader.start()
    try:
        yield reader
    finally:
        reader.close()


@pytest.fixture
def scanner(tmp_path: Path) -> Iterator[PtyReader]:
    with PtyReader(tmp_path) as scanner:
        yield scanner


@pytest.mark.parametrize("suffix", [b"\r", b"\n", b"\r\n", b"\t"])
def test_a_whole_deck_with_every_suffix(scanner: PtyReader, suffix: bytes) -> None:
    table = Table()
    scanner.suffix = suffix
    with listening(scanner.url, table.inputs.put):
        assert table.next() == Found("main")
        scanner.scan(*CODES)
        assert table.scans(108) == CODES
    assert table.is_silent()


def test_a_scanner_without_suffix(scanner: PtyReader) -> None:
    table = Table()
    scanner.suffix = b""
    with listening(scanner.url, table.inputs.put):
        assert table.next() == Found("main")
        for code in CODES[:3]:
            scanner.scan(code)
            started_s = time.monotonic()
            assert table.next() == Scan("main", code)
            assert 0.05 < time.monotonic() - started_s < 1


def test_bytes_split_anywhere(scanner: PtyReader) -> None:
    table = Table()
    with listening(scanner.url, table.inputs.put):
        assert table.next() == Found("main")
        for size in range(1, 9):
            scanner.write(CODES[0].encode() + b"\r\n", chunk_sizes=[size])
            assert table.next() == Scan("main", CODES[0])
        scanner.write(b"\r\n".join(code.encode() for code in CODES) + b"\r\n", chunk_sizes=[1, 7, 3] * 30)
        assert table.scans(108) == CODES
    assert table.is_silent()


def test_junk_between_is_left_to_the_table_or_left_out(scanner: PtyReader) -> None:
    table = Table()
    with listening(scanner.url, table.inputs.put):
        assert table.next() == Found("main")
        scanner.write(b"\x00\xff\r]Q1" + CODES[0].encode() + b"\xff\r\n" + bytes(range(128, 256)) + b"\rhello\r")
        assert table.scans(2) == ["]Q1" + CODES[0] + "ÿ", "hello"]
    assert table.is_silent()


def test_unplug_and_replug(scanner: PtyReader) -> None:
    table = Table()
    with listening(scanner.url, table.inputs.put):
        assert table.next() == Found("main")
        for code in CODES[:3]:
            scanner.scan(code)
            assert table.next() == Scan("main", code)
            scanner.unplug()
            lost = table.next()
            assert isinstance(lost, Lost)
            assert lost.reason
            with pytest.raises(queue.Empty):
                table.inputs.get(timeout=0.3)  # it is said once, however often the driver looks
            scanner.plug()
            assert table.next() == Found("main")
        scanner.scan(CODES[3])
        assert table.next() == Scan("main", CODES[3])
    assert table.is_silent()


def test_a_code_cut_by_the_cable_does_not_grow_into_the_next(scanner: PtyReader) -> None:
    table = Table()
    with listening(scanner.url, table.inputs.put):
        assert table.next() == Found("main")
        # A pseudo-terminal may hold bytes back, and drop them at the unplug: what came with a whole code has arrived.
        scanner.write(f"{CODES[1]}\r{CODES[0][:4]}".encode())
        assert table.next() == Scan("main", CODES[1])
        scanner.drain()
        scanner.replug()
        assert table.next() == Scan("main", CODES[0][:4])
        assert isinstance(table.next(), Lost)
        assert table.next() == Found("main")
        scanner.write(CODES[0][4:].encode() + b"\r")
        assert table.next() == Scan("main", CODES[0][4:])


def test_a_reader_that_comes_later(tmp_path: Path) -> None:
    table = Table()
    with listening(f"serial://{tmp_path}/scanner", table.inputs.put):
        assert isinstance(table.next(), Lost)
        with PtyReader(tmp_path) as scanner:
            assert table.next() == Found("main")
            scanner.scan(CODES[0])
            assert table.next() == Scan("main", CODES[0])


def test_a_device_that_is_no_serial_port_is_lost(tmp_path: Path) -> None:
    table = Table()
    (tmp_path / "file").write_bytes(b"SGBBBBGS\r")
    with listening(f"serial://{tmp_path}/file", table.inputs.put):
        assert isinstance(table.next(), Lost)


def test_a_full_table_lets_the_reader_wait_and_loses_nothing(scanner: PtyReader) -> None:
    table = Table(size=1)
    with listening(scanner.url, table.inputs.put):
        assert table.next() == Found("main")
        scanner.scan(*CODES)
        wait_until(table.inputs.full)
        assert table.scans(108) == CODES
    assert table.is_silent()


def test_waiting_for_a_full_table_is_no_silence(scanner: PtyReader) -> None:
    has_room = threading.Event()
    table = Table()

    def deliver(said: Input) -> None:
        table.inputs.put(said)
        if isinstance(said, Scan):
            has_room.wait(5)

    with listening(scanner.url, deliver):
        assert table.next() == Found("main")
        scanner.write(f"{CODES[0]}\r{CODES[1][:4]}".encode())
        assert table.next() == Scan("main", CODES[0])
        time.sleep(STALLED_S + 0.1)
        scanner.write(CODES[1][4:].encode() + b"\r")
        has_room.set()
        assert table.next() == Scan("main", CODES[1])


def test_closing_is_prompt(scanner: PtyReader) -> None:
    table = Table()
    with listening(scanner.url, table.inputs.put) as reader:
        assert table.next() == Found("main")
        started_s = time.monotonic()
        reader.close()
        assert time.monotonic() - started_s < 0.5
        assert not reader._thread.is_alive()
        scanner.scan(CODES[0])
    assert table.is_silent()


def test_closing_while_the_reader_is_away_is_prompt(tmp_path: Path) -> None:
    table = Table()
    with listening(f"serial://{tmp_path}/scanner", table.inputs.put) as reader:
        assert isinstance(table.next(), Lost)
        started_s = time.monotonic()
        reader.close()
        assert time.monotonic() - started_s < 0.5
        assert not reader._thread.is_alive()


def test_closing_before_the_start_is_harmless(scanner: PtyReader) -> None:
    SerialReader("main", SerialUrl(str(scanner.path)), Table().inputs.put).close()


def test_check_tells_whether_the_port_answers(scanner: PtyReader) -> None:
    reader = SerialReader("main", SerialUrl(str(scanner.path)), Table().inputs.put)
    assert reader.check() is None
    scanner.unplug()
    reason = reader.check()
    assert reason is not None
    assert str(scanner.path) in reason.reason


def test_nothing_is_ever_written_to_the_port(scanner: PtyReader) -> None:
    table = Table()
    with listening(scanner.url, table.inputs.put):
        assert table.next() == Found("main")
        scanner.scan(*CODES[:5])
        assert table.scans(5) == CODES[:5]
        assert scanner.received() == b""


def test_a_socket_that_goes_and_comes() -> None:
    table = Table()
    server = socket.create_server(("127.0.0.1", 0))
    with server, listening(f"socket://127.0.0.1:{server.getsockname()[1]}", table.inputs.put):
        for code in CODES[:2]:
            connection, _ = server.accept()
            with connection:
                assert table.next() == Found("main")
                connection.sendall(code[:3].encode())
                connection.sendall(code[3:].encode() + b"\r")
                assert table.next() == Scan("main", code)
            assert isinstance(table.next(), Lost)
    assert table.is_silent()


def test_a_socket_that_nobody_serves() -> None:
    table = Table()
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    with listening(f"socket://127.0.0.1:{port}", table.inputs.put):
        assert isinstance(table.next(), Lost)
        with pytest.raises(queue.Empty):
            table.inputs.get(timeout=0.3)


class Plugs:
    """The ports that the system lists: devices that tests move from one path to another."""

    def __init__(self, *ports: SerialPort) -> None:
        self.ports = ports

    def __call__(self) -> tuple[SerialPort, ...]:
        return self.ports


def listed(scanner: PtyReader, **known: str) -> SerialPort:
    return SerialPort(str(scanner.path), 0x1A86, 0x7523, **known)


@pytest.mark.parametrize("known", [{"serial": "A1"}, {"location": "1-2"}])
@pytest.mark.parametrize("is_in_address", [True, False])
def test_a_reader_is_found_again_where_it_is_now(tmp_path: Path, known: dict[str, str], is_in_address: bool) -> None:
    """Two readers come back in the other order: each path is the other one's now."""
    other = {key: value + "0" for key, value in known.items()}
    table = Table()
    with PtyReader(tmp_path, "one") as one, PtyReader(tmp_path, "two") as two:
        plugs = Plugs(listed(one, **known), listed(two, **other))
        url = SerialUrl(str(one.path), **(known if is_in_address else {}))  # type: ignore[arg-type]
        reader = SerialReader("main", url, table.inputs.put, plugs)
        reader.start()
        try:
            assert table.next() == Found("main")
            plugs.ports = (listed(two, **known), listed(one, **other))
            one.replug()
            assert isinstance(table.next(), Lost)
            assert table.next() == Found("main")
            two.wait_for_listener()
            one.scan(CODES[0])
            two.scan(CODES[1])
            assert table.next() == Scan("main", CODES[1])
            plugs.ports = ()
            two.replug()
            assert isinstance(table.next(), Lost)
            with pytest.raises(queue.Empty):
                table.inputs.get(timeout=0.5)  # a path without its device is not opened
        finally:
            reader.close()


def test_devices_with_the_same_number_are_told_apart_by_their_socket() -> None:
    ports = [SerialPort(f"/dev/ttyUSB{place}", 0x10C4, 0xEA60, "0001", f"1-{place}") for place in range(3)]
    where = Whereabouts(SerialUrl("/dev/ttyUSB1"), lambda: ports)
    where.note_opened("/dev/ttyUSB1")
    ports.reverse()
    assert where.device() == "/dev/ttyUSB1"


def test_a_reader_without_a_number_may_change_its_socket_if_no_socket_was_written_down() -> None:
    ports = [SerialPort("/dev/ttyUSB0", 0x1A86, 0x7523, "", "1-2")]
    known, written = SerialUrl("/dev/ttyUSB0"), SerialUrl("/dev/ttyUSB0", location="1-2")
    wheres = [Whereabouts(url, lambda: ports) for url in (known, written)]
    for where in wheres:
        where.note_opened("/dev/ttyUSB0")
    ports[0] = SerialPort("/dev/ttyUSB0", 0x1A86, 0x7523, "", "1-4")
    assert wheres[0].device() == "/dev/ttyUSB0"
    with pytest.raises(FileNotFoundError):
        wheres[1].device()


def test_another_kind_of_device_in_the_same_socket_is_not_opened() -> None:
    ports = [SerialPort("/dev/ttyUSB0", 0x1A86, 0x7523, "", "1-2")]
    where = Whereabouts(SerialUrl("/dev/ttyUSB0"), lambda: ports)
    where.note_opened("/dev/ttyUSB0")
    ports[0] = SerialPort("/dev/ttyUSB0", 0x0403, 0x6001, "", "1-2")
    with pytest.raises(FileNotFoundError):
        where.device()


def test_a_port_that_another_program_has_is_told_so_and_taken_when_it_is_free(scanner: PtyReader) -> None:
    first, second = Table(), Table()
    with listening(scanner.url, first.inputs.put):
        assert first.next() == Found("main")
        with listening(scanner.url, second.inputs.put) as waiting:
            assert second.next() == Troubled("main", ReaderTrouble.BUSY)
            assert second.is_silent()
            reason = waiting.check()
            assert reason is not None
            assert reason.trouble is ReaderTrouble.BUSY
    with listening(scanner.url, second.inputs.put):
        assert second.next() == Found("main")


def test_a_port_that_this_user_may_not_open_is_told_so() -> None:
    assert trouble_of(PermissionError(errno.EACCES, "no")) is ReaderTrouble.NOT_ALLOWED
    assert trouble_of(FileNotFoundError(errno.ENOENT, "no")) is None


def test_a_tag_left_lying_is_read_once_and_told_as_left(scanner: PtyReader) -> None:
    table, frame = Table(), b"\x02100086F44426\x03"
    with listening(f"{scanner.url}?format=rdm6300", table.inputs.put):
        assert table.next() == Found("main")
        for _ in range(2):
            for _ in range(10):
                scanner.write(frame)
                time.sleep(0.05)
            assert table.next() == TagRead("main", "0086F444")
            assert table.next() == Left("main")
    assert table.is_silent()


def test_a_board_that_must_answer_is_asked_whether_it_does(scanner: PtyReader) -> None:
    reader = SerialReader("main", SerialUrl(str(scanner.path), format="pn532"), Table().inputs.put)
    reason = reader.check()
    assert reason is not None
    assert reason.trouble is ReaderTrouble.SILENT
    board = Pn532Board()
    scanner.received()

    def answer() -> None:
        scanner.wait_for_listener()
        scanner.write(board.answer(scanner.wait_for_word()))

    answering = threading.Thread(target=answer)
    answering.start()
    assert reader.check() is None
    answering.join()


def test_a_board_is_polled_and_its_tags_come_and_go(scanner: PtyReader) -> None:
    table, board = Table(), Pn532Board()
    with listening(f"{scanner.url}?format=pn532", table.inputs.put):

        def serve_until(is_so: Callable[[], bool]) -> None:
            while not is_so():
                scanner.write(board.answer(scanner.wait_for_word()))

        serve_until(lambda: board.polls > 1)
        assert table.next() == Found("main")
        board.tags = [BoardTag(bytes.fromhex("04A1B2C3D4E5F6"), 0x00, text_memory(CODES[0]))]
        serve_until(lambda: table.inputs.qsize() > 0)
        assert table.next() == TagRead("main", "04A1B2C3D4E5F6", CODES[0])
        board.tags = []
        serve_until(lambda: table.inputs.qsize() > 0)
        assert table.next() == Left("main")


def wait_until(is_so: Callable[[], bool]) -> None:
    end_s = time.monotonic() + 5
    while not is_so():
        assert time.monotonic() < end_s
        time.sleep(0.002)
