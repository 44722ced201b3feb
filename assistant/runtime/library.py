"""The games that this program can play, with their decks: the one place that knows them by name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache

from assistant.deck.deck import Controls, Deck, load_controls, load_deck
from assistant.games.game import Game


def sushi_go(kinds: Sequence[str]) -> Game:
    from assistant.games.sushigo.game import SushiGo  # a table that plays the other game need not wait for it

    return SushiGo(kinds)


def sushi_bar(kinds: Sequence[str]) -> Game:
    from assistant.games.sushibar.game import SushiBar

    return SushiBar(kinds)


GAMES: Mapping[str, Callable[[Sequence[str]], Game]] = {"sushi-go": sushi_go, "sushi-bar": sushi_bar}


class Library:
    """Games and decks by the ids of the contract; each is loaded once."""

    def games(self) -> Collection[str]:
        return tuple(GAMES)

    def game(self, name: str) -> Game:
        """Raises KeyError for a game that is not among them."""
        if name not in self.games():
            raise KeyError(name)
        deck = self.deck(name)
        return GAMES[name]([deck.kind_of(number) for number in range(deck.size)])

    def deck(self, name: str) -> Deck:
        return _deck(name)

    def controls(self) -> Controls:
        return _controls()


_deck = cache(load_deck)
_controls = cache(load_controls)
