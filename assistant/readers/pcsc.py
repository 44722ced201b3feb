"""Listen to a reader of radio tags that the system's card service (PC/SC) knows, such as an ACR122U."""

from __future__ import annotations

from assistant.readers.card_service import CardService, State, Tag
from assistant.readers.device_reader import DeviceLost, Ear
from assistant.readers.device_url import PcscUrl
from assistant.readers.links.presence import Presence
from assistant.readers.writing import Written

_WAIT_MS = 200  # how often it is looked at whether the ear is closed
_TRIES = 5  # with a tag that is still on its way
_BETWEEN_S = 0.05


class PcscReader:
    """A device for `DeviceReader`: a tag that comes is a `TagRead`, with its text if it has one; later it `Left`."""

    def __init__(self, name: str, url: PcscUrl) -> None:
        self._url = url
        self._presence = Presence(name)

    def check(self) -> None:
        """Try whether the reader is there. Raises DeviceLost."""
        with CardService() as service:
            service.find(self._url.name)

    def write(self, uid: str, text: str) -> Written:
        """Write a text onto the tag of that number, in a conversation of its own with the service."""
        try:
            with CardService() as service:
                is_done = service.write(service.find(self._url.name), uid, text)
        except DeviceLost:
            return Written.FAILED  # that it is gone is told by `listen`
        return Written.DONE if is_done else Written.FAILED

    def listen(self, ear: Ear) -> None:
        """Hear until the ear is closed, or the reader or the service is gone. Raises DeviceLost."""
        with CardService() as service:
            reader = service.find(self._url.name)
            ear.found()
            known: State | None = None
            for state in service.states(reader, _WAIT_MS):
                if ear.is_closed:
                    return
                if state is not None and state != known:
                    # A changed count with a tag still there is another tag, or the same that was lifted in between.
                    tag = self._read(service, reader, ear) if state.is_present else None
                    self._tell(tag, ear, has_changed=known is not None)
                    known = state

    def _read(self, service: CardService, reader: str, ear: Ear) -> Tag | None:
        for _ in range(_TRIES):
            if (tag := service.read(reader)) is not None:
                return tag
            ear.wait(_BETWEEN_S)
        return None

    def _tell(self, tag: Tag | None, ear: Ear, *, has_changed: bool) -> None:
        """What lay there has left, unless it is the same tag as before the reader was lost for a while."""
        for uid in sorted(self._presence.lying):
            if has_changed or tag is None or tag.uid != uid:
                ear.tell(*self._presence.leave(uid))
        if tag is not None:
            ear.tell(*self._presence.come(tag.uid, tag.uid, tag.text))
