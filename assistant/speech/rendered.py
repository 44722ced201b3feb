"""Sentences that were rendered before, on the disk: a slow engine says them at once."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from dataclasses import astuple, dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Key:
    """Everything on which the sound of a text depends."""

    engine: str
    version: str
    voice: str
    rate: int
    text: str


class Rendered:
    """A folder of samples, one file a text. It holds only what was put there on purpose, never what a player heard."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def get(self, key: Key) -> bytes | None:
        """The samples, if they are there."""
        try:
            return self._place(key).read_bytes()
        except OSError:
            return None

    def put(self, key: Key, samples: bytes) -> None:
        """Keep samples, whole or not at all. Raises OSError: a full disk, a folder that may not be written."""
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle, temporary = tempfile.mkstemp(dir=self._folder, prefix=".")
        try:
            with os.fdopen(handle, "wb") as stream:
                stream.write(samples)
            Path(temporary).replace(self._place(key))
        except BaseException:
            Path(temporary).unlink()
            raise

    def _place(self, key: Key) -> Path:
        name = hashlib.sha256(json.dumps(astuple(key)).encode()).hexdigest()
        return self._folder / f"{name}.pcm"
