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
    """Starts and ends the server. `ask` and `on_open` are called in a thread of their own, in order; they may block."""

    def __init__(
        self,
        place: Place,
        record: Record,
        kept: Kept,
        snapshot: Snapshot,
        ask: Callable[[int, Asked], None],
        on_open: Callable[[int, int, bool], None],
    ) -> None:
        self._place = place
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
        import uvicorn  # late: who plays without pages needs none of these

        from assistant.screen.stream import Streams
        from assistant.screen.web import Web

        self._loop = asyncio.get_running_loop()
        streams = Streams(self.pages)
        web = Web(self.pages, streams, f"{self._place.url}/join", lambda *asked: self._later(self._ask, *asked))
        config = uvicorn.Config(
            web.guarded(self._place.address),
            log_config=None,
            access_log=False,  # a link is a secret
            server_header=False,
            lifespan="off",
            ws="none",
            proxy_headers=False,
            timeout_graceful_shutdown=1,
            h11_max_incomplete_event_size=16384,
            limit_concurrency=200,
            ssl_certfile=self._place.certificate or None,
            ssl_keyfile=self._place.key or None,
        )
        server = uvicorn.Server(config)

        def stop() -> None:
            streams.close()
            server.should_exit = True

        self._stop = stop
        self._loop.call_soon(self._started.set)
        await server.serve(sockets=[self._place.listener])
