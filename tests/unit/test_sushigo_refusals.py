"""Every reason of the contract for Sushi Go!, and which comes first where several hold."""

from __future__ import annotations

from functools import partial

import pytest

from assistant.games.game import IllegalMove
from assistant.games.sushigo.state import CardRevealed, CopyReassigned, Declaration, DeclareSushiGo, RevealCard
from tests.unit.sushigo import GAME, LATE, apply, begin, declare, free, lay, play_on, refused

TEMPURA, CHOPSTICKS = 0, 104


def test_after_the_end_everything_is_game_over_first() -> None:
    over = play_on(begin(), 30)
    in_play = over.tableaus[0][0]
    for command in (RevealCard(1, in_play), RevealCard(0, 107), DeclareSushiGo(1), DeclareSushiGo(0), LATE):
        assert refused(over, command) == "game-over"
    with pytest.raises(IllegalMove) as caught:
        GAME.interpret_kind(over, "tempura", 1)
    assert caught.value.reason == "game-over"


def test_already_in_play_comes_before_reveal_complete() -> None:
    state = lay(begin(), "tempura")
    assert refused(state, RevealCard(1, TEMPURA)) == "already-in-play"
    assert refused(state, RevealCard(1, TEMPURA + 1)) == "reveal-complete"
    assert refused(state, RevealCard(0, TEMPURA + 1)) == "reveal-complete"


def test_discarded_comes_before_reveal_complete_and_holds_from_the_rounds_end_on() -> None:
    state = play_on(lay(begin(), "wasabi pudding"), 9)
    wasabi, pudding = state.tableaus[0][0], state.tableaus[1][0]
    for now in (state, lay(state, "maki-1")):
        assert refused(now, RevealCard(0, wasabi)) == "discarded"
        assert refused(now, RevealCard(0, pudding)) == "already-in-play"  # puddings stay


def test_an_exhausted_kind_by_name_comes_before_reveal_complete() -> None:
    state = lay(begin(), "chopsticks chopsticks chopsticks chopsticks tempura")
    with pytest.raises(IllegalMove) as caught:
        GAME.interpret_kind(state, "chopsticks", 0)
    assert caught.value.reason == "kind-exhausted"


def test_an_exhausted_kind_by_code_is_one_whose_assumed_card_has_no_other_copy() -> None:
    state = begin()
    for _ in range(4):
        state = apply(state, GAME.interpret_kind(state, "chopsticks", state.awaited[0]).command)
    assert refused(state, RevealCard(0, CHOPSTICKS)) == "kind-exhausted"  # before reveal-complete


def test_the_assumed_card_takes_another_free_copy() -> None:
    """Contract, "By kind only"."""
    state = apply(begin(), GAME.interpret_kind(begin(), "tempura", 1).command)
    events = GAME.decide(state, RevealCard(2, TEMPURA))
    assert events[:2] == (CopyReassigned(TEMPURA, TEMPURA + 1), CardRevealed(2, TEMPURA))
    state = apply(state, RevealCard(2, TEMPURA))
    assert state.tableaus == ((TEMPURA + 1,), (TEMPURA,))
    assert refused(state, RevealCard(1, TEMPURA)) == "already-in-play"


def test_an_assumed_card_takes_another_copy_also_when_discarded_or_used() -> None:
    state = begin()
    state = apply(state, GAME.interpret_kind(state, "chopsticks", 1).command)
    state = lay(state, "tempura")
    state = lay(declare(state, 1), "dumpling dumpling tempura")  # the assumed chopsticks are in a hand again
    assert state.assumed == frozenset()
    assert GAME.decide(state, RevealCard(1, CHOPSTICKS))[0] == CardRevealed(1, CHOPSTICKS)


def test_declarations_in_the_order_of_their_reasons() -> None:
    """no-chopsticks, chopsticks-too-new, already-declared, last-card, reveal-complete."""
    state = begin()
    assert refused(state, DeclareSushiGo(1)) == "no-chopsticks"
    new = lay(state, "chopsticks")
    assert refused(new, DeclareSushiGo(1)) == "chopsticks-too-new"  # although its reveal is complete, too
    assert refused(new, DeclareSushiGo(2)) == "no-chopsticks"
    state = declare(lay(new, "tempura"), 1)
    assert refused(state, DeclareSushiGo(1)) == "already-declared"
    state = apply(lay(new, "chopsticks"), RevealCard(2, free(new, "tempura")))
    assert refused(state, DeclareSushiGo(2, state.tableaus[0][0])) == "no-chopsticks"  # another seat's


