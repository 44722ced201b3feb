"""From a press on one page to the line on all of them, with forty pages open: a whole game of three is played so."""

from __future__ import annotations

import asyncio
import json
import re
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from tests.bench.hearing import Delays, delays
from tests.e2e.program import Program

CLIENTS = 40
PLAYERS = ("Ana", "Bruno", "Chloé")
KINDS = {"tempura": 14, "sashimi": 14, "dumpling": 14, "maki-2": 12, "maki-3": 8, "salmon-nigiri": 10, "pudding": 9}
REVEALED = re.compile(rf'data: {{"id": "[^"]+", "text": "(?:{"|".join(PLAYERS)}): ')
PATIENCE_S = 20.0


class Page:
    """An open page: the moments at which the lines of reveals came."""

    def __init__(self, url: str) -> None:
        self._url = urlsplit(url)
        self.came_s: asyncio.Queue[float] = asyncio.Queue()

    async def open(self) -> None:
        """Open its events, and go on once the past has come."""
        url = self._url
        reader, self._writer = await asyncio.open_connection(url.hostname, url.port)
        path = f"{url.path.rstrip('/')}/events?tab={id(self)}"
        self._writer.write(f"GET {path} HTTP/1.1\r\nHost: {url.netloc}\r\n\r\n".encode())
        await reader.readuntil(b"event: view\n")
        self._reading = asyncio.create_task(self._read(reader))

    async def _read(self, reader: asyncio.StreamReader) -> None:
        while line := await reader.readline():
            if REVEALED.match(line[:200].decode(errors="replace")):
                self.came_s.put_nowait(time.monotonic())

    async def press(self, wish: Mapping[str, str]) -> float:
        """Press on this page; when that was."""
        url, body = self._url, json.dumps(wish)
        origin = f"{url.scheme}://{url.netloc}"
        reader, writer = await asyncio.open_connection(url.hostname, url.port)
        began_s = time.monotonic()
        head = f"POST {url.path}/ask HTTP/1.1\r\nHost: {url.netloc}\r\nOrigin: {origin}\r\nConnection: close\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode())
        answer = await reader.readline()
        if b"204" not in answer:
            raise RuntimeError(f"a press was refused: {answer!r}")
        writer.close()
        return began_s

    async def close(self) -> None:
        self._reading.cancel()
        self._writer.close()


async def measure(table: str, seats: list[str]) -> list[float]:
    """Milliseconds from each press to each page."""
    own = [Page(url) for url in seats]
    pages = [*own, *(Page(table) for _ in range(CLIENTS - len(own)))]
    for page in pages:
        await page.open()
    taken_ms: list[float] = []
    kinds = [kind for kind, count in KINDS.items() for _ in range(count)]
    for number, kind in enumerate(kinds):
        began_s = await own[number % len(own)].press({"kind": kind})
        came_s = [await asyncio.wait_for(page.came_s.get(), PATIENCE_S) for page in pages]
        taken_ms += [(one_s - began_s) * 1000 for one_s in came_s]
    for page in pages:
        await page.close()
    return taken_ms


def event_to_page() -> Delays:
    """Of all reveals of a game and all pages."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Program(Path(folder), "play", "--screen", "--voice", "none", "--players", ",".join(PLAYERS)) as program,
    ):
        table = program.wait_for("table’s page: ").rpartition(" ")[2]
        seats = [program.wait_for(f"page of {name}: ").rpartition(" ")[2] for name in PLAYERS]
        return delays(asyncio.run(measure(table, seats)))
