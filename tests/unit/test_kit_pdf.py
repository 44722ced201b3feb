"""The printed sheets as a screen reader reads them: tagged, in order, in their language, and telling what is drawn."""

from __future__ import annotations

from io import BytesIO
from statistics import median

import pikepdf
import pypdfium2
import pypdfium2.raw as raw
import pytest

from assistant.deck.deck import load_deck
from assistant.words.catalogue import LANGUAGES, load_catalogue
from tests.unit.kit import controls_pdf, labels_pdf, tags

HEADING_POINTS, CUT_HEADING_POINTS = 9.0, 13.0  # of a sheet, in its top margin
KINDS = [kind.id for kind in load_deck("sushi-go").kinds]


def text_of(pdf: bytes) -> str:
    """All text in reading order, lines joined as they are heard."""
    pages = pypdfium2.PdfDocument(pdf)
    return " ".join(" ".join(page.get_textpage().get_text_bounded().split()) for page in pages)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_a_tagged_document_with_title_and_language(lang: str) -> None:
    with pikepdf.open(BytesIO(labels_pdf("sushi-go", lang, "L7651"))) as pdf:
        assert str(pdf.Root.Lang) == lang
        assert pdf.Root.MarkInfo.Marked
        assert pdf.Root.ViewerPreferences.DisplayDocTitle
        metadata = pdf.open_metadata()
        assert metadata["dc:title"] == load_catalogue(lang).render("kit-title-sushi-go", {})
        assert metadata["pdfuaid:part"] == "1"


def test_headings_lead_from_the_title_to_each_kind_on_the_sheets() -> None:
    levels = [tag.kind for tag in tags(labels_pdf("sushi-go", "en", "L7651")) if tag.kind in ("H1", "H2", "H3")]
    guide = ["H1", "H2", "H2", *["H3"] * len(KINDS)]
    sheets = ["H2", *["H3"] * 6, "H2", *["H3"] * 6]
    assert levels == [*guide, *sheets]


def test_each_code_is_told_and_the_first_of_a_kind_shows_where_its_sticker_goes() -> None:
    said = [tag.alt for tag in tags(labels_pdf("sushi-go", "en", "L7651")) if tag.alt]
    codes = [alt for alt in said if alt.startswith("Code of")]
    assert len(codes) == 108
    assert codes[:2] == ["Code of tempura, 1 of 14.", "Code of tempura, 2 of 14."]
    assert codes[-1] == "Code of chopsticks, 4 of 4."
    drawn = [alt for alt in said if alt.startswith("Card with the hole")]
    assert drawn[0] == "Card with the hole at the top right: diagonal cross, top left."
    assert len(drawn) == len(KINDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_says_where_the_hole_is_and_where_each_sticker_and_label_goes(lang: str) -> None:
    catalogue = load_catalogue(lang)
    text = text_of(labels_pdf("sushi-go", lang, "L7651"))
    hole = catalogue.render("kit-place-hole", {"diameter": 6, "right": 7, "top": 7})
    assert hole in text
    assert catalogue.render("kit-place-label", {}) in text
    for kind in KINDS:
        felt = catalogue.render(f"touch-{kind}", {})
        assert felt[:1].upper() + felt[1:] + "." in text


def test_the_text_says_which_labels_are_whose() -> None:
    text = text_of(labels_pdf("sushi-go", "en", "L7651"))
    assert (
        "Tempura Fourteen cards. Diagonal cross, top left. Labels: from sheet 1, row 1, label 1 to row 3, label 4."
        in text
    )
    assert "Labels: from sheet 1, row 13, label 1 to sheet 2, row 1, label 3." in text


def test_badges_tell_their_mark_and_their_code() -> None:
    said = [tag.alt for tag in tags(controls_pdf("en")) if tag.alt]
    assert said[1:3] == ["Mark: one dot.", "Code of seat one."]
    choice = said.index("Code of choice one.")
    assert said[choice - 1] == "Mark: two bars, four dots."


def test_tiles_and_dice_have_their_own_sheets() -> None:
    text = text_of(labels_pdf("sushi-bar", "fr", "a4"))
    assert "Une barre, deux points." in text
    assert "Arête : triangle, 10 stickers." in text
    assert "Bleue : une barre, 5 stickers." in text


def print_sizes(pdf: bytes, first_page: int) -> list[float]:
    """The size of each letter, in points, from a page on; blanks that PDFium adds between words have no size."""
    sizes: list[float] = []
    for page in list(pypdfium2.PdfDocument(pdf))[first_page:]:
        text = page.get_textpage()
        sizes += [round(raw.FPDFText_GetFontSize(text.raw, place), 1) for place in range(text.count_chars())]
    return [size for size in sizes if size > 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_on_labels_are_in_large_print(lang: str) -> None:
    """Sixteen points and more are called large; only the longest names must do with less, on the smaller labels."""
    sizes = [size for size in print_sizes(labels_pdf("sushi-go", lang, "L7651"), 2) if size != HEADING_POINTS]
    assert median(sizes) >= 16
    assert min(sizes) >= 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_on_control_cards_are_in_very_large_print(lang: str) -> None:
    sizes = [size for size in print_sizes(controls_pdf(lang), 1) if size != CUT_HEADING_POINTS]
    assert min(sizes) >= 18
