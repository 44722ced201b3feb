"""Read and write the memory of an NFC tag of type 2, page by page, through whatever reader the tag lies on.

Each is a conversation that asks for one thing after the other; who holds it with a tag answers with the bytes that were
read, nothing after a page was written, or None where the tag did not do it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import NamedTuple, TypeVar

from assistant.readers.decoders.ndef import FIRST_PAGE, PAGE, missing, text_in
from assistant.readers.decoders.ndef_layout import CAPABILITY_PAGE, WritePage, laid_out

AT_ONCE = 4 * PAGE  # bytes: a type 2 tag gives four pages


class ReadPages(NamedTuple):
    """Four pages, from this one on."""

    page: int


Asked = ReadPages | WritePage
Result = TypeVar("Result")
Conversation = Generator[Asked, bytes | None, Result]


def reading() -> Conversation[bytes]:
    """Read the memory as far as there is a message in it, or as far as it can be read."""
    memory = b""
    while missing(memory):
        more = yield ReadPages(FIRST_PAGE + len(memory) // PAGE)
        if not more or len(more) % PAGE:
            break
        memory += more
    return memory


def writing(text: str) -> Conversation[bool]:
    """Write a text, and read it back; false if the tag takes none, or left meanwhile.

    A tag that holds it already is not written. One that is pulled away in the middle holds no message.
    """
    capabilities = yield ReadPages(CAPABILITY_PAGE)
    memory = (yield from reading()) if capabilities else b""
    layout = laid_out(text, memory) if memory else None
    if not capabilities or layout is None or not layout.fits(capabilities[:PAGE]):
        return False
    if text_in(memory) == text:
        return True
    for page in layout.writes():
        if (yield page) is None:
            return False
    return text_in((yield from reading())) == text


def hold(conversation: Conversation[Result], answer: Callable[[Asked], bytes | None]) -> Result:
    """Hold a conversation with a tag that answers at once."""
    try:
        asked = next(conversation)
        while True:
            asked = conversation.send(answer(asked))
    except StopIteration as end:
        result: Result = end.value
        return result
