"""The readers of a table together: which of them is to write onto a tag."""

from __future__ import annotations

import pytest

from assistant.config import ReaderConfig
from assistant.readers.device_reader import DeviceReader, Ear
from assistant.readers.scan import Input, TagRead
from assistant.readers.writing import Written
from assistant.runtime import listening
from assistant.runtime.inbox import Inbox
from assistant.runtime.listening import Listening


class Pad:
    """A reader of tags that only reads."""

    def check(self) -> None: ...

    def listen(self, ear: Ear, /) -> None: ...


class WritingPad(Pad):
    """One that writes onto the one tag that lies on it, and fails with all others."""

    def write(self, uid: str, _text: str) -> Written:
        return Written.DONE if uid == "04A1B2C3" else Written.FAILED


@pytest.fixture
def pads(monkeypatch: pytest.MonkeyPatch) -> Listening:
    devices = {"reads": Pad(), "writes": WritingPad()}

    def opened(name: str, _url: object, _deliver: object) -> DeviceReader:
        return DeviceReader(name, devices[name], lambda _: None)

    monkeypatch.setattr(listening, "open_reader", opened)
    return Listening([ReaderConfig("pcsc:", name) for name in devices], {}, Inbox())


@pytest.mark.parametrize(
    ("read", "written"),
    [
        ([], Written.CANNOT),
        ([TagRead("reads", "0086F444")], Written.CANNOT),
        ([TagRead("writes", "0086F444")], Written.FAILED),
        ([TagRead("writes", "04A1B2C3")], Written.DONE),
        ([TagRead("reads", "04A1B2C3")], Written.CANNOT),
        ([TagRead("reads", "04A1B2C3"), TagRead("writes", "04A1B2C3")], Written.DONE),
    ],
)
def test_the_reader_that_has_read_a_tag_is_to_write_onto_it(
    pads: Listening, read: list[Input], written: Written
) -> None:
    """Another one, that can write but has not seen it, would say that it failed."""
    for each in read:
        assert pads.is_for_table(each)
    uid = next((each.uid for each in read if isinstance(each, TagRead)), "0086F444")
    assert pads.write(uid, "SGBBBBGS") is written
