"""From inputs to what is heard: one evening, its journal and its listeners, the same for a live table and a script.

Only the clock, the readers and the voice differ between the two.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import groupby

from assistant.readers.scan import Input
from assistant.speech.speaker import Speaker
from assistant.speech.utterance import Utterance
from assistant.table.evening import Evening
from assistant.table.outcome import Outcome
from assistant.words.announcement import Announcement, Audience, Priority
from assistant.words.catalogue import Catalogue, load_catalogue


@dataclass(frozen=True, slots=True)
class Line:
    """One announcement as one audience hears or reads it."""

    audience: Audience
    lang: str
    text: str
    announcement: Announcement


class Words:
    """Announcements as lines, in the table's language of the moment."""

    def __init__(self, *, is_brief: bool = False, silenced: Iterable[str] = ()) -> None:
        self.is_brief, self.silenced = is_brief, frozenset(silenced)
        self._catalogues: dict[str, Catalogue] = {}

    def catalogue(self, lang: str) -> Catalogue:
        if lang not in self._catalogues:
            self._catalogues[lang] = load_catalogue(lang)
        return self._catalogues[lang]

    def lines(self, announcements: Iterable[Announcement], lang: str) -> list[Line]:
        """What is heard of them; a message that is switched off, or silent in brief mode, is no line."""
        catalogue = self.catalogue(lang)
        texts = [
            (said, catalogue.render(said.id, said.args, brief=self.is_brief))
            for said in announcements
            if said.id not in self.silenced
        ]
        return [Line(said.audience, lang, text, said) for said, text in texts if text]


def utterances(lines: Iterable[Line]) -> list[tuple[Audience, Utterance]]:
    """What the voices get. Answers that belong together are one utterance: one question, one answer to supersede."""
    spoken: list[tuple[Audience, Utterance]] = []
    for (audience, priority), group in groupby(lines, lambda line: (line.audience, line.announcement.priority)):
        parts = list(group)
        batches = [parts] if priority is Priority.ANSWER else [[part] for part in parts]
        for batch in batches:
            first = batch[0].announcement
            text = " ".join(line.text for line in batch)
            spoken.append((audience, Utterance(text, batch[0].lang, priority, first.key)))
    return spoken


class House:
    """An evening with its listeners: every input goes in here, and lines and speech come out."""

    def __init__(
        self,
        evening: Evening,
        words: Words,
        speakers: Mapping[Audience, Speaker],
        show: Callable[[Line], None],
        spoken: Collection[Priority] = frozenset(Priority),
    ) -> None:
        self.evening, self.words, self.spoken = evening, words, spoken
        self.speakers, self.show = speakers, show

    def handle(self, given: Input, at: float) -> Outcome:
        return self.evening.handle(given, at)

    def sound(self, outcome: Outcome) -> None:
        """Answer at once: silence if it was asked for, else a short sound; the words follow when the record is safe."""
        if outcome.silences:
            for speaker in self.speakers.values():
                speaker.stop()
        for audience, speaker in self.speakers.items():
            sounds = [said.sound for said in outcome.announcements if said.sound and said.audience == audience]
            if sounds:
                speaker.say(Utterance("", self.evening.lang, Priority.HINT, sound=sounds[-1]))

    def say(self, outcome: Outcome) -> list[Line]:
        """Tell everybody what an outcome has to say."""
        lines = self.words.lines(outcome.announcements, self.evening.lang)
        for line in lines:
            self.show(line)
        self.speak(lines)
        return lines

    def speak(self, lines: Iterable[Line]) -> None:
        """Have lines spoken by whoever listens through a voice."""
        for audience, utterance in utterances(lines):
            if audience in self.speakers and utterance.priority in self.spoken:
                self.speakers[audience].say(replace(utterance, text=self.pronounced(utterance.text)))

    def pronounced(self, text: str) -> str:
        """The text for a voice: a name as its owner wants it said."""
        for name, say in self.evening.set_up.say_like.items():
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", say.replace("\\", ""), text)
        return text
