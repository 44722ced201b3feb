"""Whom the sentences speak to, and what they count: one form of address in a file, and the right genders."""

from __future__ import annotations

import re

import pytest

from assistant.words.announcement import Argument
from assistant.words.catalogue import load_catalogue

TU = re.compile(r"\b(tu|toi|ton|ta|tes|te)\b|\bt’|-toi\b", re.IGNORECASE)
SIGN_ALONE = re.compile(r"(?:^|[.:;] )(Plus|Moins|Étoile|Point)\b")
# Portuguese words on -am and -em that ask nobody to do anything; all others are imperatives in the plural.
NO_ORDER = set(
    "quem tem sem item ordem nem podem ficam faltam chegarem chegaram passam valem conferem foram saíram começam "
    "confundem dividem ficarem digitam também ninguém alguém contém bem em vem têm".split()
)
# What all do together with the cards before them.
TOGETHER = {"deal", "deal-dummy", "pass-left", "pass-right", "pass-swap", "clear-round"}


def texts(lang: str, file: str) -> dict[str, str]:
    """The finished text in each message of a file, without what is filled in."""
    found = {}
    for message, entry in load_catalogue(lang).entries().items():
        if entry.place.endswith(f"/{file}"):
            patterns = entry.patterns.items()
            found[message] = " ".join(text for form, uses in patterns if form != "said" for text in uses.texts)
    return found


@pytest.mark.parametrize("file", ["table.ftl", "sushi-go.ftl", "sushi-bar.ftl"])
def test_french_players_are_addressed_by_vous(file: str) -> None:
    found = texts("fr", file)
    assert "vous" in " ".join(found.values())
    assert [message for message, text in found.items() if TU.search(text)] == []


@pytest.mark.parametrize(
    "file", ["sushi-go.ftl", "learning.ftl", "sorting.ftl", "enrolment.ftl", "sushi-bar.ftl", "table.ftl"]
)
def test_french_keys_with_the_name_of_a_sign_are_called_keys(file: str) -> None:
    """Heard without it, "Plus vérifie" is "no longer checks", and "Point : silence" is a full stop."""
    found = texts("fr", file)
    assert "touche plus" in " ".join(found.values()).lower()
    assert [message for message, text in found.items() if SIGN_ALONE.search(text)] == []


@pytest.mark.parametrize(("file", "together"), [("table.ftl", set()), ("sushi-go.ftl", TOGETHER)])
def test_brazilian_players_are_addressed_one_by_one_but_for_what_all_do(file: str, together: set[str]) -> None:
    found = {
        message: set(re.findall(r"\b\w+[ae]m\b", text.lower())) - NO_ORDER
        for message, text in texts("pt-BR", file).items()
    }
    assert {message for message, orders in found.items() if orders} == together


@pytest.mark.parametrize(
    ("lang", "message", "args", "counted"),
    [
        ("fr", "check-all-match", {"seat": "Ana", "count": 21}, "vingt et une cartes"),
        ("fr", "bar-check-all-match", {"seat": "Ana", "count": 21}, "vingt et une tuiles"),
        ("fr", "laid-many", {"seat": "Ana", "count": 21}, "vingt et une cartes"),
        ("pt-BR", "check-all-match", {"seat": "Ana", "count": 2}, "as duas cartas"),
        ("pt-BR", "laid-many", {"seat": "Ana", "count": 22}, "vinte e duas cartas"),
        ("pt-BR", "pass-left", {"hand": 2}, "para a esquerda. Duas cartas por mão."),
        ("pt-BR", "pass-right", {"hand": 1}, "para a direita. Uma carta por mão."),
        ("pt-BR", "learn-rule-deal", {}, "de duas a cinco pessoas"),
        ("pt-BR", "learn-rule-pudding", {}, "Com dois jogadores, ninguém"),
        ("pt-BR", "help", {}, "as cartas de um jogador"),
        ("pt-BR", "why-tempura", {"pairs": 2, "points": 10}, "dois pares de tempuras"),
        ("pt-BR", "kind-tempura.count", {"count": 2}, "duas tempuras"),
        ("fr", "kind-tempura.count", {"count": 1}, "une tempura"),
    ],
)
def test_what_is_counted_keeps_its_gender(lang: str, message: str, args: dict[str, Argument], counted: str) -> None:
    assert counted in load_catalogue(lang).render(message, args)


@pytest.mark.parametrize(
    ("players", "said"),
    [
        (0, "aqui não há ninguém. Use um crachá, número ou nome para cada lugar, depois comece."),
        (1, "aqui há só uma. Use mais um crachá, número ou nome para cada lugar, depois comece."),
        (6, "aqui há seis. Desfaça até ficarem cinco."),
    ],
)
def test_too_few_or_too_many_in_portuguese(players: int, said: str) -> None:
    refused = load_catalogue("pt-BR").render("refused-players-two-to-five", {"players": players})
    assert refused == f"Este jogo é para duas a cinco pessoas, e {said}"
