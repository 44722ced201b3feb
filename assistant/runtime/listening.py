"""All readers of a table, the terminal among them: opened, heard, and known to have ended."""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping, Sequence

from assistant.config import ReaderConfig
from assistant.readers.keyboard import KEYS, Keyboard
from assistant.readers.opening import open_reader
from assistant.readers.paired import Paired
from assistant.readers.scan import Found, Input, Lost, TagRead, Troubled
from assistant.readers.terminal import Terminal
from assistant.readers.url import KeysUrl, TerminalUrl, parse_reader_url
from assistant.readers.vocabulary import Vocabulary
from assistant.readers.writing import Written
from assistant.runtime.inbox import Inbox
from assistant.table.session import MAIN
from assistant.words.spelling import command_names, kind_names, language_names


class TypedWords:
    """The words that may be typed at a table, in all languages; read when the first of them comes, or before."""

    def __init__(self, kinds: Collection[str] | None) -> None:
        """Of the cards only those `kinds` have names; None means all that there are."""
        self._kinds = kinds
        self._vocabulary: Vocabulary | None = None

    def read(self) -> Vocabulary:
        """Any thread may ask for them."""
        if self._vocabulary is None:
            names = [(name, kind) for name, kind in kind_names().items() if self._kinds is None or kind in self._kinds]
            self._vocabulary = Vocabulary(command_names(), names, language_names())
        return self._vocabulary

    def understand(self, reader: str, line: str) -> Input:
        return self.read().understand(reader, line)


class Listening:
    """Starts and ends the readers. `is_open` is false once the terminal has ended and there is no other reader."""

    def __init__(
        self,
        readers: Sequence[ReaderConfig],
        keys: Mapping[str, str],
        inbox: Inbox,
        kinds: Collection[str] | None = None,
    ) -> None:
        """Of the cards only those `kinds` have names that may be typed; by default all that there are."""
        urls = [(reader.name, parse_reader_url(reader.url)) for reader in readers]
        paired = Paired(inbox.deliver)  # this terminal's keys are among those that `keys:` hears
        typed, heard = paired.side(0), paired.side(1)
        self._scanners = {
            name: open_reader(name, url, heard if isinstance(url, KeysUrl) else inbox.deliver)
            for name, url in urls
            if not isinstance(url, TerminalUrl)
        }
        name = next((name for kind in (TerminalUrl, KeysUrl) for name, url in urls if isinstance(url, kind)), MAIN)
        self._words = TypedWords(kinds)
        self._keyboard = Keyboard(self._words, name, {**KEYS, **keys})
        self._terminal = Terminal(self._keyboard, typed, sys.stdin)
        self._ends = Lost(name, "end of input")
        self._lost: set[str] = set()
        self._read_by: dict[str, str] = {}  # by a tag's number, the reader that has read it last
        self.is_open = True

    def start(self) -> None:
        self._terminal.start()
        for scanner in self._scanners.values():
            scanner.start()

    def prepare(self) -> None:
        """Read the words that may be typed, so that the first line of them has not to wait."""
        self._words.read()

    def hide_typing(self, is_secret: bool) -> None:
        """Echo what is typed at the shared terminal, or nothing of it while it may be a secret."""
        self._keyboard.is_secret = is_secret

    def is_for_table(self, given: Input) -> bool:
        """Whether the table is to have this input: all but what is no news for it.

        That is the end of the terminal, which nobody can plug in again, and a reader that is there from the start.
        """
        match given:
            case self._ends:
                self.is_open = bool(self._scanners)
                return False
            case Lost(reader) | Troubled(reader):
                self._lost.add(reader)
                return True
            case Found(reader):
                return reader in self._lost
            case TagRead(reader, uid):
                self._read_by[uid] = reader
                return True
            case _:
                return True

    def write(self, uid: str, text: str) -> Written:
        """Write a text onto the tag of that number, on the reader that has read it, and wait until it is done."""
        scanner = self._scanners.get(self._read_by.get(uid, ""))
        return Written.CANNOT if scanner is None else scanner.write(uid, text)

    def close(self) -> None:
        for scanner in self._scanners.values():
            scanner.close()
        self._terminal.close()
