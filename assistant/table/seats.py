"""Which seat a scan speaks for: the contract's "How scans find their player"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def next_seat(reader: str, owners: Mapping[str, int], choices: Mapping[str, int], awaited: Sequence[int]) -> int:
    """The seat that a card scanned now would go to; 0 if no seat that this reader may speak for is awaited.

    A reader that belongs to a seat speaks for it always; a shared one for the seat whose badge it read last, else for
    the lowest-numbered awaited seat without a reader of its own (among all, if every seat has one).
    """
    if owner := owners.get(reader, 0):
        return owner
    if chosen := choices.get(reader, 0):
        return chosen
    return next((seat for seat in awaited if seat not in owners.values()), 0)


def shared_owners(owners: Mapping[str, int], players: int) -> Mapping[str, int]:
    """The owners as they count: if every seat has a reader of its own, a shared reader may speak for all."""
    return owners if set(range(1, players + 1)) - set(owners.values()) else {}
