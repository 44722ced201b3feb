"""The pages' addresses: what may be asked for, by whom, and how often. See docs/screen.md."""

from __future__ import annotations

import hmac
import io
import time
from collections.abc import Callable, Sequence
from urllib.parse import parse_qs

import segno
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from assistant.screen.address import Address, Place
from assistant.screen.asked import LANGUAGES, LONGEST, Asked, BadRequest, LanguageChosen, parse_asked
from assistant.screen.guard import Guard
from assistant.screen.limits import Allowance
from assistant.screen.pages import SEATS, Pages, text
from assistant.screen.stream import Streams
from assistant.screen.templates import fill, is_there, static
from assistant.words.announcement import TABLE
from assistant.words.catalogue import load_catalogue

FILES = {
    "page.css": "text/css",
    "look.js": "text/javascript",
    "common.js": "text/javascript",
    "drawing.js": "text/javascript",
    "table.js": "text/javascript",
    "seat.js": "text/javascript",
    "join.js": "text/javascript",
    "icon.svg": "image/svg+xml",
    "scan.css": "text/css",
    "scan.js": "text/javascript",
    "aiming.js": "text/javascript",
    "scan-worker.js": "text/javascript",
    "patch.js": "text/javascript",
    "vendor/zxing-reader.js": "text/javascript",
    "vendor/zxing_reader.wasm": "application/wasm",
}
READS_CAMERAS = "vendor/zxing_reader.wasm"  # is missing where the package was built without npm


