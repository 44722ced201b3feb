"""What a channel is given to say: finished text in one language, with the urgency of its announcement."""

from __future__ import annotations

from dataclasses import dataclass

from assistant.words.announcement import Priority, Sound


@dataclass(frozen=True, slots=True)
class Utterance:
    """A sentence ready for a voice; `text` may be empty when only the sound is wanted."""

    text: str
    lang: str  # "en", "fr" or "pt-BR"
    priority: Priority
    key: str | None = None  # a later utterance of the same key supersedes this one while it waits
    sound: Sound | None = None
