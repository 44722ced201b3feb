"""Turn radio tags into the cards that they are stuck to, before the table hears of them."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

from assistant.deck.codes import Code, encode_code
from assistant.deck.document import BadDeck
from assistant.deck.tags import BadUid, Tags, canonical_uid, enter_tag, read_tags, typed_uids
from assistant.readers.scan import Input, Scan, TagRead, Typed
from assistant.readers.vocabulary import is_scan


class TagCards:
    """The tags of a house. They may be taught while a game is played: the file is looked at again when it has changed.

    A file that cannot be used then is told on standard error, and what was known stays known.
    """

    def __init__(self, file: Path, *, is_kept: bool = True) -> None:
        """Take the file; with `is_kept` false nothing is ever written to it."""
        self._file, self._is_kept = file, is_kept
        self._changed: float | None = None
        self._tags = Tags()

    def load(self) -> None:
        """Read the file. Raises BadDeck if it cannot be used."""
        self._changed = _changed(self._file)
        self._tags = read_tags(self._file)

    @property
    def tags(self) -> Tags:
        """What is known now."""
        return self._tags

    def enter(self, uid: str, card: Code) -> bool:
        """Write down that a card has this tag now; false, with the reason on standard error, if that cannot be."""
        if not self._is_kept:
            self._tags = self._tags.with_tag(uid, card)
            return True
        try:
            self._tags = enter_tag(self._file, uid, card)
        except BadDeck as error:
            print(f"{error}.", file=sys.stderr)
            return False
        except OSError as error:
            print(f"{self._file}: {error.strerror}.", file=sys.stderr)
            return False
        self._changed = _changed(self._file)
        return True

    def meant(self, given: Input) -> Input:
        """The input with the card in place of its tag; a tag that is no card's stays a tag."""
        match given:
            case TagRead(reader, uid, text):
                card = self._card(uid, text)
                return given if card is None else Scan(reader, encode_code(card), uid)
            case Scan(reader, text) | Typed(reader, text) if not is_scan(text) and (uids := typed_uids(text)):
                card = next((card for uid in uids if (card := self._card(uid, ""))), None)
                if card is not None:
                    return Scan(reader, encode_code(card), uids[0])
                return TagRead(reader, uids[0]) if isinstance(given, Scan) else given
            case _:
                return given

    def _card(self, uid: str, text: str) -> Code | None:
        with suppress(BadUid):
            uid = canonical_uid(uid)
        card = self._tags.read(uid, text)
        if card is None and self._is_read_again():
            card = self._tags.read(uid, text)
        return card

    def _is_read_again(self) -> bool:
        if _changed(self._file) == self._changed:
            return False
        try:
            self.load()
        except BadDeck as error:
            print(f"{error}.", file=sys.stderr)
            return False
        return True


def _changed(file: Path) -> float | None:
    """When the file was written last; None while there is none."""
    try:
        return file.stat().st_mtime
    except OSError:
        return None
