"""Tesseract reads cards that are drawn here, turned, shaded and blurred, in three languages; through a film too."""

from __future__ import annotations

import queue
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import cv2
import numpy as np
import pytest
from cv2.typing import MatLike

from assistant.kit import reading_cards
from assistant.kit.card_camera import CardCamera, Watching
from assistant.kit.dish_names import Dish, dish_named
from assistant.kit.reading_cards import CannotRead, card_box, card_words, check_reading
from assistant.readers.device_reader import DeviceReader
from assistant.readers.scan import Found, Input, Typed
from assistant.readers.url import CameraUrl, parse_reader_url
from assistant.runtime.cards_sort import families, is_enough
from tests.e2e.program import run
from tests.hardware.bare_cards import Laid, bare_card, photograph

PATIENCE_S = 120.0  # two cores, and every reading is a process


def dish(picture: MatLike) -> Dish | None:
    return dish_named(card_words(picture, is_enough), families())


@pytest.mark.parametrize(
    ("name", "laid", "kinds"),
    [
        ("Squid Nigiri", Laid(turned=200, blur=0.8, shade=0.5), ("squid-nigiri",)),
        ("Baguettes", Laid(turned=-20, blur=1.0), ("chopsticks",)),
        ("Pudim", Laid(turned=90), ("pudding",)),
        ("Maki Rolls", Laid(turned=7, blur=1.5), ("maki-1", "maki-2", "maki-3")),
    ],
)
def test_a_card_is_read_however_it_lies(name: str, laid: Laid, kinds: tuple[str, ...]) -> None:
    found = dish(photograph(bare_card(name, seed=len(name)), laid))
    assert found is not None
    assert found.kinds == kinds


def test_what_cannot_be_read_is_not_guessed() -> None:
    assert dish(photograph(bare_card("Wasabi"), Laid(blur=9.0))) is None


def test_where_no_card_stands_out_the_whole_picture_is_read() -> None:
    picture = photograph(bare_card("Pudding"), Laid(turned=180))[40:-40, 40:-40]  # no table around it
    assert card_box(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)) is None
    found = dish(picture)
    assert found is not None
    assert found.kinds == ("pudding",)


def test_without_tesseract_or_a_language_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    check_reading()
    monkeypatch.setattr(reading_cards, "LANGUAGES", "eng+xyz")
    with pytest.raises(CannotRead, match="apt install tesseract-ocr-xyz"):
        check_reading()
    monkeypatch.setattr(reading_cards, "COMMAND", "no-such-command")
    with pytest.raises(CannotRead, match="tesseract is not installed"):
        check_reading()
    with pytest.raises(CannotRead, match="tesseract did not read"):
        reading_cards.words(np.full((20, 20), 255, np.uint8), "6")


def test_a_card_is_read_once_it_lies_still_and_again_only_when_another_comes() -> None:
    table = np.full((600, 600), 50, np.uint8)
    one, other = table.copy(), table.copy()
    cv2.rectangle(one, (100, 50), (400, 520), (220,), -1)
    cv2.rectangle(other, (250, 50), (550, 520), (220,), -1)
    watching = Watching()
    assert [watching.is_due(picture) for picture in (table, table, one, one)] == [False, False, False, True]
    watching.tell()
    assert [watching.is_due(picture) for picture in (one, one, table, one, one)] == [False, False, False, False, True]
    watching.tell()
    assert [watching.is_due(picture) for picture in (other, other)] == [False, True]


@contextmanager
def looking(film: Path) -> Iterator[queue.Queue[Input]]:
    url = parse_reader_url(f"camera://{film}")
    assert isinstance(url, CameraUrl)
    heard: queue.Queue[Input] = queue.Queue()
    reader = DeviceReader("camera", CardCamera("camera", url, is_enough), heard.put)
    reader.start()
    try:
        yield heard
    finally:
        reader.close()


def test_cards_are_told_as_a_hand_lays_them_before_the_camera(tmp_path: Path) -> None:
    pictures = [photograph(bare_card(name), Laid()) for name in ("Sashimi", "Wasabi")]
    table = np.full_like(pictures[0], 50)
    film = cv2.VideoWriter(
        str(tmp_path / "film.avi"), cv2.VideoWriter.fourcc(*"MJPG"), 25.0, (table.shape[1], table.shape[0])
    )
    for picture in (table, pictures[0], pictures[0], pictures[0], table, table, pictures[1], pictures[1], pictures[1]):
        film.write(picture)
    film.release()
    with looking(tmp_path / "film.avi") as heard:
        assert heard.get(timeout=PATIENCE_S) == Found("camera")
        for name in ("Sashimi", "Wasabi"):
            said = heard.get(timeout=PATIENCE_S)
            assert isinstance(said, Typed)
            assert name in said.text


def test_photos_in_a_folder_are_sorted_by_the_program(tmp_path: Path) -> None:
    photos = tmp_path / "photos"
    photos.mkdir()
    cv2.imwrite(str(photos / "2.png"), photograph(bare_card("Salmon Nigiri"), Laid()))
    (photos / "1.png").write_bytes(b"no picture")
    (photos / "notes.txt").write_bytes(b"no card")
    sorted_ = run(tmp_path, "cards", "sort", "--voice", "none", str(photos))
    assert sorted_.returncode == 0
    assert sorted_.stderr == ""
    assert sorted_.stdout.splitlines()[1:5] == [
        f"This is no picture: {photos / '1.png'}",
        "2.png:",
        "Salmon nigiri, one of ten. One in all.",
        "One of one hundred and eight cards.",
    ]


@pytest.mark.parametrize("place", ["missing.png", "empty"])
def test_nothing_to_read_is_one_sentence(tmp_path: Path, place: str) -> None:
    (tmp_path / "empty").mkdir()
    sorted_: subprocess.CompletedProcess[str] = run(tmp_path, "cards", "sort", str(tmp_path / place))
    assert sorted_.returncode == 2
    assert sorted_.stdout == ""
    assert sorted_.stderr.startswith(f"{tmp_path / place}: there is no ")
    assert sorted_.stderr.count("\n") == 1


def test_without_a_camera_what_a_reading_app_says_is_typed(tmp_path: Path) -> None:
    typed = "Maki Rolls, most 6\n2\nWasabi. Next nigiri times three.\n"
    sorted_ = run(tmp_path, "cards", "sort", "--voice", "none", typed=typed)
    assert sorted_.stdout.splitlines()[2:4] == ["Double maki, one of twelve. One in all.", "Wasabi, one of six. Two."]


def test_without_a_camera_and_without_words_there_is_nothing_to_wait_for(tmp_path: Path) -> None:
    """What was typed is sorted all the same, and what is missing is told."""
    sorted_ = run(tmp_path, "cards", "sort", "--voice", "none", "--camera", "camera:97", typed="Wasabi\n")
    assert sorted_.returncode == 2
    assert any(line.startswith("The reader camera is not there.") for line in sorted_.stdout.splitlines())
    assert "One of one hundred and eight cards." in sorted_.stdout.splitlines()
