"""Decoders and typing scanners: the same in whatever chunks, no code lost, no scan a command, memory bounded."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import xor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.deck.codes import LETTERS, NUMBERS, CardSet, Code, encode_code, parse_codes
from assistant.readers.decode import FORMATS
from assistant.readers.decoders.frame import Decoder, Frame, Line, Tag
from assistant.readers.decoders.tags_125khz import ID12, PARALLAX, RDM6300, Framing, TagDecoder
from assistant.readers.decoders.text import LIMIT, TextDecoder
from assistant.readers.keyboard import Keyboard
from assistant.readers.scan import Input, Pressed, Scan
from assistant.readers.vocabulary import Vocabulary

codes = st.builds(Code, st.sampled_from(CardSet), st.sampled_from(LETTERS), st.integers(0, NUMBERS[-1]))
junk = st.binary(max_size=30).map(lambda data: data.translate(None, b"SGsg"))
pieces = st.one_of(
    st.binary(max_size=40),
    codes.map(lambda code: encode_code(code).encode()),
    st.sampled_from([b"\r", b"\n", b"\t", b"\r\n", b"\x02", b"\x0a", b"\x02100086F44426\x03", b"\x0a100086F444\r"]),
    st.sampled_from(
        [b"\x00\xff", bytes.fromhex("0000FF0CF4D54B010100040804DEADBEEF9600"), bytes.fromhex("0000FF00FF00")]
    ),
    st.sampled_from([b"$", b"$1,ON,0,0086F444,*64B4\r\n", b"$1,PONG*B5E4\r\n", b"$" + b"x" * 90]),
    st.sampled_from([b"x" * LIMIT, b"SGBBBBGS" * (LIMIT // 8), b"SGBBBB" * 50]),
)
streams = st.lists(pieces, max_size=12).map(b"".join)


def frames_of(decoder: Decoder, chunks: list[bytes]) -> list[Frame]:
    return [frame for chunk in chunks for frame in decoder.feed(chunk, 0.0)] + list(decoder.close())


def codes_of(frames: list[Frame]) -> list[Code]:
    return [code for frame in frames if isinstance(frame, Line) for code in parse_codes(frame.text)]


@pytest.mark.parametrize("new_decoder", FORMATS.values(), ids=FORMATS)
@given(stream=streams, cuts=st.lists(st.integers(0, 500)))
def test_chunks_make_no_difference(new_decoder: Callable[[], Decoder], stream: bytes, cuts: list[int]) -> None:
    ends = sorted({min(cut, len(stream)) for cut in cuts})
    chunks = [stream[start:end] for start, end in zip([0, *ends], [*ends, len(stream)], strict=True)]
    assert frames_of(new_decoder(), chunks) == frames_of(new_decoder(), [stream])
    assert frames_of(new_decoder(), [bytes([byte]) for byte in stream]) == frames_of(new_decoder(), [stream])


@given(st.lists(st.tuples(junk, codes, st.sampled_from([b"", b"\r", b"\n", b"\r\n", b"\t"]))), junk)
def test_no_code_is_lost_whatever_stands_around_it(parts: list[tuple[bytes, Code, bytes]], tail: bytes) -> None:
    stream = b"".join(before + encode_code(code).encode() + end for before, code, end in parts) + tail
    assert codes_of(frames_of(TextDecoder(), [stream])) == [code for _, code, _ in parts]


@given(st.lists(st.tuples(codes, st.lists(st.floats(0, 0.9), min_size=8, max_size=8))))
def test_no_code_is_lost_when_its_bytes_come_slowly(scans: list[tuple[Code, list[float]]]) -> None:
    decoder, now_s, frames = TextDecoder(), 0.0, list[Frame]()
    for code, gaps in scans:
        for letter, gap_s in zip(encode_code(code), gaps, strict=True):
            now_s += gap_s
            frames += decoder.tick(now_s)
            frames += decoder.feed(letter.encode(), now_s)
    frames += decoder.tick(now_s + 1)
    assert codes_of(frames) == [code for code, _ in scans]


@given(streams, st.binary(max_size=300))
def test_a_decoder_is_in_step_again_after_the_end_of_any_line(before: bytes, more: bytes) -> None:
    decoder = TextDecoder()
    decoder.feed(before + more + b"\r", 0.0)
    assert decoder.feed(b"SGBBBBGS\r", 0.0) == (Line("SGBBBBGS"),)


@given(streams)
def test_a_text_decoder_keeps_less_than_its_limit(stream: bytes) -> None:
    decoder = TextDecoder()
    for byte in stream:
        decoder.feed(bytes([byte]), 0.0)
        assert len(decoder._line) < LIMIT


@pytest.mark.parametrize("framing", [RDM6300, ID12, PARALLAX], ids=["rdm6300", "id12", "parallax"])
@given(number=st.binary(min_size=5, max_size=5), before=streams, data=st.data())
def test_tags(framing: Framing, number: bytes, before: bytes, data: st.DataObject) -> None:
    check = bytes([reduce(xor, number)]) if framing.digits == 12 else b""
    frame = bytes([framing.start]) + (number + check).hex().encode() + framing.end
    decoder = TagDecoder(framing)
    decoder.feed(before, 0.0)
    *_, tag = decoder.feed(frame, 0.0)
    assert tag == Tag(number[1:].hex().upper())
    if check:
        place = data.draw(st.integers(1, 12))
        wrong = data.draw(st.sampled_from([digit for digit in b"0123456789abcdef" if digit != frame[place]]))
        frames = decoder.feed(frame[:place] + bytes([wrong]) + frame[place + 1 :], 0.0)
        assert not any(isinstance(out, Tag) for out in frames)


@given(
    before=st.text("]Qabcdxyz0123456789#", max_size=10),
    code=codes,
    after=st.sampled_from(["", "\r", "\n", "\t", "\r\n"]),
    gap_s=st.floats(0, 0.05),
)
def test_a_scan_that_is_typed_is_never_a_command(before: str, code: Code, after: str, gap_s: float) -> None:
    keyboard, now_s, inputs = Keyboard(Vocabulary({}, [])), 0.0, list[Input]()
    for character in before + encode_code(code) + after:
        inputs += keyboard.feed(character, now_s).inputs
        now_s += gap_s
    while (due_s := keyboard.due_s()) is not None:
        inputs += keyboard.tick(due_s).inputs
    assert inputs == [Scan("terminal", before + encode_code(code))]
    assert keyboard.feed("0", now_s + 5).inputs == ()
    assert keyboard.tick(now_s + 6).inputs == (Pressed("terminal", "turn"),)


@given(st.text(), st.floats(0, 2))
def test_no_typing_is_too_strange(typed: str, gap_s: float) -> None:
    keyboard = Keyboard(Vocabulary({}, []))
    for place, character in enumerate(typed):
        keyboard.feed(character, place * gap_s)
        keyboard.tick(place * gap_s)
    keyboard.feed("\n", 1000.0)
    assert keyboard.due_s() is None
    assert keyboard.feed("x\n", 2000.0).echo == "x\n"
