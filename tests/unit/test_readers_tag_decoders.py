"""Tags out of the bytes of the 125 kHz readers; the example tag is the one of the field notes."""

from __future__ import annotations

import pytest

from assistant.readers.decoders.frame import BadFrame, Tag
from assistant.readers.decoders.tags_125khz import ID12, PARALLAX, RDM6300, Framing, TagDecoder

TAG = Tag("0086F444")
FRAMES = [
    (RDM6300, b"\x02100086F44426\x03"),
    (ID12, b"\x02100086F44426\r\n\x03"),
    (PARALLAX, b"\x0a100086F444\r"),
]


@pytest.mark.parametrize(("framing", "frame"), FRAMES)
def test_a_tag(framing: Framing, frame: bytes) -> None:
    assert TagDecoder(framing).feed(frame, 0) == (TAG,)


@pytest.mark.parametrize(("framing", "frame"), FRAMES)
def test_small_letters_bytes_one_by_one_and_a_tag_that_stays(framing: Framing, frame: bytes) -> None:
    decoder = TagDecoder(framing)
    stream = frame.lower() * 3
    assert [out for byte in stream for out in decoder.feed(bytes([byte]), 0)] == [TAG] * 3


@pytest.mark.parametrize(("framing", "frame"), FRAMES)
def test_junk_between_frames_is_left_out(framing: Framing, frame: bytes) -> None:
    junk = b"\xff\x03 123 \r\r"
    assert TagDecoder(framing).feed(junk + frame + junk + frame, 0) == (TAG, TAG)


@pytest.mark.parametrize(("framing", "frame"), FRAMES)
def test_a_frame_cut_short_does_not_cost_the_next_one(framing: Framing, frame: bytes) -> None:
    decoder = TagDecoder(framing)
    assert decoder.feed(frame[:6] + frame, 0) == (BadFrame("cut short", frame[:6]), TAG)
    assert decoder.feed(frame[:-1] + frame, 0) == (BadFrame("cut short", frame[:-1]), TAG)


@pytest.mark.parametrize(("framing", "frame"), FRAMES)
def test_a_byte_out_of_place(framing: Framing, frame: bytes) -> None:
    bad = frame[:4] + b"G"
    assert TagDecoder(framing).feed(bad + frame, 0) == (BadFrame("a byte out of place", bad), TAG)
    bad = frame[:-1] + b"7"
    assert TagDecoder(framing).feed(bad + frame, 0) == (BadFrame("a byte out of place", bad), TAG)


@pytest.mark.parametrize(("framing", "frame"), FRAMES[:2])
def test_wrong_check_digits(framing: Framing, frame: bytes) -> None:
    bad = frame.replace(b"F4", b"F5")
    assert TagDecoder(framing).feed(bad + frame, 0) == (BadFrame("the check digits are wrong", bad), TAG)


@pytest.mark.parametrize(("framing", "frame"), FRAMES)
def test_the_end_in_the_middle_of_a_frame(framing: Framing, frame: bytes) -> None:
    decoder = TagDecoder(framing)
    decoder.feed(frame[:-1], 0)
    assert decoder.tick(60.0) == ()
    assert decoder.close() == (BadFrame("cut short", frame[:-1]),)
    assert decoder.close() == ()
    assert decoder.feed(frame, 0) == (TAG,)
