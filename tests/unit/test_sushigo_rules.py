"""The course of a game, rule by rule; each test cites where the rule stands."""

from __future__ import annotations

import pytest

from assistant.games.game import BadSeating, FinalResult, Seating
from assistant.games.sushigo.state import Declaration, DeclareSushiGo, GameEnded, RevealCard, State, SushiGoDeclared
from tests.unit.sushigo import GAME, apply, begin, declare, free, kinds_before, lay, names, play_on


@pytest.mark.parametrize(("players", "hand", "left"), [(2, 10, 48), (3, 9, 27), (4, 8, 12), (5, 7, 3)])
def test_the_deal_and_what_is_left_over_after_three_rounds(players: int, hand: int, left: int) -> None:
    """French rules, "Mise en place"; no reshuffle, so the pile of round 3 is what is never used."""
    state = begin(players)
    assert (state.hand, state.round, state.turn) == (hand, 1, 1)
    for number in (1, 2, 3):
        state = play_on(state, hand)
        assert len(state.scores) == number  # the hands are empty exactly when the round is over
    assert sum(map(state.is_free, range(108))) == left


@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_play(players: int) -> None:
    with pytest.raises(BadSeating, match=rf"not for {players}$") as caught:
        GAME.begin(Seating(("",) * players))
    assert caught.value.reason == "players-two-to-five"


def test_the_dummy_sits_only_with_two() -> None:
    with pytest.raises(BadSeating, match=r"not with 3$") as caught:
        begin(3, dummy="on")
    assert caught.value.reason == "dummy-needs-two"


def test_a_turn_closes_when_all_have_revealed_and_every_hand_shrinks_by_one() -> None:
    """French rules, "Déroulement du jeu"."""
    state = begin(3)
    first = GAME.decide(state, RevealCard(1, 0))
    assert names(first) == ["CardRevealed"]
    state = lay(state, "tempura tempura")
    last = GAME.decide(state, RevealCard(3, free(state, "tempura")))
    assert names(last) == ["CardRevealed", "TurnClosed"]
    state = lay(state, "tempura")
    assert (state.turn, state.hand, state.awaited) == (2, 8, (1, 2, 3))


def test_seats_may_reveal_in_any_order() -> None:
    state = apply(begin(3), RevealCard(3, 0))
    assert state.awaited == (1, 2)
    assert apply(state, RevealCard(1, 1)).awaited == (2,)


def test_two_cards_with_chopsticks_and_the_chopsticks_go_back() -> None:
    """French rules, "Les baguettes chinoises": they are in the hand that is passed, so nobody's tableau has them."""
    state = lay(begin(), "chopsticks tempura")
    chopsticks = state.tableaus[0][0]
    state = lay(declare(state, 1), "sashimi sashimi dumpling")
    assert kinds_before(state, 1) == ["sashimi", "sashimi"]
    assert state.owner(chopsticks) == 0
    assert (state.turn, state.hand) == (3, 8)  # by one card, as always
    assert kinds_before(apply(state, RevealCard(2, chopsticks)), 2) == ["tempura", "dumpling", "chopsticks"]


def test_wasabi_then_nigiri_in_one_turn_but_not_nigiri_then_wasabi() -> None:
    """French rules, "Les baguettes chinoises": "pour poser une carte Wasabi et une carte Sushi au même tour"."""
    for cards, points in (("wasabi squid-nigiri", 9), ("squid-nigiri wasabi", 3)):
        state = lay(declare(lay(begin(), "chopsticks tempura"), 1), f"{cards} tempura")
        assert GAME.score({"tableaus": [kinds_before(state, 1), []]})[0] == [points, 0]


def test_one_use_a_turn_even_with_several_chopsticks() -> None:
    """French rules, "Les baguettes chinoises", the note; the other ones stay and serve on a later turn."""
    state = lay(begin(), "chopsticks tempura chopsticks tempura")
    first, second = state.tableaus[0]
    state = lay(declare(state, 1), "dumpling dumpling tempura")
    assert (state.owner(first), state.owner(second)) == (0, 1)
    assert declare(state, 1).declared == (Declaration(1, second),)


