"""What the events of our own firmware mean, antenna by antenna: docs/protocol.md."""

from __future__ import annotations

import re
from collections.abc import Sequence

from assistant.readers.decoders.sushi_protocol import ERROR_CHIP_GONE, ERROR_OVER
from assistant.readers.links.presence import Presence
from assistant.readers.scan import Input, ReaderTrouble, Troubled

EVENTS = ("ON", "OFF", "COLL", "ERR")
_NO_CHIP = ("00", "FF")  # what the version register of an absent chip reads as
_LYING = re.compile("(?P<antenna>[0-9]),(?P<uid>(?:[0-9A-F]{2})+)(?:,(?P<text>[^,]*)(?:,.*)?)?")


class Antennas:
    """The tags that lie on them, and the chips that do not answer."""

    def __init__(self, reader: str) -> None:
        self._reader = reader
        self.presence = Presence(reader)
        self._without_chip: set[str] = set()

    def act(self, event: str, fields: str) -> tuple[Input, ...]:
        """Take an event as it came, or as it is told again."""
        match event:
            case "ON":
                return self._seen(fields)
            case "OFF":
                tag = _LYING.fullmatch(fields)
                return self.presence.leave(f"{tag['antenna']},{tag['uid']}") if tag else ()
            case "COLL":
                return (Troubled(self._reader, ReaderTrouble.SEVERAL_CARDS),)
            case "ERR":
                return self._err(*fields.split(",")[:2])
            case _:
                return ()

    def greet(self, fields: str) -> tuple[Input, ...]:
        """Take a HELLO: behind name, protocol, version and count stands each chip's version register."""
        chips = enumerate(fields.split(",")[4:])
        return tuple(said for place, chip in chips for said in self._chip(str(place), is_there=chip not in _NO_CHIP))

    def lie(self, tags: Sequence[str], *, all_told: bool) -> tuple[Input, ...]:
        """Take what is said to lie there now: what is new is a scan; if all is told, what is not said has gone."""
        found = [tag for fields in tags if (tag := _LYING.fullmatch(fields))]
        gone = self.presence.lying - {f"{tag['antenna']},{tag['uid']}" for tag in found} if all_told else ()
        left = tuple(said for place in sorted(gone) for said in self.presence.leave(place))
        return left + tuple(said for fields in tags for said in self._seen(fields))

    def of(self, uid: str) -> str | None:
        """The antenna on which the tag of that number lies; None if it lies on none."""
        places = (place.split(",") for place in sorted(self.presence.lying))
        return next((antenna for antenna, lying in places if lying == uid), None)

    def _seen(self, fields: str) -> tuple[Input, ...]:
        tag = _LYING.fullmatch(fields)
        if tag is None:
            return ()
        return self.presence.come(f"{tag['antenna']},{tag['uid']}", tag["uid"], tag["text"] or "")

    def _err(self, code: str, antenna: str = "0") -> tuple[Input, ...]:
        if code in {str(ERROR_OVER), str(ERROR_CHIP_GONE)}:
            return self._chip(antenna, is_there=code == str(ERROR_OVER))
        return ()

    def _chip(self, antenna: str, *, is_there: bool) -> tuple[Input, ...]:
        """Tell the first chip that is missed, and that all are back."""
        was_missing = bool(self._without_chip)
        if is_there:
            self._without_chip.discard(antenna)
        else:
            self._without_chip.add(antenna)
        if was_missing is bool(self._without_chip):
            return ()
        return (Troubled(self._reader, ReaderTrouble.NO_CHIP, is_over=was_missing),)
