"""A text is written onto a tag, and nothing but the text: laid out, page by page, and never half of it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.readers.decoders.ndef import PAGE, missing, text_in
from assistant.readers.decoders.ndef_layout import WritePage, laid_out
from assistant.readers.links.tag_memory import Asked, ReadPages, hold, reading, writing
from tests.unit.ntag import LOCK, Ntag
from tests.unit.pn532_board import text_memory

TEXT = text_memory("SGBBBBGS")
MEMORY_CONTROL = bytes.fromhex("0203000000")


def answering(tag: Ntag, asked: Asked) -> bytes | None:
    match asked:
        case ReadPages(page):
            return tag.read(page)
        case WritePage(page, data):
            return b"" if tag.write(page, data) else None


def write(tag: Ntag, text: str) -> bool:
    return hold(writing(text), lambda asked: answering(tag, asked))


@pytest.mark.parametrize(
    ("memory", "kept"),
    [
        (b"", b""),
        (TEXT, b""),  # another card's text goes
        (b"\xfe" + TEXT, b""),
        (LOCK + TEXT, LOCK),
        (b"\x00\x00" + LOCK + MEMORY_CONTROL + TEXT, b"\x00\x00" + LOCK + MEMORY_CONTROL),
        (LOCK, LOCK),
        (LOCK + b"\x00\x00\x03\x00", LOCK + b"\x00\x00"),  # a message stays where it is
        (LOCK + bytes(11), LOCK),
        (bytes(16), b""),
    ],
)
def test_a_text_is_laid_out_behind_what_must_stay(memory: bytes, kept: bytes) -> None:
    layout = laid_out("SGBBGPFV", memory)
    assert layout is not None
    assert layout.memory.startswith(kept + b"\x03")
    assert layout.length_at == len(kept) + 1
    assert text_in(layout.memory) == "SGBBGPFV"
    assert len(layout.memory) % PAGE == 0
    assert missing(layout.memory) == 0


@pytest.mark.parametrize("rest", [b"\x02\x03\x00", b"\x02", b"\xfd\xff\x01\x00"])
def test_what_stands_before_a_text_must_be_known_to_its_end(rest: bytes) -> None:
    assert laid_out("SGBBGPFV", LOCK + rest) is None


@given(st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=1, max_size=200))
def test_what_is_laid_out_is_read(text: str) -> None:
    layout = laid_out(text, LOCK)
    assert layout is not None
    assert text_in(layout.memory) == text


def test_a_text_that_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="at most 200 letters, not 201"):
        laid_out("x" * 201, b"")


@pytest.mark.parametrize(
    ("capabilities", "fits"),
    [
        ("E1101200", True),
        ("E1100300", True),  # 24 bytes, which it fills
        ("E1100200", False),
        ("E110120F", False),
        ("00000000", False),
        ("E11012", False),
        ("", False),
    ],
)
def test_only_a_tag_that_says_so_is_written(capabilities: str, fits: bool) -> None:
    layout = laid_out("SGBBBBGS", LOCK)
    assert layout is not None
    assert len(layout.memory) == 24
    assert layout.fits(bytes.fromhex(capabilities)) is fits


def test_a_tag_from_the_factory_takes_a_text_and_keeps_what_is_its_own() -> None:
    tag = Ntag()
    assert write(tag, "SGBBBBGS")
    assert tag.text == "SGBBBBGS"
    assert tag.own == Ntag().own
    assert tag.written == [5, 4, 6, 7, 8, 9, 5]
    assert write(tag, "SGBBGPFV"), "another text takes its place"
    assert tag.text == "SGBBGPFV"


def test_a_text_that_is_there_already_is_not_written_again() -> None:
    tag = Ntag()
    assert write(tag, "SGBBBBGS")
    tag.written.clear()
    assert write(tag, "SGBBBBGS")
    assert tag.written == []


@pytest.mark.parametrize("before", ["", "SGBBBBGS", "A longer text than the letters of a card"])
@pytest.mark.parametrize("pages", range(7))
def test_a_tag_that_is_pulled_away_holds_no_half_of_a_text(before: str, pages: int) -> None:
    tag = Ntag()
    assert not before or write(tag, before)
    tag.written.clear()
    tag.seen.clear()
    tag.leaves_before = pages
    assert not write(tag, "SGBBGPFV")
    assert tag.text == ("" if pages else before)
    assert set(tag.seen) <= {""}


@pytest.mark.parametrize("tag", [Ntag(is_locked=True), Ntag(first_protected=4), Ntag(first_protected=8)])
def test_a_protected_tag_is_told(tag: Ntag) -> None:
    assert not write(tag, "SGBBBBGS")
    assert tag.text == ""


def test_a_tag_that_forgets_is_told() -> None:
    tag = Ntag()

    def forgetting(asked: Asked) -> bytes | None:
        return b"" if isinstance(asked, WritePage) else answering(tag, asked)

    assert not hold(writing("SGBBBBGS"), forgetting)


@pytest.mark.parametrize("last", [2, 3, 4])
def test_a_tag_that_is_no_longer_read_is_not_written(last: int) -> None:
    tag = Ntag()
    tag.pages[16:20] = b"\x01\x20\x00\x00"  # a block that goes on where it cannot be read

    def shy(asked: Asked) -> bytes | None:
        return answering(tag, asked) if asked.page <= last else None

    assert not hold(writing("SGBBBBGS"), shy)
    assert tag.written == []


@given(st.binary(max_size=160))
def test_whatever_the_memory_holds_reading_ends(memory: bytes) -> None:
    read = hold(reading(), lambda asked: memory[4 * asked.page - 16 :][:16] or None)
    assert memory.startswith(read)
