"""What every game offers to the table, and what it may refuse: the table knows a game only through this."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from assistant.games.view import View
from assistant.words.announcement import Announcement, Argument, Audience, Phrase


class Value(Struct, frozen=True):
    """What a game's state is made of: as immutable as a frozen dataclass, and changed copies of it are made quickly."""


class Told(Value, frozen=True, tag=True, tag_field="name", forbid_unknown_fields=True):
    """A command or event of a game: what the journal writes, under the name of its class.

    Its fields are integers, strings, booleans and tuples of them.
    """


# A game's own values; the table only passes them back to the game that made them. A state is a `Value`.
State = Any
Command = Any
Event = Any

# The house rules of the contract, each with its values; the first is the default.
HOUSE_RULES: Mapping[str, tuple[str, ...]] = {
    "reveal": ("open", "sealed"),
    "pass": ("left", "both-ways"),
    "dummy": ("off", "on"),
    "hand-memory": ("off", "on"),
    "stacks": ("closed", "open"),
}


LONGEST_NAME = 40


def is_name(text: str) -> bool:
    """Whether a player can be called so: short enough to be heard, and nothing that a terminal would obey."""
    return 0 < len(text) <= LONGEST_NAME and text.isprintable() and not text.isspace()


@dataclass(frozen=True, slots=True)
class Seating:
    """Who plays and by which house rules: all that a game needs to begin."""

    names: tuple[str, ...]  # seats 1, 2, …, clockwise
    rules: Mapping[str, str] = field(default_factory=dict)
    badges: tuple[int, ...] = ()  # whose badge each seat has; by default seat n has badge n

    def seat_of_badge(self, badge: int) -> int:
        """The seat that a badge stands for; the badge's own number where nobody sat down with it."""
        if badge in self.badges:
            return self.badges.index(badge) + 1
        return badge if badge > len(self.badges) else 0

    def rule(self, name: str) -> str:
        return self.rules.get(name, HOUSE_RULES[name][0])


class BadSeating(Exception):
    """These players or house rules do not make a game; the message is one sentence, `reason` is for the table."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class BadInstruction(Exception):
    """Words of a script that make no instruction of this game; the message is one clause with the offending value."""


class BadTable(Exception):
    """A table to score that no game could end with; the message names the offending value."""


class IllegalMove(Exception):
    """A move against the rules: `reason` is the contract's word, the rest is the sentence that a player hears."""

    def __init__(self, reason: str, message: str, args: Mapping[str, Argument] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.message = message
        self.values: Mapping[str, Argument] = args or {}


class Move(NamedTuple):
    """A command, and the seat that it chooses for its shared reader, as that seat's badge would (0: none)."""

    command: Command
    chooses: int = 0


class Peeked(NamedTuple):
    """A hidden card that a seat was told in private, and the number of the turn in which it was."""

    seat: int
    card: int
    when: tuple[int, ...]


class RoundResult(NamedTuple):
    """A round that has ended: its number, the scores of that round without the end's extras, the totals so far."""

    round: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]


class FinalResult(NamedTuple):
    """The end of a game: totals by seat, and the seats that won."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


class Audit(NamedTuple):
    """What a player's cards on the table, scanned one by one, tell when laid beside the record."""

    agrees: bool
    announcements: tuple[Announcement, ...]


