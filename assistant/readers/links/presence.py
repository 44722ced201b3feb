"""Know which tags lie on a reader, so that each acts once when it comes and not again before it has left."""

from __future__ import annotations

from assistant.readers.scan import Input, Left, TagRead


class Presence:
    """The tags that lie on one reader, each by its place: its number, and the antenna where there are several."""

    def __init__(self, reader: str) -> None:
        self._reader = reader
        self.lying: frozenset[str] = frozenset()
        self._doubted: frozenset[str] = frozenset()  # they lay there before the reader began anew

    def come(self, place: str, uid: str, text: str = "") -> tuple[Input, ...]:
        """A tag was seen: it is a scan, unless it has not left since it was one."""
        self._doubted -= {place}
        if place in self.lying:
            return ()
        self.lying |= {place}
        return (TagRead(self._reader, uid, text),)

    def leave(self, place: str) -> tuple[Input, ...]:
        """A tag has gone."""
        self._doubted -= {place}
        if place not in self.lying:
            return ()
        self.lying -= {place}
        return (Left(self._reader),)

    def doubt(self) -> None:
        """The reader began anew: what is not seen again until `trust` has gone."""
        self._doubted = self.lying

    def trust(self) -> tuple[Input, ...]:
        """All that still lies there has had the time to be seen again."""
        return tuple(said for place in sorted(self._doubted) for said in self.leave(place))
