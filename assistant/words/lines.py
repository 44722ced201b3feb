"""From an announcement to the text that one listener gets: language, verbosity and what was switched off."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from assistant.words.announcement import Announcement
from assistant.words.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class Listener:
    """How a listener wants to be spoken to."""

    catalogue: Catalogue
    is_brief: bool = False
    silenced: Collection[str] = field(default_factory=frozenset)  # ids of messages that were switched off by name

    def line(self, announcement: Announcement) -> str:
        """The finished text; "" when this listener is not to hear it."""
        if announcement.id in self.silenced:
            return ""
        return self.catalogue.render(announcement.id, announcement.args, brief=self.is_brief)
