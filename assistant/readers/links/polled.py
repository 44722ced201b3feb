"""Tell from one poll to the next which tags came, with the text that they hold, and which have left."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.readers.decoders.ndef import FIRST_PAGE, missing, text_in
from assistant.readers.decoders.pn532_frames import Target
from assistant.readers.links.presence import Presence
from assistant.readers.scan import Input, ReaderTrouble, Troubled

MISSES = 3  # polls in a row without a tag, and it has left
READINGS = 5  # polls in which a tag's text may fail to be read; then its number has to do
TYPE_2 = 0x00  # SEL_RES of a tag that may hold a text: NTAG21x, MIFARE Ultralight


class PolledTags:
    """The tags on a reader that tells up to two of them whenever it is asked."""

    def __init__(self, reader: str) -> None:
        self._reader = reader
        self._presence = Presence(reader)
        self._misses: dict[str, int] = {}  # of each tag that lies there
        self._are_several = False  # two were seen, and less than three polls without a second one ago
        self._polls_alone = 0
        self._reading: Target | None = None
        self._memory = b""
        self._failures = ("", 0)  # the tag whose text could not be read, and how often

    @property
    def page_to_read(self) -> int | None:
        """The page of the one tag's memory from which on sixteen bytes are wanted; None if nothing is to be read."""
        return None if self._reading is None else FIRST_PAGE + len(self._memory) // 4

    def see(self, listed: Sequence[Target]) -> tuple[Input, ...]:
        """Take what a poll found. A tag that is new among several waits until it lies alone."""
        self._reading = None
        left = self._left({target.uid for target in listed})
        if len(listed) > 1:
            told = () if self._are_several else (Troubled(self._reader, ReaderTrouble.SEVERAL_CARDS),)
            self._are_several, self._polls_alone = True, 0
            return left + told
        self._polls_alone += 1
        self._are_several &= self._polls_alone < MISSES
        new = [target for target in listed if target.uid not in self._presence.lying and not self._are_several]
        return left + tuple(said for target in new for said in self._come(target))

    def read(self, answer: bytes) -> tuple[Input, ...]:
        """Take what the board says to `page_to_read`: a status, and the memory if that is zero."""
        target, self._reading = self._reading, None
        if target is None:
            return ()
        if answer[:1] != b"\0" or len(answer) != 17:
            uid, times = self._failures
            self._failures = (target.uid, times + 1 if uid == target.uid else 1)
            return self._presence.come(target.uid, target.uid) if self._failures[1] >= READINGS else ()
        self._memory += answer[1:]
        if missing(self._memory):
            self._reading = target
            return ()
        self._failures = ("", 0)
        return self._presence.come(target.uid, target.uid, text_in(self._memory))

    def _come(self, target: Target) -> tuple[Input, ...]:
        if target.selected != TYPE_2:
            return self._presence.come(target.uid, target.uid)
        self._reading, self._memory = target, b""
        return ()

    def _left(self, seen: set[str]) -> tuple[Input, ...]:
        self._misses = {uid: 0 if uid in seen else self._misses.get(uid, 0) + 1 for uid in sorted(self._presence.lying)}
        gone = [uid for uid, misses in self._misses.items() if misses >= MISSES]
        return tuple(said for uid in gone for said in self._presence.leave(uid))
