"""Share a table's pages with the phones of a network: which address, which sockets, and the protected place."""

from __future__ import annotations

import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import AddressValueError, IPv4Address, IPv4Network
from pathlib import Path

from assistant.screen.address import PRIVATE, Address, Place

HOST = "127.0.0.1"
LOCAL = (HOST, "localhost")
ELSEWHERE = ("192.0.2.1", 9)  # RFC 5737: nobody's; a socket for it tells the way out, and nothing is sent


class NotShared(Exception):
    """The pages cannot be shared so; the message is one sentence."""


@dataclass(frozen=True, slots=True)
class Served:
    """The places at which the pages are served, the first being the one to which players are sent. `lack` is the
    message that tells what could not be had of what was asked for.
    """

    places: Sequence[Place]
    lack: str = ""

    @property
    def is_shared(self) -> bool:
        return self.places[0].is_shared

    @property
    def fingerprint(self) -> str:
        """That of the authority which phones are asked to accept; "" where there is none."""
        return next((place.certificate.fingerprint for place in self.places if place.certificate), "")


def serve_at(port: int, share: str | None, folder: Path) -> Served:
    """Take the sockets: this computer's own, or those of the network at this address ("": the one that is found).

    A network that has gone away since the start, and a certificate that cannot be kept, are told, and the pages are
    served without.
    """
    if share is None:
        return Served([own_place(port)])
    try:
        address = network_address(share)
    except NotShared:
        return Served([own_place(port)], lack="share-no-network")
    plain = shared_place(address, port)
    try:
        return Served([plain, protected_place(address, port_of(plain) + 1, folder)])
    except OSError:
        return Served([plain], lack="share-no-certificate")


def network_address(asked: str) -> IPv4Address:
    """The address at which phones reach this computer: the one that was asked for, or the one found. Raises NotShared.

    Only a private network's will do: the pages are for those who sit at the table.
    """
    if not asked:
        address = found_address()
        if address is None:
            raise NotShared("This computer is in no network that could be shared; connect it, or leave out --share.")
    else:
        try:
            address = IPv4Address(asked)
        except AddressValueError as error:
            raise NotShared(f"--share takes an address such as 192.168.1.20, not {asked[:80]!r}.") from error
    if not any(address in IPv4Network(network) for network in PRIVATE):
        raise NotShared(f"{address} is no address of a private network; the pages are shared in such a one only.")
    try:
        listen(str(address), 0).close()
    except OSError as error:
        raise NotShared(f"{address} is not an address of this computer.") from error
    return address


def found_address() -> IPv4Address | None:
    """The address that this computer has in its network; None if it is in none."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(ELSEWHERE)
        return IPv4Address(asking.getsockname()[0])
    return None


def own_place(port: int) -> Place:
    """Where only this computer reaches the pages."""
    listener = listen_near(HOST, port)
    return Place([listener], Address("http", names(LOCAL, listener)), f"http://{names([HOST], listener)[0]}")


def shared_place(address: IPv4Address, port: int) -> Place:
    """Where phones reach them too, plainly; and this computer, also where the network goes away."""
    listener = listen_near(str(address), port)
    listeners = [listener]
    with suppress(OSError):
        listeners.append(listen(HOST, listener.getsockname()[1]))
    hosts = names([str(address), *LOCAL], listener)
    return Place(listeners, Address("http", hosts), f"http://{hosts[0]}", is_shared=True)


def protected_place(address: IPv4Address, port: int, folder: Path) -> Place:
    """Where phones reach them with a certificate. Raises OSError where it cannot be kept."""
    from assistant.screen.certificate import keep_certificate  # late: only who shares needs it

    certificate = keep_certificate(folder, address)
    listener = listen_near(str(address), port)
    hosts = names([str(address)], listener)
    return Place([listener], Address("https", hosts), f"https://{hosts[0]}", certificate, is_shared=True)


def port_of(place: Place) -> int:
    port: int = place.listeners[0].getsockname()[1]
    return port


def names(hosts: Sequence[str], listener: socket.socket) -> list[str]:
    return [f"{host}:{listener.getsockname()[1]}" for host in hosts]


def listen_near(host: str, port: int) -> socket.socket:
    """A socket that listens at this port, or at any where it is taken. Raises OSError where there is none at all."""
    try:
        return listen(host, port)
    except OSError:
        return listen(host, 0)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at this port. Raises OSError."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let two programs have one port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen()  # only now it is known to be free
    except OSError:
        listener.close()
        raise
    return listener
