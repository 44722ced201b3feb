"""What one input did: the record for the journal, the facts, and what is said, in this order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from assistant.table.timeline import Act, Change
from assistant.words.announcement import TABLE, Announcement, Argument, Audience, Priority, Sound


class Done(NamedTuple):
    """An accepted act, and the changes that it caused."""

    act: Act
    changes: Sequence[Change] = ()


class LookBack(NamedTuple):
    """A listener wants a line of what was said before: the older one, or the newer one."""

    listener: Audience
    is_older: bool


@dataclass(slots=True)
class Outcome:
    """The answer to one scan, key or instruction."""

    done: list[Done] = field(default_factory=list)  # accepted: one record of the journal each
    announcements: list[Announcement] = field(default_factory=list)
    refused: str | None = None  # the contract's reason; of several codes, the last one's
    refusals: list[str] = field(default_factory=list)  # each reason, in order
    silences: bool = False  # what speaks is to stop first
    begins: bool = False  # a game began: its journal begins too
    looks_back: LookBack | None = None  # its line comes after the announcements

    def __post_init__(self) -> None:
        if self.refused:
            self.refusals = [self.refused]

    def add(self, other: Outcome) -> None:
        self.done += other.done
        self.announcements += other.announcements
        self.refused = other.refused
        self.refusals += other.refusals
        self.silences = self.silences or other.silences
        self.begins = self.begins or other.begins
        self.looks_back = other.looks_back or self.looks_back


FEW = 4  # so many names are read out where a word could mean several
UNKNOWN = {"unreadable", "unknown-card", "other-set"}
KNOWN_ALREADY = {"already-in-play", "discarded"}


def refusal(reason: str, message: str = "", **args: Argument) -> Outcome:
    """Nothing changed, and the table hears why and what to do."""
    sound = Sound.UNKNOWN if reason in UNKNOWN else Sound.DUPLICATE if reason in KNOWN_ALREADY else Sound.REFUSED
    said = Announcement(message or f"refused-{reason}", TABLE, Priority.ERROR, args, sound=sound)
    return Outcome(announcements=[said], refused=reason)


def told(
    message: str, *, sound: Sound | None = None, priority: Priority = Priority.ANSWER, **args: Argument
) -> Outcome:
    """One sentence for the table about the table itself: a mode, a seat, a question."""
    key = "answer" if priority is Priority.ANSWER else None
    return Outcome(announcements=[Announcement(message, TABLE, priority, args, key=key, sound=sound)])


def said_again(lines: Sequence[Announcement]) -> Outcome:
    """The same lines, word for word, as answers: they may be cut like any answer."""
    return Outcome(announcements=[replace(line, priority=Priority.ANSWER, key=None, sound=None) for line in lines])
