"""What one seat is told in private stays there: two games that differ only in it are the same to everybody else.

Peeks, hand memory and sealed cards, with undo and redo, corrections, checks, refusals, questions, repeat, history and
a game that goes on from its journal; as lines in every language, full and brief, and as the data of `replay --json`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.games.sushigo.state import State
from assistant.readers.scan import Input, Pressed, Scan, Typed
from assistant.runtime.house import House, Line, Words
from assistant.runtime.replay import Replay
from assistant.table.journal import replay_record
from assistant.table.outcome import Outcome
from assistant.table.records import encode_act
from assistant.table.script import Script
from assistant.table.session import MAIN
from assistant.table.timeline import Timeline
from assistant.words.announcement import TABLE, Audience
from assistant.words.catalogue import LANGUAGES, load_catalogue
from tests.property.at_table import GAME, SECONDS, as_input, badge, code, seating
from tests.property.play import KINDS, Action, Variant, chances, play_rounds, variants

ASKING = ("turn", "scores", "why", "count", "changes", "help", "repeat", "stop")
FORMS = [(lang, is_brief) for lang in LANGUAGES for is_brief in (False, True)]
WORDS = {form: Words(is_brief=form[1]) for form in FORMS}
Cards = tuple[int, int]  # one in each game


def silent(_: Line) -> None:
    """Nobody reads the lines in the one language that the script runs in."""


class Room:
    """A table with an ear and a reader for each seat, heard in every language, and its journal."""

    def __init__(self, variant: Variant) -> None:
        self.seating = seating(variant)
        rules = {**self.seating.rules, "hand-memory": "on"}
        owners = {f"r{seat}": seat for seat in range(1, variant.players + 1)}
        script = Script("sushi-go", names=self.seating.names, rules=rules, owners=owners)
        self.seating = script.seating
        self.facts: list[Mapping[str, object]] = []
        self.lines: list[tuple[Audience, str]] = []
        self.records: list[str] = []
        self.now = 0.0
        self.replay = Replay(script, None, "here", self.facts.append, silent)
        self.evening = self.replay.evening
        self.houses = {form: House(self.evening, WORDS[form], {}, self.hear) for form in FORMS}
        self.take(self.evening.begin(self.seating))

    def hear(self, line: Line) -> None:
        self.lines.append((line.audience, line.text))

    @property
    def timeline(self) -> Timeline:
        assert self.evening.table is not None
        return self.evening.table.timeline

    @property
    def state(self) -> State:
        state: State = self.timeline.state
        return state

    def give(self, given: Input) -> Outcome:
        self.now += SECONDS
        self.replay.now = self.now
        outcome = self.replay.house.handle(given, self.now)
        if outcome.looks_back is None:
            for house in self.houses.values():
                house.histories[self.evening.listener(given.reader)].leave()
        self.take(outcome)
        return outcome

    def take(self, outcome: Outcome) -> None:
        self.records += [json.dumps(encode_act(*done)) for done in outcome.done]
        self.replay.take(outcome)
        spoken = self.evening.lang
        for (lang, _), house in self.houses.items():
            self.evening.lang = lang
            house.say(outcome)
        self.evening.lang = spoken

    def go_on(self) -> None:
        """The program ends, and the game goes on from its journal."""
        timeline = Timeline(GAME, self.seating)
        for record in self.records:
            replay_record(timeline, json.loads(record))
        self.take(self.evening.resume(timeline))

    def forget(self) -> None:
        self.facts.clear()
        self.lines.clear()

    def known_without(self, spy: int) -> tuple[list[tuple[Audience, str]], list[Mapping[str, object]]]:
        """All that everybody but one seat hears and reads."""
        facts = [fact for fact in self.facts if fact.get("audience") != f"seat {spy}"]
        return [line for line in self.lines if line[0] != Audience(spy)], facts


class Twins:
    """Two rooms with the same public game, in which one seat, the spy, is shown other cards."""

    def __init__(self, variant: Variant, chance: Random) -> None:
        self.rooms = Room(variant), Room(variant)
        self.chance = chance
        self.players = range(1, variant.players + 1)
        self.readers = [MAIN, *(f"r{seat}" for seat in self.players)]
        self.spy = chance.choice(self.players)
        self.locked: list[Cards] = []
        self.heard: list[str] = []  # by all but the spy, as line or as data

    @property
    def states(self) -> tuple[State, State]:
        return self.rooms[0].state, self.rooms[1].state

    def both(self, act: Callable[[Room, int], object]) -> None:
        for number, room in enumerate(self.rooms):
            room.forget()
            act(room, number)
        one, two = (room.known_without(self.spy) for room in self.rooms)
        assert one == two
        self.heard += [text for _, text in one[0]]
        self.heard += [json.dumps(fact, ensure_ascii=False) for fact in one[1]]

    def give(self, given: Callable[[int], Input]) -> None:
        self.both(lambda room, number: room.give(given(number)))

    def press(self, key: str, reader: str = MAIN, number: int | None = None) -> None:
        self.give(lambda _: Pressed(reader, key, number))

    def show(self, cards: Cards, reader: str) -> None:
        self.give(lambda number: Scan(reader, code(cards[number])))

    def play(self, actions: Sequence[Action], variant: Variant) -> None:
        for action in actions:
            if self.chance.random() < 0.1:
                self.peek()
            self.give(lambda _, action=action: as_input(action, variant))  # type: ignore[misc]

    def any_secret(self) -> Cards:
        """A card in each game that nobody has seen; one that is locked, now and then."""
        if self.locked and self.chance.random() < 0.4:
            return self.chance.choice(self.locked)
        free = [card for card in range(len(KINDS)) if all(state.is_free(card) for state in self.states)]
        return (self.chance.choice(free), self.chance.choice(free)) if free else (0, 0)

    def lock(self, seat: int) -> None:
        cards = self.any_secret()
        if all(state.is_free(card) for state, card in zip(self.states, cards, strict=True)):
            self.locked.append(cards)
            self.show(cards, f"r{seat}")

    def peek(self) -> None:
        """At the spy's own reader, or at the shared one with the spy's badge."""
        reader = self.chance.choice((f"r{self.spy}", MAIN))
        self.press("identify", reader)
        if reader == MAIN:
            self.give(lambda _: badge(self.spy))
        self.show(self.any_secret(), reader)

    def disturb(self) -> None:
        """Half of the time the spy is shown a card first, so that there is something new to leak."""
        if self.chance.random() < 0.5:
            self.peek()
        acts = (self.ask, self.look_back, self.refuse, self.check, self.correct, self.take_back, self.slip, self.rest)
        self.chance.choice(acts)()

    def ask(self) -> None:
        reader = self.chance.choice(self.readers)
        for key in ASKING:
            self.press(key, reader)
        self.press("tableau", reader, self.chance.choice(self.players))

    def look_back(self) -> None:
        """At any reader, through the newest lines."""
        reader = self.chance.choice(self.readers)
        for key in ("repeat", "older", "older", "older", "older", "newer"):
            self.press(key, reader)

    def refuse(self) -> None:
        """To be identified for nobody's ear."""
        self.press("identify")
        self.show(self.any_secret(), MAIN)
        self.press("stop")
        self.press("language")

    def check(self) -> None:
        self.press("check")
        self.give(lambda _: badge(self.spy))
        self.show(self.any_secret(), MAIN)
        self.press("check")

    def correct(self) -> None:
        """A card that is locked, or that was never revealed, is given to the spy."""
        self.press("correct")
        self.show(self.any_secret(), MAIN)
        self.give(lambda _: badge(self.spy))
        self.press("stop")

    def take_back(self) -> None:
        self.press("undo")
        self.press("redo")

    def slip(self) -> None:
        """A secret's name with a slip in it, typed while it is a secret."""
        self.press("identify")
        cards = self.any_secret()
        self.give(lambda number: Typed(MAIN, f"{KINDS[cards[number]]}q"))
        self.press("stop")

    def rest(self) -> None:
        self.both(lambda room, _: room.go_on())


