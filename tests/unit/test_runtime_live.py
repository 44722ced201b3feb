"""The live table without a terminal: a backlog, readers that come and go, sentences for what cannot be."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from threading import Thread

import pytest

from assistant.config import Config, ReaderConfig
from assistant.games.game import BadSeating, Seating
from assistant.readers.scan import Found, Input, Lost, Named, Pressed, Scan, Typed
from assistant.readers.url import BadReaderUrl
from assistant.runtime.inbox import WAITING, Inbox
from assistant.runtime.listening import Listening
from assistant.runtime.live import Live
from assistant.runtime.play import asked_for
from tests.unit.live_table import live_table
from tests.unit.played import badge, code

END = Lost("main", "end of input")


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    live = live_table(tmp_path)
    yield live
    live.recording.close()


def deliver(inbox: Inbox, inputs: Sequence[Input]) -> None:
    for given in inputs:
        inbox.deliver(given)


def test_a_backlog_is_told_once_and_every_scan_of_it_counts(live: Live, capsys: pytest.CaptureFixture[str]) -> None:
    numbers = range(WAITING + 10)
    scans = [Scan("main", code(number)) for number in numbers]
    reader = Thread(target=deliver, args=(live.inbox, [*scans, END]), daemon=True)
    live.begin(Seating(("Ana", "Bruno", "Chloé")), resumes=False)
    reader.start()
    while not live.inbox._was_full:
        time.sleep(0)
    live.listen()
    reader.join(5.0)
    said = capsys.readouterr().out
    assert said.count("One moment.") == 1
    table = live.evening.table
    assert table is not None
    assert table.game.revealed(table.state) == tuple(numbers)


def test_a_reader_is_news_only_once_it_was_gone() -> None:
    listening = Listening([ReaderConfig("serial:///dev/null"), ReaderConfig("socket://localhost:1", "r2")], {}, Inbox())
    assert not listening.is_for_table(Found("main"))
    assert listening.is_for_table(Lost("main", "unplugged"))
    assert listening.is_for_table(Found("main"))
    assert not listening.is_for_table(Found("r2"))
    assert listening.is_for_table(Scan("r2", "SGBBBBGS"))


@pytest.mark.parametrize(("readers", "is_open"), [([], False), ([ReaderConfig("serial:///dev/null")], True)])
def test_the_end_of_the_terminal_ends_the_evening_unless_there_is_a_reader(
    readers: list[ReaderConfig], is_open: bool
) -> None:
    listening = Listening(readers, {}, Inbox())
    assert listening.is_open
    assert not listening.is_for_table(END)
    assert listening.is_open is is_open


def test_the_terminal_may_bear_a_name_of_its_own() -> None:
    listening = Listening([ReaderConfig("keys:", "board"), ReaderConfig("serial:///dev/null")], {}, Inbox())
    assert not listening.is_for_table(Lost("board", "end of input"))
    assert listening.is_for_table(Lost("main", "unplugged"))


def test_a_name_for_the_terminal_goes_before_that_of_all_keyboards() -> None:
    """By itself the terminal is named as they are, since its keys are among them."""
    heard, own = ReaderConfig("keys:", "heard"), ReaderConfig("terminal:", "own")
    for readers, name in (([heard], "heard"), ([heard, own], "own"), ([own], "own"), ([], "main")):
        assert not Listening(readers, {}, Inbox()).is_for_table(Lost(name, "end of input"))


def test_the_readers_of_the_command_line_are_named_in_order() -> None:
    assert asked_for(["serial:///dev/a", "keys:"]) == [
        ReaderConfig("serial:///dev/a", "main"),
        ReaderConfig("keys:", "reader-2"),
    ]
    with pytest.raises(BadReaderUrl, match="'pigeon:'"):
        asked_for(["keys:", "pigeon:"])


def test_to_go_on_without_an_open_game_is_said(live: Live, capsys: pytest.CaptureFixture[str]) -> None:
    live.begin(None, resumes=True)
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "There is no open game. Begin a new one."
    assert said[1].startswith("Scan the badges")
    assert not live.has_open_game()


def test_to_go_on_with_a_game_goes_on_with_no_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Sushi Bar was asked for: the open game of Sushi Go! is not it, is told of, and stays open."""
    first = live_table(tmp_path)
    first.answer(first.evening.begin(Seating(("Ana", "Bruno"))))
    first.take(Scan("main", code(0)), 0.0)
    first.recording.close()
    for asked, told in (("sushi-bar", "No such game is open, "), ("sushi-go", "The game goes on. ")):
        live = live_table(tmp_path, game=asked, resume=True)
        live.find_open_game(must=True, just_dealt=False)
        capsys.readouterr()
        live.begin(None, resumes=True)
        assert capsys.readouterr().out.startswith(told)
        assert live.evening.game.id == asked
        live.recording.close()


