"""Read a deck's TOML file and say, in one sentence with file, line and value, what is wrong with it; or replace one."""

from __future__ import annotations

import os
import re
import tempfile
import tomllib
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

SHIPPED = Path(__file__).parent.parent / "cards"  # importlib.resources would cost start-up time; wheels are unpacked


class BadDeck(ValueError):
    """A deck file that cannot be used; the message is one sentence naming file, line (where known) and value."""


@dataclass(frozen=True, slots=True)
class Section:
    """One table of a TOML file, which knows where it stands, so that an error can name the line."""

    path: Path
    text: str
    values: dict[str, object]
    header: str = ""  # "[[kind]]"; nothing for the top of the file
    place: int = 0  # the how-manieth table of that header, from 0

    def bad(self, reason: str, key: str | None = None) -> BadDeck:
        """Make the error that names this section's file, and the line of `key` (of the section itself without one)."""
        line = self._line_of(key)
        return BadDeck(f"{self.path}, line {line}: {reason}" if line else f"{self.path}: {reason}")

    def only(self, keys: Collection[str]) -> None:
        """Refuse keys that nobody reads: a misspelt one would be silently lost."""
        for key in self.values:
            if key not in keys:
                raise self.bad(f"unknown key {key!r}; known are {', '.join(sorted(keys))}", key)

    def word(self, key: str) -> str:
        """Read a text that must be there and not be empty."""
        value = self._required(key)
        if not isinstance(value, str) or not value:
            raise self.bad(f"{key} must be a text in quotes, not {value!r}", key)
        return value

    def whole(self, key: str, least: int, most: int) -> int:
        """Read a whole number that must be there, within both bounds."""
        value = self._required(key)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.bad(f"{key} must be a whole number from {least} to {most}, not {value!r}", key)
        return value

    def number(self, key: str, least: float, most: float) -> float:
        """Read a number, whole or not, that must be there, within both bounds."""
        value = self._required(key)
        if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
            raise self.bad(f"{key} must be a number from {least:g} to {most:g}, not {value!r}", key)
        return float(value)

    def choice(self, key: str, choices: Collection[str]) -> str:
        """Read one of some words."""
        value = self.word(key)
        if value not in choices:
            raise self.bad(f"{key} must be one of {', '.join(choices)}, not {value!r}", key)
        return value

    def table(self, key: str) -> Section:
        """Enter the table `[key]`, which must be there."""
        value = self._required(key)
        if not isinstance(value, dict):
            raise self.bad(f"[{key}] must be a table, not {value!r}", key)
        return Section(self.path, self.text, value, f"[{key}]")

    def tables(self, key: str) -> list[Section]:
        """Enter the tables `[[key]]`, at least one."""
        value = self._required(key)
        if not isinstance(value, list) or not value or not all(isinstance(table, dict) for table in value):
            raise self.bad(f"[[{key}]] must be tables, at least one, not {value!r}", key)
        return [Section(self.path, self.text, table, f"[[{key}]]", place) for place, table in enumerate(value)]

    def _required(self, key: str) -> object:
        if key not in self.values:
            raise self.bad(f"{key} is missing{f' in {self.header}' if self.header else ''}")
        return self.values[key]

    def _line_of(self, key: str | None) -> int | None:
        # tomllib tells no positions, so the line is looked for; in a file of unusual layout it stays unknown.
        lines = self.text.splitlines()
        first = 0
        if self.header:
            headers = [number for number, line in enumerate(lines) if line.replace(" ", "").startswith(self.header)]
            if self.place >= len(headers):
                return None
            first = headers[self.place]
        if key is None:
            return first + 1 if self.header else None
        start_of_key = re.compile(rf"\s*(\[+\s*)?[\"']?{re.escape(key)}[\"']?\s*[=\].]")
        for number in range(first + 1 if self.header else 0, len(lines)):
            if start_of_key.match(lines[number]):
                return number + 1
            if self.header and lines[number].lstrip().startswith("["):
                return None
        return None


def read_document(path: Path) -> Section:
    """Open a TOML file as its top section; BadDeck if it cannot be read or is not TOML."""
    try:
        text = path.read_text(encoding="utf-8")
        return Section(path, text, tomllib.loads(text))
    except OSError as error:
        raise BadDeck(f"{path}: it cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise BadDeck(f"{path}: not UTF-8 text, byte {error.start} is {error.object[error.start]:#04x}") from error
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(path, text, error) from error
    except (ValueError, RecursionError) as error:  # a number of thousands of digits, thousands of brackets
        raise BadDeck(f"{path}: not TOML that anybody wrote: {error}") from error


def _not_toml(path: Path, text: str, error: tomllib.TOMLDecodeError) -> BadDeck:
    found = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", str(error))
    reason = found[1] if found else str(error)
    lines = text.splitlines() or [""]
    line = int(found[2]) if found and found[2] else len(lines)
    return BadDeck(f"{path}, line {line}: not TOML: {reason}: {lines[min(line, len(lines)) - 1].strip()!r}")


def write_document(file: Path, text: str) -> None:
    """Replace a file whole or not at all, so that whoever reads it never meets half of it; only its owner can then.

    OSError if it cannot be written.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")  # made with mode 0600
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        Path(temporary).replace(file)
    except BaseException:
        Path(temporary).unlink()
        raise
