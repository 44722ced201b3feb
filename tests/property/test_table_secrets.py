"""What is locked stays secret: two sealed games that differ only in the cards now locked sound the same to the table.

That is stronger than to look for the names of kinds in what is said: not even a reason, a number or the lack of a
sentence may tell the two games apart before the turn closes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.games.sushigo.state import State
from assistant.readers.scan import Input, Named, Pressed, Scan
from assistant.runtime.house import Words
from assistant.table.outcome import Outcome
from assistant.table.session import MAIN
from assistant.words.announcement import TABLE
from tests.property.at_table import GAME, Session, badge, code
from tests.property.play import KINDS, Turn, Variant, chances, play_rounds, variants

WORDS = Words()
QUESTIONS = ("turn", "scores", "why", "count", "changes", "help", "repeat", "stop", "late")
Cards = tuple[int, int]  # one in each game


def public(outcome: Outcome) -> tuple[list[str], list[tuple[str, Mapping[str, object]]], str | None]:
    """All that the table gets: what it hears, the events as data, the reason of a refusal."""
    lines = [line.text for line in WORDS.lines(outcome.announcements, "en") if line.audience == TABLE]
    events = [told for done in outcome.done for change in done.changes for told in GAME.public(*change)]
    return lines, events, outcome.refused


class Twins:
    """Two games with the same past, in whose open turn other cards are locked."""

    def __init__(self, variant: Variant, turns: list[Turn], chance: Random) -> None:
        self.sessions = Session(variant), Session(variant)
        for session in self.sessions:
            for turn in turns:
                session.play(turn.actions)
        self.chance = chance
        self.players = range(1, variant.players + 1)
        seen = GAME.revealed(self.state)
        self.old = [card for card in seen if not self.state.is_free(card)]
        self.free = [card for card in range(len(KINDS)) if card not in seen]
        chance.shuffle(self.free)
        self.locked: list[Cards] = []
        self.turn = GAME.turn_number(self.state)
        self.is_exhausted = False

    @property
    def state(self) -> State:
        state: State = self.sessions[0].table.state
        return state

    @property
    def is_open(self) -> bool:
        """Once the turn closes, all is read, and the two games differ for good."""
        return GAME.turn_number(self.state) == self.turn and not self.is_exhausted

    def give(self, given: Callable[[int], Input]) -> None:
        """The same to both games, but for the cards; while the turn is open the table cannot tell the two apart."""
        if not self.is_open:
            return
        one, two = (session.give(given(number)) for number, session in enumerate(self.sessions))
        # That a kind is exhausted cannot be kept from one who has its card or names it: there the comparison ends.
        self.is_exhausted = self.is_exhausted or "kind-exhausted" in (one.refused, two.refused)
        if self.is_open:
            assert public(one) == public(two)

    def show(self, cards: Cards, reader: str = MAIN) -> None:
        self.give(lambda number: Scan(reader, code(cards[number])))

    def press(self, name: str, number: int | None = None, reader: str = MAIN) -> None:
        self.give(lambda _: Pressed(reader, name, number))

    def lock(self, seat: int) -> None:
        """Another card in each game, chopsticks in one of them now and then."""
        chopsticks = [card for card in self.free if KINDS[card] == "chopsticks"]
        first = self.chance.choice(chopsticks) if chopsticks and self.chance.random() < 0.3 else self.free[0]
        self.free.remove(first)
        self.locked.append((first, self.free.pop()))
        self.show(self.locked[-1], f"r{seat}")

    def disturb(self, seat: int) -> None:
        """Questions, undo and redo, dialogues and refusals, with cards that are locked and others."""
        self.chance.choice(
            (
                self.ask_everything,
                self.take_back,
                lambda: self.show(self.any_locked(), self.any_reader()),
                lambda: self.press("chopsticks", reader=f"r{seat}"),
                self.check,
                lambda: self.correct(self.any_locked()),
                lambda: self.correct(self.any_open()),
                self.identify,
                self.name_a_locked_kind,
                lambda: self.show(self.any_open(), self.any_reader()),
            )
        )()

    def any_locked(self) -> Cards:
        return self.chance.choice(self.locked)

    def any_open(self) -> Cards:
        """A card that all have seen, if there is one."""
        if not self.old:
            return self.any_locked()
        card = self.chance.choice(self.old)
        return card, card

    def any_reader(self) -> str:
        return self.chance.choice((MAIN, *(f"r{seat}" for seat in self.players)))

    def any_badge(self) -> None:
        shown = badge(self.chance.choice(self.players))
        self.give(lambda _: shown)

    def ask_everything(self) -> None:
        """Each question once, each tableau twice: the second answer has the details."""
        for name in QUESTIONS:
            self.press(name)
        for number in self.players:
            self.press("tableau", number)
            self.press("tableau", number)

    def take_back(self) -> None:
        self.press("undo")
        self.press("redo")

    def check(self) -> None:
        self.press("check")
        self.any_badge()
        self.show(self.any_locked())
        self.press("check")

    def correct(self, cards: Cards) -> None:
        self.press("correct")
        self.show(cards)
        self.any_badge()
        self.press("stop")

    def identify(self) -> None:
        self.press("identify")
        self.show(self.any_locked(), self.any_reader())
        self.press("stop")

    def name_a_locked_kind(self) -> None:
        """And take it back: a guessed copy lies there for one who shows that very card, which cannot be kept secret."""
        cards, reader = self.any_locked(), self.any_reader()
        self.give(lambda number: Named(reader, KINDS[cards[number]]))
        is_accepted = self.sessions[0].heard[-1].refused is None
        self.ask_everything()
        if is_accepted:
            self.press("undo")


@settings(max_examples=150)
@given(variants(sealed=True), chances, st.floats(0, 1))
def test_nobody_can_tell_which_cards_are_locked(variant: Variant, chance: Random, share: float) -> None:
    turns = [turn for played in play_rounds(variant, chance) for turn in played.turns]
    twins = Twins(variant, turns[: round(share * (len(turns) - 1))], chance)
    count = min(len(twins.players) - 1, len(twins.free) // 2)  # at a game's end few cards were never seen
    for seat in chance.sample(twins.players, count):
        twins.lock(seat)
        for _ in range(chance.randrange(8)):
            twins.disturb(seat)
