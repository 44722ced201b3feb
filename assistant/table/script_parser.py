"""Read a `.table` script whole, before anything runs; what is wrong is one sentence with line and value."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from assistant.deck.deck import Deck
from assistant.deck.tags import BadUid, canonical_uid
from assistant.games.game import HOUSE_RULES, LONGEST_NAME, BadInstruction, BadSeating, Game, is_name
from assistant.readers.scan import Instructed, Named, Pressed, Scan, TagRead, Typed
from assistant.table.script import (
    BadgeShown,
    BadScript,
    CardShown,
    ExpectAccepted,
    ExpectRefused,
    ExpectResult,
    ExpectRound,
    ExpectSay,
    ExpectSilent,
    ExpectWords,
    Given,
    Instruction,
    Script,
    Waited,
)
from assistant.words.announcement import TABLE, Audience

REASONS = frozenset(
    "unreadable unknown-card other-set already-in-play discarded kind-exhausted reveal-complete no-such-seat "
    "chopsticks-too-new last-card already-declared no-chopsticks no-private-channel cannot-stand game-over "
    "nothing-to-undo nothing-to-redo bad-row no-row no-roll dice-count not-rolled keep-count last-roll no-dice "
    "no-such-tile too-few-chopsticks only-top own-stack not-now "
    "already-seated players-two-to-five dummy-needs-two".split()
)
LANGUAGES = ("en", "fr", "pt-BR")
KEYS = frozenset("undo redo correct check count identify repeat stop scores why turn changes help older newer".split())
SET_UP_KEYS = frozenset("start resume new-game language rules change".split())
BADGES = range(1, 9)
MAIN = "main"  # the default reader, shared; it exists undeclared

_SAY = re.compile(r'say\s+(table|seat\s+\d+)(?:\s+([A-Za-z-]+))?\s+"(.*)"')


class Library(Protocol):
    """Where a script's game and deck come from."""

    def games(self) -> Collection[str]: ...
    def game(self, name: str) -> Game: ...
    def deck(self, name: str) -> Deck: ...


def parse_script(text: str, library: Library, place: str = "script") -> Script:
    """Turn a script's text into a Script. Raises BadScript at the first line that is malformed."""
    return ScriptParser(library, place).parse(text)


def strip_comment(line: str) -> str:
    """A line without its comment: from a `#` at its start or after white space, outside quotes."""
    is_quoted = False
    for place, letter in enumerate(line):
        if letter == '"':
            is_quoted = not is_quoted
        elif letter == "#" and not is_quoted and (place == 0 or line[place - 1].isspace()):
            return line[:place]
    return line