class Game(Protocol):
    """One game. Everything is pure: same arguments, same answer."""

    @property
    def id(self) -> str: ...
    @property
    def cards(self) -> str: ...  # the letter of its set of cards, see the contract's "Card codes"
    @property
    def kinds(self) -> Sequence[str]: ...  # by card number, of the whole deck
    @property
    def house_rules(self) -> tuple[str, ...]: ...  # those of HOUSE_RULES that it plays by
    @property
    def keys(self) -> tuple[str, ...]: ...  # the keys that it adds to those that every game has
    @property
    def keypad(self) -> Mapping[str, str]: ...  # where they are on the keypad
    @property
    def dialogues(self) -> tuple[str, ...]: ...  # of `check`, `correct` and `identify`, those that make sense in it
    @property
    def instructions(self) -> tuple[str, ...]: ...  # the verbs that it adds to scripts
    @property
    def spelling(self) -> Mapping[str, str]: ...  # catalogue messages that a typed line may be made of, and their words
    @property
    def badges_choose(self) -> bool: ...  # whether a badge chooses whose card comes next, or only asks
    @property
    def help(self) -> str: ...  # the message that helps in a game; asked again, the one with `-in-detail` after it
    @property
    def wording(self) -> Mapping[str, str]: ...  # by the table's message, its own in that one's place
    @property
    def vocabulary(self) -> Mapping[str, type]: ...  # its commands and events by name, for the journal

    # The way of a move. Of what is left to chance, `chances` tells how many equally likely outcomes there are, one
    # number for each draw, and `press` gets the outcomes, each from 0: no rule draws by itself.
    def begin(self, seating: Seating) -> State: ...
    def interpret(self, state: State, card: int, reader_seat: int, next_seat: int) -> Move: ...
    def interpret_kind(self, state: State, kind: str, next_seat: int) -> Move: ...
    def chances(self, state: State, key: str) -> tuple[int, ...]: ...  # what a key leaves to chance: see `press`
    def press(self, state: State, key: str, next_seat: int, drawn: Sequence[int] = ()) -> Move: ...
    def key_of_number(self, state: State, number: int) -> str: ...  # the key that a number means now; "": its usual one
    def parse(self, verb: str, words: Sequence[str]) -> Command: ...  # an instruction. Raises BadInstruction
    def spell(self, state: State, words: Sequence[str]) -> Command: ...  # a typed line, in words of `spelling`
    def decide(self, state: State, command: Command) -> tuple[Event, ...]: ...
    def evolve(self, state: State, event: Event) -> State: ...
    def amend(
        self, state: State, commands: Sequence[Command], card: int, seat: int, other: int, assumed: bool
    ) -> list[Command]: ...

    # What the table must know of it.
    def seats(self, state: State) -> int: ...
    def awaited(self, state: State) -> tuple[int, ...]: ...
    def is_over(self, state: State) -> bool: ...
    def revealed(self, state: State) -> tuple[int, ...]: ...  # every reveal of the game, in order
    def assumed(self, state: State) -> frozenset[int]: ...  # given by kind only: another copy may lie there
    def is_hidden(self, state: State, card: int) -> bool: ...  # revealed, but nobody may know it yet
    def is_sealed(self, state: State) -> bool: ...  # whether the cards that come now are secrets
    def cards_before(self, state: State, seat: int) -> tuple[int, ...]: ...  # face up before a seat
    def name(self, state: State, seat: int) -> Argument: ...
    def lowest_free(self, state: State, kind: str) -> int | None: ...
    def turn_number(self, state: State) -> tuple[int, ...]: ...  # grows with each turn
    def rounds(self, state: State) -> tuple[RoundResult, ...]: ...
    def result(self, state: State) -> FinalResult | None: ...
    def public(self, before: State, event: Event, after: State) -> tuple[tuple[str, Mapping[str, object]], ...]: ...

    # Tables from outside: scores and breakdowns by seat. Raises BadTable.
    def score(self, table: Mapping[str, object]) -> tuple[list[int], list[dict[str, int]]]: ...

    # What is shown, to the whole table or to one seat: nothing that the audience may not know.
    def view(self, state: State, audience: Audience) -> View: ...

    # What is said.
    def opening(self, state: State) -> list[Announcement]: ...
    def narrate(self, before: State, event: Event, after: State) -> list[Announcement]: ...
    def describe(self, before: State, command: Command) -> Phrase: ...
    def describe_amended(self, before: State, after: State, card: int, other: int) -> list[Announcement]: ...
    def differences(self, before: State, after: State) -> list[Announcement]: ...
    def standing(self, state: State) -> Phrase: ...
    def rules(self, state: State) -> list[Announcement]: ...
    def turn(self, state: State) -> list[Announcement]: ...
    def tableau(self, state: State, seat: int, *, in_detail: bool) -> list[Announcement]: ...
    def scores(self, state: State) -> list[Announcement]: ...
    def why(self, state: State) -> list[Announcement]: ...
    def count(self, state: State) -> list[Announcement]: ...
    def changes(self, then: State, now: State) -> list[Announcement]: ...
    def identify(self, state: State, card: int, seat: int) -> Announcement: ...
    def recall(self, state: State, peeks: Sequence[Peeked], seat: int) -> list[Announcement]: ...  # hand memory
    def audit(self, state: State, seat: int, cards: Sequence[int], named: Sequence[int] = ()) -> Audit: ...
