"""The pages' server on a socket of its own: what it gives, to whom, and what it refuses."""

from __future__ import annotations

import asyncio
import http.client
import io
import json
import logging
import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from queue import Queue
from typing import Self

import pytest
from starlette.requests import Request
from starlette.types import Message

from assistant.games.game import Seating
from assistant.readers.scan import Input, Named, PageNews, Pressed, Scan
from assistant.runtime.ears import Ears
from assistant.runtime.house import House, Words
from assistant.runtime.library import Library
from assistant.runtime.pages import READERS
from assistant.runtime.screen import Screen
from assistant.screen.asked import LONGEST
from assistant.screen.connection import MOST
from assistant.screen.pages import SEATS
from assistant.screen.record import FILE
from assistant.screen.servers import NOBODY
from assistant.screen.stream import MOST_OPEN
from assistant.screen.web import FILES, bounded
from assistant.table.evening import Evening
from assistant.table.outcome import Outcome
from assistant.table.timeline import Timeline

PATIENCE_S = 20.0
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


@dataclass
class Answer:
    status: int
    body: str
    headers: dict[str, str]


@dataclass
class Table:
    """An evening with Ana and Bruno, and its pages; inputs from them wait in `inputs` until `take`."""

    folder: Path
    goes_on: bool = False
    players: tuple[str, ...] = ("Ana", "Bruno")
    rules: dict[str, str] = field(default_factory=dict)
    share: str | None = None

    def __enter__(self) -> Self:
        library = Library()
        self.inputs: Queue[Input] = Queue()
        self.streams: list[Stream] = []
        self.ears = Ears()
        self.evening = Evening(
            library.game("sushi-go"),
            library.deck("sushi-go"),
            library.controls(),
            "en",
            owners=READERS,
            private=self.ears,
            pages=READERS,
        )
        self.house = House(self.evening, Words(), {}, print)
        self.screen = Screen(self.evening, self.ears, self.inputs.put)
        self.screen.start(self.folder, goes_on=self.goes_on, share=self.share)
        seating = Seating(self.players, self.rules)
        if self.goes_on and self.players:
            self.tell(self.evening.resume(Timeline(self.evening.game, seating)))
        elif self.players:
            self.tell(self.evening.begin(seating))
        return self

    def __exit__(self, *_: object) -> None:
        for stream in self.streams:
            stream.close()
        self.screen.close()

    def stream(self, path: str, query: str = "", headers: dict[str, str] | None = None) -> Stream:
        """Open a page's events."""
        self.streams.append(Stream(self, path, query, headers))
        return self.streams[-1]

    def tell(self, outcome: Outcome) -> None:
        self.screen.show(self.house.say(outcome), outcome)

    def give(self, *inputs: Input) -> None:
        for given in inputs:
            self.tell(self.screen.hear(given) if isinstance(given, PageNews) else self.house.handle(given, 0.0))

    def take(self) -> Input:
        """What comes next from a page."""
        return self.inputs.get(timeout=PATIENCE_S)

    @property
    def links(self) -> list[str]:
        """The path of each seat's page, Ana's first."""
        return [str(args["url"]).removeprefix(self.screen.url) for _, args in self.screen.links()[1:]]

    def ask(self, method: str, path: str, body: str | bytes = b"", headers: dict[str, str] | None = None) -> Answer:
        host = self.screen.url.removeprefix("http://")
        connection = http.client.HTTPConnection(host, timeout=PATIENCE_S)
        own = {"Origin": self.screen.url} if method == "POST" else {}
        try:
            connection.request(method, path, body or None, {**own, **(headers or {})})
            response = connection.getresponse()
            return Answer(
                response.status,
                response.read().decode(errors="replace"),
                {k.lower(): v for k, v in response.headers.items()},
            )
        finally:
            connection.close()

    def wish(self, path: str, **wish: object) -> int:
        return self.ask("POST", f"{path}/ask", json.dumps(wish)).status

    @property
    def code(self) -> str:
        text = str(self.screen.invitation().announcements[0].args["code"])
        return text.replace(" ", "")

    def join(self, seat: int, code: str) -> Answer:
        return self.ask("POST", "/join", f"seat={seat}&code={code}", FORM)


