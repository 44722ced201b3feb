"""Random games of Sushi Bar, beside a model of their own: tiles, choices, scores, the journal, undo and redo."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from assistant.games.game import Seating
from assistant.games.sushibar.choices import choices
from assistant.games.sushibar.game import SushiBar
from assistant.games.sushibar.scoring import score_stacks
from assistant.games.sushibar.state import Phase, RollDice, State
from assistant.games.sushibar.tiles import DIE
from assistant.readers.scan import Input, Instructed, Pressed
from assistant.runtime.games_kept import known_game
from assistant.runtime.house import Words
from assistant.runtime.library import Library
from assistant.table.journal import Journal, load_journal
from assistant.table.outcome import Outcome
from assistant.table.session import MAIN, Table
from assistant.table.timeline import Timeline
from tests.property.bar_play import BONES, SUSHI, Bar, bars, slow_score

LIBRARY = Library()
DECK = LIBRARY.deck("sushi-bar")
GAME = SushiBar([DECK.kind_of(number) for number in range(DECK.size)])
NAMES = ("Ana", "Bruno", "Chloé", "Davi", "Élisa")
STACKS = {False: "closed", True: "open"}
fractions = st.floats(0, 1)


class Session:
    """A table at which a model's game is played; everything that is said is put into words."""

    def __init__(self, players: int, *, is_open: bool = False) -> None:
        timeline = Timeline(GAME, Seating(NAMES[:players], {"stacks": STACKS[is_open]}))
        self.table = Table(GAME, DECK, LIBRARY.controls(), timeline, draw=Random(1).randrange)
        self.words = Words()
        self.now = 0.0

    def give(self, given: Input) -> Outcome:
        self.now += 2.0
        outcome = self.table.handle(given, self.now)
        assert self.words.lines(outcome.announcements, "en") or not outcome.announcements
        return outcome

    def play(self, lines: list[str]) -> None:
        for line in lines:
            verb, *words = line.split()
            assert self.give(Instructed(MAIN, GAME.parse(verb, words))).refused is None, line

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state


def tiles_of(state: State) -> list[int]:
    return [*state.sushi, *state.bones, *(tile for own in state.stacks for tile in (*own.sushi, *own.bones))]


@settings(max_examples=60)
@given(bars())
def test_a_game_ends_as_the_model_says(bar: Bar) -> None:
    session = Session(bar.players)
    for line in bar.script:
        session.play([line])
        if session.state.is_laid:
            assert sorted(tiles_of(session.state)) == list(range(24))  # no tile is lost, none is in two places
        if session.state.phase is Phase.TO_ACT:
            assert choices(session.state)
    worths = [
        {"sushi": [*session.state.worths(own.sushi)], "bones": [*session.state.worths(own.bones)]}
        for own in session.state.stacks
    ]
    assert worths == bar.stacks
    result = GAME.result(session.state)
    assert result is not None
    assert list(result.totals) == bar.totals
    assert [seat for seat, total in enumerate(bar.totals, 1) if total == max(bar.totals)] == list(result.winners)


@given(st.permutations(SUSHI), st.permutations(BONES), fractions, fractions)
def test_scores_equal_a_slow_count(sushi: list[int], bones: list[int], some: float, others: float) -> None:
    own, beside = sushi[: round(some * 12)], bones[: round(others * 12)]
    assert score_stacks(own, beside).total == slow_score(own, beside)
    scores, breakdown = GAME.score({"game": "sushi-bar", "stacks": [{"sushi": own, "bones": beside}]})
    assert scores == [slow_score(own, beside)] == [sum(breakdown[0].values())]


@settings(max_examples=30)
@given(st.integers(2, 5), st.integers(0, 2**32))
def test_a_game_by_numbers_comes_to_its_end(players: int, seed: int) -> None:
    """Every open choice may be chosen, whatever the dice; keys are all that such a table needs."""
    chance, session = Random(seed), Session(players)
    assert session.give(Pressed(MAIN, "shuffle")).refused is None
    while not GAME.is_over(session.state):
        open_ones = choices(session.state)
        if not open_ones:
            assert session.state.phase is Phase.TO_ROLL
            assert session.give(Pressed(MAIN, "roll", digit=7)).refused is None
            continue
        for choice in open_ones:
            GAME.decide(session.state, choice)
        number = chance.randint(1, len(open_ones))
        key = GAME.key_of_number(session.state, number)
        assert session.give(Pressed(MAIN, key)).refused is None
    assert sorted(tiles_of(session.state)) == list(range(24))


