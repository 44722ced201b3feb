"""Speak with the card service of the system (PC/SC) through pyscard: readers, the tags that come to them, their bytes.

Source: PC/SC Workgroup, "Interoperability Specification for ICCs and Personal Computer Systems", part 3, 3.2.2.1: the
three commands that a reader of radio tags answers itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import ModuleType, TracebackType
from typing import NamedTuple, Self

from assistant.readers.decoders.ndef import (
    CAPABILITY_PAGE,
    FIRST_PAGE,
    PAGE,
    may_hold_text,
    memory_with,
    missing,
    text_in,
)
from assistant.readers.device_reader import DeviceAbsent, DeviceLost
from assistant.readers.scan import ReaderTrouble

_GET_UID = (0xFF, 0xCA, 0x00, 0x00, 0x00)
_READ_PAGES = (0xFF, 0xB0, 0x00)  # then the first page, and how many bytes
_WRITE_PAGE = (0xFF, 0xD6, 0x00)  # then the page, how many bytes, and they
_AT_ONCE, _PAGE = 16, PAGE  # bytes: a type 2 tag gives four pages
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
            uid = b"" if card is None else self._ask(card, _GET_UID)
            return Tag(uid.hex().upper(), text_in(self._memory(card))) if card and uid else None

    def write(self, reader: str, uid: str, text: str) -> bool:
        """Write a text onto the tag of that number, and read it back; false if another lies there, or it takes none.

        The page that tells how long the text is comes last, so that a tag that is pulled away holds nothing wrong.
        """
        with self._card(reader) as card:
            if card is None or self._ask(card, _GET_UID).hex().upper() != uid:
                return False
            if not may_hold_text(self._ask(card, (*_READ_PAGES, CAPABILITY_PAGE, _AT_ONCE))[:_PAGE]):
                return False
            memory = memory_with(text, self._ask(card, (*_READ_PAGES, FIRST_PAGE, _AT_ONCE)))
            pages = [(FIRST_PAGE + at // _PAGE, memory[at : at + _PAGE]) for at in range(0, len(memory), _PAGE)]
            done = [self._is_done(card, (*_WRITE_PAGE, page, _PAGE, *data)) for page, data in reversed(pages)]
            return all(done) and text_in(self._memory(card)) == text

    def _memory(self, card: _Card) -> bytes:
        """The memory of a type 2 tag, as far as there is a message in it; another tag has none, or refuses."""
        memory = b""
        while missing(memory):
            page = FIRST_PAGE + len(memory) // _PAGE
            more = self._ask(card, (*_READ_PAGES, page, _AT_ONCE))
            if not more or len(more) % _PAGE:
                break
            memory += more
        return memory

    def _ask(self, card: _Card, command: Sequence[int]) -> bytes:
        result, answer = self._scard.SCardTransmit(card.handle, card.protocol, list(command))
        if result != self._scard.SCARD_S_SUCCESS or answer[-2:] != _DONE:
            return b""
        return bytes(answer[:-2])

    def _is_done(self, card: _Card, command: Sequence[int]) -> bool:
        result, answer = self._scard.SCardTransmit(card.handle, card.protocol, list(command))
        return bool(result == self._scard.SCARD_S_SUCCESS and answer[-2:] == _DONE)

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
