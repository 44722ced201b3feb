"""Card codes under damage: what is found, what is refused, and the bound on what two check letters can let through."""

from __future__ import annotations

import random
from itertools import combinations, product

from hypothesis import given
from hypothesis import strategies as st

from assistant.deck.codes import LETTERS, NUMBERS, CardSet, Code, encode_code, ends_unfinished, parse_codes

codes = st.builds(Code, st.sampled_from(CardSet), st.sampled_from(LETTERS), st.integers(0, NUMBERS[-1]))
# Junk never holds a letter of the mark, so that it cannot make up a code of its own.
junk = st.text(st.characters(exclude_characters="SGsg"), max_size=20)
places = range(8)


def random_code(chance: random.Random) -> Code:
    return Code(chance.choice(tuple(CardSet)), chance.choice(LETTERS), chance.choice(NUMBERS))


@given(codes)
def test_a_code_is_read_back(code: Code) -> None:
    letters = encode_code(code)
    assert parse_codes(letters) == (code,)
    assert parse_codes(letters.lower()) == (code,)
    assert len(letters) == 8
    assert set(letters) <= set(LETTERS)


@given(st.lists(st.tuples(junk, codes)), junk)
def test_junk_before_between_and_after_is_left_out(parts: list[tuple[str, Code]], tail: str) -> None:
    text = "".join(before + encode_code(code) for before, code in parts) + tail
    assert parse_codes(text) == tuple(code for _, code in parts)


@given(st.text())
def test_no_text_is_too_strange(text: str) -> None:
    parse_codes(text)
    ends_unfinished(text)
    assert parse_codes(text.encode("ascii", "replace").decode()) == parse_codes(text)


@given(codes)
def test_every_single_wrong_letter_is_found(code: Code) -> None:
    letters = encode_code(code)
    for place, wrong in product(places, LETTERS):
        if wrong != letters[place]:
            assert parse_codes(letters[:place] + wrong + letters[place + 1 :]) == ()


@given(codes, st.data())
def test_every_two_wrong_letters_are_found(code: Code, data: st.DataObject) -> None:
    letters = encode_code(code)
    first, second = data.draw(st.sampled_from(list(combinations(places, 2))))
    for pair in product(LETTERS, repeat=2):
        damaged = list(letters)
        damaged[first], damaged[second] = pair
        assert parse_codes("".join(damaged)) in ((), (code,))


@given(codes)
def test_every_swap_is_found(code: Code) -> None:
    letters = encode_code(code)
    for first, second in combinations(places, 2):
        swapped = list(letters)
        swapped[first], swapped[second] = letters[second], letters[first]
        assert parse_codes("".join(swapped)) in ((), (code,))


@given(codes, st.integers(1, 7))
def test_a_cut_code_is_no_code_but_may_still_come(code: Code, length: int) -> None:
    start = encode_code(code)[:length]
    assert parse_codes(start) == ()
    assert ends_unfinished(start)


def test_a_hundred_thousand_damaged_codes() -> None:
    """Three and more wrong letters: two check letters let through one in 19², and the mark and the set fewer still.

    Of the letters left to chance, each choice of all but two leaves exactly one choice of those two that passes both
    checks, if the two are not in the mark or the set: so at most 1 of 361 damaged codes may pass as another card.
    """
    chance = random.Random(19)
    damaged_codes, taken_for_another = 100_000, 0
    for _ in range(damaged_codes):
        code = random_code(chance)
        damaged = list(encode_code(code))
        wrong = chance.sample(places, chance.randint(1, 8))
        for place in wrong:
            damaged[place] = chance.choice(LETTERS)
        read = parse_codes("".join(damaged))
        if read not in ((), (code,)):
            assert len(wrong) > 2
            taken_for_another += 1
    assert taken_for_another <= damaged_codes / 361


def test_letters_lost_or_doubled() -> None:
    """A lost letter leaves no code; a doubled one moves all that follow, and at most 1 of 361 such pass as another."""
    chance = random.Random(361)
    doubled_codes, taken_for_another = 20_000, 0
    for _ in range(doubled_codes):
        code = random_code(chance)
        letters, place = encode_code(code), chance.choice(places)
        assert parse_codes(letters[:place] + letters[place + 1 :]) == ()
        read = parse_codes(letters[:place] + letters[place] + letters[place:])
        taken_for_another += read not in ((), (code,))
    assert taken_for_another <= doubled_codes / 361
