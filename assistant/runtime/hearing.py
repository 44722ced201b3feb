"""The speakers of a live table: opened when the first words can be read, and told of when one fails or is back."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable

from assistant.config import Config
from assistant.runtime.complaint import Complaint
from assistant.runtime.ears import MESSAGES, Ears
from assistant.speech.speaker import Speaker
from assistant.speech.trouble import Trouble
from assistant.table.evening import Evening
from assistant.table.outcome import Outcome, told
from assistant.words.announcement import TABLE, Argument, Audience, Phrase, Priority


class Hearing:
    """What `speakers` holds speaks; `ears` are the seats that can be told something in private now.

    `deliver` gets the complaints of the channels, from their threads.
    """

    def __init__(self, options: Namespace, evening: Evening, ears: Ears, deliver: Callable[[Complaint], None]) -> None:
        self._options, self._evening, self._deliver = options, evening, deliver
        self._told: set[Trouble] = set()
        self.ears = ears
        self.speakers: dict[Audience, Speaker] = {}

    @property
    def is_mute(self) -> bool:
        """Whether it is known, and was told, that nothing can be heard at this computer."""
        return Trouble.NO_DEVICE in self._told

    def open(self, config: Config) -> None:
        """Open all channels; what loads slowly does so in their threads."""
        from assistant.runtime.voice import Voices  # with it come the engines

        self._voices = Voices(self._options, config)
        self.speakers[TABLE] = self._voices.table(config, self._complains(TABLE))
        channels = self._voices.ears(config, lambda seat, trouble: self._complains(Audience(seat))(trouble))
        self.ears.channels = channels
        self.speakers.update({Audience(seat): channel for seat, channel in channels.items()})

    def change_table(self, config: Config) -> None:
        """The table's voice as it is wanted now; the players' own ones stay as they are."""
        self.speakers[TABLE].close()
        self.speakers[TABLE] = self._voices.table(config, self._complains(TABLE))

    def tune(self, audience: Audience, config: Config) -> None:
        """Speak on as these settings want it; a sentence that has begun ends as it began."""
        from assistant.speech.channel import Channel
        from assistant.speech.relay import Relay

        own = next((channel for channel in config.channels if channel.seat == audience.seat), None)
        if isinstance(speaker := self.speakers.get(audience), Channel | Relay):
            speaker.rate = config.speech.rate if own is None or own.rate is None else own.rate
            volume = config.speech.volume if own is None or own.volume is None else own.volume
            speaker.volume = volume / 100

    def tell(self, complaint: Complaint) -> Outcome:
        """What the table hears of a complaint: of a seat's device whose it is, of an engine each fault once."""
        seat, trouble = complaint.audience.seat, complaint.trouble
        if seat and trouble in MESSAGES:
            if not self._sits(seat):
                return Outcome()
            return told(MESSAGES[trouble], priority=Priority.EVENT, seat=self._name(seat))
        if seat and trouble in self._told:
            return Outcome()
        self._told.add(trouble)
        return told(f"trouble-{trouble}", priority=Priority.EVENT)

    def _complains(self, audience: Audience) -> Callable[[Trouble], None]:
        return lambda trouble: self._deliver(Complaint(audience, trouble))

    def _sits(self, seat: int) -> bool:
        """Whether somebody plays there; before a game, somebody may yet."""
        table = self._evening.table
        return table is None or seat <= len(table.timeline.seating.names)

    def _name(self, seat: int) -> Argument:
        table, set_up = self._evening.table, self._evening.set_up
        if table is not None:
            return table.game.name(table.state, seat)
        return set_up.name(set_up.seated[seat - 1]) if seat <= len(set_up.seated) else Phrase("guest", {"seat": seat})
