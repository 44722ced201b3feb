"""Where a game of Sushi Bar stands, and the facts that move it on."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from assistant.games.game import Seating, Told, Value
from assistant.games.sushibar.tiles import DICE, ROLLS, Row, row_of


class Phase(Enum):
    LAYING = "laying"  # the rows are not complete yet
    TO_ROLL = "to-roll"  # dice are to be rolled
    TO_ACT = "to-act"  # dice were rolled: take, steal, or keep some of them
    GAME_OVER = "game-over"


@dataclass(frozen=True, slots=True)
class Setup:
    """What stays the same through a game."""

    seating: Seating
    worths: tuple[int, ...] = field(repr=False)  # of each tile, by its number: 1 to 6, or negative for bones
    has_open_stacks: bool

    @property
    def players(self) -> int:
        return len(self.seating.names)

    def row(self, card: int) -> Row:
        """The row that a tile belongs to."""
        return row_of(self.worths[card])

    def tiles(self, row: Row) -> tuple[int, ...]:
        """The numbers of all tiles of a row."""
        return tuple(card for card, worth in enumerate(self.worths) if row_of(worth) is row)


class Stacks(Value, frozen=True):
    """What a player has taken, bottom to top."""

    sushi: tuple[int, ...] = ()
    bones: tuple[int, ...] = ()

    def of(self, row: Row) -> tuple[int, ...]:
        return self.sushi if row is Row.SUSHI else self.bones

    def having(self, row: Row, tiles: tuple[int, ...]) -> Stacks:
        return Stacks(tiles, self.bones) if row is Row.SUSHI else Stacks(self.sushi, tiles)


class Taken(Value, frozen=True):
    """A line of the game's memory: who took which tile in which turn; from another's stack if `victim` is a seat."""

    turn: int
    seat: int
    card: int
    victim: int = 0


class Menu(Enum):
    """Which numbered choices are open while dice lie on the table."""

    ACTION = "action"
    KEEP = "keep"  # which dice to keep, one after the other
    STEAL_SUSHI = "steal-sushi"  # from whom
    STEAL_BONES = "steal-bones"
    PLACE_SUSHI = "place-sushi"  # which tile of that player's stack
    PLACE_BONES = "place-bones"


class State(Value, frozen=True):
    setup: Setup
    sushi: tuple[int, ...]  # the rows, left to right
    bones: tuple[int, ...]
    is_laid: bool  # both rows were complete: the game is on
    turn: int  # from 1
    player: int  # whose turn it is
    rolls: int  # made in this turn
    kept: tuple[str, ...]  # faces of the dice that were kept
    rolled: tuple[str, ...]  # faces of the dice just rolled; none while dice are to be rolled
    stacks: tuple[Stacks, ...]  # by seat
    assumed: frozenset[int]  # tiles given by their worth only: which copy it is was guessed
    log: tuple[Taken, ...]
    totals: tuple[int, ...]  # once the game has ended
    menu: str  # a Menu's value
    victim: int  # of the menus that ask for a tile's place
    picked: tuple[str, ...]  # of the menu that asks what to keep

    @property
    def phase(self) -> Phase:
        if self.totals:
            return Phase.GAME_OVER
        if not self.is_laid:
            return Phase.LAYING
        return Phase.TO_ACT if self.rolled else Phase.TO_ROLL

    def row(self, row: Row) -> tuple[int, ...]:
        return self.sushi if row is Row.SUSHI else self.bones

    def count(self, face: str) -> int:
        """How many dice show a face, kept ones among them."""
        return self.kept.count(face) + self.rolled.count(face)

    @property
    def to_roll(self) -> int:
        """How many dice the next roll has."""
        return DICE - len(self.kept)

    @property
    def is_last_roll(self) -> bool:
        """Whether no roll can follow: it was the third, or one die was left to roll."""
        return self.rolls == ROLLS or len(self.rolled) == 1

    def stack(self, seat: int, row: Row) -> tuple[int, ...]:
        return self.stacks[seat - 1].of(row)

    def owner(self, card: int) -> int:
        """The seat whose stack holds a tile; 0 for none."""
        return next((seat for seat, own in enumerate(self.stacks, 1) if card in own.sushi or card in own.bones), 0)

    def worths(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([self.setup.worths[card] for card in cards])

    def is_copy(self, tile: int, card: int) -> bool:
        """Whether `card`, whose code was read, may be the tile that is written as `tile`: itself, or a guessed copy."""
        is_guessed = tile in self.assumed and card in self.assumed
        return tile == card or (is_guessed and self.setup.worths[tile] == self.setup.worths[card])

    def others(self) -> tuple[int, ...]:
        """The other players, clockwise."""
        players, player = self.setup.players, self.player
        return tuple((player + step) % players + 1 for step in range(players - 1))


class LayRow(Told, frozen=True):
    """Command: a whole row as it lies, left to right, by worths."""

    row: str
    worths: tuple[int, ...]


class LayRows(Told, frozen=True):
    """Command: both rows as the assistant shuffled them."""

    sushi: tuple[int, ...]
    bones: tuple[int, ...]


class LayTile(Told, frozen=True):
    """Command: the next tile of its row, by its code or by its worth only."""

    card: int
    assumed: bool = False


class RollDice(Told, frozen=True):
    faces: tuple[str, ...]


class KeepDice(Told, frozen=True):
    """Command: keep these of the dice just rolled; the rest are to be rolled."""

    faces: tuple[str, ...]


class RollRest(Told, frozen=True):
    """Command: keep the dice picked in the menu, and this is what the others show, which the assistant rolled."""

    kept: tuple[str, ...]
    faces: tuple[str, ...]


class TakeTile(Told, frozen=True):
    """Command: take the tile that the dice count along a row; `card` is the very tile if its code was read."""

    row: str
    card: int = -1


class StealTile(Told, frozen=True):
    """Command: take a tile of another player's stack, counted from its top or from its bottom."""

    row: str
    seat: int
    place: int
    is_from_bottom: bool = False
    card: int = -1  # the very tile, if its code was read


