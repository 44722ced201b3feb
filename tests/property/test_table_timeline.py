"""Undo, redo and correction: the state is always that of a game in which only the effective steps happened."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from assistant.games.game import IllegalMove
from assistant.games.sushigo.state import RevealCard
from assistant.readers.scan import Scan
from assistant.table.session import MAIN
from assistant.table.timeline import Correction, Step, Timeline
from tests.property.at_table import GAME, Session, actions_of, badge, code, key, reveals_of, seating, steps_of
from tests.property.play import KINDS, Reveal, Variant, chances, play_rounds, variants

fractions = st.floats(0, 1)


def session_until(variant: Variant, chance: Random, share: float) -> Session:
    """A game played up to that share of its actions; at least one."""
    actions = actions_of(list(play_rounds(variant, chance)))
    session = Session(variant)
    session.play(actions[: max(1, round(share * len(actions)))])
    return session


@settings(max_examples=40)
@given(variants(), chances, fractions, fractions)
def test_undo_then_redo_is_identity(variant: Variant, chance: Random, share: float, back: float) -> None:
    session = session_until(variant, chance, share)
    timeline = session.table.timeline
    positions = [moment.position for moment in timeline.past]
    count = round(back * (len(positions) - 1))
    for place in range(1, count + 1):
        assert session.give(key("undo")).refused is None
        assert timeline.position == positions[-1 - place]
    for _ in range(count):
        assert session.give(key("redo")).refused is None
    assert [moment.position for moment in timeline.past] == positions
    assert session.give(key("redo")).refused == "nothing-to-redo"


@settings(max_examples=20)
@given(variants(), chances, fractions)
def test_undoing_everything_gives_the_start(variant: Variant, chance: Random, share: float) -> None:
    session = session_until(variant, chance, share)
    while session.give(key("undo")).refused is None:
        pass
    assert session.heard[-1].refused == "nothing-to-undo"
    assert session.table.timeline.position == Timeline(GAME, seating(variant)).position


@settings(max_examples=40)
@given(variants(), chances)
def test_a_game_with_undone_slips_is_the_game_without_them(variant: Variant, chance: Random) -> None:
    clean, clumsy = Session(variant), Session(variant)
    for action in actions_of(list(play_rounds(variant, chance))):
        for _ in range(chance.choice((0, 0, 1, 2))):
            slip(clumsy, chance)
        clean.take(action)
        clumsy.take(action)
    assert clumsy.table.timeline.position == clean.table.timeline.position
    assert steps_of(clumsy) == steps_of(clean)


def slip(session: Session, chance: Random) -> None:
    """Something wrong that is taken back at once, or something that changes nothing."""
    free = [card for card in range(len(KINDS)) if session.table.state.is_free(card)]
    seat = chance.randint(1, session.variant.players)
    match chance.randrange(4):
        case 0 if session.give(Scan(f"r{seat}", code(chance.choice(free)))).refused is None:
            session.give(key("undo"))
        case 1 if session.give(badge(seat)).done:
            session.give(key("undo"))
        case 2 if session.give(key("undo")).refused is None:
            session.give(key("redo"))
        case _:
            session.give(key(chance.choice(("turn", "scores", "why", "count", "changes", "help", "stop"))))


@settings(max_examples=100)
@given(variants(), chances, fractions)
def test_a_correction_is_the_game_played_right(variant: Variant, chance: Random, share: float) -> None:
    session = session_until(variant, chance, share)
    wrong = chance.choice(sorted({command.card for command in reveals_of(session)}))
    if chance.random() < 0.3:
        never = [card for card in range(len(KINDS)) if card not in GAME.revealed(session.table.state)]
        act = Correction(wrong, 0, chance.choice(never))
    else:
        act = Correction(wrong, chance.randint(1, variant.seats), -1)
    before, steps = session.table.timeline.position, steps_of(session)
    session.give(key("correct"))
    session.give(Scan(MAIN, code(wrong)))
    outcome = session.give(badge(act.seat) if act.seat else Scan(MAIN, code(act.other)))
    expected = played_right(steps, act, variant)
    if expected is None:
        assert outcome.refused in ("cannot-stand", "already-in-play", "no-such-seat")
        assert session.table.timeline.position == before
    else:
        assert outcome.refused is None
        assert session.table.timeline.position == expected.position
        session.give(key("undo"))
        assert session.table.timeline.position == before


def played_right(steps: list[Step], act: Correction, variant: Variant) -> Timeline | None:
    """A table at which the right cards were shown in the first place; None if that game cannot be."""
    corrected = corrected_steps(steps, act, variant)
    if corrected is None:
        return None
    timeline = Timeline(GAME, seating(variant))
    try:
        for step in corrected:
            timeline.take(step)
    except IllegalMove:
        return None
    return timeline


def corrected_steps(steps: list[Step], act: Correction, variant: Variant) -> list[Step] | None:
    """The steps with the cards changed by hand: whose turn each belongs to is told by playing them."""
    told = told_reveals(steps, variant)
    mine = max(place for place, (reveal, _) in told.items() if reveal.card == act.card)
    reveal, turn = told[mine]
    cards = {mine: act.other if not act.seat else act.card}
    players: dict[int, int] = {}
    if act.seat:
        if reveal.seat == act.seat:
            return None  # it lies there already
        theirs = [place for place, (other, when) in told.items() if when == turn and other.seat == act.seat]
        if theirs:
            cards = {mine: told[theirs[0]][0].card, theirs[0]: act.card}
        else:
            players[mine] = act.seat
    corrected = list(steps)
    for place, card in cards.items():
        command = steps[place].command
        assert isinstance(command, RevealCard)
        corrected[place] = replace(steps[place], command=RevealCard(players.get(place, command.seat), card))
    return corrected


def told_reveals(steps: list[Step], variant: Variant) -> dict[int, tuple[Reveal, tuple[int, int]]]:
    """By place among the steps: what was laid where, and in which round and turn."""
    told = {}
    timeline = Timeline(GAME, seating(variant))
    for place, step in enumerate(steps):
        for change in timeline.take(step):
            if type(change.event).__name__ == "CardRevealed":
                told[place] = Reveal(0, change.event.card, change.event.seat), (change.after.round, change.after.turn)
    return told
