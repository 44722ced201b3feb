"""Readers that need no word from us: a tag once while it lies there, two told once, lines given on as they come."""

from __future__ import annotations

from assistant.readers.decoders.tags_125khz import ID12, RDM6300
from assistant.readers.links.listening import TagLink, TextLink
from assistant.readers.links.lying import GONE_S, START_S
from assistant.readers.scan import Found, Input, Left, ReaderTrouble, Scan, TagRead, Troubled

A, B = b"\x02100086F44426\x03", b"\x02100086F44321\x03"
CAME_A, CAME_B = TagRead("main", "0086F444"), TagRead("main", "0086F443")
LEFT = Left("main")
SEVERAL = Troubled("main", ReaderTrouble.SEVERAL_CARDS)


class Pad:
    """A link, and a clock that the test moves."""

    def __init__(self, link: TagLink | None = None) -> None:
        self.link = link or TagLink("main", RDM6300, repeats=True)
        self.now_s = 100.0
        self.link.begin(self.now_s)

    def sends(self, *frames: bytes, every_s: float = 0.05) -> list[Input]:
        said: list[Input] = []
        for frame in frames:
            self.now_s += every_s
            said += self.link.feed(frame, self.now_s).inputs
        return [it for it in said if it != Found("main")]

    def waits(self, seconds: float) -> list[Input]:
        self.now_s += seconds
        return [it for it in self.link.tick(self.now_s).inputs if it != Found("main")]


def test_a_tag_that_lies_there_is_read_once_however_long() -> None:
    pad = Pad()
    assert pad.sends(*[A] * 1000) == [CAME_A]
    assert pad.waits(GONE_S - 0.01) == []
    assert pad.waits(0.01) == [LEFT]
    assert pad.sends(A) == [CAME_A]


def test_a_gap_in_reading_is_no_departure() -> None:
    pad = Pad()
    assert pad.sends(A, A, every_s=GONE_S - 0.01) == [CAME_A]


def test_another_tag_in_its_place_is_read_and_the_first_has_left() -> None:
    pad = Pad()
    assert pad.sends(*[A] * 5, *[B] * 20) == [CAME_A, CAME_B, LEFT]


def test_two_that_are_read_in_turns_lie_there_together_and_that_is_told_once() -> None:
    pad = Pad()
    assert pad.sends(*[A, B] * 20) == [CAME_A, CAME_B, SEVERAL]
    assert pad.sends(*[B] * 20) == [LEFT]
    assert pad.sends(*[A, B] * 20) == [CAME_A, SEVERAL]


def test_a_tag_that_lies_there_through_a_replug_is_not_read_again() -> None:
    pad = Pad()
    pad.sends(A)
    pad.link.end()
    pad.now_s += 60.0
    pad.link.begin(pad.now_s)
    assert pad.sends(A, every_s=START_S) == []
    pad.link.end()
    pad.now_s += 60.0
    pad.link.begin(pad.now_s)
    assert pad.waits(START_S + GONE_S) == [LEFT]


def test_tags_without_end_are_not_all_kept() -> None:
    pad = Pad()
    for number in range(1000):
        body = f"10{number:08X}"
        check = 0
        for byte in bytes.fromhex(body):
            check ^= byte
        pad.sends(b"\x02" + f"{body}{check:02X}".encode() + b"\x03", every_s=0.0)
    assert pad.link._lying is not None
    assert len(pad.link._lying._seen_s) <= 17


def test_a_reader_that_says_a_tag_once_says_it_each_time() -> None:
    pad = Pad(TagLink("main", ID12, repeats=False))
    frame = A[:-1] + b"\r\n\x03"
    assert pad.sends(frame, frame, every_s=1.0) == [CAME_A, CAME_A]
    assert pad.waits(10.0) == []


def test_lines_are_given_on_and_a_cut_one_is_ended() -> None:
    link = TextLink("main")
    assert link.feed(b"SGBBBBGS\rhello\rSGBB", 0.0).inputs == (
        Found("main"),
        Scan("main", "SGBBBBGS"),
        Scan("main", "hello"),
    )
    assert link.end().inputs == (Scan("main", "SGBB"),)
    assert link.tick(10.0).inputs == (Found("main"),)


def test_other_labels_than_ours_are_no_wrong_speed() -> None:
    link = TextLink("main")
    labels = [b"\x1d01040126330001771721063010ABC\r", b"Stra\xc3\x9fe 7, Caf\xe9\r", b"ok\r"] * 5
    said = [it for label in labels for it in link.feed(label, 0.0).inputs]
    assert not [it for it in said if isinstance(it, Troubled)]


def test_short_noise_that_looks_like_text_hides_no_wrong_speed() -> None:
    link = TextLink("main")
    said = [it for noise in (b"\xff\x80\r", b"x\r", b"\xf8\x00\r") for it in link.feed(noise, 0.0).inputs]
    assert said[-1] == Troubled("main", ReaderTrouble.WRONG_SPEED)
