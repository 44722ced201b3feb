"""Stickers, marks and dice: to size, watertight, apart from each other, the same on paper and in plastic."""

from __future__ import annotations

import math
import xml.etree.ElementTree as ET
from io import BytesIO
from itertools import combinations, product
from pathlib import Path

import pytest
import trimesh

from assistant.cli import main
from assistant.deck.deck import Sticker, load_controls, load_deck
from assistant.deck.document import BadDeck
from assistant.kit.control_cards import control_cards
from assistant.kit.drawing import outline
from assistant.kit.marks import face_figure, mark_figure
from assistant.kit.measures import Mark
from assistant.kit.placing import guide_outline
from assistant.kit.plates import (
    Bed,
    Piece,
    Placed,
    control_pieces,
    deck_pieces,
    laid,
    piece_solid,
    sheet_solid,
    sheet_svg,
)
from assistant.kit.shapes import figure
from assistant.kit.solid import stl
from assistant.words.catalogue import load_catalogue
from tests.unit.kit import MEASURES

EN = load_catalogue("en")
A4 = Bed(210, 297, 12, MEASURES.sticker.apart_mm)
STICKERS = deck_pieces(load_deck("sushi-go"), MEASURES, EN)
TILES = deck_pieces(load_deck("sushi-bar"), MEASURES, EN)
CONTROLS = control_cards(load_controls(), "B", MEASURES)
SIZE = MEASURES.sticker.size_mm


def as_read(solid: bytes) -> trimesh.Trimesh:
    """An STL as another program reads it."""
    mesh = trimesh.load(BytesIO(solid), file_type="stl")
    assert isinstance(mesh, trimesh.Trimesh)
    return mesh


@pytest.mark.parametrize("shape", Sticker)
def test_every_sticker_fills_its_square_and_no_more(shape: Sticker) -> None:
    left, low, right, high = figure(shape, SIZE).bounds()
    assert max(-left, right, -low, high) <= SIZE / 2 + 0.1
    assert max(right - left, high - low) >= 0.85 * SIZE


def test_areas_are_those_of_the_shapes() -> None:
    assert figure(Sticker.CIRCLE, SIZE).area() == pytest.approx(math.pi * SIZE**2 / 4, rel=0.002)
    assert figure(Sticker.SQUARE, SIZE).area() == pytest.approx((0.88 * SIZE) ** 2)
    assert figure(Sticker.UPRIGHT_CROSS, SIZE).area() == pytest.approx(figure(Sticker.DIAGONAL_CROSS, SIZE).area())
    assert len(figure(Sticker.WINDOW, SIZE).to_polygons()) == 5  # the frame and four panes
    assert len(figure(Sticker.FLOWER, SIZE).to_polygons()) == 2  # the petals and the hollow


def test_a_fingertip_fits_into_the_panes_of_the_window() -> None:
    """An eighth of an inch at the least between two parts: docs/cards.md, sizes."""
    panes = sorted(
        figure(Sticker.WINDOW, SIZE).to_polygons(), key=lambda pane: float(pane[:, 0].max() - pane[:, 0].min())
    )
    assert float(panes[0][:, 0].max() - panes[0][:, 0].min()) > 25.4 / 8


@pytest.mark.parametrize("piece", [*STICKERS, *TILES], ids=lambda piece: piece.name)
def test_solids_are_watertight_and_to_size(piece: Piece) -> None:
    solid = piece_solid(piece, MEASURES)
    mesh = as_read(stl(solid))
    left, low, right, high = piece.outline.bounds()
    parts = len(piece.outline.decompose())
    edge, thick = (2 * MEASURES.mark.backing_edge_mm, MEASURES.mark.backing_mm) if parts > 1 else (0.0, 0.0)
    height = MEASURES.sticker.height_mm
    assert mesh.is_watertight
    assert mesh.is_winding_consistent
    assert len(solid.decompose()) == 1
    assert mesh.extents == pytest.approx([right - left + edge, high - low + edge, height + thick], abs=0.001)
    backing = (right - left + edge) * (high - low + edge) * thick
    assert mesh.volume == pytest.approx(piece.outline.area() * height + backing, rel=0.001)


def test_a_whole_bed_is_one_file_of_sound_solids() -> None:
    bed = Bed(200, 200, 0, MEASURES.sticker.apart_mm)
    beds = laid(STICKERS, bed)
    solids = [sheet_solid(sheet, bed, MEASURES) for sheet in beds]
    assert sum(len(solid.decompose()) for solid in solids) == 108
    meshes = [as_read(stl(solid)) for solid in solids]
    assert all(mesh.is_watertight for mesh in meshes)
    assert all((mesh.bounds[0] >= -0.001).all() and (mesh.bounds[1][:2] <= 200.001).all() for mesh in meshes)


def gap_mm(one: Placed, other: Placed) -> float:
    """The larger of the gaps between two placed outlines, sideways and lengthways."""
    boxes = [
        (left + placed.x_mm, right + placed.x_mm, placed.y_mm - high, placed.y_mm - low)
        for placed in (one, other)
        for left, low, right, high in [placed.piece.outline.bounds()]
    ]
    (a_left, a_right, a_top, a_bottom), (b_left, b_right, b_top, b_bottom) = boxes
    return float(max(b_left - a_right, a_left - b_right, b_top - a_bottom, a_top - b_bottom))


