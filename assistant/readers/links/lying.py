"""Make one arrival and one departure of a tag that a reader tells again and again for as long as it lies there."""

from __future__ import annotations

from assistant.readers.links.presence import Presence
from assistant.readers.scan import Input, ReaderTrouble, Troubled

GONE_S = 0.5  # since it was seen last: an RDM6300 repeats every 50 ms, others somewhat slower
START_S = 1.0  # so much longer after a replug, while the reader starts
_MOST = 16  # tags kept in mind: more than can be read in half a second


class Lying:
    """The tags of one reader, each with the time when it was seen last."""

    def __init__(self, reader: str) -> None:
        self._reader = reader
        self._presence = Presence(reader)
        self._seen_s: dict[str, float] = {}  # the latest last
        self._are_several = False

    def see(self, uid: str, now_s: float) -> tuple[Input, ...]:
        """A tag is seen. Two that are seen in turns lie there together: that is told once."""
        returns = uid in self._seen_s and uid != next(reversed(self._seen_s))
        self._seen_s.pop(uid, None)
        self._seen_s[uid] = now_s
        crowd = () if self._are_several or not returns else (Troubled(self._reader, ReaderTrouble.SEVERAL_CARDS),)
        self._are_several |= returns
        return self._presence.come(uid, uid) + crowd

    def look_again(self, now_s: float) -> None:
        """The reader was away: what lay there before may lie there still, and is given the time to be seen."""
        self._seen_s = dict.fromkeys(self._seen_s, now_s + START_S)

    def tick(self, now_s: float) -> tuple[Input, ...]:
        """Tell what was not seen for so long that it has left."""
        gone = [uid for uid, seen_s in self._seen_s.items() if now_s >= seen_s + GONE_S]
        gone += [uid for uid in list(self._seen_s)[:-_MOST] if uid not in gone]
        for uid in gone:
            del self._seen_s[uid]
        self._are_several &= len(self._seen_s) > 1
        return tuple(said for uid in gone for said in self._presence.leave(uid))
