"""The first words come soon: what they do not need is not loaded before them. No clock tells, since machines differ."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.config import Config, Speaker, save
from tests.e2e.program import AtTerminal

# What takes long to load: the rules of all languages, the other game, voices and sound, servers, devices, processes.
NOT_YET = {
    "assistant.games.sushibar.game",
    "assistant.screen.web",
    "assistant.speech.channel",
    "assistant.speech.espeak",
    "asyncio",
    "attr",
    "babel",
    "concurrent.futures",
    "cryptography",
    "email",
    "fluent.runtime",
    "importlib.metadata",
    "importlib.resources",
    "logging",
    "miniaudio",
    "multiprocessing",
    "numpy",
    "pytz",
    "serial",
    "ssl",
    "starlette",
    "subprocess",
    "tomlkit",
    "uvicorn",
}


def loaded_before(first_words: str, home: Path) -> set[str]:
    """The modules that a game loads in both its processes, as Python reports them, until its first words can be read.

    What Python itself starts with is none of them.
    """
    with AtTerminal(home, "play", env={"PYTHONPROFILEIMPORTTIME": "1"}) as program:
        program.wait_for(first_words)
        lines = program.lines
    end = next(number for number, line in enumerate(lines) if first_words in line)
    loaded = [line.rpartition("|")[2].strip() for line in lines[:end] if line.startswith("import time:")]
    return set(loaded[loaded.index("site") :])


@pytest.mark.parametrize("is_known", [False, True])
def test_what_the_first_words_do_not_need_is_not_loaded_before_them(home: Path, is_known: bool) -> None:
    if is_known:
        save(Config(speaker=Speaker.OWN), home / ".config" / "sushi-says" / "config.toml", {})
    loaded = loaded_before("Scan the badges" if is_known else "Press one: I speak.", home)
    assert "assistant.runtime.live" in loaded  # the report can be read
    assert not loaded & NOT_YET