class Stream:
    """A page's events as they come, read in a thread; `next` waits for one of a name."""

    def __init__(self, table: Table, path: str, query: str = "", headers: dict[str, str] | None = None) -> None:
        self._connection = http.client.HTTPConnection(table.screen.url.removeprefix("http://"), timeout=PATIENCE_S)
        self._connection.request("GET", f"{path.rstrip('/')}/events?{query}", headers=headers or {})
        self._socket = self._connection.sock
        self._response = self._connection.getresponse()
        self.status = self._response.status
        self.text = ""
        self._events: Queue[tuple[str, str, str]] = Queue()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        event: dict[str, str] = {}
        try:
            while line := self._response.readline():
                self.text += line.decode()
                name, _, value = line.decode().rstrip("\n").partition(": ")
                if name:
                    event[name] = value
                elif "event" in event:
                    self._events.put((event["event"], event["data"], event.get("id", "")))
                    event = {}
        except (OSError, http.client.HTTPException):
            pass  # closed by this test, in the middle of reading
        self._events.put(("end", "{}", ""))

    def next(self, name: str) -> tuple[dict[str, object], str]:
        """The next event of this name, and its id."""
        while True:
            found, data, event_id = self._events.get(timeout=PATIENCE_S)
            assert found == name or found != "end", f"the stream ended before {name!r}: {self.text[-400:]}"
            if found == name:
                return json.loads(data), event_id

    def lines(self, past: dict[str, object]) -> list[str]:
        told = past["lines"]
        assert isinstance(told, list)
        return [line["text"] for line in told]

    def until(self, text: str) -> list[str]:
        """The lines up to one with this text in it."""
        said: list[str] = []
        while not said or text not in said[-1]:
            said.append(str(self.next("line")[0]["text"]))
        return said

    def close(self) -> None:
        """Leave, as a phone does that is switched off."""
        if self._thread.is_alive():
            self._socket.shutdown(socket.SHUT_RDWR)
            self._thread.join(PATIENCE_S)
        self._response.close()
        self._connection.close()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with Table(tmp_path) as table:
        yield table


# Who may ask


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8047", "127.0.0.1", "127.0.0.1:1", ""])
def test_another_host_is_refused(table: Table, host: str) -> None:
    assert table.ask("GET", "/", headers={"Host": host}).status == 403


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", ""])
@pytest.mark.parametrize("path", ["/join", "/seat/x/ask"])
def test_another_origin_is_refused(table: Table, origin: str, path: str) -> None:
    assert table.ask("POST", path, "{}", {"Origin": origin}).status == 403


def test_another_sites_page_is_refused_and_so_is_none(table: Table) -> None:
    link = table.links[0]
    cross = {"Sec-Fetch-Site": "cross-site"}
    assert table.ask("POST", f"{link}/ask", '{"key": "undo"}', cross).status == 403
    bare = http.client.HTTPConnection(table.screen.url.removeprefix("http://"), timeout=PATIENCE_S)
    bare.request("POST", f"{link}/ask", '{"key": "undo"}')
    assert bare.getresponse().status == 403
    bare.close()


@pytest.mark.parametrize("path", ["/", "/join", "/static/page.css", "/nowhere", "/seat/nobody"])
def test_every_answer_keeps_to_itself(table: Table, path: str) -> None:
    headers = table.ask("GET", path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe-inline" not in policy
    assert "frame-ancestors 'none'" in policy
    assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "same-origin")
    assert "cache-control" in headers
    assert "server" not in headers


def test_pages_hold_no_inline_script_or_style_and_nothing_from_elsewhere(table: Table) -> None:
    for path in ("/", "/join", table.links[0], "/seat/nobody"):
        page = table.ask("GET", path).body
        assert " style=" not in page
        assert "<style" not in page
        assert all(' src="/static/' in part.partition(">")[0] for part in page.split("<script")[1:])
        assert "http://" not in page.replace(table.screen.url, "")
        assert "https://" not in page
        assert "{{" not in page


# What is served


