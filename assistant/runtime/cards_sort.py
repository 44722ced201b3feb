"""`sushi-says cards sort`: a shop's deck into its piles, through a camera, from pictures, or from what is typed."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from assistant.config import BadConfig
from assistant.deck.deck import BadDeck, load_deck
from assistant.kit.dish_names import dish_named
from assistant.kit.sorting import Pile, Sorting, families_of
from assistant.readers.device_reader import DeviceReader
from assistant.readers.scan import Typed
from assistant.readers.url import BadReaderUrl, CameraUrl, parse_reader_url
from assistant.runtime.aloud import read_settings
from assistant.runtime.library import Library
from assistant.runtime.talk import Talk
from assistant.table.outcome import told
from assistant.words.announcement import Priority

PICTURES = frozenset({".jpg", ".jpeg", ".png", ".webp", ".bmp", ".tif", ".tiff"})
_SPOKEN_S = 30.0  # no answer to a picture takes longer to say


def cards_sort(options: Namespace) -> int:
    """Sort until the piles are right or it is left. Returns 0, or 2 with one sentence for what cannot be used."""
    sorting = Sorting(Library().deck("sushi-go"))
    try:
        settings = read_settings(options)
        talk = Talk(options, settings, lambda _: sorting, has_cameras=False)
        camera = camera_named(options.camera) if options.camera else None
    except (BadConfig, BadDeck, BadReaderUrl) as error:
        print(f"{error}.", file=sys.stderr)
        return 2
    if options.pictures or options.camera:
        try:
            from assistant.kit.reading_cards import CannotRead, check_reading
        except ImportError as error:
            how = ".venv/bin/pip install '.[camera]'"
            print(f"Reading cards needs {error.name}. In the folder of Sushi Says: {how}", file=sys.stderr)
            return 2
        try:
            check_reading()
            pictures = list(pictures_in(map(Path, options.pictures)))
            if pictures:
                return sort_pictures(talk, pictures)
        except (CannotRead, NoPicture) as error:
            print(f"{error}.", file=sys.stderr)
            return 2
    if camera is not None:
        return sort_seen(talk, camera)
    talk.run()
    return 0


def camera_named(address: str) -> CameraUrl:
    """The camera of an address. Raises BadReaderUrl, also for another reader's."""
    url = parse_reader_url(address)
    if not isinstance(url, CameraUrl):
        raise BadReaderUrl(f"reader {address!r}: sorting needs a camera, such as camera:0")
    return url


class NoPicture(Exception):
    """There is nothing to be read at that place; the message is one sentence."""


def pictures_in(places: Iterable[Path]) -> Iterator[Path]:
    """The pictures themselves, and those in folders, by name. Raises NoPicture."""
    for place in places:
        if place.is_dir():
            found = sorted(file for file in place.iterdir() if file.suffix.lower() in PICTURES)
            if not found:
                raise NoPicture(f"{place}: there is no picture in this folder")
            yield from found
        elif place.is_file():
            yield place
        else:
            raise NoPicture(f"{place}: there is no such file or folder")


@cache
def families() -> tuple[Pile, ...]:
    """The kinds of the deck, look-alikes together."""
    return families_of(load_deck("sushi-go"))


def is_enough(text: str) -> bool:
    """Whether a dish can be told from these words."""
    return dish_named(text, families()) is not None


def sort_pictures(talk: Talk, pictures: Iterable[Path]) -> int:
    """Tell each picture's card in its turn, then check the piles."""
    import cv2

    from assistant.kit.reading_cards import card_words

    cv2.utils.logging.setLogLevel(cv2.utils.logging.LOG_LEVEL_SILENT)  # it would write between the lines
    try:
        talk.answer(talk.conversation.begin())
        for file in pictures:
            picture = cv2.imread(str(file))
            if picture is None:
                talk.answer(told("sort-no-picture", priority=Priority.EVENT, file=str(file)))
                continue
            talk.answer(told("sort-picture", priority=Priority.EVENT, file=file.name))
            talk.answer(talk.house.handle(Typed("pictures", card_words(picture, is_enough)), time.monotonic()))
            talk.voice.wait_idle(_SPOKEN_S)
        talk.answer(talk.conversation.end())
    except KeyboardInterrupt:
        print()
    finally:
        talk.close()
    return 0


def sort_seen(talk: Talk, camera: CameraUrl) -> int:
    """Tell each card that is held before the camera; words may be typed all the same. Returns 2 if neither can be."""
    from assistant.kit.card_camera import CardCamera

    talk.devices.append(DeviceReader("camera", CardCamera("camera", camera, is_enough), talk.inbox.deliver))
    talk.run()
    return 0 if talk.may_hear or talk.conversation.is_over else 2
