"""Labels on their sheets: grids by name and by numbers, codes that can be read, nothing under a sticker."""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
import segno

from assistant.cli import main
from assistant.deck.codes import Code, encode_code, parse_codes
from assistant.deck.deck import load_controls, load_deck
from assistant.deck.document import BadDeck
from assistant.kit import louis
from assistant.kit.control_cards import control_cards
from assistant.kit.controls import BRAILLE_MM, SIDE_MM, braille_lines, controls_document
from assistant.kit.dots import HYPHEN, cells_that_fit, drawn_dots
from assistant.kit.grids import Grid, Paper, find_grid, full_sheet, named_grids
from assistant.kit.labels import Box, kind_picture, label_layout
from assistant.kit.louis import NoBraille, braille, braille_or_none
from assistant.kit.qr import MODULES, code_path, fitted_code
from assistant.kit.sheets import Sheets
from assistant.kit.typesetting import typeset
from assistant.words.catalogue import LANGUAGES, load_catalogue
from tests.unit.kit import MEASURES, document

FOR_CARDS = ["L7651", "L4732", "5167", "a4", "letter"]
GRID = """[[grid]]
name = "mine"
paper = "a4"
columns = 4
rows = 10
left_mm = 8
top_mm = 15
width_mm = 45
height_mm = 20
across_mm = 48
down_mm = 26
"""


def grid_of(name: str) -> Grid:
    size = MEASURES.label
    return full_sheet(Paper(name), size.width_mm, size.height_mm) if name in ("a4", "letter") else find_grid(name)


def labels(game: str, grid: str) -> list[dict[str, Any]]:
    return [label for sheet in document(game, "fr", grid)["sheets"] for label in sheet["labels"]]


def test_grids_that_are_sold_lie_on_their_paper() -> None:
    for grid in named_grids().values():
        wide, high = grid.paper.size_mm
        left, top = grid.corner_mm(0)
        right, bottom = (
            at + size for at, size in zip(grid.corner_mm(grid.count - 1), (grid.width_mm, grid.height_mm), strict=True)
        )
        assert 0 <= left < right <= wide
        assert 0 <= top < bottom <= high
        assert abs(left - (wide - right)) < 1.5, grid.name  # they are in the middle of the paper
        assert abs(top - (high - bottom)) < 1.5, grid.name


def test_a_grid_of_ones_own_is_read_by_its_numbers(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GRID, encoding="utf-8")
    grid = find_grid(str(file))
    assert grid.corner_mm(0) == (8, 15)
    assert grid.corner_mm(grid.count - 1) == (8 + 3 * 48, 15 + 9 * 26)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("columns = 4", "columns = 0", "line 4: columns must be a whole number from 1 to 100, not 0"),
        ("columns = 4", "columns = 5", "the grid 'mine' reaches 245 by 269 mm, beyond a4 paper"),
        ("across_mm = 48", "across_mm = 40", "labels of the grid 'mine' overlap"),
        ("top_mm = 15", "", "top_mm is missing in [[grid]]"),
        ('paper = "a4"', 'paper = "a5"', "paper must be one of a4, letter, not 'a5'"),
        ("top_mm = 15", "top_mm = 15\ntop = 15", "unknown key 'top'"),
        (GRID, GRID + GRID, "there must be one [[grid]], not 2"),
    ],
)
def test_a_grid_that_cannot_be_is_one_sentence(
    old: str, new: str, reason: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GRID.replace(old, new), encoding="utf-8")
    assert main(["cards", "print", "--grid", str(file), "--out", str(tmp_path / "x.pdf")]) == 2
    error = capsys.readouterr().err
    assert reason in error
    assert error.count("\n") == 1
    assert not (tmp_path / "x.pdf").exists()


