"""The firmware writes a text onto the tag that is meant: the core under sanitizers, and the program as it ships."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.readers.decoders.ndef import text_in
from assistant.readers.decoders.ndef_layout import laid_out
from assistant.readers.decoders.sushi_protocol import ANSWER_MS, UID_BYTES, WRITE_CHARACTERS
from tests.hardware.simulated_reader import Machine, SimulatedReader
from tests.hardware.test_firmware_core import running_core
from tests.hardware.test_firmware_tags import FOUR, LONG_MS, SEVEN, start

CODE, OTHER = "SGBBGPFV", "SGBBBBGS"
AWAY, REFUSES = "ERR,4", "ERR,5"
OWN_BYTES = 16  # its number, its locks, its capabilities
KINDS = ["+213", "+215", "+216"]


@pytest.fixture(params=[Machine.HOST, Machine.AVR], ids=lambda machine: str(machine.value))
def reader(request: pytest.FixtureRequest) -> Iterator[SimulatedReader]:
    with start(request.param) as reader:
        yield reader


def lay(reader: SimulatedReader, text: str, uid: str = SEVEN, *, place: int = 0, sak: int = 0) -> None:
    """Lay a tag down and let it be told."""
    reader.place(uid, text, place=place, sak=sak)
    reader.run(LONG_MS)
    reader.lines()


def answer(reader: SimulatedReader, uid: str = SEVEN, text: str = CODE) -> list[str]:
    """What the device says when it is to write."""
    reader.ask(f"WRITE,0,{uid},{text}")
    reader.run(ANSWER_MS)
    return reader.lines()


def memory(reader: SimulatedReader, place: int = 0) -> bytes:
    [shown] = reader.tell(f"show 0 {place}")
    return bytes.fromhex(shown)


def text_on(reader: SimulatedReader, place: int = 0) -> str:
    return text_in(memory(reader, place)[16:])


@pytest.mark.parametrize("kind", KINDS)
def test_a_tag_from_the_factory_is_written_and_told_so_from_then_on(reader: SimulatedReader, kind: str) -> None:
    lay(reader, kind)
    before = memory(reader)
    assert answer(reader) == [f"WROTE,0,{SEVEN},{CODE}"]
    after = memory(reader)
    assert text_in(after[16:]) == CODE
    assert after[:OWN_BYTES] == before[:OWN_BYTES]
    assert after[64:] == before[64:], "nothing is touched behind the text"
    reader.ask("STATE")
    reader.run(LONG_MS)
    assert reader.lines() == [f"IS,0,{SEVEN},{CODE}", "STATE,1"]
    reader.lift()
    reader.run(LONG_MS)
    reader.tell("return 0 0")
    reader.run(LONG_MS)
    assert reader.lines() == [f"OFF,0,{SEVEN}", f"ON,0,{SEVEN},{CODE}"]


def test_another_text_takes_the_place_of_the_first(reader: SimulatedReader) -> None:
    lay(reader, OTHER)
    assert answer(reader) == [f"WROTE,0,{SEVEN},{CODE}"]
    assert text_on(reader) == CODE
    reader.tell("leave 0 0 0")  # it would notice a page that is written
    assert answer(reader) == [f"WROTE,0,{SEVEN},{CODE}"], "what is there already is not written again"


@pytest.mark.parametrize("uid", [FOUR, "88A1B2C3", SEVEN, "04A1B2C3D4E5F6A7B8C9"])
def test_the_longest_text_onto_tags_with_numbers_of_every_length(reader: SimulatedReader, uid: str) -> None:
    lay(reader, "+213", uid)
    longest = "x" * WRITE_CHARACTERS
    assert answer(reader, uid, longest) == [f"WROTE,0,{uid},{longest}"]
    assert text_on(reader) == longest


def test_no_other_tag_is_ever_written(reader: SimulatedReader) -> None:
    lay(reader, "+213")
    assert answer(reader, "04A1B2C3D4E5F7") == [AWAY]
    reader.place(FOUR, "+213", place=1)
    reader.run(LONG_MS)
    assert reader.lines() == ["COLL,0"]
    assert answer(reader) == [f"WROTE,0,{SEVEN},{CODE}"]
    assert answer(reader, FOUR) == [AWAY], "it has not been told"
    reader.lift(place=0)
    assert answer(reader) == [AWAY, f"OFF,0,{SEVEN}", f"ON,0,{FOUR},"]
    assert text_on(reader, place=1) == ""


@pytest.mark.parametrize(
    ("text", "sak", "change"),
    [
        ("x", 0x08, ""),  # a MIFARE Classic
        ("+213", 0x20, ""),  # it says that it is of another kind
        ("-", 0x00, ""),  # nobody has formatted it
        ("+213", 0x00, "3 E110120F"),  # its capabilities say that it may only be read
        ("+213", 0x00, "3 E1100100"),  # it has too little room
        ("+213", 0x00, "2 00003000"),  # its first pages are locked: bits of page 2
        ("+215", 0x00, "2 0000F0FF"),
        ("+216", 0x00, "227 00000004"),  # from page 4 on it wants a password: AUTH0
        ("+213", 0x00, "4 0140"),  # what must stay goes on behind what is seen
    ],
)
def test_a_tag_that_takes_no_text_is_left_as_it_is(reader: SimulatedReader, text: str, sak: int, change: str) -> None:
    reader.place(SEVEN, text, sak=sak)
    if change:
        reader.tell(f"memory 0 0 {change}")
    reader.run(LONG_MS)
    reader.lines()
    before = memory(reader)
    assert answer(reader) == [REFUSES]
    assert memory(reader) == before


def test_a_tag_that_is_locked_further_on_holds_no_half_of_a_text(reader: SimulatedReader) -> None:
    reader.place(SEVEN, OTHER)
    reader.tell("memory 0 0 2 00000001")  # page 8
    reader.run(LONG_MS)
    assert answer(reader)[-1] == REFUSES
    assert text_on(reader) == ""


@pytest.mark.parametrize("before", ["+213", OTHER, "A longer text than the letters of a card"])
@pytest.mark.parametrize("pages", [0, 1, 3, 6])
def test_a_tag_that_is_taken_away_in_the_middle(reader: SimulatedReader, before: str, pages: int) -> None:
    lay(reader, before)
    held = text_on(reader)
    reader.tell(f"leave 0 0 {pages}")
    assert answer(reader) == [AWAY, f"OFF,0,{SEVEN}"]
    assert text_on(reader) == ("" if pages else held)
    reader.tell("return 0 0")
    reader.run(LONG_MS)
    assert reader.lines() == [f"ON,0,{SEVEN},{'' if pages else held}"]
    assert answer(reader) == [f"WROTE,0,{SEVEN},{CODE}"]
    assert text_on(reader) == CODE


def test_a_chip_that_does_not_answer_writes_nothing(reader: SimulatedReader) -> None:
    lay(reader, "+213")
    reader.tell("gone 0 255")
    assert AWAY in answer(reader)


def test_an_antenna_that_there_is_not(reader: SimulatedReader) -> None:
    reader.ask(f"WRITE,1,{SEVEN},{CODE}")
    reader.run(LONG_MS)
    assert reader.lines() == ["ERR,3"]


def test_every_answer_comes_in_time_whatever_the_air_does() -> None:
    """Noise spoils one answer of the tag in fifty: what is said to be written is, and else there is no half of it."""
    done, before = 0, ""
    with SimulatedReader(Machine.HOST) as reader:
        reader.run(100)
        lay(reader, "+213")
        own = memory(reader)[:OWN_BYTES]
        reader.tell("noise 0 20")
        for number in range(300):
            text = f"TEXT {number}"
            reader.ask(f"WRITE,0,{SEVEN},{text}")
            reader.run(ANSWER_MS)
            [said] = [line for line in reader.lines() if line.startswith("WROTE") or line in (AWAY, REFUSES)]
            assert text_on(reader) in ({text, before, ""} if said.startswith("ERR") else {text})
            before = text_on(reader)
            assert memory(reader)[:OWN_BYTES] == own
            done += said == f"WROTE,0,{SEVEN},{text}"
    assert done > 200


def test_the_arduino_sketch_writes_as_well() -> None:
    with start(Machine.SKETCH) as reader:
        lay(reader, "+215")
        assert answer(reader) == [f"WROTE,0,{SEVEN},{CODE}"]
        assert text_on(reader) == CODE
        [free] = reader.tell("stack")
        assert int(free) >= 64


@pytest.mark.parametrize("readers", [1, 4])
def test_the_stack_has_room_for_writing(readers: int) -> None:
    with start(Machine.AVR, antennas=readers) as reader:
        for antenna in range(readers):
            reader.place("0" * 2 * UID_BYTES, "+216", antenna=antenna)
        reader.run(2 * LONG_MS)
        for antenna in range(readers):
            reader.ask(f"WRITE,{antenna},{'0' * 2 * UID_BYTES},{'x' * WRITE_CHARACTERS}")
            reader.run(LONG_MS)
        assert sum(line.startswith("WROTE,") for line in reader.lines()) == readers
        [free] = reader.tell("stack")
        assert int(free) >= 64


def test_the_core_lays_a_text_out_as_the_assistant_does() -> None:
    blocks = st.sampled_from(
        [b"", b"\x00", b"\x01\x03\xa0\x0c\x34", b"\x02\x03\x00\x00\x00", b"\xfd\x01\x07", b"\x03\x00"]
    )
    texts = st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=1, max_size=WRITE_CHARACTERS)

    with running_core() as core:

        @given(st.one_of(st.binary(min_size=16), st.lists(blocks).map(b"".join)), texts)
        def check(memory: bytes, text: str) -> None:
            seen = memory[:16].ljust(16, b"\xfe")
            layout = laid_out(text, seen)
            wanted = "" if layout is None else f"{layout.memory.hex().upper()} {layout.length_at}"
            assert core.ask(f"layout {seen.hex()},{text}") == wanted

        check()
