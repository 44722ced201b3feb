"""The dialogues that a key opens: check, correct and identify. Each is spoken, and ends with `stop` or by itself."""

from __future__ import annotations

from dataclasses import dataclass, replace

TIMEOUT_S = 30.0


@dataclass(frozen=True, slots=True)
class Checking:
    """The audit: a badge, then that player's cards in any order, then the key again."""

    seat: int = 0
    cards: tuple[int, ...] = ()
    named: tuple[int, ...] = ()  # by kind only: nobody need have them before the eyes or under the fingers

    def with_card(self, card: int, *, is_named: bool) -> Checking:
        if is_named:
            return replace(self, named=(*self.named, card))
        return replace(self, cards=(*self.cards, card))


@dataclass(frozen=True, slots=True)
class Correcting:
    """A revealed card, then the badge of the seat that it belongs to, or a card that was meant instead."""

    card: int = -1
    copy: str = ""  # of the deck that its code was of; "" if it was only named
    is_one_of_several: bool = False  # named by a kind of which more cards were revealed: another may be meant


@dataclass(frozen=True, slots=True)
class Identifying:
    """The next card is told, not played; `seat` is whose ear it is for, if a badge said so."""

    seat: int = 0


Mode = Checking | Correcting | Identifying
NAMES = {Checking: "check", Correcting: "correct", Identifying: "identify"}


def name_of(mode: Mode) -> str:
    return NAMES[type(mode)]
