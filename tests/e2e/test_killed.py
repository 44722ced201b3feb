"""Killed at any moment, the game goes on: nothing that was said is lost, and nothing counts twice."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from assistant.runtime.supervisor import TRIES
from tests.e2e.program import Program, journals, records
from tests.e2e.scanned_game import PLAYERS, badge, card, control, told, turns
from tests.hardware.pty_reader import PtyReader

GOES_ON = "The game goes on. Round two, turn one, waiting for Bruno and Chloé."


class Table:
    """Starts the program again and again at one table, and scans what comes next."""

    def __init__(self, home: Path, scanner: PtyReader) -> None:
        self.home, self.scanner, self.state = home, scanner, home / "games"

    def start(self, *arguments: str) -> Program:
        return Program(
            self.home, "play", *arguments, "--reader", self.scanner.url, "--state", str(self.state), "--voice", "none"
        )

    def scan(self, program: Program, played: list[list[str]]) -> None:
        """Scan these turns, each once the one before has been told."""
        self.scanner.wait_for_listener()
        for turn in played:
            self.scanner.scan(*turn)
            program.wait_for("Hands of")

    def kill_in_second_round(self) -> None:
        """Play until Ana has revealed in the second round, and kill the process that watches, and so all."""
        with self.start("--players", PLAYERS) as program:
            self.scanner.wait_for_listener()
            lines = told(turns()[:9]).ends
            for turn, count in zip(turns()[:9], lines, strict=True):
                self.scanner.scan(*turn)
                program.wait_for_lines(count)
            self.scanner.scan(turns()[9][0])
            program.wait_for_lines(lines[-1] + 1)
            program.kill(signal.SIGKILL)
            assert program.wait() == -signal.SIGKILL  # and nothing that it started goes on

    def finish(self, program: Program) -> list[str]:
        """Scan the rest; tell what was said of it."""
        rest = [turns()[9][1:], *turns()[10:]]
        ends = told(turns()).ends
        began = len(program.lines)
        self.scanner.wait_for_listener()
        for turn, end in zip(rest, ends[9:], strict=True):
            self.scanner.scan(*turn)
            program.wait_for_lines(began + end - ends[8] - 1)
        return program.lines[began:]


@pytest.fixture
def table(home: Path, scanner: PtyReader) -> Table:
    return Table(home, scanner)


def test_killed_in_the_middle_it_resumes_and_ends_with_the_same_result(table: Table) -> None:
    table.kill_in_second_round()
    with table.start("--resume") as program:
        assert program.wait_for("The game goes on") == GOES_ON
        program.wait_for("as the cards lie")
        assert table.finish(program) == told(turns()).lines[told(turns()).ends[8] + 1 :]
        program.interrupt()
    [journal] = journals(table.state)
    assert len(records(journal)) == 1 + sum(map(len, turns()))


def test_a_game_goes_on_in_its_language_unless_another_is_wished(table: Table) -> None:
    with table.start("--players", PLAYERS, "--lang", "fr") as program:
        table.scanner.wait_for_listener()
        table.scanner.scan(turns()[0][0])
        program.wait_for("Ana : ")
        program.kill(signal.SIGKILL)
        program.wait()
    for arguments, words in (([], "La partie reprend."), (["--lang", "pt-BR"], "A partida continua.")):
        with table.start("--resume", *arguments) as program:
            program.wait_for(words)
            program.interrupt()


def test_an_open_game_is_offered_and_goes_on_at_the_resume_card(table: Table) -> None:
    table.kill_in_second_round()
    [journal] = journals(table.state)
    before = journal.read_bytes()
    with table.start() as program:
        assert program.wait_for("open game").startswith(
            "An open game was found. Round two, turn one, waiting for Bruno"
        )
        assert journal.read_bytes() == before
        table.scanner.wait_for_listener()
        table.scanner.scan(control("resume"))
        assert program.wait_for("The game goes on") == GOES_ON
        program.wait_for("as the cards lie")
        assert table.finish(program)[-3].startswith("Bruno wins"), "before the box and another game"
        program.interrupt()


def test_another_game_may_be_begun_instead_and_the_open_one_is_left_as_it_is(table: Table) -> None:
    table.kill_in_second_round()
    [journal] = journals(table.state)
    before = journal.read_bytes()
    with table.start() as program:
        table.scanner.wait_for_listener()
        table.scanner.scan(badge(1), badge(2), control("start"), card(0), control("resume"))
        program.wait_for("tempura")
        program.wait_for("means nothing now")
        program.interrupt()
    assert journals(table.state)[0] == journal
    assert journal.read_bytes() == before
    assert len(records(journals(table.state)[1])) == 2


def test_a_crash_of_the_one_that_plays_restarts_it_into_the_open_game(table: Table) -> None:
    with table.start("--players", PLAYERS) as program:
        table.scan(program, turns()[:2])
        crashed = program.player
        program.kill(signal.SIGSEGV, crashed)
        assert (
            program.wait_for("goes on") == "The game goes on. Round one, turn three, waiting for Ana, Bruno and Chloé."
        )
        assert program.player != crashed
        table.scan(program, turns()[2:4])
        assert program.interrupt() == 0
    [journal] = journals(table.state)
    assert len(records(journal)) == 1 + sum(map(len, turns()[:4]))


def test_one_that_crashes_again_and_again_is_given_up_and_the_game_is_kept(table: Table) -> None:
    with table.start("--players", PLAYERS) as program:
        table.scan(program, turns()[:1])
        for crash in range(TRIES):
            if crash:
                program.wait_for("The game goes on")
            program.kill(signal.SIGSEGV, program.player)
        assert program.wait() == 128 + signal.SIGSEGV
        assert "--resume" in program.errors
    with table.start("--resume") as program:
        assert "turn two" in program.wait_for("The game goes on")
        program.interrupt()


def test_one_that_is_killed_is_not_started_again(table: Table) -> None:
    with table.start("--players", PLAYERS) as program:
        program.wait_for("Deal nine")
        program.kill(signal.SIGKILL, program.player)
        assert program.wait() == 128 + signal.SIGKILL


def test_a_request_to_end_is_handed_on(table: Table) -> None:
    with table.start("--players", PLAYERS) as program:
        program.wait_for("Deal nine")
        program.kill(signal.SIGTERM)
        assert program.wait() == 128 + signal.SIGTERM


def test_an_interrupt_of_the_process_that_was_started_leaves_the_table(table: Table) -> None:
    """As a process manager sends it, where no terminal sends it to all."""
    with table.start("--players", PLAYERS) as program:
        program.wait_for("Deal nine")
        program.kill(signal.SIGINT)
        assert program.wait() == 0
    assert program.errors == ""
