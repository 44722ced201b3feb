"""What players type: every name finds its card, command or sticker, and never two of them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from importlib import resources
from typing import Any

import pytest

from assistant.words.catalogue import LANGUAGES, load_catalogue
from assistant.words.spelling import command_names, fold, kind_names, language_names, slip_for, spoken_of, sticker_names

FAMILIES: dict[str, Callable[[], Mapping[str, object]]] = {
    "kind": kind_names,
    "command": command_names,
    "sticker": sticker_names,
}


def cards(file: str) -> dict[str, Any]:
    return tomllib.loads((resources.files("assistant") / "cards" / file).read_text(encoding="utf-8"))


DECK: list[dict[str, Any]] = cards("sushi-go.toml")["kind"]
TILES: list[dict[str, Any]] = cards("sushi-bar.toml")["kind"]
COMMANDS = [*cards("controls.toml")["commands"], "tableau"]  # a tableau is asked for by badge, and has no card


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Sushi à l’omelette", "sushi a l omelette"),
        ("SUSHI A L'OMELETTE ", "sushi a l omelette"),
        ("maki-2", "maki 2"),
        ("  Salmão\t", "salmao"),
        ("œuf", "oeuf"),
        ("Por quê?", "por que"),
        ("cruz em pé, hashi", "cruz em pe hashi"),
        (".", ""),
    ],
)
def test_folding_keeps_what_is_compared(text: str, folded: str) -> None:
    assert fold(text) == folded
    assert fold(folded) == folded


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_and_synonym_of_the_catalogue_is_known(family: str, lang: str) -> None:
    """Read without Fluent; Fluent itself is the oracle, and shows that no name stands for two things."""
    names, catalogue = FAMILIES[family](), load_catalogue(lang)
    for message in catalogue.entries():
        if message.startswith(f"{family}-"):
            said = catalogue.render(f"{message}.said", {}).split(",")
            for name in filter(None, map(fold, [catalogue.render(message, {}), *said])):
                assert names[name] == message.removeprefix(f"{family}-"), name


def test_no_name_stands_for_a_card_and_for_a_command_or_sticker() -> None:
    kinds, commands, stickers = set(kind_names()), set(command_names()), set(sticker_names())
    assert kinds & commands == kinds & stickers == commands & stickers == set()


def test_the_name_of_a_language_is_known_in_every_language_and_means_nothing_else() -> None:
    names = {
        LANGUAGES[number - 1]: {name for name, of in language_names().items() if of == number} for number in (1, 2, 3)
    }
    assert names["en"] == {"english", "anglais", "ingles"}
    assert names["fr"] == {"french", "francais", "frances"}
    assert names["pt-BR"] >= {"portuguese", "portugais", "portugues"}
    assert not set(language_names()) & {*kind_names(), *command_names(), *sticker_names()}


@pytest.mark.parametrize("names", [*FAMILIES.values(), language_names])
def test_no_name_is_a_single_letter_or_begins_with_a_digit(names: Callable[[], Mapping[str, object]]) -> None:
    """A digit on an empty line is a key of its own, and a letter is the beginning of many names."""
    assert [name for name in names() if len(name) < 3 or name[0].isdigit()] == []


def test_the_names_are_those_of_the_deck_and_of_the_controls() -> None:
    assert set(kind_names().values()) == {kind["id"] for kind in (*DECK, *TILES)}
    assert set(sticker_names().values()) == {kind["sticker"] for kind in DECK}
    assert set(command_names().values()) == set(COMMANDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sticker_and_position_of_the_deck_has_words(lang: str) -> None:
    catalogue = load_catalogue(lang)
    for kind in DECK:
        assert catalogue.render(f"sticker-{kind['sticker']}.answer", {}).endswith(".")
        assert catalogue.render(f"position-{kind['position']}", {})


def test_ids_are_names_too_but_chopsticks_is_the_card() -> None:
    assert [kind for kind in {kind["id"] for kind in DECK} if kind_names()[fold(kind)] != kind] == []
    assert [command for command in COMMANDS if command_names().get(fold(command)) != command] == ["chopsticks"]
    assert kind_names()["chopsticks"] == "chopsticks"


@pytest.mark.parametrize(
    ("typed", "kind"),
    [
        ("calamar", "squid-nigiri"),
        ("Lula", "squid-nigiri"),
        ("squid", "squid-nigiri"),
        ("Baguettes", "chopsticks"),
        ("palitos", "chopsticks"),
        ("dessert", "pudding"),
        ("PUDIM", "pudding"),
        ("Tam Poura", "tempura"),
        ("guioza", "dumpling"),
        ("ravioli", "dumpling"),
        ("nigiri de salmão", "salmon-nigiri"),
        ("maki três", "maki-3"),
    ],
)
def test_players_find_their_cards_in_any_language(typed: str, kind: str) -> None:
    assert kind_names()[fold(typed)] == kind


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("annuler", "undo"),
        ("desfazer", "undo"),
        ("Sushi Go !", "chopsticks"),
        ("À qui ?", "turn"),
        ("New game", "new-game"),
    ],
)
def test_players_find_their_commands_in_any_language(typed: str, command: str) -> None:
    assert command_names()[fold(typed)] == command


def test_what_a_question_speaks_of() -> None:
    assert spoken_of("What is the triangle?", sticker_names()) == "triangle"
    assert spoken_of("la croix en diagonale", sticker_names()) == "diagonal-cross"  # and not "croix" alone
    assert spoken_of("rectangles", sticker_names()) is None


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("udno", "undo"),
        ("undoo", "undo"),
        ("repat", "repeat"),
        ("repext", "repeat"),
        ("repea", "repeat"),
        ("rep", None),
        ("repe", None),  # two letters too few are more than a slip
        ("repeat", None),
        ("reaept", None),
    ],
)
def test_one_slip_of_a_hand_and_no_more(typed: str, meant: str | None) -> None:
    assert slip_for(typed, "command", "en") == meant
