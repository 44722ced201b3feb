"""What the documents show is true: their commands print what is shown, their scripts play, their settings load."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest

from assistant.config import load
from assistant.deck.tags import Tags, read_tags

ROOT = Path(__file__).parent.parent.parent
DOCUMENTS = sorted([ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md")])
EXECUTED = {"console", "table", "python", "toml"}
ONLY_SHOWN = {"sh", "text"}  # commands that set up a machine, and what a player hears or types


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block: where it stands, what it is, and its text."""

    document: Path
    line: int
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.document.relative_to(ROOT)}:{self.line}"


def blocks_of(document: Path) -> Iterator[Block]:
    text = document.read_text(encoding="utf-8")
    for found in re.finditer(r"^```(\S*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        yield Block(document, text.count("\n", 0, found.start()) + 1, found[1], found[2])


BLOCKS = [block for document in DOCUMENTS for block in blocks_of(document)]


def blocks(kind: str) -> list[Block]:
    return [block for block in BLOCKS if block.kind == kind]


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a shell line as a reader would type it, in a home of its own."""
    environ = {
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "HOME": str(folder),
        "LANG": "C.UTF-8",
    }
    return subprocess.run(
        ["/bin/sh", "-c", command],
        check=False,
        cwd=folder,
        env=environ,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
    )


def as_read(line: str) -> object:
    """A JSON line means the same in any spacing; other lines are taken by the letter."""
    try:
        return json.loads(line)
    except ValueError:
        return line


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_block_says_what_it_is(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    assert text.count("```") == 2 * len(list(blocks_of(document)))
    for block in blocks_of(document):
        assert block.kind in EXECUTED | ONLY_SHOWN, f"{block}: {block.kind!r}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (document.parent / target).exists(), target


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_headings_are_in_order(document: Path) -> None:
    """Who listens goes from heading to heading: no level is left out."""
    prose = re.sub(r"^```.*?^```$", "", document.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    levels = [len(marks) for marks in re.findall(r"^(#+) ", prose, re.MULTILINE)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


@pytest.mark.parametrize("block", blocks("console"), ids=str)
def test_commands_print_what_is_shown(block: Block, tmp_path: Path) -> None:
    steps = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
    assert steps.pop(0) == "", "a console block begins with a command"
    for step in steps:
        command, _, shown = step.replace("\\\n", "").partition("\n")
        done = run(command, tmp_path)
        printed = done.stdout + done.stderr
        assert [as_read(line) for line in printed.splitlines()] == [as_read(line) for line in shown.splitlines()], (
            command
        )


@pytest.mark.parametrize("block", blocks("table"), ids=str)
def test_scripts_play_to_their_end(block: Block, tmp_path: Path) -> None:
    (tmp_path / "shown.table").write_text(block.text, encoding="utf-8")
    done = run("sushi-says replay shown.table", tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("block", blocks("python"), ids=str)
def test_python_runs(block: Block) -> None:
    exec(compile(block.text, str(block), "exec"), {"__name__": "shown"})


@pytest.mark.parametrize("block", blocks("toml"), ids=str)
def test_settings_load(block: Block, tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text(block.text, encoding="utf-8")
    if block.text.startswith("[tags]"):
        assert read_tags(file) != Tags()
    else:
        load(file, {})
