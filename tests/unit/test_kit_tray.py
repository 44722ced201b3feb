"""The scan tray: sound, to size, its window under the code, and a card lies in it one way only."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
import trimesh
from manifold3d import CrossSection, Manifold

from assistant.cli import main
from assistant.kit.qr import fitted_code
from assistant.kit.solid import stl
from assistant.kit.tray import standing_for_print, tray_plan, tray_solid
from tests.unit.kit import MEASURES

CARD, HOLE, TRAY = MEASURES.card, MEASURES.hole, MEASURES.tray
PLAY = TRAY.card_play_mm / 2
SOLID = tray_solid(MEASURES)


def card_in_corner(*, hole_right: bool, hole_far: bool) -> Manifold:
    """A card pushed into the stop's corner, flat on the plate, its hole at the right or left, far or near."""
    x = CARD.width_mm - HOLE.from_right_mm if hole_right else HOLE.from_right_mm
    y = HOLE.from_top_mm if hole_far else CARD.height_mm - HOLE.from_top_mm
    hole = CrossSection.circle(HOLE.diameter_mm / 2, 64).translate((x, -y))
    card = CrossSection.square((CARD.width_mm, CARD.height_mm)).translate((0, -CARD.height_mm)) - hole
    return card.extrude(CARD.thickness_mm).translate((PLAY, -PLAY, TRAY.plate_mm))


def overlap(card: Manifold) -> float:
    return float((card ^ SOLID).volume())


def test_face_down_with_its_hole_at_the_far_left_a_card_lies_flat() -> None:
    assert overlap(card_in_corner(hole_right=False, hole_far=True)) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(("hole_right", "hole_far"), [(True, True), (True, False), (False, False)])
def test_face_up_or_turned_it_lies_on_the_peg(hole_right: bool, hole_far: bool) -> None:
    assert overlap(card_in_corner(hole_right=hole_right, hole_far=hole_far)) > 1


def test_across_it_does_not_lie_flat_either() -> None:
    card = CrossSection.square((CARD.height_mm, CARD.width_mm)).translate((0, -CARD.width_mm))
    assert overlap(card.extrude(CARD.thickness_mm).translate((PLAY, -PLAY, TRAY.plate_mm))) > 1


def test_through_the_window_the_whole_code_is_seen_with_its_quiet_zone() -> None:
    side = fitted_code(50, MEASURES.qr).side_mm + MEASURES.label.margin_mm
    # The code is at the card's lower right; face down, at the near left.
    near = -(CARD.height_mm + PLAY)
    seen = Manifold.cube((side, side, 200)).translate((PLAY, near, -150))
    assert float((seen ^ SOLID).volume()) == pytest.approx(0, abs=1e-6)


def test_below_the_plate_there_is_room_for_a_scanner() -> None:
    left, near, side, depth = tray_plan(MEASURES).window
    below = Manifold.cube((side, depth, TRAY.clear_mm - 1)).translate((left, -near - depth, -TRAY.clear_mm))
    assert float((below ^ SOLID).volume()) == pytest.approx(0, abs=1e-6)


def test_it_is_one_watertight_piece_to_size() -> None:
    mesh = trimesh.load(BytesIO(stl(standing_for_print(SOLID))), file_type="stl")
    assert isinstance(mesh, trimesh.Trimesh)
    assert mesh.is_watertight
    assert len(SOLID.decompose()) == 1
    width = CARD.width_mm + TRAY.card_play_mm + 2 * TRAY.wall_mm
    depth = CARD.height_mm + TRAY.card_play_mm + 2 * TRAY.wall_mm
    height = TRAY.clear_mm + TRAY.plate_mm + max(TRAY.stop_height_mm, TRAY.peg_height_mm)
    assert mesh.extents == pytest.approx([width, height, depth], abs=0.001)
    assert mesh.bounds[0] == pytest.approx([0, 0, 0], abs=0.001)  # it stands on the bed
    assert mesh.volume == pytest.approx(SOLID.volume(), rel=0.001)


def test_the_plan_is_told_in_words_and_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["cards", "tray", "--lang", "en", "--out", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "Base: cut a piece 66 wide and 97 deep, 3 thick." in told
    assert "Its middle is 12 from the left edge and 12 from the far edge." in told
    assert "cut out a square of 21. It begins 5 from the left edge and 5 from the near edge." in told
    assert (tmp_path / "tray-en.txt").read_text(encoding="utf-8") in told
    assert (tmp_path / "tray.stl").stat().st_size > 1000


def test_its_sizes_are_changed_in_one_file(tmp_path: Path) -> None:
    sizes = tmp_path / "sizes.toml"
    sizes.write_text("[card]\nwidth_mm = 63\nheight_mm = 88\n\n[tray]\nclear_mm = 40\n", encoding="utf-8")
    assert main(["cards", "tray", "--sizes", str(sizes), "--lang", "en", "--out", str(tmp_path)]) == 0
    mesh = trimesh.load(tmp_path / "tray.stl")
    assert isinstance(mesh, trimesh.Trimesh)
    assert mesh.extents == pytest.approx([73.4, 48, 98.4], abs=0.001)
