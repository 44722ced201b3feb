"""Braille of each language's own code, on pages and in files, and what is written is read back."""

from __future__ import annotations

import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from assistant.cli import main
from assistant.deck.deck import load_controls, load_deck
from assistant.kit import louis
from assistant.kit.braille_pages import BLANK, PageSize, brf, hanging, paginated, pef, unicode_text
from assistant.kit.braille_sheets import control_labels, controls_sheet, deck_labels, deck_sheet
from assistant.kit.control_cards import control_cards
from assistant.kit.dots import HYPHEN, broken
from assistant.kit.louis import NoBraille, braille
from assistant.words.catalogue import LANGUAGES, load_catalogue
from tests.unit.kit import MEASURES

# Written by hand from the codes: the French one of 2008 (uniformisé), the Portuguese one, Unified English Braille.
EXPECTED = [
    ("fr", "15", "⠠⠡⠱"),
    ("pt-BR", "15", "⠼⠁⠑"),
    ("en", "15", "⠼⠁⠑"),
    ("fr", "108", "⠠⠡⠼⠳"),
    ("pt-BR", "108", "⠼⠁⠚⠓"),
    ("en", "108", "⠼⠁⠚⠓"),
    ("fr", "carré, à gauche", "⠉⠁⠗⠗⠿⠂⠀⠷⠀⠛⠁⠥⠉⠓⠑"),
    ("pt-BR", "três, não", "⠞⠗⠣⠎⠂⠀⠝⠜⠕"),
    ("en", "Sashimi: top left.", "⠠⠎⠁⠎⠓⠊⠍⠊⠒⠀⠞⠕⠏⠀⠇⠑⠋⠞⠲"),
    ("fr", "Élisa", "⠨⠿⠇⠊⠎⠁"),
    ("en", "Élisa", "⠠⠘⠌⠑⠇⠊⠎⠁"),
    ("fr", "Dé : rond", "⠨⠙⠿⠒⠀⠗⠕⠝⠙"),  # no blank before the colon
]


@pytest.mark.parametrize(("lang", "text", "cells"), EXPECTED)
def test_each_language_is_written_in_its_own_code(lang: str, text: str, cells: str) -> None:
    assert braille(lang).forward(text) == cells


def test_contracted_braille_is_another_table() -> None:
    assert braille("en", contracted=True).forward("squid nigiri, left") == "⠎⠟⠥⠊⠙⠀⠝⠊⠛⠊⠗⠊⠂⠀⠇⠑⠋⠞"
    assert len(braille("fr", contracted=True).forward("omelette")) < len(braille("fr").forward("omelette"))


