"""Where the pages are served, and by which names they may be asked for."""

from __future__ import annotations

import socket
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

# RFC 1918, 3927, 6598 and 1122; the last is one of closed networks, such as those of virtual machines (RFC 5737).
PRIVATE = (
    "10.0.0.0/8",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "169.254.0.0/16",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "192.0.2.0/24",
)


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
    is_shared: bool = False  # other devices reach it too
