"""The cards as they are said, as native speakers say them: plural, gender and article."""

from __future__ import annotations

import pytest

from assistant.words.catalogue import LANGUAGES, load_catalogue
from assistant.words.spelling import kind_names

KINDS = sorted(set(kind_names().values()))


@pytest.mark.parametrize(
    ("lang", "kind", "said"),
    [
        ("en", "tempura", ["no tempura", "one tempura", "two tempura", "twelve tempura"]),
        ("en", "dumpling", ["no dumplings", "one dumpling", "two dumplings", "twelve dumplings"]),
        ("en", "maki-3", ["no triple maki", "one triple maki", "two triple maki", "twelve triple maki"]),
        (
            "en",
            "chopsticks",
            ["no chopsticks cards", "one chopsticks card", "two chopsticks cards", "twelve chopsticks cards"],
        ),
        ("fr", "tempura", ["aucune tempura", "une tempura", "deux tempuras", "douze tempuras"]),
        ("fr", "maki-2", ["aucun maki double", "un maki double", "deux makis doubles", "douze makis doubles"]),
        (
            "fr",
            "squid-nigiri",
            ["aucun sushi au calamar", "un sushi au calamar", "deux sushis au calamar", "douze sushis au calamar"],
        ),
        (
            "fr",
            "chopsticks",
            ["aucune carte baguettes", "une carte baguettes", "deux cartes baguettes", "douze cartes baguettes"],
        ),
        ("pt-BR", "tempura", ["nenhuma tempura", "uma tempura", "duas tempuras", "doze tempuras"]),
        ("pt-BR", "pudding", ["nenhum pudim", "um pudim", "dois pudins", "doze pudins"]),
        ("pt-BR", "maki-1", ["nenhum maki simples", "um maki simples", "dois makis simples", "doze makis simples"]),
        (
            "pt-BR",
            "chopsticks",
            ["nenhuma carta de hashi", "uma carta de hashi", "duas cartas de hashi", "doze cartas de hashi"],
        ),
    ],
)
def test_cards_are_counted(lang: str, kind: str, said: list[str]) -> None:
    catalogue = load_catalogue(lang)
    assert [catalogue.render(f"kind-{kind}.count", {"count": count}) for count in (0, 1, 2, 12)] == said


ARTICLES: dict[str, dict[str, tuple[str | tuple[str, ...], str, tuple[str, ...]]]] = {
    "en": {"m": ("the ", "That ", ("a ", "an "))},
    "fr": {"m": ("le ", "Ce ", ("un ",)), "f": (("la ", "l’"), "Cette ", ("une ",))},
    "pt-BR": {"m": ("o ", "Esse ", ("um ",)), "f": ("a ", "Essa ", ("uma ",))},
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_articles_agree_with_the_gender(lang: str, kind: str) -> None:
    catalogue = load_catalogue(lang)
    forms = {name: catalogue.render(f"kind-{kind}.{name}", {}) for name in ("gender", "the", "that", "a")}
    the, that, a = ARTICLES[lang][forms["gender"]]
    assert forms["the"].startswith(the)
    assert forms["that"].startswith(that)
    assert forms["a"].startswith(a)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_kinds_are_heard_alike(lang: str) -> None:
    catalogue = load_catalogue(lang)
    counted = {catalogue.render(f"kind-{kind}.count", {"count": count}) for kind in KINDS for count in range(15)}
    assert len(counted) == len(KINDS) * 15
