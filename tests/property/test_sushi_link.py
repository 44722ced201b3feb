"""Whatever lines are lost, on both ways: each tag that came and stayed is read once, and none is invented."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from assistant.readers.links.sushi_reader import SushiReaderLink
from assistant.readers.links.sushi_steps import ASKED_AT_MOST
from assistant.readers.scan import Left, TagRead
from tests.unit.sushi_device import SushiDevice

UIDS = ("04A1B2C3", "0BADCAFE", "04A1B2C3D4E5F6")
changes = st.lists(st.tuples(st.sampled_from(UIDS), st.booleans()), max_size=40)  # comes or goes; the line is lost
# Of all that is said about what was missed: so many lines arrive, then one does not.
losses = st.lists(st.integers(0, 6), max_size=ASKED_AT_MOST - 1)


class Wire:
    """A line that loses what it is told to lose."""

    def __init__(self, losses: list[int]) -> None:
        self.device, self.link = SushiDevice(), SushiReaderLink("main")
        self.losses = [is_lost for arrive in losses for is_lost in [*[False] * arrive, True]]
        self.now_s = 0.0
        self.scans: list[str] = []
        self.departures = 0

    def carry(self, line: bytes, *, is_lost: bool = False) -> None:
        self.now_s += 0.001
        if is_lost:
            return
        heard = self.link.feed(line, self.now_s)
        self.take(heard.inputs)
        self.reply(heard.reply)

    def wait(self, seconds: float) -> None:
        self.now_s += seconds
        heard = self.link.tick(self.now_s)
        self.take(heard.inputs)
        self.reply(heard.reply)

    def reply(self, said: bytes) -> None:
        if said and not self.is_next_lost():
            for line in self.device.answer(said):
                self.carry(line, is_lost=self.is_next_lost())

    def is_next_lost(self) -> bool:
        return bool(self.losses) and self.losses.pop(0)

    def take(self, inputs: object) -> None:
        assert isinstance(inputs, tuple)
        self.scans += [said.uid for said in inputs if isinstance(said, TagRead)]
        self.departures += sum(isinstance(said, Left) for said in inputs)


@given(changes, losses)
def test_no_card_is_missed_and_none_invented(changes: list[tuple[str, bool]], losses: list[int]) -> None:
    wire = Wire(losses)
    for line in wire.device.start():
        wire.carry(line)
    came, missed = list[str](), 0
    for uid, is_lost in changes:
        goes = uid in wire.device.tags
        came += [] if goes else [uid]
        missed = missed + 1 if is_lost or missed else 0
        wire.carry(wire.device.go(uid) if goes else wire.device.come(uid), is_lost=is_lost)
        if missed == 8 or not is_lost:
            settle(wire)
            missed = 0
    settle(wire)
    assert wire.scans == came
    assert wire.departures == len(came) - len(wire.device.tags)


def settle(wire: Wire) -> None:
    """Heartbeats, until nothing is asked any more."""
    wire.carry(wire.device.beat())
    for _ in range(2 * ASKED_AT_MOST):
        wire.wait(0.5)
        wire.carry(wire.device.beat())
