"""Know the control cards: the badge of each seat, and the commands that work without a keyboard."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from assistant.deck.codes import NUMBERS, CardSet
from assistant.deck.document import SHIPPED, read_document


@dataclass(frozen=True, slots=True)
class Controls:
    """What each control card means; the controls of any copy of the set serve."""

    badges: range  # the number of seat 1's badge, of seat 2's, …
    commands: Mapping[str, int]  # the number of each command's card, in the order of the file
    _command_by_number: dict[int, str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_command_by_number", {number: name for name, number in self.commands.items()})

    def command(self, number: int) -> str | None:
        """Tell the command of a control card, or None if the number is a badge or has no meaning."""
        return self._command_by_number.get(number)

    def badge(self, number: int) -> int | None:
        """Tell the seat, from 1, whose badge a control card is, or None if it is none."""
        return self.badges.index(number) + 1 if number in self.badges else None

    def number_of(self, command: str) -> int:
        """Tell the card number of a command; KeyError for a command that has no card."""
        return self.commands[command]

    def number_of_badge(self, seat: int) -> int:
        """Tell the card number of a seat's badge, seats counted from 1; IndexError for a seat without one."""
        if seat < 1:
            raise IndexError(f"seats count from 1, not {seat}")
        return self.badges[seat - 1]


def load_controls() -> Controls:
    """Load the control cards that ship."""
    return read_controls(SHIPPED / "controls.toml")


def read_controls(path: Path) -> Controls:
    """Load control cards from a TOML file; BadDeck says in one sentence what is wrong and where."""
    top = read_document(path)
    top.only({"set", "badges", "commands"})
    top.choice("set", [CardSet.CONTROLS.value])
    section = top.table("badges")
    section.only({"first", "count"})
    first = section.whole("first", 0, NUMBERS[-1])
    badges = range(first, first + section.whole("count", 1, NUMBERS.stop - first))
    section = top.table("commands")
    commands: dict[str, int] = {}
    for name in section.values:
        number = section.whole(name, 0, NUMBERS[-1])
        if number in badges or number in commands.values():
            raise section.bad(f"the number {number} of {name!r} is taken", name)
        commands[name] = number
    return Controls(badges, commands)
