"""It makes no difference who scans first, with a reader of their own or the shared one, by code or by kind."""

from __future__ import annotations

from itertools import chain
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.games.game import RoundResult
from assistant.readers.scan import Scan
from assistant.table.session import MAIN
from tests.property.at_table import GAME, Session, actions_of, badge, code, in_another_order
from tests.property.play import KINDS, Declare, Reveal, Variant, chances, play_rounds, variants


def rounds(session: Session) -> tuple[RoundResult, ...]:
    assert GAME.is_over(session.table.state)
    return GAME.rounds(session.table.state)


def lying(session: Session) -> tuple[tuple[int, ...], ...]:
    """The cards before each seat: all tableaus, then the puddings that were kept."""
    return (*session.table.state.tableaus, *session.table.state.kept)


@settings(max_examples=40)
@given(variants(), chances, chances)
def test_any_interleaving_of_the_readers_gives_the_same_game(variant: Variant, chance: Random, other: Random) -> None:
    played = list(play_rounds(variant, chance))
    one, two = Session(variant), Session(variant)
    for turn in (turn for round_ in played for turn in round_.turns):
        one.play(turn.actions)
        two.play(in_another_order(turn, variant.players, other))
        assert lying(one) == lying(two)
    assert rounds(one) == rounds(two)
    assert GAME.result(one.table.state) == GAME.result(two.table.state)


@settings(max_examples=40)
@given(variants(), chances)
def test_one_shared_reader_and_badges_give_the_same_game(variant: Variant, chance: Random) -> None:
    actions = actions_of(list(play_rounds(variant, chance)))
    own, shared = Session(variant), Session(variant)
    shared.table.owners.clear()
    own.play(actions)
    chosen = 0  # whom the shared reader speaks for; chopsticks shown choose their owner as a badge does
    for action in actions:
        is_chosen_already = isinstance(action, Declare) or chosen == action.player
        if not is_chosen_already or chance.random() < 0.3:
            shared.give(badge(action.player))
        outcome = shared.give(Scan(MAIN, code(action.card if isinstance(action, Reveal) else action.chopsticks)))
        assert outcome.refused is None
        chosen = shared.table.timeline.position.choices.get(MAIN, 0)
    assert own.table.state == shared.table.state


@settings(max_examples=40)
@given(variants(), chances, st.floats(0, 1))
def test_cards_named_by_kind_only_give_the_same_scores(variant: Variant, chance: Random, share: float) -> None:
    variant = variant._replace(is_by_key=True)
    coded, named = Session(variant), Session(variant)
    for action in actions_of(list(play_rounds(variant, chance))):
        coded.take(action)
        named.take(action, by_kind=chance.random() < share)
        kinds = [coded.table.state.kinds(tableau) for tableau in coded.table.state.tableaus]
        assert [named.table.state.kinds(tableau) for tableau in named.table.state.tableaus] == kinds
        assert_no_card_lies_twice(named)
    assert rounds(coded) == rounds(named)
    assert GAME.result(coded.table.state) == GAME.result(named.table.state)


def assert_no_card_lies_twice(session: Session) -> None:
    """Nor is a card free that lies somewhere: every guessed copy is one of its own."""
    state = session.table.state
    cards = [*chain.from_iterable(lying(session))]
    assert sorted(cards) == [card for card in range(len(KINDS)) if state.owner(card)]
    assert not any(map(state.is_free, cards))
