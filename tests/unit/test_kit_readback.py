"""What is printed is read: the sheets at 300 dpi, through blur, turn and perspective, by a decoder that is not ours."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import numpy as np
import pypdfium2
import pytest
import zxingcpp
from PIL import Image, ImageFilter

from assistant.deck.codes import CardSet, Code, encode_code
from assistant.deck.controls import load_controls
from assistant.kit.grids import find_grid
from tests.unit.kit import controls_pdf, labels_pdf

DPI = 300
GUIDE = 2  # pages before the sheets of labels
COARSE = 150  # as a poor scanner has: three pixels a module
QR = zxingcpp.barcode_formats_from_str("QRCode")
DECK = {encode_code(Code(CardSet.SUSHI_GO, "B", number)) for number in range(108)}


@cache
def pixels(pdf: bytes, dpi: int = DPI) -> tuple[Image.Image, ...]:
    pages = pypdfium2.PdfDocument(pdf)
    return tuple(page.render(scale=dpi / 72, grayscale=True).to_pil() for page in pages)


def codes_on(images: Iterator[Image.Image]) -> list[str]:
    """Every code found, twice if it was found twice."""
    return [found.text for image in images for found in zxingcpp.read_barcodes(np.asarray(image), formats=QR)]


def plain(image: Image.Image) -> Image.Image:
    return image


def blurred(image: Image.Image) -> Image.Image:
    """By two pixels, a third of a module."""
    return image.filter(ImageFilter.GaussianBlur(2))


def turned(image: Image.Image) -> Image.Image:
    return image.rotate(11, resample=Image.Resampling.BILINEAR, expand=True, fillcolor=255)


def aslant(image: Image.Image) -> Image.Image:
    """Seen from one side: the near edge a tenth longer than the far one."""
    wide, high = image.size
    corners = (-0.06, -0.02, 0.03, 1.03, 0.99, 0.96, 1.08, 0.05)
    seen = tuple(part * (wide, high)[place % 2] for place, part in enumerate(corners))
    return image.transform(image.size, Image.Transform.QUAD, seen, resample=Image.Resampling.BILINEAR, fillcolor=255)


# Modules of 0.5 mm, and the 0.4 mm that the smaller label of 5167 allows.
@pytest.mark.parametrize(
    ("grid", "seen"),
    [*[("L7651", seen) for seen in (plain, blurred, turned, aslant)], ("5167", blurred)],
)
def test_all_108_codes_are_read_back(grid: str, seen: Callable[[Image.Image], Image.Image]) -> None:
    found = codes_on(seen(page) for page in pixels(labels_pdf("sushi-go", "fr", grid))[GUIDE:])
    assert sorted(found) == sorted(DECK)


def test_nothing_is_printed_on_the_edge_of_a_label() -> None:
    """Three quarters of a millimetre are left for printers that shift a sheet; what is measured is ink."""
    grid, dots = find_grid("L7651"), DPI / 25.4
    for page in pixels(labels_pdf("sushi-go", "fr", "L7651"))[GUIDE:]:
        is_ink = np.asarray(page) < 128
        for place in range(grid.count):
            x, y = (round(at * dots) for at in grid.corner_mm(place))
            label = is_ink[y : y + round(grid.height_mm * dots), x : x + round(grid.width_mm * dots)]
            edge = round(0.7 * dots)
            assert np.count_nonzero(label) == np.count_nonzero(label[edge:-edge, edge:-edge])


def test_full_sheets_controls_and_tiles_are_read_back() -> None:
    assert sorted(codes_on(iter(pixels(labels_pdf("sushi-go", "en", "letter"), COARSE)))) == sorted(DECK)
    tiles = {encode_code(Code(CardSet.SUSHI_BAR, "B", number)) for number in range(24)}
    assert sorted(codes_on(iter(pixels(labels_pdf("sushi-bar", "en", "a4"), COARSE)))) == sorted(tiles)
    controls = load_controls()
    numbers = (*controls.badges, *controls.commands.values())
    cards = {encode_code(Code(CardSet.CONTROLS, "B", number)) for number in numbers}
    assert sorted(codes_on(iter(pixels(controls_pdf("pt-BR"), COARSE)))) == sorted(cards)


def test_what_is_blurred_away_is_not_read() -> None:
    """What gives the tests above their teeth: the images are read, and nothing else."""
    page = pixels(labels_pdf("sushi-go", "fr", "L7651"))[-1]
    assert codes_on(iter([page.filter(ImageFilter.GaussianBlur(9))])) == []