def test_the_last_card_of_a_hand_is_simply_revealed() -> None:
    """French rules, "Fin de manche"."""
    state = play_on(begin(), 9)
    assert state.hand == 1
    state = lay(state, "dumpling")
    events = GAME.decide(state, RevealCard(2, free(state, "dumpling")))
    assert names(events) == ["CardRevealed", "TurnClosed", "RoundEnded"]


def test_after_a_round_all_but_puddings_are_discarded() -> None:
    """French rules, "Nouvelle manche"."""
    state = play_on(lay(begin(), "pudding wasabi"), 9)
    pudding, wasabi = state.tableaus[0][0], state.tableaus[1][0]
    assert state.is_swept(wasabi)
    assert not state.is_swept(pudding)
    events = GAME.decide(state, RevealCard(1, free(state, "wasabi")))
    assert names(events) == ["RoundStarted", "CardRevealed"]
    state = apply(state, RevealCard(2, free(state, "wasabi")))
    assert (state.round, state.turn, state.hand, state.awaited) == (2, 1, 10, (1,))
    assert (state.tableaus[0], state.kept[0]) == ((), (pudding,))
    assert state.is_discarded(wasabi)
    assert not state.is_discarded(pudding)


def rounds(state: State, first_cards: str) -> State:
    """A whole game of which only each round's first turn differs from seat to seat."""
    for _ in range(3):
        state = play_even(lay(state, first_cards), state.setup.hand_size - 1)
    return state


def play_even(state: State, turns: int) -> State:
    """Turns in which all seats lay the same, so that nothing differs but what lies there already."""
    pools = "dumpling sashimi tempura maki-2 maki-3 maki-1 salmon-nigiri wasabi squid-nigiri egg-nigiri".split()
    for _ in range(turns):
        kind = next(kind for kind in pools if count_free(state, kind) >= len(state.tableaus))
        state = lay(state, " ".join([kind] * len(state.tableaus)))
    return state


def count_free(state: State, kind: str) -> int:
    return sum(state.is_free(card) for card in range(len(GAME.kinds)) if GAME.kinds[card] == kind)


def test_the_highest_total_wins() -> None:
    """French rules, "Et le vainqueur est…"."""
    state = rounds(begin(), "squid-nigiri egg-nigiri")
    result = GAME.result(state)
    assert result is not None
    assert result.winners == (1,)
    assert result.totals[0] - result.totals[1] == 6


def test_a_tie_is_broken_by_puddings_then_shared() -> None:
    """French rules, "Et le vainqueur est…"; a tie of puddings too is shared (ruling)."""
    # Seat 1: 3 + 3 nigiri points; seat 2: six for the most puddings.
    state = play_even(lay(begin(), "squid-nigiri pudding"), 9)
    state = play_even(lay(state, "squid-nigiri pudding"), 9)
    state = play_even(lay(state, "wasabi chopsticks"), 9)
    result = GAME.result(state)
    assert result is not None
    assert result.totals[0] == result.totals[1]
    assert result.winners == (2,)
    shared = GAME.result(rounds(begin(), "tempura tempura"))
    assert shared is not None
    assert shared == FinalResult((shared.totals[0],) * 2, (1, 2))


def test_with_two_players_nobody_loses_puddings_and_with_three_the_fewest_do() -> None:
    """French rules, "Fin de partie", the note."""
    two = rounds(begin(), "pudding chopsticks")
    assert two.puddings == (6, 0)
    three = rounds(begin(3), "pudding egg-nigiri salmon-nigiri")
    assert three.puddings == (6, -3, -3)


