"""From inputs to what is heard: one evening, its journal and its listeners, the same for a live table and a script.

Only the clock, the readers and the voice differ between the two.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Protocol

from assistant.readers.scan import Input
from assistant.speech.speaker import Speaker
from assistant.speech.utterance import Utterance
from assistant.table.history import History
from assistant.table.outcome import Outcome
from assistant.words.announcement import TABLE, Announcement, Audience, Priority
from assistant.words.catalogue import load_catalogue

MOST_SEATS = 8  # as many as there are badges
ASKED_FOR = frozenset({Priority.ERROR, Priority.ANSWER})  # what a listener who wants sounds first has spoken


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

    def lines(self, announcements: Iterable[Announcement], lang: str) -> list[Line]:
        """What is heard of them; a message that is switched off, or silent in brief mode, is no line."""
        catalogue = load_catalogue(lang)
        texts = [
            (said, catalogue.render(said.id, said.args, brief=self.is_brief))
            for said in announcements
            if said.id not in self.silenced
        ]
        return [Line(said.audience, lang, text, said) for said, text in texts if text]


@dataclass(frozen=True, slots=True)
class Listener:
    """How one audience is told: in which words and language ("" is the table's of the moment), and what is spoken."""

    words: Words
    lang: str = ""
    spoken: Collection[Priority] = frozenset(Priority)


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


class Host(Protocol):
    """What a house tells of: an evening at the table, or a dialogue about its cards."""

    lang: str  # the table's language now

    @property
    def say_like(self) -> Mapping[str, str]:
        """How a voice is to say a name."""
        ...

    def handle(self, given: Input, at: float) -> Outcome:
        """Take one input at its time."""
        ...

    def listener(self, reader: str) -> Audience:
        """Who hears what is asked at a reader about the past."""
        ...


class House:
    """An evening with its listeners: every input goes in here, and lines and speech come out."""

    def __init__(
        self,
        evening: Host,
        words: Words,
        speakers: Mapping[Audience, Speaker],
        show: Callable[[Line], None],
        spoken: Collection[Priority] = frozenset(Priority),
        listeners: Mapping[Audience, Listener] | None = None,
    ) -> None:
        """Who is not among the `listeners` is told in the table's `words`, and has spoken what the table has."""
        self.evening, self.words, self.spoken = evening, words, spoken
        self.speakers, self.show = speakers, show
        self.listeners = listeners or {}
        self.histories = {Audience(seat): History[Line]() for seat in range(MOST_SEATS + 1)}

    def tell_as(self, table: Listener, listeners: Mapping[Audience, Listener]) -> None:
        """Tell the table, and the seats with a wish of their own, in another measure from now on."""
        self.words, self.spoken, self.listeners = table.words, table.spoken, listeners

    def handle(self, given: Input, at: float) -> Outcome:
        outcome = self.evening.handle(given, at)
        if outcome.looks_back is None:
            self.histories[self.evening.listener(given.reader)].leave()
        return outcome

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
        lines = self.lines(outcome.announcements)
        self.keep(lines)
        if outcome.looks_back is not None:
            lines += self.look_back(*outcome.looks_back)
        for line in lines:
            self.show(line)
        self.speak(lines)
        return lines

    def listener(self, audience: Audience) -> Listener:
        return self.listeners.get(audience) or Listener(self.words, "", self.spoken)

    def lines(self, announcements: Iterable[Announcement]) -> list[Line]:
        """What each listener hears of them, in words and a language of the listener's own."""
        lines: list[Line] = []
        for audience, said in groupby(announcements, lambda one: one.audience):
            listener = self.listener(audience)
            lines += listener.words.lines(said, listener.lang or self.evening.lang)
        return lines

    def keep(self, lines: Iterable[Line]) -> None:
        """Put lines into the histories: the table's into all, a private one into its owner's, none fleeting."""
        for line in lines:
            if line.announcement.is_fleeting:
                continue
            for listener, history in self.histories.items():
                if line.audience in (TABLE, listener):
                    history.add(line)

    def look_back(self, listener: Audience, is_older: bool) -> list[Line]:
        """The line before or after, word for word and in the language that it was said in, for this listener alone."""
        history = self.histories[listener]
        line = history.back() if is_older else history.forward()
        if line is None:
            end = Announcement(
                "history-oldest" if is_older else "history-newest", listener, Priority.ANSWER, key="answer"
            )
            return self.lines([end])
        again = replace(line.announcement, audience=listener, priority=Priority.ANSWER, key="answer", sound=None)
        return [replace(line, audience=listener, announcement=again)]

    def speak(self, lines: Iterable[Line]) -> None:
        """Have lines spoken by whoever listens through a voice."""
        for audience, utterance in utterances(lines):
            if audience in self.speakers and utterance.priority in self.listener(audience).spoken:
                self.speakers[audience].say(replace(utterance, text=self.pronounced(utterance.text)))

    def pronounced(self, text: str) -> str:
        """The text for a voice: a name as its owner wants it said."""
        for name, say in self.evening.say_like.items():
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", say.replace("\\", ""), text)
        return text
