"""Sushi Bar as the table knows it: the game's protocol, kept by the modules of this folder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import get_args

from msgspec.structs import asdict

from assistant.games.game import FinalResult, IllegalMove, Move, Peeked, RoundResult, Seating
from assistant.games.sushibar import answers, audit, choices, evolution, laying, naming, narration, reading, rules
from assistant.games.sushibar import view as shown
from assistant.games.sushibar.parsing import FORMS, parse
from assistant.games.sushibar.refusals import refuse
from assistant.games.sushibar.state import (
    Command,
    CopiesSwapped,
    Event,
    KeepDice,
    Phase,
    RollDice,
    State,
    TileLaid,
    TileStolen,
    TileTaken,
)
from assistant.games.sushibar.tables import score_table
from assistant.games.sushibar.tiles import Face, worth
from assistant.games.sushibar.wording import OF_CARDS, own_message
from assistant.words.announcement import Announcement

CHOICE = "choice-"  # the keys choice-1, choice-2, …
LIKELY = 5  # choices: further numbers keep their usual meaning as long as they choose nothing


class SushiBar:
    """The rules of Sushi Bar, for tiles whose numbers have these kinds."""

    id = "sushi-bar"
    cards = "C"
    house_rules = ("stacks",)
    keys = ("roll", "shuffle", *(f"{CHOICE}{number}" for number in range(1, 10)))
    keypad: Mapping[str, str] = {"7": "roll"}
    dialogues = ("check", "identify")
    instructions = tuple(FORMS)
    spelling: Mapping[str, str] = {f"bar-die-{face}": face.value for face in Face}
    badges_choose = False
    help = "bar-help"
    wording: Mapping[str, str] = {message: own_message(message) for message in OF_CARDS}
    decide, evolve, parse = staticmethod(rules.decide), staticmethod(evolution.evolve), staticmethod(parse)
    vocabulary: Mapping[str, type] = {kind.__name__: kind for kind in (*get_args(Command), *get_args(Event))}

    # What the modules of this folder do by themselves.
    is_hidden = staticmethod(answers.is_hidden)
    name = staticmethod(naming.seat_name)
    view = staticmethod(shown.view)
    opening = staticmethod(narration.opening)
    narrate = staticmethod(narration.narrate)
    describe = staticmethod(narration.describe)
    differences = staticmethod(narration.differences)
    standing = staticmethod(answers.standing)
    rules = staticmethod(answers.rules_in_force)
    turn = staticmethod(answers.turn)
    tableau = staticmethod(answers.tableau)
    scores = staticmethod(answers.scores)
    why = staticmethod(answers.why)
    count = staticmethod(answers.count)
    changes = staticmethod(answers.changes)
    identify = staticmethod(audit.identify)
    audit = staticmethod(audit.audit)

    def __init__(self, kinds: Sequence[str]) -> None:
        self.kinds = tuple(kinds)
        self.worths = tuple(map(worth, kinds))
        self.counts = Counter(self.worths)

    def begin(self, seating: Seating) -> State:
        return evolution.begin(seating, self.worths)

    def interpret(self, state: State, card: int, reader_seat: int, next_seat: int) -> Move:
        """A tile that came to a reader: it is laid, or it chooses the action that takes it."""
        require_turn(state, reader_seat)
        return Move(reading.interpret_tile(state, card))

    def interpret_kind(self, state: State, kind: str, next_seat: int) -> Move:
        """A tile named by its worth only."""
        require_turn(state, next_seat)
        return Move(reading.interpret_worth(state, worth(kind)))

    def chances(self, state: State, key: str) -> tuple[int, ...]:
        """A roll needs a number for each die, a shuffle one for each tile. Raises IllegalMove where it is not due."""
        if state.totals:
            raise IllegalMove("game-over", "refused-game-over")
        if key == "roll":
            return reading.chances_of_dice(rules.ready_to_roll(state))
        return reading.chances_of_rows(state) if key == "shuffle" else ()

    def press(self, state: State, key: str, next_seat: int, drawn: Sequence[int] = ()) -> Move:
        """A roll or a shuffle, with what came out in the command, so that the record holds it; or an open choice."""
        require_turn(state, next_seat)
        if key == "roll":
            return Move(reading.roll(state, drawn))
        if key == "shuffle":
            return Move(reading.shuffle(state, drawn))
        rules.require_dice(state)
        place, open_ones = int(key.removeprefix(CHOICE)), choices.choices(state)
        if place > len(open_ones):
            raise refuse("not-now", "choice")
        return Move(open_ones[place - 1])

    def key_of_number(self, state: State, number: int) -> str:
        """While choices are open, a number chooses; one to five ask for nothing else then, so that a slip is told.

        The number that rolls shuffles before there is anything to roll for: so the keypad is enough for a whole game.
        """
        if state.phase is Phase.LAYING:
            return "shuffle" if self.keypad.get(str(number)) == "roll" else ""
        is_choice = 1 <= number <= max(len(choices.choices(state)), LIKELY) and bool(state.rolled)
        return f"{CHOICE}{number}" if is_choice else ""

    def spell(self, state: State, words: Sequence[str]) -> Command:
        """Dice that were typed: those rolled where a roll is due, else those to be kept."""
        return KeepDice(tuple(words)) if state.rolled else RollDice(tuple(words))

    def amend(
        self, state: State, commands: Sequence[Command], card: int, seat: int, other: int, assumed: bool
    ) -> list[Command]:
        raise IllegalMove("not-now", "refused-no-correct")

    def seats(self, state: State) -> int:
        return state.setup.players

    def awaited(self, state: State) -> tuple[int, ...]:
        return () if state.totals else (state.player,)

    def is_over(self, state: State) -> bool:
        return state.phase is Phase.GAME_OVER

    def revealed(self, state: State) -> tuple[int, ...]:
        return tuple(line.card for line in state.log)

    def assumed(self, state: State) -> frozenset[int]:
        return state.assumed

    def is_sealed(self, state: State) -> bool:
        return False

    def cards_before(self, state: State, seat: int) -> tuple[int, ...]:
        return (*state.stacks[seat - 1].sushi, *state.stacks[seat - 1].bones)

    def lowest_free(self, state: State, kind: str) -> int | None:
        return laying.lowest_free(state, worth(kind))

    def turn_number(self, state: State) -> tuple[int, ...]:
        return (state.turn,)

    def rounds(self, state: State) -> tuple[RoundResult, ...]:
        return ()  # the game is played in one go

    def result(self, state: State) -> FinalResult | None:
        return FinalResult(state.totals, rules.find_winners(state.totals)) if state.totals else None

    def public(self, before: State, event: Event, after: State) -> tuple[tuple[str, Mapping[str, object]], ...]:
        """What may be told of an event as data; which copy was guessed wrong would tell of closed stacks."""
        if isinstance(event, CopiesSwapped):
            return ()
        fields: dict[str, object] = asdict(event)
        if isinstance(event, TileLaid | TileTaken | TileStolen):
            fields["kind"] = self.kinds[event.card]
        return ((type(event).__name__, fields),)

    def score(self, table: Mapping[str, object]) -> tuple[list[int], list[dict[str, int]]]:
        return score_table(table, self.counts)

    def describe_amended(self, before: State, after: State, card: int, other: int) -> list[Announcement]:
        return []  # nothing is ever amended

    def recall(self, state: State, peeks: Sequence[Peeked], seat: int) -> list[Announcement]:
        return []


def require_turn(state: State, seat: int) -> None:
    """Refuse what a player's own reader says while it is another player's turn; 0 is a shared one's."""
    if seat and state.is_laid and not state.totals and seat != state.player:
        waiting = naming.seat_name(state, state.player)
        raise refuse("reveal-complete", seat=naming.seat_name(state, seat), player=waiting)
