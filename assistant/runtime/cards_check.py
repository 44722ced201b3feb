"""`sushi-says cards check`: whether a deck is whole, found out by scanning it."""

from __future__ import annotations

from argparse import Namespace

from assistant.deck.tags import read_tags
from assistant.kit.conversation import Dialogue
from assistant.kit.counting import Counting
from assistant.runtime.aloud import Settings
from assistant.runtime.library import Library
from assistant.runtime.listening import Listening
from assistant.runtime.talk import tags_of, talk


def cards_check(options: Namespace) -> int:
    """Count the cards that are scanned or named. Returns 0, or 2 if the settings or the tags cannot be used."""

    def counting(settings: Settings, _listening: Listening) -> Dialogue:
        library = Library()
        decks = {deck.set: deck for deck in map(library.deck, library.games())}
        return Counting(decks, library.deck(options.game), read_tags(tags_of(settings, options.tags)))

    return talk(options, counting)
