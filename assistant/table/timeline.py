"""The sequence of what was accepted, and its edits: undo, redo and correction. Pure but for the list that it keeps.

An edit changes the sequence of effective steps, and the game is decided again from its start; if a later step could
not stand, the edit is refused and nothing changes. So no game writes an inverse of anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from assistant.games.game import Command, Event, Game, IllegalMove, Peeked, Seating, State
from assistant.words.announcement import Audience


class Step(Struct, frozen=True, tag_field="type", tag="stepped"):
    """What one accepted scan, key or instruction did."""

    reader: str
    command: Command | None = None  # the game's own; None for a badge that only chose its seat
    chooses: int = 0  # the seat that the reader now speaks for; 0 leaves it
    copy: str = ""  # the copy letter of the deck that the card came from; "" if no code was read


class Correction(Struct, frozen=True, tag_field="type", tag="corrected"):
    """A card given to another seat, or (seat 0) replaced by the card `other`."""

    card: int
    seat: int
    other: int
    assumed: bool = False  # the other card was named by its kind only: which copy it is was guessed
    copy: str = ""  # the copy letter of the deck that its cards came from; "" if no code was read


class Undo(Struct, frozen=True, tag_field="type", tag="undone"):
    """The newest act is taken back."""


class Redo(Struct, frozen=True, tag_field="type", tag="redone"):
    """The act taken back last is done again."""


class Peek(Struct, frozen=True, tag_field="type", tag="peeked"):
    """A hidden card was told to one seat in private. No step of the game: undo passes over it."""

    seat: int
    card: int


Act = Step | Correction | Undo | Redo | Peek


class Change(NamedTuple):
    """One event with the game's state before and after it."""

    before: State
    event: Event
    after: State


class Position(Struct, frozen=True):
    """Where the table stands: the game, whom each shared reader speaks for, and which deck is on the table."""

    state: State
    choices: Mapping[str, int]
    copy: str = ""


class Moment(Struct, frozen=True):
    """The table after an act: the steps that count, and what they add up to."""

    act: Step | Correction | None
    steps: tuple[Step, ...]
    position: Position


class Timeline:
    """Everything that was accepted in one game, with the way back and forth."""

    def __init__(self, game: Game, seating: Seating) -> None:
        self.game, self.seating = game, seating
        start = Position(game.begin(seating), MappingProxyType({}))
        self.past = [Moment(None, (), start)]
        self.future: list[Moment] = []
        self.peeks: list[Peeked] = []

    @property
    def now(self) -> Moment:
        return self.past[-1]

    @property
    def position(self) -> Position:
        return self.now.position

    @property
    def state(self) -> State:
        return self.now.position.state

    def apply(self, act: Act) -> list[Change]:
        """Do an act; the changes are those of a step (empty for edits). Raises IllegalMove; then nothing changed."""
        match act:
            case Step():
                return self.take(act)
            case Correction():
                self.correct(act)
            case Undo():
                self.undo()
            case Redo():
                self.redo()
            case Peek():
                self.peek(act)
        return []

    def take(self, step: Step) -> list[Change]:
        position, changes = advance(self.game, self.position, step)
        self.push(Moment(step, (*self.now.steps, step), position))
        return changes

    def correct(self, act: Correction) -> None:
        """Decide the game again with one card moved or replaced."""
        commands = [step.command for step in self.now.steps if step.command is not None]
        amended = iter(self.game.amend(self.state, commands, act.card, act.seat, act.other, act.assumed))
        steps = tuple(step if step.command is None else replace(step, command=next(amended)) for step in self.now.steps)
        position = replace(self.decided_again(steps), copy=self.position.copy or act.copy)
        self.push(Moment(act, steps, position))

    def peek(self, act: Peek) -> None:
        """Remember what a seat was told. Raises IllegalMove for a card that is no secret."""
        if self.game.identify(self.state, act.card, act.seat).audience != Audience(act.seat):
            raise IllegalMove("cannot-stand", "refused-no-private-channel")
        self.peeks.append(Peeked(act.seat, act.card, self.game.turn_number(self.state)))

    def decided_again(self, steps: Iterable[Step]) -> Position:
        position = self.past[0].position
        for step in steps:
            try:
                position, _ = advance(self.game, position, step)
            except IllegalMove as error:
                fact = self.game.describe(position.state, step.command)
                raise IllegalMove("cannot-stand", "refused-cannot-stand", {"step": fact}) from error
        return position

    def push(self, moment: Moment) -> None:
        self.past.append(moment)
        self.future.clear()

    def undo(self) -> Moment:
        """Take back the newest act and return it. Raises IllegalMove if there is none."""
        if len(self.past) == 1:
            raise IllegalMove("nothing-to-undo", "refused-nothing-to-undo")
        moment = self.past.pop()
        self.future.append(moment)
        return moment

    def redo(self) -> Moment:
        if not self.future:
            raise IllegalMove("nothing-to-redo", "refused-nothing-to-redo")
        moment = self.future.pop()
        self.past.append(moment)
        return moment


def advance(game: Game, position: Position, step: Step) -> tuple[Position, list[Change]]:
    """The position after one step. A reader's choice of a seat ends when that seat's reveal is complete."""
    state, choices, changes = position.state, position.choices, []
    for event in game.decide(state, step.command) if step.command is not None else ():
        after = game.evolve(state, event)
        changes.append(Change(state, event, after))
        state = after
        choices = still_open(choices, game.awaited(state))
    if step.chooses in game.awaited(state):  # after a correction it may be complete, and then its badge only asked
        choices = {**choices, step.reader: step.chooses}
    copy = position.copy or step.copy
    return Position(state, MappingProxyType(dict(choices)), copy), changes


def still_open(choices: Mapping[str, int], awaited: Sequence[int]) -> Mapping[str, int]:
    return {reader: seat for reader, seat in choices.items() if seat in awaited} if choices else choices
