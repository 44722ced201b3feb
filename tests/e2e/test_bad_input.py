"""What cannot be used is one sentence, exit 2, and nothing changes on the disk; what fails later stops no game."""

from __future__ import annotations

import json
import os
import resource
from pathlib import Path

import pytest

from tests.e2e.program import AtTerminal, Program, journals, records, run
from tests.e2e.scanned_game import PLAYERS, card, turns
from tests.hardware.pty_reader import PtyReader

BEGAN = {
    "v": 1,
    "seq": 0,
    "at": 1.0,
    "type": "began",
    "game": "sushi-go",
    "players": ["Ana", "Bruno"],
    "rules": {},
    "badges": [1, 2],
    "lang": "en",
}


def tree(folder: Path) -> dict[str, bytes | None]:
    """Everything below a folder, files with what is in them."""
    return {str(path): path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


def refuses(home: Path, *arguments: str) -> str:
    """The one sentence, with which it ends at once."""
    before = tree(home)
    done = run(home, "play", *arguments)
    assert (done.returncode, done.stdout) == (2, ""), done
    assert done.stderr.endswith(".\n")
    assert done.stderr.count("\n") == 1
    assert tree(home) == before
    return done.stderr.strip()


@pytest.mark.parametrize(
    ("text", "line", "value"),
    [
        ('lang = "en"\nspeaker = "radio"\n', 2, "'radio'"),
        ("lang =\n", 1, "not TOML"),
        ("[speech]\nrate = 9000\n", 2, "9000"),
        ("volume = 11\n", 1, "'volume'"),
        ('[[readers]]\nurl = "carrier-pigeon:"\n', 2, "'carrier-pigeon:'"),
    ],
)
def test_a_malformed_configuration(home: Path, text: str, line: int, value: str) -> None:
    file = home / "table.toml"
    file.write_text(text, encoding="utf-8")
    said = refuses(home, "--config", str(file), "--players", "Ana, Bruno")
    assert said.startswith(f"{file}, line {line}: ")
    assert value in said


def test_a_configuration_that_is_not_there(home: Path) -> None:
    assert refuses(home, "--config", "no.toml") == "no.toml: there is no such file."


@pytest.mark.parametrize("url", ["carrier-pigeon://x", "serial://", "socket://localhost", "COM3"])
def test_an_unknown_reader(home: Path, url: str) -> None:
    assert repr(url) in refuses(home, "--reader", url)


@pytest.mark.parametrize("players", ["Ana", "A,B,C,D,E,F"])
def test_too_few_or_too_many_players(home: Path, players: str) -> None:
    assert "two to five players" in refuses(home, "--players", players)


def test_house_rules_that_make_no_game(home: Path) -> None:
    file = home / "table.toml"
    file.write_text('[rules]\ndummy = "on"\n', encoding="utf-8")
    assert "two players" in refuses(home, "--config", str(file), "--players", PLAYERS)


@pytest.mark.parametrize(
    ("content", "line", "reason"),
    [
        (b"tempura\n", 1, "not a record"),
        (b"\xff\xfe\n", 1, "not a record"),
        (json.dumps({**BEGAN, "v": 2}).encode() + b"\n", 1, "newer version"),
        (json.dumps({**BEGAN, "game": "chess"}).encode() + b"\n", 1, "'chess'"),
        (json.dumps({**BEGAN, "players": [], "badges": []}).encode() + b"\n", 1, "two to five"),
        (json.dumps({**BEGAN, "rules": {"reveal": "never"}}).encode() + b"\n", 1, "house rules"),
        (json.dumps(BEGAN).encode() + b'\n{"v": 1, "seq": 5, "type": "undone"}\n', 2, "record 1 is missing"),
        (json.dumps(BEGAN).encode() + b'\n{"v": 1, "seq": 1, "type": "danced"}\n', 2, "'danced'"),
        (json.dumps(BEGAN).encode() + b'\n{"v": 1, "seq": 1, "type": "undone"}\n', 2, "nothing-to-undo"),
    ],
)
def test_a_journal_that_cannot_be_read(home: Path, content: bytes, line: int, reason: str) -> None:
    state = home / "games"
    state.mkdir()
    journal = state / "2026-01-01T20-00-00-000.jsonl"
    journal.write_bytes(content)
    said = refuses(home, "--resume", "--state", str(state))
    assert said.startswith(f"{journal}, line {line}: ")
    assert reason in said

    done = run(home, "play", "--players", "Ana, Bruno", "--state", str(state))  # it does not keep anybody from playing
    assert done.returncode == 0
    assert "Deal ten" in done.stdout
    assert done.stderr.strip() == said
    assert journal.read_bytes() == content


def test_a_folder_that_is_a_file(home: Path) -> None:
    (home / "games").write_text("", encoding="utf-8")
    said = refuses(home, "--players", "Ana, Bruno", "--state", str(home / "games"))
    assert said.startswith(f"{home / 'games'}: no game can be kept there: ")


def test_a_folder_that_may_not_be_written(home: Path) -> None:
    state = home / "games"
    state.mkdir(mode=0o500)
    nobody_special = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] if os.geteuid() == 0 else []
    with Program(home, "play", "--players", "Ana, Bruno", "--state", str(state), before=nobody_special) as program:
        assert program.wait() == 2
    assert (program.lines, program.errors) == ([], f"{state}: no game can be kept there: it may not be written.\n")


