"""The addresses of readers, and the sentence that a wrong one gets."""

from __future__ import annotations

import pytest

from assistant.readers.url import (
    BadReaderUrl,
    CameraUrl,
    EvdevUrl,
    KeysUrl,
    PcscUrl,
    ReaderUrl,
    SerialUrl,
    SocketUrl,
    TerminalUrl,
    parse_reader_url,
)


@pytest.mark.parametrize(
    ("text", "url"),
    [
        ("serial:///dev/ttyACM0", SerialUrl("/dev/ttyACM0")),
        ("serial:///dev/ttyACM0?baud=115200", SerialUrl("/dev/ttyACM0", 115200)),
        ("serial:///dev/serial/by-id/usb-Some_Scanner:1", SerialUrl("/dev/serial/by-id/usb-Some_Scanner:1")),
        ("serial://COM3", SerialUrl("COM3")),
        ("socket://localhost:7000", SocketUrl("localhost", 7000)),
        ("socket://192.168.1.20:23", SocketUrl("192.168.1.20", 23)),
        ("socket://[::1]:7000", SocketUrl("::1", 7000)),
        ("terminal:", TerminalUrl()),
        ("keys:", KeysUrl()),
        ("evdev:0c2e:0200", EvdevUrl("0c2e", "0200")),
        (
            "evdev:0c2e:0200?serial=A-17&location=usb-0000:00:14.0-3",
            EvdevUrl("0c2e", "0200", "A-17", "usb-0000:00:14.0-3"),
        ),
        ("camera:0", CameraUrl("0")),
        ("camera:///dev/video2", CameraUrl("/dev/video2")),
        ("pcsc:", PcscUrl()),
        ("pcsc:ACS%20ACR122U", PcscUrl("ACS ACR122U")),
    ],
)
def test_an_address_is_read_and_written_back(text: str, url: ReaderUrl) -> None:
    assert parse_reader_url(text) == url
    assert str(url) == text


@pytest.mark.parametrize(
    ("text", "url"),
    [
        (" serial:///dev/ttyACM0\n", SerialUrl("/dev/ttyACM0")),
        ("SERIAL:///dev/ttyACM0?baud=9600", SerialUrl("/dev/ttyACM0")),
        ("serial:///COM3", SerialUrl("COM3")),
        ("socket://localhost:7000/", SocketUrl("localhost", 7000)),
        ("keys://", KeysUrl()),
        ("Terminal://", TerminalUrl()),
        ("evdev://0C2E:0200", EvdevUrl("0c2e", "0200")),
        ("camera://0", CameraUrl("0")),
        ("camera:00", CameraUrl("0")),
        ("pcsc://ACR122U", PcscUrl("ACR122U")),
    ],
)
def test_other_ways_to_write_it(text: str, url: ReaderUrl) -> None:
    assert parse_reader_url(text) == url


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "begins with"),
        ("/dev/ttyACM0", "begins with"),
        ("bluetooth:7", "begins with"),
        ("serial:", "device is missing"),
        ("serial:///", "device is missing"),
        ("serial:/dev/ttyACM0", "device is missing"),
        ("serial:///dev/ttyACM0?baud=fast", "'fast'"),
        ("serial:///dev/ttyACM0?baud=0", "'0'"),
        ("serial:///dev/ttyACM0?baud=-9600", "'-9600'"),
        ("serial:///dev/ttyACM0?baud=٩٦٠٠", "'٩٦٠٠'"),
        ("serial:///dev/ttyACM0?baud=99999999999999999999", "'99999999999999999999'"),
        ("serial:///dev/ttyACM0?speed=9600", "'speed'"),
        ("socket:localhost:7000", "host and port"),
        ("socket://localhost", "host and port"),
        ("socket://:7000", "host and port"),
        ("socket://me@localhost:7000", "host and port"),
        ("socket://localhost:seven", "'seven'"),
        ("socket://localhost:0", "'0'"),
        ("socket://localhost:65536", "'65536'"),
        ("keys:main", "'main'"),
        ("terminal:main", "'main'"),
        ("evdev:", "four digits"),
        ("evdev:0c2e", "four digits"),
        ("evdev:c2e:0200", "four digits"),
        ("evdev:0c2e:0200?vendor=1", "'vendor'"),
        ("camera:", "a number or a path"),
        ("camera:front", "a number or a path"),
        ("camera:///", "a number or a path"),
        ("camera:12345", "a number or a path"),
        ("pcsc:%00", "printable"),
    ],
)
def test_a_wrong_address_gets_one_sentence(text: str, reason: str) -> None:
    with pytest.raises(BadReaderUrl) as caught:
        parse_reader_url(text)
    assert reason in str(caught.value)
    assert repr(text) in str(caught.value)
