"""The dialogues of a table, led step by step: check a tableau, correct the record, identify a card."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from assistant.deck.deck import Deck
from assistant.games.game import IllegalMove
from assistant.table.modes import TIMEOUT_S, Checking, Correcting, Identifying, Mode, name_of
from assistant.table.outcome import Done, Outcome, refusal, told
from assistant.table.timeline import Correction, Peek, Timeline
from assistant.words.announcement import TABLE, Announcement, Argument, Priority, Sound


class Dialogue:
    """The mode that is open, if one is; cards, badges and `stop` come here while it lasts."""

    def __init__(self, timeline: Timeline, deck: Deck, private: Collection[int], owners: Mapping[str, int]) -> None:
        self.timeline, self.game, self.deck = timeline, timeline.game, deck
        self.private, self.owners = private, owners
        self.mode: Mode | None = None
        self._until = 0.0

    @property
    def deadline(self) -> float | None:
        """When the open mode ends by itself, on the clock that inputs bear."""
        return None if self.mode is None else self._until

    def open(self, key: str, at: float) -> Outcome:
        """Begin what a key asks for; the key of the open mode ends it."""
        if self.mode is not None and name_of(self.mode) == key:
            return self.finish()
        modes: dict[str, Mode] = {"check": Checking(), "correct": Correcting(), "identify": Identifying()}
        self.stay(modes[key], at)
        return told(f"{key}-begins")

    def stay(self, mode: Mode | None, at: float) -> None:
        self.mode = mode
        self._until = at + TIMEOUT_S

    def finish(self) -> Outcome:
        mode, self.mode = self.mode, None
        if isinstance(mode, Checking) and mode.seat:
            return Outcome(
                announcements=list(self.game.audit(self.timeline.state, mode.seat, mode.cards).announcements)
            )
        return told(f"{name_of(mode)}-ends") if mode else Outcome()

    def stop(self) -> Outcome:
        """Silence, and the end of the mode, which is said."""
        outcome = Outcome(silences=True)
        if self.mode is not None:
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
        return told("correct-begins", sound=Sound.UNDONE)

    def badge(self, reader: str, seat: int, at: float) -> Outcome:
        match self.mode:
            case Checking():
                self.stay(Checking(seat), at)
                return told("check-cards", seat=self.name(seat))
            case Correcting(card) if card >= 0:
                return self.correct(Correction(card, seat, -1))
            case Identifying():
                self.stay(Identifying(seat), at)
                return told("identify-for", seat=self.name(seat))
            case _:
                return refusal("cannot-stand", "refused-correct-card-first")

    def card(self, reader: str, card: int, at: float, *, assumed: bool = False) -> Outcome:
        """A card shown, or some copy of its kind assumed, while a mode is open.

        Raises IllegalMove with the reason why it does not serve there.
        """
        match self.mode:
            case Checking(seat=0):
                owner = self.owners.get(reader, 0)
                if not owner:
                    return refusal("no-such-seat", "refused-check-badge-first")
                self.stay(Checking(owner, (card,)), at)
            case Checking() as checking:
                self.stay(checking.with_card(card), at)
            case Correcting(wrong) if wrong >= 0:
                return self.replace(wrong, card, assumed)
            case Correcting():
                return self.card_to_correct(card, at)
            case Identifying() as identifying:
                return self.identify(reader, card, identifying.seat, assumed)
            case _:
                return Outcome()
        return Outcome(announcements=[Announcement("check-card", TABLE, Priority.HINT, sound=Sound.ACCEPTED)])

    def named(self, reader: str, kind: str, at: float) -> Outcome:
        """A card given by kind only: the one of that kind that the mode can mean."""
        numbers = self.deck.numbers_of(kind)
        state = self.timeline.state
        known = [card for card in self.game.revealed(state) if card in numbers and not self.game.is_hidden(state, card)]
        free = self.game.lowest_free(state, kind)
        match self.mode:
            case Checking(seat, cards) if seat:
                before = self.game.cards_before(state, seat)
                seen = [card for card in before if not self.game.is_hidden(state, card)]
                lying = [card for card in seen if card in numbers and card not in cards]
                elsewhere = [card for card in known if card in self.lying_before_others(seat) and card not in cards]
                choice = lying[0] if lying else elsewhere[0] if elsewhere else free
            case Correcting(wrong) if wrong < 0:
                choice = known[-1] if known else free
            case _:
                choice = free
        if choice is None:
            raise IllegalMove("kind-exhausted", "refused-kind-exhausted-hidden")
        return self.card(reader, choice, at, assumed=True)

    def lying_before_others(self, seat: int) -> set[int]:
        state = self.timeline.state
        others = (other for other in range(1, self.game.seats(state) + 1) if other != seat)
        return {card for other in others for card in self.game.cards_before(state, other)}

    def card_to_correct(self, card: int, at: float) -> Outcome:
        recorded = card if card in self.game.revealed(self.timeline.state) else self.assumed_for(card)
        if recorded is None:
            return refusal("cannot-stand", "refused-correct-never-revealed")
        self.stay(Correcting(recorded), at)
        return told("correct-card", sound=Sound.ACCEPTED)

    def assumed_for(self, card: int) -> int | None:
        """The copy under which a card that was given by its kind stands in the record; of several, the newest."""
        state, kind = self.timeline.state, self.deck.kind_of(card)
        twins = self.game.assumed(state) & set(self.deck.numbers_of(kind))
        lying = [twin for twin in self.game.revealed(state) if twin in twins and not self.game.is_hidden(state, twin)]
        return lying[-1] if lying else None

    def replace(self, wrong: int, card: int, assumed: bool) -> Outcome:
        """The second card was meant instead of the first; it must never have been revealed."""
        if card in self.game.revealed(self.timeline.state):
            raise IllegalMove("already-in-play", "refused-correct-revealed-too")
        return self.correct(Correction(wrong, 0, card, assumed))

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
        listener = seat or self.owners.get(reader, 0) or self.timeline.position.choices.get(reader, 0)
        said = self.game.identify(self.timeline.state, card, listener if listener in self.private else 0)
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
