"""Speak with the card service of the system (PC/SC) through pyscard: readers, the tags that come to them, their bytes.

Source: PC/SC Workgroup, "Interoperability Specification for ICCs and Personal Computer Systems", part 3, 3.2.2.1: the
three commands that a reader of radio tags answers itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import ModuleType, TracebackType
from typing import NamedTuple, Self

from assistant.readers.decoders.ndef import PAGE, text_in
from assistant.readers.decoders.ndef_layout import WritePage
from assistant.readers.device_reader import DeviceAbsent, DeviceLost
from assistant.readers.links.tag_memory import AT_ONCE, Asked, Conversation, ReadPages, Result, hold, reading, writing
from assistant.readers.scan import ReaderTrouble

_GET_UID = (0xFF, 0xCA, 0x00, 0x00, 0x00)
_READ_PAGES = (0xFF, 0xB0, 0x00)  # then the first page, and how many bytes
_WRITE_PAGE = (0xFF, 0xD6, 0x00)  # then the page, how many bytes, and they
_DONE = [0x90, 0x00]
_COUNT_SHIFT = 16  # the state's upper half counts the tags that came and went


class State(NamedTuple):
    """What lies on a reader: a tag or nothing, and how many changes the service has counted."""

    is_present: bool
    changes: int


class Tag(NamedTuple):
    """A tag that lies on a reader: its number in upper-case hex, and the text that it holds, if any."""

    uid: str
    text: str


class _Card(NamedTuple):
    handle: object
    protocol: object


class CardService:
    """A conversation with the service, for one thread. What goes wrong is a DeviceLost."""

    def __init__(self) -> None:
        self._scard = _scard()
        result, self._context = self._scard.SCardEstablishContext(self._scard.SCARD_SCOPE_USER)
        self._demand(result)

    def find(self, name: str) -> str:
        """The first reader whose name holds `name`, in any case."""
        result, readers = self._scard.SCardListReaders(self._context, [])
        if result != self._scard.SCARD_E_NO_READERS_AVAILABLE:
            self._demand(result)
        found = next((reader for reader in readers or () if name.casefold() in reader.casefold()), None)
        if found is None:
            raise DeviceAbsent(f"no card reader {name!r} is plugged in" if name else "no card reader is plugged in")
        return str(found)

    def states(self, reader: str, wait_ms: int) -> Iterator[State | None]:
        """What lies there now, and each time that it changes; None whenever nothing has changed for `wait_ms`."""
        scard, known = self._scard, self._scard.SCARD_STATE_UNAWARE
        while True:
            result, changed = scard.SCardGetStatusChange(self._context, wait_ms, [(reader, known)])
            if result == scard.SCARD_E_TIMEOUT:
                yield None
                continue
            self._demand(result)
            _, known, _ = changed[0]
            if known & (scard.SCARD_STATE_UNKNOWN | scard.SCARD_STATE_UNAVAILABLE):
                raise DeviceLost(f"the card reader {reader!r} was unplugged")
            is_readable = known & scard.SCARD_STATE_PRESENT and not known & scard.SCARD_STATE_MUTE
            yield State(bool(is_readable), known >> _COUNT_SHIFT)

    def read(self, reader: str) -> Tag | None:
        """The tag that lies there; None if it went, or does not answer."""
        with self._card(reader) as card:
            uid = None if card is None else self._ask(card, _GET_UID)
            return Tag(uid.hex().upper(), text_in(self._hold(card, reading()))) if card and uid else None

    def write(self, reader: str, uid: str, text: str) -> bool:
        """Write a text onto the tag of that number, and read it back; false if another lies there, or it takes none."""
        with self._card(reader) as card:
            is_it = card is not None and self._ask(card, _GET_UID) == bytes.fromhex(uid)
            return card is not None and is_it and self._hold(card, writing(text))

    def _hold(self, card: _Card, conversation: Conversation[Result]) -> Result:
        """Hold a conversation with the memory of a type 2 tag; another tag has none, or refuses."""

        def answer(asked: Asked) -> bytes | None:
            match asked:
                case ReadPages(page):
                    return self._ask(card, (*_READ_PAGES, page, AT_ONCE))
                case WritePage(page, data):
                    return self._ask(card, (*_WRITE_PAGE, page, PAGE, *data))

        return hold(conversation, answer)

    def _ask(self, card: _Card, command: Sequence[int]) -> bytes | None:
        """What the tag answers; None if it does not do it."""
        result, answer = self._scard.SCardTransmit(card.handle, card.protocol, list(command))
        if result != self._scard.SCARD_S_SUCCESS or answer[-2:] != _DONE:
            return None
        return bytes(answer[:-2])

    @contextmanager
    def _card(self, reader: str) -> Iterator[_Card | None]:
        scard = self._scard
        protocols = scard.SCARD_PROTOCOL_T0 | scard.SCARD_PROTOCOL_T1
        result, handle, protocol = scard.SCardConnect(self._context, reader, scard.SCARD_SHARE_SHARED, protocols)
        if result != scard.SCARD_S_SUCCESS:
            yield None
            return
        try:
            yield _Card(handle, scard.SCARD_PCI_T1 if protocol == scard.SCARD_PROTOCOL_T1 else scard.SCARD_PCI_T0)
        finally:
            scard.SCardDisconnect(handle, scard.SCARD_LEAVE_CARD)

    def _demand(self, result: int) -> None:
        if result == self._scard.SCARD_S_SUCCESS:
            return
        reason = str(self._scard.SCardGetErrorMessage(result))
        scard = self._scard
        is_down = result in (scard.SCARD_E_NO_SERVICE, scard.SCARD_E_SERVICE_STOPPED, scard.SCARD_F_COMM_ERROR)
        raise DeviceLost(reason, ReaderTrouble.NO_CARD_SERVICE if is_down else None)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._scard.SCardReleaseContext(self._context)


def _scard() -> ModuleType:
    try:
        from smartcard import scard
    except ImportError as error:
        raise DeviceLost(str(error), ReaderTrouble.PCSC_MISSING) from error
    module: ModuleType = scard
    return module
