"""Where a game of Sushi Go! stands, and the facts that move it on."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from assistant.games.game import Seating, Told, Value
from assistant.games.sushigo.cards import HAND_SIZE, Kind
from assistant.games.sushigo.scoring import add_up


class Phase(Enum):
    PLAYING = "playing"
    ROUND_OVER = "round-over"  # the tableaus still lie there; the next round's first card sweeps them
    GAME_OVER = "game-over"


@dataclass(frozen=True, slots=True)
class Setup:
    """What stays the same through a game."""

    seating: Seating
    kinds: tuple[Kind, ...] = field(repr=False)  # the kind of each card, by its number
    all_seats: tuple[int, ...]  # those that hold a tableau: the players', and the dummy's after them
    players: tuple[int, ...]  # their seats; the dummy is none
    has_dummy: bool
    is_sealed: bool
    passes_both_ways: bool

    @property
    def seats(self) -> int:
        return len(self.all_seats)

    @property
    def hand_size(self) -> int:
        return HAND_SIZE[self.seats]

    @property
    def dummy(self) -> int:
        """The dummy's seat; 0 when there is none."""
        return len(self.players) + 1 if self.has_dummy else 0

    def controller(self, turn: int) -> int:
        """Who reveals the dummy's card: seat 1 on the first turn of each round, then in turns; 0 without a dummy."""
        return 2 - turn % 2 if self.has_dummy else 0


class Reveal(Value, frozen=True):
    """A line of the game's memory: which card was laid where and when."""

    card: int
    seat: int
    round: int
    turn: int


class Declaration(Value, frozen=True):
    """A seat that said "Sushi Go!" this turn, and the chopsticks that it will put back into its hand."""

    seat: int
    chopsticks: int


class CardRevealed(Told, frozen=True):
    """Event: a card lies in a tableau; the seat may be the dummy's, whom a player reveals for."""

    seat: int
    card: int
    assumed: bool = False


class Turn(Value, frozen=True):
    """A turn that has closed, and what was laid in it."""

    round: int
    turn: int
    laid: tuple[CardRevealed, ...]
    declared: tuple[Declaration, ...]  # whose chopsticks went back into their hands then


