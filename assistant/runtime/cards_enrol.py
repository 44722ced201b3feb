"""`sushi-says cards enrol`: gives each card its radio tag, by ear, and keeps every tag at once."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from assistant.config import ReaderConfig
from assistant.deck.codes import Code, encode_code
from assistant.deck.tags import BadDeck, Tags, enter_tag, read_tags
from assistant.kit.conversation import Dialogue
from assistant.kit.enrolment import Enrolment, NotKept, Written, control_steps, deck_steps
from assistant.readers.device_reader import DeviceLost
from assistant.readers.url import PcscUrl, parse_reader_url
from assistant.runtime.aloud import Settings
from assistant.runtime.library import Library
from assistant.runtime.play import asked_for
from assistant.runtime.talk import tags_of, talk

CONTROLS = "controls"


def cards_enrol(options: Namespace) -> int:
    """Lead through the enrolment. Returns 0, or 2 if the settings or the tags cannot be used."""

    def enrolment(settings: Settings) -> Dialogue:
        library, file = Library(), tags_of(settings, options.tags, is_new=True)
        controls, deck = library.controls(), library.deck(options.game)
        steps = control_steps(controls, options.copy) if options.controls else deck_steps(deck, options.copy)
        writer = Writer(asked_for(options.reader) or settings.config.readers)
        return Enrolment(steps, read_tags(file), deck, controls, Keeper(file).keep, writer.write)

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


class Writer:
    """Writes a card's letters onto its tag too, where a reader can: those of the card service, such as an ACR122U."""

    def __init__(self, readers: Sequence[ReaderConfig]) -> None:
        """Take the readers of this table. Raises BadReaderUrl."""
        urls = [parse_reader_url(reader.url) for reader in readers]
        self._writing = [url for url in urls if isinstance(url, PcscUrl)]

    def write(self, uid: str, card: Code) -> Written:
        """Write onto the tag of that number, on whichever of the readers it lies."""
        if not self._writing:
            return Written.CANNOT
        from assistant.readers.card_service import CardService  # with pyscard, and so only where there is such a reader

        try:
            with CardService() as service:
                done = any(service.write(service.find(url.name), uid, encode_code(card)) for url in self._writing)
        except DeviceLost:
            return Written.FAILED  # that it is gone is told by its driver
        return Written.DONE if done else Written.FAILED