def test_totals_may_be_negative() -> None:
    """Rules, "Sushi Go!"."""
    scores, breakdown = GAME.score({"final": True, "tableaus": [["pudding"], ["tempura"], ["pudding"]]})
    assert (scores, breakdown[1]) == ([3, -6, 3], {"pudding": -6})


def test_the_end_of_the_game_is_told_with_puddings_totals_and_winners() -> None:
    state = begin()
    for _ in range(2):
        state = play_even(lay(state, "pudding chopsticks"), 9)
    state = play_even(lay(state, "squid-nigiri egg-nigiri"), 8)
    state = lay(state, "maki-3")
    events = GAME.decide(state, RevealCard(2, free(state, "maki-3")))
    assert names(events) == ["CardRevealed", "TurnClosed", "RoundEnded", "GameEnded"]
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.puddings == (6, 0)
    assert ended.winners == (1,)


def test_both_ways_passes_right_in_round_two_only() -> None:
    """Rules, the variant "pass both ways"."""
    state, heard = begin(2, **{"pass": "both-ways"}), []
    for _ in range(3):
        events = GAME.decide(lay(state, "maki-1"), RevealCard(2, free(lay(state, "maki-1"), "maki-1")))
        after = lay(state, "maki-1 maki-1")
        heard += [line.id for line in GAME.narrate(lay(state, "maki-1"), events[-1], after)]
        state = play_even(after, 9)
    assert heard == ["pass-left", "pass-right", "pass-left"]


def test_without_the_variant_hands_go_left_in_every_round() -> None:
    """French rules, "Déroulement du jeu": "à votre voisin de gauche"."""
    state = play_even(begin(), 10)
    before = lay(state, "maki-1")
    closing = GAME.decide(before, RevealCard(2, free(before, "maki-1")))[-1]
    assert [line.id for line in GAME.narrate(before, closing, lay(before, "maki-1"))] == ["pass-left"]


def test_the_dummy_has_nine_cards_and_control_alternates() -> None:
    """Rules, the variant "two players with a dummy": own card, dummy's card, the other player's."""
    state = begin(dummy="on")
    assert (state.hand, len(state.tableaus), state.awaited) == (9, 3, (1, 2))
    state = lay(state, "tempura sashimi dumpling")
    assert [kinds_before(state, seat) for seat in (1, 2, 3)] == [["tempura"], ["dumpling"], ["sashimi"]]
    state = lay(state, "maki-1 maki-2 maki-3")
    assert [kinds_before(state, seat)[1] for seat in (1, 2, 3)] == ["maki-1", "maki-2", "maki-3"]
    assert state.setup.controller(3) == 1


def test_the_controller_with_chopsticks_reveals_own_own_dummy() -> None:
    """Rules, the variant "two players with a dummy"; contract, "Dummy"."""
    state = lay(begin(dummy="on"), "tempura dumpling chopsticks")
    state = declare(state, 2)
    state = lay(apply(state, RevealCard(2, free(state, "maki-1"))), "sashimi")
    assert state.awaited == (2,)
    state = lay(state, "maki-2 pudding")
    assert kinds_before(state, 2) == ["maki-1", "maki-2"]
    assert kinds_before(state, 3) == ["dumpling", "pudding"]
    assert state.turn == 3


def test_the_dummy_scores_but_cannot_win_and_nobody_loses_puddings() -> None:
    """Rules, the variant "two players with a dummy" (rulings)."""
    state = rounds(begin(dummy="on"), "wasabi pudding wasabi")
    result = GAME.result(state)
    assert result is not None
    assert state.puddings == (0, 0, 6)
    assert set(result.winners) <= {1, 2}


def test_chopsticks_declared_by_the_key_are_the_earliest() -> None:
    """Contract, "A reveal": `key chopsticks` with its earliest chopsticks."""
    state = lay(begin(), "chopsticks tempura chopsticks tempura")
    assert GAME.decide(state, DeclareSushiGo(1)) == (SushiGoDeclared(1, state.tableaus[0][0]),)
