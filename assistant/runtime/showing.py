"""What a live table knows of its pages, without what they are served with: that loads only where pages are wanted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from assistant.config.settings import PLAYERS
from assistant.readers.scan import Input, PageNews
from assistant.runtime.house import Line
from assistant.table.outcome import Outcome
from assistant.words.announcement import Argument

OPENING_KEYS = ("pages", "new-pages")  # how a page is opened, and that all shall be opened anew
READERS: Mapping[str, int] = {f"page-{seat}": seat for seat in range(1, PLAYERS + 1)}  # a page reads for its seat


class Showing(Protocol):
    """The pages of one evening."""

    def greeting(self) -> Outcome: ...  # that there are pages
    def invitation(self) -> Outcome: ...  # how to open one
    def renew(self) -> Outcome: ...  # end all that are open
    def links(self, *, is_heard: bool) -> Sequence[tuple[str, Mapping[str, Argument]]]: ...  # messages to be printed
    def show(self, lines: Sequence[Line], outcome: Outcome) -> None: ...  # once it is recorded
    def is_welcome(self, given: Input) -> bool: ...  # whether an input is one that the table is to have
    def hear(self, news: PageNews) -> Outcome: ...
    def close(self) -> None: ...
