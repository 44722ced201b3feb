"""`sushi-says replay FILE [--json] [--lang LANG]`, from the command line's side."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from assistant.cli import main
from tests.unit.played import TWO


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "game.table"
    path.write_text(TWO + "card main tempura\nexpect accepted\nbadge main 2\nkey identify\ncard main pudding\n")
    return path


def test_lines_for_people(script: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without `--json` it prints what is said, and who hears it in private."""
    assert main(["replay", str(script)]) == 0
    out, errors = capsys.readouterr()
    assert "Ana: tempura.\n" in out
    assert "(seat 2) This is a pudding" in out
    assert errors == ""


def test_json_lines(script: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With `--json`, JSON Lines."""
    assert main(["replay", str(script), "--json"]) == 0
    facts = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert facts[0] == {
        "type": "event",
        "at": 0.0,
        "name": "GameBegan",
        "game": "sushi-go",
        "players": ["Ana", "Bruno"],
        "rules": {},
    }


def test_language(script: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`--lang LANG`."""
    assert main(["replay", str(script), "--lang", "pt-BR"]) == 0
    assert "Sushi Go, com Ana e Bruno" in capsys.readouterr().out
    assert main(["replay", "--json", "--lang", "fr", str(script)]) == 0
    assert '"lang": "fr"' in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [["--lang", "de"], ["--loud"], []])
def test_a_wrong_command_line(wrong: list[str], script: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit 2, the reason in one line on standard error, nothing on standard output."""
    with pytest.raises(SystemExit) as stopped:
        main(["replay", *([str(script)] if wrong else []), *wrong])
    assert stopped.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert (printed.err.count("\n"), "error" in printed.err, "--help" in printed.err) == (1, False, True)


@pytest.mark.parametrize(("line", "code"), [("expect refused", 1), ("expect joy", 2), ("expect accepted", 0)])
def test_exit_codes(line: str, code: int, script: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """0: every `expect` held. 1: one did not. 2: the script is malformed."""
    script.write_text(TWO + f"card main tempura\n{line}\n")
    assert main(["replay", str(script)]) == code
    assert bool(capsys.readouterr().err) == bool(code)
