"""The conversation with a PN532 board: woken, polled, tags with their text, two at once, silence."""

from __future__ import annotations

from typing import Any

import pytest

from assistant.readers.links.link import Heard
from assistant.readers.links.pn532 import ANSWER_S, FEW_TRIES, LIST, POLL_S, SET_UP, Pn532Link
from assistant.readers.links.polled import MISSES
from assistant.readers.links.tag_writing import TRIES
from assistant.readers.scan import Found, Input, Left, Lost, ReaderTrouble, TagRead, Troubled
from assistant.readers.writing import Written
from tests.unit.ntag import Ntag
from tests.unit.pn532_board import BoardTag, Pn532Board, text_memory

FOUND, LEFT = Found("main"), Left("main")
SEVERAL = Troubled("main", ReaderTrouble.SEVERAL_CARDS)
CLASSIC = BoardTag(bytes.fromhex("DEADBEEF"), 0x08)
NTAG = BoardTag(bytes.fromhex("04A1B2C3D4E5F6"), 0x00, text_memory("SGBBBBGS", bytes.fromhex("0103A00C34")))


class Conversation:
    """Host and board, and a clock that the test moves."""

    def __init__(self) -> None:
        self.board = Pn532Board()
        self.link = Pn532Link("main")
        self.now_s = 100.0
        self.inputs: list[Input] = []
        self.written: list[Written] = []
        self.said = b""
        self.take(self.link.begin(self.now_s))

    def take(self, heard: Heard) -> None:
        self.inputs += heard.inputs
        self.written += [] if heard.written is None else [heard.written]
        self.said += heard.reply
        if answer := self.board.answer(heard.reply):
            self.take(self.link.feed(answer, self.now_s))

    def poll(self, times: int = 1, after_s: float = POLL_S) -> list[Input]:
        before = len(self.inputs)
        for _ in range(times):
            self.now_s += after_s
            self.take(self.link.tick(self.now_s))
        return self.inputs[before:]


@pytest.fixture
def talk() -> Conversation:
    return Conversation()


def test_the_board_is_woken_set_up_and_polled(talk: Conversation) -> None:
    assert talk.inputs == [FOUND]
    assert talk.said.startswith(b"\x55\x55\x00\x00")
    assert talk.said.endswith(SET_UP + FEW_TRIES + LIST)
    assert bytes.fromhex("0000FF03FDD414011700") == SET_UP  # as the field notes measured it
    assert talk.poll(5) == []
    assert talk.board.polls == 6


def test_a_tag_comes_once_and_leaves_after_three_misses(talk: Conversation) -> None:
    talk.board.tags = [CLASSIC]
    assert talk.poll(20) == [TagRead("main", "DEADBEEF")]
    talk.board.tags = []
    assert talk.poll(MISSES - 1) == []
    talk.board.tags = [CLASSIC]
    assert talk.poll() == []
    talk.board.tags = []
    assert talk.poll(MISSES) == [LEFT]
    talk.board.tags = [CLASSIC]
    assert talk.poll() == [TagRead("main", "DEADBEEF")]


def test_the_text_of_a_tag_is_read(talk: Conversation) -> None:
    talk.board.tags = [NTAG]
    assert talk.poll(5) == [TagRead("main", "04A1B2C3D4E5F6", "SGBBBBGS")]
    talk.board.tags = [BoardTag(NTAG.uid, 0x00, bytes(64))]
    assert talk.poll() == [], "it has not left"


def test_a_tag_without_text_gives_its_number(talk: Conversation) -> None:
    talk.board.tags = [BoardTag(NTAG.uid, 0x00, bytes(64))]
    assert talk.poll(3) == [TagRead("main", "04A1B2C3D4E5F6")]


def test_a_text_that_cannot_be_read_for_a_while_is_waited_for(talk: Conversation) -> None:
    talk.board.tags, talk.board.failures = [NTAG], 3
    assert talk.poll(3) == []
    assert talk.poll() == [TagRead("main", "04A1B2C3D4E5F6", "SGBBBBGS")]


def test_a_text_that_is_never_read_leaves_the_number(talk: Conversation) -> None:
    talk.board.tags, talk.board.failures = [NTAG], 1000
    assert talk.poll(20) == [TagRead("main", "04A1B2C3D4E5F6")]


def test_two_tags_are_told_once_and_the_one_that_stays_is_read(talk: Conversation) -> None:
    talk.board.tags = [CLASSIC, NTAG]
    assert talk.poll(10) == [SEVERAL]
    talk.board.tags = [NTAG]
    assert talk.poll(MISSES) == [TagRead("main", "04A1B2C3D4E5F6", "SGBBBBGS")]
    talk.board.tags = [CLASSIC, NTAG]
    assert talk.poll(10) == [SEVERAL]
    talk.board.tags = [NTAG]
    assert talk.poll(10) == [], "it lay there all the time"
    talk.board.tags = [CLASSIC]
    assert talk.poll(MISSES) == [TagRead("main", "DEADBEEF"), LEFT]


