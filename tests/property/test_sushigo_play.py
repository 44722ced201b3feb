"""Random legal games: no card is lost or doubled, every seat has as many cards as turns, the points are right."""

from __future__ import annotations

from itertools import chain
from random import Random

from hypothesis import given

from assistant.games.game import FinalResult, Seating
from assistant.games.sushigo.game import SushiGo
from assistant.games.sushigo.state import DeclareSushiGo, RevealCard, State
from assistant.runtime.library import Library
from tests.property.play import COUNTS, KINDS, Action, Reveal, Round, Turn, Variant, chances, play_rounds, variants
from tests.property.slow_scorer import count_puddings, count_round

NAMES = ("Ana", "Bruno", "Chloé", "Davi", "Élisa")
GAME = SushiGo(KINDS)


def begin(variant: Variant) -> State:
    return GAME.begin(Seating(NAMES[: variant.players], variant.rules))


def take(state: State, action: Action) -> State:
    command = RevealCard(action.player, action.card) if isinstance(action, Reveal) else DeclareSushiGo(*action)
    for event in GAME.decide(state, command):
        state = GAME.evolve(state, event)
    return state


def play_round(state: State, played: Round) -> State:
    for turn in played.turns:
        for action in turn.actions:
            state = take(state, action)
    return state


def kinds(cards: list[int]) -> list[str]:
    return [KINDS[card] for card in cards]


def test_the_model_has_the_deck() -> None:
    deck = Library().deck("sushi-go")
    assert tuple(deck.kind_of(card) for card in range(deck.size)) == KINDS
    assert sum(COUNTS.values()) == 108


@given(variants(), chances)
def test_every_turn_the_cards_lie_where_they_were_laid(variant: Variant, chance: Random) -> None:
    state = begin(variant)
    puddings: list[list[int]] = [[] for _ in range(variant.seats)]
    discarded: set[int] = set()
    for number, played in enumerate(play_rounds(variant, chance), 1):
        for turn_number, turn in enumerate(played.turns, 1):
            for action in turn.actions:
                state = take(state, action)
                if isinstance(action, Reveal):
                    assert state.owner(action.card) == action.seat
            assert [list(tableau) for tableau in state.tableaus] == turn.tableaus
            assert [list(kept) for kept in state.kept] == puddings
            assert all(len(tableau) == turn_number for tableau in state.tableaus)
            assert_every_card_is_somewhere_once(state, played, turn, discarded)
            assert state.round == number
        for seat, cards in enumerate(played.tableaus):
            puddings[seat] += [card for card in cards if KINDS[card] == "pudding"]
            discarded |= {card for card in cards if KINDS[card] != "pudding"}
    assert GAME.is_over(state)


def assert_every_card_is_somewhere_once(state: State, played: Round, turn: Turn, discarded: set[int]) -> None:
    before_seats = [*chain.from_iterable((*state.tableaus, *state.kept))]
    in_hands = [*chain.from_iterable(turn.hands)]
    assert sorted([*before_seats, *in_hands, *played.pile, *discarded]) == list(range(108))
    assert {card for card in range(108) if state.is_free(card)} == {*in_hands, *played.pile}
    assert {card for card in range(108) if state.is_discarded(card)} == discarded
    assert {card for card in range(108) if state.owner(card)} == set(before_seats)


@given(variants(), chances)
def test_scores_are_those_of_a_slow_count(variant: Variant, chance: Random) -> None:
    state, rounds = begin(variant), list(play_rounds(variant, chance))
    puddings, totals = [0] * variant.seats, [0] * variant.seats
    for number, played in enumerate(rounds, 1):
        state = play_round(state, played)
        tableaus = [kinds(cards) for cards in played.tableaus]
        puddings = [held + cards.count("pudding") for held, cards in zip(puddings, tableaus, strict=True)]
        scores = count_round(tableaus)
        totals = [total + score for total, score in zip(totals, scores, strict=True)]
        result = GAME.rounds(state)[-1]
        assert (result.round, list(result.scores), list(result.totals)) == (number, scores, totals)
    extra = count_puddings(puddings, only_gains=variant.players == 2)
    totals = [total + points for total, points in zip(totals, extra, strict=True)]
    best = max(zip(totals[: variant.players], puddings, strict=False))
    ranks = list(zip(totals, puddings, strict=True))[: variant.players]
    winners = tuple(seat for seat, rank in enumerate(ranks, 1) if rank == best)
    assert GAME.result(state) == FinalResult(tuple(totals), winners)


@given(variants(), chances)
def test_hands_shrink_by_one_card_a_turn(variant: Variant, chance: Random) -> None:
    state = begin(variant)
    for played in play_rounds(variant, chance):
        for turn in played.turns:
            for action in turn.actions:
                state = take(state, action)
            assert [len(hand) for hand in turn.hands] == [state.hand] * variant.seats


@given(variants(), chances)
def test_the_tableaus_of_a_round_are_what_the_score_command_scores(variant: Variant, chance: Random) -> None:
    state = begin(variant)
    for played in play_rounds(variant, chance):
        state = play_round(state, played)
        scores, breakdown = GAME.score({"tableaus": [kinds(cards) for cards in played.tableaus]})
        assert tuple(scores) == GAME.rounds(state)[-1].scores
        assert [sum(lines.values()) for lines in breakdown] == scores