class Web:
    """The application. `ask` gets what a seat's page wishes; it may wait, and so does that page."""

    def __init__(
        self, pages: Pages, streams: Streams, places: Sequence[Place], ask: Callable[[int, Asked], None]
    ) -> None:
        self._pages, self._ask, self._join_url = pages, ask, f"{places[0].url}/join"
        safe = next((place for place in places if place.certificate), None)
        self._is_shared = places[0].is_shared
        self._safe_url, self._certificate = (safe.url, safe.certificate) if safe else ("", None)
        self._wishes = {seat: Allowance(20, 8.0) for seat in SEATS}
        self._joining = Allowance(5, 1 / 12)  # a million codes: at this pace a guess takes months
        seat = "/seat/{token}"
        self.app = Starlette(
            routes=[
                Route("/", self.table),
                Route("/join", self.join_page, methods=["GET"]),
                Route("/join", self.join, methods=["POST"]),
                Route("/join.svg", self.join_code),
                Route("/events", streams, methods=["GET"]),
                Route(f"{seat}/events", streams, methods=["GET"]),
                Route(f"{seat}/link.svg", self.link_code),
                Route(f"{seat}/ask", self.ask, methods=["POST"]),
                Route(seat, self.seat),
                Route("/certificate", self.certificate),
                Route("/sushi-says.crt", self.authority),
                Route("/static/{name:path}", self.file),
            ]
        )

    def guarded(self, address: Address) -> Guard:
        return Guard(self.app, address)

    # Pages

    async def table(self, request: Request) -> Response:
        return self.page("table.html", TABLE.seat, {})

    async def seat(self, request: Request) -> Response:
        seat = self._pages.seat_of(request.path_params["token"])
        if not seat:
            return self.page("ended.html", TABLE.seat, {}, status=404)
        words = self._pages.words(seat)
        name = text(words, self._pages.name(seat))
        return self.page("seat.html", seat, {"title": words.render("screen-title-seat", {"seat": name})})

    async def join_page(self, request: Request) -> Response:
        return self.joining("", 200)

    def joining(self, trouble: str, status: int) -> Response:
        pages = self._pages
        words = pages.words(TABLE.seat)
        names = {f"name-{seat}": text(words, pages.name(seat)) for seat in SEATS}
        seats = len(pages.snapshot.names) or len(SEATS)
        told = words.render(trouble, {}) if trouble else ""
        return self.page("join.html", TABLE.seat, {**names, "seats": str(seats), "trouble": told}, status=status)

    def page(self, name: str, seat: int, values: dict[str, str], status: int = 200) -> Response:
        words = self._pages.words(seat)
        chosen = self._pages.kept.langs.get(seat, "")
        address = self._join_url.partition("://")[2]
        shown = {"lang": words.lang, "number": str(seat), "chosen": chosen, "address": address, **values}
        shown |= {"reads": "yes" if is_there(READS_CAMERAS) else "", "safe": self._safe_url}
        phones, here = ("", " hidden") if self._is_shared else (" hidden", "")
        shown |= {"phones-hidden": phones, "here-hidden": here}
        return HTMLResponse(fill(name, words, shown), status)

    # A seat's link, by the code that the table hears

    async def join(self, request: Request) -> Response:
        body = parse_qs((await bounded(request)).decode("utf-8", "replace"))
        seat, code = body.get("seat", [""])[0], "".join(body.get("code", [""])[0].split())
        if not self._joining.take(time.monotonic()):
            return self.joining("screen-join-wait", 429)
        if seat not in map(str, SEATS) or not hmac.compare_digest(code.encode(), self._pages.kept.code.encode()):
            return self.joining("screen-join-wrong", 403)
        self._pages.renew([int(seat)])
        return RedirectResponse(f"/seat/{self._pages.kept.tokens[int(seat)]}", 303)

    async def join_code(self, request: Request) -> Response:
        return qr(self._join_url)

    async def link_code(self, request: Request) -> Response:
        token = request.path_params["token"]
        if not self._pages.seat_of(token):
            return PlainTextResponse("", 404)
        return qr(f"{self._join_url.removesuffix('/join')}/seat/{token}")

    # What a phone is asked to accept, so that its camera may be used

    async def certificate(self, request: Request) -> Response:
        if self._certificate is None:
            return PlainTextResponse("", 404)
        lang = request.query_params.get("lang")
        words = load_catalogue(lang) if lang in LANGUAGES else self._pages.words(TABLE.seat)
        shown = {"lang": words.lang, "fingerprint": self._certificate.fingerprint}
        return HTMLResponse(fill("certificate.html", words, shown))

    async def authority(self, request: Request) -> Response:
        if self._certificate is None:
            return PlainTextResponse("", 404)
        return Response(self._certificate.authority, media_type="application/x-x509-ca-cert")

    # Wishes

    async def ask(self, request: Request) -> Response:
        seat = self._pages.seat_of(request.path_params["token"])
        if not seat:
            return PlainTextResponse("", 404)
        if not self._wishes[seat].take(time.monotonic()):
            return PlainTextResponse("", 429)
        try:
            asked = parse_asked(await bounded(request))
        except BadRequest as error:
            return PlainTextResponse(f"{error}.", 400)
        if isinstance(asked, LanguageChosen):
            self._pages.choose_language(seat, asked.lang)
        self._ask(seat, asked)
        return Response(status_code=204)

    async def file(self, request: Request) -> Response:
        name = request.path_params["name"]
        if name not in FILES or not is_there(name):
            return PlainTextResponse("", 404)
        return Response(static(name), media_type=FILES[name], headers={"cache-control": "no-cache"})


async def bounded(request: Request) -> bytes:
    """The body of a request; one that is too long, or breaks off, is none of ours, and empty. Raises no error."""
    body = b""
    try:
        async for part in request.stream():
            body += part
            if len(body) > LONGEST:
                return b""
    except ClientDisconnect:
        return b""
    return body


def qr(link: str) -> Response:
    """A QR code as a drawing, black on white whatever the page's colours are."""
    drawing = io.BytesIO()
    segno.make(link, error="m", micro=False).save(drawing, kind="svg", border=4, dark="#000", light="#fff", scale=4)
    return Response(drawing.getvalue(), media_type="image/svg+xml")
