"""All pages of a table: what each was told and draws now, who has it open, and which link leads to it.

It belongs to one thread, the server's. Nothing private is anywhere but in its own seat's feed and view.
"""

from __future__ import annotations

import hmac
import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from assistant.screen.drawing import Snapshot, draw, text
from assistant.screen.feed import Feed, Told
from assistant.screen.record import Kept, Record
from assistant.words.announcement import TABLE, Announcement, Argument, Phrase
from assistant.words.catalogue import Catalogue, load_catalogue

SEATS = range(1, 6)  # the most that play
PAGES = (TABLE.seat, *SEATS)
CODE_DIGITS = 6


@dataclass(frozen=True, slots=True)
class Spoken:
    """A line as the table or a seat hears it, and what it was made of, for pages in another language."""

    seat: int
    lang: str
    text: str
    announcement: Announcement
    is_fleeting: bool = False


@dataclass(slots=True)
class Opened:
    """One open page, wherever it is: `wake` is called when there is something new for it."""

    seat: int
    tab: str  # the same after a reload or a lost connection; another one on another device
    wake: Callable[[], None]
    is_ended: bool = False  # its link leads nowhere any more
    is_replaced: bool = False  # the same tab came back before its old connection was known to be lost


@dataclass(slots=True)
class Pages:
    """What is served. `on_open` is told of each page that opens or closes: its seat, how many are open now, whether it
    is on a device, or in a tab, that had not opened this link before, and whether another one had.
    """

    record: Record
    kept: Kept
    snapshot: Snapshot
    on_open: Callable[[int, int, bool, bool], None]
    opened: list[Opened] = field(default_factory=list)
    turn: int = 0
    version: int = 0
    _catalogues: dict[str, Catalogue] = field(default_factory=dict)
    _drawn: dict[int, tuple[int, bytes]] = field(default_factory=dict)
    _news: dict[int, tuple[int, int, bytes]] = field(default_factory=dict)
    _known: set[tuple[int, str]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.turn = max((line.turn for feed in self.kept.feeds.values() for line in feed.history()), default=0)
        for seat in PAGES:
            self.kept.feeds.setdefault(seat, Feed())

    # Words

    def words(self, seat: int) -> Catalogue:
        lang = self.lang(seat)
        if lang not in self._catalogues:
            self._catalogues[lang] = load_catalogue(lang)
        return self._catalogues[lang]

    def lang(self, seat: int) -> str:
        return self.kept.langs.get(seat) or self.snapshot.lang

    def name(self, seat: int) -> Argument:
        names = self.snapshot.names
        return names[seat - 1] if seat <= len(names) else Phrase("guest", {"seat": seat})

    # What is told

    def tell(self, lines: Sequence[Spoken], snapshot: Snapshot) -> None:
        """Take what was just said, and how the table is now. The record is written before any page is told."""
        if self.snapshot.turn and snapshot.turn > self.snapshot.turn:
            self.turn += 1
        self.snapshot = snapshot
        self.version += 1
        new: dict[int, list[Told]] = {}
        for line in lines:
            for seat in PAGES:
                if line.seat in (TABLE.seat, seat) and (said := self.said(line, seat)):
                    new.setdefault(seat, []).append(self.take(line, seat, said))
        self.record.write({seat: [line for line in told if not line.is_fleeting] for seat, told in new.items()})
        self.wake()

    def said(self, line: Spoken, seat: int) -> str:
        """The line in the page's own language."""
        if line.lang == self.lang(seat):
            return line.text
        return self.words(seat).render(line.announcement.id, line.announcement.args)

    def take(self, line: Spoken, seat: int, said: str) -> Told:
        return self.kept.feeds[seat].add(
            said,
            self.lang(seat),
            line.announcement.priority.value,
            self.turn,
            is_private=line.seat != TABLE.seat,
            is_fleeting=line.is_fleeting or line.announcement.is_fleeting,
        )

    def drawn(self, seat: int) -> bytes:
        """The page's drawing as an event; made once for all who have it open."""
        version, drawing = self._drawn.get(seat, (-1, b""))
        if version != self.version:
            drawing = event("view", draw(self.snapshot, seat, self.words(seat)))
            self._drawn[seat] = self.version, drawing
        return drawing

    def news(self, seat: int, after: int) -> tuple[bytes, int]:
        """The lines after this one as events, and the number of the last; made once for all who wait for the same."""
        feed = self.kept.feeds[seat]
        asked, last, events = self._news.get(seat, (-1, -1, b""))
        if (asked, last) != (after, feed.last):
            lines = feed.after(after)
            events = b"".join(event("line", self.told(line), self.id(line.number)) for line in lines)
            self._news[seat] = after, feed.last, events
        return events, feed.last

    def told(self, line: Told) -> dict[str, object]:
        return {
            "id": self.id(line.number),
            "text": line.text,
            "lang": line.lang,
            "priority": line.priority,
            "private": line.is_private,
            "fleeting": line.is_fleeting,
        }

    def id(self, number: int) -> str:
        return f"{self.kept.epoch}-{number}"

    def number(self, event_id: str) -> int:
        """The line that an id names; 0 for one of another evening, or none."""
        epoch, _, number = event_id.rpartition("-")
        return int(number) if epoch == self.kept.epoch and number.isdecimal() and len(number) < 10 else 0

    def recap(self, seat: int, seen: int) -> str:
        """What a page that was away is told at once: how much passed, and whether it is this seat's move."""
        if not seen:
            return self.welcome(seat)
        absence = self.kept.feeds[seat].absence(seen, self.turn)
        if not absence.lines:
            return ""
        view = self.snapshot.views.get(0)
        is_due = view is not None and any(place.seat == seat and place.is_awaited for place in view.places)
        what = "turns" if absence.turns else "lines"
        counts: Mapping[str, Argument] = {"turns": absence.turns} if absence.turns else {"count": absence.lines}
        return self.words(seat).render(f"screen-missed-{what}{'-your-move' if is_due else ''}", counts)

    def welcome(self, seat: int) -> str:
        """The first words of a seat's page: they prove that it is heard."""
        view = self.snapshot.views.get(0)
        standing = view.standing if view else Phrase("screen-no-game")
        if seat == TABLE.seat:
            return ""
        return self.words(seat).render("screen-welcome", {"seat": self.name(seat), "standing": standing})

    # Who has a page open

    def open(self, seat: int, tab: str, wake: Callable[[], None]) -> Opened:
        for former in self.opened:
            former.is_replaced = former.is_replaced or (former.seat, former.tab) == (seat, tab)
        page = Opened(seat, tab, wake)
        self.opened.append(page)
        is_new = seat != TABLE.seat and (seat, tab) not in self._known
        is_again = is_new and any(known == seat for known, _ in self._known)
        if is_new:
            self._known.add((seat, tab))
        self.on_open(seat, self.count(seat), is_new, is_again)
        self.wake()
        return page

    def close(self, page: Opened) -> None:
        self.opened.remove(page)
        self.on_open(page.seat, self.count(page.seat), False, False)

    def count(self, seat: int, *, without: str | None = None) -> int:
        """How many devices have this page open; `without` one tab."""
        return sum(
            page.seat == seat and page.tab != without and not (page.is_ended or page.is_replaced)
            for page in self.opened
        )

    def wake(self) -> None:
        for page in self.opened:
            page.wake()

    # Links

    def seat_of(self, token: str) -> int:
        """The seat that a link leads to; 0 for a link that leads nowhere."""
        given = token.encode()
        found = 0
        for seat, own in self.kept.tokens.items():
            if hmac.compare_digest(own.encode(), given):
                found = seat
        return found

    def renew(self, seats: Sequence[int]) -> None:
        """Give these seats new links; the former ones, and pages that they opened, lead nowhere any more."""
        for seat in seats:
            self.kept.tokens[seat] = secrets.token_urlsafe(16)
        for page in self.opened:
            page.is_ended = page.is_ended or page.seat in seats
        self._known = {(seat, tab) for seat, tab in self._known if seat not in seats}
        self.record.begin(self.kept)
        self.wake()

    def forget(self, seats: Sequence[int]) -> None:
        """Somebody else sits there now: new links, and nothing of what was told before."""
        for seat in seats:
            self.kept.feeds[seat] = Feed()
            self._news.pop(seat, None)
            self.kept.langs.pop(seat, None)
        self.renew(seats)

    def choose_language(self, seat: int, lang: str) -> None:
        self.kept.langs[seat] = lang
        self.version += 1
        self.record.begin(self.kept)
        self.wake()


def event(name: str, values: object, event_id: str = "") -> bytes:
    """One event of a stream; text of JSON holds no line break."""
    numbered = f"id: {event_id}\n" if event_id else ""
    return f"{numbered}event: {name}\ndata: {json.dumps(values, ensure_ascii=False)}\n\n".encode()


def new_kept() -> Kept:
    """A new evening: other links, another code, nothing told yet."""
    code = "".join(secrets.choice("0123456789") for _ in range(CODE_DIGITS))
    return Kept(secrets.token_hex(4), code=code, tokens={seat: secrets.token_urlsafe(16) for seat in SEATS})


__all__ = ["PAGES", "SEATS", "Opened", "Pages", "Spoken", "event", "new_kept", "text"]
