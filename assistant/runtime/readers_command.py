"""`sushi-says readers`: which ports there are and what is probably there; or a reader is watched, or added."""

from __future__ import annotations

import sys
from argparse import Namespace

from assistant.config import BadConfig
from assistant.deck.document import BadDeck
from assistant.readers.ports import SerialPort, serial_ports
from assistant.readers.url import BadReaderUrl
from assistant.runtime.aloud import Aloud, Settings, read_settings
from assistant.runtime.readers_add import Adding, described
from assistant.runtime.readers_watch import watch
from assistant.words.announcement import Argument


def readers(options: Namespace) -> int:
    """List the ports, or watch or add a reader. Returns 0, or 2 with one sentence for what cannot be used."""
    try:
        settings = read_settings(options)
        aloud = Aloud(settings)
        try:
            aloud.open(settings.voice)
            if options.watch:
                watch(aloud, settings, options.file)
            elif options.add:
                Adding(aloud, settings).add(options.file)
            else:
                show(aloud, settings, serial_ports())
        except KeyboardInterrupt:
            print()
        finally:
            aloud.close()
    except (BadConfig, BadDeck, BadReaderUrl) as error:
        print(f"{error}.", file=sys.stderr)
        return 2
    return 0


def show(aloud: Aloud, settings: Settings, ports: tuple[SerialPort, ...]) -> None:
    """Tell the readers of the settings, then each port; nothing is opened."""
    for reader in settings.config.readers:
        message = "readers-known-seat" if reader.seat else "readers-known"
        whose: dict[str, Argument] = {"seat": reader.seat} if reader.seat else {}
        aloud.tell(message, {"reader": reader.name, "place": reader.url, **whose})
    for port in ports:
        aloud.tell("readers-port", described(port))
    if not ports:
        aloud.tell("readers-no-ports")
    aloud.tell("readers-how")
