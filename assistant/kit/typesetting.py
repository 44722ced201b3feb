"""Set sheets as a tagged PDF (PDF/UA-1), which a screen reader reads in order, in the language it is written in."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources
from typing import Any

import fontpkg_atkinson_hyperlegible as font
import typst


def typeset(document: Mapping[str, Any], lang: str) -> bytes:
    """The PDF of what `sheets` has laid out. Raises typst.TypstError for a layout that cannot be set."""
    language, _, region = lang.partition("-")
    told = {**document, "lang": language, "region": region or None, "font": font.FAMILY}
    files = {
        "main.typ": resources.files("assistant.kit").joinpath("sheets.typ").read_bytes(),
        "sheets.json": json.dumps(told, ensure_ascii=False).encode(),
    }
    done = typst.compile(files, font_paths=[font.ROOT / "files"], ignore_system_fonts=True, pdf_standards=["ua-1"])
    assert isinstance(done, bytes)
    return done
