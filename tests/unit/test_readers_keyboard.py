"""Keys, typed lines and scanners that type, on a clock that the test moves."""

from __future__ import annotations

import pytest

from assistant.readers.keyboard import KEYS, Keyboard
from assistant.readers.scan import Input, Named, Pressed, ReaderTrouble, Scan, Troubled, Typed
from assistant.readers.vocabulary import Vocabulary

TEMPURA, CHOPSTICKS = "SGBBBBGS", "SGBBGPFV"
WORDS = Vocabulary({"undo": "undo", "tableau": "tableau"}, [("tempura", "tempura"), ("sashimi", "sashimi")])


class Desk:
    """A keyboard, and the clock in front of which somebody types."""

    def __init__(self, keyboard: Keyboard | None = None) -> None:
        self.keyboard = keyboard or Keyboard(WORDS, "t")
        self.now_s = 1000.0
        self.inputs: list[Input] = []
        self.echo = ""

    def type(self, characters: str, gap_s: float) -> None:
        """Type with this time after each character."""
        for character in characters:
            strokes = self.keyboard.feed(character, self.now_s)
            self.inputs += strokes.inputs
            self.echo += strokes.echo
            self.wait(gap_s)

    def wait(self, duration_s: float) -> None:
        """Let time pass, and tick exactly when the keyboard asks for it."""
        end_s = self.now_s + duration_s
        while (due_s := self.keyboard.due_s()) is not None and due_s <= end_s:
            self.now_s = max(due_s, self.now_s)
            strokes = self.keyboard.tick(self.now_s)
            self.inputs += strokes.inputs
            self.echo += strokes.echo
        self.now_s = end_s

    def scan(self, characters: str) -> None:
        self.type(characters, 0.01)

    def person_types(self, characters: str) -> None:
        self.type(characters, 0.2)

    def taken(self) -> list[Input]:
        inputs, self.inputs = self.inputs, []
        return inputs


@pytest.fixture
def desk() -> Desk:
    return Desk()


@pytest.mark.parametrize(("key", "command"), KEYS.items())
def test_each_key_acts_by_itself(desk: Desk, key: str, command: str) -> None:
    desk.person_types(key)
    name, _, number = command.partition(" ")
    assert desk.taken() == [Pressed("t", name, int(number) if number else None)]
    assert desk.echo == ""


def test_the_control_panel_of_the_contract() -> None:
    assert {key: KEYS[key] for key in "1234506789\n.+-*/"} == {
        "1": "tableau 1",
        "2": "tableau 2",
        "3": "tableau 3",
        "4": "tableau 4",
        "5": "tableau 5",
        "0": "turn",
        "6": "changes",
        "7": "chopsticks",
        "8": "identify",
        "9": "check",
        "\n": "repeat",
        ".": "stop",
        "+": "scores",
        "-": "undo",
        "*": "why",
        "/": "help",
    }


def test_signs_act_at_once_digits_when_no_scan_can_follow(desk: Desk) -> None:
    assert desk.keyboard.feed(".", 0.0).inputs == (Pressed("t", "stop"),)
    assert desk.keyboard.feed("3", 0.0).inputs == ()
    assert desk.keyboard.tick(0.049).inputs == ()
    assert desk.keyboard.due_s() == 0.05
    assert desk.keyboard.tick(0.05).inputs == (Pressed("t", "tableau", 3),)
    assert desk.keyboard.due_s() is None


def test_a_digit_acts_before_a_key_that_comes_late(desk: Desk) -> None:
    desk.keyboard.feed("3", 0.0)
    assert desk.keyboard.feed("\n", 0.2).inputs == (Pressed("t", "tableau", 3), Pressed("t", "repeat"))


def test_keys_pressed_together_act_in_order(desk: Desk) -> None:
    desk.scan("11-6")
    desk.wait(1)
    assert [said.key for said in desk.taken() if isinstance(said, Pressed)] == ["tableau", "tableau", "undo", "changes"]


def test_keys_can_be_remapped() -> None:
    desk = Desk(Keyboard(WORDS, "t", {"1": "scores", "s": "tableau 7", "?": "help"}))
    desk.person_types("1?s9\n")
    assert desk.taken() == [Pressed("t", "scores"), Pressed("t", "help"), Pressed("t", "tableau", 7), Typed("t", "9")]
    desk.person_types("\n")
    assert desk.taken() == []