def test_only_the_pages_own_files_are_served(table: Table) -> None:
    assert all(table.ask("GET", f"/static/{name}").status == 200 for name in FILES)
    secret = (table.folder / FILE).read_text(encoding="utf-8")
    assert table.links[0].rpartition("/")[2] in secret
    for path in (f"/{FILE}", f"/static/{FILE}", f"/static/../{FILE}", "/static/..%2fweb.py", "/static/seat.html"):
        assert table.ask("GET", path).status in (400, 404), path


def test_a_journal_is_never_served(table: Table) -> None:
    (table.folder / "2026.jsonl").write_text("{}\n", encoding="utf-8")
    for path in ("/2026.jsonl", "/static/2026.jsonl", "/games/2026.jsonl", f"{table.links[0]}/2026.jsonl"):
        assert table.ask("GET", path).status == 404


def test_names_are_text_and_never_markup(tmp_path: Path) -> None:
    with Table(tmp_path, players=("<b>Ana", "\"'&")) as table:
        for path in ("/join", table.links[0], table.links[1]):
            page = table.ask("GET", path).body
            assert "<b>" not in page
            assert "&lt;b&gt;Ana" in page or "&quot;&#x27;&amp;" in page


def test_codes_are_drawn_for_the_way_in_and_for_a_seat(table: Table) -> None:
    for path in ("/join.svg", f"{table.links[0]}/link.svg"):
        answer = table.ask("GET", path)
        assert (answer.status, answer.headers["content-type"]) == (200, "image/svg+xml")
        assert answer.body.count("<path") == 2  # light, dark
    assert table.ask("GET", "/seat/nobody/link.svg").status == 404


@pytest.mark.parametrize(
    ("share", "is_told"), [(None, "phones need a start with the option --share"), ("127.0.0.2", "on your phone")]
)
def test_the_code_for_phones_is_shown_where_they_reach_the_pages(
    tmp_path: Path, share: str | None, is_told: str
) -> None:
    with Table(tmp_path, share=share) as table:
        sections = table.ask("GET", "/").body.split('<section class="join"')[1:]
        (shown,) = [section for section in sections if " hidden>" not in section.splitlines()[0]]
        assert is_told in shown.lower()
        assert ("/join.svg" in shown) is (share is not None)
        assert f"{table.screen.url.removeprefix('http://')}/join" in shown
        assert table.ask("GET", "/join").status == 200


# A seat's wishes


def test_a_wish_becomes_an_input_of_its_seats_own_reader(table: Table) -> None:
    ana, bruno = table.links
    assert table.wish(ana, kind="tempura") == 204
    assert table.wish(bruno, key="tableau", number=1) == 204
    assert table.wish(bruno, scan="SGBBBBGS") == 204
    expected = [Named("page-1", "tempura"), Pressed("page-2", "tableau", 1), Scan("page-2", "SGBBBBGS")]
    assert [table.take() for _ in expected] == expected


def test_what_is_no_wish_is_refused(table: Table) -> None:
    ana = table.links[0]
    assert table.ask("POST", f"{ana}/ask", "nonsense").status == 400
    assert table.ask("POST", f"{ana}/ask", "[" * 1020).status == 400
    assert table.ask("POST", f"{ana}/ask", json.dumps({"scan": "A" * LONGEST})).status == 400
    assert table.wish("/seat/nobody", key="undo") == 404
    assert table.ask("GET", f"{ana}/ask").status == 405


def test_a_request_that_breaks_off_is_none() -> None:
    messages: list[Message] = [
        {"type": "http.request", "body": b"seat=1", "more_body": True},
        {"type": "http.disconnect"},
    ]

    async def receive() -> Message:
        return messages.pop(0)

    assert asyncio.run(bounded(Request({"type": "http", "method": "POST"}, receive))) == b""
    assert messages == []


def test_what_is_no_request_is_not_told_at_the_terminal(table: Table) -> None:
    terminal = logging.StreamHandler(io.StringIO())
    logging.getLogger().addHandler(terminal)
    host, port = table.screen.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), PATIENCE_S) as stranger:
        stranger.sendall(b"\x16\x03\x01 nonsense\r\n\r\n")
        answer = stranger.recv(100)
    logging.getLogger("tests").warning("This would be told.")
    logging.getLogger().removeHandler(terminal)
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert terminal.stream.getvalue() == "This would be told.\n"
    assert NOBODY in logging.getLogger("uvicorn").handlers  # without any, Python prints by itself


