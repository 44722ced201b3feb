"""Look for codes through a camera, or in a film or pictures that stand for one, and guide the hand before it."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from assistant.readers.aiming import Aiming
from assistant.readers.device_reader import DeviceAbsent, DeviceLost, Ear
from assistant.readers.device_url import CameraUrl
from assistant.readers.in_view import InView
from assistant.readers.scan import Aimed, ReaderTrouble

_LOOK_S = 0.12  # between two looks: a hand is no faster, and the processor has other work
_SEARCH_S = 0.35  # between two searches for a code that cannot be read: three make a word of guidance
_WIDTH, _HEIGHT = 1280, 720
_FILM_FPS = 25.0  # where a film does not tell


class Camera:
    """A device for `DeviceReader`. A film is shown once, at its own speed, and again when its file has changed."""

    def __init__(self, name: str, url: CameraUrl, clock: Callable[[], float] = time.monotonic) -> None:
        self._url = url
        self._clock = clock
        self._in_view = InView(name)
        self._aiming = Aiming()
        self._shown: tuple[int, int] | None = None  # the film that was shown to its end

    def check(self) -> None:
        """Try whether the camera gives a picture. Raises DeviceLost."""
        pictures = Pictures(self._url)
        try:
            pictures.take()
        finally:
            pictures.close()

    def listen(self, ear: Ear) -> None:
        """Look until the ear is closed or the camera gives no more pictures. Raises DeviceLost."""
        if self._shown is not None and self._shown == _stamp(self._url):
            raise DeviceLost("the film is over")
        pictures = Pictures(self._url)
        from assistant.readers.frames import look  # with OpenCV, and so only where there is a camera

        cv2 = _opencv()
        try:
            self._in_view.look_again(self._clock())
            search_s = 0.0
            while not ear.is_closed:
                now_s = self._clock()
                picture = pictures.take()
                ear.found()  # not before a picture comes: what is seen in the first ones may have lain there
                sight = look(picture, searches=now_s >= search_s)
                search_s = search_s if now_s < search_s else now_s + _SEARCH_S
                if sight.texts:
                    self._aiming.read()
                    ear.tell(*self._in_view.see(sight.texts, now_s))
                if (aim := self._aiming.see(sight.aim, now_s)) is not None:
                    ear.tell(Aimed(ear.name, aim))
                ear.tell(*self._in_view.tick(now_s, is_unclear=sight.aim is not None))
                pictures.let_pass(now_s, self._clock, ear)
        except cv2.error as error:
            raise DeviceLost(str(error)) from error
        except DeviceLost:
            self._shown = _stamp(self._url)
            raise
        finally:
            pictures.close()


class Pictures:
    """What the camera sees, one picture after the other. Raises DeviceLost where there is none, or no more."""

    def __init__(self, url: CameraUrl) -> None:
        cv2 = _opencv()
        source = _source(url)
        self._capture: Any = cv2.VideoCapture(source)
        if not self._capture.isOpened():
            raise DeviceAbsent(f"{url} does not open")
        # A film is not hurried, and no picture of it left out; of a camera only the latest counts.
        self._film_s = None if isinstance(source, int) else 1 / (self._capture.get(cv2.CAP_PROP_FPS) or _FILM_FPS)
        if self._film_s is None:
            self._capture.set(cv2.CAP_PROP_FRAME_WIDTH, _WIDTH)
            self._capture.set(cv2.CAP_PROP_FRAME_HEIGHT, _HEIGHT)

    def take(self) -> Any:
        """The next picture, in colours."""
        is_there, picture = self._capture.read()
        if not is_there:
            raise DeviceAbsent("no picture comes")
        return picture

    def let_pass(self, since_s: float, clock: Callable[[], float], ear: Ear) -> None:
        """Let pass what comes too soon after the look of `since_s`."""
        if self._film_s is not None:
            ear.wait(since_s + self._film_s - clock())
            return
        while clock() < since_s + _LOOK_S and self._capture.grab():
            pass

    def close(self) -> None:
        """Give the camera back."""
        self._capture.release()


def _opencv() -> ModuleType:
    try:
        import cv2
        import zxingcpp  # noqa: F401  -- asked for here, so that its absence is told before a picture is taken
    except ImportError as error:
        raise DeviceLost(str(error), ReaderTrouble.CAMERA_MISSING) from error
    cv2.utils.logging.setLogLevel(cv2.utils.logging.LOG_LEVEL_SILENT)  # it would write between the lines of the game
    return cv2


def _source(url: CameraUrl) -> int | str:
    if url.number is not None:
        return url.number
    device = re.fullmatch("/dev/video([0-9]+)", os.path.realpath(url.source))
    return int(device[1]) if device else url.source  # a lasting name, such as /dev/v4l/by-id/…, is a link to a number


def _stamp(url: CameraUrl) -> tuple[int, int] | None:
    """What changes when a film is put in another's place; None for a camera, or where there is no film."""
    try:
        status = None if isinstance(_source(url), int) else Path(url.source).stat()
    except OSError:
        return None
    return None if status is None else (status.st_mtime_ns, status.st_size)
