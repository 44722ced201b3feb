"""The command `sushi-says`: parses what is asked, builds it, runs it."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NoReturn

LANGUAGES = ("en", "fr", "pt-BR")
VOICES = ("espeak", "mbrola", "pyttsx3", "piper", "screen-reader", "speech-dispatcher", "none")
GAMES = ("sushi-go", "sushi-bar")
COPIES = "BCDEFGHJKLNOPRSTUVX"
MADE = (*GAMES, "controls")
INTERRUPTED = 128 + signal.SIGINT  # an exit code, as shells tell it

Run = Callable[[argparse.Namespace], int]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code."""
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  open as long as the program runs
    if sys.stdout is None:
        print("standard output is closed.", file=sys.stderr)
        return 2
    given = sys.argv[1:] if arguments is None else arguments
    asked = next((word for word in given if not word.startswith("-")), "")
    options = parser(asked).parse_args(given)
    try:
        return told_to_the_end(int(options.run(options)))
    except KeyboardInterrupt:
        return INTERRUPTED  # whoever pressed Ctrl-C knows it
    except BrokenPipeError:
        sys.stderr.close()  # whoever read the answers has gone; nothing is left to say
        return 1
    except OSError:
        if not told_to_the_end(0, end="\n"):  # an unbuffered stream has nothing left that would fail again
            raise  # what failed was not the writing of the answers
        return 2


def told_to_the_end(code: int, end: str = "") -> int:
    """Write what is left. What a full disk does not take is dropped: Python would try again, and exit with 120."""
    try:
        if end:
            print(end=end)
        sys.stdout.flush()  # of an unbuffered stream nothing is left; to write nothing at all could fail as well
    except BrokenPipeError:
        raise
    except OSError as error:
        with suppress(OSError):
            sys.stdout.close()
        if not code:  # a command that failed has told why
            print(f"standard output cannot be written: {error.strerror}.", file=sys.stderr)
            return 2
    return code


