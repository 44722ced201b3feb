"""From a tag laid on our own card reader to its event in the journal: the program that ships, in a simulated Nano."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from random import Random

from tests.bench.hearing import Delays, delays
from tests.e2e.program import Program, journals
from tests.e2e.scanned_game import card, control
from tests.hardware.simulated_reader import Machine, SimulatedReader

TAGS = 100
LOOK_S = 0.0005
PATIENCE_S = 10
POLL_S = 0.03  # of the firmware: tags are laid at any moment of it
LIFT_S = 0.15


def tag_to_event() -> Delays:
    """Of a hundred tags: cards, each taken back by the card "undo", so that none is refused."""
    chance = Random(1)
    with (
        tempfile.TemporaryDirectory() as folder,
        SimulatedReader(Machine.AVR, has_pty=True, is_live=True) as device,
        playing(Path(folder), device) as program,
    ):
        program.wait_for("Deal nine")
        device.place("04000000", card(0))
        program.wait_for("Ana")
        [journal] = journals(Path(folder))
        taken_ms: list[float] = []
        for number in range(TAGS):
            device.lift()
            time.sleep(LIFT_S + chance.random() * POLL_S)
            is_undone = number % 2 == 0
            taken_ms.append(laid_ms(device, journal, control("undo") if is_undone else card(0), f"0400000{number % 2}"))
        return delays(taken_ms)


def playing(home: Path, device: SimulatedReader) -> Program:
    arguments = ["--players", "Ana, Bruno, Chloé", "--voice", "none", "--state", str(home)]
    return Program(home, "play", *arguments, "--reader", device.url)


def laid_ms(device: SimulatedReader, journal: Path, code: str, uid: str) -> float:
    """Lay a tag; the milliseconds until the journal has its line."""
    size, began_s = journal.stat().st_size, time.perf_counter()
    device.place(uid, code)
    while journal.stat().st_size == size:
        if time.perf_counter() > began_s + PATIENCE_S:
            raise RuntimeError("the tag does not arrive")
        time.sleep(LOOK_S)
    return (time.perf_counter() - began_s) * 1000
