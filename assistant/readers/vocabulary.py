"""Understand a typed line: a code, a command, a language, a kind of card in any of the languages, or else just text."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from assistant.deck.codes import LETTERS, parse_codes
from assistant.readers.scan import Input, Named, Pressed, Scan, Typed

NUMBERED = "tableau"  # the command that a seat's number may follow
LANGUAGE = "language"  # the command that a language's name stands for, with that language's number

_DAMAGED_CODE = re.compile(f"SG[{LETTERS}]{{6}}", re.IGNORECASE | re.ASCII)
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})


class Vocabulary:
    """The words that a table may type, of all languages at once; accents, case and punctuation do not matter."""

    def __init__(
        self,
        commands: Mapping[str, str],
        kinds: Iterable[tuple[str, str]],
        languages: Mapping[str, int] = MappingProxyType({}),
    ) -> None:
        """Take words and what they mean: a command's id, a kind's id, a language's number.

        A name may mean several kinds: then it asks.
        """
        self._commands = {_plain(word): command for word, command in commands.items()}
        self._languages = {_plain(word): number for word, number in languages.items()}
        self._kinds = [(_plain(name), kind) for name, kind in kinds]

    def understand(self, reader: str, line: str) -> Input:
        """Tell what a finished line means.

        A code decides for itself. A kind's whole name goes before a command ("chopsticks" is both, and the command has
        a key), a command before the start of a name. A start that several kinds share is `Typed`, never guessed.
        """
        if is_scan(line):
            return Scan(reader, line)
        words = _plain(line)
        for kinds in (self._named(words), None, self._begun(words)):
            if kinds is None:
                command = self._command(reader, words)
                if command is not None:
                    return command
            elif len(kinds) == 1:
                return Named(reader, kinds.pop(), line.strip())
        return Typed(reader, line.strip(), tuple(sorted(self._begun(words))))

    def _command(self, reader: str, words: str) -> Pressed | None:
        if words in self._commands:
            return Pressed(reader, self._commands[words])
        if words in self._languages:
            return Pressed(reader, LANGUAGE, self._languages[words])
        word, _, number = words.rpartition(" ")
        if self._commands.get(word) == NUMBERED and re.fullmatch("[0-9]{1,2}", number):
            return Pressed(reader, NUMBERED, int(number))
        return None

    def _named(self, words: str) -> set[str]:
        return {kind for name, kind in self._kinds if name == words}

    def _begun(self, words: str) -> set[str]:
        return {kind for name, kind in self._kinds if name.startswith(words)} if words else set()


def is_scan(line: str) -> bool:
    """Tell whether a line holds a code, or one so damaged that the table must say that it cannot be read."""
    return bool(parse_codes(line)) or _DAMAGED_CODE.search(line) is not None


def _plain(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    letters = (letter if letter.isalnum() else " " for letter in apart if not unicodedata.combining(letter))
    return " ".join("".join(letters).split())
