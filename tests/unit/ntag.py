"""An NTAG213 that can be written, in Python, as its data sheet has it: NXP NTAG213/215/216, rev. 3.2, 8.5 and 10."""

from __future__ import annotations

from dataclasses import dataclass, field

from assistant.readers.decoders.ndef import text_in

PAGES = 45
LOCK = bytes.fromhex("0103A00C34")  # where its memory tells of its dynamic lock bytes, as it leaves the factory


@dataclass(slots=True)
class Ntag:
    """Its memory, and when it is pulled away."""

    is_locked: bool = False  # its capabilities say so
    first_protected: int = 0xFF  # from this page on it wants a password: its AUTH0
    leaves_before: int | None = None  # so many pages are written, and the next one no more
    pages: bytearray = field(default_factory=lambda: bytearray(4 * PAGES))
    written: list[int] = field(default_factory=list)  # pages, in their order
    seen: list[str] = field(default_factory=list)  # the text after each of them

    def __post_init__(self) -> None:
        self.pages[12:16] = bytes((0xE1, 0x10, 0x12, 0x0F if self.is_locked else 0x00))
        self.pages[16:24] = LOCK + b"\x03\x00\xfe"

    @property
    def is_there(self) -> bool:
        return self.leaves_before is None or len(self.written) < self.leaves_before

    @property
    def text(self) -> str:
        return text_in(bytes(self.pages[16:]))

    @property
    def own(self) -> bytes:
        """What nobody is to change: its number, its locks, its capabilities, and the block that tells of them."""
        return bytes(self.pages[:21])

    def read(self, page: int, count: int = 16) -> bytes | None:
        """So many bytes from a page on; None if there is no such page. Behind the last comes the first."""
        return bytes((self.pages * 2)[4 * page : 4 * page + count]) if page < PAGES else None

    def write(self, page: int, data: bytes) -> bool:
        if not self.is_there or self.is_locked or not 4 <= page < min(PAGES, self.first_protected):
            return False
        self.pages[4 * page : 4 * page + 4] = data
        self.written.append(page)
        self.seen.append(self.text)
        return True
