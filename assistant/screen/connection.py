"""One connection to the pages' server: none that asks for nothing takes the place of one that does.

uvicorn bounds how many connections are answered at once, and the pause between two requests, but waits for a request
without end: whoever opens a few hundred connections and sends nothing, or half a request, would shut all others out.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol

MOST = 100  # that are no open page: a browser has no more than six


class Connection(H11Protocol):
    """Of too many that are no open page, the one whose request is overdue longest gives way."""

    began_s = 0.0  # when it was there for its next request

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.began_s = self.loop.time()
        passing = [one for one in self.connections if isinstance(one, Connection) and one.is_passing]
        if len(passing) > MOST:
            min(passing, key=lambda one: one.began_s).transport.abort()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.began_s = self.loop.time()

    @property
    def is_passing(self) -> bool:
        """Whether it is open, and not for the events of a page: `Streams` bounds those."""
        is_page = bool(self.cycle) and not self.cycle.response_complete and "page" in self.scope["state"]
        return not (is_page or self.transport.is_closing())
