"""Numbers in words, against an oracle: test_words_numerals.tsv, from the Unicode CLDR."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from assistant.words.catalogue import LANGUAGES, BadCatalogue
from assistant.words.catalogue import load_catalogue as load
from assistant.words.numerals import Numerals

numerals = cache(lambda lang: Numerals(load(lang).render))


def oracle() -> Iterator[tuple[str, str, str, int, str]]:
    for line in Path(__file__).with_suffix(".tsv").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            lang, form, gender, number, words = line.split("\t")
            yield lang, form, gender, int(number), words


def heard(words: str) -> str:
    """Without hyphens; and of the two Brazilian words for 14 the one that is usual there (VOLP admits both)."""
    return words.replace("-", " ").replace("catorze", "quatorze")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_in_words_are_those_of_the_cldr(lang: str) -> None:
    rows = [row for row in oracle() if row[0] == lang]
    said = {
        (form, gender, number): heard(
            numerals(lang).cardinal(number, gender) if form == "cardinal" else numerals(lang).ordinal(number, gender)
        )
        for _, form, gender, number, _ in rows
    }
    assert said == {(form, gender, number): heard(words) for _, form, gender, number, words in rows}
    assert len(rows) > 500


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (21, "vingt et un"),
        (71, "soixante et onze"),
        (77, "soixante-dix-sept"),
        (80, "quatre-vingts"),
        (91, "quatre-vingt-onze"),
    ],
)
def test_french_is_spelled_as_in_france(number: int, words: str) -> None:
    """The traditional spelling, hyphens included: Académie française, "Les nombres"."""
    assert numerals("fr").cardinal(number) == words


@pytest.mark.parametrize(("number", "words"), [(81, "quatre-vingt-unième"), (91, "quatre-vingt-onzième")])
def test_the_two_french_ordinals_that_the_cldr_gets_wrong(number: int, words: str) -> None:
    """As num2words 0.5.14 has them."""
    assert numerals("fr").ordinal(number) == words


@pytest.mark.parametrize(("lang", "words"), [("en", "minus three"), ("fr", "moins trois"), ("pt-BR", "menos três")])
def test_a_negative_number_in_digits_is_said_in_words(lang: str, words: str) -> None:
    assert numerals(lang).plain(-3) == words
    assert numerals(lang).plain(3) == "3"


@pytest.mark.parametrize("number", [-1000, 10_000])
def test_a_number_beyond_the_range_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="beyond -999 to 9999"):
        numerals("en").cardinal(number)


@pytest.mark.parametrize("number", [-1, 0, 100])
def test_an_ordinal_beyond_the_list_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="beyond 1 to 99"):
        numerals("fr").ordinal(number)


def test_a_function_of_a_message_says_the_gender() -> None:
    assert load("fr").render("kind-tempura.count", {"count": 21}) == "vingt et une tempuras"
    with pytest.raises(BadCatalogue):
        load("fr").render("kind-tempura.count", {"count": 10_000})
