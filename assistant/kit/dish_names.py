"""Tell from the words printed on a card which dish it is; where they fit several, or none, it is not guessed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from assistant.words.spelling import fold, kind_names

_LONG = 6  # letters of a word in which one may be misread
_SHORTEST = 4  # letters of a name that counts by itself: shorter ones are parts of other words too often


@dataclass(frozen=True, slots=True)
class Dish:
    """The kinds that a card may be: one, or the look-alikes that share a name, such as the three maki."""

    kinds: tuple[str, ...]

    @property
    def is_sure(self) -> bool:
        return len(self.kinds) == 1


def dish_named(text: str, families: Collection[tuple[str, ...]]) -> Dish | None:
    """Find the dish in what was read of a card; None if there is none, or more than one.

    `families` are the kinds in groups: those that look alike together, all others alone. A whole name decides, in any
    of the languages; then a long word with one letter misread; then a word that a family shares.
    """
    words = fold("".join(letter if letter.isalnum() or letter in "-’'" else " " for letter in text)).split()
    names = {name: kind for name, kind in kind_names().items() if not any(letter.isdigit() for letter in name)}
    known = {kind: family for family in families for kind in family}
    whole = _longest(words, [name for name, kind in names.items() if kind in known and len(name) >= _SHORTEST])
    found = {names[name] for name in whole}
    if not found:
        near = {word for word in words if len(word) >= _LONG}
        found = {kind for name, kind in names.items() if kind in known and any(_is_near(word, name) for word in near)}
    if not found:
        found = {kind for kind, family in known.items() if len(family) > 1 and _shared(family, names) & set(words)}
    families_found = {known[kind] for kind in found}
    if len(families_found) != 1:
        return None
    family = families_found.pop()
    return Dish(tuple(kind for kind in family if kind in found))


def _longest(words: list[str], names: list[str]) -> list[str]:
    """The names that stand among the words, without those that are only a part of a longer one."""
    line = f" {' '.join(words)} "
    found = [name for name in names if f" {name} " in line]
    return [name for name in found if not any(name != other and f" {name} " in f" {other} " for other in found)]


def _shared(family: tuple[str, ...], names: dict[str, str]) -> set[str]:
    """The words that stand in names of every kind of a family."""
    of_kind = [{word for name, of in names.items() if of == kind for word in name.split()} for kind in family]
    return {word for word in set.intersection(*of_kind) if len(word) >= _SHORTEST}


def _is_near(word: str, name: str) -> bool:
    """Whether a word is a name with one letter wrong, missing or too many."""
    if " " in name or len(name) < _LONG or abs(len(word) - len(name)) > 1:
        return False
    start = next((at for at, (a, b) in enumerate(zip(word, name, strict=False)) if a != b), min(len(word), len(name)))
    ends = (word[start + 1 :], name[start + 1 :]), (word[start:], name[start + 1 :]), (word[start + 1 :], name[start:])
    return any(rest == other for rest, other in ends)