def test_connections_that_ask_for_nothing_shut_nobody_out(table: Table) -> None:
    host = table.screen.url.removeprefix("http://")
    name, _, port = host.partition(":")
    head = f"POST /join HTTP/1.1\r\nHost: {host}\r\nOrigin: {table.screen.url}\r\nContent-Length: 9\r\n\r\n"
    stream = table.stream(table.links[0])
    stream.next("past")
    with ExitStack() as strangers:
        oldest, *others = (
            strangers.enter_context(socket.create_connection((name, int(port)), PATIENCE_S)) for _ in range(3 * MOST)
        )
        for number, other in enumerate(others):
            with suppress(ConnectionError):  # that one has given way already
                other.sendall(("", head[:40], f"{head}seat")[number % 3].encode())
        assert table.ask("GET", "/").status == 200
        assert table.wish(table.links[1], kind="tempura") == 204
        with suppress(ConnectionResetError):
            assert oldest.recv(1) == b""  # it gave way
        table.give(Named("main", "tempura"))
        stream.until("Ana: tempura.")  # an open page stays


def test_wishes_come_no_faster_than_a_table_plays(table: Table) -> None:
    ana, bruno = table.links
    statuses = [table.wish(ana, key="turn") for _ in range(40)]
    assert statuses[:20] == [204] * 20
    assert 429 in statuses
    assert table.wish(bruno, key="turn") == 204


@pytest.mark.parametrize(
    ("given", "is_welcome"),
    [
        (Named("page-1", "tempura"), True),
        (Named("page-1", "sushi-3"), False),
        (Named("page-3", "tempura"), False),
        (Pressed("page-1", "undo"), True),
        (Pressed("page-1", "chopsticks"), True),
        (Pressed("page-1", "new-game"), False),
        (Pressed("page-1", "language"), False),
        (Pressed("page-1", "faster"), False),
        (Scan("page-2", "SGBBBBGS"), True),
        (Pressed("main", "new-game"), True),
    ],
)
def test_a_page_plays_for_its_seat_and_rules_nothing_else(table: Table, given: Input, is_welcome: bool) -> None:
    assert table.screen.is_welcome(given) is is_welcome


def test_before_a_game_a_page_only_listens(tmp_path: Path) -> None:
    with Table(tmp_path, players=()) as table:
        assert not table.screen.is_welcome(Named("page-1", "tempura"))
        assert "player one" in table.ask("GET", "/join").body.lower()


# Opening a page


def test_the_code_opens_a_page_and_ends_the_former_link(table: Table) -> None:
    former = table.links[0]
    answer = table.join(1, table.code)
    assert answer.status == 303
    assert answer.headers["location"] == table.links[0] != former
    assert table.ask("GET", former).status == 404
    assert table.ask("GET", answer.headers["location"]).status == 200
    assert table.wish(former, key="undo") == 404


def test_a_wrong_code_opens_nothing_and_soon_has_to_wait(table: Table) -> None:
    links = table.links
    wrong = "000000" if table.code != "000000" else "111111"
    assert [table.join(1, wrong).status for _ in range(3)] == [403] * 3
    assert table.join(9, table.code).status == 403
    assert table.join(1, "").status == 403
    assert table.join(1, table.code).status == 429
    assert table.links == links


def test_new_pages_end_all_links_and_change_the_code(table: Table) -> None:
    links, code = table.links, table.code
    stream = table.stream(links[1])
    stream.next("past")
    outcome = table.screen.renew()
    assert outcome.announcements[0].id == "pages-new"
    stream.next("ended")
    stream.close()
    assert not set(links) & set(table.links)
    assert table.code != code
    assert all(table.ask("GET", link).status == 404 for link in links)


def test_another_player_at_a_seat_has_another_link_and_no_past(table: Table) -> None:
    ana, bruno = table.links
    table.give(PageNews("page-1", 1, True), Pressed("page-1", "identify"), Named("page-1", "wasabi"))
    table.tell(table.evening.begin(Seating(("Davi", "Bruno", "Chloé"))))
    assert table.links[1] == bruno
    assert table.links[0] != ana
    past, _ = table.stream(table.links[0]).next("past")
    assert "wasabi" not in json.dumps(past)