def test_too_new_comes_before_already_declared() -> None:
    state = declare(lay(begin(), "chopsticks tempura"), 1)
    state = lay(state, "chopsticks")
    new = state.tableaus[0][-1]
    assert refused(state, DeclareSushiGo(1, new)) == "chopsticks-too-new"
    assert refused(state, DeclareSushiGo(1)) == "already-declared"


def test_too_new_comes_before_last_card() -> None:
    state = play_on(begin(), 9)
    assert refused(lay(state, "chopsticks"), DeclareSushiGo(1)) == "chopsticks-too-new"


def test_with_one_card_in_hand_it_is_the_last_card() -> None:
    state = play_on(lay(begin(), "chopsticks tempura"), 7)
    assert declare(state, 1).hand == 2
    assert refused(play_on(state, 1), DeclareSushiGo(1)) == "last-card"


def test_a_controller_whose_dummys_card_is_in_is_complete() -> None:
    """Contract, "Dummy": before the dummy's card; with fewer than three cards `last-card`, which comes first."""
    state = lay(begin(dummy="on"), "tempura dumpling chopsticks")
    state = apply(state, RevealCard(2, free(state, "maki-1")))
    complete = apply(state, RevealCard(2, free(state, "maki-2")))
    assert declare(state, 2).declared != ()
    assert refused(complete, DeclareSushiGo(2)) == "reveal-complete"


def test_for_no_seat_at_all_the_key_is_reveal_complete() -> None:
    assert refused(begin(), DeclareSushiGo(0)) == "reveal-complete"


def test_between_rounds_there_are_no_chopsticks() -> None:
    state = play_on(lay(begin(), "chopsticks tempura"), 9)
    assert refused(state, DeclareSushiGo(1)) == "no-chopsticks"
    assert GAME.interpret(state, state.tableaus[0][0], 0, 1).command == RevealCard(1, state.tableaus[0][0])


def test_late_without_a_declaration_or_with_a_card_of_the_new_turn() -> None:
    state = lay(begin(), "chopsticks tempura dumpling dumpling")
    assert refused(state, LATE) == "no-chopsticks"
    assert refused(lay(declare(state, 1), "tempura"), LATE) == "cannot-stand"


def test_late_is_else_refused_as_it_would_have_been_then() -> None:
    too_new = declare(lay(begin(), "chopsticks tempura"), 1)
    assert refused(too_new, LATE) == "chopsticks-too-new"
    state = lay(begin(), "chopsticks tempura chopsticks tempura")
    used = lay(declare(state, 1), "dumpling dumpling tempura")
    assert refused(declare(used, 1), LATE) == "already-declared"


def test_late_in_a_turn_that_was_opened_again_cannot_stand() -> None:
    """Its own cards lie there already."""
    state = lay(begin(), "chopsticks tempura dumpling dumpling")
    reopened = apply(declare(state, 1), LATE)
    assert (reopened.turn, reopened.awaited, reopened.declared) == (2, (1,), (Declaration(1, CHOPSTICKS),))
    assert refused(reopened, LATE) == "cannot-stand"
    closed = lay(reopened, "maki-1")
    assert closed.turn == 3
    assert closed.tableaus == ((28, 42), (0, 29))


def test_in_a_sealed_game_locked_chopsticks_are_none() -> None:
    """Contract, "Sealed": nothing is said of a card until the turn closes, by no reason either."""
    state = lay(begin(reveal="sealed"), "chopsticks")
    assert refused(state, DeclareSushiGo(1)) == refused(lay(begin(reveal="sealed"), "tempura"), DeclareSushiGo(1))
    assert GAME.interpret(state, CHOPSTICKS, 0, 2).command == RevealCard(2, CHOPSTICKS)
    assert refused(state, RevealCard(2, CHOPSTICKS)) == "already-in-play"


@pytest.mark.parametrize("reader", [0, 1, 2])
def test_whose_chopsticks_on_which_reader(reader: int) -> None:
    """Contract, "Chopsticks": on a shared reader or on its owner's; elsewhere the card is in play."""
    state = lay(begin(), "chopsticks tempura")
    interpret = partial(GAME.interpret, state, CHOPSTICKS, reader, 2)
    if reader == 2:
        assert interpret() == (RevealCard(2, CHOPSTICKS), 0)
        assert refused(state, interpret().command) == "already-in-play"
    else:
        assert interpret() == (DeclareSushiGo(1, CHOPSTICKS), 1)


def test_the_dummys_chopsticks_are_already_in_play() -> None:
    state = lay(begin(dummy="on"), "tempura chopsticks dumpling")
    assert refused(state, GAME.interpret(state, CHOPSTICKS, 0, 1).command) == "already-in-play"
