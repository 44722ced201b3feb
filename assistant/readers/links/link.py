"""What every conversation with a reader gives and takes, so that one driver serves them all."""

from __future__ import annotations

from typing import NamedTuple, Protocol, runtime_checkable

from assistant.readers.scan import Input
from assistant.readers.writing import Written


class Heard(NamedTuple):
    """What a moment of the conversation brought: inputs for the table, and bytes that the reader is to be sent.

    `written` is there once it is known what became of a text that the reader was to write onto a tag.
    """

    inputs: tuple[Input, ...] = ()
    reply: bytes = b""
    written: Written | None = None

    def and_then(self, other: Heard) -> Heard:
        """This, and what came after it."""
        return Heard(self.inputs + other.inputs, self.reply + other.reply, other.written or self.written)


NOTHING = Heard()


class Link(Protocol):
    """One reader's side of things; it outlives the port, so that a card that lies there is known after a replug.

    `Found` means that the reader is there and speaks; `Lost` that it is silent though its port is open: the port is
    then closed and opened again. Either may come repeatedly. Times are seconds on any clock that only goes forward.
    """

    def begin(self, now_s: float, /) -> Heard:
        """The port has just been opened."""
        ...

    def feed(self, data: bytes, now_s: float, /) -> Heard:
        """These bytes came, in any chunking."""
        ...

    def tick(self, now_s: float, /) -> Heard:
        """Nothing more had come until now."""
        ...

    def end(self) -> Heard:
        """The port is closed, by us or by a hand at the cable."""
        ...


@runtime_checkable
class WritingLink(Link, Protocol):
    """One that can have its reader write onto tags, a text at a time."""

    def write(self, uid: str, text: str, now_s: float, /) -> Heard:
        """Begin to write a text onto the tag of that number; one `Heard` from here to `end` tells how it went."""
        ...