def all_texts(lang: str) -> list[str]:
    catalogue = load_catalogue(lang)
    cards = control_cards(load_controls(), "B", MEASURES)
    sheets = [controls_sheet(catalogue, cards), control_labels(catalogue, cards)]
    for game in ("sushi-go", "sushi-bar"):
        sheets += [deck_sheet(catalogue, load_deck(game), MEASURES), deck_labels(catalogue, load_deck(game))]
    return [text for sheet in sheets for text in (sheet.title, *sheet.items)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sheet_and_label_is_read_back(lang: str) -> None:
    translated = braille(lang)
    for text in dict.fromkeys(all_texts(lang)):
        plain = re.sub(" (?=[:;!?])", "", text.replace("’", "'"))
        # The Portuguese table of liblouis 3.24 has the same cells for ss and §, and for a large M and µ.
        assert translated.back(translated.forward(text)).replace("§", "ss").replace("µ", "M") == plain


def test_what_is_read_back_is_not_what_another_code_says() -> None:
    """What gives the test above its teeth."""
    assert braille("en").back(braille("fr").forward("15")) != "15"


def test_lines_break_between_words_and_long_words_with_a_hyphen() -> None:
    assert broken("⠁⠁⠀⠃⠃⠀⠉⠉⠉⠉⠉⠉⠉", 5) == ["⠁⠁⠀⠃⠃", "⠉⠉⠉⠉" + HYPHEN, "⠉⠉⠉"]
    assert hanging("⠁⠁⠀⠃⠃⠀⠉⠉", 5) == ["⠁⠁⠀⠃⠃", BLANK * 2 + "⠉⠉"]


@pytest.mark.parametrize("size", [PageSize(), PageSize(28, 20), PageSize(32, 5)])
def test_pages_keep_to_their_size_and_lose_nothing(size: PageSize) -> None:
    items = [braille("fr").forward(text) for text in all_texts("fr")[:60]]
    pages = paginated("⠨⠎⠥⠎⠓⠊", items, size, [braille("fr").forward(str(number)) for number in range(1, 500)])
    assert {len(page) for page in pages} == {size.lines}
    assert max(len(line) for page in pages for line in page) <= size.cells
    assert [page[-1].strip(BLANK) for page in pages[:2]] == ["⠠⠡", "⠠⠣"]
    cells = "".join(line for page in pages for line in page[:-1]).replace(BLANK, "")
    assert cells == "⠨⠎⠥⠎⠓⠊" + "".join(items).replace(BLANK, "")


def display_table() -> dict[str, str]:
    """The oracle: liblouis's own table of Braille ASCII, read line by line: a sign, and its dots."""
    path = next(Path("/usr/share/liblouis").rglob("en-us-brf.dis"))
    signs: dict[str, str] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        found = re.match(r"display (\S+)\s+([0-6]+)\b", line)
        if found and (sign := found[1].replace("\\s", " ").replace("\\\\", "\\")):
            dots = 0 if found[2] == "0" else sum(1 << int(dot) - 1 for dot in found[2])
            signs.setdefault(chr(ord(BLANK) + dots), sign)
    return signs


def test_brf_is_what_liblouis_takes_for_braille_ascii() -> None:
    signs = display_table()
    assert len(signs) == 64
    for cell, sign in signs.items():
        written = brf([(f"{cell}⠁",)]).decode("ascii")
        assert written.upper() == f"{sign}A\f".upper()


def test_brf_ends_lines_and_pages_as_embossers_expect() -> None:
    assert brf([("⠁⠀⠀", "⠃"), ("⠉",)]) == b"A\r\nB\fC\f"


def test_unicode_is_for_a_display() -> None:
    assert unicode_text([("⠁⠀", ""), ("⠃",)]).decode() == "⠁\n\n\f⠃\n"


def test_pef_holds_the_same_pages() -> None:
    root = ET.fromstring(pef([("⠁⠀⠃", ""), ("⠉",)], PageSize(30, 2), "Sushi Go!", "pt-BR"))
    names = {"p": "http://www.daisy.org/ns/2008/pef", "dc": "http://purl.org/dc/elements/1.1/"}
    assert root.get("version") == "2008-1"
    assert root.findtext(".//dc:format", namespaces=names) == "application/x-pef+xml"
    assert root.findtext(".//dc:language", namespaces=names) == "pt-BR"
    volume = root.find(".//p:volume", names)
    assert volume is not None
    assert volume.attrib == {"cols": "30", "rows": "2", "rowgap": "0", "duplex": "false"}
    pages = [[row.text for row in page] for page in root.iterfind(".//p:page", names)]
    assert pages == [["⠁⠀⠃", None], ["⠉"]]


def test_the_command_writes_three_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert (
        main(["cards", "braille", "controls", "--labels", "--lang", "fr", "--cells", "30", "--out", str(tmp_path)]) == 0
    )
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "controls-labels-fr.brf",
        "controls-labels-fr.pef",
        "controls-labels-fr.txt",
    ]
    assert len(capsys.readouterr().out.splitlines()) == 3
    assert b"PLACE UN" in (tmp_path / "controls-labels-fr.brf").read_bytes()


def test_without_liblouis_one_sentence_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def absent() -> None:
        raise NoBraille("liblouis was not found: install it")

    monkeypatch.setattr(louis, "_library", absent)
    assert main(["cards", "braille"]) == 2
    assert capsys.readouterr().err == "liblouis was not found: install it.\n"


def test_a_library_that_is_nowhere_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(louis, "_found", lambda _: [])
    louis._library.cache_clear()
    try:
        with pytest.raises(NoBraille, match="liblouis20 and liblouis-data"):
            louis._library()
    finally:
        louis._library.cache_clear()


def test_braille_needs_nothing_of_what_print_and_shapes_need(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [
        name for name in sys.modules if name.startswith(("assistant.kit.", "assistant.runtime.cards_braille"))
    ]:
        monkeypatch.delitem(sys.modules, name)
    for library in ("manifold3d", "typst", "segno", "fontpkg_atkinson_hyperlegible"):
        monkeypatch.setitem(sys.modules, library, None)
    assert main(["cards", "braille", "controls", "--lang", "en", "--out", str(tmp_path)]) == 0
