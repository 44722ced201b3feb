"""A live table from its first prompt to its last line."""

from __future__ import annotations

import os
import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from assistant.config import Config, PlayerName, ReaderConfig, Speaker, Verbosity, save
from assistant.games.game import BadSeating, Seating
from assistant.readers.scan import Input, Pressed
from assistant.runtime.games_kept import games_folder, new_journal, open_game, reopened
from assistant.runtime.house import House, Line, Words
from assistant.runtime.inbox import Inbox
from assistant.runtime.library import Library
from assistant.runtime.listening import Listening
from assistant.speech.channel import Speaker as Voice
from assistant.speech.trouble import Trouble
from assistant.speech.voices import open_channel
from assistant.table.evening import Evening
from assistant.table.journal import BadJournal, Journal
from assistant.table.outcome import Outcome, told
from assistant.words.announcement import TABLE, Priority
from assistant.words.catalogue import BadCatalogue

GAME = "sushi-go"
LAST_WORDS_S = 20.0  # how long the last sentences may take when the input has ended


class Live:
    """Wires one evening to this computer's readers, disk, terminal and sound."""

    def __init__(self, options: Namespace, config: Config, file: Path, readers: Sequence[ReaderConfig]) -> None:
        self.options, self.config, self.file = options, config, file
        library = Library()
        self.inbox = Inbox()
        self.journal: Journal | None = None
        self.evening = Evening(
            library.game(GAME),
            library.deck(GAME),
            library.controls(),
            options.lang or config.lang,
            names={badge: player.name for badge, player in config.names.items()},
            say_like={player.name: player.say for player in config.names.values() if player.say},
            rules=config.rules,
            owners={reader.name: reader.seat for reader in readers},
        )
        words = Words(is_brief=config.speech.verbosity is not Verbosity.FULL, silenced=config.muted)
        self.asks_who_speaks = config.speaker is None and sys.stdin.isatty()
        self.house = House(self.evening, words, {TABLE: self.open_voice()}, show)
        self.listening = Listening(readers, config.keys, self.inbox)

    def open_voice(self) -> Voice:
        speech, is_off = self.config.speech, self.config.speaker is Speaker.SCREEN_READER
        return open_channel(
            self.options.voice or ("none" if is_off else speech.voice.value),
            rate=speech.rate,
            volume=speech.volume / 100,
            device=speech.device or None,
            on_trouble=self.inbox.deliver,
        )

    def run(self, *, resumes: bool) -> int:
        """Play until the input ends. Returns 2, with one sentence, if there is nowhere to keep a game."""
        try:
            self.folder = games_folder(self.options.state)
            self.begin(resumes=resumes)
        except (BadJournal, BadSeating, OSError) as error:
            print(error, file=sys.stderr)
            return 2
        self.listening.start()
        try:
            self.listen()
        except KeyboardInterrupt:
            self.answer(told("left", priority=Priority.ERROR))
        finally:
            self.listening.close()
            for speaker in self.house.speakers.values():
                speaker.wait_idle(LAST_WORDS_S)
                speaker.close()
            if self.journal is not None:
                self.journal.close()
        return 0

    def begin(self, *, resumes: bool) -> None:
        """The first words: a game that goes on, one that is dealt at once, or the set-up."""
        found = self.find_open_game(must=resumes)
        if found and resumes:
            self.answer(self.evening.pressed("resume", 0))
        elif self.options.players:
            names = tuple(name.strip() for name in self.options.players.split(","))
            self.answer(self.evening.begin(Seating(names, dict(self.config.rules))))
        elif self.asks_who_speaks:
            self.answer(told("who-speaks", priority=Priority.EVENT))
        else:
            self.answer(self.evening.greeting())

    def find_open_game(self, *, must: bool) -> bool:
        """Offer the open game. One that cannot be read is told, and left as it is; if it must go on, BadJournal."""
        try:
            found = open_game(self.folder)
        except BadJournal as error:
            if must:
                raise
            print(error, file=sys.stderr)
            return False
        if found is None:
            return False
        self.open_path, self.loaded = found
        self.evening.open_game = self.loaded.timeline
        return True

    def listen(self) -> None:
        """Answer inputs as they come, until nothing is left that could bring one."""
        while self.listening.is_open:
            arrived = self.inbox.take(self.evening.deadline)
            if arrived is None:
                self.answer(self.evening.tick(time.monotonic()))
            elif isinstance(arrived.what, Trouble):
                self.answer(told(f"trouble-{arrived.what}", priority=Priority.EVENT))
            elif not self.listening.ended(arrived.what):
                self.take(arrived.what, arrived.at)

    def take(self, given: Input, at: float) -> None:
        if self.asks_who_speaks and self.settles_who_speaks(given):
            return
        if self.inbox.was_full:
            self.inbox.was_full = False
            self.answer(told("one-moment", priority=Priority.HINT))
        self.answer(self.house.handle(given, at))
        self.remember_names()

    def remember_names(self) -> None:
        """Keep a name that was typed for a badge: the next evening knows it."""
        names, say_like = self.evening.set_up.names, self.evening.set_up.say_like
        players = {badge: PlayerName(name, say_like.get(name, "")) for badge, name in names.items()}
        if players != self.config.names:
            self.config = replace(self.config, names=players)
            save(self.config, self.file, os.environ)

    def settles_who_speaks(self, given: Input) -> bool:
        """The one question of the very first start: 1, the own voice; 2, the player's screen reader."""
        self.asks_who_speaks = False
        if not isinstance(given, Pressed) or (given.key, given.number) not in (("tableau", 1), ("tableau", 2)):
            return False
        speaker = Speaker.OWN if given.number == 1 else Speaker.SCREEN_READER
        self.config = replace(self.config, speaker=speaker)
        save(self.config, self.file, os.environ)
        if speaker is Speaker.SCREEN_READER:
            self.house.speakers[TABLE].close()
            self.house.speakers = {TABLE: self.open_voice()}
        self.answer(self.evening.greeting())
        return True

    def answer(self, outcome: Outcome) -> None:
        """A sound at once, then the record, and words only when it is safe on the disk."""
        self.house.sound(outcome)
        try:
            self.record(outcome)
        except OSError as error:
            print(f"{self.folder}: {error.strerror}.", file=sys.stderr)
            outcome.add(told("trouble-disk", priority=Priority.ERROR))
        try:
            self.house.say(outcome)
        except BadCatalogue as error:  # a sentence is lost, the game is not
            print(error, file=sys.stderr)

    def record(self, outcome: Outcome) -> None:
        table = self.evening.table
        if outcome.begins and table is not None:
            if self.journal is not None:
                self.journal.close()
            self.journal = new_journal(self.folder)
            self.journal.begin(time.time(), table.timeline, self.evening.lang)
        elif table is not None and self.journal is None:
            self.journal = reopened(self.open_path, self.loaded)
        if self.journal is not None:
            for act, changes in outcome.done:
                self.journal.act(time.time(), act, changes)


def show(line: Line) -> None:
    """Every line once, on the terminal; a private one is its owner's alone."""
    if line.audience == TABLE:
        print(line.text, flush=True)
