"""Whole games as a player could read them, each replayed in every language through the pipeline of a live game."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from shutil import copy

import pytest

from assistant.runtime.replay import replay
from assistant.words.catalogue import LANGUAGES

GAMES = sorted(Path(__file__).parent.glob("*.table"))
SCORES = re.compile(r"^expect (?:round|result)(?: -?\d+)+", re.MULTILINE)

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda path: path.stem)


def played(game: Path, lang: str | None = None) -> tuple[int, str]:
    """The exit code, and what was complained of."""
    complaints = io.StringIO()
    return replay(game, as_json=False, lang=lang, out=io.StringIO(), errors=complaints), complaints.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_the_game_is_played_and_told_as_written(game: Path, lang: str) -> None:
    assert played(game, lang) == (0, "")


@every_game
def test_every_wrong_score_is_found(game: Path, tmp_path: Path) -> None:
    """One score of each expectation with a point too many is complained of, on its own line: none is passed over."""
    text = game.read_text(encoding="utf-8")
    wrong = tmp_path / game.name
    for tags in game.parent.glob("*.toml"):
        copy(tags, tmp_path)
    scores = list(expected_scores(text))
    assert scores
    for start, end in scores:
        wrong.write_text(f"{text[:start]}{int(text[start:end]) + 1}{text[end:]}", encoding="utf-8")
        code, complaint = played(wrong)
        line = text.count("\n", 0, start) + 1
        assert code == 1
        assert f"{game.name}, line {line}: expected" in complaint


def expected_scores(text: str) -> Iterator[tuple[int, int]]:
    """Where a number of each `expect round` and `expect result` stands, of another seat each time."""
    for turn, line in enumerate(SCORES.finditer(text)):
        numbers = list(re.finditer(r"-?\d+", line[0]))
        number = numbers[turn % len(numbers)]
        yield line.start() + number.start(), line.start() + number.end()


@every_game
def test_what_is_said_is_expected_in_every_language(game: Path) -> None:
    """A sentence that is expected in one language stands beside its like in the others: none is played unheard."""
    for lines in spoken(game.read_text(encoding="utf-8")):
        tags = re.findall(r'^expect say (?:table|seat \d+) ([A-Za-z-]+) "', "\n".join(lines), re.MULTILINE)
        assert {tags.count(lang) for lang in LANGUAGES} == {len(tags) // len(LANGUAGES)}, lines


def spoken(text: str) -> Iterator[list[str]]:
    """Each run of `expect say` lines."""
    run: list[str] = []
    for line in [*text.splitlines(), ""]:
        if line.startswith("expect say "):
            run.append(line)
        elif run:
            yield run
            run = []
