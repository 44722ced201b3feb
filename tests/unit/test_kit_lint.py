"""What a finger would confuse is found from the outlines and the places, not from a list."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from assistant.cli import main
from assistant.deck.codes import CardSet
from assistant.deck.deck import CardKind, Deck, Position, Sticker, load_deck
from assistant.kit.lint import Likeness, confusions, turn_between
from assistant.kit.measures import Place, load_measures

MEASURES = load_measures()


def deck(*kinds: tuple[Sticker, Position]) -> Deck:
    numbered = (CardKind(f"kind-{n}", range(n, n + 1), *felt) for n, felt in enumerate(kinds))
    return Deck("a-game", CardSet.SUSHI_GO, tuple(numbered))


def test_of_the_shipped_deck_only_the_crosses_depend_on_how_the_card_is_held() -> None:
    found = {(one.first.id, one.second.id): one.likeness for one in confusions(load_deck("sushi-go"), MEASURES)}
    assert found.pop(("tempura", "chopsticks")) is Likeness.TURN
    assert set(found.values()) == {Likeness.HEIGHT}
    assert len(found) == 6  # three maki and three nigiri, two by two


def test_the_crosses_are_one_shape_turned_by_an_eighth() -> None:
    assert turn_between(Sticker.DIAGONAL_CROSS, Sticker.UPRIGHT_CROSS) == 45


@pytest.mark.parametrize("first", [shape for shape in Sticker if "cross" not in shape.value])
def test_all_other_shapes_differ_at_every_turn(first: Sticker) -> None:
    assert [second for second in Sticker if turn_between(first, second) is not None] == [first]


def test_the_same_shape_at_the_same_place_is_told_by_nothing() -> None:
    same = deck((Sticker.STAR, Position.TOP_LEFT), (Sticker.STAR, Position.LEFT_TOP))
    assert [one.likeness for one in confusions(same, MEASURES)] == [Likeness.NOTHING]


def test_heights_too_near_are_crowded() -> None:
    near = replace(MEASURES, places={**MEASURES.places, Position.LEFT_MIDDLE: Place(9.0, 23.0)})
    two = deck((Sticker.STAR, Position.LEFT_TOP), (Sticker.STAR, Position.LEFT_MIDDLE))
    (found,) = confusions(two, near)
    assert (found.likeness, found.apart_mm) == (Likeness.CROWDED, 1.0)


def test_it_is_told_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "lint", "--lang", "fr"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Tempura et baguettes se ressemblent au toucher")
    assert "quarante-cinq degrés" in lines[0]
    assert len(lines) == 7


def test_a_deck_that_nothing_tells_apart_fails(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    sizes = tmp_path / "sizes.toml"
    sizes.write_text("[place.left-middle]\ny_mm = 9\n", encoding="utf-8")
    assert main(["cards", "lint", "--lang", "en", "--sizes", str(sizes)]) == 1
    assert "same shape, same place" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[card]\nwide_mm = 5\n", "line 2: unknown key 'wide_mm'"),
        ("[card]\nwidth_mm = 'wide'\n", "line 2: width_mm must be a number from 0.1 to 1000, not 'wide'"),
        ("[card]\nheight_mm = 0\n", "height_mm must be a number from 0.1 to 1000, not 0"),
        ("[qr]\nleast_module_mm = 0.3\n", "least_module_mm must be a number from 0.34 to 1000, not 0.3"),
        ("[qr]\nquiet_modules = 2\n", "quiet_modules must be a number from 4 to 1000, not 2"),
        ("[tile.bone-1]\nbars = 21\n", "bars must be a whole number from 0 to 20, not 21"),
        ("[face.red]\nfigure = 'ring'\n", "figure must be one of circle, triangle, one-bar, two-bars, not 'ring'"),
        ("[place.middle]\nx_mm = 5\n", "unknown key 'middle'"),
        ("[cards]\n", "unknown key 'cards'"),
    ],
)
def test_sizes_that_nobody_reads_are_one_sentence(
    text: str, reason: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    sizes = tmp_path / "sizes.toml"
    sizes.write_text(text, encoding="utf-8")
    assert main(["cards", "lint", "--sizes", str(sizes)]) == 2
    assert reason in capsys.readouterr().err
