"""What the program tells of itself and its voices, in plain lines and aloud, in each language."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.config import Config, ReaderConfig, Speaker, SpeechConfig, VoiceName, load, save
from assistant.words.announcement import Phrase
from assistant.words.catalogue import LANGUAGES, load_catalogue
from tests.e2e.program import AtTerminal, Program, run
from tests.e2e.scanned_game import card
from tests.hardware.heard import HEARD, candidates, matches
from tests.hardware.pty_reader import PtyReader
from tests.hardware.sink import PulseSink

RATE_WPM = 300


def configured(home: Path, config: Config) -> str:
    file = home / "table.toml"
    save(config, file, {})
    return str(file)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_nothing_there_it_is_playable_and_says_what_is_missing(home: Path, lang: str) -> None:
    done = run(home, "doctor", "--lang", lang)
    words = load_catalogue(lang)
    lines = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (0, "")
    assert lines[0] == words.render("doctor-language", {})
    assert words.render("doctor-voice", {"voice": Phrase("voice-espeak")}) in lines
    assert words.render("doctor-no-device", {}) in lines
    assert words.render("doctor-no-readers", {}) in lines
    assert lines[-1] == words.render("doctor-playable", {})


def test_what_is_there_is_told(home: Path, scanner: PtyReader) -> None:
    readers = (ReaderConfig(scanner.url), ReaderConfig("serial:///dev/none", "second", 2))
    file = configured(home, Config(readers=readers, speech=SpeechConfig(voice=VoiceName.PIPER, device="earphone")))
    done = run(home, "doctor", "--config", file)
    assert done.returncode == 0
    assert "Voice: Piper. The settings name no voice file for Piper in this language." in done.stdout
    assert f"Reader main: {scanner.url} is there." in done.stdout
    assert "Reader second: serial:///dev/none does not open." in done.stdout
    assert f"Settings: {file}." in done.stdout


def test_each_reader_is_tried_and_what_is_wrong_with_it_is_told(home: Path, scanner: PtyReader, tmp_path: Path) -> None:
    with PtyReader(tmp_path, "board") as board:
        readers = (
            ReaderConfig(scanner.url),
            ReaderConfig(f"{board.url}?format=pn532", "r1", 1),
            ReaderConfig("serial:///dev/ttyUSB0?serial=A1", "r2", 2),
            ReaderConfig("camera:97", "r3", 3),
            ReaderConfig("terminal:", "board"),
        )
        lines = run(home, "doctor", "--config", configured(home, Config(readers=readers))).stdout.splitlines()
        assert board.received().startswith(b"\x55\x55")
    assert f"Reader main: {scanner.url} is there." in lines
    assert any(line.startswith("The reader r1 is plugged in, but does not answer.") for line in lines)
    assert any(line.startswith("Reader r2: serial:///dev/ttyUSB0?serial=A1 does not open.") for line in lines)
    assert any("r3" in line for line in lines)
    assert lines[-1] == "Ready to play.", "cards can be typed"


def test_who_has_a_screen_reader_is_told_that_nothing_is_missing(home: Path) -> None:
    done = run(home, "doctor", "--config", configured(home, Config(speaker=Speaker.SCREEN_READER)), "--lang", "en")
    lines = done.stdout.splitlines()
    assert lines[0] == "Your screen reader speaks: it reads these lines, and nothing more is needed for it."
    assert len([line for line in lines if "screen reader" in line]) == 1
    assert lines[-1] == "Ready to play."


def test_an_open_game_is_told_and_left_as_it_is(home: Path) -> None:
    state = home / "games"
    run(home, "play", "--players", "Ana, Bruno", "--voice", "none", "--state", str(state), typed=f"{card(0)}\n")
    (journal,) = state.glob("*.jsonl")
    before = journal.read_bytes()
    done = run(home, "doctor", "--state", str(state))
    assert f"Games: one is open; start with the option --resume to go on. They are kept in {state}." in done.stdout
    assert journal.read_bytes() == before
    journal.write_bytes(b"no journal\n" * 2)
    done = run(home, "doctor", "--state", str(state))
    assert done.returncode == 0
    assert f"Games: {journal}" in done.stdout


def test_settings_that_cannot_be_used_are_a_reason_not_to_play(home: Path) -> None:
    file = home / "table.toml"
    file.write_text('lang = "fr"\n[speech]\nrate = 9999\n')
    done = run(home, "doctor", "--config", str(file))
    assert done.returncode == 1
    assert f"Settings: {file}, line 3: " in done.stdout
    assert done.stdout.splitlines()[-1] == "Not ready to play."


def test_a_folder_that_cannot_be_written_is_a_reason_not_to_play(home: Path) -> None:
    (home / "games").write_text("a file")
    done = run(home, "doctor", "--state", str(home / "games"))
    assert done.returncode == 1
    assert "no game can be kept there" in done.stdout


@pytest.mark.sound
def test_it_is_heard(home: Path, pulse_sink: PulseSink) -> None:
    file = configured(home, Config(speech=SpeechConfig(rate=RATE_WPM)))
    spoken = ("I speak English. You should hear this.", "Voice: eSpeak.", "Sound devices: table.")
    with pulse_sink.record() as recording, Program(home, "doctor", "--config", file, env=pulse_sink.env) as program:
        program.wait_for("Settings: ")  # each line waits until the one before is said
        program.interrupt()
        recording.listen(0.3)
    assert program.lines[: len(spoken)] == list(spoken)
    for line in spoken:
        assert matches(recording.samples, candidates([line], "en", RATE_WPM))[0].likeness > HEARD


@pytest.mark.parametrize("lang", LANGUAGES)
def test_voices_and_sounds_are_listed_where_nobody_can_answer(home: Path, lang: str) -> None:
    voices, sounds = (run(home, command, "--lang", lang) for command in ("voices", "sounds"))
    assert (voices.returncode, voices.stderr) == (0, "")
    assert (sounds.returncode, sounds.stderr) == (0, "")
    words = load_catalogue(lang)
    assert words.render("voices-works", {"number": 1, "voice": Phrase("voice-espeak")}) in voices.stdout
    assert words.render("trouble-mbrola-missing", {}) in voices.stdout
    assert words.render("sounds-line", {"number": 7, "meaning": Phrase("sound-round-over")}) in sounds.stdout
    assert list(home.rglob("*.toml")) == []


def test_a_voice_is_chosen_by_its_number_and_written_beside_what_stands_there(home: Path) -> None:
    file = home / "table.toml"
    file.write_text('# ours\nspeaker = "screen-reader"\n[speech]\nrate = 300 # fast\n')
    with AtTerminal(home, "voices", "--config", str(file)) as program:
        program.wait_for("Which number?")
        program.type("2\n")
        program.wait_for("That voice cannot be chosen.")
        program.type("3\n")
        program.wait_for("From now on: the system’s voice.")
        assert program.wait() == 0
    config = load(file, {})
    assert (config.speech.voice, config.speech.rate, config.speaker) == (VoiceName.PYTTSX3, 300, Speaker.OWN)
    assert file.read_text().startswith("# ours\n")


def test_enter_alone_changes_nothing(home: Path) -> None:
    file = configured(home, Config(speech=SpeechConfig(rate=RATE_WPM)))
    before = Path(file).read_bytes()
    with AtTerminal(home, "voices", "--config", file) as program:
        program.wait_for("Which number?")
        program.type("\n")
        program.wait_for("Nothing was changed.")
        assert program.wait() == 0
    assert Path(file).read_bytes() == before


@pytest.mark.sound
def test_each_working_voice_is_heard_with_a_sample(home: Path, pulse_sink: PulseSink) -> None:
    file = configured(home, Config(speech=SpeechConfig(rate=RATE_WPM)))
    said = "Ana: squid nigiri, on wasabi."
    assert said in load_catalogue("en").render("voices-sample", {"voice": Phrase("voice-espeak")})
    with pulse_sink.record() as recording:
        with AtTerminal(home, "voices", "--config", file, env=pulse_sink.env) as program:
            program.wait_for("2: MBROLA.")
            assert program.interrupt() == 0
        recording.listen(0.3)
    assert matches(recording.samples, candidates([said], "en", RATE_WPM))[0].likeness > HEARD


@pytest.mark.sound
def test_sounds_are_taught_one_by_one_and_again(home: Path, pulse_sink: PulseSink) -> None:
    file = configured(home, Config(speech=SpeechConfig(rate=450)))
    with pulse_sink.record() as recording, AtTerminal(home, "sounds", "--config", file, env=pulse_sink.env) as program:
        program.wait_for("Which number again?")
        program.type("9\n")
        program.wait_for("There is no such sound.")
        program.type("5\n")
        program.wait_for("5: Refused.")
        program.type("\n")
        assert program.wait() == 0
        assert program.lines.count("5: Refused.") == 2
        assert recording.is_loud_since(0.0)


def test_at_the_first_start_and_whenever_something_is_new_one_is_told_what_to_hear(home: Path) -> None:
    state, told = str(home / "games"), "I speak English. You should hear this."
    arguments = ["play", "--state", state]
    with AtTerminal(home, *arguments) as program:
        program.wait_for("Press one: I speak.")
        program.type("1")
        program.wait_for(told)
        program.wait_for("Scan the badges of all players")
        program.interrupt()
    with AtTerminal(home, *arguments) as program:
        program.wait_for("Scan the badges of all players")
        program.interrupt()
        assert told not in program.lines
    with AtTerminal(home, *arguments, "--lang", "fr") as program:
        program.wait_for("Je parle français. Vous devriez entendre ceci.")
        program.interrupt()
