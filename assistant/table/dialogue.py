"""The dialogues of a table, led step by step: check a tableau, correct the record, identify a card."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextlib import suppress

from assistant.deck.deck import Deck
from assistant.games.game import IllegalMove
from assistant.table.modes import TIMEOUT_S, Checking, Correcting, Identifying, Mode, name_of
from assistant.table.outcome import Done, Outcome, refusal, told
from assistant.table.timeline import Correction, Peek, Timeline
from assistant.words.announcement import TABLE, Announcement, Argument, Priority, Sound

NEED_NO_REMINDER = {  # refusals that ask for what the mode waits for, tell how to leave it, or are of a wrong reader
    "refused-check-badge-first",
    "refused-correct-card-first",
    "refused-correct-never-revealed",
    "refused-correct-revealed-too",
    "refused-correct-only-one",
    "refused-no-private-channel",
    "refused-private-for-whom",
    "refused-reader-of-nobody",
}


class Dialogue:
    """The mode that is open, if one is; cards, badges and `stop` come here while it lasts."""

    def __init__(self, timeline: Timeline, deck: Deck, private: Collection[int], owners: Mapping[str, int]) -> None:
        self.timeline, self.game, self.deck = timeline, timeline.game, deck
        self.private, self.owners = private, owners
        self.mode: Mode | None = None
        self._until = 0.0
        self._led_by: set[int] = set()  # the players at whose own readers it was opened and went on; 0 is a shared one

    @property
    def deadline(self) -> float | None:
        """When the open mode ends by itself, on the clock that inputs bear."""
        return None if self.mode is None else self._until

    def is_led_from(self, reader: str) -> bool:
        """Whether a dialogue is open and a reader may go on with it: a shared one, or one of who began it."""
        return self.mode is not None and self.owners.get(reader, 0) in {0, *self._led_by}

    def takes_badge(self, reader: str) -> bool:
        """Whether a badge goes on with the dialogue; the first one of a check may be shown at any reader."""
        return self.is_led_from(reader) or (self.mode == Checking() and 0 in self._led_by)

    def is_for(self, reader: str, card: int = -1) -> bool:
        """Whether a card, or a kind where none is given, belongs to the open dialogue.

        Who plays at a reader of their own is not drawn into what another player is about. Where the dialogue was
        opened at a shared reader, a card can be shown at one's own: a revealed one that is wrong, one to be told in
        that player's ear, one of the tableau that is checked.
        """
        if self.is_led_from(reader):
            return True
        if self.mode is None or 0 not in self._led_by:
            return False
        match self.mode:
            case Checking(seat):
                return seat in (0, self.owners[reader])
            case Correcting(wrong):
                return wrong < 0 <= card and card in self.game.revealed(self.timeline.state)
            case _:
                return True

    def open(self, key: str, reader: str, at: float) -> Outcome:
        """Begin what a key asks for; the key of the open mode ends it, and another mode's is told to have ended."""
        if self.mode is not None and name_of(self.mode) == key:
            return self.finish()
        outcome = Outcome() if self.mode is None else told(f"{name_of(self.mode)}-ends")
        modes: dict[str, Mode] = {"check": Checking(), "correct": Correcting(), "identify": Identifying()}
        self.stay(modes[key], at)
        self._led_by = {self.owners.get(reader, 0)}
        outcome.add(self.prompt())
        return outcome

    def prompt(self, sound: Sound | None = None) -> Outcome:
        """What the open mode waits for."""
        match self.mode:
            case Checking(seat) if seat:
                return told("check-cards", sound=sound, seat=self.name(seat))
            case Correcting(card) as correcting if card >= 0:
                several = "-of-several" if correcting.is_one_of_several else ""
                return told(f"correct-card{several}", sound=sound)
            case Identifying(seat) if seat:
                return told("identify-for" if seat in self.private else "identify-for-all", seat=self.name(seat))
            case None:
                return Outcome()
            case mode:
                return told(f"{name_of(mode)}-begins", sound=sound)

    def help(self) -> Outcome:
        """What the open mode waits for, and how to leave it."""
        outcome = self.prompt()
        outcome.add(told("dialogue-leave"))
        return outcome

    def reminder(self, refused: Outcome) -> Outcome:
        """After a refusal: that the mode is open still, unless the refusal itself has asked for what it waits for."""
        if self.mode is None or not refused.announcements or refused.announcements[-1].id in NEED_NO_REMINDER:
            return Outcome()
        return told(f"{name_of(self.mode)}-open")

    def stay(self, mode: Mode | None, at: float) -> None:
        self.mode = mode
        self._until = at + TIMEOUT_S

    def finish(self) -> Outcome:
        mode, self.mode = self.mode, None
        if isinstance(mode, Checking) and mode.seat:
            audit = self.game.audit(self.timeline.state, mode.seat, mode.cards, mode.named)
            return Outcome(announcements=list(audit.announcements))
        return told(f"{name_of(mode)}-ends") if mode else Outcome()

    def stop(self, reader: str) -> Outcome:
        """Silence, and the end of the reader's own dialogue, which is said."""
        outcome = Outcome(silences=True)
        if self.mode is not None and self.is_led_from(reader):
            outcome.add(told(f"{name_of(self.mode)}-ends"))
            self.mode = None
        return outcome

    def time_out(self, at: float) -> Outcome:
        if self.mode is None or at < self._until:
            return Outcome()
        mode, self.mode = self.mode, None
        return told(f"{name_of(mode)}-ends", priority=Priority.EVENT)

    def wants_badge(self) -> bool:
        """Whether a number pressed now means a player's badge."""
        match self.mode:
            case Checking(seat=0) | Identifying():
                return True
            case Correcting(card):
                return card >= 0
            case _:
                return False

    def take_back(self, at: float) -> Outcome | None:
        """Undo within a correction: first its card, then the correction itself; None when undo means the game."""
        if not isinstance(self.mode, Correcting):
            return None
        if self.mode.card < 0:
            return self.finish()
        self.stay(Correcting(), at)
        return self.prompt(Sound.UNDONE)

    def badge(self, reader: str, seat: int, at: float) -> Outcome:
        match self.mode:
            case Checking():
                self.stay(Checking(seat), at)
                self._led_by.add(self.owners.get(reader, 0))
                return self.prompt()
            case Correcting(card, copy) if card >= 0:
                return self.correct(Correction(card, seat, -1, copy=copy))
            case Identifying() if seat > len(self.timeline.seating.names):
                return refusal("no-such-seat", seat=seat)  # the dummy has no ear
            case Identifying():
                self.stay(Identifying(seat), at)
                return self.prompt()
            case _:
                return refusal("cannot-stand", "refused-correct-card-first")

    def card(self, reader: str, card: int, at: float, *, copy: str = "", assumed: bool = False) -> Outcome:
        """A card shown, or some copy of its kind assumed, while a mode is open; `copy` is the letter of its code.

        Raises IllegalMove with the reason why it does not serve there.
        """
        match self.mode:
            case Checking(seat=0):
                owner = self.owners.get(reader, 0)
                if not owner:
                    return refusal("no-such-seat", "refused-check-badge-first")
                self.stay(Checking(owner).with_card(card, is_named=assumed), at)
            case Checking() as checking:
                self.stay(checking.with_card(card, is_named=assumed), at)
            case Correcting(wrong, letter) if wrong >= 0:
                if "" not in (letter, copy) and letter != copy:
                    return refusal("other-set")
                return self.replace(Correction(wrong, 0, card, assumed, letter or copy))
            case Correcting():
                return self.card_to_correct(reader, card, copy, at, is_named=assumed)
            case Identifying() as identifying:
                return self.identify(reader, card, identifying.seat, assumed)
            case _:
                return Outcome()
        return Outcome(announcements=[Announcement("check-card", TABLE, Priority.HINT, sound=Sound.ACCEPTED)])

    def named(self, reader: str, kind: str, at: float) -> Outcome:
        """A card given by kind only: the one of that kind that the mode can mean."""
        if self.has_named(kind):
            return self.next_of_kind(reader, kind, at)
        choice = next(iter(self.meant(reader, kind)), None)
        if choice is None:
            raise IllegalMove("kind-exhausted", "refused-kind-exhausted-hidden")
        return self.card(reader, choice, at, assumed=True)

    def has_named(self, kind: str) -> bool:
        """Whether the card to be corrected is of this kind, and all may know that."""
        match self.mode:
            case Correcting(card) if card >= 0 and not self.game.is_hidden(self.timeline.state, card):
                return self.deck.kind_of(card) == kind
            case _:
                return False

    def next_of_kind(self, reader: str, kind: str, at: float) -> Outcome:
        """The kind of the card to be corrected is named again: an earlier one is meant, after the oldest the newest.

        Raises IllegalMove if there is no other: a card is not corrected by one of its kind that is only named.
        """
        known = self.known(kind)
        wrong = self.mode.card if isinstance(self.mode, Correcting) else -1
        others = known[known.index(wrong) + 1 :] + known[: known.index(wrong)] if wrong in known else known
        if not others:
            raise IllegalMove("cannot-stand", "refused-correct-only-one")
        return self.card_to_correct(reader, others[0], "", at, is_named=True)

    def known(self, kind: str) -> list[int]:
        """The cards of a kind that were revealed, and may be known, the newest first."""
        state, numbers = self.timeline.state, self.deck.numbers_of(kind)
        revealed = dict.fromkeys(reversed(self.game.revealed(state)))
        return [card for card in revealed if card in numbers and not self.game.is_hidden(state, card)]

    def meant(self, reader: str, kind: str) -> list[int]:
        """The cards of a kind that the mode can mean, the likeliest first.

        A card that nobody may know stands for one that is still in a hand: whether one of the kind is locked, or in a
        closed stack, cannot be found out by naming it.
        """
        state, numbers = self.timeline.state, self.deck.numbers_of(kind)
        revealed, free = self.game.revealed(state), self.game.lowest_free(state, kind)
        known = self.known(kind)
        unseen = [card for card in numbers if card not in known]
        unseen.sort(key=lambda card: (card != free, card in revealed))
        match self.mode:
            case Checking(seat, cards, named):
                lying = self.game.cards_before(state, seat or self.owners.get(reader, 0) or 1)
                order = [card for card in lying if card in numbers]
                order += [card for card in reversed(known) if card in self.lying() and card not in order]
                order += [card for card in (*unseen, *numbers) if card not in order]
                return [card for card in order if card not in (*cards, *named)]
            case Correcting(wrong) if wrong < 0 and not known:
                raise IllegalMove("cannot-stand", "refused-correct-never-revealed")
            case Correcting(wrong) if wrong < 0:
                return known
            case Correcting():
                return [card for card in numbers if card not in revealed]
            case _:
                return [*unseen, *known]

    def lying(self) -> set[int]:
        """What lies before all players."""
        state = self.timeline.state
        return {card for seat in range(1, self.game.seats(state) + 1) for card in self.game.cards_before(state, seat)}

    def card_to_correct(self, reader: str, card: int, copy: str, at: float, *, is_named: bool = False) -> Outcome:
        """The card that is wrong; of one that was only named it is told which, since there may be several."""
        recorded = card if card in self.game.revealed(self.timeline.state) else self.assumed_for(card)
        if recorded is None:
            return refusal("cannot-stand", "refused-correct-never-revealed")
        is_one_of_several = is_named and len(self.known(self.deck.kind_of(card))) > 1
        self.stay(Correcting(recorded, copy, is_one_of_several), at)
        self._led_by.add(self.owners.get(reader, 0))
        outcome = self.prompt(Sound.ACCEPTED)
        if is_named:
            with suppress(IllegalMove):  # chopsticks that went back into a hand lie nowhere that could be told
                outcome.announcements.insert(0, self.game.identify(self.timeline.state, card, 0))
        return outcome

    def assumed_for(self, card: int) -> int | None:
        """The copy under which a card that was given by its kind stands in the record; of several, the newest."""
        state, kind = self.timeline.state, self.deck.kind_of(card)
        twins = self.game.assumed(state) & set(self.deck.numbers_of(kind))
        lying = [twin for twin in self.game.revealed(state) if twin in twins and not self.game.is_hidden(state, twin)]
        return lying[-1] if lying else None

    def replace(self, act: Correction) -> Outcome:
        """The second card was meant instead of the first; it must never have been revealed, but by its kind only."""
        state = self.timeline.state
        if act.other in self.game.revealed(state) and act.other not in self.game.assumed(state):
            raise IllegalMove("already-in-play", "refused-correct-revealed-too")
        return self.correct(act)

    def correct(self, act: Correction) -> Outcome:
        """Change the record; what cannot be changed ends the dialogue all the same, and is told so."""
        before = self.timeline.state
        self.mode = None
        try:
            self.timeline.apply(act)
        except IllegalMove as error:
            outcome = refusal(error.reason, error.message, **error.values)
            outcome.announcements += told("correct-ends").announcements
            return outcome
        after = self.timeline.state
        said = self.game.describe_amended(before, after, act.card, act.other)
        return Outcome([Done(act)], [*said, *self.game.differences(before, after)])

    def identify(self, reader: str, card: int, seat: int, assumed: bool) -> Outcome:
        """Tell a card: to the table what lies face up, else to one private channel, and to nobody else.

        With hand memory what was told in private is kept, unless the card was only named. Raises IllegalMove when it
        is for nobody's ear; the dialogue stays open, so that the card is not played next.
        """
        listener = self.owners.get(reader, 0) or seat or self.timeline.position.choices.get(reader, 0)
        try:
            said = self.game.identify(self.timeline.state, card, listener if listener in self.private else 0)
        except IllegalMove as error:
            if listener or not self.private:
                raise
            raise IllegalMove(error.reason, "refused-private-for-whom") from None
        self.mode = None
        if said.audience == TABLE or assumed or not self.remembers_hands:
            return Outcome(announcements=[said])
        peek = Peek(listener, card)
        self.timeline.apply(peek)
        return Outcome([Done(peek)], [said])

    @property
    def remembers_hands(self) -> bool:
        return "hand-memory" in self.game.house_rules and self.timeline.seating.rule("hand-memory") == "on"

    def name(self, seat: int) -> Argument:
        return self.game.name(self.timeline.state, seat)