@settings(max_examples=30)
@given(bars(), fractions, fractions)
def test_undo_then_redo_is_identity(bar: Bar, share: float, back: float) -> None:
    session = Session(bar.players)
    session.play(bar.script[: round(share * len(bar.script))])
    timeline = session.table.timeline
    positions = [moment.position for moment in timeline.past]
    count = round(back * (len(positions) - 1))
    for place in range(1, count + 1):
        assert session.give(Pressed(MAIN, "undo")).refused is None
        assert timeline.position == positions[-1 - place]
    for _ in range(count):
        assert session.give(Pressed(MAIN, "redo")).refused is None
    assert [moment.position for moment in timeline.past] == positions


@settings(max_examples=20)
@given(bars(), fractions)
def test_a_journal_holds_the_game(bar: Bar, share: float) -> None:
    session = Session(bar.players)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        journal = Journal(path)
        journal.begin(0.0, session.table.timeline, "en")
        for line in bar.script[: round(share * len(bar.script))]:
            verb, *words = line.split()
            for done in session.give(Instructed(MAIN, GAME.parse(verb, words))).done:
                journal.act(session.now, *done)
        journal.close()
        loaded = load_journal(path, known_game)
    assert loaded.game.id == "sushi-bar"
    assert loaded.timeline.position == session.table.timeline.position


QUESTIONS = [
    Pressed(MAIN, key) for key in ("turn", "scores", "why", "count", "changes", "rules", "help", "check", "stop")
]


@settings(max_examples=30)
@given(bars(), fractions)
def test_closed_stacks_are_never_read(bar: Bar, share: float) -> None:
    """Two tables that differ in what lies in the stacks only hear the same answers to whatever is asked."""
    lines = bar.script[: round(share * len(bar.script))]
    session, other = Session(bar.players), Session(bar.players)
    session.play(lines)
    other.play(lines)
    if GAME.is_over(session.state):
        return
    mixed = mixed_stacks(other.state, Random(len(lines)))
    position = other.table.timeline.now.position
    past = other.table.timeline.past
    past[-1] = type(past[-1])(past[-1].act, past[-1].steps, type(position)(mixed, position.choices, position.copy))
    asked = [*QUESTIONS, *(Pressed(MAIN, "tableau", seat) for seat in range(1, bar.players + 1) for _ in (1, 2))]
    for question in asked:
        assert heard(session, question) == heard(other, question), question


def mixed_stacks(state: State, chance: Random) -> State:
    """The same heights, filled with the same tiles in another order among all players."""
    sushi = [tile for own in state.stacks for tile in own.sushi]
    bones = [tile for own in state.stacks for tile in own.bones]
    chance.shuffle(sushi)
    chance.shuffle(bones)
    change = dict(zip((tile for own in state.stacks for tile in (*own.sushi,)), sushi, strict=True))
    change |= dict(zip((tile for own in state.stacks for tile in (*own.bones,)), bones, strict=True))
    stacks = tuple(
        type(own)(tuple(change[tile] for tile in own.sushi), tuple(change[tile] for tile in own.bones))
        for own in state.stacks
    )
    return replace(state, stacks=stacks, log=tuple(replace(line, card=change[line.card]) for line in state.log))


def heard(session: Session, question: Input) -> list[str]:
    return [line.text for line in session.words.lines(session.give(question).announcements, "en")]


@given(st.integers(0, 2**32))
def test_whatever_is_told_of_the_dice_is_taken_or_refused_with_its_reason(seed: int) -> None:
    chance, session = Random(seed), Session(2)
    session.give(Pressed(MAIN, "shuffle"))
    for _ in range(20):
        faces = tuple(chance.choice(DIE).value for _ in range(chance.randint(0, 6)))
        due = session.state.to_roll if session.state.phase is Phase.TO_ROLL else None
        refused = session.give(Instructed(MAIN, RollDice(faces))).refused
        assert refused == ("not-now" if due is None else None if len(faces) == due else "dice-count")
        session.give(Instructed(MAIN, GAME.spell(session.state, faces)))
