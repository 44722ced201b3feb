"""Where games are kept on this computer, and which of them is still open."""

from __future__ import annotations

import time
from pathlib import Path

from assistant.runtime.library import Library
from assistant.table.journal import Journal, Loaded, load_journal


def games_folder(option: str | None) -> Path:
    """The folder of the journals; made if it is not there, for its owner only. Raises OSError when it cannot be."""
    if option is not None:
        folder = Path(option)
    else:
        import platformdirs

        folder = platformdirs.user_state_path("sushi-says") / "games"
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder


def newest(folder: Path) -> Path | None:
    return max(folder.glob("*.jsonl"), default=None)


def open_game(folder: Path) -> tuple[Path, Loaded] | None:
    """The game that was played last, if it has begun and not ended. Raises BadJournal when it cannot be read."""
    path = newest(folder)
    if path is None or path.stat().st_size == 0:
        return None
    loaded = load_journal(path, Library().game)
    if loaded.records == 1 or loaded.game.is_over(loaded.timeline.state):
        return None
    return path, loaded


def new_journal(folder: Path) -> Journal:
    """A journal for a game that begins now; its name sorts after all earlier ones."""
    stamp = time.strftime("%Y-%m-%dT%H-%M-%S")
    for number in range(1000):
        path = folder / f"{stamp}-{number:03}.jsonl"
        if not path.exists():
            return Journal(path)
    raise OSError(f"{folder} holds a thousand games of this second")


def reopened(path: Path, loaded: Loaded) -> Journal:
    return Journal(path, loaded.records, loaded.whole_bytes)
