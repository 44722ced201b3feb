"""Words typed for a player's name that may have been meant otherwise: they are asked about before they seat anybody."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from assistant.table.outcome import FEW, Outcome, refusal
from assistant.words.announcement import Phrase, Series
from assistant.words.spelling import slip_for

INITIALS = 2  # so few letters are a name: nobody is asked about those


def doubtful(text: str, kinds: Sequence[str], lang: str, known: Collection[str]) -> Outcome | None:
    """The question, where a line is a slip away from a command or a card, or begins a card's name; None for a name.

    `kinds` are the cards whose names begin so, in any language; `known` are all kinds of the deck.
    """
    if "," in text or "=" in text:
        return None
    if command := slip_for(text, "command", lang):
        return refusal("not-now", "refused-name-or-command", text=text, key=Phrase(f"command-{command}"))
    if not kinds and (slipped := slip_for(text, "kind", lang)) in known and slipped is not None:
        kinds = (slipped,)
    if len(text) > INITIALS and 0 < len(kinds) <= FEW:
        cards = Series([Phrase(f"kind-{kind}") for kind in kinds], "or")
        return refusal("not-now", "refused-name-or-card", text=text, kinds=cards)
    return None
