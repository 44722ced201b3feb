"""What players may type for a card, a command, a language or a sticker, in any of the languages at once."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache

from assistant.words.shipped import LANGUAGES, load_sources

_FROM_VALUE = re.compile(r"^[\w-]+ *=(.*)$", re.MULTILINE)
_FROM_LETTER = re.compile(r"^ +\.letter *=(.*)$", re.MULTILINE)
_JOINING = re.compile(r"\.last = \{ \$before \} (\w+) \{ \$after \}")
_SHORTEST = 4  # letters: shorter words are one slip from too many others
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


def language_names() -> dict[str, int]:
    """The number of the language, counted from 1 in LANGUAGES, by each folded name of it, in every language."""
    return {name: LANGUAGES.index(lang) + 1 for name, lang in _names("tongue").items() if name != fold(lang)}


def joining_words() -> frozenset[str]:
    """What stands before the last name of a list, in each language: "and", "et", "e"."""
    found = (_JOINING.search(load_sources(lang)["series-and"].text) for lang in LANGUAGES)
    return frozenset(joining[1] for joining in found if joining)


def sticker_names() -> dict[str, str]:
    """The sticker's shape ("triangle") by each folded name of it, for "what is the triangle?"."""
    return dict(_names("sticker"))


def spoken_of(text: str, names: Mapping[str, str]) -> str | None:
    """What a line speaks of: the longest of these names that stands in it as whole words; None if none does."""
    words = f" {fold(text)} "
    found = [name for name in names if f" {name} " in words]
    return names[max(found, key=len)] if found else None


def slip_for(text: str, family: str, lang: str) -> str | None:
    """The command, kind or tongue, by its family, that a language names as these words, but for one slip of a hand.

    A slip is a letter too many, one too few, two that changed places, or, in more than four letters, a wrong one. None
    where the words are a name as they stand.
    """
    words = fold(text)
    if len(words) < _SHORTEST or words in _names(family):
        return None
    names = _names_in(lang, family).items()
    said = ((name, member) for name, member in names if lang == LANGUAGES[0] or name != fold(member))  # ids are English
    return next((member for name, member in said if _is_slip(words, name)), None)


def _is_slip(words: str, name: str) -> bool:
    pairs = enumerate(zip(words, name, strict=False))
    same = next((place for place, (one, other) in pairs if one != other), min(len(words), len(name)))
    typed, meant = words[same:], name[same:]
    is_wrong = len(name) > _SHORTEST and typed[1:] == meant[1:]
    is_swapped = typed[:2] == meant[1::-1] and typed[2:] == meant[2:]
    return is_wrong or is_swapped or typed[1:] == meant or typed == meant[1:]


def spell(text: str, lang: str, spelling: Mapping[str, str]) -> tuple[str, ...] | None:
    """The words that a typed line is made of, such as the faces of dice; None if it is anything else.

    `spelling` maps messages of the catalogue to those words. A part of the line is a message's whole name or synonym,
    in that language, or a row of letters: each message has one, in its attribute `.letter`.
    """
    letters, names = _spelling(lang, tuple(spelling))
    spelled: list[str] = []
    for part in fold(text).split():
        if part in names:
            spelled.append(spelling[names[part]])
        elif all(letter in letters for letter in part):
            spelled += [spelling[letters[letter]] for letter in part]
        else:
            return None
    return tuple(spelled) or None


@cache
def _spelling(lang: str, messages: tuple[str, ...]) -> tuple[dict[str, str], dict[str, str]]:
    letters: dict[str, str] = {}
    names: dict[str, str] = {}
    for entry in load_sources(lang).values():
        if entry.id in messages:
            value, letter, said = (find.search(entry.text) for find in (_FROM_VALUE, _FROM_LETTER, _FROM_SAID))
            for name in (value[1] if value else "", *(said[1].split(",") if said else ())):
                names[fold(name)] = entry.id
            if letter:
                letters[fold(letter[1])] = entry.id
    return letters, names


@cache
def _names(family: str) -> dict[str, str]:
    """Names are plain text: read without Fluent, three languages take about ten milliseconds, when first asked for."""
    return {name: member for lang in LANGUAGES for name, member in _names_in(lang, family).items()}


@cache
def _names_in(lang: str, family: str) -> dict[str, str]:
    names: dict[str, str] = {}
    for entry in load_sources(lang).values():
        if not entry.id.startswith(f"{family}-"):
            continue
        member = entry.id.removeprefix(f"{family}-")
        value, said = _FROM_VALUE.search(entry.text), _FROM_SAID.search(entry.text)
        synonyms = said[1].split(",") if said else []
        for name in (member, value[1] if value else "", *synonyms):
            if fold(name) and "{" not in name:
                names[fold(name)] = member
    return names
