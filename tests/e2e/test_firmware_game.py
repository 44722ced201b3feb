"""A whole game with our own card reader: its program as it ships, in a simulated Nano, and cards with NTAG tags."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.program import Program, journals, records
from tests.e2e.scanned_game import PLAYERS, told, turns
from tests.hardware.simulated_reader import Machine, SimulatedReader


def uid_of(code: str) -> str:
    """A number for each card's tag, of seven bytes as NTAGs have them: its maker's 04 and six of the code's letters."""
    return "04" + code[2:].encode().hex().upper()


def test_it_is_told_as_its_script_is(home: Path) -> None:
    codes = [code for turn in turns() for code in turn]
    expected = told([[code] for code in codes])
    state = home / "games"
    with (
        SimulatedReader(Machine.AVR, has_pty=True, is_live=True) as device,
        Program(
            home, "play", "--players", PLAYERS, "--voice", "none", "--reader", device.url, "--state", str(state)
        ) as game,
    ):
        for code, lines_told in zip(codes, expected.ends, strict=True):
            device.place(uid_of(code), code)
            game.wait_for_lines(lines_told)
            device.lift()
        status = game.interrupt()
    *lines, _goodbye = game.lines
    assert lines == expected.lines
    assert (status, game.errors) == (0, "")
    [journal] = journals(state)
    assert len(records(journal)) == 1 + len(codes)  # no card too many, none too few