def begun(variant: Variant, chance: Random, share: float) -> Twins:
    """Some turns are played, with peeks, and in a sealed game all but one player have locked a card."""
    twins = Twins(variant, chance)
    turns = [turn for played in play_rounds(variant, chance) for turn in played.turns]
    for turn in turns[: round(share * (len(turns) - 1))]:
        twins.play(turn.actions, variant)
    if variant.is_sealed:
        for seat in [player for player in twins.players if player != twins.spy]:
            twins.lock(seat)
    return twins


@settings(max_examples=40, deadline=None)
@given(variants(), chances, st.floats(0, 1))
def test_nobody_else_can_tell_what_one_seat_was_shown(variant: Variant, chance: Random, share: float) -> None:
    twins = begun(variant, chance, share)
    for _ in range(6):
        twins.disturb()


def names_of_cards() -> set[str]:
    """What the cards are called in all languages; but for chopsticks, of which help and refusals speak."""
    named = [(lang, kind) for lang in LANGUAGES for kind in set(KINDS) - {"chopsticks"}]
    return {load_catalogue(lang).render(f"kind-{kind}", {}).lower() for lang, kind in named}


SECRET_NAMES = names_of_cards()


@settings(max_examples=40, deadline=None)
@given(variants(), chances)
def test_before_a_card_lies_face_up_no_card_is_named(variant: Variant, chance: Random) -> None:
    """What is shown, locked, refused and typed in the first turn has no name for the table or for another seat."""
    twins = begun(variant, chance, 0.0)
    for _ in range(6):
        twins.disturb()
    assert not [text for text in twins.heard if any(name in text.lower() for name in SECRET_NAMES)]


def test_the_spy_is_told() -> None:
    """What gives the tests above their teeth: there is a secret, the two games differ in it, and it is recalled."""
    variant = Variant(2)
    twins = Twins(variant, Random(1))
    for card, room in enumerate(twins.rooms):
        room.give(Pressed("r1", "identify"))
        room.give(Scan("r1", code(90 if card else 85)))
        for turn in range(2):
            room.give(Scan("r1", code(turn)))
            room.give(Scan("r2", code(14 + turn)))
    told = [[text for audience, text in room.lines if audience == Audience(1)] for room in twins.rooms]
    assert any("squid nigiri in this hand" in text for text in told[0])
    assert any("pudding in this hand" in text for text in told[1])
    assert not set(told[0]) & set(told[1])
    assert {audience for room in twins.rooms for audience, _ in room.lines} == {TABLE, Audience(1)}
