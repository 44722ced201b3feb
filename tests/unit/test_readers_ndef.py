"""Texts out of the memory of NFC tags, however it is laid out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.readers.decoders.ndef import LIMIT, PAGE, may_hold_text, memory_with, missing, text_in
from tests.unit.pn532_board import text_memory

TEXT = text_memory("SGBBBBGS")
LOCK, MEMORY_CONTROL = bytes.fromhex("0103A00C34"), bytes.fromhex("0203000000")


@pytest.mark.parametrize(
    ("memory", "text"),
    [
        (TEXT, "SGBBBBGS"),
        (LOCK + TEXT, "SGBBBBGS"),  # a factory-fresh NTAG213 has such a block
        (b"\x00\x00" + LOCK + MEMORY_CONTROL + TEXT, "SGBBBBGS"),
        (b"\x03\xff\x00\x0f" + TEXT[2:], "SGBBBBGS"),  # the length in three bytes
        (bytes.fromhex("0312C1010000000B5402656E5347424242424753FE"), "SGBBBBGS"),  # a long record
        (bytes.fromhex("0311D901 0B 01 54 69 02656E5347424242424753FE"), "SGBBBBGS"),  # a record with an id
        (bytes.fromhex("031B 9101075501 61622E6F7267 51010B5402656E5347424242424753 FE"), "SGBBBBGS"),  # after a link
        (bytes.fromhex("0319 D101155482656EFEFF00530047004200420042004200470053FE"), "SGBBBBGS"),  # UTF-16
        (bytes.fromhex("030FD1010B5502656E5347424242424753FE"), ""),  # no text but a link
        (bytes.fromhex("0307D10103540265 6EFE"), ""),  # an empty text
        (bytes.fromhex("0300FE"), ""),
        (b"\xfe" + TEXT, ""),
        (bytes(48), ""),
        (b"", ""),
        (TEXT[:10], ""),
        (TEXT[:1], ""),
        (b"\x03\xff\x00", ""),
    ],
)
def test_the_first_text(memory: bytes, text: str) -> None:
    assert text_in(memory) == text


def test_it_is_known_how_much_more_is_to_be_read() -> None:
    memory = LOCK + TEXT
    for length in range(1, len(memory) - 1):
        assert missing(memory[:length]) > 0
    assert missing(memory[:-1]) == 0  # the end of the blocks is not needed
    assert missing(b"\xfe") == 0
    assert missing(b"\x03\xff\x01\x00") == LIMIT - 4


@given(st.binary(max_size=200))
def test_no_memory_is_too_strange(memory: bytes) -> None:
    text_in(memory)
    assert 0 <= missing(memory) <= LIMIT


@given(st.binary(max_size=2 * LIMIT))
def test_reading_comes_to_an_end(tag: bytes) -> None:
    memory, readings = b"", 0
    while not memory or missing(memory):
        memory += tag[len(memory) :][:16].ljust(16, b"\0")
        readings += 1
    assert readings <= LIMIT // 16 + 1


@pytest.mark.parametrize(
    ("memory", "kept"),
    [
        (b"", b""),
        (TEXT, b""),  # another card's text goes
        (b"\xfe" + TEXT, b""),
        (LOCK + TEXT, LOCK),
        (b"\x00\x00" + LOCK + MEMORY_CONTROL + TEXT, LOCK + MEMORY_CONTROL),
        (LOCK, LOCK),
        (LOCK + b"\x02\x03\x00", LOCK),  # cut short
        (LOCK + b"\x02", LOCK),
        (bytes(16), b""),
    ],
)
def test_a_text_is_laid_out_behind_what_must_stay(memory: bytes, kept: bytes) -> None:
    laid = memory_with("SGBBGPFV", memory)
    assert laid.startswith(kept + b"\x03")
    assert text_in(laid) == "SGBBGPFV"
    assert len(laid) % PAGE == 0
    assert missing(laid) == 0


@given(st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=1, max_size=200))
def test_what_is_laid_out_is_read(text: str) -> None:
    assert text_in(memory_with(text, LOCK)) == text


def test_a_text_that_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="at most 200 letters, not 201"):
        memory_with("x" * 201, b"")


@pytest.mark.parametrize(
    ("capabilities", "may"),
    [("E1101200", True), ("E110120F", False), ("00000000", False), ("E11012", False), ("", False)],
)
def test_only_a_tag_that_says_so_is_written(capabilities: str, may: bool) -> None:
    assert may_hold_text(bytes.fromhex(capabilities)) is may
