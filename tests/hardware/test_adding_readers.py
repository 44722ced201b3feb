"""A reader is found among several ports, and written down by what finds it again."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from threading import Thread

import pytest

from assistant.config import Config, ReaderConfig, load
from assistant.readers.decoders.frame import Line
from assistant.readers.port_kinds import PortKind, port_kind
from assistant.readers.ports import SerialPort
from assistant.readers.trial import Recognised
from assistant.readers.trial_ports import try_ports
from assistant.runtime.aloud import Aloud, Settings
from assistant.runtime.readers_add import Adding, address, with_reader
from tests.hardware.pty_reader import PtyReader
from tests.unit.pn532_board import Pn532Board

CH340, FTDI = 0x1A86, 0x0403


@pytest.fixture
def plugs(tmp_path: Path) -> Iterator[list[PtyReader]]:
    with ExitStack() as stack:
        yield [stack.enter_context(PtyReader(tmp_path, name)) for name in ("one", "two")]


class AtTable:
    """The dialogue with two ports, and what is typed."""

    def __init__(self, plugs: list[PtyReader], file: Path, typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.file = file
        settings = Settings(Config(), file, "en")
        ports = (
            SerialPort(str(plugs[0].path), CH340, 0x7523, location="1-2"),
            SerialPort(str(plugs[1].path), FTDI, 0x6001, "A50285BI", "1-3"),
        )
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        self.adding = Adding(Aloud(settings), settings, lambda: ports)

    def add(self) -> tuple[ReaderConfig, ...]:
        self.adding.add()
        return load(self.file, {}).readers


def test_the_one_that_speaks_is_the_one(
    plugs: list[PtyReader], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = AtTable(plugs, tmp_path / "t.toml", "\n\n", monkeypatch)

    def scan() -> None:
        plugs[1].wait_for_listener()
        plugs[1].scan("SGBBBBGS")

    scanning = Thread(target=scan)
    scanning.start()
    readers = table.add()
    scanning.join()
    assert readers == (ReaderConfig(f"serial://{plugs[1].path}?serial=A50285BI"),)
    said = capsys.readouterr().out
    assert f"1: {plugs[0].path}, an adapter with a CH340 chip" in said
    assert f"2: {plugs[1].path}, an adapter by FTDI" in said
    assert [plug.received() for plug in plugs] == [b"", b""], "nobody chose a port: none is spoken to"


def test_a_chosen_port_is_asked_whether_it_is_a_board(
    plugs: list[PtyReader], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = AtTable(plugs, tmp_path / "t.toml", "7\n1\n3\n", monkeypatch)
    board = Pn532Board()

    def answer() -> None:
        plugs[0].wait_for_listener()
        plugs[0].write(board.answer(plugs[0].wait_for_word()))

    answering = Thread(target=answer)
    answering.start()
    readers = table.add()
    answering.join()
    assert readers == (ReaderConfig(f"serial://{plugs[0].path}?format=pn532&location=1-2", "r3", 3),)
    assert plugs[1].received() == b""


def test_without_ports_that_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(Config(), tmp_path / "t.toml", "en")
    Adding(Aloud(settings), settings, tuple).add()
    told = capsys.readouterr().out
    assert "There is no serial port." in told
    assert "try one with “sushi-says readers --watch”" in told  # this program ends here: nothing more can be scanned


def test_a_reader_is_written_by_what_finds_it_again() -> None:
    what = Recognised("rdm6300", 9600)
    assert str(address(SerialPort("/dev/ttyUSB0", CH340, 0x7523, "", "1-1.2"), what)) == (
        "serial:///dev/ttyUSB0?format=rdm6300&location=1-1.2"
    )
    assert str(address(SerialPort("COM3", FTDI, 0x6001, "A5 0", "1-1"), Recognised("text", 115200))) == (
        "serial://COM3?baud=115200&serial=A5%200"
    )


def test_names_are_free_and_the_same_reader_does_not_stand_twice() -> None:
    config, name = with_reader(Config(), "serial:///dev/ttyUSB0?serial=A1", 0)
    assert name == "main"
    config, name = with_reader(config, "serial:///dev/ttyUSB1?serial=A2", 0)
    assert name == "reader-2"
    config, name = with_reader(config, "serial:///dev/ttyUSB7?serial=A1&format=rdm6300", 2)
    assert name == "r2"
    assert [(reader.name, reader.seat) for reader in config.readers] == [("reader-2", 0), ("r2", 2)]
    config, name = with_reader(config, "camera:0", 2)
    assert name == "reader-3"


@pytest.mark.parametrize(
    ("port", "kind"),
    [
        (SerialPort("/dev/ttyUSB0", 0x1A86, 0x7523), PortKind.CH340),
        (SerialPort("/dev/ttyACM0", 0x2341, 0x0043), PortKind.ARDUINO),
        (SerialPort("/dev/ttyACM1", 0x05E0, 0x1701), PortKind.SCANNER),
        (SerialPort("/dev/ttyACM2", 0xFFFF, 1), PortKind.UNKNOWN),
        (SerialPort("/dev/ttyS0"), PortKind.BUILT_IN),
    ],
)
def test_what_is_probably_there(port: SerialPort, kind: PortKind) -> None:
    assert port_kind(port) is kind


def test_a_port_that_is_unplugged_meanwhile_is_left_out(plugs: list[PtyReader]) -> None:
    def unplug() -> None:
        for plug in plugs:
            plug.wait_for_listener()
        plugs[0].unplug()
        plugs[1].scan("SGBBBBGS")

    unplugging = Thread(target=unplug)
    unplugging.start()
    devices = [str(plug.path) for plug in plugs]
    found = try_ports(devices, lambda: None, is_chosen=False, patience_s=30.0)
    unplugging.join()
    assert found == (devices[1], Recognised("text", 9600, Line("SGBBBBGS")))


def test_noise_asks_for_another_card_and_patience_ends(plugs: list[PtyReader]) -> None:
    agains: list[str] = []

    def babble() -> None:
        plugs[0].wait_for_listener()
        plugs[0].write(b"\xff" * 1000)

    babbling = Thread(target=babble)
    babbling.start()
    found = try_ports([str(plugs[0].path)], lambda: agains.append("again"), is_chosen=False, patience_s=2.0)
    babbling.join()
    assert found is None
    assert agains


def test_ports_that_do_not_open_are_left_out_as_long_as_one_does(plugs: list[PtyReader], tmp_path: Path) -> None:
    def scan() -> None:
        plugs[0].wait_for_listener()
        plugs[0].scan("SGBBBBGS")

    scanning = Thread(target=scan)
    scanning.start()
    there, away = str(plugs[0].path), str(tmp_path / "away")
    found = try_ports([away, there], lambda: None, is_chosen=False, patience_s=30.0)
    scanning.join()
    assert found == (there, Recognised("text", 9600, Line("SGBBBBGS")))
    with pytest.raises(OSError, match="away"):
        try_ports([away], lambda: None, is_chosen=False, patience_s=30.0)
