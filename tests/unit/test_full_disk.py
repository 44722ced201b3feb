"""Answers that go to a full disk: one sentence and exit 2, as for everything that cannot be used."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from pathlib import Path

import pytest

from assistant.cli import main
from assistant.runtime.cards_files import write
from tests.unit.played import TWO

pytestmark = pytest.mark.skipif(not Path("/dev/full").exists(), reason="the device that is always full is Linux's own")

GIVEN = {
    ("replay",): TWO + "card main tempura\n",
    ("replay", "--json"): TWO + "card main tempura\nexpect refused\n",
    ("readers", "--decode", "text"): "SGBBBBGS\n",
    ("score",): '{"game": "sushi-go", "tableaus": [["wasabi", "squid-nigiri"], ["tempura"]]}\n',
    ("cards", "lint"): "",
}


def full_stream(*, is_buffered: bool) -> TextIOWrapper:
    """Standard output on a full disk; not buffered, as PYTHONUNBUFFERED has it."""
    if is_buffered:
        return Path("/dev/full").open("w", encoding="utf-8")
    return TextIOWrapper(Path("/dev/full").open("wb", buffering=0), encoding="utf-8", write_through=True)


@pytest.mark.parametrize("is_buffered", [True, False])
@pytest.mark.parametrize("command", GIVEN)
def test_what_cannot_be_written_is_one_sentence(
    command: tuple[str, ...],
    is_buffered: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "given"
    file.write_text(GIVEN[command], encoding="utf-8")
    with full_stream(is_buffered=is_buffered) as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert main([*command, *([str(file)] if GIVEN[command] else [])]) == 2
        errors = capsys.readouterr().err
        assert errors.endswith("cannot be written: No space left on device.\n")
        assert errors.count("\n") == 1
        assert full.closed or not is_buffered, "what could not be written would be tried again at exit"


@pytest.mark.parametrize("is_buffered", [True, False])
def test_who_has_nothing_to_write_needs_no_room(
    is_buffered: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "given").write_text("", encoding="utf-8")
    with full_stream(is_buffered=is_buffered) as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert main(["score", str(tmp_path / "given")]) == 0
    assert capsys.readouterr().err == ""


def test_a_file_of_a_deck_for_which_there_is_no_room_is_named() -> None:
    with pytest.raises(OSError, match="No space left") as error:
        write(Path("/dev/full"), b"labels")
    assert error.value.filename == "/dev/full"


def test_somebody_who_has_gone_is_told_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when the answers go to `head`, which has seen enough."""

    class Gone:
        def write(self, _text: str) -> int:
            raise BrokenPipeError

        def flush(self) -> None:
            raise BrokenPipeError

    file = tmp_path / "given"
    for command, given in GIVEN.items():
        file.write_text(given, encoding="utf-8")
        with (tmp_path / "errors").open("w", encoding="utf-8") as errors, monkeypatch.context() as patched:
            patched.setattr(sys, "stdout", Gone())
            patched.setattr(sys, "stderr", errors)
            assert main([*command, *([str(file)] if given else [])]) == 1
        assert (tmp_path / "errors").read_text(encoding="utf-8") == ""
