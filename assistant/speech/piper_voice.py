"""Natural voices through piper-tts, with a voice file that the user names: in a process of its own, and from a cache.

It takes a while for a sentence, on a Raspberry Pi longer than the sentence lasts. So what is said again and again,
the names of cards and players and the lines that never change, is rendered beforehand; a sentence is made of its parts,
and each that is known is said at once.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import logging
import sys
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path

from assistant.speech import pcm
from assistant.speech.rendered import Key, Rendered
from assistant.speech.text import parts, respelt
from assistant.speech.trouble import LanguageUnknown, Trouble, VoiceFailed
from assistant.speech.worker import Rendering, Request

_LOG = logging.getLogger(__name__)
WORKER = (sys.executable, "-P", str(Path(__file__).with_name("piper_worker.py")))
_START_S = 30.0  # the engine and its mathematics, from a slow card
_ANSWER_S = 15.0  # the first sentence loads the voice file; a Raspberry Pi needs seconds for a long one
_NATURAL_WPM = 175  # about what the published voices speak at
_PAUSE_MS = 150  # between two parts of a sentence, as after a colon


class PiperVoice:
    """Speak with the voice files `files`, by language; what was `prepare`d comes from `rendered`."""

    def __init__(
        self,
        files: Mapping[str, Path],
        rendered: Rendered,
        worker: Sequence[str] = WORKER,
        answer_s: float = _ANSWER_S,
    ) -> None:
        self._files = files
        self._rendered = rendered
        self._voices = {lang: _fingerprint(file) for lang, file in files.items()}
        self._rendering = Rendering(
            worker, failed=Trouble.PIPER_FAILED, hung=Trouble.PIPER_HUNG, answer_s=answer_s, start_s=_START_S
        )

    def check(self) -> Trouble | None:
        """None if piper-tts is installed, the voice files are there, and the engine starts."""
        if importlib.util.find_spec("piper") is None:
            return Trouble.PIPER_MISSING
        if not self._files or not all(_is_whole(file) for file in self._files.values()):
            return Trouble.PIPER_NO_FILE
        try:
            self._rendering.start()
        except VoiceFailed as failure:
            return failure.trouble
        return None

    def render(self, text: str, lang: str, rate: int) -> Generator[bytes, None, None]:
        """The sentence part by part, each as soon as it is rendered. Raises VoiceFailed, LanguageUnknown among them."""
        if lang not in self._files:
            raise LanguageUnknown(Trouble.PIPER_NO_FILE, lang)
        for number, part in enumerate(parts(respelt(text, lang))):
            if number:
                yield pcm.silence(_PAUSE_MS)
            known = self._rendered.get(self._key(part, lang, rate))
            yield known if known is not None else self._made(part, lang, rate)

    def prepare(self, texts: Iterable[str], lang: str, rate: int, is_wanted: Callable[[], bool]) -> None:
        """Render all parts of these texts that are not known yet, until it is no longer wanted. Raises VoiceFailed."""
        for part in dict.fromkeys(part for text in texts for part in parts(respelt(text, lang))):
            key = self._key(part, lang, rate)
            if not is_wanted():
                return
            if self._rendered.get(key) is None:
                try:
                    self._rendered.put(key, self._made(part, lang, rate))
                except OSError as error:  # it is only slower without
                    _LOG.info("%s", error)
                    return

    def close(self) -> None:
        """End the process."""
        self._rendering.close()

    def _made(self, part: str, lang: str, rate: int) -> bytes:
        request: Request = {"text": part, "voice": str(self._files[lang]), "slowness": _NATURAL_WPM / rate}
        return b"".join(pcm.without_edges([self._rendering.render(request)]))

    def _key(self, part: str, lang: str, rate: int) -> Key:
        return Key("piper", self._version, self._voices[lang], rate, part)

    @cached_property
    def _version(self) -> str:
        try:
            return importlib.metadata.version("piper-tts")
        except importlib.metadata.PackageNotFoundError:
            return ""


def _is_whole(file: Path) -> bool:
    """A voice is two files, the model and its description beside it."""
    return file.is_file() and Path(f"{file}.json").is_file()


def _fingerprint(file: Path) -> str:
    """Another file of the same name is another voice: its size and time tell, a megabyte hashed would be waited for."""
    try:
        facts = file.stat()
    except OSError:
        return str(file)
    return hashlib.sha256(f"{file}\0{facts.st_size}\0{facts.st_mtime_ns}".encode()).hexdigest()
