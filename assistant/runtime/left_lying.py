"""Cards that lay on a reader, or before a camera, when the program was started again: they acted before."""

from __future__ import annotations

from math import inf

from assistant.deck.codes import CardSet, Code, parse_codes
from assistant.deck.deck import Deck
from assistant.readers.scan import Found, Input, Left, Scan
from assistant.table.evening import Evening
from assistant.table.timeline import Timeline

FIRST_LOOK_S = 3.0  # within it a reader that has just been found tells what lies on it


class LeftLying:
    """Keeps a card from acting a second time, after a crash or a pause, before it has left the reader.

    A reader knows what lies on it, or is in its view, and not what it told to the program that ended. So of what it
    sees in its first look only a card acts that is new to the game; a badge, a command or a card that has been played
    waits until it comes anew.
    """

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._found: dict[str, float] = {}
        self._is_expected = False

    def expect(self) -> None:
        """A game goes on, or is offered, that was played before this program was started."""
        self._is_expected = True

    def hear(self, given: object, at: float) -> None:
        """Take notice of what readers deliver, whatever it is."""
        match given:
            case Found(reader):
                self._found.setdefault(reader, at)
            case Left(reader):
                self._found[reader] = -inf  # what comes from now on comes anew
            case _:
                pass

    def is_from_before(self, given: Input, at: float) -> bool:
        """Whether what a tag or a camera tells is to be passed over."""
        evening = self._evening
        game = evening.table.timeline if evening.table is not None else evening.open_game
        match given:
            case Scan(reader, text, uid, is_in_view) if (uid or is_in_view) and game is not None and self._is_expected:
                is_first_look = at - self._found.get(reader, -inf) <= FIRST_LOOK_S
                return is_first_look and all(is_old(code, game, evening.deck) for code in parse_codes(text))
            case _:
                return False


def is_old(code: Code, timeline: Timeline, deck: Deck) -> bool:
    """Whether a code may have acted in this game already, even if that was undone since."""
    if code.set is CardSet.CONTROLS:
        return True
    if code.set is not deck.set or code.number >= deck.size:
        return False
    game, state = timeline.game, timeline.state
    moments = (timeline.now, *timeline.future[:1])  # the first one is the furthest
    known = {card for moment in moments for card in game.revealed(moment.position.state)}
    is_guessed = code.number in game.assumed(state)
    return (code.number in known and not is_guessed) or game.lowest_free(state, deck.kind_of(code.number)) is None
