"""Watch cards through a camera, and hand over the words of each card once it lies still, until another one comes."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
from cv2.typing import MatLike

from assistant.kit.reading_cards import CannotRead, card_box, card_words
from assistant.readers.camera import Pictures
from assistant.readers.device_reader import DeviceLost, Ear
from assistant.readers.device_url import CameraUrl
from assistant.readers.scan import Typed

_SAME = 9.0  # mean difference of two small pictures, 0 to 255: below it, nothing has moved
_SMALL = (32, 32)


class Watching:
    """Which pictures are worth reading: a card that lies still and was not told yet. Pure."""

    def __init__(self) -> None:
        self._last: MatLike | None = None
        self._told: MatLike | None = None

    def is_due(self, grey: MatLike) -> bool:
        """Take a picture; whether it is to be read."""
        small = cv2.resize(grey, _SMALL, interpolation=cv2.INTER_AREA).astype(np.float32)
        last, self._last = self._last, small
        if self._told is not None and not _is_same(small, self._told):
            self._told = None
        return self._told is None and last is not None and _is_same(small, last) and card_box(grey) is not None

    def tell(self) -> None:
        """What lies there now was told: it is not read again until something moves."""
        self._told = self._last


class CardCamera:
    """A device for `DeviceReader`. What is read comes as typed words; none are a card that cannot be read so."""

    def __init__(self, name: str, url: CameraUrl, is_enough: Callable[[str], bool]) -> None:
        self._name, self._url, self._is_enough = name, url, is_enough

    def check(self) -> None:
        """Try whether the camera gives a picture. Raises DeviceLost."""
        pictures = Pictures(self._url)
        try:
            pictures.take()
        finally:
            pictures.close()

    def listen(self, ear: Ear, /) -> None:
        """Look until the ear is closed or the camera gives no more pictures. Raises DeviceLost."""
        pictures, watching = Pictures(self._url), Watching()
        try:
            while not ear.is_closed:
                picture = pictures.take()
                ear.found()
                if watching.is_due(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)):
                    ear.tell(Typed(self._name, card_words(picture, self._is_enough)))
                    watching.tell()
        except CannotRead as error:
            raise DeviceLost(str(error)) from error
        finally:
            pictures.close()


def _is_same(one: MatLike, other: MatLike) -> bool:
    return float(np.abs(one - other).mean()) < _SAME
