"""Questions at any moment: they change nothing, are never refused, and tell more when pressed twice."""

from __future__ import annotations

from assistant.deck.deck import Deck
from assistant.games.game import Game, State
from assistant.table.outcome import Outcome, told
from assistant.words.announcement import TABLE, Announcement, Priority
from assistant.words.spelling import spoken_of, sticker_names

ASKING = ("turn", "scores", "why", "count", "changes", "tableau", "rules", "help")


def sticker_asked(text: str, deck: Deck) -> Outcome | None:
    """The answer to "what is the triangle?"; None where a line speaks of no sticker, or the deck has none."""
    sticker = spoken_of(text, sticker_names()) if any(kind.sticker for kind in deck.kinds) else None
    return told(f"sticker-{sticker}.answer") if sticker else None


class Questions:
    """Answers from the game, with what each listener heard last."""

    def __init__(self, game: Game, start: State) -> None:
        self._game = game
        self._start = start
        self._asked: dict[str, State] = {}  # by reader: the state when its listener last asked for changes
        self._last: tuple[str, str, int] | None = None

    def forget_last(self) -> None:
        """Something else happened: the next press of the same key is a first press again."""
        self._last = None

    def ask(self, reader: str, key: str, state: State, seat: int = 0) -> list[Announcement]:
        in_detail = self._last == (reader, key, seat)
        self._last = None if in_detail else (reader, key, seat)
        match key:
            case "tableau":
                return self._game.tableau(state, seat, in_detail=in_detail)
            case "changes":
                then = self._asked.get(reader, self._start)
                self._asked[reader] = state
                return self._game.changes(then, state)
            case "rules":
                return self._game.rules(state)
            case "turn":
                return self._game.turn(state)
            case "scores":
                return self._game.scores(state)
            case "why":
                return self._game.why(state)
            case "count":
                return self._game.count(state)
            case _:
                message = f"{self._game.help}-in-detail" if in_detail else self._game.help
                return [Announcement(message, TABLE, Priority.ANSWER, key="answer")]
