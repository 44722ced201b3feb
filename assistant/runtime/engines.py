"""What the settings say of each engine's own voices, and the sentences that such an engine should have ready."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

from assistant.config import Config
from assistant.speech.voices import EngineVoices
from assistant.words.announcement import Argument, Phrase
from assistant.words.catalogue import Catalogue

_NOT_SPOKEN = {"gender", "said", "letter"}


def engine_voices(config: Config) -> EngineVoices:
    """The voices chosen within engines; prepared sentences are kept in the user's cache folder."""
    import platformdirs  # costs start-up time where it is not needed

    rendered = platformdirs.user_cache_path("sushi-says") / "rendered"
    return EngineVoices(config.espeak, {lang: Path(file).expanduser() for lang, file in config.piper.items()}, rendered)


def often_said(catalogue: Catalogue, names: Mapping[int, str]) -> Iterator[str]:
    """Names with each card, which is what is said most, and every sentence in which nothing is filled in."""
    signature = catalogue.signature()
    kinds = [name for name in signature if name.startswith("kind-") and "." not in name]
    guests: list[Argument] = [Phrase("guest", {"seat": seat}) for seat in range(1, 6)]
    for seat, kind in product([*guests, *names.values()], kinds):
        yield catalogue.render("card-revealed", {"seat": seat, "card": Phrase(kind)})
    for name, variables in signature.items():
        if not variables and name.partition(".")[2] not in _NOT_SPOKEN:
            yield catalogue.render(name, {})
