"""A dialogue about the cards at this computer: its readers, its keys, its voice, and every line once on the screen."""

from __future__ import annotations

import os
import signal
import sys
import time
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path

from assistant.config import BadConfig, save
from assistant.deck.codes import CardSet, encode_code
from assistant.deck.tags import BadDeck, tags_file
from assistant.kit.conversation import Conversation, Dialogue
from assistant.readers.device_reader import DeviceReader
from assistant.readers.scan import Found, Input, Lost, Scan, TagRead, Troubled
from assistant.readers.url import BadReaderUrl
from assistant.runtime.aloud import Settings, read_settings
from assistant.runtime.complaint import Complaint
from assistant.runtime.ears import table_listener
from assistant.runtime.house import House, Line
from assistant.runtime.inbox import LOOK_UP_S, Inbox
from assistant.runtime.library import Library
from assistant.runtime.listening import Listening
from assistant.runtime.play import asked_for
from assistant.runtime.tuning import Tuning, tuned
from assistant.runtime.voice import open_voice
from assistant.runtime.wrapping import wrapped
from assistant.speech.channel import Channel
from assistant.speech.relay import Relay
from assistant.speech.trouble import Trouble
from assistant.table.outcome import Outcome, told
from assistant.words.announcement import TABLE, Priority
from assistant.words.catalogue import BadCatalogue

LAST_WORDS_S = 20.0  # how long the last sentences may take


def talk(options: Namespace, dialogue: Callable[[Settings, Listening], Dialogue]) -> int:
    """Lead a dialogue to its end. Returns 0, or 2 with one sentence for settings or a file that cannot be used."""
    try:
        settings = read_settings(options)
        led = Talk(options, settings, partial(dialogue, settings))
    except (BadConfig, BadDeck, BadReaderUrl) as error:
        print(f"{error}.", file=sys.stderr)
        return 2
    led.run()
    return 0


class Talk:
    """Wires one dialogue to this computer. One thread owns it; readers and voice have threads of their own."""

    def __init__(
        self,
        options: Namespace,
        settings: Settings,
        dialogue: Callable[[Listening], Dialogue],
        *,
        has_cameras: bool = True,
    ) -> None:
        """The dialogue is made for these readers, which it may write with.

        With `has_cameras` false the cameras of the settings are left alone: they are wanted for something else.
        """
        config, self.inbox = settings.config, Inbox()
        self.config, self.file = config, settings.file
        self.tuning = Tuning(Library().controls())
        readers = asked_for(options.reader) or list(config.readers)
        wanted = [reader for reader in readers if has_cameras or not reader.url.startswith("camera:")]
        self.listening = Listening(wanted, config.keys, self.inbox)
        self.conversation = Conversation(dialogue(self.listening), Library().controls(), settings.lang)
        self.devices: list[DeviceReader] = []  # that this dialogue alone listens to
        self.absent: set[str] = set()  # those of them that were never there
        self.voice = open_voice(options, config, lambda trouble: self.inbox.deliver(Complaint(TABLE, trouble)))
        table = table_listener(config)
        self.cells: int | None = options.lines
        self.house = House(self.conversation, table.words, {TABLE: self.voice}, self.show, table.spoken)
        self.told: set[Trouble] = set()

    def run(self) -> None:
        """Listen and answer until the dialogue is over, it is left by Ctrl-C, or no input can come any more."""
        signal.signal(signal.SIGINT, lambda *_: self.inbox.interrupt())
        self.listening.start()
        for device in self.devices:
            device.start()
        try:
            self.answer(self.conversation.begin())
            while self.may_hear and not self.conversation.is_over:
                self.listen()
            self.answer(self.conversation.end())
        except KeyboardInterrupt:
            last = self.conversation.end()
            last.silences = True  # who leaves does not want to hear the rest
            self.answer(last)
        finally:
            self.close()

    @property
    def may_hear(self) -> bool:
        """Whether something may come yet. A device that was there once may be plugged in again."""
        return self.listening.is_open or len(self.absent) < len(self.devices)

    def listen(self) -> None:
        arrived = self.inbox.take(None)
        if arrived is None:
            return
        match arrived.what:
            case Lost(reader, was_there=False) | Troubled(reader):
                self.absent.add(reader)
            case Found(reader):
                self.absent.discard(reader)
            case _:
                pass
        if isinstance(arrived.what, Complaint):
            self.complain(arrived.what.trouble)
        elif self.listening.is_for_table(arrived.what):
            self.take(arrived.what, arrived.at)

    def take(self, given: Input, at: float) -> None:
        key = self.tuning.key(self.as_control(given), at)
        if key is None:
            self.answer(self.house.handle(given, at))
        elif key:  # else the same card again
            self.tune(key)

    def as_control(self, given: Input) -> Input:
        """The tag of a control card as that card: it may be one that makes the voice faster or louder."""
        if isinstance(given, TagRead):
            code = self.conversation.dialogue.tags.read(given.uid, given.text)
            if code is not None and code.set is CardSet.CONTROLS:
                return Scan(given.reader, encode_code(code))
        return given

    def tune(self, key: str) -> None:
        """Go on faster, louder or in fewer words, say so in the new way, and keep it for the games too."""
        self.config, said = tuned(self.config, key, TABLE)
        if isinstance(self.voice, Channel | Relay):
            self.voice.rate, self.voice.volume = self.config.speech.rate, self.config.speech.volume / 100
        self.house.tell_as(table_listener(self.config), {})
        self.answer(Outcome(announcements=[said]))
        try:
            save(self.config, self.file, os.environ)
        except BadConfig as error:
            print(f"{error}.", file=sys.stderr)
        except OSError as error:
            print(f"{self.file}: {error.strerror}.", file=sys.stderr)
            self.answer(told("trouble-settings", priority=Priority.EVENT))

    def answer(self, outcome: Outcome) -> None:
        """A sound at once, then the words; what had to be written is written already."""
        self.house.sound(outcome)
        try:
            self.house.say(outcome)
        except BadCatalogue as error:  # a sentence is lost, the dialogue is not
            print(error, file=sys.stderr)

    def show(self, line: Line) -> None:
        """Every line once, on the terminal; for a braille display in pieces of its length."""
        print("\n".join(wrapped(line.text, self.cells)), flush=True)

    def complain(self, trouble: Trouble) -> None:
        """Tell what is the matter with the voice, each fault once."""
        if trouble not in self.told:
            self.told.add(trouble)
            self.answer(told(f"trouble-{trouble}", priority=Priority.EVENT))

    def close(self) -> None:
        """Give everything back once the last words are said; a second Ctrl-C does not wait for them."""
        self.listening.close()
        for device in self.devices:
            device.close()
        until = time.monotonic() + LAST_WORDS_S
        while not (self.inbox.is_interrupted or self.voice.wait_idle(LOOK_UP_S) or time.monotonic() > until):
            pass
        for arrived in self.inbox.rest():
            if isinstance(arrived.what, Complaint):
                self.complain(arrived.what.trouble)
        self.voice.close()


def tags_of(settings: Settings, option: str | None, *, is_new: bool = False) -> Path:
    """The file of the tags: the option's, else the one beside the settings.

    A file that the option names must exist unless `is_new`, since a misspelt one would go unnoticed. Raises BadConfig.
    """
    if option is None:
        return tags_file(settings.file)
    if not is_new and not Path(option).is_file():
        raise BadConfig(f"{option}: there is no such file")
    return Path(option)
