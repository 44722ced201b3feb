"""The usual voice: libespeak-ng inside this process, whose first samples come in under a millisecond.

The functions and constants are those of espeak-ng's public header `speak_lib.h`. The library keeps its state in
globals and is not made for threads, so each voice has one thread that asks it, and these take turns.
"""

from __future__ import annotations

import ctypes
from collections.abc import Generator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any

from assistant.speech import mbrola, pcm
from assistant.speech.text import for_espeak
from assistant.speech.trouble import Trouble, VoiceFailed

PLAIN = {"en": "en", "fr": "fr", "pt-BR": "pt-br"}
_SYNCHRONOUS = 2  # AUDIO_OUTPUT_SYNCHRONOUS: samples come to the callback, nothing is played
_DONT_EXIT = 0x8000  # espeakINITIALIZE_DONT_EXIT: without it missing data ends the whole process
_CHARS_UTF8 = 1
_PHONEMES = 0x100  # [[…]] are phonemes; what else looks so has been taken out of the text
_POS_CHARACTER = 1
_PARAMETER_RATE = 1
_CHUNK_MS = 20
_CALLBACK = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)
_TURN = Lock()


class EspeakVoice:
    """Speak English, French and Brazilian Portuguese with nothing installed but the wheel.

    `names` are voices of eSpeak NG to be used instead of its plain ones, by language: "en-us+f3", "mb-fr4".
    """

    def __init__(self, names: Mapping[str, str] | None = None) -> None:
        self._names = {**PLAIN, **(names or {})}
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._is_open = True
        Thread(target=partial(_serve, self._jobs), name="espeak", daemon=True).start()

    def check(self) -> Trouble | None:
        """None if a sentence can be rendered; loads the library and its data if that has not been done."""
        try:
            for _ in self.render("a", "en", 450):
                return None
        except VoiceFailed as failure:
            return failure.trouble
        return Trouble.ESPEAK_FAILED

    def render(self, text: str, lang: str, rate: int) -> Generator[bytes, None, None]:
        """Samples of the sentence, piece by piece while it is made; closing the iterator ends the making.

        `rate` is in words a minute. Raises VoiceFailed.
        """
        with closing(self._chunks(_Job(for_espeak(text, lang), self._names.get(lang, lang), rate))) as chunks:
            yield from pcm.without_edges(chunks)

    def close(self) -> None:
        """Let the owner of the library go; the library itself stays loaded, as it can only be initialised once."""
        self._is_open = False
        self._jobs.put(None)

    def _chunks(self, job: _Job) -> Generator[bytes, None, None]:
        if not self._is_open:
            raise VoiceFailed(Trouble.ESPEAK_FAILED, "closed")
        self._jobs.put(job)
        try:
            while (chunk := job.chunks.get()) is not None:
                if isinstance(chunk, VoiceFailed):
                    raise chunk
                yield chunk
        finally:
            job.is_wanted = False


@dataclass(slots=True)
class _Job:
    """A sentence on its way to the library's thread, and its samples on their way back; None ends them."""

    text: str
    voice: str
    rate: int
    chunks: SimpleQueue[bytes | VoiceFailed | None] = field(default_factory=SimpleQueue)
    is_wanted: bool = True


def _serve(jobs: SimpleQueue[_Job | None]) -> None:
    library: ctypes.CDLL | None = None
    while (job := jobs.get()) is not None:
        try:
            with _TURN:
                library = library or _initialised()
                _synthesise(library, job)
        except VoiceFailed as failure:
            job.chunks.put(failure)
        job.chunks.put(None)


def _synthesise(library: ctypes.CDLL, job: _Job) -> None:
    if not mbrola.is_ready(job.voice) or library.espeak_SetVoiceByName(job.voice.encode()) != 0:
        raise VoiceFailed(Trouble.ESPEAK_FAILED, f"no voice {job.voice!r}")
    library.espeak_SetParameter(_PARAMETER_RATE, job.rate, 0)
    callback = _CALLBACK(partial(_deliver, job, library.espeak_ng_GetSampleRate()))
    library.espeak_SetSynthCallback(callback)
    text = job.text.encode() + b"\0"
    status = library.espeak_Synth(text, len(text), 0, _POS_CHARACTER, 0, _CHARS_UTF8 | _PHONEMES, None, None)
    if status != 0:
        raise VoiceFailed(Trouble.ESPEAK_FAILED, f"espeak_Synth gave {status}")


def _deliver(job: _Job, rate_hz: int, samples: Any, count: int, _events: int | None) -> int:
    if count > 0 and job.is_wanted:
        job.chunks.put(pcm.resampled(ctypes.string_at(samples, count * pcm.SAMPLE_BYTES), rate_hz))
    return 0 if job.is_wanted else 1


def _initialised() -> ctypes.CDLL:
    """The system's library if it is there and works, else the wheel's."""
    details: list[str] = []
    for find in (_system, _wheel):
        try:
            library, data = find()
            rate_hz = library.espeak_Initialize(_SYNCHRONOUS, _CHUNK_MS, data, _DONT_EXIT)
        except (OSError, ImportError, RuntimeError) as error:
            details.append(str(error))
            continue
        if rate_hz == pcm.SAMPLE_RATE_HZ:
            return _typed(library)
        details.append(f"espeak_Initialize gave {rate_hz}")
    raise VoiceFailed(Trouble.ESPEAK_MISSING, "; ".join(details))


_Found = tuple[ctypes.CDLL, bytes | None]


def _system() -> _Found:
    return ctypes.CDLL("libespeak-ng.so.1"), None


def _wheel() -> _Found:
    import espeakng_loader

    return ctypes.CDLL(espeakng_loader.get_library_path()), str(Path(espeakng_loader.get_data_path()).parent).encode()


def _typed(library: ctypes.CDLL) -> ctypes.CDLL:
    library.espeak_Synth.argtypes = [
        ctypes.c_char_p,
        ctypes.c_size_t,
        ctypes.c_uint,
        ctypes.c_int,
        ctypes.c_uint,
        ctypes.c_uint,
        ctypes.c_void_p,
        ctypes.c_void_p,
    ]
    return library
