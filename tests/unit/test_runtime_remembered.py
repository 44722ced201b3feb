"""What an evening leaves in the settings, and what it does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.config import Config, PlayerName, load, save
from assistant.readers.scan import Pressed
from assistant.runtime.remembered import remembered
from assistant.table.evening import Evening
from tests.unit.live_table import live_table


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    """One for which the command line asked for French."""
    return live_table(tmp_path, lang="fr").evening


def test_a_language_is_kept_once_a_player_chose_it(evening: Evening) -> None:
    rules = dict(evening.set_up.rules)
    assert remembered(Config(), evening, "fr", rules) == Config()
    evening.evening_key("main", "language")
    assert remembered(Config(), evening, "fr", rules) == Config("pt-BR")


def test_a_language_taken_back_is_not_kept(evening: Evening) -> None:
    rules = dict(evening.set_up.rules)
    evening.evening_key("main", "language")
    chosen = remembered(Config("fr"), evening, "fr", rules)
    evening.pressed("undo", 0)
    assert remembered(chosen, evening, "pt-BR", rules) == Config("fr")


def test_a_house_rule_is_kept_beside_the_others(evening: Evening) -> None:
    rules = dict(evening.set_up.rules)
    evening.pressed("rules", 0)
    evening.pressed("change", 0)
    kept = remembered(Config(), evening, "fr", rules).rules
    assert kept == {**Config().rules, "reveal": "sealed"}


def test_names_are_kept_with_how_they_are_said(evening: Evening) -> None:
    evening.set_up.names[2] = "Chloé"
    evening.set_up.say_like["Chloé"] = "Klo-é"
    kept = remembered(Config(), evening, "fr", dict(evening.set_up.rules)).names
    assert kept == {2: PlayerName("Chloé", "Klo-é")}


def test_a_name_that_was_forgotten_by_ear_is_not_in_the_settings_any_more(tmp_path: Path) -> None:
    file, before = tmp_path / "config.toml", Config(names={1: PlayerName("Strat"), 2: PlayerName("Bruno")})
    save(before, file, {})
    live = live_table(tmp_path, load(file, {}))
    for given in (Pressed("main", "tableau", 1), Pressed("main", "correct")):
        live.take(given, 0.0)
    assert load(file, {}).names == {2: PlayerName("Bruno")}
