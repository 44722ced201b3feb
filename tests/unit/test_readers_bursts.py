"""Scans among all that is typed on a computer: codes come out, and nothing else of what people write."""

from __future__ import annotations

import pytest

from assistant.deck.codes import LETTERS, CardSet, Code, encode_code
from assistant.readers.bursts import LONGEST, Bursts
from assistant.readers.scan import Input, ReaderTrouble, Scan, Troubled
from assistant.readers.wedge_faults import OTHER_ALPHABETS, fault_of

TEMPURA, CHOPSTICKS = "SGBBBBGS", "SGBBGPFV"
ALL = "".join(encode_code(Code(CardSet.SUSHI_GO, "B", number)) for number in range(108))


class Keys:
    """Keyboards at a clock that the test moves."""

    def __init__(self) -> None:
        self.bursts = Bursts("k")
        self.now_s = 1000.0

    def type(self, keys: str, gap_s: float = 0.01) -> list[Input]:
        inputs: list[Input] = []
        for key in keys:
            self.now_s += gap_s
            inputs += self.bursts.type(key, self.now_s)
        return inputs

    def wait(self, duration_s: float) -> list[Input]:
        self.now_s += duration_s
        return list(self.bursts.tick(self.now_s))


@pytest.fixture
def keys() -> Keys:
    return Keys()


@pytest.mark.parametrize("end", ["\r", "\n", "\t"])
@pytest.mark.parametrize("code", [TEMPURA, TEMPURA.lower(), f"]Q1{TEMPURA}"])
def test_a_code_comes_with_its_end(keys: Keys, code: str, end: str) -> None:
    assert keys.type(code) == []
    assert keys.type(end) == [Scan("k", TEMPURA)]
    assert keys.bursts.due_s() is None


def test_a_code_without_an_end_comes_after_100_ms(keys: Keys) -> None:
    keys.type(TEMPURA)
    assert keys.wait(0.09) == []
    assert keys.wait(0.02) == [Scan("k", TEMPURA)]


def test_a_code_that_is_held_up_in_the_middle_arrives(keys: Keys) -> None:
    keys.type(TEMPURA[:4])
    assert keys.wait(0.4) == []
    assert keys.type(TEMPURA[4:] + "\n") == [Scan("k", TEMPURA)]


def test_the_silence_also_ends_a_code_that_other_keys_follow(keys: Keys) -> None:
    keys.type(TEMPURA)
    keys.now_s += 1
    assert keys.type("x") == [Scan("k", TEMPURA)]


def test_several_codes_of_one_burst_come_one_by_one_and_without_what_else_was_typed(keys: Keys) -> None:
    assert keys.type(f"hello{TEMPURA};{CHOPSTICKS}\n") == [Scan("k", TEMPURA), Scan("k", CHOPSTICKS)]


@pytest.mark.parametrize(
    "typed", ["tempura", "AUSGEBROCHEN", TEMPURA[:7] + "B", "SGBB", "4006381333931", "ß" * 9, "\t\t\n", ALL[3:9] * 9]
)
@pytest.mark.parametrize("gap_s", [0.001, 0.04, 0.2])
def test_nothing_else_comes_out_however_fast(keys: Keys, typed: str, gap_s: float) -> None:
    assert keys.type(typed, gap_s) + keys.type("\n") == []


def test_a_code_that_a_person_types_is_for_the_window_that_has_the_focus(keys: Keys) -> None:
    assert keys.type(TEMPURA, 0.25) + keys.type("\n") + keys.wait(2) == []


def test_letters_that_grow_when_they_are_made_large_do_not_shift_the_times(keys: Keys) -> None:
    assert keys.type("ßßß" + TEMPURA + "\n") == [Scan("k", TEMPURA)]


def test_only_the_current_burst_is_kept(keys: Keys) -> None:
    keys.type("a long letter to somebody" * 20)
    assert len(keys.bursts._text) <= LONGEST
    keys.wait(0.11)
    assert keys.bursts._text == ""


ALT_CODES = ["{:02}", "{:03}", "{:04}"]


@pytest.mark.parametrize("form", ALT_CODES)
def test_alt_codes_are_diagnosed_once_until_a_code_comes_as_it_should(keys: Keys, form: str) -> None:
    typed = "".join(form.format(ord(letter)) for letter in TEMPURA) + "\n"
    assert keys.type(typed) == [Troubled("k", ReaderTrouble.ALT_CODES)]
    assert keys.type(typed) == [Scan("k", typed[:-1])]
    assert keys.type(TEMPURA + "\n") == [Scan("k", TEMPURA)]
    assert keys.type(typed) == [Troubled("k", ReaderTrouble.ALT_CODES)]


@pytest.mark.parametrize("alphabet", OTHER_ALPHABETS)
@pytest.mark.parametrize("code", [TEMPURA, CHOPSTICKS])
def test_other_alphabets_are_diagnosed(keys: Keys, alphabet: str, code: str) -> None:
    typed = code.translate(str.maketrans(LETTERS, alphabet))
    assert keys.type(typed) + keys.wait(0.1) == [Troubled("k", ReaderTrouble.OTHER_ALPHABET)]
    assert keys.type(typed.lower() + "\n") == [Scan("k", typed.lower())]


@pytest.mark.parametrize("typed", ["", "8371", "Владимир", "Θεσσαλονίκη", "0123456789" * 5, TEMPURA])
def test_what_is_no_fault(typed: str) -> None:
    assert fault_of(typed) is None
