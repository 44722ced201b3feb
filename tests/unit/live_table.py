"""A live table without a terminal, a voice or a reader, for tests that drive it themselves."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from assistant.config import Config
from assistant.runtime.games_kept import Keeping
from assistant.runtime.live import Live
from assistant.runtime.recording import Recording

NOTHING_ASKED_FOR = {
    "lang": "en",
    "game": None,
    "seed": None,
    "voice": "none",
    "players": None,
    "resume": False,
    "screen": False,
    "share": None,
    "lines": None,
}


def live_table(folder: Path, config: Config | None = None, **wished: object) -> Live:
    """A table that keeps its games and its settings in `folder`; `wished` are options of `play`, by name."""
    options = Namespace(**{**NOTHING_ASKED_FOR, "state": str(folder), **wished})
    live = Live(options, config or Config(), folder / "config.toml", [])
    live.recording = Recording(Keeping(folder))
    return live
