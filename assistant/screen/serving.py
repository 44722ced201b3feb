"""The pages' server, in a thread with a loop of its own: lines and drawings go in, wishes come out."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor

from assistant.screen.address import Place
from assistant.screen.asked import Asked
from assistant.screen.drawing import Snapshot
from assistant.screen.pages import Pages, Spoken
from assistant.screen.record import Kept, Record

START_S = 10.0


class Serving:
    """Starts and ends the server, at the place to which players are sent and, if there is one, at the protected one.

    `ask` and `on_open` are called in a thread of their own, in order; they may block.
    """

    def __init__(
        self,
        places: Sequence[Place],
        record: Record,
        kept: Kept,
        snapshot: Snapshot,
        ask: Callable[[int, Asked], None],
        on_open: Callable[[int, int, bool, bool], None],
    ) -> None:
        self._places = places
        self._asking = ThreadPoolExecutor(1, "pages")
        self.pages = Pages(record, kept, snapshot, lambda *news: self._later(on_open, *news))
        self._ask = ask
        self._started = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), name="screen", daemon=True)

    def start(self) -> None:
        """Serve from now on; the record of a new evening is begun."""
        self.pages.record.begin(self.pages.kept)
        self._thread.start()
        self._started.wait(START_S)

    def tell(self, lines: Sequence[Spoken], snapshot: Snapshot) -> None:
        """Show on all pages what was just said and how the table is; called by the thread that owns the table."""
        self._call(self.pages.tell, lines, snapshot)

    def renew(self, seats: Sequence[int], *, forgets: bool = False) -> None:
        """Give new links to these seats; `forgets` what was told to who sat there before."""
        self._call_and_wait(self.pages.forget if forgets else self.pages.renew, seats)

    def close(self) -> None:
        if self._thread.is_alive():
            self._call(self._stop)
            self._thread.join(5.0)
        self._asking.shutdown(wait=False, cancel_futures=True)
        self.pages.record.close()

    def _call(self, what: Callable[..., None], *values: object) -> None:
        self._loop.call_soon_threadsafe(what, *values)

    def _call_and_wait(self, what: Callable[..., None], *values: object) -> None:
        done: Future[None] = Future()

        def call() -> None:
            what(*values)
            done.set_result(None)

        self._call(call)
        done.result(START_S)

    def _later(self, what: Callable[..., None], *values: object) -> None:
        self._asking.submit(what, *values)

    async def _serve(self) -> None:
        # Late: who plays without pages needs none of these.
        from assistant.screen.servers import server_at
        from assistant.screen.stream import Streams
        from assistant.screen.web import Web

        self._loop = asyncio.get_running_loop()
        streams = Streams(self.pages)
        web = Web(self.pages, streams, self._places, lambda *asked: self._later(self._ask, *asked))
        servers = [server_at(place, web.guarded(place.address)) for place in self._places]

        def stop() -> None:
            streams.close()
            for server in servers:
                server.should_exit = True

        self._stop = stop
        self._loop.call_soon(self._started.set)
        pairs = zip(servers, self._places, strict=True)
        await asyncio.gather(*(server.serve(sockets=list(place.listeners)) for server, place in pairs))
