"""Where the pages are served, and by which names they may be asked for."""

from __future__ import annotations

import socket
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Address:
    """`hosts` are all names, with port, that may stand in a request's Host."""

    scheme: str
    hosts: Collection[str]

    @property
    def origins(self) -> Collection[str]:
        return [f"{self.scheme}://{host}" for host in self.hosts]


@dataclass(frozen=True, slots=True)
class Certificate:
    """What HTTPS is served with, and what phones are asked to accept."""

    chain: Path
    key: Path
    authority: bytes  # its certificate, DER
    fingerprint: str  # of the authority: SHA-256 in hex, with colons


@dataclass(frozen=True, slots=True)
class Place:
    """Where to serve: the sockets, and the address by which players reach it. A certificate makes it HTTPS."""

    listeners: Sequence[socket.socket]
    address: Address
    url: str  # "http://127.0.0.1:8047"
    certificate: Certificate | None = None
