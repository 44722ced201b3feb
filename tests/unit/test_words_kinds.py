"""The cards as they are said, as native speakers say them: plural, gender and article."""

from __future__ import annotations

import pytest

from assistant.readers.scan import Named, Typed
from assistant.readers.vocabulary import Vocabulary
from assistant.words.catalogue import LANGUAGES, load_catalogue
from assistant.words.spelling import command_names, kind_names, slip_for

KINDS = sorted(set(kind_names().values()))
VOCABULARY = Vocabulary(command_names(), kind_names().items())
FIRST_NAMES = (
    "Alan Ana Bia Bruno Cami Cid Dan Duda Edu Enzo Fê Flá Giô Guga João Jô Léo Lia Lucas Luísa Mel Rafa Tati Zé "
    "Anne Aurélie Benoît Camille Chloé Cyril Élisa Éric Guy Hugo Inès Jo Léa Lou Manon Marc Maxime Odile Simon Théo "
    "Amy Ben Dave Ed Emma Gio Hannah Jack Jia Kim Liam Max Omar Oscar Rashid Rob Ruth Sachi Sasha Tim Tom Zoe"
).split()


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


@pytest.mark.parametrize(
    ("kind", "typed"),
    [
        ("tempura", "tempura, tempuras, tempurá, tenpura, tempoura"),
        ("sashimi", "sashimi, sashimis, saximi, saxími, shashimi"),
        ("dumpling", "dumpling, potsticker, gyoza, gyozas, guioza, bolinho, bolinhos, ravioli, raviolis, raviole"),
        ("maki-1", "single maki, single roll, um rolinho, makis simples, simples, maki 1"),
        ("maki-2", "double maki, double roll, two rolls, dois rolinhos, makis duplos, makis doubles, maki 2"),
        ("maki-3", "triple maki, triple roll, three rolls, três rolinhos, makis triplos, makis triples, maki 3"),
        ("egg-nigiri", "eggs, omelet, omelette, omelete, tamago, niguiri de ovo, sushi de omelete, sushi à l’œuf"),
        ("salmon-nigiri", "salmon sushi, niguiri de salmão, niguiri salmao, sushi de salmão, sushis au saumon"),
        ("squid-nigiri", "calamari, niguiri de lula, sushi de lula, sushi au calmar, calamars, encornet"),
        ("pudding", "pudding, desert, dessert, pudim, pudin, sobremesas, pouding"),
        ("wasabi", "wasabi, wassabi, wazabi"),
        ("chopsticks", "chop sticks, hashi, carta de hashi, palito, palitinho, pauzinho, baguettes japonaises"),
    ],
)
def test_a_card_is_found_by_what_people_call_it(kind: str, typed: str) -> None:
    understood = {name: VOCABULARY.understand("t", name) for name in typed.split(", ")}
    assert understood == {name: Named("t", kind, name) for name in understood}


@pytest.mark.parametrize("typed", ["niguiri", "niguiri de", "nigiris", "sushis", "makis", "maki"])
def test_what_several_cards_are_called_names_none_of_them(typed: str) -> None:
    understood = VOCABULARY.understand("t", typed)
    assert isinstance(understood, Typed)
    assert len(understood.kinds) == 3


@pytest.mark.parametrize("name", FIRST_NAMES)
def test_no_card_is_called_almost_as_people_are(name: str) -> None:
    """Else a player of that name would be asked first, or be taken for a card."""
    assert VOCABULARY.understand("t", name) == Typed("t", name)
    assert [lang for lang in LANGUAGES if slip_for(name, "kind", lang)] == []
