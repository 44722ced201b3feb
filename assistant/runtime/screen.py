"""The pages of a live table: what is said goes to them, what players press on them comes from them as any reader's."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from assistant.readers.scan import Input, Named, PageNews, Pressed, Scan, TagRead
from assistant.runtime.ears import Ears
from assistant.runtime.house import Line
from assistant.runtime.pages import READERS
from assistant.runtime.share import port_of, serve_at
from assistant.screen.asked import Asked, CodeRead, KeyPressed, KindNamed, LanguageChosen, TagHeld
from assistant.screen.drawing import Snapshot
from assistant.screen.pages import SEATS, Spoken, new_kept
from assistant.screen.record import Record
from assistant.screen.serving import Serving
from assistant.table.evening import Evening
from assistant.table.outcome import Outcome, told
from assistant.table.questions import ASKING
from assistant.words.announcement import TABLE, Announcement, Argument, Audience, Phrase, Priority

PORT = 8047
KEYS = {*ASKING, "undo", "redo", "repeat", "stop", "identify", "check", "correct"}  # and the game's own
READER_OF: Mapping[int, str] = {seat: reader for reader, seat in READERS.items()}


class Screen:
    """Wires the pages to one evening. All but the server's own work is done by the thread that owns the evening."""

    def __init__(self, evening: Evening, ears: Ears, deliver: Callable[[Input], None]) -> None:
        self._evening, self._ears, self._deliver = evening, ears, deliver
        self._serving: Serving | None = None
        self._is_past = False  # the links are those of a game that was found, and that may not go on

    def start(self, folder: Path, *, goes_on: bool, share: str | None = None) -> None:
        """Serve. Where a game goes on, the pages of that evening do too: their links, and what they were told.

        `share` is the network's address at which phones shall reach them; "" is the one that is found.
        """
        record = Record(folder)
        found = record.load() if goes_on else None
        self._is_past = found is not None
        kept = found or new_kept()
        self._served = serve_at(kept.port or PORT, share, folder / "certificate")
        places = self._served.places
        kept.port = port_of(places[0])
        self._kept = kept
        self.url = places[0].url
        self._serving = Serving(places, record, kept, self.snapshot(), self._take, self._note)
        self._serving.start()

    def close(self) -> None:
        if self._serving is not None:
            self._serving.close()

    # To the pages

    def show(self, lines: Sequence[Line], outcome: Outcome) -> None:
        """What an outcome told, once it is recorded; and how the table is now."""
        if self._serving is None:
            return
        if outcome.begins:
            self._seat_players()
        elif self._evening.table is not None:
            self._is_past = False  # it goes on
        is_fleeting = outcome.looks_back is not None
        spoken = [
            Spoken(line.audience.seat, line.lang, line.text, line.announcement, is_fleeting=is_fleeting)
            for line in lines
        ]
        self._serving.tell(spoken, self.snapshot())

    def snapshot(self) -> Snapshot:
        evening, table = self._evening, self._evening.table
        if table is None:
            seated = evening.set_up.seated
            return Snapshot(evening.lang, evening.deck, names=[evening.set_up.name(badge) for badge in seated])
        game, state = table.game, table.state
        seats = range(1, table.players + 1)
        return Snapshot(
            evening.lang,
            table.deck,
            keys=[key for key in game.keys if not key.startswith("choice-")],
            turn=game.turn_number(state),
            views={seat: game.view(state, Audience(seat)) for seat in (TABLE.seat, *seats)},
            names=[game.name(state, seat) for seat in seats],
        )

    def _seat_players(self) -> None:
        """A game begins: where another player sits than before, the page of who sat there leads nowhere any more."""
        table, serving = self._evening.table, self._serving
        assert table is not None
        assert serving is not None
        players = list(table.timeline.seating.names)
        before = self._kept.players
        moved = {seat for seat, (was, now) in enumerate(zip(before, players, strict=False), 1) if was != now}
        moved |= set(range(len(players) + 1, len(before) + 1))
        if (
            self._is_past
        ):  # another evening: a link counts on only where somebody has it open, which the table has heard
            moved |= set(SEATS) - self._ears.pages
        self._is_past = False
        self._kept.players = players
        serving.renew(sorted(moved), forgets=True)

    # From the pages, in a thread of theirs

    def _take(self, seat: int, asked: Asked) -> None:
        reader = READER_OF[seat]
        match asked:
            case KindNamed(kind):
                self._deliver(Named(reader, kind))
            case KeyPressed(key, number):
                self._deliver(Pressed(reader, key, number))
            case CodeRead(text):
                self._deliver(Scan(reader, text))
            case TagHeld(uid, text):
                self._deliver(TagRead(reader, uid, text))
            case LanguageChosen():
                pass  # the page's own affair

    def _note(self, seat: int, count: int, is_new: bool, is_again: bool) -> None:
        if seat:
            self._deliver(PageNews(READER_OF[seat], count, is_new, is_again))

    def is_welcome(self, given: Input) -> bool:
        """Whether the table is to have this: a page plays for a seat that somebody has, and has not all keys."""
        if given.reader not in READERS:
            return True
        table = self._evening.table
        if table is None or READERS[given.reader] > table.players:
            return False
        match given:
            case Named(_, kind):
                return any(kind == known.id for known in table.deck.kinds)
            case Pressed(_, key):
                return key in KEYS or key in table.game.keys
            case _:
                return True

    def hear(self, news: PageNews) -> Outcome:
        """A page came or went: its seat can be told secrets, or not. The table hears of each new device, and so does
        the player, who alone can tell whether a further one is a stranger's.
        """
        seat = READERS[news.reader]
        if news.count:
            self._ears.pages.add(seat)
        else:
            self._ears.pages.discard(seat)
        if not news.is_new:
            return Outcome()
        if not news.is_again:
            return told("page-open", priority=Priority.EVENT, seat=self._name(seat))
        outcome = told("page-open-again", priority=Priority.EVENT, seat=self._name(seat))
        outcome.announcements.append(Announcement("page-open-again-own", Audience(seat), Priority.EVENT))
        return outcome

    def _name(self, seat: int) -> Argument:
        names = self.snapshot().names
        return names[seat - 1] if seat <= len(names) else Phrase("guest", {"seat": seat})

    # How to open one

    def invitation(self, *, is_new: bool = False) -> Outcome:
        """Where pages are opened, and with which code."""
        if self._serving is None:
            return told("pages-off")
        how = "share-how" if self._served.fingerprint else "pages-how" if self._served.is_shared else "pages-how-here"
        message = "pages-new" if is_new else how
        return told(message, address=f"{self.url}/join", code=" ".join(self._kept.code))

    def greeting(self) -> Outcome:
        """That there are pages; and what could not be had for them."""
        outcome = told("pages-begin", priority=Priority.EVENT)
        if self._served.lack:
            outcome.add(told(self._served.lack, priority=Priority.EVENT))
        return outcome

    def renew(self) -> Outcome:
        """End all pages of players: new links, and another code."""
        if self._serving is None:
            return told("pages-off")
        self._kept.code = new_kept().code
        self._serving.renew(list(SEATS))
        return self.invitation(is_new=True)

    def links(self, *, is_heard: bool = False) -> list[tuple[str, Mapping[str, Argument]]]:
        """For who sits at the computer: messages with the link of each page. Where a screen reader reads out what is
        printed, `is_heard`, those of players are left out: they are private, and nothing to be heard.
        """
        seats = range(1, (0 if is_heard else len(self.snapshot().names)) + 1)
        own = [
            ("page-link-seat", {"seat": self._name(seat), "url": f"{self.url}/seat/{self._kept.tokens[seat]}"})
            for seat in seats
        ]
        fingerprint = self._served.fingerprint
        proof = [("share-fingerprint", {"fingerprint": fingerprint})] if fingerprint else []
        return [("page-link-table", {"url": f"{self.url}/"}), *own, *proof]
