"""Card codes: the letters that are printed, and what is found again in what scanners type."""

from __future__ import annotations

import pytest

from assistant.deck.codes import CardSet, Code, encode_code, ends_unfinished, parse_codes

PINNED = [
    ("SGBBBBGS", Code(CardSet.SUSHI_GO, "B", 0)),  # contract.md: the first tempura
    ("SGBBGPFV", Code(CardSet.SUSHI_GO, "B", 107)),  # contract.md: the last chopsticks
    ("SGCBBBBX", Code(CardSet.SUSHI_BAR, "B", 0)),
    ("SGCBCFKG", Code(CardSet.SUSHI_BAR, "B", 23)),
    ("SGDBBBSE", Code(CardSet.PARTY, "B", 0)),
    ("SGDBXXBB", Code(CardSet.PARTY, "B", 360)),  # the highest number that two letters count
    ("SGXBBBNN", Code(CardSet.CONTROLS, "B", 0)),  # contract.md: the badge of seat 1
    ("SGXBCLKD", Code(CardSet.CONTROLS, "B", 28)),  # new-game
]
FIRST, LAST = (code for _, code in PINNED[:2])


@pytest.mark.parametrize(("letters", "code"), PINNED)
def test_first_and_last_code_of_each_set(letters: str, code: Code) -> None:
    assert encode_code(code) == letters
    assert str(code) == letters
    assert parse_codes(letters) == (code,)


def test_two_decks_in_one_house_differ() -> None:
    assert encode_code(Code(CardSet.SUSHI_GO, "C", 0)) != encode_code(FIRST)


@pytest.mark.parametrize(
    "text",
    [
        "sgbbbbgs",  # Caps Lock or a lower-case scanner
        "SgBbbBGs",
        "]Q1SGBBBBGS",  # an AIM identifier before it
        "\x02SGBBBBGS\r",
        "SGSGBBBBGS",  # a torn start of another code before it
        "SGBBBBG SGBBBBGS",
        "ßSGBBBBGSﬁ",
    ],
)
def test_the_code_is_found_in_what_surrounds_it(text: str) -> None:
    assert parse_codes(text) == (FIRST,)


@pytest.mark.parametrize("text", ["SGBBBBGSSGBBGPFV", "SGBBBBGS;SGBBGPFV", "xxSGBBBBGS\tSGBBGPFVxx"])
def test_several_codes_keep_their_order(text: str) -> None:
    assert parse_codes(text) == (FIRST, LAST)


def test_a_repeated_code_is_two_scans() -> None:
    assert parse_codes("SGBBBBGSSGBBBBGS") == (FIRST, FIRST)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "SG",
        "SGBBBBG",  # the last letter is missing
        "SGBBBBGSX"[1:],
        "SGBBBBSG",  # the check letters swapped
        "SGBBBBGB",
        "SGB BBBGS",
        "SGEBBBLJ",  # both check letters right, but no such set
        "GSBBBBSG",
        "ßgbbbbgs",  # str.upper() would write SS for ß
        "\u017fgbbbbg\u017f",  # and S for a long s
        "SGBBBBG\uff33",  # a full-width letter
        "\ufb00\ufb06\u0131\u0130",
    ],
)
def test_what_fails_is_never_guessed_into_a_card(text: str) -> None:
    assert parse_codes(text) == ()


def test_the_unknown_set_of_the_example_above_has_right_check_letters() -> None:
    values = ["BCDEFGHJKLNOPRSTUVX".index(letter) for letter in "SGEBBBLJ"]
    assert sum(values) % 19 == 0
    assert sum(place * value for place, value in enumerate(values, 1)) % 19 == 0


@pytest.mark.parametrize(("copy", "number"), [("A", 0), ("b", 0), ("", 0), ("BB", 0), ("B", -1), ("B", 361)])
def test_no_code_can_be_made_that_could_not_be_printed(copy: str, number: int) -> None:
    with pytest.raises(ValueError, match=r"must be"):
        Code(CardSet.SUSHI_GO, copy, number)


@pytest.mark.parametrize(
    "text", ["S", "SG", "sgb", "SGBBBBG", "junkSGBB", "SGBBBBGSSG", "SGSGBBB", "SGSGBBBB", "SGBBBBGBS"]
)
def test_a_code_may_still_come(text: str) -> None:
    assert ends_unfinished(text)


@pytest.mark.parametrize(
    "text", ["", "SGBBBBGS", "SGBBBBGSSGBBGPFV", "SGBBBBGB", "SGEB", "SGBB;", "SGBBA", "G", "hello", "ß"]
)
def test_no_code_is_on_its_way(text: str) -> None:
    assert not ends_unfinished(text)
