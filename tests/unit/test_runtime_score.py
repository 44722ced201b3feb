"""`sushi-says score`: bad input ends it with line and value, and the answers before it stand."""

from __future__ import annotations

import io
import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant import cli
from assistant.runtime.score import score

GOOD = '{"game": "sushi-go", "tableaus": [["wasabi", "squid-nigiri"], ["tempura"]]}'
ANSWER = {"scores": [9, 0], "breakdown": [{"nigiri": 9}, {}]}


def run(*lines: str | bytes) -> tuple[int, list[object], str]:
    """The exit code, the answers, and what was said on standard error."""
    out, errors = io.StringIO(), io.StringIO()
    given = [line if isinstance(line, bytes) else line.encode() for line in lines]
    code = score(given, "here", out, errors)
    return code, [json.loads(line) for line in out.getvalue().splitlines()], errors.getvalue()


def table(*tableaus: list[str], final: object = False) -> str:
    return json.dumps({"game": "sushi-go", "final": final, "tableaus": tableaus})


def test_final_may_be_left_out() -> None:
    assert run(GOOD) == (0, [ANSWER], "")


def test_final_adds_the_puddings_and_names_their_line() -> None:
    code, answers, _ = run(table(["pudding"], ["tempura", "tempura"], [], final=True))
    assert code == 0
    breakdown = [{"pudding": 6}, {"tempura": 5, "pudding": -3}, {"pudding": -3}]
    assert answers == [{"scores": [6, 2, -3], "breakdown": breakdown}]


def test_blank_lines_are_skipped_and_counted() -> None:
    code, answers, error = run("\n", GOOD, "   \t\n", "\r\n", GOOD, "", "nonsense")
    assert (code, answers) == (2, [ANSWER, ANSWER])
    assert error == "here, line 7: not JSON: 'nonsense'.\n"


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("{", "'{'"),
        (b"\xff\xfe", "not JSON"),
        ("[" * 100_000, "not JSON"),
        (GOOD.replace("}", ', "note": NaN}'), "not JSON"),
        (GOOD.replace("}", ', "note": [-Infinity]}'), "not JSON"),
        ("[]", "'[]'"),
        ("3", "'3'"),
        ("{}", "unknown game None"),
        ('{"game": "chess", "tableaus": []}', "unknown game 'chess'"),
        ('{"game": 7}', "unknown game 7"),
        ('{"game": ["sushi-go"]}', "unknown game ['sushi-go']"),
        ('{"game": "sushi-go"}', "not None"),
        ('{"game": "sushi-go", "tableaus": {"a": []}}', "{'a': []}"),
        ('{"game": "sushi-go", "tableaus": [["tempura"], "tempura"]}', "'tempura'"),
        (table(["tempura"]), "1 tableaus"),
        (table(), "0 tableaus"),
        (table([], [], [], [], [], []), "6 tableaus"),
        (table(["unagi"], []), "unknown kind 'unagi'"),
        (table(["Tempura"], []), "unknown kind 'Tempura'"),
        ('{"game": "sushi-go", "tableaus": [[3], []]}', "unknown kind 3"),
        ('{"game": "sushi-go", "tableaus": [[["tempura"]], []]}', "unknown kind ['tempura']"),
        ('{"game": "sushi-go", "tableaus": [["tempura", null], []]}', "unknown kind None"),
        (table(["chopsticks"] * 3, ["chopsticks"] * 2), "5 cards of 'chopsticks', but the deck holds 4"),
        (table(["tempura"] * 15, []), "15 cards of 'tempura', but the deck holds 14"),
        (table([], [], final=1), "1"),
        (table([], [], final="yes"), "'yes'"),
        (table([], [], final=None), "None"),
    ],
)
def test_a_bad_line_ends_it_with_line_and_value(line: str | bytes, value: str) -> None:
    code, answers, error = run(GOOD, "", line, GOOD)
    assert (code, answers) == (2, [ANSWER])
    assert error.startswith("here, line 3: ")
    assert value in error
    assert error.count("\n") == 1


def test_all_cards_of_the_deck_are_not_too_many() -> None:
    assert run(table(["chopsticks"] * 4, ["tempura"] * 14))[0] == 0


def test_each_answer_comes_before_the_next_line_is_read() -> None:
    out = io.StringIO()

    def watched() -> Iterator[bytes]:
        for number in range(3):
            assert len(out.getvalue().splitlines()) == number
            yield GOOD.encode()

    assert score(watched(), "here", out, io.StringIO()) == 0


def test_the_command_reads_a_file_and_names_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "tables.jsonl"
    path.write_text(f"{GOOD}\n\n{GOOD[:-1]}\n", encoding="utf-8")
    assert cli.main(["score", str(path)]) == 2
    out, error = capsys.readouterr()
    assert json.loads(out) == ANSWER
    assert error.startswith(f"{path}, line 3: not JSON: ")


def test_a_file_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["score", str(tmp_path / "none.jsonl")]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.startswith(str(tmp_path / "none.jsonl"))


def test_a_byte_order_mark_is_not_part_of_the_table() -> None:
    assert run(b"\xef\xbb\xbf" + GOOD.encode()) == (0, [ANSWER], "")


def test_a_value_without_end_is_not_told_to_its_end() -> None:
    code, answers, error = run(json.dumps({"game": "x" * 100_000}))
    assert (code, answers) == (2, [])
    assert error.startswith("here, line 1: unknown game 'xxx")
    assert len(error) < 400


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the device that is always full is Linux's own")
def test_a_full_disk_is_told_in_one_sentence() -> None:
    errors = io.StringIO()
    full = Path("/dev/full").open("w", encoding="utf-8")  # noqa: SIM115  what it could not write, it tries again when it is closed
    code = score([GOOD.encode()], "here", full, errors)
    with pytest.raises(OSError, match="No space"):
        full.close()
    assert (code, errors.getvalue()) == (2, "here, line 1: the answer cannot be written: No space left on device.\n")


def test_an_interrupt_ends_it_without_a_word() -> None:
    code = "import sys; from assistant.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", code, "score", "-"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stderr is not None
        print(GOOD, file=program.stdin, flush=True)
        assert json.loads(program.stdout.readline()) == ANSWER
        program.send_signal(signal.SIGINT)
        assert program.stderr.read() == ""
        assert program.wait(60) == 128 + signal.SIGINT