# Being told


def test_each_page_is_told_its_own_and_no_other(table: Table) -> None:
    streams = [table.stream(path) for path in ("/", *table.links)]
    for stream in streams:
        stream.next("view")
    for _ in SEATS[:2]:
        table.give(table.take())  # both pages are open
    table.give(Pressed("page-1", "identify"), Named("page-1", "wasabi"), Named("main", "tempura"))
    for stream in streams:
        stream.until("Ana: tempura.")
    assert ["a wasabi" in stream.text for stream in streams] == [False, True, False]
    table.give(Pressed("page-2", "scores"), Named("main", "sashimi"))
    for stream in streams:
        stream.until("Pass left")
    assert ["No round has ended" in stream.text for stream in streams] == [False, False, True]


def test_a_sealed_card_is_drawn_on_its_own_page_alone(tmp_path: Path) -> None:
    with Table(tmp_path, rules={"reveal": "sealed"}) as table:
        streams = [table.stream(path) for path in ("/", *table.links)]
        for stream in streams:
            stream.next("view")
        table.give(Named("page-1", "squid-nigiri"))
        for stream in streams:
            while '"faceDown": "One' not in json.dumps(stream.next("view")[0]):
                pass
        locked = '"kind": "squid-nigiri"'  # once in each drawing as a button; once more where the card is known
        last = [stream.text.rpartition("event: view")[2] for stream in streams]
        assert [view.count(locked) for view in last] == [1, 2, 1]


def test_a_page_that_comes_back_gets_what_it_has_not_and_one_recap(table: Table) -> None:
    ana = table.links[0]
    first = table.stream(ana, "tab=a")
    past, has = first.next("past")
    assert past["recap"] == "Ana, this is your page. Round one, turn one, waiting for Ana and Bruno."
    first.close()
    for kind in ("tempura", "sashimi"):
        table.give(Named("page-1", kind), Named("page-2", kind))
    for headers, query in (({"Last-Event-ID": has}, "tab=a"), ({}, f"tab=a&has={has}")):
        again = table.stream(ana, query, headers)
        past, now = again.next("past")
        assert past["recap"] == "Two turns passed; your move. What you missed is in the history."
        said = again.lines(past)
        assert [line for line in said if "page" not in line][:2] == ["Ana: tempura.", "Bruno: tempura."]
        assert len(said) == len(set(said)) or said.count("Pass left. Hands of nine.") == 1
        again.close()
    reloaded = table.stream(ana, f"tab=a&seen={now}")
    past, _ = reloaded.next("past")
    assert past["recap"] == ""
    assert "Sushi Go, with Ana and Bruno." in reloaded.lines(past)
    reloaded.close()


def test_a_restart_goes_on_with_links_numbers_and_lines(tmp_path: Path) -> None:
    def told(table: Table, query: str = "") -> list[str]:
        past, _ = table.stream(table.links[0], query).next("past")
        lines = past["lines"]
        assert isinstance(lines, list)
        return [line["id"] for line in lines]

    with Table(tmp_path) as table:
        links, url, code = table.links, table.screen.url, table.code
        before = told(table)
        assert before
    with Table(tmp_path, goes_on=True) as again:
        assert (again.links, again.screen.url, again.code) == (links, url, code)
        missed = told(again, f"has={before[-1]}")
        assert missed
        assert told(again) == before + missed  # none lost, none twice
    with Table(tmp_path) as other:
        assert not set(other.links) & set(links)


def test_links_that_ended_stay_ended_after_a_restart_though_the_disk_is_full(tmp_path: Path) -> None:
    with Table(tmp_path) as table:
        links = table.links
        (tmp_path / "pages.new").mkdir()  # nothing can be written there
        table.screen.renew()
        assert all(table.ask("GET", link).status == 200 for link in table.links)
    with Table(tmp_path, goes_on=True) as again:
        assert all(again.ask("GET", link).status == 404 for link in links)


