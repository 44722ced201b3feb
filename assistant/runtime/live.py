"""A live table from its first prompt to its last line."""

from __future__ import annotations

import os
import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom

from assistant.config import BadConfig, Config, ReaderConfig, Speaker, save
from assistant.deck.document import BadDeck
from assistant.deck.tags import tags_file
from assistant.games.game import LONGEST_NAME, BadSeating, Seating, is_name
from assistant.readers.scan import Aimed, Found, Input, Left, Lost, Named, PageNews, Pressed, Troubled, Typed
from assistant.runtime.complaint import Complaint
from assistant.runtime.ears import Ears, listeners, table_listener
from assistant.runtime.games_kept import Keeping, NowhereToKeep, games_folder, games_place, hold, open_game, quietly
from assistant.runtime.hearing import Hearing
from assistant.runtime.house import House, Line
from assistant.runtime.inbox import LOOK_UP_S, Inbox
from assistant.runtime.interrupts import Interrupts
from assistant.runtime.left_lying import LeftLying
from assistant.runtime.library import Library
from assistant.runtime.listening import Listening
from assistant.runtime.pages import OPENING_KEYS, READERS, Pages
from assistant.runtime.printing import print_line
from assistant.runtime.recording import Recording
from assistant.runtime.remembered import remembered
from assistant.runtime.self_test import SelfTest
from assistant.runtime.supervisor import has_terminal
from assistant.runtime.tag_cards import TagCards
from assistant.runtime.tuning import Tuning, tuned
from assistant.runtime.wrapping import wrapped
from assistant.table.evening import Evening
from assistant.table.journal import BadJournal
from assistant.table.outcome import Outcome, told
from assistant.table.set_up import alike
from assistant.words.announcement import TABLE, Priority
from assistant.words.catalogue import LANGUAGES, BadCatalogue, load_catalogue

GAME = "sushi-go"  # where nobody asked for another, and none was left open
LAST_WORDS_S = 20.0  # how long the last sentences may take when the input has ended


