"""What is told of a game where only the rules can bring it about: shared wins, guessed copies, bad corrections."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from assistant.games.game import IllegalMove
from assistant.games.sushigo.state import CopyReassigned, GameEnded, RevealCard, State
from tests.unit.sushigo import GAME, apply, begin, lay

TEMPURA = 0


def named(state: State, kind: str) -> State:
    """A card given by its kind only, for the lowest-numbered player who is awaited."""
    return apply(state, GAME.interpret_kind(state, kind, state.awaited[0]).command)


def messages(before: State, event: GameEnded) -> list[str]:
    return [line.id for line in GAME.narrate(before, event, replace(before, puddings=event.puddings))]


@pytest.mark.parametrize(
    ("totals", "winning", "message"),
    [((30, 20), (1,), "winner"), ((30, 30), (2,), "winner-by-puddings"), ((30, 30), (1, 2), "winners")],
)
def test_how_a_game_was_won(totals: tuple[int, ...], winning: tuple[int, ...], message: str) -> None:
    told = messages(replace(begin(), hand=0), GameEnded((0, 0), totals, winning))
    assert told == ["puddings-nobody", "final-scores", message, "into-the-box", "game-over-next"]


def test_a_guessed_copy_is_no_public_fact_in_a_sealed_game() -> None:
    """That the card just locked is of the same kind as an assumed one would tell its kind."""
    state = named(begin(reveal="sealed"), "tempura")
    events = GAME.decide(state, RevealCard(2, TEMPURA))
    assert events[0] == CopyReassigned(TEMPURA, TEMPURA + 1)
    assert GAME.public(state, events[0], GAME.evolve(state, events[0])) == ()
    state = named(begin(), "tempura")
    assert GAME.public(state, events[0], GAME.evolve(state, events[0])) == (
        ("CopyReassigned", {"card": TEMPURA, "copy": TEMPURA + 1}),
    )


def test_a_card_that_never_lay_there_cannot_be_corrected() -> None:
    state = lay(begin(), "tempura")
    with pytest.raises(IllegalMove) as caught:
        GAME.amend(state, [RevealCard(1, TEMPURA)], TEMPURA + 1, 2, -1, assumed=False)
    assert (caught.value.reason, caught.value.message) == ("cannot-stand", "refused-correct-never-revealed")


def test_an_audit_takes_any_copy_for_one_that_was_assumed() -> None:
    state = lay(named(begin(), "tempura"), "sashimi")
    sashimi = state.tableaus[1][0]
    assert GAME.audit(state, 1, [TEMPURA + 5]).agrees
    assert not GAME.audit(state, 1, [sashimi]).agrees
    assert not GAME.audit(state, 1, []).agrees


def test_an_audit_takes_no_copy_that_truly_lies_elsewhere() -> None:
    state = apply(named(begin(), "tempura"), RevealCard(2, TEMPURA + 5))
    audit = GAME.audit(state, 1, [TEMPURA + 5])
    assert [line.id for line in audit.announcements] == ["check-differs", "check-missing", "check-belongs-to"]
    discarded = replace(state, taken=1 << (TEMPURA + 6))
    audit = GAME.audit(discarded, 1, [TEMPURA + 6])
    assert [line.id for line in audit.announcements] == ["check-differs", "check-missing", "check-discarded"]


def test_two_assumed_cards_may_have_changed_their_numbers() -> None:
    """Which copy was guessed means nothing: both players have the kinds that were named."""
    state = named(named(begin(), "tempura"), "tempura")
    first, second = (tableau[0] for tableau in state.tableaus)
    assert GAME.audit(state, 1, [second]).agrees
    assert GAME.audit(state, 2, [first]).agrees
