"""The decks that ship, the control cards, and the sentence that each malformed deck file gets."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.deck.codes import CardSet
from assistant.deck.controls import load_controls, read_controls
from assistant.deck.deck import BadDeck, CardKind, Deck, Position, Sticker, load_deck, read_deck

# rules.md and contract.md: kind, first and last number, sticker, where on the card
SUSHI_GO = [
    ("tempura", 0, 13, "diagonal-cross", "top-left"),
    ("sashimi", 14, 27, "square", "top-left"),
    ("dumpling", 28, 41, "star", "top-left"),
    ("maki-1", 42, 47, "circle", "left-top"),
    ("maki-2", 48, 59, "circle", "left-middle"),
    ("maki-3", 60, 67, "circle", "left-low"),
    ("egg-nigiri", 68, 72, "window", "left-top"),
    ("salmon-nigiri", 73, 82, "window", "left-middle"),
    ("squid-nigiri", 83, 87, "window", "left-low"),
    ("pudding", 88, 97, "flower", "top-left"),
    ("wasabi", 98, 103, "triangle", "top-left"),
    ("chopsticks", 104, 107, "upright-cross", "top-left"),
]
COMMANDS = [
    "start",
    "undo",
    "redo",
    "stop",
    "repeat",
    "turn",
    "scores",
    "why",
    "changes",
    "count",
    "check",
    "correct",
    "identify",
    "chopsticks",
    "late",
    "help",
    "language",
    "rules",
    "change",
    "resume",
    "new-game",
    "roll",
    "shuffle",
    *(f"choice-{number}" for number in range(1, 10)),
    "faster",
    "slower",
    "louder",
    "softer",
    "older",
    "newer",
    "verbosity",
    "pages",
    "new-pages",
]

DECK = """game = "g"
set = "B"

[[kind]]
id = "tempura"
first = 0
count = 14

[[kind]]
id = "sashimi"
first = 14
count = 14
sticker = "square"
position = "top-left"
"""
CONTROLS = """set = "X"

[badges]
first = 0
count = 8

[commands]
start = 8
undo = 9
"""


def test_sushi_go_is_the_deck_of_the_rules() -> None:
    deck = load_deck("sushi-go")
    assert (deck.game, deck.set, deck.size) == ("sushi-go", CardSet.SUSHI_GO, 108)
    assert deck.kinds == tuple(
        CardKind(kind, range(first, last + 1), Sticker(sticker), Position(position))
        for kind, first, last, sticker, position in SUSHI_GO
    )


@pytest.mark.parametrize("game", ["sushi-go", "sushi-bar"])
def test_numbers_and_kinds_are_inverses(game: str) -> None:
    deck = load_deck(game)
    assert [number for kind in deck.kinds for number in deck.numbers_of(kind.id)] == list(range(deck.size))
    assert all(deck.kind_of(number) == kind.id for kind in deck.kinds for number in kind.numbers)
    assert sum(kind.count for kind in deck.kinds) == deck.size
    with pytest.raises(IndexError):
        deck.kind_of(deck.size)
    with pytest.raises(KeyError):
        deck.numbers_of("caviar")


def test_no_two_kinds_feel_alike() -> None:
    deck = load_deck("sushi-go")
    assert len({(kind.sticker, kind.position) for kind in deck.kinds}) == len(deck.kinds)


def test_sushi_bar_is_the_box_of_the_contract() -> None:
    deck = load_deck("sushi-bar")
    assert (deck.set, deck.size) == (CardSet.SUSHI_BAR, 24)
    assert [deck.kind_of(number) for number in range(12)] == [f"sushi-{n // 2 + 1}" for n in range(12)]
    assert [kind.count for kind in deck.kinds if kind.id.startswith("bone")] == [5, 4, 2, 1]
    assert deck.numbers_of("bone-1") == range(12, 17)


def test_controls_are_badges_then_commands() -> None:
    controls = load_controls()
    assert [controls.badge(number) for number in range(10)] == [1, 2, 3, 4, 5, 6, 7, 8, None, None]
    assert [controls.command(number) for number in range(8)] == [None] * 8
    assert [controls.command(number) for number in range(8, 8 + len(COMMANDS))] == COMMANDS
    assert controls.command(8 + len(COMMANDS)) is None
    assert controls.command(360) is None
    assert [controls.number_of(name) for name in COMMANDS] == list(range(8, 8 + len(COMMANDS)))
    assert [controls.number_of_badge(seat) for seat in range(1, 9)] == list(range(8))


@pytest.mark.parametrize("seat", [0, -1, 9])
def test_a_seat_without_a_badge(seat: int) -> None:
    with pytest.raises(IndexError):
        load_controls().number_of_badge(seat)


def test_a_deck_file_of_a_table_is_read(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(DECK, encoding="utf-8")
    sashimi = CardKind("sashimi", range(14, 28), Sticker.SQUARE, Position.TOP_LEFT)
    assert read_deck(path) == Deck("g", CardSet.SUSHI_GO, (CardKind("tempura", range(14)), sashimi))


MALFORMED_DECKS = [
    ('game = "g"', "game = g", 1, "'game = g'"),
    ('game = "g"', 'game = "g', 1, "game"),
    ('game = "g"', 'game = ""', 1, "''"),
    ('game = "g"', "game = 7", 1, "7"),
    ('game = "g"', 'gmae = "g"', 1, "'gmae'"),
    ('id = "tempura"', r'"i\u0064" = ""', None, "''"),  # written so oddly that its line is not found
    ('id = "sashimi"', r'"i\u0064" = ""', None, "''"),
    ('game = "g"\n', "", None, "game is missing"),
    ('set = "B"', 'set = "Q"', 2, "'Q'"),
    ('set = "B"', 'set = "X"', 2, "'X'"),  # controls are no deck
    ('id = "sashimi"', 'id = "tempura"', 10, "'tempura'"),
    ('id = "sashimi"\n', "", 9, "id is missing"),
    ("first = 14", "first = 13", 11, "14, the next free number, not 13"),
    ("first = 14", "first = 15", 11, "15"),
    ("count = 14\nsticker", "count = 0\nsticker", 12, "not 0"),
    ("count = 14\nsticker", "count = 400\nsticker", 12, "not 400"),
    ("count = 14\nsticker", "count = true\nsticker", 12, "True"),
    ("count = 14\nsticker", 'count = "14"\nsticker', 12, "'14'"),
    ("count = 14\nsticker", "cuont = 14\nsticker", 12, "'cuont'"),
    ('"square"', '"heart"', 13, "'heart'"),
    ('"top-left"', '"back"', 14, "'back'"),
    ('position = "top-left"\n', "", 9, "'sashimi'"),
    (DECK[DECK.index("[[kind]]") :], "kind = []", 4, "[]"),
    (DECK[DECK.index("[[kind]]") :], "kind = 5", 4, "5"),
    (DECK[DECK.index("[[kind]]") :], "kind = [5]", 4, "[5]"),
    (DECK[DECK.index("[[kind]]") :], 'kind = [{id = "x"}]', None, "first is missing"),
    (DECK[DECK.index("[[kind]]") :], 'kind = [{id = ""}]', None, "''"),
    (DECK[DECK.index("[[kind]]") :], "", None, "kind is missing"),
    ('position = "top-left"\n', 'position = "top-left"\nid = "again"\n', 15, "id"),
    ('position = "top-left"\n', 'position = """top-left', 14, "top-left"),  # an end of the file in a text
]


