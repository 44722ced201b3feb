"""What all dialogues of the kit have in common: how cards, tags, keys and words reach them, and how they end.

No clock, file, thread or device: the time of an input comes with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from assistant.deck.codes import CardSet, Code, encode_code, parse_codes
from assistant.deck.controls import Controls
from assistant.deck.tags import BadUid, Tags, canonical_uid, typed_uids
from assistant.readers.scan import Found, Input, Left, Lost, Named, Pressed, Scan, TagRead, Troubled, Typed
from assistant.table.evening import found_message, lost_message, troubled
from assistant.table.outcome import LookBack, Outcome, refusal, said_again, told
from assistant.table.repeats import Repeats
from assistant.words.announcement import TABLE, Announcement, Audience, Priority
from assistant.words.shipped import language_chosen

LOOK_BACK = {"older": True, "newer": False}
FORWARD = frozenset({"scores", "redo", "start"})  # plus on the keypad, or their cards: go on
BACK = "undo"  # minus on the keypad, or its card


class Dialogue(Protocol):
    """One dialogue, led step by step; whatever comes in is answered in a sentence."""

    tags: Tags  # what is known of tags now

    @property
    def is_over(self) -> bool:
        """Whether nothing more is to be done."""
        ...

    def begin(self) -> Outcome:
        """The first words."""
        ...

    def card(self, code: Code) -> Outcome:
        """A card of a game was shown, by its code or by its tag."""
        ...

    def tag(self, uid: str, text: str, code: Code | None) -> Outcome:
        """A tag was shown, by its canonical number; `code` is the card that it is known to be on."""
        ...

    def named(self, kind: str) -> Outcome:
        """A kind was typed."""
        ...

    def typed(self, text: str) -> Outcome:
        """Something else was typed."""
        ...

    def pressed(self, key: str, number: int) -> Outcome:
        """A key or a control card; `number` is the digit that was pressed, or 0."""
        ...

    def unreadable(self) -> Outcome:
        """Something was scanned that is no card and no tag."""
        ...

    def end(self) -> Outcome:
        """The last words of a dialogue that is stopped before it is over."""
        ...


class Conversation:
    """A dialogue as a table hears it. `is_over` once it has ended, by itself or because it was stopped."""

    def __init__(self, dialogue: Dialogue, controls: Controls, lang: str) -> None:
        self.dialogue, self.controls, self.lang = dialogue, controls, lang
        self.say_like: Mapping[str, str] = {}
        self._repeats = Repeats()
        self._said: list[Announcement] = []
        self._is_stopping = self._is_stopped = False

    @property
    def is_over(self) -> bool:
        return self._is_stopped or self.dialogue.is_over

    def begin(self) -> Outcome:
        return self._remembered(self.dialogue.begin())

    def end(self) -> Outcome:
        """The last words where the input ends, or the dialogue is left."""
        return Outcome() if self.is_over else self.dialogue.end()

    def listener(self, _reader: str) -> Audience:
        """Everybody: nothing of this is a secret."""
        return TABLE

    def handle(self, given: Input, at: float) -> Outcome:
        """Take one input at its time."""
        was_stopping = self._is_stopping
        outcome = self._answer(given, at)
        if was_stopping and outcome.announcements:
            self._is_stopping = False
        return outcome

    def _answer(self, given: Input, at: float) -> Outcome:
        match given:
            case Scan(reader, text):
                return self._remembered(self._scanned(reader, text, at))
            case TagRead(reader, uid, text):
                return self._remembered(self._tag_read(reader, uid, text, at))
            case Pressed(_, "language", number):
                return self._pressed("language", number or 0)
            case Pressed(_, key, number, digit):
                return self._pressed(key, (number if digit is None else digit) or 0)
            case Named(_, kind):
                return self._remembered(self.dialogue.named(kind))
            case Typed(_, text):
                uids = typed_uids(text)
                return self._remembered(self._tag(uids[0]) if uids else self.dialogue.typed(text))
            case Left(reader):
                self._repeats.left(reader, at)
                return Outcome()
            case Troubled():
                return troubled(given)
            case Found(reader):
                return told(found_message(given), priority=Priority.EVENT, reader=reader)
            case Lost(reader):
                return told(lost_message(given), priority=Priority.EVENT, reader=reader)
            case _:
                return Outcome()

    def _remembered(self, outcome: Outcome) -> Outcome:
        self._said = outcome.announcements or self._said
        return outcome

    # Cards and tags

    def _scanned(self, reader: str, text: str, at: float) -> Outcome:
        outcome = Outcome()
        codes = parse_codes(text)
        for code in codes:
            if not self._repeats.is_repeat(reader, encode_code(code), at):
                outcome.add(self._card(code))
        if codes:
            return outcome
        uids = typed_uids(text)
        if uids:
            known = next((uid for uid in uids if self.dialogue.tags.card(uid)), uids[0])
            return Outcome() if self._repeats.is_repeat(reader, known, at) else self._tag(known)
        return self.dialogue.unreadable() if self._repeats.is_first_noise(reader, at) else Outcome()

    def _tag_read(self, reader: str, uid: str, text: str, at: float) -> Outcome:
        if self._repeats.is_repeat(reader, uid, at):
            return Outcome()
        try:
            return self._tag(canonical_uid(uid), text)
        except BadUid:
            return self.dialogue.unreadable()

    def _tag(self, uid: str, text: str = "") -> Outcome:
        code = self.dialogue.tags.read(uid, text)
        if code is not None and code.set is CardSet.CONTROLS and self.controls.command(code.number):
            return self._card(code)
        return self.dialogue.tag(uid, text, code)

    def _card(self, code: Code) -> Outcome:
        command = self.controls.command(code.number) if code.set is CardSet.CONTROLS else None
        return self._pressed(command, 0) if command else self.dialogue.card(code)

    # Keys

    def _pressed(self, key: str, number: int) -> Outcome:
        match key:
            case "older" | "newer":
                return Outcome(looks_back=LookBack(TABLE, LOOK_BACK[key]))
            case "language":
                self.lang = language_chosen(self.lang, number)
                return told("language-is", priority=Priority.EVENT)
            case "repeat":
                return said_again(self._said) if self._said else told("nothing-to-repeat")
            case "stop":
                return self._stop()
            case _:
                return self._remembered(self.dialogue.pressed(key, number))

    def _stop(self) -> Outcome:
        """Silence first; pressed again before anything else, the end."""
        if not self._is_stopping:
            self._is_stopping = True
            outcome = told("talk-stop-again", priority=Priority.HINT)
            outcome.silences = True
            return outcome
        outcome = self.dialogue.end()
        outcome.silences = self._is_stopped = True
        return outcome


def not_here() -> Outcome:
    """A key that means nothing in a dialogue; its help tells those that do."""
    return refusal("not-now", "talk-refused-key")
