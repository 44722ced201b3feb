"""Words typed in a game with a slip in them: what was probably meant is named, and nothing is done."""

from __future__ import annotations

import pytest

from assistant.words.catalogue import LANGUAGES
from tests.unit.played import SEALED, THREE, holds, play
from tests.unit.sushibar import ROWS
from tests.unit.sushibar import TWO as BAR


def typed(text: str, lang: str, script: str = THREE, *, lines: int = 1) -> list[str]:
    """What the table hears of it in so many lines; it must be refused, and no card be played."""
    played = play(f"{script}type main {text}\nexpect refused unreadable\n", lang)
    assert played.code == 0, played.error
    assert "CardRevealed" not in played.events()
    return played.said()[-lines:]


@pytest.mark.parametrize(
    ("lang", "text", "said"),
    [
        ("en", "tempra", "No card is called tempra. Did you mean tempura? Then type that."),
        ("en", "udno", "I do not know udno. Did you mean the command undo? Then type that."),
        ("en", "chekc", "I do not know chekc. Did you mean the command check? Then type that."),
        ("fr", "ravoili", "Aucune carte ne s’appelle ravoili. Est-ce ravioli ? Alors tapez ce nom."),
        ("fr", "anuler", "Je ne connais pas anuler. Est-ce la commande annuler ? Alors tapez ce nom."),
        ("pt-BR", "gioza", "Nenhuma carta se chama gioza. É guioza? Então digite esse nome."),
        ("pt-BR", "desfzer", "Não conheço desfzer. É o comando desfazer? Então digite esse nome."),
    ],
)
def test_the_word_that_was_probably_meant_is_named(lang: str, text: str, said: str) -> None:
    assert typed(text, lang) == [said]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("burger", "I do not know burger. Type a card’s name, or slash for help."),
        ("strat", "I do not know strat. Type a card’s name, or slash for help."),  # the game has begun
        ("shufle", "I do not know shufle. Type a card’s name, or slash for help."),  # a command of another game
        ("bnoe one", "I do not know bnoe one. Type a card’s name, or slash for help."),  # a tile of another game
    ],
)
def test_what_would_not_serve_here_is_not_named(text: str, said: str) -> None:
    assert typed(text, "en") == [said]


def test_a_tile_is_called_a_tile_and_the_games_own_commands_are_named() -> None:
    bar = BAR + ROWS
    assert typed("bnoe one", "en", bar) == ["No tile is called bnoe one. Did you mean bone minus one? Then type that."]
    assert typed("shufle", "en", bar) == ["I do not know shufle. Did you mean the command shuffle? Then type that."]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", ["tempra", "wassabi", "udno", "anuler", "desfzer"])
def test_where_cards_are_secret_nothing_is_named(text: str, lang: str) -> None:
    """Neither the card nor a command: which of the two the words were near would tell of the card."""
    (refused,) = typed(text, lang, SEALED)
    assert (refused,) == tuple(typed("xyzzy", lang, SEALED))
    assert typed("xyzzy", lang, f"{THREE}key identify\n", lines=2)[0] == refused  # and identify is still open


def test_it_is_said_again() -> None:
    holds(THREE + 'type main tempra\nkey repeat\nexpect say table "Did you mean tempura?"\n')
