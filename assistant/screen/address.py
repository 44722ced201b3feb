"""Where the pages are served, and by which names they may be asked for."""

from __future__ import annotations

import socket
from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Address:
    """`hosts` are all names, with port, that may stand in a request's Host."""

    scheme: str
    hosts: Collection[str]

    @property
    def origins(self) -> Collection[str]:
        return [f"{self.scheme}://{host}" for host in self.hosts]


@dataclass(frozen=True, slots=True)
class Place:
    """Where to serve: the socket, and the address by which players reach it. A certificate makes it HTTPS."""

    listener: socket.socket
    address: Address
    url: str  # "http://127.0.0.1:8047"
    certificate: str = ""
    key: str = ""