class Parser(argparse.ArgumentParser):
    """Tells in one line what it cannot take: all options before that, as argparse has it, are long by ear."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}. What it takes is told by: {self.prog} --help\n")


def parser(asked: str) -> Parser:
    """All commands, and the options of the one that is `asked` for: making those of all would be felt at each start."""
    top = Parser(prog="sushi-says", description="The voice of a table that plays Sushi Go!")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    for name, use, add_options in (
        ("play", "play a game", play_options),
        ("replay", "play a script through the same pipeline, without a device", replay_options),
        ("score", "score tables, JSON Lines in and out", score_options),
        ("readers", "find readers, watch what they read, add one to the settings", readers_options),
        ("cards", "make a deck that is heard and felt", cards_options),
        ("learn", "learn the stickers and the rules by ear, with or without a deck", learn_options),
        ("voices", "hear the voices and choose one", partial(listening_options, run=run_voices)),
        ("audio", "hear the sound devices and settle whose each is", partial(listening_options, run=run_audio)),
        ("sounds", "learn the sounds", partial(listening_options, run=run_sounds)),
        ("doctor", "is everything ready to play?", doctor_options),
    ):
        command = commands.add_parser(name, help=use)
        if name == asked:
            add_options(command)
    return top


def play_options(play: argparse.ArgumentParser) -> None:
    play.add_argument("--game", choices=GAMES, help="which game; else the one left open, or Sushi Go!")
    play.add_argument("--seed", type=int, metavar="NUMBER", help="the same dice and shuffles every time")
    play.add_argument("--resume", action="store_true", help="go on with the open game")
    play.add_argument("--lang", choices=LANGUAGES, help="the table's language")
    play.add_argument("--players", help="names with commas, in seat order: deal at once")
    play.add_argument("--reader", action="append", default=[], metavar="URL", help="serial:///dev/…, socket://…")
    play.add_argument("--voice", choices=VOICES, help="which voice speaks")
    play.add_argument("--screen", action="store_true", help="show the table, and a page for each seat, in a browser")
    shared = "let phones in this network open the pages too; at this address of the computer, or at the one found"
    play.add_argument("--share", nargs="?", const="", metavar="ADDRESS", help=shared)
    play.add_argument("--lines", type=cells, metavar="CELLS", help="wrap lines between words, for a braille display")
    play.add_argument("--config", metavar="FILE", help="another configuration file")
    play.add_argument("--state", metavar="DIR", help="where games are kept")
    play.set_defaults(run=run_play)


def replay_options(replay: argparse.ArgumentParser) -> None:
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--json", action="store_true", help="print facts and lines as JSON Lines")
    replay.add_argument("--lang", choices=LANGUAGES, help="instead of the script's language")
    replay.set_defaults(run=run_replay)


def score_options(score: argparse.ArgumentParser) -> None:
    score.add_argument("file", metavar="FILE", nargs="?", help="standard input if left out")
    score.set_defaults(run=run_score)


def readers_options(readers: argparse.ArgumentParser) -> None:
    formats = "text, rdm6300, id12, parallax, pn532, sushi-reader"
    doing = readers.add_mutually_exclusive_group()
    doing.add_argument("--watch", action="store_true", help="say and print each scan, of all readers or of one URL")
    doing.add_argument("--add", action="store_true", help="find out what a reader is, and add it to the settings")
    doing.add_argument("--decode", metavar="FORMAT", help=f"show what raw bytes mean: {formats}")
    raw_or_reader = "raw bytes (standard input if left out), or the reader to watch or add"
    readers.add_argument("file", metavar="FILE|PORT|URL", nargs="?", help=raw_or_reader)
    readers.add_argument("--lang", choices=LANGUAGES, help="instead of the settings' language")
    readers.add_argument("--config", metavar="FILE", help="another configuration file")
    readers.set_defaults(run=run_readers)


def cards_options(command: argparse.ArgumentParser) -> None:
    cards = command.add_subparsers(required=True, metavar="WHAT")
    lint = cards.add_parser("lint", help="which kinds a finger would confuse, and what tells them apart")
    lint.add_argument("--deck", metavar="FILE", help="a deck file of your own")
    sheets = cards.add_parser("print", help="sheets of labels, or of badges and control cards, as PDF")
    sheets.add_argument("what", nargs="?", choices=MADE, default=MADE[0], help="whose; Sushi Go! if left out")
    sheets.add_argument("--paper", choices=("a4", "letter"), help="full sheets, to be cut; a4 if left out")
    sheets.add_argument("--grid", metavar="NAME|FILE.toml", help="sheets of labels from a shop: L7651, 5167, …")
    sheets.add_argument("--copy", metavar="LETTER", type=copy_letter, default="B", help="B, or C for a second deck")
    sheets.add_argument("--out", metavar="FILE", help="where the PDF goes")
    dots = cards.add_parser("braille", help="braille sheets and labels, for an embosser or a display")
    dots.add_argument("what", nargs="?", choices=MADE, default=MADE[0], help="whose; Sushi Go! if left out")
    dots.add_argument("--labels", action="store_true", help="a name for each card, not a sheet to look things up")
    dots.add_argument("--contracted", action="store_true", help="contracted braille")
    dots.add_argument("--cells", type=cells, default=40, metavar="NUMBER", help="cells a line; 40 if left out")
    dots.add_argument("--lines", type=braille_lines, default=25, metavar="NUMBER", help="lines a page; 25 if left out")
    dots.add_argument("--out", metavar="FOLDER", default=".", help="where the files go")
    shapes = cards.add_parser("shapes", help="stickers and marks for a plotter, swell paper (SVG), a 3D printer (STL)")
    shapes.add_argument("what", nargs="?", choices=MADE, default=MADE[0], help="whose; Sushi Go! if left out")
    shapes.add_argument("--paper", choices=("a4", "letter"), default="a4", help="the size of the SVG sheets")
    shapes.add_argument(
        "--bed", type=bed_mm, default=200, metavar="MM", help="the side of the printer's bed; 200 if left out"
    )
    shapes.add_argument("--out", metavar="FOLDER", default=".", help="where the files go")
    tray = cards.add_parser("tray", help="the scan tray: STL, and a plan for cardboard in words")
    tray.add_argument("--out", metavar="FOLDER", default=".", help="where the files go")
    making_each = ((lint, "lint"), (sheets, "print"), (dots, "braille"), (shapes, "shapes"), (tray, "tray"))
    for making, name in making_each:
        making.add_argument("--sizes", metavar="FILE", help="sizes and places that differ from the kit’s own")
        making.add_argument("--lang", choices=LANGUAGES, help="instead of the settings' language")
        making.add_argument("--config", metavar="FILE", help="another configuration file")
        making.set_defaults(run=run_cards, make=name)
    check = cards.add_parser("check", help="count a deck by scanning it")
    enrol = cards.add_parser("enrol", help="give each card its radio tag")
    enrol.add_argument("--controls", action="store_true", help="the control cards and badges instead of a game's cards")
    enrol.add_argument(
        "--copy", metavar="LETTER", type=copy_letter, default="B", help="which copy of the set; B is the first"
    )
    for counted in (check, enrol):
        counted.add_argument("--game", choices=GAMES, default=GAMES[0], help="whose cards, where none says it")
    sort = cards.add_parser("sort", help="a shop's deck into its piles, by the names printed on the cards")
    sort.add_argument("pictures", nargs="*", metavar="PICTURE|FOLDER", help="photos of cards, instead of a camera")
    sort.add_argument("--camera", metavar="URL", nargs="?", const="camera:0", help="camera:0 if no other is named")
    for talking, run in ((check, run_cards_check), (enrol, run_cards_enrol), (sort, run_cards_sort)):
        dialogue_options(talking, run)


def learn_options(learn: argparse.ArgumentParser) -> None:
    learn.add_argument("--state", metavar="DIR", help="where it is kept what a quiz found missing")
    dialogue_options(learn, run_learn)


def dialogue_options(talking: argparse.ArgumentParser, run: Run) -> None:
    talking.add_argument("--tags", metavar="FILE", help="another file of the radio tags")
    talking.add_argument("--reader", action="append", default=[], metavar="URL", help="serial:///dev/…, socket://…")
    talking.add_argument("--voice", choices=VOICES, help="which voice speaks")
    talking.add_argument("--lines", type=cells, metavar="CELLS", help="wrap lines between words, for a braille display")
    talking.add_argument("--lang", choices=LANGUAGES, help="instead of the settings' language")
    talking.add_argument("--config", metavar="FILE", help="another configuration file")
    talking.set_defaults(run=run)


def doctor_options(doctor: argparse.ArgumentParser) -> None:
    doctor.add_argument("--state", metavar="DIR", help="where games are kept")
    listening_options(doctor, run_doctor)


def listening_options(command: argparse.ArgumentParser, run: Run) -> None:
    command.add_argument("--lang", choices=LANGUAGES, help="instead of the settings' language")
    command.add_argument("--config", metavar="FILE", help="another configuration file")
    command.set_defaults(run=run)


def cells(text: str) -> int:
    """A braille display's row: enough cells for a word."""
    if not text.isdecimal() or not 10 <= int(text) <= 1000:
        raise argparse.ArgumentTypeError(f"must be a whole number from 10 to 1000, not {text!r}")
    return int(text)


