"""Tags out of the lines of our own firmware."""

from __future__ import annotations

from binascii import crc_hqx

import pytest

from assistant.readers.decoders.frame import BadFrame, Line, Tag
from assistant.readers.decoders.sushi_protocol import LIMIT
from assistant.readers.decoders.sushi_reader import SushiReaderDecoder


def crc(data: bytes) -> int:
    """CRC-16/CCITT-FALSE, bit by bit: polynomial 1021, from FFFF, nothing reflected."""
    value = 0xFFFF
    for byte in data:
        value ^= byte << 8
        for _ in range(8):
            value = (value << 1) ^ (0x1021 if value & 0x8000 else 0)
        value &= 0xFFFF
    return value


def line(said: str, end: str = "\r\n") -> bytes:
    return f"${said}*{crc(said.encode()):04X}{end}".encode()


ON = line("7,ON,0,04A1B2C3,SGBBBBGS")
CODE = Line("SGBBBBGS")


def test_the_check_is_the_one_of_the_catalogue() -> None:
    assert crc(b"123456789") == crc_hqx(b"123456789", 0xFFFF) == 0x29B1


@pytest.mark.parametrize(
    ("said", "frames"),
    [
        ("7,ON,0,04A1B2C3,SGBBBBGS", (CODE,)),
        ("7,ON,3,04a1b2c3d4e5f6,", (Tag("04A1B2C3D4E5F6"),)),
        ("7,ON,3,04a1b2c3d4e5f6", (Tag("04A1B2C3D4E5F6"),)),
        ("7,ON,0,04A1B2C3,one, two * three", (Line("one, two * three"),)),
        ("8,OFF,0,04A1B2C3", ()),
        ("0,HELLO,SGR,1,1.0,4,92", ()),
        ("9,HB,100,0", ()),
        ("10,COLL,2", ()),
        ("11,ERR,3", ()),
        ("12,PONG", ()),
    ],
)
def test_what_each_line_gives(said: str, frames: tuple[Line | Tag, ...]) -> None:
    assert SushiReaderDecoder().feed(line(said) + line(said, "\n"), 0) == frames * 2


def test_bytes_one_by_one_with_junk_between() -> None:
    decoder = SushiReaderDecoder()
    assert [out for byte in b"\xff\r\nboot" + ON + b"??" + ON for out in decoder.feed(bytes([byte]), 0)] == [CODE, CODE]
    assert decoder.tick(60.0) == ()
    assert decoder.close() == ()


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        (ON.replace(b"04A1", b"04A2"), "check digits"),
        (b"$7,ON,0,04A1B2C3\r\n", "not a line"),
        (b"$\r\n", "not a line"),
        (line("7,ON,0,04A1B2C"), "without antenna or number"),
        (line("7,ON"), "without antenna or number"),
        (ON[:12], "cut short"),
    ],
)
def test_a_bad_line_does_not_cost_the_next_one(bad: bytes, reason: str) -> None:
    complaint, code = SushiReaderDecoder().feed(bad + ON, 0)
    assert isinstance(complaint, BadFrame)
    assert reason in complaint.reason
    assert complaint.data == bad
    assert code == CODE


def test_a_line_too_long_gives_way_to_the_next() -> None:
    decoder = SushiReaderDecoder()
    complaint, code = decoder.feed(b"$" + b"x" * (LIMIT - 20) + ON, 0)
    assert isinstance(complaint, BadFrame)
    assert (complaint.reason, code) == ("a line too long", CODE)
    (complaint,) = decoder.feed(b"$" + b"x" * 10 * LIMIT, 0)
    assert isinstance(complaint, BadFrame)
    assert decoder.feed(ON, 0) == (CODE,)


def test_the_longest_line() -> None:
    text = "x" * (LIMIT - len(line("7,ON,0,04A1B2C3,")))
    assert SushiReaderDecoder().feed(line(f"7,ON,0,04A1B2C3,{text}"), 0) == (Line(text),)


def test_the_end_in_the_middle_of_a_line() -> None:
    decoder = SushiReaderDecoder()
    decoder.feed(ON[:-1], 0)
    assert decoder.close() == (BadFrame("cut short", ON[:-1]),)
    assert decoder.close() == ()
