"""The journal is the game: read back, whole or cut at any byte, it gives the table as it stood."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.readers.scan import Input, Scan
from assistant.table.journal import Journal, Loaded, load_journal
from assistant.table.outcome import Outcome
from assistant.table.session import MAIN
from assistant.table.timeline import Position
from tests.property.at_table import GAME, Session, actions_of, as_input, badge, code, key
from tests.property.play import KINDS, Variant, chances, play_rounds, variants


@dataclass
class Kept:
    """A game in its file: after each record, how many bytes it had and where the table stood."""

    path: Path
    session: Session
    journal: Journal
    marks: list[tuple[int, Position]]

    def give(self, given: Input) -> None:
        self.write(self.session.give(given))

    def write(self, outcome: Outcome) -> None:
        for done in outcome.done:
            self.journal.act(self.session.now, done.act, done.changes)
        if outcome.done:
            self.mark()

    def mark(self) -> None:
        self.marks.append((self.path.stat().st_size, self.session.table.timeline.position))

    def load(self) -> Loaded:
        return load_journal(self.path, lambda _: GAME)


@contextmanager
def kept(variant: Variant) -> Iterator[Kept]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        session, journal = Session(variant), Journal(path)
        journal.begin(0.0, session.table.timeline, "fr")
        game = Kept(path, session, journal, [])
        game.mark()
        yield game
        journal.close()


def play(game: Kept, chance: Random, share: float) -> None:
    """A part of a game, with slips, undo, redo, corrections and cards that are named by their kind."""
    variant = game.session.variant
    actions = actions_of(list(play_rounds(variant, chance)))
    for action in actions[: round(share * len(actions))]:
        if chance.random() < 0.15:
            edit(game, chance)
        game.give(as_input(action, variant, by_kind=chance.random() < 0.2))


def edit(game: Kept, chance: Random) -> None:
    revealed = GAME.revealed(game.session.table.state) or (0,)
    match chance.randrange(5):
        case 0:
            game.give(key("undo"))
        case 1:
            game.give(key("undo"))
            game.give(key("redo"))
        case 2:
            game.give(badge(chance.randint(1, game.session.variant.players)))
        case 3:
            game.give(key("correct"))
            game.give(Scan(MAIN, code(chance.choice(revealed))))
            game.give(badge(chance.randint(1, game.session.variant.seats)))
            game.give(key("stop"))
        case _:
            game.give(Scan(MAIN, code(chance.randrange(len(KINDS)))))


@settings(max_examples=25)
@given(variants(), chances, st.floats(0, 1))
def test_what_is_read_back_is_what_was_played(variant: Variant, chance: Random, share: float) -> None:
    with kept(variant._replace(is_by_key=True)) as game:
        play(game, chance, share)
        loaded, timeline = game.load(), game.session.table.timeline
        assert [moment.position for moment in loaded.timeline.past] == [moment.position for moment in timeline.past]
        assert [moment.position for moment in loaded.timeline.future] == [moment.position for moment in timeline.future]
        assert (loaded.records, loaded.whole_bytes) == (len(game.marks), game.path.stat().st_size)
        assert (loaded.lang, loaded.timeline.seating) == ("fr", timeline.seating)


@settings(max_examples=6)
@given(variants(), chances, st.floats(0, 0.15))
def test_cut_at_any_byte_of_its_last_records_all_whole_records_load(
    variant: Variant, chance: Random, share: float
) -> None:
    with kept(variant) as game:
        play(game, chance, share)
        content = game.path.read_bytes()
        for cut in range(game.marks[-min(2, len(game.marks))][0] - 1, len(content) + 1):
            assert_whole_records_load(game, content, cut)


@settings(max_examples=25)
@given(variants(), chances, st.floats(0, 0.5), st.floats(0, 1))
def test_cut_anywhere_all_whole_records_load(variant: Variant, chance: Random, share: float, at: float) -> None:
    with kept(variant) as game:
        play(game, chance, share)
        content, first = game.path.read_bytes(), game.marks[0][0]
        assert_whole_records_load(game, content, first + round(at * (len(content) - first)))


@settings(max_examples=25)
@given(variants(), chances, st.floats(0, 0.5), st.integers(0, 400))
def test_a_torn_journal_is_gone_on_with(variant: Variant, chance: Random, share: float, lost: int) -> None:
    with kept(variant) as game:
        play(game, chance, share)
        content = game.path.read_bytes()
        game.path.write_bytes(content[: max(game.marks[0][0], len(content) - lost)])
        loaded = game.load()
        journal = Journal(game.path, loaded.records, loaded.whole_bytes)
        session = Session(variant)
        session.table.timeline = loaded.timeline
        free = [card for card in range(len(KINDS)) if loaded.timeline.state.is_free(card)]
        outcome = session.give(Scan("r1", code(free[0])))
        for done in outcome.done:
            journal.act(1.0, done.act, done.changes)
        journal.close()
        again = game.load()
        assert again.records == loaded.records + len(outcome.done)
        assert again.timeline.position == session.table.timeline.position


def assert_whole_records_load(game: Kept, content: bytes, cut: int) -> None:
    """A record is whole from its last brace on, whether or not its line has ended."""
    game.path.write_bytes(content[:cut])
    whole = [position for end, position in game.marks if end - 1 <= cut]
    loaded = game.load()
    assert loaded.records == len(whole)
    assert loaded.timeline.position == whole[-1]
