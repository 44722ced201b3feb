"""A secret through the whole program: from a scan to one earphone, and to no other device nor to the terminal."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from assistant.config import ChannelConfig, Config, Speaker, SpeechConfig, Verbosity, save
from assistant.runtime.house import Line
from assistant.runtime.library import Library
from assistant.runtime.replay import Replay
from assistant.table.script_parser import parse_script
from tests.e2e.output import wait
from tests.e2e.program import Program
from tests.e2e.scanned_game import badge, card, control
from tests.hardware.heard import HEARD, candidates, identify, matches
from tests.hardware.pty_reader import PtyReader
from tests.hardware.sink import LOUD, PulseSink, Recording

pytestmark = pytest.mark.sound
Sinks = tuple[PulseSink, PulseSink, PulseSink]
RATES = {"table": 300, "ana": 200, "bruno": 400}
TEMPURA, SQUID, PUDDING = 0, 83, 88
PLAYERS = "Ana, Bruno"


@dataclass(frozen=True)
class Secret:
    """What one seat is told of one card, in the language of its channel."""

    seat: int
    lang: str
    card: int

    @property
    def text(self) -> str:
        """As the script's player hears it."""
        script = (
            f"game sushi-go\nplayers {PLAYERS}\nbadge main {self.seat}\nkey identify\nscan main {card(self.card)}\n"
        )
        lines: list[Line] = []
        list(Replay(parse_script(script, Library(), ""), self.lang, "", lambda _: None, lines.append).run())
        [text] = [line.text for line in lines if line.audience.seat == self.seat]
        return text


def configured(home: Path, **languages: str) -> Path:
    """A table and two earphones, each at a rate of its own."""
    file = home / "table.toml"
    channels = (
        ChannelConfig(1, "ana", lang=languages.get("ana", ""), rate=RATES["ana"]),
        ChannelConfig(2, "bruno", lang=languages.get("bruno", ""), rate=RATES["bruno"], verbosity=Verbosity.BRIEF),
    )
    speech = SpeechConfig(device="table", rate=RATES["table"])
    save(Config(speaker=Speaker.OWN, speech=speech, channels=channels), file, {})
    return file


@contextmanager
def playing(home: Path, scanner: PtyReader, sinks: Sinks, file: Path) -> Generator[Program, None, None]:
    """The program, once each of its three channels is open and the first words are cut short."""
    arguments = ["--players", PLAYERS, "--reader", scanner.url, "--state", str(home), "--config", str(file)]
    with Program(home, "play", *arguments, env=sinks[0].env) as program:
        scanner.wait_for_listener()
        wait(lambda: sinks[0].streams() == len(sinks), "not every channel is opened")
        program.wait_for("Deal ten")
        yield program
    assert program.errors == ""


@contextmanager
def recorded(sinks: Sinks) -> Generator[dict[str, Recording], None, None]:
    with ExitStack() as recorders:
        yield {sink.name: recorders.enter_context(sink.record()) for sink in sinks}


def ask(scanner: PtyReader, recording: Recording, secret: Secret) -> None:
    recording.listen(1.0)  # a voice is ready a moment after its device
    scanner.scan(control("stop"), badge(secret.seat), control("identify"), card(secret.card))


def is_heard(recording: Recording, secret: Secret, rate: int) -> bool:
    [match] = matches(recording.samples, candidates([secret.text], secret.lang, rate))
    print(match)
    return match.likeness >= HEARD


def loud_s(recording: Recording) -> float:
    return float((abs(recording.samples.astype(int)) > LOUD).sum()) / 22_050


@pytest.mark.parametrize(("seat", "name"), [(1, "ana"), (2, "bruno")])
def test_a_hidden_card_is_told_in_its_owners_ear_alone(
    home: Path, scanner: PtyReader, pulse_sinks: Sinks, seat: int, name: str
) -> None:
    secret = Secret(seat, "fr", TEMPURA)
    file = configured(home, **{name: "fr"})
    with playing(home, scanner, pulse_sinks, file) as program, recorded(pulse_sinks) as recordings:
        ask(scanner, recordings[name], secret)
        program.wait_for("Identify")
        recordings[name].listen(6.0)
        assert program.interrupt() == 0
    assert is_heard(recordings[name], secret, RATES[name])
    [other] = {"ana", "bruno"} - {name}
    assert loud_s(recordings[other]) == 0
    for rate in RATES.values():
        assert not is_heard(recordings["table"], secret, rate)
        assert not is_heard(recordings["table"], Secret(seat, "en", TEMPURA), rate)
    told = "\n".join(program.lines).casefold()
    assert "tempura" not in told
    assert secret.text.casefold() not in told


def test_an_earphone_pulled_out_in_mid_word_keeps_the_secret_until_it_is_back(
    home: Path, scanner: PtyReader, pulse_sinks: Sinks
) -> None:
    secret, table, ana = Secret(1, "en", SQUID), pulse_sinks[0], pulse_sinks[1]
    with playing(home, scanner, pulse_sinks, configured(home)) as program, recorded(pulse_sinks) as recordings:
        ask(scanner, recordings["ana"], secret)
        assert recordings["ana"].wait_for(lambda: recordings["ana"].is_loud_since(0))
        recordings["table"].listen(0.3)
        ana.unplug()
        program.wait_for("Ana’s earphone is gone.")
        scanner.scan(control("identify"), card(PUDDING))
        program.wait_for("I tell a hidden card only in private")
        scanner.scan(control("stop"))
        program.wait_for("Identify ended.")
        recordings["table"].listen(1.0)
        ana.plug()
        with ana.record() as recording:
            program.wait_for("Ana’s earphone is back.")
            recording.listen(6.0)
        assert program.interrupt() == 0
    others = [Secret(1, "en", number).text for number in (73, 68, PUDDING)]
    assert identify(recording.samples, candidates([secret.text, *others], "en", RATES["ana"])) == secret.text
    assert loud_s(recordings["bruno"]) == 0
    for rate in RATES.values():
        assert not is_heard(recordings[table.name], secret, rate)
    assert len([line for line in program.lines if "earphone" in line]) == 2
    assert not [line for line in program.lines if "squid" in line or "pudding" in line]