def bed_mm(text: str) -> int:
    """The side of a 3D printer's bed."""
    if not text.isdecimal() or not 50 <= int(text) <= 1000:
        raise argparse.ArgumentTypeError(f"must be a whole number of millimetres from 50 to 1000, not {text!r}")
    return int(text)


def braille_lines(text: str) -> int:
    """The lines of a braille page: one for the number, and enough for an item."""
    if not text.isdecimal() or not 5 <= int(text) <= 100:
        raise argparse.ArgumentTypeError(f"must be a whole number from 5 to 100, not {text!r}")
    return int(text)


def run_cards(options: argparse.Namespace) -> int:
    from assistant.runtime.cards_command import make

    return make(options)


def copy_letter(text: str) -> str:
    """The letter of a set's copy, as in the card codes."""
    if len(text) != 1 or text.upper() not in COPIES:
        raise argparse.ArgumentTypeError(f"must be one of the letters {COPIES}, not {text!r}")
    return text.upper()


def run_cards_enrol(options: argparse.Namespace) -> int:
    from assistant.runtime.cards_enrol import cards_enrol

    return cards_enrol(options)


def run_cards_sort(options: argparse.Namespace) -> int:
    from assistant.runtime.cards_sort import cards_sort

    return cards_sort(options)


def run_learn(options: argparse.Namespace) -> int:
    from assistant.runtime.learn import learn

    return learn(options)


def run_cards_check(options: argparse.Namespace) -> int:
    from assistant.runtime.cards_check import cards_check

    return cards_check(options)


def run_voices(options: argparse.Namespace) -> int:
    from assistant.runtime.voices_command import voices

    return voices(options)


def run_audio(options: argparse.Namespace) -> int:
    from assistant.runtime.audio import audio

    return audio(options)


def run_sounds(options: argparse.Namespace) -> int:
    from assistant.runtime.sounds_command import sounds

    return sounds(options)


def run_doctor(options: argparse.Namespace) -> int:
    from assistant.runtime.doctor import doctor

    return doctor(options)


def run_play(options: argparse.Namespace) -> int:
    from assistant.runtime.play import play

    return play(options)


def run_replay(options: argparse.Namespace) -> int:
    from assistant.runtime.replay import replay

    path = Path(options.file)
    return replay(path, as_json=options.json, lang=options.lang, out=sys.stdout, errors=sys.stderr)


def run_score(options: argparse.Namespace) -> int:
    from assistant.runtime.score import score

    if options.file is None or options.file == "-":
        if sys.stdin is None:
            return no_input()
        return score(sys.stdin.buffer, "standard input", sys.stdout, sys.stderr)
    try:
        with Path(options.file).open("rb") as lines:
            return score(lines, options.file, sys.stdout, sys.stderr)
    except BrokenPipeError:
        raise
    except OSError as error:
        print(f"{options.file}: {error.strerror}.", file=sys.stderr)
        return 2


def no_input() -> int:
    print("standard input is closed: name a file.", file=sys.stderr)
    return 2


def run_readers(options: argparse.Namespace) -> int:
    if options.decode is None:
        from assistant.runtime.readers_command import readers

        return readers(options)
    from assistant.readers.decode import decode

    if options.file is None or options.file == "-":
        if sys.stdin is None:
            return no_input()
        return decode(options.decode, sys.stdin.buffer, sys.stdout, sys.stderr)
    try:
        with Path(options.file).open("rb") as stream:
            return decode(options.decode, stream, sys.stdout, sys.stderr)
    except BrokenPipeError:
        raise
    except OSError as error:
        print(f"{options.file}: {error.strerror}.", file=sys.stderr)
        return 2
