"""An evening at the table: set-up, a game, and perhaps another one. Every input, live or of a script, comes here."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from assistant.deck.codes import CardSet, encode_code, parse_codes
from assistant.deck.deck import Controls, Deck
from assistant.games.game import Game, Seating
from assistant.readers.scan import Found, Input, Lost, Named, Pressed, Scan, Typed
from assistant.table.outcome import Outcome, refusal, told
from assistant.table.repeats import Repeats
from assistant.table.session import Table
from assistant.table.set_up import SetUp
from assistant.table.timeline import Timeline
from assistant.words.announcement import Phrase, Priority

LANGUAGES = ("en", "fr", "pt-BR")


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
    ) -> None:
        self.game, self.deck, self.controls, self.lang = game, deck, controls, lang
        self.owners, self.private = owners or {}, private
        self.set_up = SetUp(game, dict(names or {}), dict(say_like or {}), dict(rules or {}))
        self.table: Table | None = None
        self.open_game: Timeline | None = None
        self._repeats = Repeats()
        self._asked_for_new = False

    def begin(self, seating: Seating) -> Outcome:
        """Start a game with these players; raises BadSeating for players or house rules that make no game."""
        self.table = Table(
            self.game, self.deck, self.controls, Timeline(self.game, seating), owners=self.owners, private=self.private
        )
        return Outcome(announcements=self.table.opening(), begins=True)

    def resume(self, timeline: Timeline) -> Outcome:
        """Go on with a game that was open; the table hears where it stands."""
        self.table = Table(self.game, self.deck, self.controls, timeline, owners=self.owners, private=self.private)
        self.open_game = None
        outcome = told("resumed", priority=Priority.EVENT, standing=self.game.standing(timeline.state))
        outcome.announcements += [
            replace(line, priority=Priority.EVENT, key=None) for line in self.game.scores(timeline.state)
        ]
        self.table.last_said = outcome.announcements
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
        """Take one input at its time."""
        match given:
            case Lost(reader, _):
                return self.lost(reader)
            case Found(reader):
                return told("reader-found", priority=Priority.EVENT, reader=reader)
            case Pressed(_, key, _) if key in ("language", "new-game"):
                return self.evening_key(key)
        if self.table is not None:
            control = self.control_of(given)
            if control in ("language", "new-game") and not self._repeats.is_repeat("", control, at):
                return self.evening_key(control)
            self._asked_for_new = False
            return self.table.handle(given, at)
        return self.before_game(given, at)

    def tick(self, at: float) -> Outcome:
        return self.table.tick(at) if self.table is not None else Outcome()

    @property
    def deadline(self) -> float | None:
        """When `tick` has something to end; None while nothing waits."""
        return self.table.dialogue.deadline if self.table is not None else None

    def lost(self, reader: str) -> Outcome:
        """The reader is gone: which card was the last one that counted."""
        last = self.table.last_step() if self.table is not None else None
        if last is None:
            return told("reader-lost", priority=Priority.EVENT, reader=reader)
        return told("reader-lost-after", priority=Priority.EVENT, reader=reader, step=last)

    def control_of(self, given: Input) -> str | None:
        """The command of a control card, if one was scanned alone."""
        codes = parse_codes(given.text) if isinstance(given, Scan) else ()
        if len(codes) == 1 and codes[0].set is CardSet.CONTROLS:
            return self.controls.command(codes[0].number)
        return None

    def evening_key(self, key: str) -> Outcome:
        if key == "language":
            place = LANGUAGES.index(self.lang) + 1
            self.lang = LANGUAGES[place % len(LANGUAGES)]
            return told("language-is", priority=Priority.EVENT)
        is_over = self.table is None or self.table.game.is_over(self.table.state)
        if not is_over and not self._asked_for_new:
            self._asked_for_new = True
            return told("new-game-sure")
        self._asked_for_new = False
        self.table = None
        outcome = self.set_up.greeting()
        outcome.add(self.set_up.who())
        return outcome

    # Before a game

    def before_game(self, given: Input, at: float) -> Outcome:
        match given:
            case Scan(reader, text):
                return self.scanned(reader, text, at)
            case Pressed(_, key, number):
                return self.pressed(key, number or 0)
            case Typed(_, text) | Named(_, _, text) if text:
                return self.set_up.typed(text)
            case _:
                return refusal("not-now", "refused-start-first")

    def scanned(self, reader: str, text: str, at: float) -> Outcome:
        codes = parse_codes(text)
        if not codes:
            return refusal("unreadable")
        outcome = Outcome()
        for code in codes:
            if self._repeats.is_repeat(reader, encode_code(code), at):
                continue
            badge = self.controls.badge(code.number) if code.set is CardSet.CONTROLS else None
            command = self.controls.command(code.number) if code.set is CardSet.CONTROLS else None
            if badge:
                outcome.add(self.set_up.sit_down(badge))
            elif command in ("language", "new-game"):
                outcome.add(self.evening_key(command))
            elif command:
                outcome.add(self.pressed(command, 0))
            else:
                outcome.add(refusal("not-now", "refused-start-first"))
        return outcome

    def pressed(self, key: str, number: int) -> Outcome:
        match key:
            case "tableau":
                return self.set_up.sit_down(number)
            case "start" | "scores":  # plus, the scores' key, deals: the keypad has no other to spare
                seating = self.set_up.seating()
                return self.begin(seating) if isinstance(seating, Seating) else seating
            case "undo":
                return self.set_up.stand_up()
            case "turn":
                return self.set_up.who()
            case "rules" | "why":
                return self.set_up.next_rule()
            case "change" | "chopsticks":
                return self.set_up.change_rule()
            case "resume" if self.open_game is not None:
                return self.resume(self.open_game)
            case "help":
                return told("set-up-help")
            case "stop":
                return Outcome(silences=True)
            case "repeat":
                return self.greeting()
            case _:
                return refusal("not-now", "refused-key-before-start", key=Phrase(f"command-{key}"))
