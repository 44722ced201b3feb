"""The model's games brought to a table: each player has a reader, and time goes on between two inputs."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from assistant.deck.codes import CardSet, Code, encode_code
from assistant.games.game import Seating
from assistant.games.sushigo.game import SushiGo
from assistant.games.sushigo.state import RevealCard
from assistant.readers.scan import Input, Named, Pressed, Scan
from assistant.runtime.library import Library
from assistant.table.outcome import Outcome
from assistant.table.session import MAIN, Table
from assistant.table.timeline import Step, Timeline
from tests.property.play import KINDS, Action, Declare, Reveal, Round, Turn, Variant, mixed

NAMES = ("Ana", "Bruno", "Chloé", "Davi", "Élisa")
GAME = SushiGo(KINDS)
SECONDS = 2.0  # between two inputs: no scan is taken for a repeat


def code(card: int) -> str:
    return encode_code(Code(CardSet.SUSHI_GO, "B", card))


def badge(seat: int) -> Scan:
    return Scan(MAIN, encode_code(Code(CardSet.CONTROLS, "B", seat - 1)))


def key(name: str, number: int | None = None) -> Pressed:
    return Pressed(MAIN, name, number)


def seating(variant: Variant) -> Seating:
    return Seating(NAMES[: variant.players], variant.rules)


class Session:
    """A table with one reader a player, and its clock; `heard` are the outcomes so far."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        readers = {f"r{seat}": seat for seat in range(1, variant.players + 1)}
        library = Library()
        timeline = Timeline(GAME, seating(variant))
        self.table = Table(GAME, library.deck("sushi-go"), library.controls(), timeline, owners=readers)
        self.now = 0.0
        self.heard: list[Outcome] = []

    def give(self, given: Input) -> Outcome:
        self.now += SECONDS
        self.heard.append(self.table.handle(given, self.now))
        return self.heard[-1]

    def take(self, action: Action, *, by_kind: bool = False) -> Outcome:
        """Carry out a player's action; it must be accepted."""
        outcome = self.give(as_input(action, self.variant, by_kind=by_kind))
        assert outcome.refused is None, (action, outcome.refused)
        return outcome

    def play(self, actions: Iterator[Action] | list[Action]) -> None:
        for action in actions:
            self.take(action)


def as_input(action: Action, variant: Variant, *, by_kind: bool = False) -> Input:
    reader = f"r{action.player}"
    match action:
        case Declare() if variant.is_by_key:
            return Pressed(reader, "chopsticks")
        case Declare(_, chopsticks):
            return Scan(reader, code(chopsticks))
        case Reveal(_, card, _):
            return Named(reader, KINDS[card]) if by_kind else Scan(reader, code(card))


def actions_of(rounds: list[Round]) -> list[Action]:
    return [action for played in rounds for turn in played.turns for action in turn.actions]


def in_another_order(turn: Turn, players: int, chance: Random) -> Iterator[Action]:
    """The same players' actions, each player's in their own order, mixed anew."""
    plans = [[action for action in turn.actions if action.player == player] for player in range(1, players + 1)]
    return mixed(plans, chance)


def steps_of(session: Session) -> list[Step]:
    """What counts at this table, as the steps of its timeline."""
    return list(session.table.timeline.now.steps)


def reveals_of(session: Session) -> list[RevealCard]:
    return [step.command for step in steps_of(session) if isinstance(step.command, RevealCard)]
