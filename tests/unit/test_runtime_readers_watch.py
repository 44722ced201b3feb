"""What is told of each input while readers are watched: whatever comes has a sentence in every language, or none."""

from __future__ import annotations

import pytest

from assistant.config import ReaderConfig
from assistant.deck.codes import CardSet
from assistant.deck.controls import load_controls
from assistant.readers.keyboard import KEYS
from assistant.readers.ports import SerialPort
from assistant.readers.scan import (
    Found,
    Input,
    Left,
    Lost,
    Named,
    Pressed,
    ReaderTrouble,
    Scan,
    TagRead,
    Troubled,
    Typed,
)
from assistant.runtime.readers_watch import Watching, watched
from assistant.words.catalogue import LANGUAGES, load_catalogue
from tests.unit.played import badge, code

COMMANDS = sorted({*load_controls().commands, *(key.split()[0] for key in KEYS.values())})


def told(given: Input, lang: str = "en") -> list[str]:
    return [load_catalogue(lang).render(message, args) for message, args in watched(given)]


@pytest.mark.parametrize(
    ("given", "lines"),
    [
        (Scan("r2", code(0)), ["Reader r2: tempura."]),
        (Scan("r2", code(0) + code(107)), ["Reader r2: tempura.", "Reader r2: chopsticks."]),
        (Scan("r2", code(0, card_set=CardSet.SUSHI_BAR)), ["Reader r2: sushi one."]),
        (Scan("r2", badge(3)), ["Reader r2: the badge of seat three."]),
        (Scan("r2", code(300)), ["Reader r2: a code of no card."]),
        (Scan("r2", code(300, card_set=CardSet.CONTROLS)), ["Reader r2: a code of no card."]),
        (Scan("r2", code(0, card_set=CardSet.PARTY)), ["Reader r2: a code of no card."]),
        (Scan("r2", "4006381333931"), ["Reader r2: 4006381333931. That is no card."]),
        (TagRead("r2", "0086F444"), ["Reader r2: tag 0086F444, which belongs to no card yet."]),
        (Named("main", "wasabi"), ["Reader main: wasabi."]),
        (Typed("main", "salmn"), ["Reader main: salmn. That is no card."]),
        (Typed("main", ""), []),
        (Left("r2"), []),
        (Found("r2"), ["Reader r2 is there."]),
        (Lost("r2", ""), ["The reader r2 is gone. Plug it in again; you can type cards meanwhile."]),
        (Troubled("r2", ReaderTrouble.SEVERAL_CARDS), ["Two cards. Lift one."]),
    ],
)
def test_what_is_told(given: Input, lines: list[str]) -> None:
    assert told(given) == lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_and_every_trouble_has_its_words(lang: str) -> None:
    for command in COMMANDS:
        assert len(told(Pressed("main", command), lang)) == 1
    for trouble in ReaderTrouble:
        assert len(told(Troubled("main", trouble), lang)) == 1
    assert len(told(Lost("main", "", is_silent=True), lang)) == 1


READERS = [ReaderConfig("serial:///dev/ttyACM0"), ReaderConfig("socket://localhost:4000", "r2")]
PORTS = [SerialPort("/dev/ttyS0"), SerialPort("/dev/ttyUSB0", vendor=0x1A86, product=0x7523)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reader_that_was_never_there_is_not_gone(lang: str) -> None:
    """What is not there, which ports there are, and that the waiting goes on."""
    watching = Watching(READERS, lambda: PORTS)
    words = load_catalogue(lang)

    def told(given: Input) -> list[str]:
        return [words.render(message, args) for message, args in watching.told(given)]

    absent, *ports = told(Lost("main", "no such file", was_there=False))
    assert "serial:///dev/ttyACM0" in absent
    assert [any(port.device in line for line in ports) for port in PORTS] == [True, True]
    assert len(told(Lost("r2", "refused", was_there=False))) == 1, "what it is plugged into is no port of this computer"
    assert told(Found("main")) == [words.render("watch-found", {"reader": "main"})]
    assert told(Lost("main", "")) == [words.render("reader-lost", {"reader": "main"})]


def test_where_there_is_no_port_that_is_said() -> None:
    absent, ports = Watching(READERS, list).told(Lost("main", "", was_there=False))
    assert (absent[0], ports[0]) == ("watch-absent", "watch-no-ports")


def test_a_reader_that_is_plugged_in_and_silent_is_told_as_such() -> None:
    assert [message for message, _ in Watching(READERS).told(Lost("main", "", is_silent=True))] == ["reader-silent"]
