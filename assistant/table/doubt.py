"""Typed words that may have been meant otherwise: it is asked, and nothing is done before they are typed as meant."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from assistant.table.naming import parted
from assistant.table.outcome import FEW, Outcome, refusal
from assistant.table.questions import ASKING
from assistant.words.announcement import Phrase, Series
from assistant.words.spelling import slip_for

INITIALS = 2  # so few letters are a name: nobody is asked about those
ALWAYS = frozenset(
    "undo redo stop repeat language new-game older newer faster slower louder softer verbosity pages new-pages".split()
).union(ASKING)  # the commands that serve in every game


def likely(text: str, kinds: Collection[str], keys: Collection[str], lang: str) -> Outcome | None:
    """In a game: the refusal that names the card or command that is one slip away; None where there is none.

    `kinds` are those of the deck, `keys` the commands that the game has beside those of every game.
    """
    if (kind := slip_for(text, "kind", lang)) in kinds and kind is not None:
        return refusal("unreadable", "refused-typed-card", text=text, card=Phrase(f"kind-{kind}"))
    if (command := slip_for(text, "command", lang)) in ALWAYS.union(keys):
        return refusal("unreadable", "refused-typed-command", text=text, key=Phrase(f"command-{command}"))
    if tongue := slip_for(text, "tongue", lang):
        return refusal("unreadable", "refused-typed-command", text=text, key=Phrase(f"tongue-{tongue}"))
    return None


def doubtful(text: str, kinds: Sequence[str], lang: str, known: Collection[str]) -> Outcome | None:
    """Before a game: the question, where a line is a slip away from a command or a card, or begins a card's name.

    `kinds` are the cards whose names begin so, in any language; `known` are all kinds of the deck. None for what is
    a name, and seats somebody.
    """
    if "," in text or "=" in text or len(parted(text)) > 1:
        return None
    if command := slip_for(text, "command", lang):
        return refusal("not-now", "refused-name-or-command", text=text, key=Phrase(f"command-{command}"))
    if tongue := slip_for(text, "tongue", lang):
        return refusal("not-now", "refused-name-or-command", text=text, key=Phrase(f"tongue-{tongue}"))
    if not kinds and (slipped := slip_for(text, "kind", lang)) in known and slipped is not None:
        kinds = (slipped,)
    if len(text) > INITIALS and 0 < len(kinds) <= FEW:
        cards = Series([Phrase(f"kind-{kind}") for kind in kinds], "or")
        return refusal("not-now", "refused-name-or-card", text=text, kinds=cards)
    return None
