"""Games kept on the disk: which one is open, and a record without gaps whatever the disk does."""

from __future__ import annotations

import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from assistant.games.game import Seating
from assistant.readers.scan import Scan
from assistant.runtime.games_kept import Keeping, NowhereToKeep, games_folder, hold, kept, known_game, open_game
from assistant.runtime.library import Library
from assistant.table.journal import BadJournal, load_journal
from assistant.table.records import BadRecord
from assistant.table.session import Table
from assistant.table.timeline import Timeline
from tests.unit.played import code


class Game:
    """A table whose acts are kept, as the live game keeps them."""

    def __init__(self, folder: Path) -> None:
        library = Library()
        game = library.game("sushi-go")
        self.table = Table(
            game, library.deck("sushi-go"), library.controls(), Timeline(game, Seating(("Ana", "Bruno")))
        )
        self.keeping = Keeping(folder)
        self.keeping.begin(self.table.timeline, "fr")

    def scan(self, *numbers: int) -> None:
        for number in numbers:
            for act, changes in self.table.handle(code_of(number), 0.0).done:
                self.keeping.act(act, changes)
        self.keeping.write()


def code_of(number: int) -> Scan:
    return Scan("main", code(number))


@contextmanager
def files_end_at(size: int) -> Iterator[None]:
    """A disk that is full, for this process: no file grows beyond so many bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Game]:
    game = Game(tmp_path)
    yield game
    game.keeping.close()


def newest(folder: Path) -> Path:
    return kept(folder)[0]


def test_a_game_is_open_from_its_deal_to_its_end(tmp_path: Path, game: Game) -> None:
    assert open_game(tmp_path) is None
    game.keeping.write()
    dealt = open_game(tmp_path)
    assert dealt is not None
    assert dealt[1].records == 1
    game.scan(0)
    found = open_game(tmp_path)
    assert found is not None
    assert found[0] == newest(tmp_path)
    assert found[1].timeline.state == game.table.state
    assert found[1].lang == "fr"


def test_a_deal_does_not_hide_the_game_that_is_open(tmp_path: Path, game: Game) -> None:
    """Dealt by mistake and left: the game with cards goes on. But after a crash it was the deal that broke off."""
    game.scan(0)
    other = Game(tmp_path)
    other.keeping.write()
    found, after_crash = open_game(tmp_path), open_game(tmp_path, just_dealt=True)
    assert found is not None
    assert after_crash is not None
    assert found[1].timeline.state == game.table.state
    assert after_crash[0] == newest(tmp_path) != found[0]
    other.keeping.close()


def test_of_several_open_games_the_one_that_was_asked_for_goes_on(tmp_path: Path, game: Game) -> None:
    game.scan(0)
    assert open_game(tmp_path, game_id="sushi-bar") is None
    found = open_game(tmp_path, game_id="sushi-go")
    assert found is not None
    assert found[0] == newest(tmp_path)


def test_a_journal_that_broke_off_or_is_bad_hides_no_other(tmp_path: Path, game: Game) -> None:
    game.scan(0)
    (tmp_path / "9998-01-01T20-00-00-000000.jsonl").write_text('{"v": 1, "se', encoding="utf-8")
    (tmp_path / "9999-01-01T20-00-00-000000.jsonl").write_text("no journal\n", encoding="utf-8")
    reported: list[BadJournal] = []
    found = open_game(tmp_path, reported.append)
    assert found is not None
    assert found[1].timeline.state == game.table.state
    assert len(reported) == 1


def test_a_clock_that_goes_back_does_not_bring_an_older_game_forward(tmp_path: Path, game: Game) -> None:
    game.scan(0)
    newest(tmp_path).rename(tmp_path / "2999-01-01T20-00-00-000007.jsonl")
    other = Game(tmp_path)
    other.scan(5)
    found = open_game(tmp_path)
    assert found is not None
    assert found[1].timeline.state == other.table.state
    other.keeping.close()


@pytest.mark.parametrize("name", ["backup.jsonl", "{} (copy).jsonl", "zz-9.jsonl"])
def test_a_file_that_somebody_named_is_no_newer_game(name: str, tmp_path: Path, game: Game) -> None:
    """And the games that begin later are kept beside it."""
    game.scan(0)
    first = newest(tmp_path)
    copy = tmp_path / name.format(first.stem)
    copy.write_bytes(first.read_bytes())
    for card in (5, 6):
        other = Game(tmp_path)
        other.scan(card)
        found = open_game(tmp_path)
        assert found is not None
        assert found[1].timeline.state == other.table.state
        other.keeping.close()
    assert copy.read_bytes() == first.read_bytes()


def test_an_empty_file_is_no_game(tmp_path: Path) -> None:
    (tmp_path / "2026-01-01T20-00-00-000.jsonl").touch()
    assert open_game(tmp_path) is None


def test_the_newest_game_counts(tmp_path: Path, game: Game) -> None:
    game.scan(0)
    first = newest(tmp_path)
    other = Game(tmp_path)
    other.scan(5)
    found = open_game(tmp_path)
    assert found is not None
    assert found[0] == newest(tmp_path) != first
    assert found[1].timeline.state == other.table.state
    other.keeping.close()


def test_a_found_game_goes_on_in_its_file_and_nothing_changes_before_there_is_something_to_add(
    tmp_path: Path, game: Game
) -> None:
    game.scan(0, 1)
    game.keeping.close()
    [path] = tmp_path.iterdir()
    with path.open("ab") as file:
        file.write(b'{"torn')
    torn, found = path.read_bytes(), open_game(tmp_path)
    assert found is not None
    game.keeping.go_on(*found)
    game.keeping.write()
    assert path.read_bytes() == torn
    game.scan(2)
    assert load_journal(path, known_game).timeline.state == game.table.state


@pytest.mark.parametrize("size", [0, 100, 400])
def test_what_the_disk_does_not_take_waits_and_goes_before_what_comes_later(
    tmp_path: Path, game: Game, size: int
) -> None:
    with files_end_at(size):
        for card in (0, 1):
            with pytest.raises(OSError, match="File too large"):
                game.scan(card, card + 50)
    game.scan(2)
    [path] = tmp_path.iterdir()
    loaded = load_journal(path, known_game)
    assert loaded.records == 1 + 5
    assert loaded.timeline.state == game.table.state


def test_a_game_that_ended_takes_nothing_more(tmp_path: Path, game: Game) -> None:
    game.scan(0)
    game.keeping.close()
    assert not game.keeping.has_game
    game.scan(1)
    assert load_journal(next(tmp_path.iterdir()), known_game).records == 2


def test_a_game_of_another_program_is_a_bad_record(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="'chess'"):
        known_game("chess")
    journal = tmp_path / "2026-01-01T20-00-00-000.jsonl"
    began = (
        '{"v": 1, "seq": 0, "type": "began", "game": "chess", "players": [], "rules": {}, "badges": [], "lang": "en"}\n'
    )
    journal.write_text(began, encoding="utf-8")
    with pytest.raises(BadJournal, match="line 1: unknown game 'chess'"):
        open_game(tmp_path)


def test_the_folder_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    folder = games_folder(str(tmp_path / "some" / "games"))
    assert folder == tmp_path / "some" / "games"
    assert folder.stat().st_mode & 0o777 == 0o700


def test_without_an_option_games_are_kept_where_a_user_keeps_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert games_folder(None) == tmp_path / "sushi-says" / "games"


def test_a_folder_that_cannot_be_made_or_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(NowhereToKeep, match=f"{tmp_path}/file: .*File exists"):
        games_folder(str(tmp_path / "file"))
    monkeypatch.setattr(os, "access", lambda path, mode: path != tmp_path or not mode & os.W_OK)
    with pytest.raises(NowhereToKeep, match=f"{tmp_path}: .*may not be written"):
        games_folder(str(tmp_path))


def test_one_folder_is_for_one_table_at_a_time(tmp_path: Path) -> None:
    lock = hold(tmp_path)
    assert lock is not None
    with pytest.raises(NowhereToKeep, match="another table"):
        hold(tmp_path)
    os.close(lock)
    again = hold(tmp_path)
    assert again is not None
    os.close(again)


def test_a_game_goes_on_in_the_language_that_was_chosen_last(game: Game, tmp_path: Path) -> None:
    game.scan(0)
    game.keeping.language("pt-BR")
    game.scan(1)
    game.keeping.close()
    found = open_game(tmp_path)
    assert found is not None
    assert (found[1].lang, found[1].records) == ("pt-BR", 4)
