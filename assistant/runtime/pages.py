"""What a live table knows of its pages, without what they are served with: that loads only where pages are wanted."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from assistant.config import Config, Speaker
from assistant.config.settings import PLAYERS
from assistant.readers.scan import Input, PageNews
from assistant.runtime.ears import Ears
from assistant.runtime.house import Line
from assistant.runtime.printing import print_line
from assistant.table.evening import Evening
from assistant.table.outcome import Outcome, told
from assistant.words.announcement import Argument
from assistant.words.catalogue import load_catalogue

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


class Pages:
    """The pages of an evening, if they are wanted; an evening without any tells so, and asks nothing else of them."""

    def __init__(self, options: Namespace, evening: Evening, ears: Ears, deliver: Callable[[Input], None]) -> None:
        self._options, self._evening, self._ears, self._deliver = options, evening, ears, deliver
        self._showing: Showing | None = None
        self._has_invited = False  # from then on a game that begins has its links printed at once

    @property
    def are_open(self) -> bool:
        return self._showing is not None

    def open(self, folder: Path, *, goes_on: bool) -> None:
        """Serve them, if they are wanted; where a game `goes_on`, those of its evening do too."""
        if self._options.screen:
            from assistant.runtime.screen import Screen  # with it comes all that serves

            self._showing = screen = Screen(self._evening, self._ears, self._deliver)
            screen.start(folder, goes_on=goes_on, share=self._options.share)

    def greeting(self) -> Outcome:
        """That there are pages."""
        return self._showing.greeting() if self._showing is not None else Outcome()

    def invite(self, config: Config) -> None:
        """Print the links now, and those of each game that begins later."""
        self._print_links(config)
        self._has_invited = True

    def invitation(self, *, is_new: bool) -> Outcome:
        """How to open a page of one's own; or that all were ended, and how to open one again."""
        if self._showing is None:
            return told("pages-off")
        return self._showing.renew() if is_new else self._showing.invitation()

    def show(self, lines: Sequence[Line], outcome: Outcome, config: Config) -> None:
        """Put on the pages what was told, once it is recorded."""
        if self._showing is not None:
            self._showing.show(lines, outcome)
            if outcome.begins and self._has_invited:
                self._print_links(config)

    def is_welcome(self, given: Input) -> bool:
        """Whether an input is one that the table is to have."""
        return self._showing is None or self._showing.is_welcome(given)

    def hear(self, news: PageNews) -> Outcome:
        return self._showing.hear(news) if self._showing is not None else Outcome()

    def close(self) -> None:
        if self._showing is not None:
            self._showing.close()

    def _print_links(self, config: Config) -> None:
        """They are printed only, for eyes at the computer."""
        words, is_heard = load_catalogue(self._evening.lang), config.speaker is Speaker.SCREEN_READER
        for message, args in self._showing.links(is_heard=is_heard) if self._showing is not None else ():
            print_line(words.render(message, args))
