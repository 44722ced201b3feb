"""Listen to one chosen port, or to all at once, until a reader says what it is."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from typing import Any

from assistant.readers.serial_port import PORT_ERRORS
from assistant.readers.trial import Again, Recognised, Trial

_PAUSE_S = 0.01


def try_ports(
    devices: Sequence[str], on_again: Callable[[], None], *, is_chosen: bool, patience_s: float
) -> tuple[str, Recognised] | None:
    """The port where a reader was recognised; None if none was within `patience_s` seconds.

    Only where a player chose the port something may be written to it. `on_again` is called when a card is to be shown
    again. Ports that do not open are left out; if none does, its OSError, ValueError or termios.error is raised.
    """
    with ExitStack() as stack:
        trials = _opened(devices, stack, may_be_asked=is_chosen)
        end_s = time.monotonic() + patience_s
        while time.monotonic() < end_s:
            for device, (port, trial) in list(trials.items()):
                try:
                    found = _step(port, trial)
                except PORT_ERRORS:
                    del trials[device]  # unplugged meanwhile
                    continue
                if isinstance(found, Recognised):
                    return device, found
                if isinstance(found, Again):
                    on_again()
            time.sleep(_PAUSE_S)
    return None


def _opened(devices: Sequence[str], stack: ExitStack, *, may_be_asked: bool) -> dict[str, tuple[Any, Trial]]:
    import serial  # late: it costs start-up time

    trials: dict[str, tuple[Any, Trial]] = {}
    failures: list[Exception] = []
    for device in devices:
        trial = Trial(time.monotonic(), may_be_asked=may_be_asked)
        try:
            port = serial.serial_for_url(device, baudrate=trial.baud, timeout=0, write_timeout=1, exclusive=True)
        except PORT_ERRORS as error:
            failures.append(error)
            continue
        stack.callback(_close, port)
        trials[device] = (port, trial)
    if failures and not trials:
        raise failures[0]
    return trials


def _step(port: Any, trial: Trial) -> Recognised | Again | None:
    reply = b""
    if data := port.read(port.in_waiting or 1):
        found = trial.feed(data, time.monotonic())
    else:
        found, reply = trial.tick(time.monotonic())
    if port.baudrate != trial.baud:
        port.baudrate = trial.baud
        port.reset_input_buffer()
    if reply:
        port.write(reply)
    return found


def _close(port: Any) -> None:
    with suppress(*PORT_ERRORS):
        port.close()
