"""Keep the lines of our own firmware complete and in order: docs/protocol.md, "How a host keeps in step"."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from assistant.readers.decoders.sushi_lines import Message, encode_command
from assistant.readers.decoders.sushi_protocol import ANSWER_MS, KEPT, NUMBERS
from assistant.readers.links.antennas import EVENTS, Antennas
from assistant.readers.links.link import NOTHING, Heard
from assistant.readers.scan import Input

ASKED_AT_MOST = 8  # times without an answer: then nothing that we say arrives, and what comes has to do
BEATS_TO_TRUST = 2  # heartbeats after a restart

_WAS = re.compile("[0-9]+,(?P<type>[A-Z]+)(?:,(?P<fields>.*))?")


@dataclass(slots=True)
class Asked:
    """The question what was missed: since which number, how often asked, when last, and what has come since."""

    since: int
    at_s: float
    times: int = 1
    answer: dict[int, Message] = field(default_factory=dict)  # by number
    meanwhile: list[Message] = field(default_factory=list)  # events that the answer will tell again


class SushiSteps:
    """Which line is due, what is to be asked, and what the lines mean once none is missing."""

    def __init__(self, antennas: Antennas) -> None:
        self._antennas = antennas
        self._expected: int | None = None  # the next line's number; None before the first line
        self._asked: Asked | None = None
        self._is_heard = True  # whether the device answers what we say
        self._uptime = 0  # seconds, as the last heartbeat said
        self._beats_to_trust = 0

    @property
    def is_asking(self) -> bool:
        """Whether the answer to what was missed is awaited."""
        return self._asked is not None

    def begin(self) -> None:
        """The port was opened: whatever was asked will not be answered any more."""
        self._asked = None
        self._is_heard = True

    def meet(self, said: Message, now_s: float) -> Heard:
        """Take the first line since the port was opened: what has come since the last one before will be told."""
        if self._is_restart(said):
            return self.take(said, now_s)
        self._beat(said)
        return self._ask(said.seq if self._expected is None else self._expected, now_s, said)

    def take(self, said: Message, now_s: float) -> Heard:
        """Take any other line."""
        if self._is_restart(said):
            self._begin_anew()
            self._expected = said.seq
            if said.type != "HELLO":  # the greeting was lost, and perhaps more
                self._beat(said)
                return self._ask(said.seq, now_s, said)
        beat = Heard(self._beat(said))
        if self._asked is not None:
            return beat.and_then(self._take_while_asking(self._asked, said, now_s))
        if said.seq != self._expected and self._is_heard:
            return beat.and_then(self._ask(self._expected or 0, now_s, said))
        self._expected = (said.seq + 1) % NUMBERS
        return beat.and_then(Heard(self._act(said))).and_then(self._knock(said, now_s))

    def tick(self, now_s: float) -> Heard:
        """Ask again what was not answered in time."""
        asked = self._asked
        if asked is None or now_s < asked.at_s + ANSWER_MS / 1000:
            return NOTHING
        if asked.times < ASKED_AT_MOST:
            return self._ask_again(asked, now_s)
        self._asked, self._is_heard = None, False
        return Heard(tuple(it for said in asked.meanwhile for it in self._act(said)))

    def _knock(self, said: Message, now_s: float) -> Heard:
        """Find out, with every heartbeat, whether a device that did not answer does again."""
        if self._is_heard or said.type not in {"HB", "PONG"}:
            return NOTHING
        self._is_heard = said.type == "PONG"
        return self._ask(said.seq, now_s, said) if self._is_heard else Heard((), encode_command("PING"))

    # Restarts

    def _is_restart(self, said: Message) -> bool:
        if said.type == "HELLO":
            return said.seq == 0 and self._expected != 0
        return said.type == "HB" and _uptime(said) < self._uptime

    def _begin_anew(self) -> None:
        self._antennas.presence.doubt()
        self._asked, self._uptime, self._beats_to_trust = None, 0, BEATS_TO_TRUST

    def _beat(self, said: Message) -> tuple[Input, ...]:
        """Count the heartbeats: by the second one after a restart all that lies there has been told."""
        if said.type != "HB":
            return ()
        self._uptime = _uptime(said)
        if self._asked is not None or not self._beats_to_trust:
            return ()
        self._beats_to_trust -= 1
        return () if self._beats_to_trust else self._antennas.presence.trust()

    # What was missed

    def _ask(self, since: int, now_s: float, said: Message) -> Heard:
        self._asked = Asked(since, now_s)
        self._leave_out(self._asked, said)
        return Heard((), encode_command(f"STATE,{since}"))

    def _ask_again(self, asked: Asked, now_s: float) -> Heard:
        asked.at_s = now_s
        asked.times += 1
        asked.answer.clear()
        return Heard((), encode_command(f"STATE,{asked.since}"))

    def _take_while_asking(self, asked: Asked, said: Message, now_s: float) -> Heard:
        match said.type:
            case "WAS" | "IS":
                asked.answer[said.seq] = said
                return NOTHING
            case "STATE":
                return self._answered(asked, said, now_s)
            case "HELLO":
                return Heard(self._antennas.greet(said.fields))
            case _:
                self._leave_out(asked, said)
                return NOTHING

    def _leave_out(self, asked: Asked, said: Message) -> None:
        if said.type in EVENTS and len(asked.meanwhile) < KEPT:
            asked.meanwhile.append(said)

    def _answered(self, asked: Asked, said: Message, now_s: float) -> Heard:
        """Take the answer's last line: if all lines before it came, they tell what was missed and what is so now."""
        asked.times = 0  # it hears us: however noisy the line, we can go on asking
        numbers = [(said.seq - back) % NUMBERS for back in range(_count(said), 0, -1)]
        if _count(said) < 0 or not asked.answer.keys() >= set(numbers):
            return self._ask_again(asked, now_s)
        if (said.seq - asked.since) % NUMBERS >= NUMBERS // 2:
            self._begin_anew()
        self._asked, self._expected = None, (said.seq + 1) % NUMBERS
        answer = [asked.answer[number] for number in numbers]
        told = tuple(it for line in answer if line.type == "WAS" for it in self._act_again(line))
        lying = [line.fields for line in answer if line.type == "IS"]
        return Heard(told + self._antennas.lie(lying, all_told=not self._beats_to_trust))

    def _act(self, said: Message) -> tuple[Input, ...]:
        return self._antennas.greet(said.fields) if said.type == "HELLO" else self._antennas.act(said.type, said.fields)

    def _act_again(self, said: Message) -> tuple[Input, ...]:
        was = _WAS.fullmatch(said.fields)
        return self._antennas.act(was["type"], was["fields"] or "") if was else ()


def _uptime(beat: Message) -> int:
    seconds = beat.fields.split(",")[0]
    return int(seconds) if seconds.isdigit() else 0


def _count(state: Message) -> int:
    """How many lines an answer has; -1 if that is none that it can have."""
    count = state.fields.split(",")[0]
    return int(count) if count.isdigit() and len(count) <= 3 else -1