def test_a_scan_passes_a_letter_that_is_a_key() -> None:
    desk = Desk(Keyboard(WORDS, "t", {"s": "scores", "g": "why"}))
    desk.scan(TEMPURA.lower() + "\r")
    desk.scan(TEMPURA.lower())
    desk.wait(1)
    assert desk.taken() == [Scan("t", TEMPURA.lower())] * 2
    desk.person_types("sgx\n")
    assert desk.taken() == [Pressed("t", "scores"), Pressed("t", "why"), Typed("t", "x")]


def test_a_person_types_a_line(desk: Desk) -> None:
    desk.person_types("temp\n")
    desk.person_types(" Jean-Luc 2.\n")
    desk.person_types("tableau 2\n")
    assert desk.taken() == [Named("t", "tempura"), Typed("t", "Jean-Luc 2."), Pressed("t", "tableau", 2)]
    assert desk.echo == "temp\nJean-Luc 2.\ntableau 2\n"


def test_a_person_corrects_a_line(desk: Desk) -> None:
    desk.person_types("unn\x7fdp\bo\n")
    assert desk.taken() == [Pressed("t", "undo")]
    assert desk.echo == "unn\b \bdp\b \bo\n"


def test_an_erased_line_is_empty_and_keys_act_again(desk: Desk) -> None:
    desk.person_types("te\x7f\x7f\x7f1")
    desk.person_types("te\x15" + "2")
    desk.person_types("te\x1b" + "3")
    assert desk.taken() == [Pressed("t", "tableau", seat) for seat in (1, 2, 3)]
    assert desk.echo == "te" + "\b \b" * 2 + ("te" + "\b \b" * 2) * 2


def test_a_key_can_be_taken_back_while_it_is_held(desk: Desk) -> None:
    desk.scan("1\x7f")
    desk.wait(1)
    assert desk.taken() == []
    assert desk.echo == ""


@pytest.mark.parametrize("suffix", ["\r", "\n", "\t", "\r\n", "\t\n", ""])
def test_a_scanner_that_types(desk: Desk, suffix: str) -> None:
    for code in [TEMPURA, CHOPSTICKS, CHOPSTICKS]:
        desk.scan(code + suffix)
        desk.wait(1)
    assert desk.taken() == [Scan("t", TEMPURA), Scan("t", CHOPSTICKS), Scan("t", CHOPSTICKS)]
    assert desk.echo == f"{TEMPURA}\n{CHOPSTICKS}\n{CHOPSTICKS}\n"


def test_a_scan_without_suffix_comes_out_after_silence(desk: Desk) -> None:
    desk.keyboard.feed(TEMPURA, 0.0)
    assert desk.keyboard.tick(0.09).inputs == ()
    assert desk.keyboard.tick(0.1).inputs == (Scan("t", TEMPURA),)


def test_a_scanner_enter_that_comes_late_is_no_key(desk: Desk) -> None:
    desk.scan(TEMPURA)
    desk.wait(0.3)
    desk.scan("\r\n")
    assert desk.taken() == [Scan("t", TEMPURA)]
    desk.wait(1)
    desk.person_types("\n")
    assert desk.taken() == [Pressed("t", "repeat")]


def test_whoever_types_a_code_by_hand_may_press_enter(desk: Desk) -> None:
    desk.person_types(TEMPURA)
    assert desk.taken() == [Scan("t", TEMPURA)]
    desk.wait(5)
    desk.person_types("\n")
    assert desk.taken() == []
    desk.person_types("\n")
    assert desk.taken() == [Pressed("t", "repeat")]


def test_another_key_after_a_code_typed_by_hand_makes_enter_a_key_again(desk: Desk) -> None:
    desk.person_types(TEMPURA + ".\n")
    assert desk.taken() == [Scan("t", TEMPURA), Pressed("t", "stop"), Pressed("t", "repeat")]


def test_fast_typing_is_no_scan(desk: Desk) -> None:
    desk.scan("tempura")
    desk.wait(5)
    assert desk.taken() == []
    desk.scan("\n")
    assert desk.taken() == [Named("t", "tempura")]


@pytest.mark.parametrize("prefix", ["]Q1", "1", "12", "x-"])
@pytest.mark.parametrize("suffix", ["", "\r"])
def test_what_a_scanner_types_before_a_code_is_no_command(desk: Desk, prefix: str, suffix: str) -> None:
    desk.scan(prefix + TEMPURA + suffix)
    desk.wait(2)
    assert desk.taken() == [Scan("t", prefix + TEMPURA)]


