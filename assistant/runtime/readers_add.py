"""`sushi-says readers --add`: find a reader by ear, find out what it speaks, and write it into the settings."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from assistant.config import Config, ReaderConfig, save
from assistant.config.settings import PLAYERS
from assistant.readers.port_kinds import port_kind
from assistant.readers.ports import SerialPort, serial_ports
from assistant.readers.serial_port import PORT_ERRORS
from assistant.readers.trial import Recognised
from assistant.readers.trial_ports import try_ports
from assistant.readers.url import SerialUrl, parse_reader_url
from assistant.runtime.aloud import Aloud, Settings
from assistant.words.announcement import Argument, Phrase

PATIENCE_S = 60.0  # so long a player may look for a card
MODELS: Mapping[str, str] = {
    "port-ch340": "CH340",
    "port-cp210x": "CP210x",
    "format-rdm6300": "RDM6300",
    "format-id12": "ID-12",
    "format-pn532": "PN532",
}

Ports = Callable[[], Sequence[SerialPort]]


class Adding:
    """Leads through it by questions that are printed and said, and answered by a number and Enter."""

    def __init__(self, aloud: Aloud, settings: Settings, ports: Ports = serial_ports) -> None:
        self._aloud = aloud
        self._settings = settings
        self._ports = ports

    def add(self, place: str | None = None) -> None:
        """Add the reader at `place`, a port or a whole address; without one, the players choose or let a reader speak.

        Raises BadReaderUrl for an address that is none.
        """
        if place is not None and ":" in place:
            self._keep(str(parse_reader_url(place)))
            return
        ports = [SerialPort(place)] if place is not None else list(self._ports())
        if not ports:
            self._aloud.tell("readers-no-ports")
            return
        chosen = ports if place is not None else self._choose(ports)
        if found := self._recognise(chosen, is_chosen=len(chosen) == 1):
            self._keep(str(found))

    def _choose(self, ports: Sequence[SerialPort]) -> Sequence[SerialPort]:
        """One port by its number; all of them for Enter alone, so that the reader that speaks is the one."""
        for number, port in enumerate(ports, 1):
            self._aloud.tell("readers-choice", {"number": number, **described(port)})
        self._aloud.tell("readers-which")
        while answer := self._aloud.ask():
            if answer.isdecimal() and 0 < int(answer) <= len(ports):
                return [ports[int(answer) - 1]]
            self._aloud.tell("readers-not-that")
        return ports

    def _recognise(self, ports: Sequence[SerialPort], *, is_chosen: bool) -> SerialUrl | None:
        self._aloud.tell("readers-show-card")
        try:
            found = try_ports(
                [port.device for port in ports],
                lambda: self._aloud.tell("readers-again"),
                is_chosen=is_chosen,
                patience_s=PATIENCE_S,
            )
        except PORT_ERRORS as error:
            self._aloud.tell("readers-does-not-open", {"reason": f"{str(error).removesuffix('.')}."})
            return None
        if found is None:
            self._aloud.tell("readers-nothing")
            return None
        device, what = found
        self._aloud.tell("readers-recognised", {"format": named(f"format-{what.format}")})
        return address(next(port for port in ports if port.device == device), what)

    def _keep(self, url: str) -> None:
        """Ask whose it is, and write it down."""
        self._aloud.tell("readers-whose")
        while (answer := self._aloud.ask()) and not (answer.isdecimal() and int(answer) <= PLAYERS):
            self._aloud.tell("readers-not-that")
        if answer is None:
            self._aloud.tell("readers-unchanged")
            return
        config, name = with_reader(self._settings.config, url, int(answer or 0))
        try:
            save(config, self._settings.file, os.environ)
        except OSError as error:
            print(f"{self._settings.file}: {error.strerror}.", file=sys.stderr)
            self._aloud.tell("readers-unchanged")
            return
        self._aloud.tell("readers-added", {"reader": name, "file": str(self._settings.file)})


def described(port: SerialPort) -> dict[str, Argument]:
    """A port as messages name it."""
    return {"place": port.device, "kind": named(f"port-{port_kind(port).value}")}


def named(message: str) -> Phrase:
    """A kind of port or of reader; some messages take the name of a product from here, since they hold no digits."""
    model = MODELS.get(message)
    return Phrase(message) if model is None else Phrase(message, {"model": model})


def address(port: SerialPort, what: Recognised) -> SerialUrl:
    """How the reader is to be found again: by its serial number, else by its socket, else by its path."""
    location = "" if port.serial else port.location
    return SerialUrl(port.device, what.baud, what.format, port.serial, location)


def with_reader(config: Config, url: str, seat: int) -> tuple[Config, str]:
    """The settings with this reader, and its name. A reader that stood at the same place gives way to it."""
    kept = tuple(reader for reader in config.readers if _place(reader.url) != _place(url))
    names = {reader.name for reader in kept}
    wished = [f"r{seat}"] if seat else ["main"]
    name = next(name for name in (*wished, *(f"reader-{number}" for number in range(2, 99))) if name not in names)
    return replace(config, readers=(*kept, ReaderConfig(url, name, seat))), name


def _place(url: str) -> object:
    parsed = parse_reader_url(url)
    if not isinstance(parsed, SerialUrl):
        return parsed
    return (parsed.serial, parsed.location) if parsed.serial or parsed.location else parsed.device
