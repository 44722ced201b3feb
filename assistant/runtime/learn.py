"""`sushi-says learn`: teaches stickers and rules by ear, and remembers what a quiz found missing."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from random import SystemRandom

from assistant.deck.document import read_document, write_document
from assistant.deck.tags import read_tags
from assistant.kit.conversation import Dialogue
from assistant.kit.lessons import Lessons
from assistant.kit.quiz import all_questions
from assistant.runtime.aloud import Settings
from assistant.runtime.library import Library
from assistant.runtime.listening import Listening
from assistant.runtime.talk import tags_of, talk

FILE_NAME = "lessons.toml"
MOST = 1000  # so often nobody misses one question


def learn(options: Namespace) -> int:
    """Teach until the learner stops. Returns 0, or 2 if the settings, tags or lessons cannot be used."""

    def lessons(settings: Settings, _listening: Listening) -> Dialogue:
        library, file = Library(), lessons_file(options.state)
        deck, tags = library.deck("sushi-go"), read_tags(tags_of(settings, options.tags))
        missed = read_missed(file, [kind.id for kind in deck.kinds])
        return Lessons(deck, library.controls(), tags, missed, Notebook(file).remember, SystemRandom().randrange)

    return talk(options, lessons)


def lessons_file(option: str | None) -> Path:
    """Where it is kept what was missed: in the folder of the games' own, unless another is named."""
    if option is not None:
        return Path(option) / FILE_NAME
    import platformdirs

    return platformdirs.user_state_path("sushi-says") / FILE_NAME


def read_missed(file: Path, kinds: list[str]) -> dict[str, int]:
    """How often each question was missed; nothing, if there is no file. BadDeck says what is wrong with it."""
    if not file.exists():
        return {}
    top = read_document(file)
    top.only({"missed"})
    if not top.values:
        return {}
    section = top.table("missed")
    section.only(all_questions(kinds))
    return {question: section.whole(question, 1, MOST) for question in section.values}


class Notebook:
    """Writes down at once what was missed; a disk that takes nothing is told once, and the lesson goes on."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._is_told = False

    def remember(self, missed: Mapping[str, int]) -> None:
        lines = "".join(f"{question} = {min(times, MOST)}\n" for question, times in sorted(missed.items()))
        try:
            write_document(self._file, f"# What the quiz of Sushi Says is to ask first.\n\n[missed]\n{lines}")
        except OSError as error:
            if not self._is_told:
                print(f"{self._file}: {error.strerror}.", file=sys.stderr)
            self._is_told = True