@pytest.mark.parametrize(
    ("arguments", "closed", "said"),
    [
        (["score"], "<&-", "standard input is closed: name a file.\n"),
        (["readers", "--decode", "text"], "<&-", "standard input is closed: name a file.\n"),
        (["score"], ">&-", "standard output is closed.\n"),
        (["play"], ">&-", "standard output is closed.\n"),
        (["voices"], ">/dev/full", "standard output cannot be written: No space left on device.\n"),
        (["score", "no-such-file"], "2>&-", ""),
    ],
)
def test_a_stream_that_is_closed_or_full(home: Path, arguments: list[str], closed: str, said: str) -> None:
    with Program(home, *arguments, before=redirected(closed)) as program:
        assert program.wait() == 2
    assert program.errors == said


def redirected(how: str) -> list[str]:
    """Start a program with a stream closed or led elsewhere."""
    return ["sh", "-c", f'exec "$@" {how}', "sh"]


def full_disk(free: int) -> list[str]:
    """Start a program whose files cannot grow beyond so many half kilobytes.

    Compiled modules are not written: Python would take the half of one for the whole ever after.
    """
    return ["sh", "-c", f'ulimit -S -f {free}; export PYTHONDONTWRITEBYTECODE=1; exec "$@"', "sh"]


def test_a_disk_that_is_full_for_a_while_stops_no_game_and_loses_nothing(home: Path, scanner: PtyReader) -> None:
    state = home / "games"
    arguments = ["--players", PLAYERS, "--reader", scanner.url, "--state", str(state), "--voice", "none"]
    with Program(home, "play", *arguments, before=full_disk(2)) as program:
        scanner.wait_for_listener()
        scanner.scan(*turns()[0], *turns()[1])
        program.wait_for("Hands of seven")
        [journal] = journals(state)
        assert 0 < len(records(journal)) < 5
        for process in (program.pid, program.player):
            resource.prlimit(process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        scanner.scan(*turns()[2])
        program.wait_for("Hands of six")
        assert len(records(journal)) == 1 + sum(map(len, turns()[:3]))
        program.interrupt()
    assert len([line for line in program.lines if line.startswith("The game cannot be written")]) == 1
    assert program.errors == f"{state}: File too large.\n"
    with Program(home, "play", "--resume", *arguments[2:]) as program:
        assert "turn four" in program.wait_for("The game goes on")
        program.interrupt()


def test_a_disk_that_takes_nothing_at_all_stops_no_evening(home: Path) -> None:
    with AtTerminal(home, "play", "--voice", "none", before=full_disk(0)) as program:
        program.wait_for("Press one")
        program.type("1")
        program.wait_for("config.toml: File too large.")
        program.wait_for("Scan the badges")
        program.type("12Ana\r")
        program.wait_for("Seat two is Ana.")
        program.type("+")
        program.wait_for("The game cannot be written to the disk.")
        program.type(card(0))
        program.wait_for("Player one: tempura.")
        assert program.interrupt() == 0
    assert len([line for line in program.lines if "cannot be written" in line]) == 1
