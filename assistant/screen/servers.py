"""The web server at one place: bounded, silent, and nothing more than what the pages need."""

from __future__ import annotations

import logging

import uvicorn
from starlette.types import ASGIApp

from assistant.screen.address import Place
from assistant.screen.connection import Connection

NOBODY = logging.NullHandler()


def server_at(place: Place, app: ASGIApp) -> uvicorn.Server:
    """A server that is not yet started; it serves what stands in front of the pages for this place."""
    # What strangers send is no news for the terminal, which is read aloud.
    log = logging.getLogger("uvicorn")
    log.addHandler(NOBODY)
    log.propagate = False
    certificate = place.certificate
    config = uvicorn.Config(
        app,
        http=Connection,
        log_config=None,
        access_log=False,  # a link is a secret
        server_header=False,
        lifespan="off",
        ws="none",
        proxy_headers=False,
        timeout_graceful_shutdown=1,
        h11_max_incomplete_event_size=16384,
        ssl_certfile=certificate.chain if certificate else None,
        ssl_keyfile=certificate.key if certificate else None,
    )
    return uvicorn.Server(config)