class Live:
    """Wires one evening to this computer's readers, disk, terminal and sound."""

    def __init__(self, options: Namespace, config: Config, file: Path, readers: Sequence[ReaderConfig]) -> None:
        self.options, self.config, self.file = options, config, file
        self.readers = readers
        self.library = library = Library()
        self.inbox = Inbox()
        self.ears = Ears()
        self.tags = TagCards(tags_file(file))
        pages = READERS if options.screen else {}
        self.evening = Evening(
            library.game(options.game or GAME),
            library.deck(options.game or GAME),
            library.controls(),
            options.lang or config.lang,
            names={badge: player.name for badge, player in config.names.items()},
            say_like={player.name: player.say for player in config.names.values() if player.say},
            rules=config.rules,
            owners={**{reader.name: reader.seat for reader in readers}, **pages},
            private=self.ears,
            tags=self.tags,
            draw=(SystemRandom() if options.seed is None else Random(options.seed)).randrange,
            pages=pages,
        )
        self.pages = Pages(options, self.evening, self.ears, self.inbox.deliver)
        self.left_lying = LeftLying(self.evening)
        self.asks_who_speaks = False
        self.said: list[Line] = []  # last
        self.hearing = Hearing(options, self.evening, self.ears, self.inbox.deliver)
        table, speakers = table_listener(config), self.hearing.speakers
        self.house = House(self.evening, table.words, speakers, self.show, table.spoken, listeners(config))
        self.tuning = Tuning(library.controls(), OPENING_KEYS)
        self.listening = self.listeners()

    def listeners(self) -> Listening:
        """The readers, with the keys and the words of the game that is played."""
        keys = {**self.evening.game.keypad, **self.config.keys}
        return Listening(self.readers, keys, self.inbox, [kind.id for kind in self.evening.deck.kinds])

    def run(self, *, resumes: bool, after_crash: bool = False) -> int:
        """Play until the input ends. Returns 2, with one sentence, if there is nowhere to keep a game."""
        Interrupts(self.inbox.interrupt).listen()
        try:
            seating = self.seating()
            self.recording, self.lock = self.keep()
            self.find_open_game(must=resumes, just_dealt=after_crash)
            self.tags.load()
        except (BadDeck, BadJournal, BadSeating, NowhereToKeep) as error:
            print(sentence(error), file=sys.stderr)
            return 2
        self.listening.start()
        try:
            self.pages.open(self.recording.folder, goes_on=self.recording.found is not None)
            self.begin(seating, resumes=resumes)
            self.invite()
            self.hearing.open(self.config)  # once the first words can be read: it takes longer to load
            self.house.speak(self.said)
            self.try_speech()
            self.prepare()
            self.listen()
        except KeyboardInterrupt:
            message = self.recording.parting() if self.has_open_game() else "left-no-game"
            goodbye = told(message, priority=Priority.ERROR)
            goodbye.silences = True  # who leaves does not want to hear the rest
            self.answer(goodbye)
        finally:
            self.end()
        return 0

    def keep(self) -> tuple[Recording, int | None]:
        """The record of the games, and the hold on its folder. Raises NowhereToKeep.

        Where the user's own folder cannot be had, the game is played all the same: what cannot be kept is told once.
        """
        try:
            folder = games_folder(self.options.state)
        except NowhereToKeep as error:
            if self.options.state is not None:
                raise
            print(sentence(error), file=sys.stderr)
            return Recording(Keeping(games_place(None))), None
        return Recording(Keeping(folder)), hold(folder)

    def invite(self) -> None:
        """Tell that there are pages, if there are, and how to come to them."""
        if self.pages.are_open:
            self.answer(self.pages.greeting())
            self.pages.invite(self.config)

    def prepare(self) -> None:
        """Load what the next inputs need while the first words are heard, so that they have not to wait for it."""
        load_catalogue(self.evening.lang).prepare()
        self.listening.prepare()

    def try_speech(self) -> None:
        """A player at the terminal is told what to hear, once, when the language, the voice or the device is new."""
        if self.hearing.is_mute or not has_terminal():
            return
        if SelfTest(self.recording.folder, self.options).is_due(self.config, self.evening.lang):
            self.answer(told("doctor-language", priority=Priority.EVENT))

    def has_open_game(self) -> bool:
        table = self.evening.table
        return table is not None and not table.game.is_over(table.state)

    def end(self) -> None:
        """Give everything back once the last words are said; a second Ctrl-C does not wait for them."""
        self.listening.close()
        self.pages.close()
        until = time.monotonic() + LAST_WORDS_S
        for speaker in self.house.speakers.values():
            while not (self.inbox.is_interrupted or speaker.wait_idle(LOOK_UP_S) or time.monotonic() > until):
                pass
        for arrived in self.inbox.rest():
            if isinstance(arrived.what, Complaint):
                self.answer(self.hearing.tell(arrived.what))
        for speaker in self.house.speakers.values():
            speaker.close()
        self.recording.close()
        if self.lock is not None:
            os.close(self.lock)

    def seating(self) -> Seating | None:
        """The players of the command line. Raises BadSeating."""
        if not self.options.players:
            return None
        names = tuple(name.strip() for name in self.options.players.split(","))
        for name in names:
            if not is_name(name):
                raise BadSeating("bad-name", f"a name has at most {LONGEST_NAME} letters and signs, not {name[:80]!r}")
        if twin := alike(names):
            raise BadSeating("already-seated", f"two players cannot both be called {twin!r}: name one otherwise")
        seating = Seating(names, dict(self.config.rules))
        self.evening.game.begin(seating)
        return seating

    def begin(self, seating: Seating | None, *, resumes: bool) -> None:
        """The first words: a game that goes on, one that is dealt at once, or the set-up."""
        if self.recording.found and (resumes or seating is None):
            self.left_lying.expect()
        if resumes and not self.recording.found:
            is_other = self.options.game and open_game(self.recording.folder, quietly)
            self.answer(told("no-such-game-open" if is_other else "no-open-game", priority=Priority.EVENT))
        if self.recording.found and resumes:
            lang = self.recording.found[1].lang
            self.evening.lang = self.options.lang or (lang if lang in LANGUAGES else self.evening.lang)
            self.answer(self.evening.pressed("resume", 0))
        elif seating is not None:
            self.answer(self.evening.begin(seating))
        elif self.config.speaker is None and has_terminal():
            self.asks_who_speaks = True
            self.ask_who_speaks()
        else:
            self.answer(self.evening.greeting())

    def find_open_game(self, *, must: bool, just_dealt: bool) -> None:
        """Offer the open game. One that cannot be read is told, and left as it is; if it must go on, BadJournal."""

        def report(error: BadJournal) -> None:
            if must:
                raise error
            print(error, file=sys.stderr)

        asked = self.options.game or ""
        found = open_game(self.recording.folder, report, just_dealt=just_dealt, game_id=asked)
        if found is None:
            return
        game = found[1].game
        if game.id != self.evening.game.id:
            if not must and self.options.players:
                return  # they begin one of their own
            self.evening.change_game(game, self.library.deck(game.id))
            self.listening = self.listeners()
        self.recording.found = found
        self.evening.open_game = found[1].timeline

    def listen(self) -> None:
        """Answer inputs as they come, until nothing is left that could bring one."""
        while self.listening.is_open or self.pages.are_open:
            arrived = self.inbox.take(self.evening.deadline)
            if arrived is None:
                self.answer(self.evening.tick(time.monotonic()))
                continue
            self.left_lying.hear(arrived.what, arrived.at)
            if isinstance(arrived.what, Complaint):
                self.answer(self.hearing.tell(arrived.what))
            elif isinstance(arrived.what, PageNews):
                self.answer(self.pages.hear(arrived.what))
            elif self.listening.is_for_table(arrived.what):
                self.take(arrived.what, arrived.at)

    def take(self, given: Input, at: float) -> None:
        if not self.pages.is_welcome(given):
            return
        given = self.tags.meant(given)
        if self.left_lying.is_from_before(given, at):
            return
        if self.asks_who_speaks and self.settles_who_speaks(given):
            return
        if (key := self.tuning.key(given, at)) is not None:
            self.tune(key, given.reader)
            return
        if self.inbox.has_filled_up():
            self.answer(told("one-moment", priority=Priority.HINT))
        lang, rules = self.evening.lang, dict(self.evening.set_up.rules)
        self.answer(self.house.handle(given, at))
        config = remembered(self.config, self.evening, lang, rules)
        if config != self.config:
            self.settle(config)
        if self.asks_who_speaks and isinstance(given, Pressed):
            self.ask_who_speaks()

    def tune(self, key: str, reader: str) -> None:
        """Go on faster or louder, say so in the new way, and keep it; or tell of the pages. "" is a card read twice."""
        if key in OPENING_KEYS:
            self.answer(self.pages.invitation(is_new=key == "new-pages"))
        elif key:
            audience = self.evening.listener(reader)
            config, said = tuned(self.config, key, audience)
            self.hearing.tune(audience, config)
            self.house.tell_as(table_listener(config), listeners(config))
            self.answer(Outcome(announcements=[said]))
            self.settle(config)

    def settle(self, config: Config) -> None:
        """Go by new settings, and save them; where that cannot be, they hold for this evening."""
        self.config = config
        try:
            save(config, self.file, os.environ)
        except BadConfig as error:
            print(sentence(error), file=sys.stderr)
        except OSError as error:
            print(f"{self.file}: {error.strerror}.", file=sys.stderr)
            self.answer(told("trouble-settings", priority=Priority.EVENT))

    def ask_who_speaks(self) -> None:
        """The one question of the very first start: 1, the own voice; 2, the player's screen reader."""
        self.answer(told("who-speaks", priority=Priority.EVENT))

    def settles_who_speaks(self, given: Input) -> bool:
        """Take the answer. The question stays until there is one, or until a scan goes on without.

        Any other key or word asks again: whose it is may not have heard yet what is asked.
        """
        match given:
            case Pressed(_, "tableau", 1 | 2 as number):
                self.asks_who_speaks = False
                self.settle(replace(self.config, speaker=Speaker.OWN if number == 1 else Speaker.SCREEN_READER))
                if number == 2:
                    self.hearing.change_table(self.config)
                self.try_speech()
                self.answer(self.evening.greeting())
                return True
            case Pressed(_, "language" | "stop") | Aimed() | Found() | Left() | Lost() | Troubled():
                return False
            case Pressed() | Typed() | Named():
                self.ask_who_speaks()
                return True
            case _:
                self.asks_who_speaks = False
                self.answer(self.evening.greeting())
                return False

    def answer(self, outcome: Outcome) -> None:
        """A sound at once, then the record, and words only when it is safe on the disk."""
        self.listening.hide_typing(self.evening.keeps_secrets)
        self.house.sound(outcome)
        self.recording.record(outcome, self.evening)
        try:
            self.said = self.house.say(outcome)
        except BadCatalogue as error:  # a sentence is lost, the game is not
            print(error, file=sys.stderr)
            return
        self.pages.show(self.said, outcome, self.config)

    def show(self, line: Line) -> None:
        """Every line once, on the terminal; a private one is its owner's alone."""
        if line.audience == TABLE:
            print_line("\n".join(wrapped(line.text, self.options.lines)))


def sentence(error: Exception) -> str:
    return f"{str(error).removesuffix('.')}."
