"""The host's side of our firmware's line protocol: no card is missed, none acts twice, and silence is noticed."""

from __future__ import annotations

import pytest

from assistant.readers.links.link import Heard
from assistant.readers.links.sushi_reader import FIRST_WORD_S, SILENCE_S, SushiReaderLink
from assistant.readers.links.sushi_steps import ASKED_AT_MOST
from assistant.readers.scan import Found, Input, Left, Lost, ReaderTrouble, TagRead, Troubled
from assistant.readers.writing import Written
from tests.unit.sushi_device import SushiDevice

TEMPURA, CHOPSTICKS = "SGBBBBGS", "SGBBGPFV"
FOUND, LEFT = Found("main"), Left("main")


class Conversation:
    """Host and device, and a clock that the test moves."""

    def __init__(self, *, answers: bool = True) -> None:
        self.device = SushiDevice()
        self.link = SushiReaderLink("main")
        self.answers = answers
        self.now_s = 100.0
        self.inputs: list[Input] = []
        self.written: list[Written] = []
        self.asked = b""
        self.open()

    def open(self) -> None:
        self.take(self.link.begin(self.now_s))

    def say(self, *lines: bytes) -> list[Input]:
        """The device's lines arrive; what the host asks for is answered, until nothing is asked any more."""
        before = len(self.inputs)
        for line in lines:
            self.take(self.link.feed(line, self.now_s))
        return self.inputs[before:]

    def take(self, heard: Heard) -> None:
        self.inputs += heard.inputs
        self.written += [] if heard.written is None else [heard.written]
        self.asked += heard.reply
        if heard.reply and self.answers:
            self.say(*self.device.answer(heard.reply))

    def wait(self, seconds: float) -> list[Input]:
        before = len(self.inputs)
        self.now_s += seconds
        self.take(self.link.tick(self.now_s))
        return self.inputs[before:]


@pytest.fixture
def talk() -> Conversation:
    talk = Conversation()
    assert talk.say(*talk.device.start()) == [FOUND]
    return talk


def test_nothing_is_sent_before_a_good_line() -> None:
    talk = Conversation()
    talk.say(b"Hello, I am a modem\r\n$1,HELLO*0000\r\n")
    talk.wait(1.0)
    assert talk.asked == b""
    assert talk.say(talk.device.beat()) == [FOUND]
    assert talk.asked.startswith(b"?HELLO*49D6\n?STATE,")


def test_a_card_comes_once_and_goes_once(talk: Conversation) -> None:
    assert talk.say(talk.device.come("04A1B2C3", TEMPURA)) == [TagRead("main", "04A1B2C3", TEMPURA)]
    assert talk.say(talk.device.beat(), talk.device.beat()) == []
    assert talk.say(talk.device.go("04A1B2C3")) == [LEFT]
    assert talk.say(talk.device.come("04A1B2C3D4E5F6")) == [TagRead("main", "04A1B2C3D4E5F6")]
    assert talk.asked == b""


def test_what_lies_there_already_is_read_when_the_host_begins() -> None:
    talk = Conversation()
    talk.device.start()
    talk.device.come("04A1B2C3", TEMPURA)
    assert talk.say(talk.device.beat()) == [FOUND, TagRead("main", "04A1B2C3", TEMPURA)]


def test_lost_lines_are_asked_for(talk: Conversation) -> None:
    talk.device.come("04A1B2C3", TEMPURA)
    talk.device.go("04A1B2C3")
    talk.device.come("0BADCAFE", CHOPSTICKS)
    scans = [TagRead("main", "04A1B2C3", TEMPURA), LEFT, TagRead("main", "0BADCAFE", CHOPSTICKS)]
    assert talk.say(talk.device.beat()) == scans
    assert talk.say(talk.device.go("0BADCAFE")) == [LEFT]


def test_an_event_after_a_gap_comes_once(talk: Conversation) -> None:
    talk.device.come("04A1B2C3", TEMPURA)
    assert talk.say(talk.device.go("04A1B2C3")) == [TagRead("main", "04A1B2C3", TEMPURA), LEFT]


def test_more_events_than_the_device_keeps_leave_the_state_right(talk: Conversation) -> None:
    uids = [f"0000000{number}" for number in range(10)]
    for uid in uids:
        talk.device.come(uid)
    scans = talk.say(talk.device.beat())
    assert sorted(said.uid for said in scans if isinstance(said, TagRead)) == uids
    for uid in uids:
        talk.device.go(uid)
    assert talk.say(talk.device.beat()) == [LEFT] * 10


