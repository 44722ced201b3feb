"""Badges and control cards as things in the hand: what each is called, and what tells it to a finger."""

from __future__ import annotations

from dataclasses import dataclass

from assistant.deck.codes import CardSet, Code
from assistant.deck.controls import Controls
from assistant.kit.measures import Mark, Measures
from assistant.words.announcement import Phrase

_BEFORE_COMMANDS = 7  # the number in the deck before the first command's, so that commands count from one


@dataclass(frozen=True, slots=True)
class ControlCard:
    """A badge or a command: its code, how it is called, and what is felt on it."""

    id: str  # in file names
    code: Code
    name: Phrase
    mark: Mark
    second_hole_mm: float  # from the left edge


def control_cards(controls: Controls, copy: str, measures: Measures) -> tuple[ControlCard, ...]:
    """All badges, then all commands, in the order of their numbers."""
    holes = measures.second_hole
    badges = (
        ControlCard(
            f"badge-{seat}",
            Code(CardSet.CONTROLS, copy, number),
            Phrase("kit-badge", {"seat": seat}),
            badge_mark(seat),
            holes.badge_x_mm,
        )
        for seat, number in enumerate(controls.badges, 1)
    )
    commands = (
        ControlCard(
            command,
            Code(CardSet.CONTROLS, copy, number),
            Phrase(f"command-{command}"),
            command_mark(number),
            holes.control_x_mm,
        )
        for command, number in controls.commands.items()
    )
    return (*badges, *commands)


def badge_mark(seat: int) -> Mark:
    """The mark of a seat's badge: a dot a seat."""
    return Mark(0, seat)


def command_mark(number: int) -> Mark:
    """The mark of a control card by its number in the deck: a bar for ten, a dot for one; the first command is one."""
    bars, dots = divmod(number - _BEFORE_COMMANDS, 10)
    return Mark(bars, dots)
