"""What may be said, to whom and how urgently: the one value that speech, screen and transcript share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum


class Priority(Enum):
    """How an announcement treats what is being said: design.md, "Priorities"."""

    ERROR = "error"  # cuts whatever speaks
    ANSWER = "answer"  # cuts older answers and hints
    EVENT = "event"  # queued, never cut by another, never dropped
    HINT = "hint"  # dropped when something else is to be said


class Sound(Enum):
    """A short sound that answers at once; the words come after it and say the same."""

    ACCEPTED = "accepted"
    LOCKED = "locked"
    DUPLICATE = "duplicate"
    UNKNOWN = "unknown"
    REFUSED = "refused"
    UNDONE = "undone"
    ROUND_OVER = "round-over"
    ROLLED = "rolled"


@dataclass(frozen=True, slots=True, order=True)
class Audience:
    """Who hears it: the whole table (0) or the private channel of one seat (1 and up)."""

    seat: int

    def __str__(self) -> str:
        return f"seat {self.seat}" if self.seat else "table"


TABLE = Audience(0)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message used inside another one: a kind's name, a list item, a clause with its own numbers."""

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Series:
    """Items read one after the other, joined as the language joins them ("a, b and c")."""

    items: Sequence[Argument]
    joined_by: str = "and"  # the catalogue's `series-…` message: "and", "pause"


Argument = str | int | Phrase | Series


@dataclass(frozen=True, slots=True)
class Announcement:
    """One thing to be said: a message of the catalogue, its arguments, its audience and its priority.

    `key` names what a later announcement of the same key makes stale ("answer", "mode"); None supersedes nothing.
    What is fleeting stands in no listener's history: to remember it is part of the game.
    """

    id: str
    audience: Audience
    priority: Priority
    args: Mapping[str, Argument] = field(default_factory=dict)
    key: str | None = None
    sound: Sound | None = None
    is_fleeting: bool = False