def test_a_code_held_up_after_its_prefix_stays_whole(desk: Desk) -> None:
    desk.scan("1SGBB")
    desk.wait(0.3)
    desk.scan("BBGS")
    desk.wait(1)
    assert desk.taken() == [Scan("t", "1" + TEMPURA)]


def test_digits_that_no_code_followed_are_keys_after_all(desk: Desk) -> None:
    desk.scan("12temp\n")
    assert desk.taken() == [Pressed("t", "tableau", 1), Pressed("t", "tableau", 2), Named("t", "tempura")]


@pytest.mark.parametrize("suffix", ["", "\r", "\t"])
@pytest.mark.parametrize("barcode", ["40063813", "4006381333931", "0008844100"])
def test_a_foreign_barcode_or_tag_of_digits_is_no_command(desk: Desk, barcode: str, suffix: str) -> None:
    desk.scan(barcode + suffix)
    desk.wait(2)
    assert desk.taken() == [Scan("t", barcode)]


@pytest.mark.parametrize("uid", ["04A2B1C3D4E580", "04a2b1c3", "100086F444"])
def test_a_tag_that_is_typed_in_hex_is_one_line_and_its_digits_are_no_keys(desk: Desk, uid: str) -> None:
    desk.scan(f"{uid}\r")
    assert desk.taken() == [Typed("t", uid)]


def test_hex_that_is_no_tag_is_keys_and_a_word(desk: Desk) -> None:
    desk.scan("4A2B1C3\n")
    assert desk.taken() == [Pressed("t", "tableau", 4), Typed("t", "A2B1C3")]


def test_a_damaged_code_is_told_and_does_not_stick_to_the_next(desk: Desk) -> None:
    desk.scan("SGBBBBGB")
    desk.wait(0.2)
    desk.scan(TEMPURA)
    desk.wait(0.2)
    assert desk.taken() == [Scan("t", "SGBBBBGB"), Scan("t", TEMPURA)]


def test_a_person_who_mistyped_a_code_is_left_to_correct_it(desk: Desk) -> None:
    desk.person_types("SGBBBBGB")
    desk.wait(5)
    assert desk.taken() == []
    desk.person_types("\x7fS")
    assert desk.taken() == [Scan("t", TEMPURA)]


def test_a_scan_into_a_half_typed_line_is_a_scan(desk: Desk) -> None:
    desk.person_types("tab")
    desk.scan(TEMPURA)
    desk.wait(1)
    assert desk.taken() == [Scan("t", "tab" + TEMPURA)]


def test_two_codes_in_one_burst_are_one_line(desk: Desk) -> None:
    desk.scan(TEMPURA + CHOPSTICKS)
    desk.wait(1)
    assert desk.taken() == [Scan("t", TEMPURA + CHOPSTICKS)]


def test_a_second_code_held_up_is_waited_for(desk: Desk) -> None:
    desk.scan(TEMPURA + CHOPSTICKS[:5])
    desk.wait(0.5)
    assert desk.taken() == []
    desk.scan(CHOPSTICKS[5:])
    desk.wait(1)
    assert desk.taken() == [Scan("t", TEMPURA + CHOPSTICKS)]


@pytest.mark.parametrize(
    "sequence", ["\x1b[A", "\x1bOA", "\x1b[3~", "\x1b[1;5C", "\x1b[[A", "\x1b[15~", "\x00", "\x01"]
)
def test_keys_that_mean_nothing_here(desk: Desk, sequence: str) -> None:
    desk.person_types("te")
    desk.scan(sequence)
    desk.wait(1)
    desk.person_types("mp\n")
    assert desk.taken() == [Named("t", "tempura")]
    assert desk.echo == "temp\n"


def test_the_keypad_in_application_mode(desk: Desk) -> None:
    desk.scan("\x1bOq")
    desk.wait(1)
    desk.scan("\x1bOk\x1bOM")
    assert desk.taken() == [Pressed("t", "tableau", 1), Pressed("t", "scores"), Pressed("t", "repeat")]


def test_an_escape_sequence_has_an_end(desk: Desk) -> None:
    desk.scan("\x1b[" + ";" * 100 + "\n")
    assert desk.taken() == [Typed("t", ";" * 70)]
    desk.wait(1)
    desk.scan("\x1b[12\n")
    assert desk.taken() == [Pressed("t", "repeat")]


