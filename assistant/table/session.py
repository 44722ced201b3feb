"""One table playing one game: every scan and key comes here, and what it did and what is said comes out.

No clock, file, thread or device: the time of an input comes with it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from assistant.deck.codes import CardSet, Code, encode_code, parse_codes
from assistant.deck.deck import Controls, Deck
from assistant.games.game import Command, Game, IllegalMove, Move, State
from assistant.readers.scan import Input, Instructed, Named, Pressed, Scan, Typed
from assistant.table.dialogue import Dialogue
from assistant.table.modes import Identifying
from assistant.table.outcome import FEW, Done, Outcome, refusal, said_again, told
from assistant.table.questions import ASKING, Questions, sticker_asked
from assistant.table.repeats import Repeats
from assistant.table.seats import next_seat, shared_owners
from assistant.table.set_up import are_alike
from assistant.table.timeline import Correction, Moment, Redo, Step, Timeline, Undo
from assistant.words.announcement import TABLE, Announcement, Argument, Audience, Phrase, Priority, Series, Sound

MAIN = "main"  # the default reader: an undeclared one is shared
Draw = Callable[[int], int]  # one of so many equally likely numbers, from 0: dice and shuffles come from outside
Likely = Callable[[str], Outcome | None]  # the refusal that names what typed words were probably meant for


class Table:
    """The session of one game.

    `owners` maps a reader to the seat that it belongs to (others are shared); `private` are the seats with a private
    channel; `repeats` knows what each reader read before this game; `draw` is the source of chance, if there is one;
    `pages` are the owned readers that are their seat's private channel too: what is asked there is answered there;
    `likely` knows what words with a slip in them were meant for, in the table's language.
    Inputs and their times go to `handle`; `tick` ends what has waited too long.
    """

    def __init__(
        self,
        game: Game,
        deck: Deck,
        controls: Controls,
        timeline: Timeline,
        *,
        owners: Mapping[str, int] | None = None,
        private: Collection[int] = (),
        repeats: Repeats | None = None,
        draw: Draw | None = None,
        pages: Collection[str] = (),
        likely: Likely = lambda _: None,
    ) -> None:
        self.game, self.deck, self.controls = game, deck, controls
        self.timeline = timeline
        self.players = len(timeline.seating.names)
        self.owners = {reader: seat for reader, seat in (owners or {}).items() if seat}
        self.repeats = repeats or Repeats()
        self.draw = draw
        self.pages = pages
        self.likely = likely
        self.questions = Questions(game, self.state)
        self.dialogue = Dialogue(self.timeline, deck, private, self.owners)
        self.private = private
        self.last_said: dict[int, list[Announcement]] = {}  # by listener: a seat, or 0 for the table

    @property
    def state(self) -> State:
        return self.timeline.state

    def opening(self) -> list[Announcement]:
        """What is said as the game begins."""
        said = self.game.opening(self.state)
        self.remember(said)
        return said

    def handle(self, given: Input, at: float) -> Outcome:
        """Take one input; the outcome holds what was accepted, what is said, and a refusal's reason."""
        turn = self.game.turn_number(self.state)
        outcome = self.taken(given, at)
        if outcome.refused and self.dialogue.is_led_from(given.reader):
            outcome.announcements += self.dialogue.reminder(outcome).announcements
        if isinstance(given, Pressed) and given.reader in self.pages and given.key in (*ASKING, "repeat"):
            outcome.announcements = self.answered_there(given.reader, outcome.announcements)
        if self.game.turn_number(self.state) > turn:
            outcome.announcements += self.recalled()
        if not (isinstance(given, Pressed) and given.key == "repeat"):
            self.remember(outcome.announcements, given.reader)
        return outcome

    def taken(self, given: Input, at: float) -> Outcome:
        match given:
            case Scan(reader, text):
                return self.scan(reader, text, at)
            case Named(reader, _, text) | Typed(reader, text) if seat := self.seat_called(given, reader, text):
                return self.badge(reader, seat, at)
            case Named(reader, kind):
                return self.guarded(lambda: self.named(reader, kind, at))
            case Pressed(reader, key, number, digit):
                chosen = self.key_of_number(reader, digit)
                return self.press(reader, chosen or key, 0 if chosen else number or 0, at)
            case Instructed(reader, command):
                return self.guarded(lambda: self.instructed(reader, command))
            case Typed(reader, text) if text.isdecimal() and (chosen := self.key_of_number(reader, int(text))):
                return self.press(reader, chosen, 0, at)
            case Typed(_, text, kinds):
                return self.not_understood(text, kinds)
            case _:
                return Outcome()

    def not_understood(self, text: str, kinds: Sequence[str]) -> Outcome:
        """Typed words that mean nothing, or several cards; told, unless they may be the start of a secret's name."""
        if self.keeps_secrets:
            return refusal("unreadable", "refused-typed-more" if kinds else "refused-typed-hidden")
        if 0 < len(kinds) <= FEW:
            names = Series([Phrase(f"kind-{kind}") for kind in kinds], "or")
            return refusal("unreadable", "refused-typed-several", text=text, kinds=names)
        if kinds:
            return refusal("unreadable", "refused-typed-more")
        return sticker_asked(text, self.deck) or self.likely(text) or refusal("unreadable", "refused-typed", text=text)

    @property
    def keeps_secrets(self) -> bool:
        """Whether what is typed now may be the name of a card that is not everybody's to know."""
        return isinstance(self.dialogue.mode, Identifying) or self.game.is_sealed(self.state)

    def answered_there(self, reader: str, said: Sequence[Announcement]) -> list[Announcement]:
        """What was asked on a seat's page is for that page: the rest of the table need not hear it."""
        audience = Audience(self.owners.get(reader, TABLE.seat))
        return [replace(line, audience=audience) if audience.seat in self.private else line for line in said]

    def recalled(self) -> list[Announcement]:
        """Hand memory: what each seat with a private channel saw in the hand that it holds now."""
        peeks = self.timeline.peeks
        seats = range(1, self.players + 1) if peeks else ()
        return [line for seat in seats if seat in self.private for line in self.game.recall(self.state, peeks, seat)]

    # What was said last

    def remember(self, said: Sequence[Announcement], reader: str = MAIN) -> None:
        """Keep what each listener has heard, for `repeat`: the table its lines, a seat those and its own.

        Who asks at a shared reader is answered at some seat's ear, and repeats it from there.
        """
        is_shared = reader not in self.owners
        for seat in (TABLE.seat, *self.private):
            heard = [
                line
                for line in said
                if line.audience.seat in (TABLE.seat, seat)
                or (is_shared and seat == TABLE.seat and line.priority is Priority.ANSWER)
            ]
            if heard:
                self.last_said[seat] = heard

    def repeat(self, reader: str) -> Outcome:
        """Say the last lines again: to a seat at its own reader what it heard, else what the table heard."""
        owner = self.owners.get(reader, TABLE.seat)
        lines = self.last_said.get(owner if owner in self.private else TABLE.seat)
        return said_again(lines) if lines else told("nothing-to-repeat")

    def last_step(self) -> Phrase | None:
        """The newest step of the game as a phrase, for one who must know what still counted."""
        for before, moment in reversed(list(pairwise(self.timeline.past))):
            match moment.act:
                case Step(command=None):
                    continue  # a badge
                case Step(command=command):
                    return self.game.describe(before.position.state, command)
                case _:
                    break  # a correction may have changed what came before it
        return None

    def tick(self, at: float) -> Outcome:
        """End a dialogue that nobody went on with for thirty seconds."""
        outcome = self.dialogue.time_out(at)
        self.remember(outcome.announcements)
        return outcome

    def guarded(self, move: Callable[[], Outcome]) -> Outcome:
        """Run a move; a refusal becomes its spoken sentence."""
        try:
            return move()
        except IllegalMove as error:
            return refusal(error.reason, error.message, **error.values)

    # Codes

    def scan(self, reader: str, text: str, at: float) -> Outcome:
        codes = parse_codes(text)
        if not codes:
            return refusal("unreadable") if self.repeats.is_first_noise(reader, at) else Outcome(refused="unreadable")
        outcome = Outcome()
        for code in codes:
            outcome.add(self.code(reader, code, at))
        return outcome

    def code(self, reader: str, code: Code, at: float) -> Outcome:
        if self.repeats.is_repeat(reader, encode_code(code), at):
            return Outcome()
        if code.set is CardSet.CONTROLS:
            outcome = self.control(reader, code.number, at)
            self.repeats.note(reader, encode_code(code), at)  # an undo card left lying must not undo again
            return outcome
        if code.set.value != self.game.cards or self.timeline.position.copy not in ("", code.copy):
            return refusal("other-set")
        if code.number >= self.deck.size:
            return refusal("unknown-card")
        return self.guarded(lambda: self.card(reader, code.number, code.copy, at))

    def control(self, reader: str, number: int, at: float) -> Outcome:
        if badge := self.controls.badge(number):
            return self.badge(reader, self.timeline.seating.seat_of_badge(badge), at, badge)
        if command := self.controls.command(number):
            return self.press(reader, command, 0, at)
        return refusal("unknown-card")

    # Cards

    def card(self, reader: str, card: int, copy: str, at: float) -> Outcome:
        self.require_player(reader)
        self.questions.forget_last()
        if self.dialogue.is_for(reader, card):
            return self.dialogue.card(reader, card, at, copy=copy)
        owner = self.owners.get(reader, 0)
        try:
            return self.move(reader, self.game.interpret(self.state, card, owner, self.next_seat(reader)), copy)
        except IllegalMove as error:
            raise self.seen_by_neighbour(error, card, owner) from None

    def require_player(self, reader: str) -> None:
        """Refuse what a reader says for a seat that nobody has tonight: the house has more readers than players."""
        owner = self.owners.get(reader, 0)
        if owner > self.players:
            raise IllegalMove("no-such-seat", "refused-reader-of-nobody", {"seat": owner})

    def seen_by_neighbour(self, refused: IllegalMove, card: int, owner: int) -> IllegalMove:
        """The refusal of a card: if it lies before another seat than the reader's own, that asks whose it is."""
        if refused.reason != "already-in-play" or not owner or not {"card", "seat"} <= refused.values.keys():
            return refused
        if card in self.game.cards_before(self.state, owner):
            return refused
        values = {**refused.values, "neighbour": self.name(owner)}
        return IllegalMove("already-in-play", "refused-seen-by-neighbour", values)

    def named(self, reader: str, kind: str, at: float) -> Outcome:
        self.require_player(reader)
        self.questions.forget_last()
        if self.dialogue.is_for(reader):
            return self.dialogue.named(reader, kind, at)
        return self.move(reader, self.game.interpret_kind(self.state, kind, self.next_seat(reader)))

    def instructed(self, reader: str, command: Command) -> Outcome:
        self.require_player(reader)
        self.questions.forget_last()
        return self.move(reader, Move(command))

    def move(self, reader: str, move: Move, copy: str = "") -> Outcome:
        """Take a game's command as a step; what it caused is told event by event."""
        chooses = move.chooses if reader not in self.owners else 0
        step = Step(reader, move.command, chooses, copy)
        changes = self.timeline.apply(step)
        said = [line for change in changes for line in self.game.narrate(*change)]
        return Outcome([Done(step, changes)], said)

    def next_seat(self, reader: str) -> int:
        owners, choices = self.owners, self.timeline.position.choices
        if reader not in owners:
            owners = dict(shared_owners(self.owners_with_cards(), self.players))
        return next_seat(reader, owners, choices, self.game.awaited(self.state))

    def owners_with_cards(self) -> Mapping[str, int]:
        """The readers that cards of their seats come from: a page counts once it has given a card in this game.

        Else whoever only listens to a page, and scans where all do, would be passed over there.
        """
        acts = [moment.act for moment in self.timeline.past]
        used = {act.reader for act in acts if isinstance(act, Step) and act.command is not None}
        return {reader: seat for reader, seat in self.owners.items() if reader not in self.pages or reader in used}

    # Badges

    def badge(self, reader: str, seat: int, at: float, badge: int = 0) -> Outcome:
        """A seat is shown: by its badge, or by its number where a dialogue asked for one."""
        if not 0 < seat <= self.game.seats(self.state):
            return refusal("no-such-seat", seat=badge or seat)
        if self.dialogue.takes_badge(reader):
            return self.guarded(lambda: self.dialogue.badge(reader, seat, at))
        is_due = self.game.badges_choose and seat in self.game.awaited(self.state)
        if reader in self.owners or not is_due:
            return Outcome(announcements=self.questions.ask(reader, "tableau", self.state, seat))
        self.questions.forget_last()
        step = Step(reader, chooses=seat)
        self.timeline.apply(step)
        return Outcome([Done(step)], told("seat-chosen", sound=Sound.ACCEPTED, seat=self.name(seat)).announcements)

    def seat_called(self, given: Named | Typed, reader: str, text: str) -> int:
        """The seat of the player whose name was typed where a dialogue takes a badge; 0 for other words.

        What may be a card is one, unless the dialogue waits for a badge.
        """
        may_be_card = isinstance(given, Named) or bool(given.kinds)
        if not text or not self.dialogue.takes_badge(reader) or (may_be_card and not self.dialogue.wants_badge()):
            return 0
        names = enumerate(self.timeline.seating.names, 1)
        return next((seat for seat, name in names if name and are_alike(name, text)), 0)

    def name(self, seat: int) -> Argument:
        return self.game.name(self.state, seat)

    # Keys

    def press(self, reader: str, key: str, number: int, at: float) -> Outcome:
        if key == "tableau" and self.dialogue.wants_badge() and self.dialogue.is_led_from(reader):
            return self.badge(reader, number, at)
        if key == "help" and self.dialogue.is_led_from(reader):
            return self.dialogue.help()
        if key in ASKING:
            return self.asked(reader, key, number)
        self.questions.forget_last()
        match key:
            case "undo" | "redo":
                return self.guarded(lambda: self.undo_or_redo(reader, key, at))
            case "stop":
                return self.dialogue.stop(reader)
            case "repeat":
                return self.repeat(reader)
            case "check" | "correct" | "identify" if key not in self.game.dialogues:
                return refusal("not-now", f"refused-no-{key}")
            case "check" | "correct" | "identify":
                return self.dialogue.open(key, reader, at)
            case _ if key in self.game.keys:
                return self.guarded(lambda: self.own_key(reader, key))
            case _:
                return refusal("not-now", "refused-key", key=Phrase(f"command-{key}"))

    def key_of_number(self, reader: str, number: int | None) -> str:
        """The key that a number means while the game has numbered choices open; none while a dialogue wants a badge."""
        if number is None or (self.dialogue.wants_badge() and self.dialogue.is_led_from(reader)):
            return ""
        return self.game.key_of_number(self.state, number)

    def own_key(self, reader: str, key: str) -> Outcome:
        """A key of the game's own, with what it leaves to chance."""
        self.require_player(reader)
        chances = self.game.chances(self.state, key)
        if chances and self.draw is None:
            return refusal("not-now", "refused-key", key=Phrase(f"command-{key}"))
        drawn = [self.draw(chance) for chance in chances] if self.draw is not None else []
        return self.move(reader, self.game.press(self.state, key, self.next_seat(reader), drawn))

    def asked(self, reader: str, key: str, number: int) -> Outcome:
        if key == "tableau" and not 0 < number <= self.game.seats(self.state):
            return told("no-such-seat-to-ask", seat=number)
        return Outcome(announcements=self.questions.ask(reader, key, self.state, number))

    def undo_or_redo(self, reader: str, key: str, at: float) -> Outcome:
        """Take back the newest step, or do it again; within a correction, undo takes back what was scanned for it."""
        self.repeats.end()
        if key == "undo" and self.dialogue.is_led_from(reader) and (taken_back := self.dialogue.take_back(at)):
            return taken_back
        before = self.state
        moment = self.timeline.undo() if key == "undo" else self.timeline.redo()
        done = "undone" if key == "undo" else "redone"
        what = self.described(moment, self.state if key == "undo" else before, done)
        holds: list[Announcement] = []
        if isinstance(moment.act, Correction):
            card, other = moment.act.card, moment.act.other
            cards = (card, other) if key == "redo" or other < 0 else (other, card)
            holds = self.game.describe_amended(before, self.state, *cards)
        outcome = told(
            done, sound=Sound.UNDONE, priority=Priority.EVENT, what=what, standing=self.game.standing(self.state)
        )
        outcome.done.append(Done(Undo() if key == "undo" else Redo()))
        outcome.announcements += [*holds, *self.game.differences(before, self.state)]
        return outcome

    def described(self, moment: Moment, before: State, done: str) -> Phrase:
        """What a step from that state was, in the catalogue's form for "undone" or "redone"."""
        match moment.act:
            case Step(command=command) if command is not None:
                what = self.game.describe(before, command)
            case Step(chooses=seat):
                what = Phrase("step-badge", {"seat": self.name(seat)})
            case _:
                what = Phrase("step-correction")
        return Phrase(f"{what.id}.{done}", what.args)
