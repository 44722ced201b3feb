"""Texts out of the memory of NFC tags, however it is laid out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.readers.decoders.ndef import LIMIT, missing, text_in
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
        (bytes.fromhex("0319 D101155482656EFFFE53004700420042004200420047005300FE"), "SGBBBBGS"),  # low first
        (bytes.fromhex("0317 D101135482656E00530047004200420042004200470053FE"), "SGBBBBGS"),  # without telling which
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