def test_a_board_that_does_not_answer_is_woken_again_and_then_given_up(talk: Conversation) -> None:
    talk.board.is_dead = True
    assert talk.poll() == []
    assert talk.poll(2, ANSWER_S) == []
    talk.board.is_dead = False
    assert talk.poll(1, ANSWER_S) != []
    talk = Conversation()
    talk.board.is_dead = True
    talk.poll()
    (lost,) = talk.poll(3, ANSWER_S)
    assert isinstance(lost, Lost)
    assert lost.is_silent


def test_a_tag_that_lies_there_is_no_scan_after_a_replug(talk: Conversation) -> None:
    talk.board.tags = [CLASSIC]
    talk.poll()
    talk.take(talk.link.end())
    talk.board.is_awake = False
    talk.take(talk.link.begin(talk.now_s))
    assert talk.poll(5) == []


def test_noise_instead_of_answers_is_told_once(talk: Conversation) -> None:
    talk.board.is_dead = True
    talk.poll()
    said = []
    for _ in range(20):
        talk.now_s += 0.5
        talk.take(talk.link.feed(b"\x80\xf8\x00", talk.now_s))
        said += talk.poll(1, 0.3)
    assert said == [Troubled("main", ReaderTrouble.WRONG_SPEED)]


def test_frames_that_are_no_answer_to_what_was_asked_are_left_out(talk: Conversation) -> None:
    talk.take(talk.link.feed(bytes.fromhex("0000FF01FF7F8100") + bytes.fromhex("0000FF03FDD54B00E000"), talk.now_s))
    assert talk.poll(2) == []


def ntag(**how: Any) -> BoardTag:
    return BoardTag(NTAG.uid, ntag=Ntag(**how))


def written(talk: Conversation, uid: str, polls: int) -> list[Written]:
    talk.take(talk.link.write(uid, "SGBBGPFV", talk.now_s))
    before = len(talk.written)
    talk.poll(polls)
    return talk.written[before:]


def test_a_text_is_written_onto_the_tag_that_is_meant(talk: Conversation) -> None:
    tag = ntag()
    assert tag.ntag is not None
    talk.board.tags = [tag]
    talk.poll()
    assert written(talk, "04FFFFFFFFFFFF", TRIES) == [Written.FAILED]
    assert tag.ntag.written == []
    assert written(talk, NTAG.uid.hex().upper(), 1) == [Written.DONE]
    assert tag.ntag.text == "SGBBGPFV"
    assert tag.ntag.own == Ntag().own
    assert talk.poll(5) == [], "it has lain there all the time"


def test_a_tag_that_comes_to_be_written_is_read_first(talk: Conversation) -> None:
    talk.board.tags = [ntag()]
    uid = NTAG.uid.hex().upper()
    assert written(talk, uid, 2) == [Written.DONE]
    assert talk.inputs[-1] == TagRead("main", uid)


def test_what_goes_wrong_once_is_done_again(talk: Conversation) -> None:
    tag = ntag()
    talk.board.tags = [tag]
    talk.poll()
    talk.board.failures = TRIES - 1
    assert written(talk, NTAG.uid.hex().upper(), TRIES) == [Written.DONE]
    talk.board.failures = TRIES
    assert written(talk, NTAG.uid.hex().upper(), TRIES) == [Written.FAILED]


@pytest.mark.parametrize(
    "tag", [ntag(is_locked=True), ntag(first_protected=4), CLASSIC, BoardTag(NTAG.uid, memory=bytes(64))]
)
def test_a_tag_that_takes_no_text_is_told(talk: Conversation, tag: BoardTag) -> None:
    talk.board.tags = [tag]
    talk.poll()
    assert written(talk, tag.uid.hex().upper(), TRIES) == [Written.FAILED]


def test_a_tag_that_is_taken_away_in_the_middle_holds_no_half_of_a_text(talk: Conversation) -> None:
    tag = ntag(leaves_before=3)
    assert tag.ntag is not None
    talk.board.tags = [tag]
    talk.poll()
    assert written(talk, NTAG.uid.hex().upper(), TRIES) == [Written.FAILED]
    assert tag.ntag.written == [5, 4, 6]
    assert tag.ntag.text == ""
    assert talk.poll(MISSES) == [LEFT]


def test_nothing_is_written_while_two_tags_lie_there(talk: Conversation) -> None:
    tag = ntag()
    assert tag.ntag is not None
    talk.board.tags = [tag]
    talk.poll()
    talk.board.tags = [tag, CLASSIC]
    assert written(talk, NTAG.uid.hex().upper(), TRIES) == [Written.FAILED]
    assert tag.ntag.written == []


def test_what_was_to_be_written_is_forgotten_with_the_port(talk: Conversation) -> None:
    tag = ntag()
    assert tag.ntag is not None
    talk.board.tags = [tag]
    talk.poll()
    talk.take(talk.link.write(NTAG.uid.hex().upper(), "SGBBGPFV", talk.now_s))
    talk.take(talk.link.end())
    talk.take(talk.link.begin(talk.now_s))
    talk.poll(5)
    assert tag.ntag.written == []
    assert talk.written == []
