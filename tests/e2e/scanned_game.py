"""A whole game for three as a scanner sends it, turn by turn; the same for every run."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from assistant.deck.codes import CardSet, Code, encode_code
from assistant.deck.deck import load_controls
from assistant.runtime.library import Library
from assistant.runtime.replay import Replay
from assistant.table.script_parser import parse_script

PLAYERS = "Ana, Bruno, Chloé"
CHOPSTICKS = range(104, 108)


def card(number: int) -> str:
    return encode_code(Code(CardSet.SUSHI_GO, "B", number))


def badge(seat: int) -> str:
    return encode_code(Code(CardSet.CONTROLS, "B", seat - 1))


def control(command: str) -> str:
    return encode_code(Code(CardSet.CONTROLS, "B", load_controls().number_of(command)))


def turns() -> list[list[str]]:
    """The codes of twenty-seven turns. In the second one Ana says "Sushi Go!" and reveals two."""
    others = [number for number in range(108) if number not in CHOPSTICKS]
    Random(11).shuffle(others)
    deal = iter([CHOPSTICKS[0], *others])
    played = [[card(next(deal)) for _ in range(3)] for _ in range(27)]
    played[1][:0] = [card(CHOPSTICKS[0]), card(next(deal))]
    return played


def script(played: list[list[str]], lang: str = "en") -> str:
    """The same game for `sushi-says replay`."""
    return f"game sushi-go\nlang {lang}\nplayers {PLAYERS}\n" + "".join(map(scans, played))


def scans(turn: list[str]) -> str:
    return "".join(f"scan main {code}\n" for code in turn)


class SloppyScanner:
    """What a hasty hand and a cheap scanner make of codes: read twice, ended in every way, torn anywhere."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def bytes_of(self, code: str) -> bytes:
        once = (code.lower() if self._chance.random() < 0.2 else code).encode()
        return b"".join(
            once + self._chance.choice([b"\r", b"\n", b"\r\n"]) for _ in range(self._chance.choice([1, 1, 2, 3]))
        )

    def pieces(self, data: bytes) -> list[int]:
        """The sizes in which they come, as `PtyReader.write` takes them."""
        return [self._chance.randint(1, 9) for _ in range(len(data) // 5)]


@dataclass(frozen=True, slots=True)
class Told:
    """What the table hears of a game: all lines, and how many there are when each turn is over."""

    lines: list[str]
    ends: list[int]


def told(played: list[list[str]], lang: str = "en") -> Told:
    """What `sushi-says replay` tells of these turns."""
    lines: list[str] = []
    text = "".join(scans(turn) + "expect result 0\n" for turn in played)
    parsed = parse_script(script([], lang) + text, Library(), "game")
    run = Replay(parsed, lang, "game", lambda _: None, lambda line: lines.append(line.text)).run()
    return Told(lines, [len(lines) for _ in run])  # it stops at each expectation, since none of them holds
