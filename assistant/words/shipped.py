"""The messages that ship with the program as they stand in their files: not parsed, so found at once."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from assistant.words.entries import Source, find_entries

LANGUAGES = ("en", "fr", "pt-BR")
MESSAGES = Path(__file__).parent / "messages"  # importlib.resources would cost start-up time; wheels are unpacked


@cache
def load_sources(lang: str) -> Mapping[str, Source]:
    """All messages and terms of a language by their ids."""
    return find_entries(lang, read_sources(lang))


def language_chosen(lang: str, number: int = 0) -> str:
    """The language that goes on from this one: the one of that number, counted from 1; 0 means the next one."""
    return LANGUAGES[number - 1 if number else (LANGUAGES.index(lang) + 1) % len(LANGUAGES)]


def message_ids() -> frozenset[str]:
    """The ids of all messages."""
    beginnings = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
    return frozenset(name for text in read_sources(LANGUAGES[0]).values() for name in beginnings.findall(text))


def read_sources(lang: str) -> dict[str, str]:
    """The text of a language's files by name."""
    return {file.name: file.read_text(encoding="utf-8") for file in sorted((MESSAGES / lang).glob("*.ftl"))}