@pytest.mark.parametrize("pieces", [STICKERS, TILES, control_pieces(CONTROLS, MEASURES, EN)])
def test_all_pieces_lie_on_the_sheets_apart_from_each_other(pieces: tuple[Piece, ...]) -> None:
    sheets = laid(pieces, A4)
    placed = [placed.piece.name for sheet in sheets for placed in sheet]
    assert placed == [piece.name for piece in pieces for _ in range(piece.count)]
    for sheet in sheets:
        assert min(gap_mm(*two) for two in combinations(sheet, 2)) >= MEASURES.sticker.apart_mm - 0.001
        for one in sheet:
            left, low, right, high = one.piece.outline.bounds()
            assert 11.99 <= one.x_mm + left <= one.x_mm + right <= 198.01
            assert 11.99 <= one.y_mm - high <= one.y_mm - low <= 285.01


def test_each_kind_begins_a_row() -> None:
    rows: dict[float, set[str]] = {}
    for placed in laid(STICKERS, A4)[0]:
        rows.setdefault(placed.y_mm, set()).add(placed.piece.name)
    assert {len(kinds) for kinds in rows.values()} == {1}


def test_what_is_larger_than_the_sheet_is_refused() -> None:
    with pytest.raises(BadDeck, match="larger than the sheet"):
        laid([Piece("door", "door", figure(Sticker.SQUARE, 300), 1)], A4)


@pytest.mark.parametrize("is_cut", [False, True])
def test_svg_sheets_are_in_millimetres_with_a_named_group_for_each_kind(*, is_cut: bool) -> None:
    sheet = laid(STICKERS, A4)[0]
    root = ET.fromstring(sheet_svg(sheet, A4, "Sheet 1 of 2.", is_cut=is_cut))
    space = "{http://www.w3.org/2000/svg}"
    assert (root.get("width"), root.get("viewBox")) == ("210mm", "0 0 210 297")
    assert root.findtext(f"{space}title") == "Sheet 1 of 2."
    assert [group.findtext(f"{space}title") for group in root.iterfind(f"{space}g")][:3] == [
        "tempura",
        "sashimi",
        "dumpling",
    ]
    paths = list(root.iter(f"{space}path"))
    assert len(paths) == len(sheet)
    assert {path.get("fill") for path in paths} == ({"none"} if is_cut else {"#000"})


def test_a_path_keeps_the_outline_upside_up() -> None:
    path = outline(figure(Sticker.TRIANGLE, 10), 50, 20)
    points = [tuple(map(float, point.split())) for point in path.strip("MZ").split("L")]
    assert min(y for _, y in points) < 20 - 4  # the tip, towards the paper's top
    assert sum(y > 20 for _, y in points) == 2


def test_marks_are_counted_by_their_parts_and_none_is_like_another() -> None:
    marks = [card.mark for card in CONTROLS]
    assert all(len(mark_figure(mark, MEASURES.mark).decompose()) == mark.bars + mark.dots for mark in marks)
    told_apart = {(card.mark, card.second_hole_mm) for card in CONTROLS}
    assert len(told_apart) == len(CONTROLS)
    assert CONTROLS[0].mark == Mark(0, 1)  # seat 1
    assert {card.second_hole_mm for card in CONTROLS[:8]} == {MEASURES.second_hole.badge_x_mm}
    assert max(mark_figure(mark, MEASURES.mark).bounds()[2] for mark in marks) <= MEASURES.card.width_mm - 8


def test_the_faces_of_a_die_differ_however_it_fell() -> None:
    assert sum(face.on_each_die for face in MEASURES.faces) == 6
    for one, other in combinations(MEASURES.faces, 2):
        first, second = face_figure(one.figure, MEASURES), face_figure(other.figure, MEASURES)
        alike = max(
            (first ^ second.rotate(turn)).area() / (first + second.rotate(turn)).area() for turn in range(0, 360, 5)
        )
        assert alike < 0.6, (one, other)
        assert max(map(abs, first.bounds())) <= MEASURES.die.edge_mm / 2 - 2


def test_the_command_writes_sheets_beds_and_single_shapes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["cards", "shapes", "--lang", "pt-BR", "--out", str(tmp_path)]) == 0
    names = {file.name for file in tmp_path.iterdir()}
    assert {"sushi-go-swell-1.svg", "sushi-go-cut-2.svg", "sushi-go-bed-1.stl", "sushi-go-squid-nigiri.stl"} <= names
    assert len([name for name in names if name.endswith(".stl") and "bed" not in name]) == 12 + 1  # and the guide
    lines = capsys.readouterr().out.splitlines()
    assert "Fileira 1: tempura, 10." in lines
    assert f"Doze formas avulsas foram gravadas em {tmp_path}." in lines


def test_the_guide_for_sticking_has_a_window_at_each_place_and_the_hole_of_the_card(tmp_path: Path) -> None:
    assert main(["cards", "shapes", "--out", str(tmp_path)]) == 0
    mesh = trimesh.load(tmp_path / "sushi-go-guide.stl")
    assert isinstance(mesh, trimesh.Trimesh)
    assert mesh.is_watertight
    assert mesh.extents == pytest.approx([MEASURES.card.width_mm, MEASURES.card.height_mm, MEASURES.guide.thick_mm])
    guide = guide_outline(MEASURES)
    assert len(guide.to_polygons()) == 1 + 3 + 1 + 1  # its edge, three windows, the hole, the tag
    for place, shape in product(MEASURES.places.values(), Sticker):
        inside = guide ^ figure(shape, SIZE).translate((place.x_mm, -place.y_mm))
        assert inside.area() == pytest.approx(0, abs=1e-6)
    assert (tmp_path / "sushi-go-guide.svg").read_text(encoding="utf-8").count("M") == 6
