"""What a script expects, beside what was heard and where the game stands."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from assistant.games.game import FinalResult, RoundResult
from assistant.table.script import (
    Expect,
    ExpectAccepted,
    ExpectRefused,
    ExpectResult,
    ExpectRound,
    ExpectSay,
    ExpectSilent,
    ExpectWords,
)
from assistant.words.announcement import Audience


@dataclass(frozen=True, slots=True)
class Heard:
    """Everything that an expectation may ask about."""

    lang: str
    said: Mapping[Audience, Sequence[str]]  # since the instruction before
    has_input: bool  # something was scanned or pressed at all
    refused: str | None  # the reason of the last scan or key
    rounds: Sequence[RoundResult]
    result: FinalResult | None
    words_of_turn: int  # said to the table in the turn that closed last


def unmet(expect: Expect, heard: Heard) -> str | None:
    """Why an expectation does not hold ("expected …, got …"); None if it holds."""
    match expect:
        case ExpectSay(_, audience, text, lang):
            said = heard.said.get(audience, ())
            if lang not in (None, heard.lang) or any(contains(line, text) for line in said):
                return None
            return f'expected say {audience} "{text}", got {listed(said)}'
        case ExpectSilent(_, audience):
            said = heard.said.get(audience, ())
            return f"expected silent {audience}, got {listed(said)}" if said else None
        case ExpectRefused(_, reason):
            if heard.refused is not None and reason in (None, heard.refused):
                return None
            return f"expected refused{f' {reason}' if reason else ''}, got {came_of(heard)}"
        case ExpectAccepted():
            return None if heard.has_input and heard.refused is None else f"expected accepted, got {came_of(heard)}"
        case ExpectRound(_, scores):
            return different("round", scores, heard.rounds[-1].scores if heard.rounds else None)
        case ExpectResult(_, totals):
            return different("result", totals, heard.result.totals if heard.result else None)
        case ExpectWords(_, most):
            return f"expected words {most}, got {heard.words_of_turn}" if heard.words_of_turn > most else None
        case _:
            assert_never(expect)


def contains(said: str, text: str) -> bool:
    """Whether what was said holds this text; `…` stands for anything, and an apostrophe may be straight or curly."""
    parts = (re.escape(part) for part in text.replace("’", "'").split("…"))
    return re.search(".*".join(parts), said.replace("’", "'"), re.DOTALL) is not None


def came_of(heard: Heard) -> str:
    if not heard.has_input:
        return "nothing scanned or pressed yet"
    return "accepted" if heard.refused is None else f"refused {heard.refused}"


def different(what: str, expected: tuple[int, ...], got: tuple[int, ...] | None) -> str | None:
    if got == expected:
        return None
    shown = " ".join(map(str, got)) if got is not None else f"no {what} yet"
    return f"expected {what} {' '.join(map(str, expected))}, got {shown}"


def listed(said: Sequence[str]) -> str:
    return " / ".join(f'"{text}"' for text in said) if said else "silence"