def test_the_goodbye_tells_which_game_the_next_start_offers(tmp_path: Path) -> None:
    """A game without a card waits behind an older one that was played: that is then not promised."""
    older, newer = live_table(tmp_path), live_table(tmp_path)
    older.answer(older.evening.begin(Seating(("Ana", "Bruno"))))
    assert older.recording.parting() == "left", "no other is open"
    older.take(Scan("main", code(0)), 0.0)
    older.recording.close()
    newer.answer(newer.evening.begin(Seating(("Zoe", "Max"))))
    assert newer.recording.parting() == "left-dealt"
    newer.take(Scan("main", code(5)), 0.0)
    assert newer.recording.parting() == "left"
    newer.recording.close()
    again = live_table(tmp_path)
    again.find_open_game(must=False, just_dealt=False)
    again.begin(None, resumes=True)
    assert again.recording.parting() == "left", "gone on with, and nothing written yet"


def test_where_the_disk_takes_nothing_no_game_is_promised(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    live = live_table(tmp_path / "absent")
    live.answer(live.evening.begin(Seating(("Ana", "Bruno"))))
    assert "could not be resumed" in capsys.readouterr().out
    assert live.recording.parting() == "left-no-game"


def test_settings_that_cannot_be_saved_are_said(live: Live, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "taken").touch()
    live.file = tmp_path / "taken" / "config.toml"
    live.settle(Config())
    assert "The settings cannot be saved." in capsys.readouterr().out


QUESTION = "Press one: I speak. Press two: your screen reader speaks."


@pytest.mark.parametrize("key", ["scores", "undo", "turn", "rules", "resume", "help", "repeat", "faster", "tableau"])
def test_any_key_but_the_answer_asks_again_who_speaks(live: Live, key: str, capsys: pytest.CaptureFixture[str]) -> None:
    live.asks_who_speaks = True
    live.take(Pressed("main", key, 3 if key == "tableau" else None), 0.0)
    assert capsys.readouterr().out.splitlines() == [QUESTION]
    assert live.asks_who_speaks
    assert live.evening.set_up.seated == []
    live.take(Pressed("main", "tableau", 1), 1.0)
    assert capsys.readouterr().out.startswith("Scan the badges")
    assert not live.asks_who_speaks


@pytest.mark.parametrize("given", [Typed("main", "yes"), Typed("main", ""), Named("main", "maki-1", "one")])
def test_a_word_that_is_no_answer_asks_again_and_seats_nobody(
    live: Live, given: Input, capsys: pytest.CaptureFixture[str]
) -> None:
    live.asks_who_speaks = True
    live.take(given, 0.0)
    assert capsys.readouterr().out.splitlines() == [QUESTION]
    assert live.asks_who_speaks
    assert live.evening.set_up.seated == []


def test_who_goes_on_without_an_answer_is_welcomed_first(live: Live, capsys: pytest.CaptureFixture[str]) -> None:
    live.asks_who_speaks = True
    live.take(Scan("main", badge(1)), 0.0)
    welcome, done = capsys.readouterr().out.splitlines()
    assert welcome.startswith("Scan the badges")
    assert done.startswith("Seat one")
    assert not live.asks_who_speaks


def test_two_players_of_one_name_are_refused_on_the_command_line(tmp_path: Path) -> None:
    with pytest.raises(BadSeating, match="two players cannot both be called 'Ana': name one otherwise"):
        live_table(tmp_path, players="Ana, Bruno, ana").seating()


def test_the_next_game_of_an_evening_has_a_record_of_its_own(live: Live, tmp_path: Path) -> None:
    """Its players sit as they did, though only the command line named them; what was played stays as it is."""
    live.begin(Seating(("Ana", "Bruno")), resumes=False)
    for number in range(60):
        live.take(Scan("main", code(number)), 2.0 * number)
    assert not live.has_open_game()
    (ended,) = tmp_path.glob("*.jsonl")
    before = ended.read_bytes()
    for key in ("start", "start"):
        live.take(Pressed("main", key), 200.0)
    assert live.has_open_game()
    assert live.evening.table is not None
    assert live.evening.table.timeline.seating.names == ("Ana", "Bruno")
    assert len(list(tmp_path.glob("*.jsonl"))) == 2
    assert ended.read_bytes() == before
