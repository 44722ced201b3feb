"""How the kit calls single cards: "tempura, three of fourteen", "the badge of seat one", "the card undo"."""

from __future__ import annotations

from assistant.deck.codes import CardSet, Code
from assistant.deck.controls import Controls
from assistant.deck.deck import Deck
from assistant.words.announcement import Phrase


def named_in_deck(deck: Deck, number: int) -> Phrase:
    """Which of its kind a card is."""
    kind = deck.kind_of(number)
    numbers = deck.numbers_of(kind)
    return Phrase(
        "card-in-kind",
        {"card": Phrase(f"kind-{kind}"), "place": number - numbers[0] + 1, "of": len(numbers)},
    )


def named_control(controls: Controls, number: int) -> Phrase | None:
    """A badge by its seat, a command by its name; None for a number without a meaning."""
    if badge := controls.badge(number):
        return Phrase("card-badge", {"place": badge})
    if command := controls.command(number):
        return Phrase("card-command", {"key": Phrase(f"command-{command}")})
    return None


def named_card(code: Code, deck: Deck, controls: Controls) -> Phrase:
    """Any card, whatever it is of; one of another deck is called just that."""
    if code.set is CardSet.CONTROLS:
        return named_control(controls, code.number) or Phrase("card-of-another-deck")
    if code.set is deck.set and code.number < deck.size:
        return named_in_deck(deck, code.number)
    return Phrase("card-of-another-deck")
