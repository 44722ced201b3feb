"""Understand what a seat's page asks for: a kind, a key, a code that its camera read, a language. Pure."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

LONGEST = 1024  # bytes of a request: the longest sensible one has a hundred
LONGEST_CODE = 200
LANGUAGES = ("en", "fr", "pt-BR")
SEATS = range(1, 9)
UID = re.compile("([0-9A-F]{2}){4,10}")
KEYS = re.compile(r"[a-z]+(-[a-z0-9]+)*")


class BadRequest(ValueError):
    """Not what our pages send."""


@dataclass(frozen=True, slots=True)
class KindNamed:
    """A card by its kind only."""

    kind: str


@dataclass(frozen=True, slots=True)
class KeyPressed:
    """A command, with the seat that `tableau` asks for."""

    key: str
    number: int | None = None


@dataclass(frozen=True, slots=True)
class CodeRead:
    """What the phone's camera read, as it came."""

    text: str


@dataclass(frozen=True, slots=True)
class TagHeld:
    """A radio tag that the phone was held to: its number in upper-case hex, and the text that it holds, if any."""

    uid: str
    text: str


@dataclass(frozen=True, slots=True)
class LanguageChosen:
    """The language of this seat's page; "" is the table's."""

    lang: str


Asked = KindNamed | KeyPressed | CodeRead | TagHeld | LanguageChosen


def parse_asked(body: bytes) -> Asked:
    """One JSON object with one wish: {"kind": "tempura"}, {"key": "tableau", "number": 2}, {"scan": "SG…"},
    {"tag": "04A2…", "text": ""}, {"lang": "fr"}. Raises BadRequest for all else.
    """
    try:
        wish = json.loads(body)
    except (ValueError, RecursionError) as error:  # the second: brackets within brackets
        raise BadRequest("not JSON") from error
    match wish:
        case {"kind": str(kind), **rest} if not rest and is_id(kind):
            return KindNamed(kind)
        case {"key": "tableau", "number": int(number), **rest} if not rest and number in SEATS:
            return KeyPressed("tableau", int(number))
        case {"key": str(key), **rest} if not rest and is_id(key) and key != "tableau":
            return KeyPressed(key)
        case {"scan": str(text), **rest} if not rest and 0 < len(text) <= LONGEST_CODE and text.isprintable():
            return CodeRead(text)
        case {"tag": str(uid), "text": str(text), **rest} if not rest and is_tag(uid, text):
            return TagHeld(uid, text)
        case {"lang": str(lang), **rest} if not rest and lang in ("", *LANGUAGES):
            return LanguageChosen(lang)
        case _:
            raise BadRequest("not one wish of a page")


def is_tag(uid: str, text: str) -> bool:
    return UID.fullmatch(uid) is not None and len(text) <= LONGEST_CODE and text.isprintable()


def is_id(text: str) -> bool:
    return len(text) <= 40 and KEYS.fullmatch(text) is not None
