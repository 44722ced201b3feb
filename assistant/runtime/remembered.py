"""What an evening leaves in the settings: the next one begins with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from assistant.config import Config, PlayerName
from assistant.table.evening import Evening


def remembered(config: Config, evening: Evening, lang: str, rules: Mapping[str, str]) -> Config:
    """The settings with what was just chosen by ear or typed: a language, house rules, and the names of the badges.

    `lang` and `rules` are those of the evening before the input: a language or rule that only the command line asked
    for is no choice of the players.
    """
    set_up = evening.set_up
    names = {badge: PlayerName(name, set_up.say_like.get(name, "")) for badge, name in set_up.names.items()}
    return replace(
        config,
        lang=config.lang if evening.lang == lang else evening.lang,
        rules=config.rules if set_up.rules == rules else {**config.rules, **set_up.rules},
        names=names,
    )