class OpenMenu(Told, frozen=True):
    """Command: a numbered choice that leads to further ones."""

    menu: str
    victim: int = 0


class PickDie(Told, frozen=True):
    """Command: one more die to be kept, within the menu of dice to keep."""

    face: str


Command = LayRow | LayRows | LayTile | RollDice | KeepDice | RollRest | TakeTile | StealTile | OpenMenu | PickDie


class RowLaid(Told, frozen=True):
    row: str
    tiles: tuple[int, ...]


class TileLaid(Told, frozen=True):
    card: int
    assumed: bool


class DiceRolled(Told, frozen=True):
    faces: tuple[str, ...]


class DiceKept(Told, frozen=True):
    faces: tuple[str, ...]


class DicePutAside(Told, frozen=True):
    """Dice were kept, and the rest are rolled at once: nobody needs to be told to roll them."""

    faces: tuple[str, ...]


class MenuOpened(Told, frozen=True):
    menu: str
    victim: int


class DiePicked(Told, frozen=True):
    face: str


class CopiesSwapped(Told, frozen=True):
    """Two tiles of one worth, told apart by guess only, turned out to lie the other way round."""

    card: int
    copy: int


class TileTaken(Told, frozen=True):
    seat: int
    card: int
    is_forced: bool


class TileStolen(Told, frozen=True):
    seat: int
    victim: int
    card: int
    place: int  # from the top


class TurnPassed(Told, frozen=True):
    player: int


class GameEnded(Told, frozen=True):
    totals: tuple[int, ...]
    winners: tuple[int, ...]


Event = (
    RowLaid
    | TileLaid
    | DiceRolled
    | DiceKept
    | DicePutAside
    | MenuOpened
    | DiePicked
    | CopiesSwapped
    | TileTaken
    | TileStolen
    | TurnPassed
    | GameEnded
)