@pytest.mark.parametrize(
    ("grid", "reason"),
    [
        ("L4731", "the labels are too small: 9.55 mm are free for a code, which needs 9.86 mm"),
        ("L7160", "the labels L7160 are 38.1 mm high, and below its stickers a card has 23.5 mm"),
        ("5160", "a card has 23.5 mm; of the known ones, these serve: L7651, L4732, 5167"),
        ("L9999", "no grid is called 'L9999'; there are L7651,"),
        ("none.toml", "none.toml: it cannot be read: No such file or directory"),
    ],
)
def test_labels_that_do_not_serve_are_one_sentence(grid: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "print", "--grid", grid]) == 2
    assert reason in capsys.readouterr().err


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        (["--grid", "5167", "--paper", "a4"], "the sheets of a grid have a paper of their own: leave --paper out."),
        (["controls", "--grid", "L7651"], "badges and control cards are as large as a card"),
    ],
)
def test_what_a_grid_does_not_go_with_is_one_sentence(
    asked: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards", "print", *asked]) == 2
    assert capsys.readouterr().err.startswith(reason)


@pytest.mark.parametrize(
    ("sizes", "reason"),
    [
        ("[card]\nheight_mm = 40", "a sticker at left-low would reach over the edge of a card of 56 by 40 mm"),
        ("[hole]\nfrom_top_mm = 2", "the punched hole would reach over the edge"),
        ("[card]\nwidth_mm = 300", "a card of 300 by 87 mm is too large; at most 100 by 150 mm"),
    ],
)
def test_sizes_that_no_card_has_are_one_sentence(
    sizes: str, reason: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "sizes.toml"
    file.write_text(sizes, encoding="utf-8")
    assert main(["cards", "tray", "--sizes", str(file), "--out", str(tmp_path)]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"{file}: ")
    assert reason in error


def test_no_card_is_larger_than_the_paper() -> None:
    with pytest.raises(BadDeck, match="no card of 300 by 87 mm fits on a4 paper"):
        full_sheet(Paper.A4, 300, 87)


@pytest.mark.parametrize("paper", Paper)
def test_nine_control_cards_stand_on_either_paper(paper: Paper) -> None:
    grid = full_sheet(paper, MEASURES.card.width_mm, MEASURES.card.height_mm)
    assert (grid.columns, grid.rows) == (3, 3)


def test_modules_are_half_a_millimetre_where_they_fit_and_never_under_a_third() -> None:
    assert fitted_code(20, MEASURES.qr).module_mm == 0.5
    assert fitted_code(14.5, MEASURES.qr).side_mm == 14.5
    assert fitted_code(11.7, MEASURES.qr).module_mm == pytest.approx(0.4034, abs=0.0001)
    assert fitted_code(9.86, MEASURES.qr).module_mm == pytest.approx(0.34)
    with pytest.raises(BadDeck, match=r"its modules being 0\.34 mm at the least"):
        fitted_code(9.85, MEASURES.qr)


@pytest.mark.parametrize("number", [0, 13, 107])
def test_codes_are_of_version_1_and_level_h(number: int) -> None:
    text = encode_code(Code(load_deck("sushi-go").set, "B", number))
    drawn = segno.make_qr(text, version=1, error="h", boost_error=False)
    assert drawn.designator == "1-H"
    dark = {(x, y) for y, row in enumerate(drawn.matrix) for x, module in enumerate(row) if module}
    assert dark_modules(code_path(parse_codes(text)[0])) == dark


def dark_modules(path: str) -> set[tuple[int, int]]:
    """The modules that a path covers: runs "Mx yhNv1Hxz"."""
    found: set[tuple[int, int]] = set()
    for run in filter(None, path.split("M")):
        start, _, length = run.partition("v")[0].partition("h")
        x, y = map(int, start.split())
        found |= {(x + step, y) for step in range(int(length))}
    return found


@pytest.mark.parametrize("grid", FOR_CARDS)
def test_the_code_has_the_same_place_on_every_card_its_quiet_zone_on_the_label(grid: str) -> None:
    sheet = labels("sushi-go", grid)
    assert len(sheet) == 108
    boxes = {tuple(label["pictures"][-1]["box"].values()) for label in sheet}
    assert len(boxes) == 1
    x, y, side, _ = boxes.pop()
    module = side / MODULES
    size = grid_of(grid)
    assert 0.34 <= module <= 0.5
    assert min(x, y, size.width_mm - x - side, size.height_mm - y - side) >= 4 * module - 1e-9
    right, below = size.width_mm - x - side, size.height_mm - y - side
    assert right < size.width_mm / 4  # lower right
    assert below <= y + 1e-9


def gap_mm(one: Box, other: Box) -> float:
    """The larger of the gaps between two boxes, sideways and lengthways; negative if they overlap."""
    sideways = max(one.x - other.x - other.w, other.x - one.x - one.w)
    return max(sideways, one.y - other.y - other.h, other.y - one.y - one.h)


@pytest.mark.parametrize("grid", FOR_CARDS)
def test_nothing_lies_under_a_sticker_nor_on_another_part(grid: str) -> None:
    card, tag, side = MEASURES.card, MEASURES.rfid, MEASURES.sticker.size_mm
    size = grid_of(grid)
    x, y = card.width_mm - size.width_mm, card.height_mm - size.height_mm
    label = Box(x, y, size.width_mm, size.height_mm)
    chip = Box(tag.x_mm - tag.diameter_mm / 2, tag.y_mm - tag.diameter_mm / 2, tag.diameter_mm, tag.diameter_mm)
    for place in MEASURES.places.values():
        sticker = Box(place.x_mm - side / 2, place.y_mm - side / 2, side, side)
        assert min(sticker.x, sticker.y, gap_mm(sticker, label), gap_mm(sticker, chip)) >= 0
    _, layout = label_layout(size.width_mm, size.height_mm, MEASURES)
    assert gap_mm(chip, Box(x + layout.code.x, y + layout.code.y, layout.code.w, layout.code.h)) >= 0
    for way in layout.arrangements:
        for one, other in combinations((way.name, way.picture, layout.code), 2):
            assert gap_mm(one, other) >= -1e-9
        for part in (way.name, way.picture):
            assert part.y + part.h <= size.height_mm - 1  # so far a printer may shift
            assert min(part.x, part.y + 0.25, size.width_mm - part.x - part.w) >= 1


def test_no_two_kinds_have_the_same_picture() -> None:
    kinds = load_deck("sushi-go").kinds
    assert len({kind_picture(kind, MEASURES)[0] for kind in kinds}) == len(kinds)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "grid"), [("sushi-go", "letter"), ("sushi-go", "L7651"), ("sushi-bar", "a4")])
