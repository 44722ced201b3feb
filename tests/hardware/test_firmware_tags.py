"""What the firmware tells of the tags on its antennas: the core under sanitizers, and the program as it ships."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from assistant.readers.decoders.sushi_protocol import KEPT, NUMBERS, TEXT_CHARACTERS
from tests.hardware.simulated_reader import Machine, SimulatedReader

CODE = "SGBBBBGS"
FOUR, SEVEN, TEN = "04A1B2C3", "04A1B2C3D4E5F6", "04A1B2C3D4E5F6A7B8C9"
GREETING = "HELLO,SGR,1,1.1,1,92"
LONG_MS = 200  # longer than a tag takes to be told when it comes, and when it goes


def start(machine: Machine, antennas: int = 1) -> SimulatedReader:
    """A device that has said hello."""
    reader = SimulatedReader(machine, antennas=antennas)
    reader.run(50)
    assert reader.lines() == [f"HELLO,SGR,1,1.1,{antennas}" + ",92" * antennas]
    return reader


@pytest.fixture(params=[Machine.HOST, Machine.AVR], ids=lambda machine: str(machine.value))
def reader(request: pytest.FixtureRequest) -> Iterator[SimulatedReader]:
    with start(request.param) as reader:
        yield reader


@pytest.mark.parametrize(
    "uid", [FOUR, SEVEN, TEN, "88A1B2C3", "8888A1B2", "0488B2C3D4E5F6", "0000000088888888000088"[:20]]
)
def test_a_tag_comes_and_goes(reader: SimulatedReader, uid: str) -> None:
    """Whether a number goes on is told by the tag's kind: a byte 88 may be the number's own."""
    reader.place(uid, CODE)
    reader.run(LONG_MS)
    assert reader.lines() == [f"ON,0,{uid},{CODE}"]
    reader.run(3000)
    assert reader.lines() == []
    reader.lift()
    reader.run(LONG_MS)
    assert reader.lines() == [f"OFF,0,{uid}"]


@pytest.mark.parametrize(
    ("text", "sak", "told"),
    [
        ("-", 0x00, ""),  # blank
        ("x", 0x08, ""),  # a MIFARE Classic
        (CODE, 0x20, ""),  # a kind whose memory is read in another way
        ("Table 2, seat 1?", 0x00, "Table 2. seat 1."),
        ("x" * (TEXT_CHARACTERS + 5), 0x00, "x" * TEXT_CHARACTERS),
    ],
)
def test_what_is_told_of_a_tag(reader: SimulatedReader, text: str, sak: int, told: str) -> None:
    reader.place(SEVEN, text, sak=sak)
    reader.run(LONG_MS)
    assert reader.lines() == [f"ON,0,{SEVEN},{told}"]


def test_a_tag_that_answers_nothing_when_it_is_read_is_told_after_a_second(reader: SimulatedReader) -> None:
    reader.place(SEVEN, "x")
    reader.run(900)
    assert reader.lines() == []
    reader.run(900)
    assert reader.lines() == [f"ON,0,{SEVEN},"]


def test_memory_that_ends_early(reader: SimulatedReader) -> None:
    reader.place(SEVEN, "x")
    reader.tell("memory 0 0 3 E11012000340D101")
    reader.run(LONG_MS)
    assert reader.lines() == [f"ON,0,{SEVEN},"]


def test_two_tags_at_once(reader: SimulatedReader) -> None:
    reader.place(SEVEN, CODE, place=0)
    reader.place(FOUR, "SGBBGPFV", place=1)
    reader.run(1000)
    assert reader.lines() == ["COLL,0"]
    reader.lift(place=0)
    reader.run(LONG_MS)
    assert reader.lines() == [f"ON,0,{FOUR},SGBBGPFV"]


@pytest.mark.parametrize("other", ["04A1B2C3D4E5F7", "14A1B2C3D4E5F6", "0401020304050607"[:14], TEN, FOUR])
def test_a_second_tag(reader: SimulatedReader, other: str) -> None:
    reader.place(SEVEN, CODE)
    reader.run(LONG_MS)
    reader.place(other, "SGBBGPFV", place=1)
    reader.run(1000)
    assert reader.lines() == [f"ON,0,{SEVEN},{CODE}", "COLL,0"]
    reader.lift(place=1)
    reader.run(LONG_MS)
    assert reader.lines() == []  # the first one still lies there
    reader.place(other, "SGBBGPFV", place=1)
    reader.run(LONG_MS)
    reader.lift(place=0)
    reader.run(2 * LONG_MS)
    assert reader.lines() == ["COLL,0", f"OFF,0,{SEVEN}", f"ON,0,{other},SGBBGPFV"]


def test_a_tag_that_drowns_another_is_not_taken_for_the_only_one(reader: SimulatedReader) -> None:
    reader.place(SEVEN, CODE, place=0)
    reader.place(FOUR, "SGBBGPFV", place=1)
    reader.tell("weak 0 1")
    reader.run(1000)
    assert reader.lines() == ["COLL,0"]
    reader.lift(place=1)
    reader.run(LONG_MS)
    assert reader.lines() == [f"ON,0,{SEVEN},{CODE}"]


def test_a_tag_that_drowns_one_that_was_told_does_not_end_it(reader: SimulatedReader) -> None:
    reader.place(FOUR, "SGBBGPFV", place=1)
    reader.tell("weak 0 1")
    reader.run(LONG_MS)
    reader.place(SEVEN, CODE, place=0)
    reader.run(1000)
    assert reader.lines() == [f"ON,0,{FOUR},SGBBGPFV", "COLL,0"]
    reader.lift(place=1)
    reader.run(2 * LONG_MS)
    assert reader.lines() == [f"OFF,0,{FOUR}", f"ON,0,{SEVEN},{CODE}"]


def test_one_card_takes_the_place_of_another_at_once(reader: SimulatedReader) -> None:
    reader.place(SEVEN, CODE)
    reader.run(LONG_MS)
    reader.place(FOUR, "SGBBGPFV")
    reader.run(LONG_MS)
    assert reader.lines() == [f"ON,0,{SEVEN},{CODE}", f"ON,0,{FOUR},SGBBGPFV", f"OFF,0,{SEVEN}"]


@pytest.mark.parametrize("floating", [0x00, 0xFF, 0x5A])
def test_the_chip_disappears(reader: SimulatedReader, floating: int) -> None:
    """What lies there is neither gone nor there until the chip is back: then it is no new scan."""
    reader.place(SEVEN, CODE)
    reader.run(LONG_MS)
    assert reader.lines() == [f"ON,0,{SEVEN},{CODE}"]
    reader.tell(f"gone 0 {floating}")
    reader.run(1000)
    assert reader.lines() == ["ERR,1,0"]
    reader.ask("STATE")
    reader.tell("back 0")
    reader.run(1000)
    assert reader.lines() == [f"IS,0,{SEVEN},{CODE}", "STATE,1", "ERR,0,0"]
    reader.tell("gone 0 255")
    reader.run(1000)
    reader.lift()
    reader.tell("back 0")
    reader.run(1000)
    assert reader.lines() == ["ERR,1,0", "ERR,0,0", f"OFF,0,{SEVEN}"]


def test_a_chip_that_loses_its_power_for_a_moment_goes_unnoticed(reader: SimulatedReader) -> None:
    reader.place(SEVEN, CODE)
    reader.run(LONG_MS)
    reader.tell("reset 0")
    reader.run(1000)
    assert reader.lines() == [f"ON,0,{SEVEN},{CODE}"]


@pytest.mark.parametrize("machine", [Machine.HOST, Machine.AVR])
def test_no_chip_from_the_start(machine: Machine) -> None:
    with SimulatedReader(machine) as reader:
        reader.tell("gone 0 0")
        reader.tell("restart")
        reader.run(1000)
        said = reader.lines()
        assert said[said.index("HELLO,SGR,1,1.1,1,00") + 1 :] == ["ERR,1,0"]
        reader.tell("version 0 0x88")
        reader.run(500)
        reader.ask("HELLO")
        reader.run(50)
        assert reader.lines() == ["ERR,0,0", "HELLO,SGR,1,1.1,1,88"]


@pytest.mark.parametrize("machine", [Machine.HOST, Machine.AVR])
def test_several_antennas(machine: Machine) -> None:
    with start(machine, antennas=4) as reader:
        for antenna in range(4):
            reader.place(f"04A1B2C{antenna}", CODE, antenna=antenna)
        reader.run(LONG_MS)
        assert sorted(reader.lines()) == [f"ON,{antenna},04A1B2C{antenna},{CODE}" for antenna in range(4)]
        reader.tell("gone 2 255")
        reader.lift(antenna=1)
        reader.place(TEN, "-", antenna=3, place=1)
        reader.run(2 * LONG_MS)
        assert sorted(reader.lines()) == ["COLL,3", "ERR,1,2", "OFF,1,04A1B2C1"]
        reader.ask("STATE")
        reader.run(50)
        assert reader.lines() == [*(f"IS,{antenna},04A1B2C{antenna},{CODE}" for antenna in (0, 2, 3)), "STATE,3"]


def test_commands(reader: SimulatedReader) -> None:
    for command in ["PING", "HELLO", "STATE", "DANCE"]:
        reader.ask(command)
    reader.send(b"?PING*0000\n")
    reader.run(100)
    assert reader.lines() == ["PONG", GREETING, "STATE,0", "ERR,3", "ERR,2"]
    reader.run(1000)
    [heartbeat] = [said for _, said in reader.timed()]
    assert heartbeat == "HB,1,2"


def test_what_was_told_is_told_again(reader: SimulatedReader) -> None:
    """The greeting was line 0. The device keeps its last eight events."""
    told = ["ERR,1,0", "ERR,0,0"]
    reader.tell("gone 0 0")
    reader.run(LONG_MS)
    reader.tell("back 0")
    reader.run(500)
    for number in range(4):
        reader.place(f"04A1B2C{number}", CODE)
        reader.run(LONG_MS)
        reader.lift()
        reader.run(LONG_MS)
        told += [f"ON,0,04A1B2C{number},{CODE}", f"OFF,0,04A1B2C{number}"]
    said = [line for _, line in reader.timed()]
    assert [line for line in said if not line.startswith("HB,")] == told
    numbered = [(number, line) for number, line in enumerate(said, 1) if not line.startswith("HB,")][-KEPT:]
    for since in (numbered[0][0], numbered[3][0], 3, 65000, 500, len(said) + 1):
        is_before_a_restart = since == 500
        reader.ask(f"STATE,{since}")
        reader.run(300)
        wanted = [item for item in numbered if is_before_a_restart or (item[0] - since) % 65536 < 32768]
        assert reader.lines() == [*(f"WAS,{number},{line}" for number, line in wanted), f"STATE,{len(wanted)}"]


def test_the_light(reader: SimulatedReader) -> None:
    assert reader.tell("light") == ["0"]
    reader.place(SEVEN, CODE)
    reader.run(100)
    assert reader.tell("light") == ["1"]
    reader.run(100)
    assert reader.tell("light") == ["0"]


def test_the_line_numbers_begin_again_after_the_last() -> None:
    with start(Machine.HOST) as reader:
        said: list[str] = []
        while len(said) < NUMBERS:
            reader.send(b"?" * 250)  # each question mark cuts the command before it
            reader.run(100)
            said += reader.lines()
        reader.ask("STATE")
        reader.run(50)
        assert reader.lines() == ["ERR,2", "STATE,0"]
        assert set(said) == {"ERR,2"}


def test_the_arduino_sketch_is_the_same_device() -> None:
    with start(Machine.SKETCH) as reader:
        reader.place(SEVEN, CODE)
        reader.run(LONG_MS)
        reader.place(FOUR, "-", place=1)
        reader.ask("PING")
        reader.run(LONG_MS)
        assert reader.tell("light") == ["1"]
        reader.lift()
        reader.run(2 * LONG_MS)
        assert reader.lines() == [f"ON,0,{SEVEN},{CODE}", "PONG", "COLL,0", f"OFF,0,{SEVEN}", f"ON,0,{FOUR},"]
        reader.tell("gone 0 255")
        reader.run(LONG_MS)
        reader.ask("STATE")
        reader.run(LONG_MS)
        assert reader.lines() == ["ERR,1,0", f"IS,0,{FOUR},", "STATE,1"]
        [free] = reader.tell("stack")
        assert int(free) >= 64


@pytest.mark.parametrize("readers", [1, 4])
def test_the_stack_has_room(readers: int) -> None:
    """An ATmega328P has 2048 bytes for everything, and nothing would tell that they are used up."""
    with start(Machine.AVR, antennas=readers) as reader:
        for antenna in range(readers):
            reader.place(TEN, "x" * TEXT_CHARACTERS, antenna=antenna)
        reader.run(LONG_MS)
        for antenna in range(readers):
            reader.place(SEVEN, CODE, antenna=antenna, place=1)
        reader.run(2 * LONG_MS)
        reader.tell("gone 0 255")
        reader.run(LONG_MS)
        for command in ("HELLO", "STATE,0", "STATE", "DANCE"):
            reader.ask(command)
        reader.run(2 * LONG_MS)
        [free] = reader.tell("stack")
        assert int(free) >= 64
