"""Lines out of a scanner's bytes: every end that scanners are set to, junk, silence, and a bounded memory."""

from __future__ import annotations

import pytest

from assistant.readers.decoders.frame import BadFrame, Line
from assistant.readers.decoders.text import LIMIT, SILENCE_S, STALLED_S, TextDecoder

TEMPURA, CHOPSTICKS = b"SGBBBBGS", b"SGBBGPFV"
FIRST, LAST = Line("SGBBBBGS"), Line("SGBBGPFV")


@pytest.mark.parametrize("end", [b"\r", b"\n", b"\r\n", b"\t", b"\r\n\r\n"])
def test_every_end_of_a_line(end: bytes) -> None:
    assert TextDecoder().feed(TEMPURA + end + CHOPSTICKS + end, 0) == (FIRST, LAST)


@pytest.mark.parametrize("end", [b"\r", b"\r\n", b"\t"])
def test_bytes_one_by_one(end: bytes) -> None:
    decoder = TextDecoder()
    frames = [frame for byte in TEMPURA + end + CHOPSTICKS + end for frame in decoder.feed(bytes([byte]), 0)]
    assert frames == [FIRST, LAST]


def test_a_line_is_given_as_it_came() -> None:
    assert TextDecoder().feed(b"]Q1SGBBBBGS \x00\xe9\r", 0) == (Line("]Q1SGBBBBGS \x00é"),)


def test_a_scanner_without_suffix_is_ended_by_silence() -> None:
    decoder = TextDecoder()
    assert decoder.feed(TEMPURA, 5.0) == ()
    assert decoder.tick(5.0 + SILENCE_S - 0.01) == ()
    assert decoder.tick(5.0 + SILENCE_S) == (FIRST,)
    assert decoder.tick(9.0) == ()


def test_silence_counts_from_the_latest_byte() -> None:
    decoder = TextDecoder()
    decoder.feed(TEMPURA, 0.0)
    decoder.feed(CHOPSTICKS, 0.09)
    assert decoder.tick(0.1) == ()
    assert decoder.tick(0.2) == (Line("SGBBBBGSSGBBGPFV"),)


def test_a_code_held_up_in_the_middle_stays_whole() -> None:
    decoder = TextDecoder()
    decoder.feed(TEMPURA[:5], 0.0)
    assert decoder.tick(0.5) == ()
    assert decoder.feed(TEMPURA[5:], 0.6) == ()
    assert decoder.tick(0.8) == (FIRST,)


def test_half_a_code_comes_out_in_the_end() -> None:
    decoder = TextDecoder()
    decoder.feed(TEMPURA[:5], 0.0)
    assert decoder.tick(STALLED_S) == (Line("SGBBB"),)


def test_a_damaged_or_foreign_code_without_suffix_comes_out_too() -> None:
    decoder = TextDecoder()
    decoder.feed(b"SGBBBBGB", 0.0)
    assert decoder.tick(0.1) == (Line("SGBBBBGB"),)
    decoder.feed(b"https://example.org", 1.0)
    assert decoder.tick(1.1) == (Line("https://example.org"),)


def test_line_noise_is_a_bad_frame_and_no_line() -> None:
    assert TextDecoder().feed(b"\x00\xff\r  \r\nSGBBBBGS\r", 0) == (
        BadFrame("nothing printable", b"\x00\xff"),
        BadFrame("nothing printable", b"  "),
        FIRST,
    )


def test_an_overlong_line_loses_its_junk_but_no_code() -> None:
    decoder = TextDecoder()
    assert decoder.feed(b"x" * 10 * LIMIT + TEMPURA[:3], 0) == ()
    (line,) = decoder.feed(TEMPURA[3:] + b"\r", 0)
    assert isinstance(line, Line)
    assert line.text.strip("x") == "SGBBBBGS"


def test_an_overlong_line_without_code_is_one_line() -> None:
    frames = TextDecoder().feed(b"x" * 10_000 + b"\r" + TEMPURA + b"\r", 0)
    assert frames == (Line("x" * LIMIT), FIRST)


@pytest.mark.parametrize("length", [LIMIT - 1, LIMIT, LIMIT + 1, 300, 2 * LIMIT, 10_000])
def test_an_overlong_line_without_code_comes_out_with_its_beginning(length: int) -> None:
    text = "https://example.org/" + "0123456789" * (length // 10)
    sent = text[:length].encode()
    assert TextDecoder().feed(sent + b"\r", 0) == (Line(text[:length][:LIMIT]),)
    decoder = TextDecoder()
    assert [frame for byte in sent + b"\r" for frame in decoder.feed(bytes([byte]), 0)] == [Line(text[:length][:LIMIT])]
    assert decoder.feed(TEMPURA + b"\r", 0) == (FIRST,), "nothing of it is left"


def test_noise_before_an_overlong_line_is_not_its_beginning() -> None:
    assert TextDecoder().feed(b"\x00" * 2 * LIMIT + b"hello\r", 0) == (Line("\x00" * 14 + "hello"),)
    assert TextDecoder().feed(b"\x00" * 2 * LIMIT + b"\r", 0) == (BadFrame("nothing printable", b"\x00" * 14),)


def test_codes_come_out_of_an_overlong_line_before_it_ends() -> None:
    decoder = TextDecoder()
    codes = LIMIT // len(TEMPURA)
    assert decoder.feed(b"-" + TEMPURA * codes, 0) == (Line("-" + "SGBBBBGS" * (codes - 1)),)
    assert decoder.feed(b"\r", 0) == (FIRST,)


def test_junk_behind_the_codes_of_an_overlong_line_is_not_told_again() -> None:
    decoder = TextDecoder()
    decoder.feed(TEMPURA * (LIMIT // len(TEMPURA)), 0)
    assert decoder.feed(b"junk\r", 0) == ()
    assert decoder.feed(b"junk\r", 0) == (Line("junk"),)


def test_memory_is_bounded() -> None:
    decoder = TextDecoder()
    for _ in range(1000):
        decoder.feed(b"SGBBBBG\xff" * 100, 0)
        assert len(decoder._line) < LIMIT
    for _ in range(1000):
        decoder.feed(b"x" * 1000, 0)
        assert len(decoder._line) + len(decoder._beginning) < 2 * LIMIT


def test_close_gives_what_is_left_once() -> None:
    decoder = TextDecoder()
    decoder.feed(TEMPURA, 0)
    assert decoder.close() == (FIRST,)
    assert decoder.close() == ()
    assert decoder.tick(9) == ()