@pytest.mark.parametrize(("right", "wrong", "line", "value"), MALFORMED_DECKS)
def test_a_malformed_deck_gets_one_sentence(
    tmp_path: Path, right: str, wrong: str, line: int | None, value: str
) -> None:
    assert right in DECK
    path = tmp_path / "deck.toml"
    path.write_text(DECK.replace(right, wrong), encoding="utf-8")
    with pytest.raises(BadDeck) as caught:
        read_deck(path)
    sentence = str(caught.value)
    assert sentence.startswith(f"{path}, line {line}: " if line else f"{path}: ")
    assert value in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize(
    ("right", "wrong", "line", "value"),
    [
        ('"X"', '"B"', 1, "'B'"),
        ("count = 8", "count = 9", 8, "8 of 'start'"),  # the badges reach into the commands
        ("undo = 9", "undo = 8", 9, "8 of 'undo'"),
        ("undo = 9", "undo = 361", 9, "361"),
        ("undo = 9", "undo = false", 9, "False"),
        ("[badges]\nfirst = 0\ncount = 8", "badges = 8", 3, "8"),
        ("[badges]", "[ badges ]\nlast = 7", 4, "'last'"),
        ("[badges]\nfirst = 0\n", "[badges]\n", 3, "first is missing"),
        (CONTROLS[CONTROLS.index("[commands]") :], "", None, "commands is missing"),
        ("[commands]", "[spells]", 7, "'spells'"),
    ],
)
def test_malformed_controls_get_one_sentence(
    tmp_path: Path, right: str, wrong: str, line: int | None, value: str
) -> None:
    assert right in CONTROLS
    path = tmp_path / "controls.toml"
    path.write_text(CONTROLS.replace(right, wrong), encoding="utf-8")
    with pytest.raises(BadDeck) as caught:
        read_controls(path)
    sentence = str(caught.value)
    assert sentence.startswith(f"{path}, line {line}: " if line else f"{path}: ")
    assert value in sentence


def test_a_deck_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    with pytest.raises(BadDeck, match="cannot be read"):
        read_deck(tmp_path / "none.toml")
    with pytest.raises(BadDeck, match="cannot be read"):
        load_deck("no-such-game")
    path = tmp_path / "latin.toml"
    path.write_bytes(b'game = "\xe9"')
    with pytest.raises(BadDeck, match="byte 8 is 0xe9"):
        read_deck(path)


def test_an_empty_deck_file(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text("", encoding="utf-8")
    with pytest.raises(BadDeck, match="kind is missing"):
        read_deck(path)
