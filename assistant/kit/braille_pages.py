"""Pages of braille, and the files they are handed on in: BRF for embossers, PEF, and Unicode for a display or a screen.

A page is a tuple of lines, a line is Unicode braille patterns of six dots, blanks at its end left out.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from assistant.kit.dots import broken

BLANK = "\u2800"
RUNOVER = 2  # cells by which the lines of an item after its first are indented

# North American Braille ASCII: the sign of each of the 64 patterns, in Unicode's order.
_ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
_PEF = "http://www.daisy.org/ns/2008/pef"
_DUBLIN_CORE = "http://purl.org/dc/elements/1.1/"


@dataclass(frozen=True, slots=True)
class PageSize:
    """How many cells a line holds, and how many lines a page."""

    cells: int = 40
    lines: int = 25


Page = tuple[str, ...]


def paginated(title: str, items: Sequence[str], size: PageSize, numbers: Sequence[str]) -> tuple[Page, ...]:
    """Set a centred title and items of cells on pages. Each page ends with its number, at the right.

    `numbers` are the numbers of the pages in braille, at least as many as there will be pages. An item is not divided
    between two pages.
    """
    room = size.lines - 1
    pages: list[list[str]] = [[*(_centred(line, size) for line in broken(title, size.cells)), ""]]
    for item in items:
        lines = hanging(item, size.cells)
        if len(pages[-1]) + len(lines) > room and len(lines) <= room:
            pages.append([])
        for line in lines:
            if len(pages[-1]) == room:
                pages.append([])
            pages[-1].append(line)
    return tuple(_numbered(page, numbers[place], size) for place, page in enumerate(pages))


def hanging(cells: str, width: int) -> list[str]:
    """An item: its first line at the edge, the others indented."""
    first, *rest = broken(cells, width)
    if not rest:
        return [first]
    others = cells[len(first) :].lstrip(BLANK)
    return [first, *(BLANK * RUNOVER + line for line in broken(others, width - RUNOVER))]


def _centred(line: str, size: PageSize) -> str:
    return BLANK * ((size.cells - len(line)) // 2) + line


def _numbered(lines: Sequence[str], number: str, size: PageSize) -> Page:
    filled = [*lines, *[""] * (size.lines - 1 - len(lines))]
    return (*filled, BLANK * (size.cells - len(number)) + number)


def brf(pages: Iterable[Page]) -> bytes:
    """Braille ASCII: lines end with CR LF, pages with a form feed."""
    return "".join(f"{line}\f" for line in ("\r\n".join(map(_as_ascii, page)) for page in pages)).encode("ascii")


def _as_ascii(line: str) -> str:
    return "".join(_ASCII[ord(cell) - ord(BLANK)] for cell in line.rstrip(BLANK))


def unicode_text(pages: Iterable[Page]) -> bytes:
    """Unicode braille patterns, UTF-8."""
    return "\f".join("".join(f"{line.rstrip(BLANK)}\n" for line in page) for page in pages).encode()


def pef(pages: Iterable[Page], size: PageSize, title: str, lang: str) -> bytes:
    """Portable Embosser Format 2008-1 (pef-format.org), one section of pages printed on one side."""
    ET.register_namespace("", _PEF)
    ET.register_namespace("dc", _DUBLIN_CORE)
    root = ET.Element(f"{{{_PEF}}}pef", version="2008-1")
    meta = ET.SubElement(ET.SubElement(root, f"{{{_PEF}}}head"), f"{{{_PEF}}}meta")
    told = {"format": "application/x-pef+xml", "identifier": f"sushi-says {title}", "title": title, "language": lang}
    for name, value in told.items():
        ET.SubElement(meta, f"{{{_DUBLIN_CORE}}}{name}").text = value
    measures = {"cols": str(size.cells), "rows": str(size.lines), "rowgap": "0", "duplex": "false"}
    volume = ET.SubElement(ET.SubElement(root, f"{{{_PEF}}}body"), f"{{{_PEF}}}volume", measures)
    section = ET.SubElement(volume, f"{{{_PEF}}}section")
    for page in pages:
        sheet = ET.SubElement(section, f"{{{_PEF}}}page")
        for line in page:
            ET.SubElement(sheet, f"{{{_PEF}}}row").text = line.rstrip(BLANK)
    return bytes(ET.tostring(root, encoding="utf-8", xml_declaration=True))
