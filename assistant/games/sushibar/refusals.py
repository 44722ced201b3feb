"""Why a move is refused, as the player hears it: what is wrong, and what to do next."""

from __future__ import annotations

from assistant.games.game import IllegalMove
from assistant.words.announcement import Argument


def refuse(reason: str, variant: str = "", **args: Argument) -> IllegalMove:
    """The refusal for one of the contract's reasons; `variant` chooses the sentence where a reason has several."""
    return IllegalMove(reason, f"refused-bar-{reason}-{variant}" if variant else f"refused-bar-{reason}", args)