def test_links_of_another_evening_end_unless_they_are_open(tmp_path: Path) -> None:
    with Table(tmp_path) as table:
        ana, bruno = table.links
        table.give(PageNews("page-1", 1, True), Pressed("page-1", "identify"), Named("page-1", "wasabi"))
    with Table(tmp_path, goes_on=True, players=()) as again:  # a game was found, and another is dealt
        again.give(PageNews("page-2", 1, True))
        again.tell(again.evening.begin(Seating(("Ana", "Bruno"))))
        assert again.links[0] != ana
        assert again.links[1] == bruno
        past, _ = again.stream(again.links[0]).next("past")
        assert "wasabi" not in json.dumps(past)


def test_an_id_of_another_evening_is_no_place_in_this_one(table: Table) -> None:
    for has in ("deadbeef-3", "x", "", "-1", "deadbeef-99999999999"):
        stream = table.stream("/", f"has={has}")
        past, _ = stream.next("past")
        assert "Sushi Go, with Ana and Bruno." in stream.lines(past)
        stream.close()


def test_a_seat_has_few_pages_open_and_a_link_that_ended_none(table: Table) -> None:
    ana = table.links[0]
    streams = [table.stream(ana, f"tab={number}") for number in range(5)]
    assert [stream.status for stream in streams] == [200] * 4 + [503]
    same = table.stream(ana, "tab=3")
    assert same.status == 200
    ended = table.stream("/seat/nobody")
    ended.next("ended")


def test_however_many_look_at_the_table_a_seat_has_its_page(table: Table) -> None:
    assert [table.stream("/").status for _ in range(MOST_OPEN + 1)] == [200] * MOST_OPEN + [503]
    ana = table.stream(table.links[0])
    assert ana.status == 200
    ana.next("past")


def test_a_page_is_a_private_channel_as_long_as_it_is_open(table: Table) -> None:
    stream = table.stream(table.links[1], "tab=a")
    stream.next("past")
    table.give(table.take())
    assert list(table.ears) == [2]
    stream.close()
    table.give(table.take())
    assert list(table.ears) == []


def test_the_table_hears_of_each_new_device_and_of_no_reload(table: Table) -> None:
    def opened(tab: str) -> Sequence[tuple[str, int]]:
        stream = table.stream(table.links[0], f"tab={tab}")
        stream.next("past")
        news = table.take()
        assert isinstance(news, PageNews)
        streams.append(stream)
        return [(line.id, line.audience.seat) for line in table.screen.hear(news).announcements]

    streams: list[Stream] = []
    again = [("page-open-again", 0), ("page-open-again-own", 1)]  # who has it alone can tell whether it is a stranger
    assert opened("a") == [("page-open", 0)]
    assert opened("b") == again
    for _ in range(2):
        streams.pop(0).close()
        table.take()
    assert opened("a") == []
    streams.pop(0).close()
    table.take()
    assert opened("c") == again  # while the phone that has it is locked
    table.join(1, table.code)
    table.take()
    assert opened("a") == [("page-open", 0)]


def test_links_of_players_are_not_printed_where_a_screen_reader_would_read_them_out(table: Table) -> None:
    assert [message for message, _ in table.screen.links(is_heard=True)] == ["page-link-table"]


def test_a_page_without_a_language_of_its_own_goes_with_the_table(table: Table) -> None:
    ana, bruno = table.links
    assert table.wish(bruno, lang="pt-BR") == 204
    table.give(Pressed("main", "language"))
    for path, lang in (("/", "fr"), (ana, "fr"), (bruno, "pt-BR")):
        view, _ = table.stream(path).next("view")
        assert view["lang"] == lang
        assert f'<html lang="{lang}">' in table.ask("GET", path).body


def test_a_language_is_of_one_seat_and_marked_on_its_lines(table: Table) -> None:
    ana, bruno = table.links
    assert table.wish(ana, lang="fr") == 204
    assert 'lang="fr"' in table.ask("GET", ana).body
    assert 'lang="en"' in table.ask("GET", bruno).body
    stream = table.stream(ana)
    stream.next("past")
    table.give(Named("page-2", "tempura"))
    while True:
        line, _ = stream.next("line")
        if "tempura" in str(line["text"]):
            break
    assert (line["text"], line["lang"]) == ("Bruno : tempura.", "fr")
    stream.close()