def test_alt_and_a_letter_is_the_letter(desk: Desk) -> None:
    desk.scan("\x1btemp\n")
    assert desk.taken() == [Named("t", "tempura")]


def test_a_line_is_bounded(desk: Desk) -> None:
    desk.scan("x" * 1000 + "\n")
    assert desk.taken() == [Typed("t", "x" * 256)]
    desk.scan("1" * 1000 + "\n")
    assert desk.taken() == [Scan("t", "1" * 256)]


def test_piped_lines() -> None:
    keyboard = Keyboard(WORDS, "t")
    lines = ["", "1", "11", TEMPURA, "", "temp", "", "2nd", "\x1b[A", "4006381333931", "undo"]
    assert [keyboard.take_line(line) for line in lines] == [
        (Pressed("t", "repeat"),),
        (Pressed("t", "tableau", 1),),
        (Pressed("t", "tableau", 1), Pressed("t", "tableau", 1)),
        (Scan("t", TEMPURA),),
        (Pressed("t", "repeat"),),
        (Named("t", "tempura"),),
        (Pressed("t", "repeat"),),
        (Pressed("t", "tableau", 2), Typed("t", "nd")),
        (Pressed("t", "repeat"),),
        (Scan("t", "4006381333931"),),
        (Pressed("t", "undo"),),
    ]


def test_a_sign_on_a_piped_line_is_one_key() -> None:
    """The end of its line is no Enter of its own, which would say everything again."""
    keyboard = Keyboard(Vocabulary({}, []))
    assert keyboard.take_line("+") == (Pressed("terminal", "scores"),)
    assert keyboard.take_line("") == (Pressed("terminal", "repeat"),)


def test_what_is_typed_in_secret_is_not_shown(desk: Desk) -> None:
    """Not a letter, nor how many there are: neither of a name nor of a code, corrected or not."""
    desk.keyboard.is_secret = True
    desk.person_types("temq\x7fpura\n")
    desk.person_types("sash\x15")
    desk.scan(f"{TEMPURA}\r")
    assert desk.taken() == [Named("t", "tempura", "tempura"), Scan("t", TEMPURA)]
    assert desk.echo == ""


def test_a_secret_begun_in_the_open_is_not_shown_further(desk: Desk) -> None:
    """What stands there already can be erased; what came in secret leaves no trace, though it is erased too."""
    desk.person_types("te")
    desk.keyboard.is_secret = True
    desk.person_types("mq\x7f")
    assert desk.echo == "te"
    desk.person_types("\x7f\x7f")
    assert desk.echo == "te\b \b"
    desk.person_types("empura\n")
    desk.keyboard.is_secret = False
    desk.person_types("undo\n")
    assert desk.taken() == [Named("t", "tempura", "tempura"), Pressed("t", "undo")]
    assert desk.echo == "te\b \b\nundo\n"


ALT_CODES = "".join(f"\x1b{digit}" for letter in TEMPURA for digit in f"{ord(letter):04}")  # as a terminal sends them
CYRILLIC = TEMPURA.translate(str.maketrans("SGB", "ЫПИ"))


@pytest.mark.parametrize("end", ["\r", ""])
@pytest.mark.parametrize(
    ("typed", "trouble"), [(ALT_CODES, ReaderTrouble.ALT_CODES), (CYRILLIC, ReaderTrouble.OTHER_ALPHABET)]
)
def test_a_scanner_that_is_set_wrongly_is_told_once(desk: Desk, typed: str, trouble: ReaderTrouble, end: str) -> None:
    desk.scan(typed + end)
    desk.wait(1)
    assert desk.taken() == [Troubled("t", trouble)]
    desk.scan(typed + end)
    desk.wait(1)
    assert [type(given) for given in desk.taken()] == [Scan]  # which the table cannot read, and says so
    desk.scan(TEMPURA + end)
    desk.wait(1)
    desk.scan(typed + end)
    desk.wait(1)
    assert desk.taken() == [Scan("t", TEMPURA), Troubled("t", trouble)]


def test_a_name_in_another_alphabet_is_a_name(desk: Desk) -> None:
    for name in ("Владимир", "Θεσσαλονίκη"):
        desk.scan(f"{name}\n")
        assert desk.taken() == [Typed("t", name)]
