"""The camera: drawn pictures, films and rows of pictures in place of a device, through OpenCV and zxing-cpp."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path

import cv2
import numpy as np
import pytest
from cv2.typing import MatLike

from assistant.deck.codes import CardSet, Code, encode_code
from assistant.readers.camera import Camera
from assistant.readers.device_reader import DeviceReader
from assistant.readers.frames import Sight, look, read_codes
from assistant.readers.scan import Aim, Aimed, Found, Input, Left, Lost, ReaderTrouble, Scan, Troubled
from assistant.readers.url import CameraUrl, parse_reader_url
from tests.hardware.drawn import Held, board, drawing, picture, printed

CODES = [encode_code(Code(CardSet.SUSHI_GO, "B", number)) for number in range(108)]
CODE, OTHER = CODES[0], CODES[107]
FPS = 25


@pytest.mark.parametrize("code", CODES[::9])
@pytest.mark.parametrize("module", [2.0, 3.5, 8.0])
def test_codes_are_read(code: str, module: float) -> None:
    assert look(picture((code, Held(module)))) == Sight((code,))


@pytest.mark.parametrize("turned", range(0, 360, 30))
def test_a_code_may_be_turned(turned: int) -> None:
    assert look(picture((CODE, Held(turned=turned)))) == Sight((CODE,))


@pytest.mark.parametrize(
    "held",
    [Held(6, tilted=50), Held(6, tilted=-50, turned=40), Held(4, blur=1.2), Held(5, motion=6), Held(3, tilted=30)],
)
def test_a_code_may_be_tilted_a_little_blurred_and_moving(held: Held) -> None:
    assert look(picture((CODE, held))) == Sight((CODE,))


@pytest.mark.parametrize(("held", "most"), [(Held(1.3), 5), (Held(1.7), 13), (Held(3, blur=1.5), 2)])
def test_the_second_try_reads_what_the_first_does_not(held: Held, most: int) -> None:
    """Modules of 1.3 pixels instead of 2 are half as far again; and a blur of half a module is no hindrance."""
    greys = [picture((OTHER, replace(held, turned=turned))) for turned in range(0, 90, 6)]
    first, second = sum(bool(read_codes(grey)) for grey in greys), sum(bool(look(grey).texts) for grey in greys)
    assert first <= most
    assert second >= max(12, first + 2)


def test_a_picture_in_colours_and_two_codes_in_one() -> None:
    both = picture((CODE, Held(3, centre=(0.25, 0.5))), (OTHER, Held(3, centre=(0.75, 0.5))))
    assert set(look(cv2.cvtColor(both, cv2.COLOR_GRAY2BGR)).texts) == {CODE, OTHER}


@pytest.mark.parametrize(
    ("held", "aim"),
    [
        (Held(0.9), Aim.CLOSER),
        (Held(0.8, turned=90), Aim.CLOSER),
        (Held(0.75, turned=20), Aim.CLOSER),
        (Held(6, tilted=72), Aim.FLATTER),
        (Held(6, tilted=73, turned=30), Aim.FLATTER),
        (Held(6, tilted=-76), Aim.FLATTER),
        (Held(4, blur=2.6), Aim.STILL),
        (Held(4, blur=3, turned=30), Aim.STILL),
        (Held(5, motion=10), Aim.STILL),
        (Held(5, motion=14, turned=180), Aim.STILL),
        (Held(8, motion=20, turned=270), Aim.STILL),
    ],
)
def test_a_code_that_cannot_be_read_is_seen_and_why(held: Held, aim: Aim) -> None:
    assert look(picture((CODE, held))) == Sight(aim=aim)


@pytest.mark.parametrize("noise", [0.0, 3.0, 12.0])
def test_where_there_is_no_code_nothing_is_said(noise: float) -> None:
    assert look(picture(noise=noise)) == Sight()


@pytest.mark.parametrize("size", [0.3, 0.5, 0.8, 1.5, 3.0])
@pytest.mark.parametrize("blur", [0.0, 2.0])
def test_print_is_no_code(size: float, blur: float) -> None:
    assert look(printed(size, blur)) == Sight()


@pytest.mark.parametrize("square", [4, 8, 16, 40])
def test_a_board_of_squares_is_no_code(square: int) -> None:
    assert look(board(square)) == Sight()


@pytest.mark.parametrize("chance", range(12))
def test_drawings_as_cards_bear_them_are_no_codes(chance: int) -> None:
    assert look(drawing(chance)) == Sight()


def test_noise_darkness_and_a_tiny_picture_are_no_codes() -> None:
    assert look(np.random.default_rng(3).integers(0, 255, (480, 640)).astype(np.uint8)) == Sight()
    assert look(np.zeros((480, 640), np.uint8)) == Sight()
    assert look(np.zeros((40, 40), np.uint8)) == Sight()


def film(file: Path, pictures: Iterable[MatLike]) -> None:
    """Write a film, and put it in place when it is whole, as a camera comes when it is plugged in."""
    unfinished = file.with_name(f"unfinished-{file.name}")
    writer = cv2.VideoWriter(str(unfinished), cv2.VideoWriter.fourcc(*"MJPG"), FPS, (640, 480), isColor=False)
    for each in pictures:
        writer.write(each)
    writer.release()
    unfinished.rename(file)


@contextmanager
def looking(source: Path, clock: Callable[[], float] = time.monotonic) -> Iterator[queue.Queue[Input]]:
    heard: queue.Queue[Input] = queue.Queue()
    url = parse_reader_url(f"camera://{source}")
    assert isinstance(url, CameraUrl)
    reader = DeviceReader("main", Camera("main", url, clock), heard.put)
    reader.start()
    try:
        yield heard
    finally:
        reader.close()


def until_lost(heard: queue.Queue[Input]) -> list[Input]:
    inputs = [heard.get(timeout=20)]
    while not isinstance(inputs[-1], Lost):
        inputs.append(heard.get(timeout=20))
    return inputs[:-1]


def test_a_whole_deck_in_a_film_that_is_unplugged_and_plugged_in_again(tmp_path: Path) -> None:
    file = tmp_path / "camera.avi"
    with looking(file) as heard:
        assert isinstance(heard.get(timeout=20), Lost)
        film(file, (picture((code, Held(4, turned=3 * place))) for place, code in enumerate(CODES[:54])))
        assert until_lost(heard) == [Found("main"), *(Scan("main", code) for code in CODES[:54])]
        file.unlink()
        film(file, (picture((code, Held(1.4))) for code in CODES[54:]))
        assert until_lost(heard) == [Found("main"), *(Scan("main", code) for code in CODES[54:])]


def test_a_card_that_stays_in_view_acts_once_and_two_at_once_not_at_all(tmp_path: Path) -> None:
    both = [(CODE, Held(3, centre=(0.25, 0.5))), (OTHER, Held(3, centre=(0.75, 0.5)))]
    film(tmp_path / "c.avi", [picture(*both)] * 3 + [picture(both[0])] * 5 + [picture(*both)] * 2)
    with looking(tmp_path / "c.avi") as heard:
        assert until_lost(heard) == [
            Found("main"),
            Troubled("main", ReaderTrouble.SEVERAL_CARDS),
            Scan("main", CODE),
            Scan("main", OTHER),
        ]


def test_a_hand_is_guided_and_not_flooded(tmp_path: Path) -> None:
    far, near = picture((CODE, Held(0.7))), picture((CODE, Held(3)))
    film(tmp_path / "c.avi", [far] * FPS * 2 + [near] * 3 + [picture()] * FPS * 3)
    looks = count()
    with looking(
        tmp_path / "c.avi", clock=lambda: next(looks) / FPS / 2
    ) as heard:  # it is asked twice for each picture
        assert until_lost(heard) == [Found("main"), Aimed("main", Aim.CLOSER), Scan("main", CODE), Left("main")]


def test_a_row_of_pictures_serves_as_well(tmp_path: Path) -> None:
    for place, code in enumerate(CODES[:6]):
        cv2.imwrite(str(tmp_path / f"picture-{place}.png"), picture((code, Held(3))))
    with looking(tmp_path / "picture-%d.png") as heard:
        assert until_lost(heard) == [Found("main"), *(Scan("main", code) for code in CODES[:6])]


def test_check_tells_whether_a_picture_comes(tmp_path: Path) -> None:
    film(tmp_path / "c.avi", [picture()])
    assert DeviceReader("main", Camera("main", CameraUrl(f"{tmp_path}/c.avi")), print).check() is None
    for source in (f"{tmp_path}/none.avi", "/dev/video97", "97"):
        lost = DeviceReader("main", Camera("main", CameraUrl(source)), print).check()
        assert lost is not None
        assert str(CameraUrl(source)) in lost.reason


@pytest.mark.parametrize("library", ["cv2", "zxingcpp"])
def test_without_its_libraries_it_says_so(library: str) -> None:
    program = (
        f"import sys; sys.modules['{library}'] = None; "
        "from assistant.readers.opening import open_reader; from assistant.readers.url import CameraUrl; "
        "print(open_reader('main', CameraUrl('0'), print).check().trouble.value)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], env=os.environ, capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout.strip() == "camera-missing"
