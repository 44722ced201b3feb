"""An evening at the table: set-up, a game, and perhaps another one. Every input, live or of a script, comes here."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from assistant.deck.codes import CardSet, Code, encode_code, parse_codes
from assistant.deck.deck import Controls, Deck
from assistant.games.game import Game, Seating
from assistant.readers.scan import (
    Aimed,
    Found,
    Input,
    Instructed,
    Left,
    Lost,
    Named,
    Pressed,
    ReaderTrouble,
    Scan,
    TagRead,
    Troubled,
    Typed,
)
from assistant.table.doubt import doubtful, likely
from assistant.table.outcome import LookBack, Outcome, refusal, said_again, told
from assistant.table.questions import sticker_asked
from assistant.table.repeats import Repeats
from assistant.table.retagging import NoTags, Retagging, TagList, heard_by
from assistant.table.session import Draw, Table
from assistant.table.set_up import SetUp
from assistant.table.timeline import Timeline
from assistant.words.announcement import TABLE, Announcement, Audience, Phrase, Priority, Series, Sound
from assistant.words.shipped import language_chosen
from assistant.words.spelling import spell

LOOK_BACK = {"older": True, "newer": False}
EVENING_KEYS = ("language", "new-game", *LOOK_BACK)  # of the evening, in a game and before it
OF_SET_UP: Mapping[str, Callable[[SetUp], Outcome]] = {
    "undo": SetUp.take_back,
    "correct": SetUp.forget_name,
    "turn": SetUp.who,
    "rules": SetUp.next_rule,
    "why": SetUp.next_rule,
}
CHANGES = "7"  # where on the keypad a house rule is changed before a game; in a game the key is the game's own


class Evening:
    """What a table does from the first badge to the last box.

    `lang` is the table's language now; it may be changed at any time, by key or card. `table` is the game, once one
    is begun. An open game that was found on the disk goes on when a player says `resume`.
    """

    def __init__(
        self,
        game: Game,
        deck: Deck,
        controls: Controls,
        lang: str,
        *,
        names: Mapping[int, str] | None = None,
        say_like: Mapping[str, str] | None = None,
        rules: Mapping[str, str] | None = None,
        owners: Mapping[str, int] | None = None,
        private: Collection[int] = (),
        draw: Draw | None = None,
        pages: Collection[str] = (),
        tags: TagList | None = None,
    ) -> None:
        """`tags` are the radio tags of the house, where there are any."""
        self.game, self.deck, self.controls = game, deck, controls
        self.owners, self.private, self.draw, self.pages = owners or {}, private, draw, pages
        self.set_up = SetUp(game, dict(names or {}), dict(say_like or {}), dict(rules or {}), lang=lang)
        self.table: Table | None = None
        self.open_game: Timeline | None = None
        self._retagging = Retagging(tags or NoTags(), self._revealed)
        self._repeats = Repeats()
        self._asked_for_new = False
        self._doubted = ""  # what was typed last for a name, and asked about
        self._said_before_game: list[Announcement] = []

    @property
    def lang(self) -> str:
        """The table's language now."""
        return self.set_up.lang

    @lang.setter
    def lang(self, lang: str) -> None:
        self.set_up.lang = lang

    def change_game(self, game: Game, deck: Deck) -> None:
        """Play another game from now on; nobody may be in the middle of one."""
        self.game, self.deck, self.set_up.game = game, deck, game

    def begin(self, seating: Seating) -> Outcome:
        """Start a game with these players; raises BadSeating for players or house rules that make no game."""
        self.table = self.open_table(Timeline(self.game, seating))
        return Outcome(announcements=self.table.opening(), begins=True)

    def open_table(self, timeline: Timeline) -> Table:
        return Table(
            self.game,
            self.deck,
            self.controls,
            timeline,
            owners=self.owners,
            private=self.private,
            repeats=self._repeats,
            draw=self.draw,
            pages=self.pages,
            likely=self.likely,
        )

    def likely(self, text: str) -> Outcome | None:
        """What words with a slip in them were probably meant for in this game, as a refusal that asks."""
        return likely(text, self.kinds, (*self.game.keys, *self.game.dialogues), self.lang)

    @property
    def kinds(self) -> Sequence[str]:
        return [kind.id for kind in self.deck.kinds]

    def resume(self, timeline: Timeline) -> Outcome:
        """Go on with a game that was open; the table hears where it stands, and last what can be chosen now."""
        self.table = self.open_table(timeline)
        self.open_game = None
        self.set_up.seat_again(timeline.seating)
        outcome = told("resumed", priority=Priority.EVENT, standing=self.game.standing(timeline.state))
        _, *choices = self.game.turn(timeline.state)
        outcome.announcements += [
            replace(line, priority=Priority.EVENT, key=None) for line in (*self.game.scores(timeline.state), *choices)
        ]
        outcome.announcements += self.table.recalled()
        self.table.remember(outcome.announcements)
        return outcome

    def greeting(self) -> Outcome:
        """The first words of an evening without a game yet."""
        outcome = self.set_up.greeting()
        if self.open_game is not None:
            outcome.add(
                told("open-game-found", priority=Priority.EVENT, standing=self.game.standing(self.open_game.state))
            )
        return outcome

    def handle(self, given: Input, at: float) -> Outcome:
        """Take one input at its time; what is said of it is said in the game's own words."""
        return self.in_words_of_game(self.taken(given, at))

    def in_words_of_game(self, outcome: Outcome) -> Outcome:
        """The same, in the words that the game has for what the table says of cards: its tiles are none."""
        own = self.game.wording
        outcome.announcements = [
            replace(said, id=own[said.id]) if said.id in own else said for said in outcome.announcements
        ]
        return outcome

    def taken(self, given: Input, at: float) -> Outcome:
        if isinstance(given, Scan):
            self._retagging.note(given)
        is_owned = given.reader in self.owners
        answered = self._retagging.handle(given, at, self.deck, self._copy, is_owned=is_owned)
        if answered is not None:
            return heard_by(self.listener(given.reader), answered)
        match given:
            case Lost():
                return self.lost(given)
            case Found(reader):
                return told(found_message(given), priority=Priority.EVENT, reader=reader)
            case Troubled():
                return troubled(given)
            case Aimed(_, aim):
                return told(f"aim-{aim.value}", priority=Priority.HINT)
            case Left(reader):
                self._repeats.left(reader, at)
                return Outcome()
            case TagRead(reader, uid):
                return self.tag_unknown(reader, uid, at)
            case Pressed(reader, key, number) if meant := self.of_evening(key):
                return self.evening_key(reader, meant, number or 0)
            case Scan(reader, text):
                return self.scanned(reader, text, at)
            case _:
                return self.go_on(given, at)

    def tag_unknown(self, reader: str, uid: str, at: float) -> Outcome:
        """A tag that is on no card: a spare takes a free copy of its kind, a new one may be given to a card."""
        if self._repeats.is_repeat(reader, uid, at):
            return Outcome()
        if card := self._retagging.spare(uid, self.deck, self._copy):
            return self.scanned(reader, encode_code(card), at)
        asked = self._retagging.unknown(reader, uid, at, self.deck, self._copy)
        return asked if asked.refused else heard_by(self.listener(reader), asked)

    @property
    def _copy(self) -> str:
        """The letter of the copy that is played with; "" while that is open."""
        return self.table.timeline.position.copy if self.table is not None else ""

    def _revealed(self) -> Collection[int]:
        return self.game.revealed(self.table.state) if self.table is not None else ()

    def scanned(self, reader: str, text: str, at: float) -> Outcome:
        """Take a line code by code: any of them may begin a game or end it."""
        codes = parse_codes(text)
        if len(codes) < 2:
            return self.scanned_alone(Scan(reader, text), codes, at)
        outcome = Outcome()
        for code in codes:
            outcome.add(self.scanned_alone(Scan(reader, encode_code(code)), [code], at))
        if self.table is not None:
            self.table.remember(outcome.announcements, reader)
        return outcome

    def scanned_alone(self, scan: Scan, codes: Sequence[Code], at: float) -> Outcome:
        command = next((self.controls.command(code.number) for code in codes if code.set is CardSet.CONTROLS), None)
        meant = self.of_evening(command or "")
        if not meant:
            return self.go_on(scan, at)
        if self._repeats.is_repeat(scan.reader, encode_code(codes[0]), at):
            return Outcome()
        return self.evening_key(scan.reader, meant)

    def of_evening(self, key: str) -> str:
        """The evening's own key that a key means now, "" for another; `start` after the end asks for another game."""
        if key == "start" and self.table is not None and self.game.is_over(self.table.state):
            return "new-game"
        return key if key in EVENING_KEYS else ""

    def go_on(self, given: Input, at: float) -> Outcome:
        """Give the game or, before one, the set-up what is theirs."""
        if self.table is None:
            outcome = self.before_game(given, at)
            self._said_before_game = outcome.announcements or self._said_before_game
            return outcome
        self._asked_for_new = False
        return self.table.handle(self.spelled(given, self.table), at)

    def spelled(self, given: Input, table: Table) -> Input:
        """A typed line that the game spells in this language, such as one of dice, as the command that it means."""
        if isinstance(given, Typed) and self.game.spelling:
            words = spell(given.text, self.lang, self.game.spelling)
            if words is not None:
                return Instructed(given.reader, self.game.spell(table.state, words))
        return given

    def tick(self, at: float) -> Outcome:
        outcome = self._retagging.tick(at)
        if self.table is not None:
            outcome.add(self.table.tick(at))
        return self.in_words_of_game(outcome)

    @property
    def say_like(self) -> Mapping[str, str]:
        """How a voice is to say a player's name."""
        return self.set_up.say_like

    @property
    def keeps_secrets(self) -> bool:
        """Whether what is typed now may be a card that is not everybody's to know, so that no screen shows it."""
        return self.table is not None and self.table.keeps_secrets

    @property
    def deadline(self) -> float | None:
        """When `tick` has something to end; None while nothing waits."""
        of_table = self.table.dialogue.deadline if self.table is not None else None
        return min((due for due in (of_table, self._retagging.deadline) if due is not None), default=None)

    def lost(self, given: Lost) -> Outcome:
        """The reader is gone, or silent: which card was the last one that counted; or it was not there at all."""
        last = self.table.last_step() if self.table is not None and given.was_there else None
        if last is None:
            return told(lost_message(given), priority=Priority.EVENT, reader=given.reader)
        return told(f"{lost_message(given)}-after", priority=Priority.EVENT, reader=given.reader, step=last)

    def listener(self, reader: str) -> Audience:
        """Who hears what is asked at a reader about the past: its seat, if that has a private channel, or the table."""
        seat = self.owners.get(reader, TABLE.seat)
        return Audience(seat) if seat in self.private else TABLE

    def evening_key(self, reader: str, key: str, number: int = 0) -> Outcome:
        """A key of the evening; `number` is that of the language which was named, 0 where none was."""
        if key in LOOK_BACK:
            return Outcome(looks_back=LookBack(self.listener(reader), LOOK_BACK[key]))
        if key == "language":
            lang = language_chosen(self.lang, number)
            if self.table is None and lang != self.lang:
                self.set_up.keep()
            self.lang = lang
            return told("language-is", priority=Priority.EVENT)
        return self.new_game()

    def new_game(self) -> Outcome:
        """Back to the set-up, with the same players seated; whoever is in the middle of a game is asked first."""
        table = self.table
        if table is not None and not table.game.is_over(table.state):
            if not self._asked_for_new:
                self._asked_for_new = True
                return told("new-game-sure")
            self.open_game = table.timeline
        else:
            self.open_game = None
        self._asked_for_new, self.table = False, None
        if table is not None and not self.set_up.seated:
            self.sit_on(table.timeline.seating)
        if table is not None and self.open_game is None:
            return told("another-game", players=Series([self.set_up.name(badge) for badge in self.set_up.seated]))
        outcome = self.set_up.greeting()
        outcome.add(self.set_up.who())
        return outcome

    def sit_on(self, seating: Seating) -> None:
        """Who was named as the program started sits down for the next game: with their own badges, or free ones."""
        for name in seating.names:
            badge = self.set_up.badge_for(name)
            self.set_up.seated.append(badge)
            self.set_up.names[badge] = name

    # Before a game

    def before_game(self, given: Input, at: float) -> Outcome:
        match given:
            case Scan(reader, text):
                return self.shown(reader, text, at)
            case Pressed(_, key, number):
                return self.pressed(key, number or 0)
            case Named(_, kind, text) if text:
                return self.named(text, (kind,))
            case Typed(_, text, kinds) if text:
                return self.named(text, kinds)
            case _:
                return refusal("not-now", "refused-start-first")

    def named(self, text: str, kinds: Sequence[str]) -> Outcome:
        """Words before a game are players' names. What may be a command or a card is asked about, once.

        A question is no name, though it may be one about a sticker.
        """
        if text.endswith("?"):
            return sticker_asked(text, self.deck) or refusal("unreadable", "refused-typed", text=text)
        is_again, self._doubted = text == self._doubted, text
        is_guests = self.set_up.has_guest_last
        doubt = None if is_again else doubtful(text, () if is_guests else kinds, self.lang, self.kinds)
        return doubt or self.set_up.typed(text)

    def shown(self, reader: str, text: str, at: float) -> Outcome:
        """One card before the game: a badge or a command."""
        code = next(iter(parse_codes(text)), None)
        if code is None:
            return refusal("unreadable")
        if self._repeats.is_repeat(reader, encode_code(code), at):
            return Outcome()
        if code.set is CardSet.CONTROLS:
            if badge := self.controls.badge(code.number):
                return self.set_up.sit_down(badge)
            if command := self.controls.command(code.number):
                return self.pressed(command, 0)
            return refusal("unknown-card")
        return refusal("not-now", "refused-start-first")

    def pressed(self, key: str, number: int) -> Outcome:
        match key:
            case "tableau":
                return self.set_up.sit_down(number)
            case "start" | "scores" if self.open_game is not None and not self.set_up.seated:
                return self.resume(self.open_game)
            case "start" | "scores":  # plus, the scores' key, deals: the keypad has no other to spare
                seating = self.set_up.seating()
                return self.begin(seating) if isinstance(seating, Seating) else seating
            case _ if key in OF_SET_UP:
                return OF_SET_UP[key](self.set_up)
            case _ if key in ("change", self.game.keypad.get(CHANGES)):
                return self.set_up.change_rule()
            case "resume" if self.open_game is not None:
                return self.resume(self.open_game)
            case "help":
                return told("set-up-help")
            case "stop":
                return Outcome(silences=True)
            case "repeat":
                return said_again(self._said_before_game) if self._said_before_game else self.greeting()
            case _:
                return refusal("not-now", "refused-key-before-start", key=Phrase(f"command-{key}"))


def found_message(given: Found) -> str:
    """The message that tells that a reader is back, or there for the first time."""
    return "reader-there" if given.is_first else "reader-found"


def lost_message(given: Lost) -> str:
    """The message that tells what became of a reader."""
    if given.is_silent:
        return "reader-silent"
    return "reader-lost" if given.was_there else "reader-absent"


def troubled(said: Troubled) -> Outcome:
    """What a reader needs of a player's hand."""
    if said.trouble is ReaderTrouble.SEVERAL_CARDS:
        return told("reader-several-cards", sound=Sound.REFUSED, priority=Priority.ERROR)
    over = "-over" if said.is_over else ""
    return told(f"reader-{said.trouble.value}{over}", priority=Priority.EVENT, reader=said.reader)
