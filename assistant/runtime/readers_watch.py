"""`sushi-says readers --watch`: say and print what each reader reads, without a game."""

from __future__ import annotations

import signal
from collections.abc import Callable, Mapping, Sequence

from assistant.config import ReaderConfig
from assistant.deck.codes import CardSet, Code, parse_codes
from assistant.deck.tags import tags_file
from assistant.readers.ports import SerialPort, serial_ports
from assistant.readers.scan import Aimed, Found, Input, Lost, Named, Pressed, Scan, TagRead, Troubled, Typed
from assistant.readers.url import SerialUrl, parse_reader_url
from assistant.runtime.aloud import Aloud, Settings
from assistant.runtime.complaint import Complaint
from assistant.runtime.inbox import Inbox
from assistant.runtime.library import Library
from assistant.runtime.listening import Listening
from assistant.runtime.readers_add import described
from assistant.runtime.tag_cards import TagCards
from assistant.table.evening import lost_message, troubled
from assistant.words.announcement import Argument, Phrase

Sentence = tuple[str, Mapping[str, Argument]]


def watch(aloud: Aloud, settings: Settings, url: str | None) -> None:
    """Watch one reader, or those of the settings, and this terminal, until Ctrl-C or the input ends.

    Raises BadReaderUrl or BadDeck for what cannot be used.
    """
    readers = [ReaderConfig(str(parse_reader_url(url)))] if url else list(settings.config.readers)
    tags = TagCards(tags_file(settings.file))
    tags.load()
    inbox = Inbox()
    listening = Listening(readers, {}, inbox)
    watching = Watching(readers)
    before = signal.signal(signal.SIGINT, lambda *_: inbox.interrupt())
    listening.start()
    try:
        aloud.tell("watch-begins")
        while listening.is_open:
            arrived = inbox.take(None)
            if arrived is None or isinstance(arrived.what, Complaint):
                continue
            if isinstance(arrived.what, Found) or listening.is_for_table(arrived.what):
                for message, args in watching.told(tags.meant(arrived.what)):
                    aloud.tell(message, args)
    finally:
        listening.close()
        signal.signal(signal.SIGINT, before)


class Watching:
    """Knows where each of the readers should be: one that is not there from the start is to be looked for."""

    def __init__(
        self, readers: Sequence[ReaderConfig], ports: Callable[[], Sequence[SerialPort]] = serial_ports
    ) -> None:
        self._places = {reader.name: reader.url for reader in readers}
        self._ports = ports

    def told(self, given: Input) -> list[Sentence]:
        """What is told of an input; of a serial reader that was never there, which ports there are as well."""
        if not isinstance(given, Lost) or given.was_there:
            return watched(given)
        place = self._places[given.reader]
        absent: Sentence = ("watch-absent", {"reader": given.reader, "place": place})
        return [absent, *(self._told_ports() if isinstance(parse_reader_url(place), SerialUrl) else [])]

    def _told_ports(self) -> list[Sentence]:
        return [("readers-port", described(port)) for port in self._ports()] or [("watch-no-ports", {})]


def watched(given: Input) -> list[Sentence]:
    """What is told of an input; nothing of some."""
    reader: Mapping[str, Argument] = {"reader": given.reader}
    match given:
        case Scan(_, text):
            codes = [_card(code) for code in parse_codes(text)] or [("watch-text", {"text": text})]
            return [(message, {**reader, **args}) for message, args in codes]
        case TagRead(_, uid):
            return [("watch-tag", {**reader, "tag": uid})]
        case Named(_, kind):
            return [("watch-card", {**reader, "card": Phrase(f"kind-{kind}")})]
        case Pressed(_, key):
            return [("watch-command", {**reader, "key": Phrase(f"command-{key}")})]
        case Typed(_, text) if text:
            return [("watch-text", {**reader, "text": text})]
        case Found():
            return [("watch-found", reader)]
        case Lost():
            return [(lost_message(given), reader)]
        case Aimed(_, aim):
            return [(f"aim-{aim.value}", {})]
        case Troubled():
            return [(said.id, said.args) for said in troubled(given).announcements]
        case _:
            return []


def _card(code: Code) -> Sentence:
    library = Library()
    if code.set is CardSet.CONTROLS:
        controls = library.controls()
        if badge := controls.badge(code.number):
            return "watch-badge", {"seat": badge}
        if command := controls.command(code.number):
            return "watch-command", {"key": Phrase(f"command-{command}")}
        return "watch-unknown", {}
    name = next((name for name in library.games() if library.game(name).cards == code.set.value), None)
    if name is None or code.number >= library.deck(name).size:
        return "watch-unknown", {}
    return "watch-card", {"card": Phrase(f"kind-{library.deck(name).kind_of(code.number)}")}
