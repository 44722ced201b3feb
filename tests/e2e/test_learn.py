"""`sushi-says learn` as a learner starts it: a scanner, no device at all, and what is remembered until tomorrow."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from assistant.words.catalogue import LANGUAGES
from tests.e2e.program import Program, run
from tests.hardware.pty_reader import PtyReader


def test_a_scanner_teaches_cards(tmp_path: Path) -> None:
    with PtyReader(tmp_path) as scanner, Program(tmp_path, "learn", "--reader", scanner.url, "--lang", "fr") as learned:
        learned.wait_for("Scannez une carte")
        scanner.wait_for_listener()
        scanner.scan("SGBBBBGS")
        learned.wait_for("Tempura : croix en diagonale, en haut à gauche. Deux font cinq points.")
        assert learned.interrupt() == 0


def test_what_a_quiz_found_missing_is_asked_first_tomorrow(tmp_path: Path) -> None:
    notebook = tmp_path / "notes" / "lessons.toml"
    state = ("--state", str(notebook.parent))
    first = run(tmp_path, "learn", *state, typed="+\n+\n-\n")  # the first question is passed over
    assert "Quiz over: zero of one at the first try." in first.stdout
    assert notebook.read_text(encoding="utf-8").count(" = 1") == 1
    assert stat.S_IMODE(notebook.stat().st_mode) == 0o600
    question = first.stdout.splitlines()[2].partition("ard?")[0]
    again = run(tmp_path, "learn", *state, typed="+\n.\n.\n").stdout.splitlines()
    assert again[1] == "You missed one question last time; it comes first in the quiz."
    assert again[3].partition("ard?")[0] == question


def test_a_notebook_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    notebook = tmp_path / "lessons.toml"
    for text, reason in [
        ("[missed]\ntouch-tofu = 1\n", "line 2: unknown key 'touch-tofu'"),
        ("[missed]\ntouch-tempura = 0\n", "line 2: touch-tempura must be a whole number from 1 to 1000, not 0"),
    ]:
        notebook.write_text(text, encoding="utf-8")
        ended = run(tmp_path, "learn", "--state", str(tmp_path))
        assert ended.returncode == 2
        assert ended.stderr.startswith(f"{notebook}, {reason}")
        assert ended.stderr.count("\n") == 1


def test_a_disk_that_takes_nothing_does_not_end_the_lesson(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    ended = run(
        tmp_path, "learn", "--voice", "none", "--state", str(tmp_path / "file"), typed="+\n+\n+\nwasabi\n-\n8\n"
    )
    assert ended.returncode == 0
    assert ended.stderr.count("lessons.toml") == 1
    assert ended.stdout.splitlines()[-2:] == ["The triangle, at the top left, is a wasabi.", "Goodbye."]


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_it_is_taught_in_other_languages(tmp_path: Path, lang: str) -> None:
    ended = run(tmp_path, "learn", "--voice", "none", "--lang", lang, typed="triangle\n*\n/\nwasabi\n")
    assert ended.returncode == 0
    assert len(ended.stdout.splitlines()) == 6


def test_speed_and_words_are_changed_by_ear_and_kept(tmp_path: Path) -> None:
    slower = "SGXBDEVV"
    ended = run(tmp_path, "learn", "--voice", "none", typed=f"{slower}\nfaster\nfaster\nsay less\ntriangle\n")
    assert ended.stdout.splitlines()[1:5] == [
        "One hundred and fifty words a minute.",
        "One hundred and seventy words a minute.",
        "One hundred and ninety words a minute.",
        "From now on I keep it short.",
    ]
    settings = (tmp_path / ".config" / "sushi-says" / "config.toml").read_text(encoding="utf-8")
    assert "rate = 190" in settings
    assert 'verbosity = "brief"' in settings
    again = run(tmp_path, "learn", "--voice", "none").stdout.splitlines()
    assert again[0] == "Scan a card, or press one to eight. Star: rules. Plus: quiz."


def test_lines_are_as_long_as_a_braille_display(tmp_path: Path) -> None:
    ended = run(tmp_path, "learn", "--voice", "none", "--lines", "20", typed="8\n")
    lines = ended.stdout.splitlines()
    assert max(map(len, lines)) <= 20
    assert lines[-4:] == ["The triangle, at the", "top left, is a", "wasabi.", "Goodbye."]
