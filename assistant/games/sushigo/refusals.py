"""Why a move is refused, as the player hears it: what is wrong, and what to do next."""

from __future__ import annotations

from assistant.games.game import IllegalMove
from assistant.games.sushigo.naming import card_phrase, is_sealed, seat_name
from assistant.games.sushigo.state import State
from assistant.words.announcement import Argument


def refuse(reason: str, state: State | None = None, seat: int = 0, *, card: int = -1, variant: str = "") -> IllegalMove:
    """The refusal for one of the contract's reasons, with the seat or the card that it speaks of."""
    args: dict[str, Argument] = {}
    message = f"refused-{reason}-{variant}" if variant else f"refused-{reason}"
    if state is not None and seat:
        args["seat"] = seat_name(state, seat)
    elif reason == "reveal-complete":
        message = "refused-reveal-complete-all"
    if state is not None and card >= 0:
        if state.setup.is_sealed:  # what a player wanted to lock stays a secret
            message += "-hidden"
        else:
            args["card"] = card_phrase(state, card)
    return IllegalMove(reason, message, args)


def refuse_card(state: State, card: int) -> IllegalMove:
    """The refusal of a card that is in play or discarded already; a sealed one is not named."""
    if state.is_discarded(card) or state.is_swept(card):
        return IllegalMove("discarded", "refused-discarded", {"card": card_phrase(state, card, "that")})
    if is_sealed(state, card):
        return IllegalMove("already-in-play", "refused-already-in-play-hidden")
    owner = seat_name(state, state.owner(card))
    return IllegalMove(
        "already-in-play", "refused-already-in-play", {"card": card_phrase(state, card, "that"), "seat": owner}
    )
