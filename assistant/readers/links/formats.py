"""Choose the conversation for what a reader speaks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from assistant.readers.decoders.tags_125khz import ID12, PARALLAX, RDM6300
from assistant.readers.links.link import Link
from assistant.readers.links.listening import TagLink, TextLink
from assistant.readers.links.pn532 import Pn532Link
from assistant.readers.links.sushi_reader import SushiReaderLink

# By the format in a reader's address; each takes the reader's name.
LINKS: Mapping[str, Callable[[str], Link]] = {
    "text": TextLink,
    "rdm6300": lambda reader: TagLink(reader, RDM6300, repeats=True),
    "id12": lambda reader: TagLink(reader, ID12, repeats=False),  # it says a tag once
    "parallax": lambda reader: TagLink(reader, PARALLAX, repeats=True),
    "pn532": Pn532Link,
    "sushi-reader": SushiReaderLink,
}
