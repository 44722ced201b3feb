"""What a translation must keep: the same messages in every language, and nothing that a voice misreads."""

from __future__ import annotations

import re
from collections.abc import Iterator

from assistant.words.catalogue import LANGUAGES, Catalogue, load_catalogue
from assistant.words.entries import Entry

_MISREAD = (
    (re.compile(r"[0-9]"), "a digit: write it in words, or as an argument"),
    (re.compile(r"\u2212|-$"), "a minus sign: voices leave it out"),
    (re.compile(r"'"), "a straight apostrophe instead of ’"),
    (re.compile(r"  "), "two blanks"),
)


def check_catalogues() -> list[str]:
    """List every fault of the catalogues that ship with the program, one sentence each; empty when they are right."""
    catalogues = [load_catalogue(lang) for lang in LANGUAGES]
    return [
        *(fault for other in catalogues[1:] for fault in differences(catalogues[0], other)),
        *(fault for catalogue in catalogues for fault in misreadings(catalogue)),
    ]


def differences(model: Catalogue, other: Catalogue) -> list[str]:
    """What the other language lacks, adds, or takes with other variables than the model."""
    wanted, found = model.signature(), other.signature()
    missing = [f"{other.lang} lacks {name}." for name in wanted if name not in found]
    extra = [f"{other.lang} has {name}, which {model.lang} has not." for name in found if name not in wanted]
    unequal = [
        f"{name} takes {sorted(found[name])} in {other.lang}, {sorted(wanted[name])} in {model.lang}."
        for name in wanted
        if name in found and found[name] != wanted[name]
    ]
    return [*missing, *extra, *unequal]


def misreadings(catalogue: Catalogue) -> list[str]:
    """Messages without a comment for the translator, or with text that voices or screens get wrong."""
    return [fault for name, entry in catalogue.entries().items() for fault in _faults(name, entry)]


def _faults(name: str, entry: Entry) -> Iterator[str]:
    if not entry.has_comment:
        yield f"{entry.place}: {name} has no comment for the translator."
    for attribute, uses in entry.patterns.items():
        if attribute == "said":  # what is typed, not spoken: "maki 1"
            continue
        for text in uses.texts:
            for pattern, what in _MISREAD:
                if pattern.search(text):
                    yield f"{entry.place}: {name}{'.' if attribute else ''}{attribute} has {what}: {text!r}."
