"""What a typed line means, in three languages at once."""

from __future__ import annotations

import pytest

from assistant.readers.scan import Input, Named, Pressed, Scan, Typed
from assistant.readers.vocabulary import Vocabulary, is_scan

COMMANDS = {
    **{command: command for command in ["undo", "tableau", "chopsticks", "new-game", "turn", "sal"]},
    "annuler": "undo",
    "défaire": "undo",
    "desfazer": "undo",
    "mesa": "tableau",
    "nouvelle partie": "new-game",
}
KINDS = [
    ("egg-nigiri", "egg-nigiri"),
    ("egg nigiri", "egg-nigiri"),
    ("nigiri omelette", "egg-nigiri"),
    ("nigiri à l’œuf", "egg-nigiri"),
    ("salmon nigiri", "salmon-nigiri"),
    ("salmão", "salmon-nigiri"),
    ("maki 1", "maki-1"),
    ("maki 2", "maki-2"),
    ("maki", "maki-2"),
    ("roll", "maki-1"),
    ("roll", "maki-2"),
    ("chopsticks", "chopsticks"),
    ("baguettes", "chopsticks"),
    ("turnip", "turnip"),
]
LANGUAGES = {"english": 1, "francais": 2, "português do Brasil": 3}
WORDS = Vocabulary(COMMANDS, KINDS, LANGUAGES)


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("SGBBBBGS", Scan("t", "SGBBBBGS")),
        ("  sgbbbbgs then sgbbgpfv", Scan("t", "  sgbbbbgs then sgbbgpfv")),
        ("SGBBBBGB", Scan("t", "SGBBBBGB")),  # damaged: the table says that it cannot be read
        ("undo", Pressed("t", "undo")),
        (" Annuler ", Pressed("t", "undo")),
        ("DEFAIRE", Pressed("t", "undo")),
        ("new game", Pressed("t", "new-game")),
        ("nouvelle  partie", Pressed("t", "new-game")),
        ("tableau", Pressed("t", "tableau")),
        ("tableau 2", Pressed("t", "tableau", 2)),
        ("Mesa 12", Pressed("t", "tableau", 12)),
        ("tableau 100", Typed("t", "tableau 100")),
        ("tableau ²", Pressed("t", "tableau", 2)),
        ("undo 2", Typed("t", "undo 2")),
        ("Français", Pressed("t", "language", 2)),
        ("portugues do brasil", Pressed("t", "language", 3)),
        ("english 2", Typed("t", "english 2")),
        ("egg", Named("t", "egg-nigiri")),
        ("e", Named("t", "egg-nigiri")),
        ("nigiri", Named("t", "egg-nigiri")),
        ("NIGIRI A L'OEUF", Named("t", "egg-nigiri")),
        ("nigiri à l’œu", Named("t", "egg-nigiri")),
        ("salmao", Named("t", "salmon-nigiri")),
        ("salm", Named("t", "salmon-nigiri")),  # two names, one kind
        ("maki 1", Named("t", "maki-1")),
        ("maki-1", Named("t", "maki-1")),
        ("maki", Named("t", "maki-2")),  # a whole name, though another begins with it
        ("mak", Typed("t", "mak")),  # a start of two kinds
        ("roll", Typed("t", "roll")),  # a name of two kinds
        ("chopsticks", Named("t", "chopsticks")),  # the kind before the command, which has a key
        ("turn", Pressed("t", "turn")),  # the command before the start of a kind's name
        ("Élisa", Typed("t", "Élisa")),
        ("  Bruno 2 ", Typed("t", "Bruno 2")),
        ("???", Typed("t", "???")),
        ("", Typed("t", "")),
    ],
)
def test_what_a_line_means(line: str, meaning: Input) -> None:
    assert WORDS.understand("t", line) == meaning


def test_a_start_that_several_kinds_share_tells_which() -> None:
    meaning = WORDS.understand("t", "mak")
    assert isinstance(meaning, Typed)
    assert len(meaning.kinds) > 1
    assert all(kind.startswith("maki") for kind in meaning.kinds)


@pytest.mark.parametrize("line", ["SGAAAAAA", "SGBBBBG", "\u017fGBBBBGB", "S GBBBBGB", "suggestion"])
def test_what_is_not_even_a_damaged_code(line: str) -> None:
    assert not is_scan(line)


def test_nothing_is_understood_without_words() -> None:
    assert Vocabulary({}, []).understand("t", "undo") == Typed("t", "undo")
