"""What players may type for a card, a command or a sticker, in any of the languages at once."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from assistant.words.catalogue import LANGUAGES, read_sources
from assistant.words.entries import find_entries

_FROM_VALUE = re.compile(r"^[\w-]+ *=(.*)$", re.MULTILINE)
_FROM_SAID = re.compile(r"^ +\.said *=(.*(?:\n {8,}.*)*)$", re.MULTILINE)


def fold(text: str) -> str:
    """Reduce text to what is compared: no case, no accents, one blank for blanks, hyphens and apostrophes.

    "Sushi à l’omelette" → "sushi a l omelette".
    """
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("ß", "ss"))
    plain = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    return " ".join(re.sub(r"[\s\-_'’.!?,]+", " ", plain).split())


def kind_names() -> dict[str, str]:
    """The kind ("squid-nigiri") by each folded name of it: ids, names and synonyms of every language."""
    return dict(_names("kind"))


def command_names() -> dict[str, str]:
    """The command ("undo") by each folded name of it; "chopsticks" alone is the card, "sushi go" the command."""
    return {name: command for name, command in _names("command").items() if name not in _names("kind")}


def sticker_names() -> dict[str, str]:
    """The sticker's shape ("triangle") by each folded name of it, for "what is the triangle?"."""
    return dict(_names("sticker"))


@cache
def _names(family: str) -> dict[str, str]:
    """Names are plain text: read without Fluent, three languages take about ten milliseconds, when first asked for."""
    names: dict[str, str] = {}
    for lang in LANGUAGES:
        for entry in find_entries(lang, read_sources(lang, f"{family}s.ftl")).values():
            if not entry.id.startswith(f"{family}-"):
                continue
            member = entry.id.removeprefix(f"{family}-")
            value, said = _FROM_VALUE.search(entry.text), _FROM_SAID.search(entry.text)
            synonyms = said[1].split(",") if said else []
            for name in (member, value[1] if value else "", *synonyms):
                if fold(name) and "{" not in name:
                    names[fold(name)] = member
    return names
