"""A reader at another speed than its port: told once, never a card, and found out when it is added."""

from __future__ import annotations

from itertools import permutations

import pytest

from assistant.deck.codes import parse_codes
from assistant.readers.decoders.frame import Line, Tag
from assistant.readers.links.formats import LINKS
from assistant.readers.scan import Found, Input, ReaderTrouble, Scan, TagRead, Troubled
from assistant.readers.trial import SPEEDS, Again, Recognised, Trial
from tests.unit.pn532_board import Pn532Board
from tests.unit.sushi_device import SushiDevice
from tests.unit.uart import heard

RDM6300 = b"\x02100086F44426\x03"
ID12 = b"\x02100086F44426\r\n\x03"
PARALLAX = b"\n100086F444\r"
SAID = {"text": b"SGBBBBGS\r\n", "rdm6300": RDM6300 * 3, "id12": ID12, "parallax": PARALLAX * 3}
PAIRS = list(permutations(SPEEDS, 2))


def test_the_receiver_hears_what_is_sent_at_its_own_speed() -> None:
    assert heard(b"SGBBBBGS", 9600, 9600) == b"SGBBBBGS"
    assert heard(b"SGBBBBGS", 9601, 9600) == b"SGBBBBGS"
    assert heard(b"SGBBBBGS", 9600, 9700) == b"SGBBBBGS"
    assert b"SG" not in heard(b"SGBBBBGS", 9600, 19200)


@pytest.mark.parametrize("name", SAID)
@pytest.mark.parametrize(("sent", "port"), PAIRS)
def test_it_is_told_once_and_nothing_is_taken_for_a_card(name: str, sent: int, port: int) -> None:
    link, now_s, said = LINKS[name]("main"), 100.0, list[Input]()
    noise = heard(SAID[name], sent, port)
    for _ in range(6):
        said += link.feed(noise, now_s).inputs if noise else ()
        for _ in range(8):
            now_s += 0.25
            said += link.tick(now_s).inputs
    assert not [it for it in said if isinstance(it, TagRead)]
    assert not [it for it in said if isinstance(it, Scan) and parse_codes(it.text)]
    told = [it for it in said if not isinstance(it, Found | Scan)]
    assert told == ([Troubled("main", ReaderTrouble.WRONG_SPEED)] if noise else [])


class Bench:
    """A chosen port, what stands behind it, and a clock: what is said to the port is answered."""

    def __init__(self, said: bytes, sent: int, board: Pn532Board | None = None) -> None:
        self.said, self.sent, self.board = said, sent, board
        self.now_s = 100.0
        self.trial = Trial(self.now_s, may_be_asked=True)
        self.written = b""

    def until_recognised(self, *, every_s: float) -> Recognised | None:
        """The reader sends again and again; None if a minute passes."""
        for step in range(int(60 / 0.25)):
            self.now_s += 0.25
            found, reply = self.trial.tick(self.now_s)
            self.written += reply
            answer = self.board.answer(reply) if self.board and reply else b""
            if not answer and step * 0.25 % every_s == 0:
                answer = heard(self.said, self.sent, self.trial.baud)
            if not found and answer:
                found = self.trial.feed(answer, self.now_s)
            if isinstance(found, Recognised):
                return found
        return None


@pytest.mark.parametrize("sent", SPEEDS)
@pytest.mark.parametrize("name", SAID)
def test_what_a_reader_speaks_and_how_fast_is_found_out(name: str, sent: int) -> None:
    bench = Bench(SAID[name], sent)
    read = Line("SGBBBBGS") if name == "text" else Tag("0086F444")
    assert bench.until_recognised(every_s=1.0) == Recognised(name, sent, read)
    assert bench.written == b"", "who speaks is not spoken to"


def test_our_own_reader_is_known_by_its_heartbeat() -> None:
    device = SushiDevice()
    assert Bench(device.beat(), 57600).until_recognised(every_s=1.0) == Recognised("sushi-reader", 57600)


def test_a_board_that_waits_to_be_spoken_to_is_asked() -> None:
    bench = Bench(b"", 115200, Pn532Board())
    assert bench.until_recognised(every_s=1.0) == Recognised("pn532", 115200)
    assert bench.trial.baud == 115200


def test_a_silent_port_is_asked_once_and_a_late_reader_still_found() -> None:
    bench = Bench(SAID["text"], 9600)
    assert bench.until_recognised(every_s=20.0) == Recognised("text", 9600, Line("SGBBBBGS"))
    bench = Bench(b"", 9600)
    assert bench.until_recognised(every_s=1.0) is None
    assert bench.written.count(b"\x55\x55") == 1


def test_a_reader_without_suffix_and_with_a_prefix() -> None:
    assert Bench(b"]Q1SGBBBBGS", 9600).until_recognised(every_s=1.0) == Recognised("text", 9600, Line("]Q1SGBBBBGS"))


def test_what_cannot_be_read_asks_for_another_card() -> None:
    trial = Trial(0.0, may_be_asked=False)
    assert trial.feed(b"\xff\x80\xf8", 1.0) is None
    assert trial.tick(1.5) == (None, b"")
    assert trial.feed(b"\xff\x80\xf8", 2.0) is None
    assert trial.tick(2.5) == (Again(), b"")
    assert trial.baud == SPEEDS[1]


def test_a_port_that_nobody_chose_is_not_spoken_to() -> None:
    trial = Trial(0.0, may_be_asked=False)
    assert [trial.tick(float(now_s)) for now_s in range(60)] == [(None, b"")] * 60
