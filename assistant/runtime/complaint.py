"""What a channel has to tell about itself, with whose channel it is."""

from __future__ import annotations

from dataclasses import dataclass

from assistant.speech.trouble import Trouble
from assistant.words.announcement import Audience


@dataclass(frozen=True, slots=True)
class Complaint:
    """What went wrong with the channel of one listener, or is well again."""

    audience: Audience
    trouble: Trouble
