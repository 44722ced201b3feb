"""Words hold for any number, name and list."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from assistant.words.announcement import Series
from assistant.words.catalogue import LANGUAGES, Catalogue, load_catalogue
from assistant.words.entries import find_entries
from assistant.words.numerals import GREATEST, LEAST, Numerals
from assistant.words.spelling import fold

CATALOGUES = {lang: load_catalogue(lang) for lang in LANGUAGES}
NUMERALS = {lang: Numerals(catalogue.render) for lang, catalogue in CATALOGUES.items()}
FRAME = Catalogue("en", find_entries("en", {"frame.ftl": "frame = <{ $name }>"}))

languages = st.sampled_from(LANGUAGES)
numbers = st.integers(LEAST, GREATEST)
genders = st.sampled_from("mf")


def test_every_number_has_words_of_its_own_in_every_language() -> None:
    for numerals in NUMERALS.values():
        for gender in "mf":
            words = {numerals.cardinal(number, gender) for number in range(LEAST, GREATEST + 1)}
            assert len(words) == GREATEST - LEAST + 1


@given(languages, numbers, genders)
def test_numbers_are_words_and_single_blanks(lang: str, number: int, gender: str) -> None:
    assert re.fullmatch(r"[^\W\d_]+([ -][^\W\d_]+)*", NUMERALS[lang].cardinal(number, gender))


@given(st.text(max_size=200))
def test_a_name_comes_through_as_it_is(name: str) -> None:
    assert FRAME.render("frame", {"name": name}) == f"<{name}>"


@given(languages, st.lists(st.text("abcé", min_size=1), min_size=1, max_size=8), st.sampled_from(["and", "pause"]))
def test_a_series_holds_every_item_in_order(lang: str, items: list[str], joined_by: str) -> None:
    catalogue = CATALOGUES[lang]
    said = catalogue.render("series-and", {"before": Series(items, joined_by), "after": "end"})
    parts = re.split(r", | and | et | e | ?; ", said)
    assert parts == [*items, "end"]


@given(st.text())
def test_folding_twice_is_folding_once(text: str) -> None:
    assert fold(fold(text)) == fold(text)
