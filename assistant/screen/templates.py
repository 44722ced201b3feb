"""Fill the pages' HTML with the catalogue's words: `{{screen-seats}}` is a message, `{{=title}}` a value given."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from functools import cache
from importlib import resources

from assistant.screen.drawing import capital
from assistant.words.catalogue import Catalogue

_HOLE = re.compile(r"\{\{(=?[a-zA-Z0-9-]+|<[a-z]+\.[a-z]+)\}\}")


_BEFORE_MARK = re.compile(" (?=[?!:;])")  # in French there is one, where no line is to break


def fill(name: str, words: Catalogue, values: Mapping[str, str]) -> str:
    """A whole page in one language; texts are escaped. `{{<stickers.svg}}` puts in another of our files as it is."""

    def text(hole: re.Match[str]) -> str:
        what = hole[1]
        if what.startswith("<"):
            return fill(what[1:], words, values)
        said = values[what[1:]] if what.startswith("=") else capital(words.render(what, {}))
        return html.escape(_BEFORE_MARK.sub("\N{NO-BREAK SPACE}", said))

    return _HOLE.sub(text, static(name).decode())


@cache
def static(name: str) -> bytes:
    """A file that ships with the pages."""
    return (resources.files("assistant.screen") / "static" / name).read_bytes()


@cache
def is_there(name: str) -> bool:
    """Whether such a file ships with the pages: not all do, see setup.py."""
    return (resources.files("assistant.screen") / "static" / name).is_file()
