"""Keeping a game as it is played: begun, gone on with or added to on the disk before anything of it is said."""

from __future__ import annotations

import sys
from pathlib import Path

from assistant.runtime.games_kept import Keeping, open_game, quietly
from assistant.table.evening import Evening
from assistant.table.journal import Loaded
from assistant.table.outcome import Outcome, told
from assistant.words.announcement import Priority


class Recording:
    """Writes down what an evening accepts; what the disk does not take is told once, and the game goes on."""

    def __init__(self, keeping: Keeping) -> None:
        self._keeping = keeping
        self.found: tuple[Path, Loaded] | None = None  # the game that was left open, and where it is kept
        self._lang = ""  # as the journal has it
        self._is_kept = True  # False while the disk does not take the record

    @property
    def folder(self) -> Path:
        return self._keeping.folder

    def parting(self) -> str:
        """The last message of an evening in the middle of a game: which game the next start will find, and offer."""
        offered = open_game(self.folder, quietly)
        if offered is None:
            return "left-no-game"  # the disk took nothing, and that was told
        return "left" if offered[0] == self._keeping.path else "left-dealt"

    def record(self, outcome: Outcome, evening: Evening) -> None:
        """Keep what was accepted; what is to be told of that is added to the outcome."""
        if outcome.begins and evening.table is not None:
            self._keeping.begin(evening.table.timeline, evening.lang)
            self._lang = evening.lang
            if evening.open_game is not None:  # it was offered, and another was begun
                outcome.add(told("open-game-kept", priority=Priority.EVENT))
            evening.open_game = None
        elif evening.table is not None and self.found is not None and not self._keeping.has_game:
            self._keeping.go_on(*self.found)
            self._lang = self.found[1].lang
        for act, changes in outcome.done:
            self._keeping.act(act, changes)
        if self._keeping.has_game and self._lang != evening.lang:
            self._lang = evening.lang
            self._keeping.language(self._lang)
        self._write(outcome)

    def _write(self, outcome: Outcome) -> None:
        try:
            self._keeping.write()
            self._is_kept = True
        except OSError as error:
            if self._is_kept:
                print(f"{self.folder}: {error.strerror}.", file=sys.stderr)
                outcome.add(told("trouble-disk", priority=Priority.ERROR))
            self._is_kept = False

    def close(self) -> None:
        self._keeping.close()
