"""A PN532 board with tags on it, in Python, by the same manual: NXP UM0701-02."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.unit.ntag import Ntag

ACK = bytes.fromhex("0000FF00FF00")


def frame(body: bytes) -> bytes:
    return bytes([0, 0, 0xFF, len(body), -len(body) % 256]) + body + bytes([-sum(body) % 256, 0])


@dataclass(frozen=True, slots=True)
class BoardTag:
    uid: bytes
    selected: int = 0x00
    memory: bytes = b""  # of the user, from page 4 on
    ntag: Ntag | None = None  # one that can be written, instead of the memory

    @property
    def is_there(self) -> bool:
        return self.ntag is None or self.ntag.is_there

    def obey(self, command: bytes) -> bytes | None:
        """The answer of a type 2 tag; None if it gives none, or refuses."""
        match list(command):
            case [0x30, page] if self.ntag is not None:
                return self.ntag.read(page)
            case [0x30, page]:
                return self.memory[4 * page - 16 :][:16].ljust(16, b"\0")
            case [0xA2, page, *data] if self.ntag is not None and len(data) == 4:
                return b"" if self.ntag.write(page, bytes(data)) else None
            case _:
                return None


def text_memory(text: str, before: bytes = b"") -> bytes:
    """The memory of a tag that holds a text."""
    record = b"\xd1\x01" + bytes([len(text) + 3]) + b"T\x02en" + text.encode()
    return before + bytes([0x03, len(record)]) + record + b"\xfe"


@dataclass(slots=True)
class Pn532Board:
    """Answers commands; `tags` lie on it. It sleeps until it is woken."""

    tags: list[BoardTag] = field(default_factory=list)
    is_awake: bool = False
    is_dead: bool = False
    failures: int = 0  # so many exchanges with a tag fail
    polls: int = 0
    is_selected: bool = False  # the tag that was listed first listens

    def answer(self, said: bytes) -> bytes:
        """What it says to these bytes, which hold whole frames."""
        if self.is_dead:
            return b""
        out = b""
        while (start := said.find(b"\x00\xff")) >= 0:
            self.is_awake = self.is_awake or b"\x55\x55" in said[:start]
            length = said[start + 2]
            assert (said[start + 2] + said[start + 3]) % 256 == 0
            body = said[start + 4 : start + 4 + length]
            assert (sum(body) + said[start + 4 + length]) % 256 == 0
            said = said[start + 5 + length :]
            if self.is_awake:
                out += ACK + frame(self._to(body))
        return out

    def _to(self, body: bytes) -> bytes:
        match body[:2]:
            case b"\xd4\x14":
                return b"\xd5\x15"
            case b"\xd4\x32":
                return b"\xd5\x33"
            case b"\xd4\x4a":
                self.polls += 1
                listed = [tag for tag in self.tags if tag.is_there][: body[2]]
                self.is_selected = bool(listed)
                return b"\xd5\x4b" + bytes([len(listed)]) + b"".join(map(self._listed, range(len(listed)), listed))
            case b"\xd4\x40":
                return b"\xd5\x41" + self._exchange(body[2], body[3:])
            case _:
                raise AssertionError(body.hex())

    def _listed(self, place: int, tag: BoardTag) -> bytes:
        return bytes([place + 1, 0x00, 0x44, tag.selected, len(tag.uid)]) + tag.uid

    def _exchange(self, target: int, command: bytes) -> bytes:
        """A tag that did not do what it was told sleeps until it is listed again."""
        assert target == 1
        there = [tag for tag in self.tags if tag.is_there]
        answer = there[0].obey(command) if there and self.is_selected and not self.failures else None
        self.failures = max(0, self.failures - 1)
        if answer is None:
            self.is_selected = False
            return b"\x01"  # time out
        return b"\x00" + answer
