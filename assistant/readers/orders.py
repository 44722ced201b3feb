"""Hand a text that is to be written from the table's thread to the one that speaks with the reader, and wait for it."""

from __future__ import annotations

import queue
from dataclasses import dataclass, field

from assistant.readers.links.link import NOTHING, Heard, WritingLink
from assistant.readers.writing import Written

PATIENCE_S = 5.0  # no conversation takes so long


@dataclass(frozen=True, slots=True)
class Order:
    """One text, and where its answer is put."""

    uid: str
    text: str
    answer: queue.SimpleQueue[Written] = field(default_factory=queue.SimpleQueue)


class Orders:
    """What a reader is to write: one order after the other."""

    def __init__(self) -> None:
        self._waiting: queue.SimpleQueue[Order] = queue.SimpleQueue()
        self._begun: Order | None = None

    def give(self, uid: str, text: str) -> Written:
        """Order a text to be written, and wait; from any thread but the reader's own."""
        order = Order(uid, text)
        self._waiting.put(order)
        try:
            return order.answer.get(timeout=PATIENCE_S)
        except queue.Empty:
            return Written.FAILED

    def begin(self, link: WritingLink, now_s: float) -> Heard:
        """Begin with the next order, if there is one and none is under way."""
        if self._begun is not None or self._waiting.empty():
            return NOTHING
        self._begun = self._waiting.get()
        return link.write(self._begun.uid, self._begun.text, now_s)

    def end(self, written: Written) -> None:
        """Tell how the order went that is under way."""
        if self._begun is not None:
            self._begun.answer.put(written)
            self._begun = None

    def fail(self) -> None:
        """The reader is gone: nothing that was ordered can be written."""
        self.end(Written.FAILED)
        while not self._waiting.empty():
            self._waiting.get().answer.put(Written.FAILED)
