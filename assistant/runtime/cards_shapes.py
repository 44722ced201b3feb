"""The commands `sushi-says cards shapes` and `cards tray`: files for cutting plotters, swell paper and 3D printers."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from assistant.deck.deck import load_controls, load_deck
from assistant.kit.control_cards import control_cards
from assistant.kit.drawing import outline
from assistant.kit.grids import Paper
from assistant.kit.measures import Measures
from assistant.kit.placing import guide_outline
from assistant.kit.plates import Bed, Placed, control_pieces, deck_pieces, laid, piece_solid, sheet_solid, sheet_svg
from assistant.kit.solid import stl
from assistant.kit.svg import lined, svg
from assistant.kit.tray import standing_for_print, tray_plan, tray_solid
from assistant.kit.tray_words import plan_told
from assistant.runtime.cards_files import CONTROLS, own_catalogue, own_measures, write, written
from assistant.words.announcement import Argument
from assistant.words.catalogue import Catalogue

_EDGE_MM = 12.0


def shapes(options: Namespace) -> int:
    """Write all stickers or marks: sheets as SVG, beds as STL, and each shape as an STL of its own."""
    catalogue, measures = own_catalogue(options), own_measures(options)
    if options.what == CONTROLS:
        pieces = control_pieces(control_cards(load_controls(), "B", measures), measures, catalogue)
    else:
        pieces = deck_pieces(load_deck(options.what), measures, catalogue)
    folder = Path(options.out)
    paper = Bed(*Paper(options.paper).size_mm, _EDGE_MM, measures.sticker.apart_mm)
    sheets = laid(pieces, paper)
    for number, sheet in enumerate(sheets, 1):
        title = catalogue.render("kit-sheet-number", {"sheet": number, "sheets": len(sheets)})
        for use, is_cut in (("swell", False), ("cut", True)):
            drawn = sheet_svg(sheet, paper, title, is_cut=is_cut)
            written(catalogue, folder / f"{options.what}-{use}-{number}.svg", drawn.encode())
        print("\n".join([title, *rows_told(sheet, catalogue)]), flush=True)
    bed = Bed(options.bed, options.bed, 0.0, measures.sticker.apart_mm)
    for number, sheet in enumerate(laid(pieces, bed), 1):
        written(catalogue, folder / f"{options.what}-bed-{number}.stl", stl(sheet_solid(sheet, bed, measures)))
    for piece in pieces:
        write(folder / f"{options.what}-{piece.name}.stl", stl(piece_solid(piece, measures)))
    print(catalogue.render("kit-shapes-written", {"count": len(pieces), "folder": str(folder.resolve())}), flush=True)
    if options.what == "sushi-go":
        write_guide(folder, measures, catalogue)
    return 0


def write_guide(folder: Path, measures: Measures, catalogue: Catalogue) -> None:
    """Write the guide for sticking by touch, to be cut or printed in plastic."""
    guide = guide_outline(measures)
    drawn = svg([lined(outline(guide))], measures.card.width_mm, measures.card.height_mm)
    written(catalogue, folder / "sushi-go-guide.svg", drawn.encode())
    solid = guide.extrude(measures.guide.thick_mm).translate((0, measures.card.height_mm, 0))
    written(catalogue, folder / "sushi-go-guide.stl", stl(solid))


def rows_told(sheet: Sequence[Placed], catalogue: Catalogue) -> Iterator[str]:
    """What lies in each row of a sheet, so that a fingertip can count its way."""
    for row, (_, placed) in enumerate(groupby(sheet, key=lambda placed: (placed.y_mm, placed.piece.name)), 1):
        pieces = list(placed)
        args: dict[str, Argument] = {"row": row, "name": pieces[0].piece.told, "count": len(pieces)}
        yield catalogue.render("kit-sheet-row", args)


def tray(options: Namespace) -> int:
    """Write the scan tray as STL, and its plan for cardboard, which is also printed."""
    catalogue, measures = own_catalogue(options), own_measures(options)
    folder = Path(options.out)
    written(catalogue, folder / "tray.stl", stl(standing_for_print(tray_solid(measures))))
    told = plan_told(tray_plan(measures), measures, catalogue)
    print("\n".join(told))
    written(catalogue, folder / f"tray-{catalogue.lang}.txt", "".join(f"{line}\n" for line in told).encode())
    return 0