def test_an_answer_that_is_cut_is_asked_for_again(talk: Conversation) -> None:
    talk.answers = False
    talk.device.come("04A1B2C3", TEMPURA)
    talk.say(talk.device.beat())
    was, _, state = talk.device.answer(b"?STATE,1*" + talk.asked[-5:])
    assert talk.say(was, state) == []
    assert talk.asked.count(b"?STATE,1*") == 2
    assert talk.say(*talk.device.answer(talk.asked[len(talk.asked) // 2 :])) == [TagRead("main", "04A1B2C3", TEMPURA)]


def test_a_question_that_was_lost_is_asked_again(talk: Conversation) -> None:
    talk.answers = False
    talk.device.come("04A1B2C3", TEMPURA)
    talk.say(talk.device.beat())
    talk.answers = True
    assert talk.wait(0.4) == []
    assert talk.wait(0.1) == [TagRead("main", "04A1B2C3", TEMPURA)]


def test_a_device_that_does_not_hear_us_is_believed_all_the_same() -> None:
    talk = Conversation(answers=False)
    assert talk.say(talk.device.beat(), talk.device.come("04A1B2C3", TEMPURA)) == []
    waited = [said for _ in range(ASKED_AT_MOST) for said in [*talk.wait(0.5), *talk.say(talk.device.beat())]]
    assert waited == [FOUND, TagRead("main", "04A1B2C3", TEMPURA)]
    assert talk.say(talk.device.go("04A1B2C3")) == [LEFT]
    talk.device.beat()
    assert talk.say(talk.device.come("04A1B2C3", TEMPURA)) == [TagRead("main", "04A1B2C3", TEMPURA)]
    talk.device.go("04A1B2C3")
    talk.answers = True  # the wire is mended
    assert talk.say(talk.device.beat()) == [LEFT]


@pytest.mark.parametrize("is_greeting_lost", [False, True])
@pytest.mark.parametrize("stays", [False, True])
def test_a_restart_makes_no_scan_of_a_card_left_lying(talk: Conversation, is_greeting_lost: bool, stays: bool) -> None:
    talk.say(talk.device.beat(), talk.device.beat(), talk.device.come("04A1B2C3", TEMPURA))
    if not stays:
        del talk.device.tags["04A1B2C3"]
    hello, *events = talk.device.start()
    said = talk.say(*events if is_greeting_lost else [hello, *events], talk.device.beat(), talk.device.beat())
    said += talk.say(talk.device.beat())
    assert said == ([] if stays else [LEFT])


def test_a_replug_tells_what_changed_meanwhile(talk: Conversation) -> None:
    talk.say(talk.device.come("04A1B2C3", TEMPURA), talk.device.come("0BADCAFE"))
    talk.take(talk.link.end())
    talk.device.go("0BADCAFE")
    talk.device.come("04A1B2C3D4E5F6", CHOPSTICKS)
    talk.open()
    assert talk.say(talk.device.beat()) == [FOUND, LEFT, TagRead("main", "04A1B2C3D4E5F6", CHOPSTICKS)]


def test_numbers_begin_again_after_the_last(talk: Conversation) -> None:
    talk.device.seq = 65534
    talk.say(talk.device.beat())
    talk.asked = b""
    said = talk.say(talk.device.beat(), talk.device.line("HELLO,SGR,1,1.0,1,92"), talk.device.come("04A1B2C3"))
    assert said == [TagRead("main", "04A1B2C3")]
    assert talk.asked == b""


def test_several_cards_are_told_as_often_as_the_device_tells_them(talk: Conversation) -> None:
    assert talk.say(talk.device.event("COLL,0")) == [Troubled("main", ReaderTrouble.SEVERAL_CARDS)]
    assert talk.say(talk.device.come("04A1B2C3")) == [TagRead("main", "04A1B2C3")]


def test_a_chip_that_goes_and_comes_is_told_once_each() -> None:
    gone = Troubled("main", ReaderTrouble.NO_CHIP)
    talk = Conversation()
    assert talk.say(talk.device.line("HELLO,SGR,1,1.0,1,00"), talk.device.event("ERR,1,0")) == [FOUND, gone]
    assert talk.say(talk.device.event("ERR,0,0")) == [Troubled("main", ReaderTrouble.NO_CHIP, is_over=True)]
    assert talk.say(talk.device.event("ERR,2"), talk.device.event("ERR,1,0"), talk.device.event("ERR,1,1")) == [gone]


@pytest.mark.parametrize(
    "line",
    ["ON", "ON,0", "ON,0,XY", "ON,0,4A1", "OFF,0", "WAS,1", "IS,0,04A1B2C3", "STATE,x", "LATER,7", "ERR", "HB,x"],
)
def test_lines_that_mean_nothing_do_nothing(talk: Conversation, line: str) -> None:
    assert talk.say(talk.device.line(line), talk.device.line("ON,0,04A1B2C3,,more")) == [TagRead("main", "04A1B2C3")]


def test_a_line_cut_by_the_cable_does_not_grow_into_the_next(talk: Conversation) -> None:
    talk.say(talk.device.beat()[:8])
    talk.take(talk.link.end())
    talk.open()
    assert talk.say(talk.device.come("04A1B2C3")) == [FOUND, TagRead("main", "04A1B2C3")]


def test_a_reader_that_falls_silent_is_lost(talk: Conversation) -> None:
    assert talk.wait(SILENCE_S - 0.1) == []
    (lost,) = talk.wait(0.2)
    assert isinstance(lost, Lost)
    assert lost.is_silent


def test_a_port_where_nobody_speaks_is_lost_after_the_time_a_board_needs_to_start() -> None:
    talk = Conversation()
    assert talk.wait(FIRST_WORD_S - 0.1) == []
    (lost,) = talk.wait(0.2)
    assert isinstance(lost, Lost)
    assert lost.is_silent


def test_what_is_no_line_at_all_is_told_once_and_is_no_silence() -> None:
    talk = Conversation()
    said = [it for _ in range(20) for it in [*talk.say(b"\xff\xf8\x80\x00\x1c"), *talk.wait(1.0)]]
    assert said == [Troubled("main", ReaderTrouble.WRONG_SPEED)]
    assert talk.say(talk.device.beat()) == [FOUND]


UID = "04A1B2C3D4E5F6"


def test_a_text_is_written_by_a_device_that_can(talk: Conversation) -> None:
    talk.say(talk.device.come(UID))
    talk.take(talk.link.write(UID, TEMPURA, talk.now_s))
    assert talk.written == [Written.DONE]
    assert talk.device.tags == {UID: TEMPURA}
    talk.take(talk.link.write("0BADCAFE", TEMPURA, talk.now_s))
    assert talk.written == [Written.DONE, Written.FAILED], "no such tag lies there"
    assert talk.asked.count(b"?WRITE,") == 1


def test_trouble_with_a_chip_is_no_answer(talk: Conversation) -> None:
    talk.say(talk.device.come(UID))
    talk.answers = False
    talk.take(talk.link.write(UID, TEMPURA, talk.now_s))
    talk.say(talk.device.event("ERR,1,0"), talk.device.line("ERR"), talk.device.line("WROTE,0,0BADCAFE,SGBBGPFV"))
    assert talk.written == []
    talk.say(talk.device.line("ERR,4"))
    assert talk.written == [Written.FAILED]


def test_damage_is_met_three_times(talk: Conversation) -> None:
    talk.say(talk.device.come(UID))
    talk.answers = False
    talk.take(talk.link.write(UID, TEMPURA, talk.now_s))
    talk.say(talk.device.line("ERR,2"), talk.device.line("ERR,2"))
    assert talk.written == []
    talk.say(talk.device.line("ERR,2"))
    assert talk.written == [Written.FAILED]
    assert talk.asked.count(b"?WRITE,") == 3


def test_what_was_missed_is_asked_for_before_a_text_is_written(talk: Conversation) -> None:
    talk.say(talk.device.come(UID))
    talk.answers = False
    talk.device.beat()  # this line is lost
    talk.say(talk.device.beat())
    talk.take(talk.link.write(UID, TEMPURA, talk.now_s))
    talk.say(talk.device.line("ERR,2"))
    assert b"?WRITE," not in talk.asked
    talk.answers = True
    talk.wait(0.5)
    talk.wait(0.1)
    assert talk.written == [Written.DONE]


def test_what_was_to_be_written_is_forgotten_with_the_port(talk: Conversation) -> None:
    talk.say(talk.device.come(UID))
    talk.answers = False
    talk.take(talk.link.write(UID, TEMPURA, talk.now_s))
    talk.take(talk.link.end())
    talk.open()
    talk.answers = True
    talk.say(talk.device.beat(), talk.device.beat())
    talk.wait(1.0)
    assert talk.written == []
    assert talk.asked.count(b"?WRITE,") == 1


@pytest.mark.parametrize("hello", ["HELLO", "HELLO,SGR", "HELLO,SGR,x,1.0,1,92", "HELLO,SGR,2,2.0,1,92"])
def test_only_a_protocol_that_is_known_is_believed(hello: str) -> None:
    talk = Conversation()
    newer = Troubled("main", ReaderTrouble.NEWER_PROTOCOL)
    assert talk.say(talk.device.line(hello), talk.device.line(hello), talk.device.come("04A1B2C3", TEMPURA)) == [newer]
    assert talk.wait(60.0) == []
    talk.take(talk.link.end())
    talk.open()
    assert talk.say(*talk.device.start()) == [FOUND, TagRead("main", "04A1B2C3", TEMPURA)], "the old firmware is back"