class State(Value, frozen=True):
    setup: Setup
    round: int  # 1, 2, 3
    turn: int  # of the round, from 1
    hand: int  # cards in each hand as the turn began; 0 between rounds and after the last one
    lying: tuple[tuple[int, ...], ...]  # by seat: the cards of this round that lay there as the turn began
    kept: tuple[tuple[int, ...], ...]  # by seat: the puddings of earlier rounds
    due: tuple[int, ...]  # the seats whose cards of this turn are still to come, in order; twice for two cards
    declared: tuple[Declaration, ...]  # in the order in which they were made
    laid: tuple[CardRevealed, ...]  # this turn, in the order in which they came
    taken: int  # the cards that are in play or discarded, as a set of bits: card n is bit n
    assumed: frozenset[int]  # cards given by kind only: which copy it is was guessed
    turns: tuple[Turn, ...]  # all that have closed
    scores: tuple[tuple[int, ...], ...]  # of each round that has ended, without puddings
    puddings: tuple[int, ...]  # the points for puddings, once the game has ended
    closed: State | None  # the turn before this one, as it stood when its last card came; `late` returns to it

    @property
    def phase(self) -> Phase:
        if self.hand:
            return Phase.PLAYING
        return Phase.GAME_OVER if self.puddings else Phase.ROUND_OVER

    @property
    def tableaus(self) -> tuple[tuple[int, ...], ...]:
        """By seat: this round's cards, in the order in which they were revealed."""
        return tuple(self.laid_out())

    def laid_out(self) -> list[tuple[int, ...]]:
        tableaus = list(self.lying)
        for line in self.laid:
            tableaus[line.seat - 1] += (line.card,)
        return tableaus

    @property
    def awaited(self) -> tuple[int, ...]:
        """The players whose reveal of this turn is not complete, in seat order."""
        controller, dummy = self.setup.controller(self.turn), self.setup.dummy
        return tuple(sorted({controller if seat == dummy else seat for seat in self.due}))

    @property
    def log(self) -> tuple[Reveal, ...]:
        """Every reveal of the game, in order."""
        turns = (*self.turns, Turn(self.round, self.turn, self.laid, self.declared))
        return tuple(Reveal(line.card, line.seat, turn.round, turn.turn) for turn in turns for line in turn.laid)

    @property
    def unsealed(self) -> tuple[CardRevealed, ...]:
        """What is to be told in seat order as this turn closes, where cards were sealed until then.

        If `late` opened the turn again, the cards that had closed it before were told then.
        """
        told = len(self.closed.laid) if self.closed is not None and self.closed.turn == self.turn else 0
        return tuple(sorted(self.laid[told:], key=lambda reveal: reveal.seat))

    def revealed(self, seat: int) -> tuple[int, ...]:
        """The cards that a seat has revealed in the turn that is open."""
        return tuple(line.card for line in self.laid if line.seat == seat)

    def owner(self, card: int) -> int:
        """The seat before which a card lies; 0 if it lies before none."""
        before = zip(self.tableaus, self.kept, strict=True)
        return next((seat for seat, (tableau, kept) in enumerate(before, 1) if card in tableau or card in kept), 0)

    def is_free(self, card: int) -> bool:
        """Whether a card is still in a hand or in the pile."""
        return not self.taken >> card & 1

    def is_discarded(self, card: int) -> bool:
        return not self.is_free(card) and not self.owner(card)

    def has_declared(self, seat: int) -> bool:
        return any(declaration.seat == seat for declaration in self.declared)

    def is_swept(self, card: int) -> bool:
        """Whether a card of a tableau counts as discarded, as all but puddings do once the round is over."""
        return not self.hand and self.setup.kinds[card] is not Kind.PUDDING

    def kinds(self, cards: tuple[int, ...]) -> list[Kind]:
        kinds = self.setup.kinds
        return [kinds[card] for card in cards]

    @property
    def totals(self) -> tuple[int, ...]:
        """Points so far by seat: rounds that have ended and, at the end, the puddings."""
        columns = [*self.scores, self.puddings] if self.puddings else self.scores
        return add_up(columns) if columns else (0,) * self.setup.seats


class RevealCard(Told, frozen=True):
    """Command: a card comes to the table for a player's reveal; for nobody's if `seat` is 0."""

    seat: int
    card: int
    assumed: bool = False


class DeclareSushiGo(Told, frozen=True):
    """Command: use chopsticks; without a card, the seat's earliest ones."""

    seat: int
    chopsticks: int = -1


class DeclareLate(Told, frozen=True):
    """Command: the newest declaration of this turn was meant for the turn before."""


Command = RevealCard | DeclareSushiGo | DeclareLate


class RoundStarted(Told, frozen=True):
    """The last round's cards were discarded, but for the puddings, and new hands dealt."""

    round: int


class CopyReassigned(Told, frozen=True):
    """The very card that had been assumed for another turned up: the assumed one is another copy."""

    card: int
    copy: int


class SushiGoDeclared(Told, frozen=True):
    seat: int
    chopsticks: int


class TurnReopened(Told, frozen=True):
    """The turn before is open again for the second card of a seat that declared late."""

    seat: int
    chopsticks: int


class TurnClosed(Told, frozen=True):
    """Every reveal is complete: chopsticks that were used leave for their hands, and the hands are passed."""

    round: int
    turn: int


class RoundEnded(Told, frozen=True):
    round: int
    scores: tuple[int, ...]


class GameEnded(Told, frozen=True):
    puddings: tuple[int, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]


Event = (
    RoundStarted | CopyReassigned | CardRevealed | SushiGoDeclared | TurnReopened | TurnClosed | RoundEnded | GameEnded
)
