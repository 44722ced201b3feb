"""Read single values of a section: texts that may be empty, and one of a closed set."""

from __future__ import annotations

from enum import Enum
from typing import TypeVar

from assistant.deck.document import Section

Choice = TypeVar("Choice", bound=Enum)


def text(section: Section, key: str) -> str:
    """A text, which may be empty or missing."""
    value = section.values.get(key, "")
    if not isinstance(value, str):
        raise section.bad(f"{key} must be a text in quotes, not {value!r}", key)
    return value


def choice(section: Section, key: str, default: Choice) -> Choice:
    """A member of the default's closed set by its id; the default, if nothing stands there."""
    choices = type(default)
    return choices(section.choice(key, ids(choices))) if key in section.values else default


def ids(choices: type[Enum]) -> list[str]:
    """What may stand there."""
    return [member.value for member in choices]
