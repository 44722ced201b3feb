"""`sushi-says cards enrol`: gives each card its radio tag, by ear, and keeps every tag at once."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from assistant.deck.codes import Code, encode_code
from assistant.deck.tags import BadDeck, Tags, enter_tag, read_tags
from assistant.kit.conversation import Dialogue
from assistant.kit.enrolment import Enrolment, NotKept, control_steps, deck_steps
from assistant.readers.writing import Written
from assistant.runtime.aloud import Settings
from assistant.runtime.library import Library
from assistant.runtime.listening import Listening
from assistant.runtime.talk import tags_of, talk

CONTROLS = "controls"


def cards_enrol(options: Namespace) -> int:
    """Lead through the enrolment. Returns 0, or 2 if the settings or the tags cannot be used."""

    def enrolment(settings: Settings, listening: Listening) -> Dialogue:
        library, file = Library(), tags_of(settings, options.tags, is_new=True)
        controls, deck = library.controls(), library.deck(options.game)
        steps = control_steps(controls, options.copy) if options.controls else deck_steps(deck, options.copy)

        def write(uid: str, card: Code) -> Written:
            return listening.write(uid, encode_code(card))

        return Enrolment(steps, read_tags(file), deck, controls, Keeper(file).keep, write)

    return talk(options, enrolment)


class Keeper:
    """Writes each tag into the file at once."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def keep(self, uid: str, card: Code) -> Tags:
        """All tags with this one. Raises NotKept, with the reason on standard error."""
        try:
            return enter_tag(self._file, uid, card)
        except BadDeck as error:
            print(f"{error}.", file=sys.stderr)
            raise NotKept from error
        except OSError as error:
            print(f"{self._file}: {error.strerror}.", file=sys.stderr)
            raise NotKept from error
