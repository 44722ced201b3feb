"""What a page shows of a game: what lies where, as one listener may see it. The words are the catalogue's."""

from __future__ import annotations

from typing import NamedTuple

from assistant.words.announcement import Argument, Phrase


class Group(NamedTuple):
    """Cards that lie together and are drawn once; `label` says them as a player would: "two tempura"."""

    kind: str  # a kind's id, or what a closed stack or a die shows
    label: Argument
    copies: int = 1
    on: str = ""  # the kind that each of them lies on


class Row(NamedTuple):
    """What lies in the middle of the table, told in one sentence."""

    label: Phrase
    groups: tuple[Group, ...]


class Place(NamedTuple):
    """What lies before one seat. `locked` are cards face down that the viewer may know: its own."""

    seat: int
    name: Argument
    groups: tuple[Group, ...]
    locked: tuple[Group, ...]
    face_down: int  # cards locked in this turn, whoever may know them
    is_awaited: bool
    has_declared: bool  # called "Sushi Go!" in this turn
    total: int | None  # points so far; None where nobody may know them
    as_it_lies: int | None  # what the cards before the seat would give now


class View(NamedTuple):
    """A game at one moment, for the whole table or for one seat."""

    standing: Phrase
    places: tuple[Place, ...]
    middle: tuple[Row, ...] = ()
    choices: tuple[Phrase, ...] = ()  # what the viewer may choose by number now, from 1
    is_over: bool = False
