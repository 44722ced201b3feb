"""Hand memory beside real hands: what is recalled is in the hand that the seat holds, whatever was played since."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from hypothesis import given, settings

from assistant.games.game import Seating
from assistant.readers.scan import Pressed, Scan
from assistant.runtime.library import Library
from assistant.table.outcome import Outcome
from assistant.table.session import Table
from assistant.table.timeline import Timeline
from assistant.words.announcement import Phrase, Series
from tests.property.at_table import GAME, NAMES, Session, code
from tests.property.play import KINDS, Variant, chances, play_rounds, variants


def remembering(variant: Variant) -> Session:
    """A session with hand memory, and an ear for each player."""
    session, library = Session(variant), Library()
    timeline = Timeline(GAME, Seating(NAMES[: variant.players], {**variant.rules, "hand-memory": "on"}))
    seats = range(1, variant.players + 1)
    deck, controls, owners = library.deck("sushi-go"), library.controls(), session.table.owners
    session.table = Table(GAME, deck, controls, timeline, owners=owners, private=seats)
    return session


def recalled(outcomes: list[Outcome]) -> Iterator[tuple[int, Counter[str], int]]:
    """What the seats were told: how many of each kind are in their hands, chopsticks aside, and how many are gone."""
    for line in [line for outcome in outcomes for line in outcome.announcements if line.id.startswith("hand-seen")]:
        cards, gone = line.args.get("cards", Series(())), line.args.get("count", 0)
        assert isinstance(cards, Series)
        assert isinstance(gone, int)
        told: Counter[str] = Counter()
        for item in cards.items:
            assert isinstance(item, Phrase)
            count = item.args["count"]
            assert isinstance(count, int)
            told[item.id.removeprefix("kind-").removesuffix(".count")] = count
        del told["chopsticks"]
        yield line.audience.seat, told, gone


@settings(max_examples=60)
@given(variants(), chances)
def test_what_is_recalled_is_in_the_hand(variant: Variant, chance: Random) -> None:
    """A hand comes back after as many turns as there are players: of what was seen in it all is told, and no more.

    Chopsticks change hands; they are not counted among the cards that are still there.
    """
    session = remembering(variant)
    for played in play_rounds(variant, chance):
        seen: dict[tuple[int, int], set[int]] = {}  # by seat, and by the turn as the hands go round
        for number, turn in enumerate(played.turns, 1):
            session.heard.clear()
            session.play(turn.actions)
            told = {seat: (cards, gone) for seat, cards, gone in recalled(session.heard)}
            for seat, hand in enumerate(turn.hands[: variant.players], 1):
                known = seen.setdefault((seat, number % variant.players), set())
                here, gone = known & set(hand), len(known - set(hand))
                kinds = Counter(KINDS[card] for card in here if KINDS[card] != "chopsticks")
                expected = [(kinds, gone)] if here else [(kinds, gone), (kinds, 0)]  # that all are gone is told once
                assert told.get(seat, (Counter(), 0)) in expected
                for card in chance.sample(hand, chance.randint(0, min(2, len(hand)))):
                    session.give(Pressed(f"r{seat}", "identify"))
                    session.give(Scan(f"r{seat}", code(card)))
                    known.add(card)
