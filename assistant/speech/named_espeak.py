"""Voices of eSpeak NG that somebody chose: its variants, and MBROLA's."""

from __future__ import annotations

from collections.abc import Mapping

from assistant.speech import mbrola
from assistant.speech.espeak import PLAIN, EspeakVoice
from assistant.speech.trouble import Trouble


class NamedEspeakVoice(EspeakVoice):
    """Speak with voices of eSpeak NG by their names, such as "en-us+f3"; a language without one is spoken plainly."""

    def __init__(self, names: Mapping[str, str]) -> None:
        super().__init__(names)
        self._chosen = names

    def check(self) -> Trouble | None:
        """None if what was chosen is there, as far as one can see without hearing it, and the library works."""
        if any(name.startswith("mb-") and not mbrola.is_installed(name) for name in self._chosen.values()):
            return Trouble.MBROLA_MISSING
        return super().check()


class MbrolaVoice(NamedEspeakVoice):
    """Speak with the best MBROLA voice of each language that has one on this machine, or with those `names`."""

    def __init__(self, names: Mapping[str, str] | None = None) -> None:
        found = {lang: name for lang in PLAIN if (name := mbrola.best(lang)) is not None}
        super().__init__(found | {lang: name for lang, name in (names or {}).items() if name.startswith("mb-")})

    def check(self) -> Trouble | None:
        """None if there is an MBROLA voice of at least one language."""
        return super().check() if self._chosen else Trouble.MBROLA_MISSING
