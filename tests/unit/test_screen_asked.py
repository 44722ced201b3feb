"""What a seat's page may wish for, and nothing else."""

from __future__ import annotations

import json

import pytest

from assistant.screen.asked import (
    Asked,
    BadRequest,
    CodeRead,
    KeyPressed,
    KindNamed,
    LanguageChosen,
    TagHeld,
    parse_asked,
)
from assistant.screen.limits import Allowance


@pytest.mark.parametrize(
    ("wish", "asked"),
    [
        ({"kind": "egg-nigiri"}, KindNamed("egg-nigiri")),
        ({"key": "undo"}, KeyPressed("undo")),
        ({"key": "tableau", "number": 3}, KeyPressed("tableau", 3)),
        ({"key": "choice-2"}, KeyPressed("choice-2")),
        ({"scan": "SGBBBBGS"}, CodeRead("SGBBBBGS")),
        ({"tag": "04A23BC4D5E680", "text": ""}, TagHeld("04A23BC4D5E680", "")),
        ({"lang": "pt-BR"}, LanguageChosen("pt-BR")),
        ({"lang": ""}, LanguageChosen("")),
    ],
)
def test_a_wish_is_understood(wish: dict[str, object], asked: Asked) -> None:
    assert parse_asked(json.dumps(wish).encode()) == asked


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff",
        b"[]",
        b"null",
        b"{}",
        b'{"kind": ""}',
        b'{"kind": "Tempura!"}',
        b'{"kind": "' + b"a" * 41 + b'"}',
        b'{"kind": "tempura", "seat": 2}',
        b'{"key": "tableau"}',
        b'{"key": "tableau", "number": 9}',
        b'{"key": "tableau", "number": "2"}',
        b'{"scan": ""}',
        b'{"scan": "' + b"A" * 201 + b'"}',
        b'{"scan": "\\u001b[2J"}',
        b'{"lang": "de"}',
        b"[" * 1020,
    ],
)
def test_all_else_is_refused(body: bytes) -> None:
    with pytest.raises(BadRequest):
        parse_asked(body)


def test_an_allowance_is_so_many_at_once_and_then_so_many_a_second() -> None:
    allowance = Allowance(2, 0.5)
    assert [allowance.take(10.0) for _ in range(3)] == [True, True, False]
    assert [allowance.take(11.9), allowance.take(12.0), allowance.take(12.0)] == [False, True, False]
    assert [allowance.take(9_999.0) for _ in range(3)] == [True, True, False]