def test_the_kinds_stand_on_one_page(game: str, lang: str, grid: str) -> None:
    before_the_sheets = {**document(game, lang, grid), "sheets": [], "dice": None}
    assert len(pypdfium2.PdfDocument(typeset(before_the_sheets, lang))) == 2


def test_a_second_deck_has_other_codes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "made" / "second.pdf"
    assert main(["cards", "print", "sushi-bar", "--copy", "c", "--lang", "en", "--out", str(out)]) == 0
    told = "For the good paper: page 3. What comes before is to be read; plain paper will do."
    assert capsys.readouterr().out == f"{out} is written.\n{told}\n"
    assert len(pypdfium2.PdfDocument(out)) == 4  # the dice come last
    assert out.read_bytes().startswith(b"%PDF-1.7")


def test_badges_and_control_cards_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "controls.pdf"
    assert main(["cards", "print", "controls", "--paper", "letter", "--lang", "fr", "--out", str(out)]) == 0
    told = "Pour le bon papier : les pages 2 à 7. Ce qui précède est à lire ; du papier ordinaire suffit."
    assert capsys.readouterr().out == f"{out} est écrit.\n{told}\n"
    assert len(pypdfium2.PdfDocument(out)) == 7


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_braille_of_every_control_card_stays_above_its_code(lang: str) -> None:
    catalogue, translated, size = load_catalogue(lang), braille(lang), MEASURES.braille
    width = cells_that_fit(MEASURES.card.width_mm - 2 * SIDE_MM, size)
    code_mm = MEASURES.card.height_mm - MEASURES.label.margin_mm - fitted_code(50, MEASURES.qr).side_mm
    for card in control_cards(load_controls(), "B", MEASURES):
        lines = braille_lines(catalogue.render(card.name.id, card.name.args), translated, width)
        end_mm = BRAILLE_MM + (len(lines) - 1) * size.lines_apart_mm + 2 * size.dots_apart_mm + size.dot_mm
        assert end_mm <= code_mm, card


@pytest.mark.parametrize(
    ("lang", "text", "lines"),
    [
        ("fr", "plus lentement", ("plus", "lente", "ment")),
        ("fr", "reprendre", ("re", "prendre")),
        ("pt-BR", "embaralhar", ("embara", "lhar")),
        ("en", "verbosity", ("verbosi", "ty")),
    ],
)
def test_a_long_word_is_broken_between_its_syllables(lang: str, text: str, lines: tuple[str, ...]) -> None:
    translated = braille(lang)
    found = braille_lines(text, translated, 8)
    assert [translated.back(line.removesuffix(HYPHEN)) for line in found] == list(lines)
    assert all(line.endswith(HYPHEN) for line in found[-2:-1])
    assert max(map(len, found)) <= 8


def test_without_liblouis_the_guide_says_that_there_is_no_braille(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent() -> None:
        raise NoBraille("liblouis was not found")

    monkeypatch.setattr(louis, "_library", absent)
    assert braille_or_none("en") is None
    sheets = Sheets(load_catalogue("en"), MEASURES, full_sheet(Paper.A4, 56, 87), "B")
    made = controls_document(sheets, control_cards(load_controls(), "B", MEASURES), None)
    assert made["guide"]["steps"][-1] == "There is no braille on these cards: the program liblouis was not found."


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["cards", "tray", "--out", str(tmp_path / "file" / "folder")]) == 2
    told = "something is there that is no folder; name another place."
    assert capsys.readouterr().err == f"{tmp_path / 'file' / 'folder'}: {told}\n"


def test_braille_is_drawn_at_its_true_size() -> None:
    size = MEASURES.braille
    assert drawn_dots(["⠃⠈"], size) == [
        '<circle cx="0.8" cy="0.8" r="0.8" fill="#000"/>',
        '<circle cx="0.8" cy="3.3" r="0.8" fill="#000"/>',
        '<circle cx="9.3" cy="0.8" r="0.8" fill="#000"/>',
    ]
    assert cells_that_fit(48, size) == 8
    with pytest.raises(BadDeck, match="2 cells are needed"):
        cells_that_fit(10, size)
    assert cells_that_fit(8 * 6 - 6 + 2.5 + 1.6, size) == 8


@pytest.mark.parametrize("library", ["typst", "manifold3d", "segno", "fontpkg_atkinson_hyperlegible"])
def test_without_the_extra_one_sentence_says_what_to_install(
    library: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith(("assistant.kit.", "assistant.runtime.cards_print"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    assert main(["cards", "print"]) == 2
    how = ".venv/bin/pip install '.[kit]'"
    assert capsys.readouterr().err == f"The deck kit needs {library}. In the folder of Sushi Says: {how}\n"
