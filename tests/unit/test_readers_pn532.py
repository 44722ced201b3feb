"""Tags out of the bytes of a PN532 board."""

from __future__ import annotations

import pytest

from assistant.readers.decoders.frame import BadFrame, Tag
from assistant.readers.decoders.pn532 import Pn532Decoder

ACK = bytes.fromhex("0000FF00FF00")
NACK = bytes.fromhex("0000FFFF0000")
ERROR = bytes.fromhex("0000FF01FF7F8100")
COMMAND = bytes.fromhex("0000FF04FCD44A0100E100")  # the host's own question, echoed
SAM = bytes.fromhex("0000FF02FED5151600")
NONE = bytes.fromhex("0000FF03FDD54B00E000")
ONE = bytes.fromhex("0000FF0CF4D54B0101000408 04DEADBEEF 9600")
TAG = Tag("DEADBEEF")


def frame(body: str) -> bytes:
    said = bytes.fromhex("D54B" + body)
    return bytes([0, 0, 0xFF, len(said), -len(said) % 256, *said, -sum(said) % 256, 0])


@pytest.mark.parametrize(
    "around", [b"", ACK, NACK, ERROR, COMMAND, SAM, NONE, b"\x55\x55\x00\x00\x00", b"\xff\xff\x00\x01"]
)
def test_a_tag_among_other_frames_and_junk(around: bytes) -> None:
    assert Pn532Decoder().feed(around + ONE + around + ONE + around, 0) == (TAG, TAG)


def test_bytes_one_by_one() -> None:
    decoder = Pn532Decoder()
    assert [out for byte in ACK + ONE for out in decoder.feed(bytes([byte]), 0)] == [TAG]
    assert decoder.tick(60.0) == ()
    assert decoder.close() == ()


def test_the_long_numbers_of_seven_bytes() -> None:
    assert Pn532Decoder().feed(frame("0101 0044 00 07 04A1B2C3D4E5F6"), 0) == (Tag("04A1B2C3D4E5F6"),)


def test_two_tags_at_once_are_both_reported() -> None:
    assert Pn532Decoder().feed(frame("02 01 0004 08 04 DEADBEEF 02 0004 08 04 01020304"), 0) == (TAG, Tag("01020304"))


def test_the_answer_to_select_is_left_out() -> None:
    # SEL_RES 20: an ATS of five bytes, its length included, comes before the second tag
    answer = frame("02 01 0004 20 04 DEADBEEF 0578807002 02 0004 08 04 01020304")
    assert Pn532Decoder().feed(answer, 0) == (TAG, Tag("01020304"))
    assert Pn532Decoder().feed(frame("01 01 0004 20 04 DEADBEEF"), 0) == (TAG,)


@pytest.mark.parametrize(
    "body", ["", "01", "01 01 0004 08", "01 01 0004 08 05 DEADBEEF", "01 01 0004 08 00", "02 01 0004 08 04 DEADBEEF"]
)
def test_a_list_that_does_not_fit(body: str) -> None:
    bad, tag = Pn532Decoder().feed(frame(body) + ONE, 0)
    assert isinstance(bad, BadFrame)
    assert "does not fit" in bad.reason
    assert tag == TAG


def test_a_wrong_check_byte() -> None:
    bad, tag = Pn532Decoder().feed(ONE.replace(b"\xde", b"\xdf") + ONE, 0)
    assert isinstance(bad, BadFrame)
    assert "check byte" in bad.reason
    assert tag == TAG


@pytest.mark.parametrize("head", ["00FF0CF5", "00FF0DF4", "00FF0000", "00FFFFFF"])
def test_a_wrong_length_is_told_once_and_does_not_cost_the_next_frame(head: str) -> None:
    bad = BadFrame("the length is wrong", bytes.fromhex(head))
    assert Pn532Decoder().feed(b"\x00" + bad.data + ONE[5:] + ONE, 0) == (bad, TAG)
    decoder = Pn532Decoder()
    sent = b"\x00" + bad.data + ONE[5:] + ONE
    assert [out for byte in sent for out in decoder.feed(bytes([byte]), 0)] == [bad, TAG]


def test_a_start_by_chance_in_junk_does_not_cost_the_next_frame() -> None:
    assert Pn532Decoder().feed(b"\xff\x00\xff\x00" + ONE, 0) == (
        BadFrame("the length is wrong", b"\x00\xff\x00\x00"),
        TAG,
    )


def test_a_frame_that_is_cut_does_not_cost_those_behind_it() -> None:
    cut = ONE[:9]
    frames = Pn532Decoder().feed(cut + ONE + ONE, 0)
    assert frames[-1] == TAG
    assert frames.count(TAG) == 2


def test_the_end_in_the_middle_of_a_frame() -> None:
    decoder = Pn532Decoder()
    decoder.feed(ONE[:-3], 0)
    assert decoder.close() == (BadFrame("cut short", ONE[1:-3]),)
    assert decoder.feed(ONE, 0) == (TAG,)


def test_memory_is_bounded() -> None:
    decoder = Pn532Decoder()
    for _ in range(200):
        decoder.feed(b"\x00\xff\xff\x01" + bytes(250), 0)
        decoder.feed(b"\xff" * 1000, 0)
    assert len(decoder._frames._bytes) <= 260
