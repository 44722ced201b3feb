"""Server-sent events of one page: what it missed, how the table is, and then every line as it is said."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from assistant.screen.pages import Pages, event

HEARTBEAT_S = 10.0  # a page that hears nothing for much longer knows that it is cut off
MOST_OPEN = 64  # of one page at once: that of the table, which needs no link, takes no room from a seat
MOST_OF_A_SEAT = 4
LONGEST_TAB = 40


class Streams:
    """The ASGI end of `/events` and of each seat's."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages
        self._closing = asyncio.Event()

    def close(self) -> None:
        """End all of them; the pages come back by themselves when there is a server again."""
        self._closing.set()
        self._pages.wake()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        token = request.path_params.get("token")
        seat = 0 if token is None else self._pages.seat_of(token)
        is_seat = token is not None
        tab = request.query_params.get("tab", "")[:LONGEST_TAB] or secrets.token_hex(8)
        others = self._pages.count(seat, without=tab) if is_seat else 0
        same = sum(page.seat == seat for page in self._pages.opened)
        if same >= MOST_OPEN or others >= MOST_OF_A_SEAT:
            await PlainTextResponse("Too many pages.", 503)(scope, receive, send)
            return
        scope["state"]["page"] = True  # an open one: its connection stays, see `Connection`
        headers = [(b"content-type", b"text/event-stream; charset=utf-8"), (b"x-accel-buffering", b"no")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        if is_seat and not seat:
            await send({"type": "http.response.body", "body": event("ended", {})})
            return
        await Stream(self._pages, seat, receive, send, self._closing).run(request, tab)


class Stream:
    """One open page."""

    def __init__(self, pages: Pages, seat: int, receive: Receive, send: Send, closing: asyncio.Event) -> None:
        self._pages, self._seat = pages, seat
        self._receive, self._send = receive, send
        self._closing = closing
        self._news = asyncio.Event()

    async def run(self, request: Request, tab: str) -> None:
        """Serve the page until it leaves, its link ends, or the server does."""
        page = self._pages.open(self._seat, tab, self._news.set)
        leaving = asyncio.create_task(self._leaves())
        try:
            sent, version = await self._begin(request)
            while not (leaving.done() or self._closing.is_set() or page.is_ended or page.is_replaced):
                news, sent = self._pages.news(self._seat, sent)
                if version != self._pages.version:
                    version = self._pages.version
                    news += self._pages.drawn(self._seat)
                if news:
                    await self._write(news)
                if not await self._wait():
                    await self._write(event("beat", {}))
            if page.is_ended:
                await self._write(event("ended", {}))
        finally:
            leaving.cancel()
            self._pages.close(page)
            with suppress(asyncio.CancelledError):
                await leaving
        await self._send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _begin(self, request: Request) -> tuple[int, int]:
        """What the page has not got, in one piece, and one recap for all of it."""
        pages, feed = self._pages, self._pages.kept.feeds[self._seat]
        has = pages.number(request.headers.get("last-event-id", request.query_params.get("has", "")))
        seen = has or pages.number(request.query_params.get("seen", ""))
        lines = [pages.told(line) for line in feed.history(has)]
        past = {"lines": lines, "recap": pages.recap(self._seat, seen), "lang": pages.lang(self._seat)}
        sent, version = feed.last, pages.version
        past_and_view = event("past", past, pages.id(sent)) + pages.drawn(self._seat)
        await self._write(b"retry: 1000\n" + past_and_view)
        return sent, version

    async def _wait(self) -> bool:
        """Whether there is news; without any, the silence is broken now and then, to notice who has left."""
        with suppress(TimeoutError):
            async with asyncio.timeout(HEARTBEAT_S):
                await self._news.wait()
        is_news = self._news.is_set()
        self._news.clear()
        return is_news

    async def _leaves(self) -> None:
        while (await self._receive())["type"] != "http.disconnect":
            pass
        self._news.set()

    async def _write(self, body: bytes) -> None:
        await self._send({"type": "http.response.body", "body": body, "more_body": True})
