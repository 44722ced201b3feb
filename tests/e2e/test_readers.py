"""`sushi-says readers`: ports are listed, a reader is watched, or added; in plain lines and aloud."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.config import Config, ReaderConfig, SpeechConfig, load, save
from assistant.deck.codes import CardSet, Code
from assistant.deck.tags import Tags, tags_file, write_tags
from assistant.words.catalogue import LANGUAGES, load_catalogue
from tests.e2e.program import AtTerminal, Program, run
from tests.e2e.scanned_game import badge, card, control
from tests.hardware.heard import HEARD, candidates, matches
from tests.hardware.pty_reader import PtyReader
from tests.hardware.sink import PulseSink

RATE_WPM = 300
RDM6300 = b"\x02100086F44426\x03"


@pytest.fixture
def file(home: Path) -> Path:
    return home / "table.toml"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stands_in_the_settings_is_listed_and_nothing_is_opened(
    home: Path, file: Path, scanner: PtyReader, lang: str
) -> None:
    save(Config(readers=(ReaderConfig(scanner.url), ReaderConfig("serial:///dev/none", "r2", 2))), file, {})
    done = run(home, "readers", "--config", str(file), "--lang", lang)
    words = load_catalogue(lang)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == words.render("readers-known", {"reader": "main", "place": scanner.url})
    assert lines[1] == words.render("readers-known-seat", {"reader": "r2", "place": "serial:///dev/none", "seat": 2})
    assert lines[-1] == words.render("readers-how", {})
    assert scanner.received() == b""


def test_each_scan_is_told_until_the_reader_goes_and_after_it_is_back(
    home: Path, file: Path, scanner: PtyReader
) -> None:
    save(Config(readers=(ReaderConfig(scanner.url),)), file, {})
    write_tags(Tags({"0086F444": Code(CardSet.SUSHI_GO, "B", 0)}), tags_file(file))
    with Program(home, "readers", "--watch", "--config", str(file)) as program:
        program.wait_for("Reader main is there.")
        scanner.scan(card(0), badge(2), control("undo"), "SGBGRXBX", "hello", "00:86:F4:44", "0BADCAFE")
        program.wait_for("Reader main: tempura.")
        program.wait_for("Reader main: the badge of seat two.")
        program.wait_for("Reader main: the command undo.")
        program.wait_for("Reader main: hello. That is no card.")
        program.wait_for("Reader main: tempura.")
        program.wait_for("Reader main: tag 0BADCAFE, which belongs to no card yet.")
        scanner.unplug()
        program.wait_for("The reader main is gone.")
        scanner.plug()
        program.wait_for("Reader main is there.")
        scanner.wait_for_listener()
        scanner.scan(card(107))
        program.wait_for("Reader main: chopsticks.")
        assert program.interrupt() == 0
        assert program.errors == ""


def test_one_reader_is_watched_by_its_address(home: Path, scanner: PtyReader) -> None:
    with Program(home, "readers", "--watch", f"{scanner.url}?format=rdm6300") as program:
        program.wait_for("Reader main is there.")
        scanner.write(RDM6300 * 20)
        program.wait_for("Reader main: tag 0086F444, which belongs to no card yet.")
        assert len(program.lines) == 3, "it lies there, and is told once"
        scanner.write((b"\x02100086F44321\x03" + RDM6300) * 3)
        program.wait_for("Two cards. Lift one.")
        assert program.interrupt() == 0
        assert program.lines.count("Two cards. Lift one.") == 1


def test_a_scanner_that_types_is_watched_in_this_window(home: Path) -> None:
    with AtTerminal(home, "readers", "--watch") as program:
        program.wait_for("Scan.")
        program.type(f"{card(0)}\n")
        program.wait_for("Reader main: tempura.")
        assert program.interrupt() == 0


@pytest.mark.sound
def test_it_is_heard(home: Path, file: Path, scanner: PtyReader, pulse_sink: PulseSink) -> None:
    save(Config(readers=(ReaderConfig(scanner.url),), speech=SpeechConfig(rate=RATE_WPM)), file, {})
    with (
        pulse_sink.record() as recording,
        Program(home, "readers", "--watch", "--config", str(file), env=pulse_sink.env) as program,
    ):
        program.wait_for("Reader main is there.")
        for _ in range(3):  # a busy machine may stutter
            scanner.scan(card(0))
            program.wait_for("Reader main: tempura.")
            scanner.scan(card(107))
            program.wait_for("Reader main: chopsticks.")  # each line waits until the one before is said
        program.interrupt()
        recording.listen(0.3)
    spoken = candidates(["Reader main: tempura."], "en", RATE_WPM)
    assert matches(recording.samples, spoken)[0].likeness > HEARD


@pytest.mark.parametrize(
    ("sent", "told", "url"),
    [
        (b"SGBBBBGS\r\n", "That is a scanner that sends text.", "serial://{path}"),
        (RDM6300 * 3, "That is a radio reader that speaks like the RDM6300.", "serial://{path}?format=rdm6300"),
    ],
)
def test_a_reader_is_recognised_and_written_beside_what_stands_there(
    home: Path, file: Path, scanner: PtyReader, sent: bytes, told: str, url: str
) -> None:
    file.write_text('# ours\n[speech]\nrate = 300 # fast\n[[readers]]\nurl = "serial:///dev/none"\n')
    with AtTerminal(home, "readers", "--add", str(scanner.path), "--config", str(file)) as program:
        program.wait_for("Show a card to the reader.")
        scanner.wait_for_listener()
        scanner.write(sent)
        program.wait_for(told)
        program.wait_for("Whose is it?")
        program.type("9\n")
        program.wait_for("That is none of them.")
        program.type("2\n")
        program.wait_for("It is called r2 from now on")
        assert program.wait() == 0
    config = load(file, {})
    added = ReaderConfig(url.format(path=scanner.path), "r2", 2)
    assert config.readers == (ReaderConfig("serial:///dev/none"), added)
    assert config.speech.rate == 300
    assert file.read_text().startswith("# ours\n")
    assert scanner.received() == b""


def test_a_whole_address_is_added_as_it_is(home: Path, file: Path) -> None:
    done = run(home, "readers", "--add", "socket://localhost:7000", "--config", str(file), typed="\n")
    assert done.returncode == 2, "a file that is named must be there"
    file.write_text("")
    done = run(home, "readers", "--add", "socket://localhost:7000", "--config", str(file), typed="\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert load(file, {}).readers == (ReaderConfig("socket://localhost:7000"),)


def test_without_an_answer_nothing_is_written(home: Path, file: Path) -> None:
    file.write_text("")
    done = run(home, "readers", "--add", "socket://localhost:7000", "--config", str(file))
    assert done.stdout.splitlines()[-1] == "Nothing was changed."
    assert file.read_text() == ""


def test_a_port_that_does_not_open_is_told(home: Path) -> None:
    done = run(home, "readers", "--add", str(home / "nothing"))
    assert done.returncode == 0
    assert "The port does not open." in done.stdout


def test_a_wrong_address_gets_one_sentence(home: Path) -> None:
    for doing in ("--add", "--watch"):
        done = run(home, "readers", doing, "serial:///dev/x?baud=fast")
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert "'fast'" in done.stderr


def test_raw_bytes_are_decoded_as_ever(home: Path) -> None:
    done = run(home, "readers", "--decode", "text", typed="SGBBBBGS\r")
    assert done.stdout == '{"format": "text", "text": "SGBBBBGS", "code": "SGBBBBGS"}\n'
    assert run(home, "readers", "--decode", "morse").returncode == 2
