"""What every end-to-end test is given: a home of its own, a scanner at a pseudo-terminal, a sound card that records."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hardware.pty_reader import PtyReader
from tests.hardware.sink import pulse_sink, pulse_sinks

__all__ = ["home", "pulse_sink", "pulse_sinks", "scanner"]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A new user's empty home."""
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


@pytest.fixture
def scanner(tmp_path: Path) -> Iterator[PtyReader]:
    with PtyReader(tmp_path) as reader:
        yield reader
