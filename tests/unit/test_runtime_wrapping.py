"""Lines for a braille display are never longer than its row, and whole words stay whole."""

from __future__ import annotations

import pytest

from assistant.runtime.wrapping import wrapped

SENTENCE = "Ana: squid nigiri, on wasabi. Nine. Pass left, says Jean-Baptiste. Hands of seven."


def test_without_a_length_a_line_stays_as_it_is() -> None:
    assert wrapped(SENTENCE, None) == [SENTENCE]


@pytest.mark.parametrize("cells", [14, 20, 40, 80])
def test_lines_break_between_words_only(cells: int) -> None:
    lines = wrapped(SENTENCE, cells)
    assert all(0 < len(line) <= cells for line in lines)
    assert " ".join(lines).split() == SENTENCE.split()


def test_a_word_longer_than_a_line_goes_on_in_the_next() -> None:
    assert wrapped("A" * 25, 10) == ["A" * 10, "A" * 10, "A" * 5]
