"""What becomes of a text that a reader is asked to write onto a tag."""

from __future__ import annotations

from enum import Enum
from typing import Protocol, runtime_checkable


class Written(Enum):
    """What became of our text on the tag itself."""

    DONE = "done"
    CANNOT = "cannot"  # this reader only reads
    FAILED = "failed"  # the tag takes no text, or left too soon


@runtime_checkable
class WritesTags(Protocol):
    """A reader that can write onto the tags that lie on it."""

    def write(self, uid: str, text: str) -> Written:
        """Write a text onto the tag of that number and no other, and wait until it is done, a few seconds at most."""
        ...
