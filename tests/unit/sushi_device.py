"""Our own firmware as docs/protocol.md has it, in Python: what it says when tags come and go, and how it answers."""

from __future__ import annotations

from binascii import crc_hqx
from collections import deque
from dataclasses import dataclass, field


@dataclass(slots=True)
class SushiDevice:
    """The device's side of the line; what it says is given line by line, so that a test may lose some."""

    tags: dict[str, str] = field(default_factory=dict)  # what lies on antenna 0: uid and text
    protocol: int = 1
    seq: int = 0
    uptime: int = 0
    kept: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=8))

    def start(self) -> list[bytes]:
        """Power comes on; the tags that lie there are found at once."""
        self.seq = self.uptime = 0
        self.kept.clear()
        return [
            self.line(f"HELLO,SGR,{self.protocol},1.0,1,92"),
            *(self.event(f"ON,0,{uid},{text}") for uid, text in self.tags.items()),
        ]

    def come(self, uid: str, text: str = "") -> bytes:
        self.tags[uid] = text
        return self.event(f"ON,0,{uid},{text}")

    def go(self, uid: str) -> bytes:
        del self.tags[uid]
        return self.event(f"OFF,0,{uid}")

    def beat(self) -> bytes:
        self.uptime += 1
        return self.line(f"HB,{self.uptime},0")

    def answer(self, asked: bytes) -> list[bytes]:
        """What it says to all commands in these bytes."""
        return [line for command in asked.splitlines() for line in self._answer(command)]

    def _answer(self, command: bytes) -> list[bytes]:
        said, _, crc = command.removeprefix(b"?").partition(b"*")
        assert f"{crc_hqx(said, 0xFFFF):04X}".encode() == crc
        if said == b"HELLO":
            return [self.line(f"HELLO,SGR,{self.protocol},1.0,1,92")]
        if said == b"PING":
            return [self.line("PONG")]
        if said.startswith(b"WRITE,0,"):
            uid, text = said.decode().split(",")[2:]
            self.tags[uid] = text
            return [self.line(f"WROTE,0,{uid},{text}")]
        since = int(said.removeprefix(b"STATE,"))
        is_ahead = 0 < (since - self.seq) % 65536 < 32768
        was = [f"WAS,{seq},{what}" for seq, what in self.kept if is_ahead or (seq - since) % 65536 < 32768]
        told = [*was, *(f"IS,0,{uid},{text}" for uid, text in self.tags.items())]
        return [self.line(what) for what in (*told, f"STATE,{len(told)}")]

    def event(self, what: str) -> bytes:
        self.kept.append((self.seq, what))
        return self.line(what)

    def line(self, what: str) -> bytes:
        said = f"{self.seq},{what}".encode()
        self.seq = (self.seq + 1) % 65536
        return b"$%s*%04X\r\n" % (said, crc_hqx(said, 0xFFFF))
