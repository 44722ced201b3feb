"""The catalogues that ship: equal in every language, and nothing in them that a voice misreads."""

from __future__ import annotations

from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast

from assistant.words.catalogue import LANGUAGES, Catalogue, load_catalogue
from assistant.words.checks import check_catalogues, differences, misreadings
from assistant.words.entries import find_entries
from assistant.words.filling import Filling
from assistant.words.shipped import read_sources


def test_every_language_says_the_same_and_says_it_right() -> None:
    assert "\n".join(check_catalogues()) == ""


def test_every_folder_of_messages_is_a_language() -> None:
    folders = (resources.files("assistant.words") / "messages").iterdir()
    assert sorted(folder.name for folder in folders if folder.is_dir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cutting_a_file_into_entries_loses_none(lang: str) -> None:
    """Fluent's own parser, over whole files, is the oracle for our cutting."""
    expected = set()
    for text in read_sources(lang).values():
        body = FluentParser().parse(text).body
        assert not [part for part in body if isinstance(part, ast.Junk)]
        expected |= {part.id.name for part in body if isinstance(part, ast.Message)}
        expected |= {f"-{part.id.name}" for part in body if isinstance(part, ast.Term)}
    assert set(load_catalogue(lang).entries()) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_text_in_which_nothing_is_filled_in_is_said_as_fluent_would_say_it(lang: str) -> None:
    entries, fluent = load_catalogue(lang).entries(), Filling(lang, {})
    fluent.add(entry.resource for entry in entries.values())
    for message, entry in entries.items():
        for attribute, uses in entry.patterns.items():
            if uses.is_plain and not message.startswith("-"):
                assert fluent.fill(message, attribute, {}) == ("".join(uses.texts), [])


def catalogue(lang: str, text: str) -> Catalogue:
    return Catalogue(lang, find_entries(lang, {"a.ftl": text}))


def test_what_a_translation_lacks_adds_or_takes_otherwise_is_listed() -> None:
    model = catalogue("en", "a = { $x }\n    .the = b\nb = c\n-own = d\n")
    other = catalogue("fr", "a = { $y }\nc = d\n")
    assert differences(model, other) == [
        "fr lacks a.the.",
        "fr lacks b.",
        "fr has c, which en has not.",
        "a takes ['y'] in fr, ['x'] in en.",
    ]
    assert differences(model, model) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a = b", "a has no comment"),
        ("# Not its own comment.\n\na = b", "a has no comment"),
        ("# c\na = 3 cards", "a has a digit"),
        ("# c\na = b\n    .the = { $n ->\n        [one] 1 card\n       *[other] cards\n    }", "a.the has a digit"),
        ("# c\na = \u2212{ $n }", "a has a minus sign"),
        ("# c\na = b -{ $n }", "a has a minus sign"),
        ("# c\na = Paul's", "a has a straight apostrophe"),
        ("# c\na = b  c", "a has two blanks"),
    ],
)
def test_what_a_voice_misreads_is_listed(text: str, fault: str) -> None:
    assert [found for found in misreadings(catalogue("en", text)) if f"en/a.ftl: {fault}" in found]


def test_digits_may_stand_where_they_are_typed_or_chosen_by() -> None:
    text = "# c\na = { $n ->\n    [0] none\n   *[other] { $n } of twenty-two\n}\n    .said = maki 1\n"
    assert misreadings(catalogue("en", text)) == []
