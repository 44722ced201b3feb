"""Left and right of one card: two outputs, one device, opened with the first and closed with the last."""

from __future__ import annotations

from array import array
from collections.abc import Callable

from assistant.speech import pcm
from assistant.speech.side import Side
from assistant.speech.stereo import StereoCard


class Device:
    """A stereo device in memory."""

    def __init__(self, pull: Callable[[int], bytes]) -> None:
        self.pull = pull
        self.left_s = 0.5
        self.is_closed = False

    def lost_in_s(self) -> float:
        return self.left_s

    def close(self) -> None:
        self.is_closed = True


class Room:
    def __init__(self) -> None:
        self.devices: list[Device] = []
        self.card = StereoCard(self.open)

    def open(self, pull: Callable[[int], bytes]) -> Device:
        self.devices.append(Device(pull))
        return self.devices[-1]

    def closed(self) -> list[bool]:
        return [device.is_closed for device in self.devices]


def level(value: int, frames: int) -> bytes:
    return array("h", [value] * frames).tobytes()


def test_each_side_is_heard_on_its_own() -> None:
    room = Room()
    left, right = room.card.open(Side.LEFT), room.card.open(Side.RIGHT)
    left.mixer.write(level(1, 4), left.mixer.epoch)
    right.mixer.write(level(2, 2), right.mixer.epoch)
    [device] = room.devices
    assert list(array("h", device.pull(4))) == [1, 2, 1, 2, 1, 0, 1, 0]
    assert device.pull(4) == b""


def test_the_device_is_open_until_both_sides_are_closed_and_then_opened_anew() -> None:
    room = Room()
    left, right = room.card.open(Side.LEFT), room.card.open(Side.RIGHT)
    left.close()
    assert room.closed() == [False]
    right.close()
    assert room.closed() == [True]
    room.card.open(Side.LEFT)
    assert len(room.devices) == 2


def test_a_card_that_is_gone_is_opened_anew_by_the_side_that_finds_it_first_with_nothing_left_to_hear() -> None:
    room = Room()
    left, right = room.card.open(Side.LEFT), room.card.open(Side.RIGHT)
    left.mixer.write(level(1, 4), left.mixer.epoch)
    room.devices[0].left_s = 0.0
    assert left.lost_in_s() == right.lost_in_s() == 0.0
    left.close()
    again = room.card.open(Side.LEFT)
    right.close()
    right_again = room.card.open(Side.RIGHT)
    assert room.closed() == [True, False]
    assert again.lost_in_s() == right_again.lost_in_s() == 0.5
    assert room.devices[1].pull(4) == b""


def test_the_shorter_side_ends_in_silence() -> None:
    assert list(array("h", pcm.side_by_side(level(3, 1), b"", 2))) == [3, 0, 0, 0]
