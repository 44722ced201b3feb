"""Say in words what the kit draws: where a sticker goes, and what a finger would confuse."""

from __future__ import annotations

from collections.abc import Mapping

from assistant.kit.lint import Confusion, Likeness
from assistant.words.announcement import Argument, Phrase
from assistant.words.catalogue import Catalogue


def confusion_told(confusion: Confusion, catalogue: Catalogue) -> str:
    """Two kinds that feel alike, and what tells them apart."""
    first, second = (Phrase(f"kind-{kind.id}") for kind in (confusion.first, confusion.second))
    args: dict[str, Argument] = {"first": first, "second": second}
    more: Mapping[Likeness, Mapping[str, Argument]] = {
        Likeness.NOTHING: {},
        Likeness.TURN: {"degrees": confusion.turn_degrees},
        Likeness.HEIGHT: {"millimetres": round(confusion.apart_mm)},
        Likeness.CROWDED: {"millimetres": round(confusion.apart_mm)},
    }
    return catalogue.render(f"kit-alike-{confusion.likeness.value}", {**args, **more[confusion.likeness]})
