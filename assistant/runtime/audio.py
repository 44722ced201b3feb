"""`sushi-says audio`: which sound devices there are, and, found out by ear, which of them is whose."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Mapping

from assistant.config import BadConfig, save
from assistant.runtime.aloud import Settings, read_settings
from assistant.runtime.ownership import TABLE_SEAT, Owners, assigned, parse_answer
from assistant.runtime.supervisor import has_terminal
from assistant.speech.device import Device, devices
from assistant.speech.side import Side
from assistant.speech.speakers import Place, Speakers
from assistant.speech.utterance import Utterance
from assistant.speech.voices import NONE, RENDERERS, TALKERS, chain
from assistant.words.announcement import Argument, Phrase, Priority
from assistant.words.catalogue import load_catalogue

_LONG_S = 20.0  # no sentence takes longer


def audio(options: Namespace) -> int:
    """List the devices; at a terminal also play on each, ask whose it is, and write it down. Returns 0, or 2."""
    try:
        settings = read_settings(options)
    except BadConfig as error:
        print(f"{error}.", file=sys.stderr)
        return 2
    asking = Asking(settings)
    found = devices()
    asking.list_all(found)
    if not has_terminal() or not found:
        return 0
    try:
        answers = asking.ask_all(found)
    except (EOFError, KeyboardInterrupt):
        print()
        asking.show("audio-not-saved")
        return 0
    return asking.keep(answers)


class Asking:
    """Speaks on one device after the other, and takes down whose each is; later answers for a seat count."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._catalogue = load_catalogue(settings.lang)
        self._speakers = Speakers()

    def list_all(self, found: list[Device]) -> None:
        """One line for each device, whole sentences for a screen reader."""
        if not found:
            self.show("audio-no-device")
        for place, device in enumerate(found, 1):
            message = "audio-default-device" if device.is_default else "audio-device"
            self.show(message, {"place": place, "device": device.name, "id": device.id})

    def ask_all(self, found: list[Device]) -> dict[str, Owners]:
        """The owners of each device by its id. Raises EOFError when the input ends before."""
        self.show("audio-how")
        answers: dict[str, Owners] = {}
        for place, device in enumerate(found, 1):
            owners = answers[device.id] = self.ask(place, device)
            for side, seat in owners.items():
                self.greet(device, side, seat)
        return answers

    def ask(self, place: int, device: Device) -> Owners:
        """Play the question on the device and take the first answer that can be understood."""
        question = self.words("audio-whose", {"place": place})
        print(question, flush=True)
        self.say(Place(device.id), question)
        while (owners := parse_answer(input())) is None:
            self.show("audio-again")
        return owners

    def greet(self, device: Device, side: Side, seat: int) -> None:
        """Let the new owner hear it, and nobody else."""
        if seat == TABLE_SEAT:
            self.say(Place(device.id, side), self.words("audio-the-table"))
        else:
            self.say(Place(device.id, side), self.words("audio-your-ear", {"name": self.name(seat)}))

    def keep(self, answers: Mapping[str, Owners]) -> int:
        """Write it into the settings; 2, with one sentence, if that cannot be."""
        file = self._settings.file
        try:
            save(assigned(self._settings.config, answers), file, os.environ)
        except OSError as error:
            print(f"{file}: {error.strerror}.", file=sys.stderr)
            return 2
        self.show("audio-saved", {"file": str(file)})
        return 0

    def say(self, place: Place, text: str) -> None:
        """Say it there and nowhere else, and wait until it is said."""
        speech, wanted = self._settings.config.speech, self._settings.config.speech.voice.value
        name = RENDERERS[0] if wanted in (*TALKERS, NONE) else wanted  # one whose sound goes where we want it
        channel = self._speakers.open(
            place, chain(name, self._settings.engines), lambda _: None, rate=speech.rate, volume=1.0
        )
        channel.say(Utterance(text, self._settings.lang, Priority.EVENT))
        channel.wait_idle(_LONG_S)
        channel.close()

    def name(self, seat: int) -> Argument:
        """As the badge of that number is remembered; a guest else."""
        player = self._settings.config.names.get(seat)
        return player.name if player else Phrase("guest", {"seat": seat})

    def words(self, message: str, args: Mapping[str, Argument] | None = None) -> str:
        return self._catalogue.render(message, args or {})

    def show(self, message: str, args: Mapping[str, Argument] | None = None) -> None:
        print(self.words(message, args), flush=True)
