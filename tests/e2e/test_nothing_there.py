"""Without a sound card, a display, a reader, a terminal or any input at all it plays, and says once what is missing."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from assistant.runtime.sample import NAME
from assistant.words.catalogue import LANGUAGES, load_catalogue
from tests.e2e.program import Program, run
from tests.e2e.scanned_game import PLAYERS, card, told, turns
from tests.hardware.pty_reader import PtyReader

SAMPLE = str(resources.files("assistant") / "samples" / NAME)
NO_SOUND_DEVICE = "There is no sound device. I go on in text."


def test_lines_from_a_pipe_are_played_in_text(home: Path) -> None:
    done = run(home, "play", "--players", "Ana, Bruno", typed=f"tempura\nburger\n{card(98)}\n1\n")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert [line for line in lines if line != NO_SOUND_DEVICE][3:] == [
        "Ana: tempura.",
        "I do not know burger. Type a card’s name, or slash for help.",
        "Bruno: wasabi.",
        "Pass left. Hands of nine.",
        "Ana: one tempura.",
    ]
    assert lines.count(NO_SOUND_DEVICE) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_nothing_at_all_the_sample_game_plays_to_its_end(home: Path, lang: str) -> None:
    done = run(home, "play", "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    assert list(home.iterdir()) == [], "a sample leaves nothing behind"
    lines = done.stdout.splitlines()
    lines.remove(load_catalogue(lang).render("trouble-no-device", {}))
    assert lines.pop(0) == load_catalogue(lang).render("sample-begins", {})
    assert lines == run(home, "replay", SAMPLE, "--lang", lang).stdout.splitlines()


def test_a_closed_input_is_none(home: Path) -> None:
    with Program(home, "play", before=["sh", "-c", 'exec "$@" <&-', "sh"]) as program:
        assert program.wait() == 0
    assert program.errors == ""
    assert "Bruno wins" in program.lines[-3]


def test_closed_errors_are_told_to_nobody(home: Path) -> None:
    with Program(home, "play", before=["sh", "-c", 'exec "$@" 2>&-', "sh"]) as program:
        assert program.wait() == 0
    assert "Bruno wins" in program.lines[-3]


@pytest.mark.parametrize("unbuffered", ["", "PYTHONUNBUFFERED=1 "])
@pytest.mark.parametrize("arguments", [[], ["--players", "Ana, Bruno"]])
def test_lines_that_cannot_be_written_stop_no_game(home: Path, arguments: list[str], unbuffered: str) -> None:
    """Who plays by ear needs no lines: that they are lost is told once."""
    with Program(home, "play", *arguments, before=["sh", "-c", f'{unbuffered}exec "$@" >/dev/full', "sh"]) as program:
        assert program.wait() == 0
    assert program.errors == "standard output cannot be written: No space left on device.\n"


def test_a_terminal_without_our_letters_shows_others(home: Path) -> None:
    done = run(home, "play", "--players", "Ana, Élisa", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Ana et ?lisa" in done.stdout


def test_one_who_reads_no_further_ends_it_quietly(home: Path) -> None:
    with Program(home, "play", before=["sh", "-c", '"$@" | head -n 1', "sh"]) as program:
        assert program.wait() == 0
    assert len(program.lines) == 1
    assert program.errors == ""


def test_a_reader_that_is_pulled_out_is_told_and_nothing_is_lost_or_doubled(home: Path, scanner: PtyReader) -> None:
    with Program(home, "play", "--players", PLAYERS, "--reader", scanner.url, "--voice", "none") as program:
        scanner.wait_for_listener()
        first, second, *_ = turns()
        scanner.scan(*first[:2])
        program.wait_for("Bruno: ")
        scanner.unplug()
        assert program.wait_for("gone") == "The reader main is gone. The last card I have is Bruno’s squid nigiri."
        scanner.plug()
        program.wait_for("The reader main is back.")
        scanner.scan(first[2], *second)
        program.wait_for("Hands of seven")
        program.interrupt()
    of_readers = [line for line in program.lines if "reader" in line]
    assert len(of_readers) == 2
    assert [line for line in program.lines if line not in of_readers][:-1] == told(turns()[:2]).lines


def test_a_reader_that_is_not_there_is_told_until_it_comes(home: Path, scanner: PtyReader) -> None:
    scanner.unplug()
    with Program(home, "play", "--players", PLAYERS, "--reader", scanner.url, "--voice", "none") as program:
        program.wait_for("The reader main is not there. Plug it in, or switch it on; you can type cards meanwhile.")
        scanner.plug()
        program.wait_for("The reader main is there now.")
        scanner.scan(card(0))
        program.wait_for("Ana: tempura.")
        program.interrupt()
    assert len([line for line in program.lines if "reader" in line]) == 2


def test_a_home_that_cannot_be_written_takes_no_game_away(home: Path) -> None:
    (home / ".local").write_text("a file where a folder is wanted")
    done = run(home, "play", "--players", "Ana, Bruno", typed="tempura\nwasabi\n")
    assert done.returncode == 0
    assert "no game can be kept there" in done.stderr
    assert "Traceback" not in done.stderr
    assert "Pass left. Hands of nine." in done.stdout.splitlines()
    assert done.stdout.count("The game cannot be written to the disk.") == 1


def test_a_folder_that_was_asked_for_and_cannot_be_had_is_an_error(home: Path) -> None:
    (home / "file").write_text("no folder")
    done = run(home, "play", "--players", "Ana, Bruno", "--state", str(home / "file" / "games"))
    assert (done.returncode, done.stdout) == (2, "")
    assert "no game can be kept there" in done.stderr
