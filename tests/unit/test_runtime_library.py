"""The games by the ids of the contract."""

from __future__ import annotations

import pytest

from assistant.runtime.library import Library


def test_each_game_is_found_by_its_own_id() -> None:
    library = Library()
    assert [library.game(name).id for name in library.games()] == ["sushi-go", "sushi-bar"]


def test_another_game_is_not_there() -> None:
    with pytest.raises(KeyError):
        Library().game("sushi-party")