class ScriptParser:
    """One pass over the lines; the set-up is complete when the first other instruction comes."""

    def __init__(self, library: Library, place: str) -> None:
        self.library, self.place = library, place
        self.script = Script()
        self.line = 0
        self.seen: dict[str, int] = {}  # what the set-up has said, and in which line
        self.is_set_up = False
        self.set_up: dict[str, Callable[[str], None]] = {
            "game": self.set_game,
            "lang": self.set_lang,
            "players": self.set_players,
            "set-up": self.set_badges,
            "rule": self.set_rule,
            "reader": self.set_reader,
            "verbosity": self.set_verbosity,
            "tags": self.set_tags,
        }
        self.verbs: dict[str, Callable[[str], Instruction]] = {
            "scan": self.parse_scan,
            "card": self.parse_card,
            "kind": self.parse_kind,
            "badge": self.parse_badge,
            "tag": self.parse_tag,
            "type": self.parse_type,
            "key": self.parse_key,
            "wait": self.parse_wait,
            "expect": self.parse_expect,
        }

    def bad(self, reason: str, line: int = 0) -> BadScript:
        return BadScript(f"{self.place}, line {line or self.line}: {reason}.")

    def parse(self, text: str) -> Script:
        lines = text.removeprefix("\ufeff").removesuffix("\n").split("\n")
        for self.line, line in enumerate(lines, 1):
            if "\0" in line:
                raise self.bad("no text: there is a NUL character")
            verb, _, rest = " ".join(strip_comment(line).split(None, 1)).partition(" ")
            if verb:
                self.parse_line(verb, rest.strip())
        self.finish_set_up()
        return self.script

    def parse_line(self, verb: str, rest: str) -> None:
        if verb in self.set_up:
            if self.is_set_up:
                raise self.bad(f"{verb!r} must stand before the first other instruction")
            self.set_up[verb](rest)
        elif verb in self.verbs:
            self.finish_set_up()
            self.script.instructions.append(self.verbs[verb](rest))
        elif self.script.game and verb in self.library.game(self.script.game).instructions:
            self.finish_set_up()
            self.script.instructions.append(self.parse_instruction(verb, rest))
        else:
            raise self.bad(f"unknown instruction {verb!r}")

    # The set-up

    def once(self, what: str) -> None:
        if what in self.seen:
            raise self.bad(f"{what} is given twice")
        self.seen[what] = self.line

    def set_game(self, rest: str) -> None:
        self.once("game")
        if rest not in self.library.games():
            raise self.bad(f"unknown game {rest!r}; there are {', '.join(self.library.games())}")
        self.script.game = rest

    def set_lang(self, rest: str) -> None:
        self.once("lang")
        if rest not in LANGUAGES:
            raise self.bad(f"unknown language {rest!r}; there are {', '.join(LANGUAGES)}")
        self.script.lang = rest

    def set_players(self, rest: str) -> None:
        self.once("players")
        names = tuple(name.strip() for name in rest.split(","))
        if not all(names):
            raise self.bad(f"a player without a name in {rest[:80]!r}")
        for name in names:
            if not is_name(name):
                raise self.bad(
                    f"a name has at most {LONGEST_NAME} letters and signs, and nothing else, not {name[:80]!r}"
                )
        self.script.names = names

    def set_badges(self, rest: str) -> None:
        self.once("players")
        if rest:
            raise self.bad(f"'set-up' takes nothing, not {rest!r}")

    def set_rule(self, rest: str) -> None:
        name, value = self.words(rest, 2, "rule NAME VALUE")
        self.once(f"rule {name}")
        if name not in HOUSE_RULES:
            raise self.bad(f"unknown house rule {name!r}")
        if value not in HOUSE_RULES[name]:
            raise self.bad(f"house rule {name} is {' or '.join(HOUSE_RULES[name])}, not {value!r}")
        self.script.rules[name] = value

    def set_reader(self, rest: str) -> None:
        words = rest.split()
        if len(words) == 3 and words[1] == "seat":
            seat = self.number(words[2], "a seat")
            if not seat:  # within, 0 is a shared reader's
                raise self.bad("seats count from 1")
        elif len(words) == 1:
            seat = 0
        else:
            raise self.bad(f"'reader' takes a name and perhaps 'seat N', not {rest!r}")
        self.once(f"reader {words[0]}")
        self.script.owners[words[0]] = seat

    def set_verbosity(self, rest: str) -> None:
        self.once("verbosity")
        if rest not in ("full", "brief"):
            raise self.bad(f"verbosity is full or brief, not {rest!r}")
        self.script.is_brief = rest == "brief"

    def set_tags(self, rest: str) -> None:
        self.once("tags")
        if not rest:
            raise self.bad("'tags' takes the file of the tags")
        self.script.tags = (self.line, rest)

    def finish_set_up(self) -> None:
        """Before the first other instruction: do the game, the players, rules and readers fit together?"""
        if self.is_set_up:
            return
        self.is_set_up = True
        if not self.script.game or "players" not in self.seen:
            missing = "players" if self.script.game else "game"
            raise self.bad(f"{missing!r} is missing before the first other instruction")
        self.game, self.deck = self.library.game(self.script.game), self.library.deck(self.script.game)
        self.seats = self.players = BADGES[-1]
        if self.script.names:
            has_dummy = self.script.rules.get("dummy") == "on"
            if has_dummy and len(self.script.names) != 2:  # in a game that has no dummy too
                raise self.bad(
                    f"the dummy plays with two players only, not with {len(self.script.names)}",
                    self.seen["rule dummy"],
                )
            try:
                self.seats = self.game.seats(self.game.begin(self.script.seating))
            except BadSeating as error:
                raise self.bad(str(error), self.seen["players"]) from error
            self.players = len(self.script.names)
        for reader, seat in self.script.owners.items():
            if not 0 <= seat <= self.players:
                raise self.bad(
                    f"reader {reader} belongs to seat {seat}, which nobody has", self.seen[f"reader {reader}"]
                )

    # What happens

    def parse_instruction(self, verb: str, rest: str) -> Instruction:
        """An instruction of the game's own."""
        try:
            return Given(self.line, Instructed(MAIN, self.game.parse(verb, rest.split())))
        except BadInstruction as error:
            raise self.bad(str(error)) from error

    def parse_scan(self, rest: str) -> Instruction:
        reader, _, text = rest.partition(" ")
        if not text.strip():
            raise self.bad(f"'scan' takes a reader and what it delivers, not {rest!r}")
        return Given(self.line, Scan(self.reader(reader), text.strip()))

    def parse_card(self, rest: str) -> Instruction:
        words = rest.split()
        if len(words) not in (2, 3):
            raise self.bad(f"'card' takes a reader, a kind and perhaps a copy, not {rest!r}")
        kind = self.kind(words[1])
        copies = len(self.deck.numbers_of(kind))
        copy = self.number(words[2], "a copy") if len(words) > 2 else None
        if copy is not None and not 1 <= copy <= copies:
            raise self.bad(f"there are {copies} cards of {kind}, so no copy {copy}")
        return CardShown(self.line, self.reader(words[0]), kind, copy)

    def parse_kind(self, rest: str) -> Instruction:
        reader, kind = self.words(rest, 2, "kind READER KIND")
        return Given(self.line, Named(self.reader(reader), self.kind(kind)))

    def parse_badge(self, rest: str) -> Instruction:
        reader, seat = self.words(rest, 2, "badge READER SEAT")
        number = self.number(seat, "a badge")
        if number not in BADGES:
            raise self.bad(f"badges are 1 to {BADGES[-1]}, not {number}")
        return BadgeShown(self.line, self.reader(reader), number)

    def parse_tag(self, rest: str) -> Instruction:
        reader, _, number = rest.partition(" ")
        uid, _, text = number.strip().partition(" ")
        try:
            return Given(self.line, TagRead(self.reader(reader), canonical_uid(uid), text.strip()))
        except BadUid as error:
            raise self.bad(str(error)) from error

    def parse_type(self, rest: str) -> Instruction:
        reader, _, text = rest.partition(" ")
        if not text.strip():
            raise self.bad(f"'type' takes a reader and what is typed, not {rest!r}")
        return Given(self.line, Typed(self.reader(reader), text.strip()))

    def parse_key(self, rest: str) -> Instruction:
        words = rest.split()
        if len(words) == 2 and words[0] == "tableau":
            return Given(self.line, Pressed(MAIN, "tableau", self.seat(words[1])))
        known = KEYS | SET_UP_KEYS | set(self.game.keys)
        if len(words) != 1 or words[0] not in known:
            raise self.bad(f"unknown key {rest!r}")
        return Given(self.line, Pressed(MAIN, words[0]))

    def parse_wait(self, rest: str) -> Instruction:
        if not re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?|\.[0-9]{1,9}", rest):
            raise self.bad(f"'wait' takes seconds, not {rest!r}")
        return Waited(self.line, float(rest))

    # What is expected

    def parse_expect(self, rest: str) -> Instruction:
        words = rest.split()
        match words:
            case ["say", *_]:
                return self.expect_say(rest)
            case ["silent", *whom]:
                return ExpectSilent(self.line, self.audience(whom, rest))
            case ["refused"]:
                return ExpectRefused(self.line, None)
            case ["refused", reason] if reason in REASONS:
                return ExpectRefused(self.line, reason)
            case ["refused", reason]:
                raise self.bad(f"unknown reason {reason!r}")
            case ["accepted"]:
                return ExpectAccepted(self.line)
            case ["round", *scores] if scores:
                return ExpectRound(self.line, self.numbers(scores))
            case ["result", *totals] if totals:
                return ExpectResult(self.line, self.numbers(totals))
            case ["words", most]:
                return ExpectWords(self.line, self.number(most, "a number of words"))
            case _:
                raise self.bad(f"unknown expectation {rest!r}")

    def expect_say(self, rest: str) -> Instruction:
        parts = _SAY.fullmatch(rest)
        if parts is None:
            raise self.bad(f"'expect say' takes table or seat N and a text in quotes, not {rest!r}")
        whom, lang, text = parts.groups()
        if lang is not None and lang not in LANGUAGES:
            raise self.bad(f"unknown language {lang!r}; there are {', '.join(LANGUAGES)}")
        return ExpectSay(self.line, self.audience(whom.split(), rest), text, lang)

    def audience(self, words: Sequence[str], rest: str) -> Audience:
        match words:
            case ["table"]:
                return TABLE
            case ["seat", number]:
                return Audience(self.seat(number))
            case _:
                raise self.bad(f"table or seat N was expected in {rest!r}")

    # Their parts

    def words(self, rest: str, count: int, form: str) -> list[str]:
        words = rest.split()
        if len(words) != count:
            raise self.bad(f"the form is '{form}', not {rest!r}")
        return words

    def number(self, word: str, what: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,9}", word):
            raise self.bad(f"{what} is a number, not {word!r}")
        return int(word)

    def numbers(self, words: Sequence[str]) -> tuple[int, ...]:
        return tuple(self.number(word, "a score") for word in words)

    def seat(self, word: str) -> int:
        number = self.number(word, "a seat")
        if not 1 <= number <= self.seats:
            raise self.bad(f"nobody has seat {number}")
        return number

    def reader(self, name: str) -> str:
        if name != MAIN and name not in self.script.owners:
            raise self.bad(f"unknown reader {name!r}")
        return name

    def kind(self, name: str) -> str:
        if name not in {kind.id for kind in self.deck.kinds}:
            raise self.bad(f"unknown kind {name!r}")
        return name
