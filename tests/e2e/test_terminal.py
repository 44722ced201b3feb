"""The program at a terminal, as a player has it: the first question, the set-up, keys, words, and the way out."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant.config import Config, PlayerName, Speaker, load, save
from tests.e2e.program import AtTerminal, journals, records
from tests.e2e.scanned_game import badge, card, control
from tests.hardware.pty_reader import PtyReader

QUESTION = "Press one: I speak. Press two: your screen reader speaks."
WELCOME = "Scan the badges of all players"
NO_SOUND_DEVICE = "There is no sound device. I go on in text."


@pytest.fixture
def config(home: Path) -> Path:
    return home / ".config" / "sushi-says" / "config.toml"


@pytest.fixture
def known(config: Path) -> Path:
    """The configuration of a table where the first question was answered: its own screen reader speaks."""
    save(Config(speaker=Speaker.SCREEN_READER), config, {})
    return config


@pytest.fixture
def game(home: Path, known: Path) -> Iterator[AtTerminal]:
    """A game of Ana and Bruno that has just been dealt."""
    arguments = ["--players", "Ana, Bruno", "--config", str(known), "--state", str(home / "games")]
    with AtTerminal(home, "play", *arguments) as program:
        program.wait_for("Deal ten")
        yield program


def ask(program: AtTerminal, keys: str, answer: str) -> str:
    program.type(keys)
    return program.wait_for(answer)


def leave(program: AtTerminal, goodbye: str = "Goodbye.") -> None:
    assert program.interrupt() == 0
    assert [line for line in program.lines[-2:] if line.startswith(goodbye)]  # behind it only that there is no sound
    assert program.settings() == program.sane


# The first question


def test_the_very_first_start_asks_who_speaks_and_the_next_does_not(home: Path, config: Path) -> None:
    with AtTerminal(home, "play") as program:
        program.wait_for(QUESTION)
        ask(program, "2", WELCOME)
        assert load(config, {}).speaker is Speaker.SCREEN_READER
        leave(program)
    with AtTerminal(home, "play") as program:
        program.wait_for(WELCOME)
        ask(program, "1", "Seat one")
        leave(program)
    assert not [line for line in program.lines if "sound" in line or "Press" in line]


def test_the_own_voice_may_speak(home: Path, config: Path) -> None:
    with AtTerminal(home, "play") as program:
        ask(program, "1", WELCOME)
        program.wait_for(NO_SOUND_DEVICE)
        leave(program)
    assert load(config, {}).speaker is Speaker.OWN


def test_the_question_waits_for_its_answer(home: Path, config: Path, scanner: PtyReader) -> None:
    with AtTerminal(home, "play", "--reader", scanner.url) as program:
        scanner.wait_for_listener()
        scanner.replug()
        for _ in ("gone, or not there yet", "back, or there now"):
            program.wait_for("The reader main is")
        ask(program, "\r", QUESTION)
        ask(program, "3", QUESTION)
        ask(program, "+", QUESTION)
        ask(program, "language\r", "Je parle français maintenant.")
        program.wait_for("Tapez un")
        ask(program, "1", "Scannez")
        leave(program, "Au revoir.")
    assert load(config, {}).speaker is Speaker.OWN


def test_players_may_go_on_without_an_answer_and_are_asked_the_next_time(home: Path, scanner: PtyReader) -> None:
    with AtTerminal(home, "play", "--reader", scanner.url) as program:
        program.wait_for(QUESTION)
        scanner.wait_for_listener()
        scanner.scan(badge(1))
        program.wait_for(WELCOME)
        program.wait_for("Seat one")
        ask(program, "2", "Seat two")
        leave(program)
    with AtTerminal(home, "play") as program:
        program.wait_for(QUESTION)
        leave(program)


def test_a_game_that_is_dealt_at_once_asks_nothing(home: Path, config: Path) -> None:
    with AtTerminal(home, "play", "--players", "Ana, Bruno") as program:
        program.wait_for("Deal ten")
        ask(program, "1", "Ana: no cards yet.")
        leave(program)
    assert not config.exists()


# Set-up


def test_players_sit_down_by_digits_and_badges_and_their_names_are_remembered(
    home: Path, known: Path, scanner: PtyReader
) -> None:
    with AtTerminal(home, "play", "--reader", scanner.url) as program:
        scanner.wait_for_listener()
        ask(program, "1", "Seat one: player one.")
        ask(program, "Ana\r", "Seat one is Ana.")
        scanner.scan(badge(2))
        program.wait_for("Seat two: player two.")
        ask(program, "Chloé = Klo-é\r", "Seat two is Chloé.")
        ask(program, "4", "Seat three: player three.")
        ask(program, "4", "is seated already")
        ask(program, "-", "Player three is no longer seated.")
        ask(program, "0", "Seated: Ana and Chloé.")
        ask(program, "+", "Sushi Go, with Ana and Chloé.")
        program.wait_for("Deal ten")
        leave(program)
    assert load(known, {}).names == {1: PlayerName("Ana"), 2: PlayerName("Chloé", "Klo-é")}
    with AtTerminal(home, "play", "--reader", scanner.url) as program:
        scanner.wait_for_listener()
        scanner.scan(badge(2), badge(1), control("start"))
        program.wait_for("Seat one: Chloé.")
        program.wait_for("Sushi Go, with Chloé and Ana.")
        leave(program)


def test_all_names_may_be_typed_at_once(home: Path, known: Path) -> None:
    with AtTerminal(home, "play", "--config", str(known)) as program:
        program.wait_for(WELCOME)
        ask(program, "+", "is for two to five players")
        ask(program, "Ana, Bruno, Tem\r", "Seated: Ana, Bruno and Tem.")
        ask(program, "start\r", "Deal nine")
        leave(program)


def test_house_rules_are_read_changed_and_played_by(home: Path, known: Path) -> None:
    state = home / "games"
    with AtTerminal(home, "play", "--config", str(known), "--state", str(state)) as program:
        program.wait_for(WELCOME)
        ask(program, "12*", "Cards are revealed openly. The command change makes it: cards are locked")
        ask(program, "7", "Now: cards are locked, and read when all are in")
        ask(program, "rules\r", "Hands go left")
        ask(program, "+", "House rules: cards are locked")
        program.wait_for("Deal ten")
        ask(program, "tempura\r", "Player one locked:")
        leave(program)
    [journal] = journals(state)
    assert records(journal)[0]["rules"]["reveal"] == "sealed"


# A game


def test_cards_are_typed_in_three_languages_and_scanned_into_the_terminal(game: AtTerminal) -> None:
    ask(game, "egg\r", "Ana: egg nigiri.")
    ask(game, "nigiri de salmao\r", "Bruno: salmon nigiri.")
    ask(game, "Sushi à l’omelette\r", "Ana: egg nigiri.")
    ask(game, card(0), "Bruno: tempura.")
    ask(game, card(1) + "\r", "Ana: tempura.")
    ask(game, card(98) + "\t", "Bruno: wasabi.")
    leave(game)
    assert len([line for line in game.lines if ": " in line]) == 1 + 6, "a suffix is no key"


def test_unknown_words_are_refused_with_a_next_step(game: AtTerminal) -> None:
    ask(game, "burger\r", "I do not know burger. Type a card’s name, or slash for help.")
    ask(game, "maki\r", "Maki may be single maki, double maki or triple maki")
    ask(game, "SGBBBBGG\r", "That was no card code")
    ask(game, "resume\r", "Resume means nothing now")
    ask(game, "tempura\r", "Ana: tempura.")
    leave(game)


def test_the_keypad_answers(game: AtTerminal) -> None:
    ask(game, "0", "waiting for Ana and Bruno")
    ask(game, "salmon\r", "Ana: salmon nigiri.")
    ask(game, "1", "Ana: one salmon nigiri.")
    ask(game, "1", "Ana, in order: salmon nigiri.")
    ask(game, "6", "New: Ana, salmon nigiri.")
    ask(game, "6", "Nothing new")
    ask(game, "\r", "Nothing new")
    ask(game, "+", "as the cards lie: Ana, two")
    ask(game, "*", "Ana, two: salmon nigiri, two.")
    ask(game, "7", "Bruno has no chopsticks")
    ask(game, "8", "Identify.")
    ask(game, ".", "Identify ended.")
    ask(game, "9", "Check.")
    ask(game, "1", "Checking Ana.")
    ask(game, card(73), "Noted.")
    ask(game, "9", "Ana: the one card matches.")
    ask(game, "/", "Scan your card")
    ask(game, "-", "Taken back: Ana’s salmon nigiri.")
    ask(game, "redo\r", "Again: Ana’s salmon nigiri.")
    leave(game)


def test_keys_may_be_moved(home: Path, known: Path) -> None:
    save(Config(speaker=Speaker.SCREEN_READER, keys={"*": "undo", "q": "turn"}), known, {})
    with AtTerminal(home, "play", "--players", "Ana, Bruno") as program:
        program.wait_for("Deal ten")
        ask(program, "tempura\r", "Ana: tempura.")
        ask(program, "*", "Taken back")
        ask(program, "q", "waiting for Ana")
        leave(program)


def test_each_line_is_printed_once(game: AtTerminal) -> None:
    ask(game, "tempura\r", "Ana: tempura.")
    ask(game, "wasabi\r", "Hands of nine.")
    leave(game)
    assert game.lines == [
        "Sushi Go, with Ana and Bruno.",
        "House rules: cards are revealed openly; hands go left; no dummy; no hand memory.",
        "Deal ten each; 88 stay in the pile.",
        "tempura",
        "Ana: tempura.",
        "wasabi",
        "Bruno: wasabi.",
        "Pass left. Hands of nine.",
        "Goodbye. The game is kept. Next time, plus or the word resume goes on with it.",
    ]


def test_a_card_typed_in_secret_is_not_shown(home: Path, known: Path) -> None:
    """All see a shared terminal: of a sealed card, and of one to be identified, not a letter stands on it."""
    save(Config(speaker=Speaker.SCREEN_READER, rules={**Config().rules, "reveal": "sealed"}), known, {})
    with AtTerminal(home, "play", "--players", "Ana, Bruno") as program:
        program.wait_for("Deal ten")
        ask(program, "tempura\r", "Ana locked")
        ask(program, "temqura\r", "I do not know these words.")
        ask(program, "8", "Identify.")
        ask(program, "wasabi\r", "I tell a hidden card only in private")
        program.type(".")
        leave(program)
    shown = "\n".join(program.lines)
    assert not [secret for secret in ("tem", "wasabi") if secret in shown.lower()]


# The way out


def test_ctrl_c_keeps_the_game_and_the_next_start_offers_it(home: Path, game: AtTerminal) -> None:
    ask(game, "tempura\r", "Ana: tempura.")
    leave(game)
    with AtTerminal(home, "play", "--state", str(home / "games")) as program:
        program.wait_for(
            "An open game was found. Round one, turn one, waiting for Bruno. Press plus, or give the command resume"
        )
        ask(program, "resume\r", "The game goes on. Round one, turn one, waiting for Bruno.")
        ask(program, "-", "Taken back: Ana’s tempura.")
        leave(program)


def test_a_game_that_is_left_open_for_another_is_said_to_be_kept(home: Path, game: AtTerminal) -> None:
    ask(game, "tempura\r", "Ana: tempura.")
    leave(game)
    with AtTerminal(home, "play", "--state", str(home / "games")) as program:
        program.wait_for("An open game was found.")
        ask(program, "Zoe, Max\r", "Seated")
        program.type("+")
        program.wait_for("The game that was open is kept. It is offered again when this one is over.")
        leave(program)
    with AtTerminal(home, "play", "--state", str(home / "games")) as program:
        program.wait_for("An open game was found. Round one, turn one, waiting for Bruno.")
        leave(program)


def test_ctrl_d_ends_the_evening(game: AtTerminal) -> None:
    game.type("\x04")
    assert game.wait() == 0
    assert game.settings() == game.sane


def test_a_crash_leaves_the_terminal_as_it_was_and_the_next_takes_keys_again(game: AtTerminal) -> None:
    ask(game, "tempura\r", "Ana: tempura.")
    game.kill(signal.SIGSEGV, game.player)
    game.wait_for("The game goes on")
    ask(game, "0", "waiting for Bruno")
    game.kill(signal.SIGKILL, game.player)
    assert game.wait() == 128 + signal.SIGKILL
    assert game.settings() == game.sane


def test_a_request_to_end_leaves_the_terminal_as_it_was(game: AtTerminal) -> None:
    game.kill(signal.SIGTERM)
    assert game.wait() == 128 + signal.SIGTERM
    assert game.settings() == game.sane
