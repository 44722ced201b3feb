"""A PC/SC reader: a real pcscd with a virtual reader, on which virtual tags are laid."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from assistant.deck.codes import CardSet, Code, encode_code
from assistant.readers.device_reader import DeviceReader
from assistant.readers.opening import open_reader
from assistant.readers.scan import Found, Input, Left, Lost, ReaderTrouble, TagRead, Troubled
from assistant.readers.url import PcscUrl
from tests.hardware.pcscd import CardServer, VirtualTag, can_be_apart, ndef

CODES = [encode_code(Code(CardSet.SUSHI_GO, "B", number)) for number in range(108)]
UIDS = [bytes([4, number, *range(5)]) for number in range(108)]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CardServer]:
    if not can_be_apart():
        pytest.skip("this container lets nobody mount: a card service would take the place of the machine's own")
    # One for all: the client's library asks for the socket's name once in a process.
    server = CardServer(tmp_path_factory.mktemp("pcscd"))
    os.environ.update(server.env)
    yield server
    for name in server.env:
        del os.environ[name]


@pytest.fixture
def server(installed: CardServer) -> Iterator[CardServer]:
    installed.start()
    yield installed
    installed.stop()


@contextmanager
def listening(url: PcscUrl) -> Iterator[queue.Queue[Input]]:
    heard: queue.Queue[Input] = queue.Queue()
    reader = open_reader("main", url, heard.put)
    reader.start()
    try:
        yield heard
    finally:
        reader.close()


def test_tags_with_and_without_text_come_and_go(server: CardServer) -> None:
    blank = VirtualTag(bytes(range(10)), bytes(16))  # ten bytes are the longest number
    classic = VirtualTag(bytes.fromhex("0A0B0C0D"))  # a MIFARE Classic has no pages
    other = VirtualTag(bytes.fromhex("04FFEEDDCCBBAA"), ndef("hello") + bytes(40))
    long = VirtualTag(UIDS[7], b"\x00\x01\x03\xa0\x0c\x34" + ndef("a long text, then " + CODES[7]))
    with listening(PcscUrl()) as heard:
        assert heard.get(timeout=20) == Found("main")
        for tag, text in (
            (VirtualTag(UIDS[0], ndef(CODES[0])), CODES[0]),
            (blank, ""),
            (classic, ""),
            (other, "hello"),
        ):
            with server.lying(tag):
                assert heard.get(timeout=20) == TagRead("main", tag.uid.hex().upper(), text)
            assert heard.get(timeout=20) == Left("main")
        with server.lying(long):
            assert heard.get(timeout=20) == TagRead("main", UIDS[7].hex().upper(), "a long text, then " + CODES[7])


def test_a_tag_that_lies_there_acts_once_and_again_after_it_left(server: CardServer) -> None:
    tag = VirtualTag(UIDS[1], ndef(CODES[1]))
    with listening(PcscUrl("virtual pcd")) as heard:
        assert heard.get(timeout=20) == Found("main")
        for _ in range(2):
            with server.lying(tag):
                assert heard.get(timeout=20) == TagRead("main", UIDS[1].hex().upper(), CODES[1])
                with pytest.raises(queue.Empty):
                    heard.get(timeout=0.6)
            assert heard.get(timeout=20) == Left("main")


def test_a_tag_that_lies_there_from_the_start_is_read(server: CardServer) -> None:
    with server.lying(VirtualTag(UIDS[2], ndef(CODES[2]))), listening(PcscUrl()) as heard:
        assert heard.get(timeout=20) == Found("main")
        assert heard.get(timeout=20) == TagRead("main", UIDS[2].hex().upper(), CODES[2])


def test_a_tag_that_does_not_tell_its_number_is_none(server: CardServer) -> None:
    class Mute(VirtualTag):
        def answer(self, command: bytes) -> bytes:
            return b"\x6a\x81"

    with listening(PcscUrl()) as heard:
        assert heard.get(timeout=20) == Found("main")
        with server.lying(Mute(b"")), pytest.raises(queue.Empty):
            heard.get(timeout=1)


def test_the_service_goes_and_comes_back_and_the_tag_has_left_meanwhile(server: CardServer) -> None:
    tag = VirtualTag(UIDS[3], ndef(CODES[3]))
    with listening(PcscUrl()) as heard:
        assert heard.get(timeout=20) == Found("main")
        with server.lying(tag):
            assert heard.get(timeout=20) == TagRead("main", UIDS[3].hex().upper(), CODES[3])
            server.stop()
            assert isinstance(heard.get(timeout=20), Lost)
            assert heard.get(timeout=20) == Troubled("main", ReaderTrouble.NO_CARD_SERVICE)
        server.start()
        assert heard.get(timeout=20) == Found("main")
        assert heard.get(timeout=20) == Left("main")  # it was lifted while nobody looked
        with server.lying(tag):
            assert heard.get(timeout=20) == TagRead("main", UIDS[3].hex().upper(), CODES[3])


def test_check_tells_what_is_missing(installed: CardServer) -> None:
    reader = open_reader("main", PcscUrl("ACR122"), print)
    assert isinstance(reader, DeviceReader)
    lost = reader.check()
    assert lost is not None
    assert lost.trouble is ReaderTrouble.NO_CARD_SERVICE
    installed.start()
    try:
        assert open_reader("main", PcscUrl(), print).check() is None
        lost = reader.check()
        assert lost is not None
        assert "'ACR122'" in lost.reason
    finally:
        installed.stop()


def test_without_its_library_it_says_so() -> None:
    program = (
        "import sys; sys.modules['smartcard'] = None; "
        "from assistant.readers.opening import open_reader; from assistant.readers.url import PcscUrl; "
        "print(open_reader('main', PcscUrl(), print).check().trouble.value)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == "pcsc-missing"
