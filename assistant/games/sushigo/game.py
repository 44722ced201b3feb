"""Sushi Go! as the table knows it: the game's protocol, kept by the modules of this folder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import get_args

from msgspec.structs import asdict

from assistant.games.game import Audit, BadInstruction, FinalResult, Move, RoundResult, Seating
from assistant.games.sushigo import amend, answers, audit, evolution, memory, naming, narration, rules, why
from assistant.games.sushigo import view as shown
from assistant.games.sushigo.cards import Kind
from assistant.games.sushigo.refusals import refuse
from assistant.games.sushigo.scoring import add_up
from assistant.games.sushigo.state import (
    CardRevealed,
    Command,
    CopyReassigned,
    DeclareLate,
    DeclareSushiGo,
    Event,
    Phase,
    RevealCard,
    State,
    TurnClosed,
)
from assistant.games.sushigo.tables import score_table


class SushiGo:
    """The rules of Sushi Go!, for a deck whose card numbers have these kinds."""

    id = "sushi-go"
    cards = "B"
    house_rules = narration.HOUSE_RULES
    keys = ("chopsticks", "late")
    keypad: Mapping[str, str] = {"7": "chopsticks"}
    dialogues = ("check", "correct", "identify")
    instructions: tuple[str, ...] = ()
    spelling: Mapping[str, str] = {}
    badges_choose = True
    help = "help"
    wording: Mapping[str, str] = {}
    decide, evolve = staticmethod(rules.decide), staticmethod(evolution.evolve)
    vocabulary: Mapping[str, type] = {kind.__name__: kind for kind in (*get_args(Command), *get_args(Event))}

    # What the modules of this folder do by themselves.
    is_hidden = staticmethod(naming.is_sealed)
    name = staticmethod(naming.seat_name)
    view = staticmethod(shown.view)
    opening = staticmethod(narration.opening)
    narrate = staticmethod(narration.narrate)
    describe = staticmethod(amend.describe)
    describe_amended = staticmethod(amend.describe_amended)
    differences = staticmethod(audit.differences)
    standing = staticmethod(answers.standing)
    rules = staticmethod(answers.rules_in_force)
    turn = staticmethod(answers.turn)
    tableau = staticmethod(answers.tableau)
    scores = staticmethod(answers.scores)
    why = staticmethod(why.why)
    count = staticmethod(answers.count)
    changes = staticmethod(answers.changes)
    identify = staticmethod(answers.identify)
    recall = staticmethod(memory.recall)

    def __init__(self, kinds: Sequence[str]) -> None:
        self.kinds = tuple(map(Kind, kinds))
        self.counts = Counter(self.kinds)

    def begin(self, seating: Seating) -> State:
        return evolution.begin(seating, self.kinds)

    def interpret(self, state: State, card: int, reader_seat: int, next_seat: int) -> Move:
        """A card that came to a reader: chopsticks that lie in a tableau declare, all else is a reveal.

        `reader_seat` is the seat that the reader belongs to (0: shared), `next_seat` the one that a new card goes to.
        """
        owner = state.owner(card) if self.kinds[card] is Kind.CHOPSTICKS else 0
        if (
            owner in state.setup.players
            and reader_seat in (0, owner)
            and card not in state.assumed
            and not naming.is_sealed(state, card)
            and state.phase is Phase.PLAYING
        ):
            return Move(DeclareSushiGo(owner, card), chooses=owner)
        return Move(RevealCard(next_seat, card))

    def interpret_kind(self, state: State, kind: str, next_seat: int) -> Move:
        """A card named by its kind only: a free copy is assumed. Raises IllegalMove if every copy is used."""
        if state.phase is Phase.GAME_OVER:
            raise refuse("game-over")
        card = self.lowest_free(state, kind)
        if card is None:
            is_locked = state.setup.is_sealed and any(self.kinds[laid.card] is Kind(kind) for laid in state.laid)
            if is_locked and next_seat not in state.awaited:
                raise refuse("reveal-complete", state, next_seat)  # else whoever is done could find out what is locked
            raise refuse("kind-exhausted", state, card=self.kinds.index(Kind(kind)))
        return Move(RevealCard(next_seat, card, assumed=True))

    def chances(self, state: State, key: str) -> tuple[int, ...]:
        return ()

    def press(self, state: State, key: str, next_seat: int, drawn: Sequence[int] = ()) -> Move:
        """One of this game's own keys."""
        return Move(DeclareLate() if key == "late" else DeclareSushiGo(next_seat))

    def key_of_number(self, state: State, number: int) -> str:
        return ""

    def parse(self, verb: str, words: Sequence[str]) -> Command:
        raise BadInstruction(f"Sushi Go! has no instruction {verb!r}")

    def spell(self, state: State, words: Sequence[str]) -> Command:
        raise BadInstruction(f"no line of Sushi Go! is made of {', '.join(words)}")

    def amend(
        self, state: State, commands: Sequence[Command], card: int, seat: int, other: int, assumed: bool
    ) -> list[Command]:
        return amend.amend(state, commands, card, seat, other, assumed)

    def seats(self, state: State) -> int:
        return state.setup.seats

    def awaited(self, state: State) -> tuple[int, ...]:
        return state.awaited if state.phase is not Phase.GAME_OVER else ()

    def is_over(self, state: State) -> bool:
        return state.phase is Phase.GAME_OVER

    def revealed(self, state: State) -> tuple[int, ...]:
        return tuple(line.card for line in state.log)

    def assumed(self, state: State) -> frozenset[int]:
        return state.assumed

    def is_sealed(self, state: State) -> bool:
        return state.setup.is_sealed and state.phase is not Phase.GAME_OVER

    def cards_before(self, state: State, seat: int) -> tuple[int, ...]:
        return (*state.kept[seat - 1], *naming.face_up(state, seat))

    def lowest_free(self, state: State, kind: str) -> int | None:
        return rules.lowest_free(state, Kind(kind))

    def turn_number(self, state: State) -> tuple[int, ...]:
        return (state.round, state.turn)

    def rounds(self, state: State) -> tuple[RoundResult, ...]:
        totals = [add_up(state.scores[: n + 1]) for n in range(len(state.scores))]
        return tuple(
            RoundResult(number, scores, total)
            for number, (scores, total) in enumerate(zip(state.scores, totals, strict=True), 1)
        )

    def result(self, state: State) -> FinalResult | None:
        if state.phase is not Phase.GAME_OVER:
            return None
        puddings = rules.count_puddings(state)
        return FinalResult(state.totals, rules.find_winners(state.totals, puddings, state.setup.players))

    def public(self, before: State, event: Event, after: State) -> tuple[tuple[str, Mapping[str, object]], ...]:
        """What may be told of an event as data: of a sealed card only its seat, until the turn closes."""
        if not before.setup.is_sealed:
            return (self.described(event),)
        match event:
            case CardRevealed(seat, _, _):
                return (("CardLocked", {"seat": seat}),)
            case CopyReassigned():
                return ()
            case TurnClosed():
                return (*map(self.described, before.unsealed), self.described(event))
            case _:
                return (self.described(event),)

    def described(self, event: Event) -> tuple[str, Mapping[str, object]]:
        fields: dict[str, object] = asdict(event)
        if isinstance(event, CardRevealed):
            fields["kind"] = self.kinds[event.card].value
        return type(event).__name__, fields

    def score(self, table: Mapping[str, object]) -> tuple[list[int], list[dict[str, int]]]:
        return score_table(table, self.counts)

    def audit(self, state: State, seat: int, cards: Sequence[int], named: Sequence[int] = ()) -> Audit:
        return audit.audit(state, seat, cards, named)
