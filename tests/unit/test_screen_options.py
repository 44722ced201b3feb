"""What `play` is told of pages and of lines, and what it says where it cannot do it."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from assistant.cli import main
from assistant.runtime.house import Line
from assistant.words.announcement import TABLE, Announcement, Audience, Priority
from tests.unit.live_table import live_table


@pytest.mark.parametrize("missing", ["starlette", "uvicorn", "segno"])
def test_without_the_extra_one_sentence_says_how_to_get_it(
    missing: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    find: Callable[..., ModuleSpec | None] = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name, *more: None if name == missing else find(name, *more))
    monkeypatch.setenv("SUSHI_SAYS_CONFIG", str(tmp_path / "config.toml"))
    assert main(["play", "--screen", "--state", str(tmp_path)]) == 2
    errors = capsys.readouterr().err
    how = ".venv/bin/pip install '.[screen]'"
    assert errors == f"The pages need the extra 'screen'. In the folder of Sushi Says: {how}\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("cells", ["", "9", "1001", "-20", "forty", "4.5"])
def test_a_row_that_no_display_has_is_refused(cells: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["play", "--lines", cells])
    assert ended.value.code == 2
    assert f"must be a whole number from 10 to 1000, not {cells!r}" in capsys.readouterr().err


def test_lines_are_wrapped_for_a_braille_display(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Announcement("pages-begin", TABLE, Priority.EVENT)
    text = "The table’s page is ready. Give the command pages to hear how to open a page of your own."
    live_table(tmp_path, lines=40).show(Line(TABLE, "en", text, said))
    lines = capsys.readouterr().out.splitlines()
    assert lines == ["The table’s page is ready. Give the", "command pages to hear how to open a page", "of your own."]
    live_table(tmp_path).show(Line(TABLE, "en", text, said))
    assert capsys.readouterr().out == f"{text}\n"


def test_a_private_line_is_never_on_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Announcement("pages-begin", Audience(1), Priority.EVENT)
    live_table(tmp_path, lines=40).show(Line(Audience(1), "en", "a wasabi", said))
    assert capsys.readouterr().out == ""
