"""Write a text onto a tag that a reader lists again and again, as often as it takes, if the tag is the one meant."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.readers.decoders.pn532_frames import Target
from assistant.readers.links.polled import TYPE_2
from assistant.readers.links.tag_memory import Asked, Conversation, writing
from assistant.readers.writing import Written

TRIES = 3  # with a tag that is there but does not do it, or polls in which it is not


class TagWriting:
    """One text on its way. `written` is there once it is known what became of it."""

    def __init__(self, uid: str, text: str) -> None:
        self.written: Written | None = None
        self._uid, self._text = uid, text
        self._failures = 0
        self._conversation: Conversation[bool] = writing(text)

    def see(self, listed: Sequence[Target]) -> Asked | None:
        """Take what a poll found: if it is the tag that is meant, and it lies there alone, the first thing to ask."""
        if [target.uid for target in listed] != [self._uid]:
            self._fail()
            return None
        if listed[0].selected != TYPE_2:
            self.written = Written.FAILED
            return None
        self._conversation = writing(self._text)
        return next(self._conversation)

    def take(self, answer: bytes | None) -> Asked | None:
        """Take the tag's answer; give what is to be asked next."""
        try:
            return self._conversation.send(answer)
        except StopIteration as end:
            if end.value:
                self.written = Written.DONE
            else:
                self._fail()
            return None

    def _fail(self) -> None:
        self._failures += 1
        if self._failures >= TRIES:
            self.written = Written.FAILED
