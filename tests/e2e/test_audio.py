"""`sushi-says audio`: devices as plain lines, and whose each is, found out by ear on recorded sinks."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from assistant.config import ChannelConfig, Config, PlayerName, SpeechConfig, load, save
from tests.e2e.program import AtTerminal, run
from tests.hardware.heard import HEARD, candidates, matches
from tests.hardware.sink import PulseSink

pytestmark = pytest.mark.sound
RATE_WPM = 300
ANAS, BRUNOS = "This is your ear, Ana.", "This is your ear, player two."
THE_TABLE = "This is the table."


def test_without_a_terminal_it_only_lists(home: Path, pulse_sinks: tuple[PulseSink, ...]) -> None:
    done = run(home, "audio", "--lang", "en", **pulse_sinks[0].env)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "One: table, table, the default.",
        "Two: ana, ana.",
        "Three: bruno, bruno.",
    ]


def test_without_a_device_it_says_so(home: Path) -> None:
    done = run(home, "audio", "--lang", "fr")
    assert (done.returncode, done.stdout, done.stderr) == (0, "Il n’y a pas de sortie audio.\n", "")


def test_each_device_asks_whose_it_is_and_its_owner_hears_it(
    home: Path, pulse_sinks: tuple[PulseSink, PulseSink, PulseSink]
) -> None:
    file = home / "table.toml"
    save(Config(speech=SpeechConfig(rate=RATE_WPM), names={1: PlayerName("Ana")}), file, {})
    with ExitStack() as recorders:
        heard = {sink.name: recorders.enter_context(sink.record()) for sink in pulse_sinks}
        with AtTerminal(home, "audio", "--config", str(file), "--lang", "en", env=pulse_sinks[0].env) as program:
            for number, answer in (("one", "0"), ("two", "9\n1"), ("three", "2")):
                program.wait_for(f"This is device {number}. Whose ear is this?")
                program.type(f"{answer}\n")
            program.wait_for("Written to")
            assert program.wait() == 0
        heard["table"].listen(0.3)
    config = load(file, {})
    assert config.speech.device == "table"
    assert config.channels == (ChannelConfig(1, "ana"), ChannelConfig(2, "bruno"))
    assert len([line for line in program.lines if line.startswith("One seat from one to five")]) == 1
    rendered = candidates((ANAS, BRUNOS, THE_TABLE), "en", RATE_WPM)
    for name, text in (("table", THE_TABLE), ("ana", ANAS), ("bruno", BRUNOS)):
        best, *wrong = matches(heard[name].samples, rendered)
        print(name, best, *wrong, sep="\n")
        assert (best.text, best.likeness >= HEARD) == (text, True)
        assert all(other.likeness < HEARD for other in wrong)


def test_ended_early_it_changes_nothing(home: Path, pulse_sink: PulseSink) -> None:
    file = home / "table.toml"
    save(Config(speech=SpeechConfig(rate=450)), file, {})
    before = file.read_text()
    with AtTerminal(home, "audio", "--config", str(file), "--lang", "en", env=pulse_sink.env) as program:
        program.wait_for("Whose ear is this?")
        program.type("\x04")
        program.wait_for("Nothing was changed.")
        assert program.wait() == 0
    assert file.read_text() == before
