"""A thousand tag changes, none missed, none invented; and all that goes wrong, up to the assistant's own reader."""

from __future__ import annotations

import queue
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from random import Random

import pytest

from assistant.deck.codes import CardSet, Code, encode_code
from assistant.readers.scan import Found, Input, Left, ReaderTrouble, TagRead, Troubled
from assistant.readers.serial_reader import SerialReader
from assistant.readers.url import SerialUrl, parse_reader_url
from tests.hardware.simulated_reader import Machine, SimulatedReader

PATIENCE_S = 20
CHANGES = 1000
CODES = [encode_code(Code(CardSet.SUSHI_GO, "B", number)) for number in range(108)]


def tags(chance: Random, count: int) -> Iterator[tuple[str, str]]:
    """Tags with random numbers of all lengths, 88 in them more often than elsewhere, with codes and without."""
    for _ in range(count):
        size = chance.choice([4, 7, 7, 10])
        uid = bytes(chance.choice([0x88, 0x04, *range(0, 256, 5)]) for _ in range(size))
        yield uid.hex().upper(), chance.choice([*CODES, "-"])


def as_told(text: str) -> str:
    return "" if text == "-" else text


@pytest.mark.parametrize("noise_permille", [0, 10, 50])
def test_a_thousand_changes_under_sanitizers(noise_permille: int) -> None:
    """Noise on the air spoils answers, and some then look like two; in much of it a crowd may be told that is none."""
    chance, expected = Random(noise_permille), list[str]()
    with SimulatedReader(Machine.HOST) as reader:
        reader.tell(f"noise 0 {noise_permille}")
        reader.run(100)
        assert [line[:5] for line in reader.lines()] == ["HELLO"]
        for uid, text in tags(chance, CHANGES // 2):
            reader.place(uid, text)
            reader.run(chance.randint(200, 400))
            reader.lift()
            reader.run(chance.randint(200, 400))
            expected += [f"ON,0,{uid},{as_told(text)}", f"OFF,0,{uid}"]
        told = [line for line in reader.lines() if noise_permille < 50 or line != "COLL,0"]
        assert told == expected


def test_heavy_noise_invents_nothing() -> None:
    """Where the radio hardly works, a tag may be told late, or as gone while it lies there; never as another."""
    chance, placed = Random(5), set[str]()
    with SimulatedReader(Machine.HOST) as reader:
        reader.tell("noise 0 250")
        for uid, text in tags(chance, 100):
            reader.place(uid, text)
            placed |= {f"ON,0,{uid},{as_told(text)}", f"OFF,0,{uid}"}
            reader.run(1000)
            reader.lift()
            reader.run(200)
        told = [line for line in reader.lines() if line.startswith("O")]
        assert set(told) <= placed
        assert len([line for line in told if line.startswith("ON")]) > 80
        for before, after in pairwise(told):
            assert before[1] != after[1] or before.split(",")[2] != after.split(",")[2]


def test_a_chip_whose_bus_is_read_wrongly_invents_nothing() -> None:
    with SimulatedReader(Machine.HOST) as reader:
        reader.place("04A1B2C3", CODES[0])
        reader.run(200)
        reader.tell("babble 0")
        reader.run(300_000)
        reader.tell("back 0")
        reader.run(1000)
        told = reader.lines()
        assert [line for line in told if line.startswith("ON")] == [f"ON,0,04A1B2C3,{CODES[0]}"]
        assert told[2:] == ["ERR,1,0", "ERR,0,0"] * (len(told[2:]) // 2)
        reader.lift()
        reader.run(200)
        assert reader.lines() == ["OFF,0,04A1B2C3"]


class Table:
    """The assistant's own reader on a simulated device's pseudo-terminal, and what it delivers."""

    def __init__(self, device: SimulatedReader, *, is_live: bool) -> None:
        self.device = device
        self._is_live = is_live
        self.inputs: queue.Queue[Input] = queue.Queue()
        url = parse_reader_url(device.url)
        assert isinstance(url, SerialUrl)
        self.reader = SerialReader("main", url, self.inputs.put)

    def next(self) -> Input:
        """The next input; the device's clock goes on until it comes."""
        for _ in range(PATIENCE_S * 100):
            with suppress(queue.Empty):
                return self.inputs.get(timeout=0.01)
            if not self._is_live:
                self.device.run(10)
        raise AssertionError("nothing comes")

    def is_silent(self, ms: int = 400) -> bool:
        """Whether nothing comes for so long."""
        time.sleep(ms / 1000)
        return self.inputs.empty()


@contextmanager
def table(*, is_live: bool) -> Iterator[Table]:
    """A Nano with a card reader, as it ships, at a port that the assistant has opened and understood."""
    with SimulatedReader(Machine.AVR, has_pty=True, is_live=is_live) as device:
        table = Table(device, is_live=is_live)
        table.reader.start()
        try:
            assert table.next() == Found("main")
            device.place("04010203", CODES[0])
            assert table.next() == TagRead("main", "04010203", CODES[0])
            device.lift()
            assert table.next() == Left("main")
            yield table
        finally:
            table.reader.close()


@pytest.fixture
def live() -> Iterator[Table]:
    with table(is_live=True) as live:
        yield live


def test_a_thousand_changes_of_the_program_that_ships() -> None:
    """As fast as it can be simulated: the device's clock goes on only while it works."""
    chance, expected = Random(1), list[Input]()
    with table(is_live=False) as fast:
        for uid, text in tags(chance, CHANGES // 2):
            fast.device.place(uid, text)
            fast.device.run(chance.randint(70, 130))
            fast.device.lift()
            fast.device.run(chance.randint(110, 150))
            expected += [TagRead("main", uid, as_told(text)), Left("main")]
        told = [fast.next() for _ in expected]
        assert told == expected
        fast.device.run(500)
        assert fast.is_silent()


def test_a_line_that_drops_bytes(live: Table) -> None:
    """Whoever plays hears one card before the next is laid; any byte may be lost, in both directions."""
    live.device.tell("loss 2")
    for uid, text in tags(Random(2), 40):
        live.device.place(uid, text)
        assert live.next() == TagRead("main", uid, as_told(text))
        live.device.lift()
        assert live.next() == Left("main")
    live.device.tell("loss 0")
    assert live.is_silent(1500)


def test_two_cards_then_one_is_lifted(live: Table) -> None:
    live.device.place("04A1B2C3D4E5F6", CODES[1], place=0)
    live.device.place("04A1B2C3D4E5F7", CODES[2], place=1)
    assert live.next() == Troubled("main", ReaderTrouble.SEVERAL_CARDS)
    assert live.is_silent()
    live.device.lift(place=0)
    assert live.next() == TagRead("main", "04A1B2C3D4E5F7", CODES[2])
    assert live.is_silent()


def test_the_chip_disappears_and_comes_back(live: Table) -> None:
    live.device.place("04A1B2C3D4E5F6", CODES[1])
    assert live.next() == TagRead("main", "04A1B2C3D4E5F6", CODES[1])
    live.device.tell("gone 0 255")
    assert live.next() == Troubled("main", ReaderTrouble.NO_CHIP)
    live.device.tell("back 0")
    assert live.next() == Troubled("main", ReaderTrouble.NO_CHIP, is_over=True)
    assert live.is_silent()
    live.device.lift()
    assert live.next() == Left("main")


def test_a_card_left_lying_while_the_device_restarts_does_not_act_twice(live: Table) -> None:
    live.device.place("04A1B2C3D4E5F6", CODES[1])
    assert live.next() == TagRead("main", "04A1B2C3D4E5F6", CODES[1])
    live.device.tell("restart")
    assert live.is_silent(3000)
    live.device.lift()
    assert live.next() == Left("main")
