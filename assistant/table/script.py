"""`.table` scripts: a game as text that a player could read. The format is the contract's "sushi-says replay"."""

from __future__ import annotations

from dataclasses import dataclass, field

from assistant.games.game import Seating
from assistant.readers.scan import Input
from assistant.words.announcement import Audience


class BadScript(Exception):
    """The script is malformed; the message is one sentence with file, line and value."""


@dataclass(frozen=True, slots=True)
class Given:
    """An input as a reader or key gives it."""

    line: int
    input: Input


@dataclass(frozen=True, slots=True)
class CardShown:
    """`card`: a kind's lowest free copy, or the copy that is named, counted from 1."""

    line: int
    reader: str
    kind: str
    copy: int | None


@dataclass(frozen=True, slots=True)
class BadgeShown:
    line: int
    reader: str
    seat: int


@dataclass(frozen=True, slots=True)
class Waited:
    line: int
    seconds: float


@dataclass(frozen=True, slots=True)
class ExpectSay:
    line: int
    audience: Audience
    text: str
    lang: str | None  # None: whatever language the script runs in


@dataclass(frozen=True, slots=True)
class ExpectSilent:
    line: int
    audience: Audience


@dataclass(frozen=True, slots=True)
class ExpectRefused:
    line: int
    reason: str | None


@dataclass(frozen=True, slots=True)
class ExpectAccepted:
    line: int


@dataclass(frozen=True, slots=True)
class ExpectRound:
    line: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ExpectResult:
    line: int
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ExpectWords:
    """At most so many words were said to the table in the turn that closed last."""

    line: int
    most: int


Expect = ExpectSay | ExpectSilent | ExpectRefused | ExpectAccepted | ExpectRound | ExpectResult | ExpectWords
Instruction = Given | CardShown | BadgeShown | Waited | Expect


@dataclass(slots=True)
class Script:
    """A parsed script: the set-up, then what happens, line by line."""

    game: str = ""
    lang: str = "en"
    names: tuple[str, ...] = ()  # none if the players sit down by their badges, as the script plays it
    rules: dict[str, str] = field(default_factory=dict)
    owners: dict[str, int] = field(default_factory=dict)  # declared readers; 0 is shared
    tags: tuple[int, str] | None = None  # the line that names a file of tags, and the file as it is named there
    is_brief: bool = False
    instructions: list[Instruction] = field(default_factory=list)

    @property
    def seating(self) -> Seating:
        return Seating(self.names, dict(self.rules))
