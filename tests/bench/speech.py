"""What a player hears of a scan, and how soon: the whole program between a pseudo-terminal and a recorded null sink."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

from assistant.config import Config, Speaker, SpeechConfig, save
from assistant.runtime.inbox import Inbox
from assistant.speech import pcm, sounds
from assistant.speech.utterance import Utterance
from assistant.speech.voices import open_channel
from assistant.words.announcement import Priority, Sound
from tests.bench.hearing import Delays, delays, first_loud_s, silence_ms
from tests.e2e.program import Program
from tests.e2e.scanned_game import card, control
from tests.hardware.pty_reader import PtyReader
from tests.hardware.sink import PulseSink, Recording

PLAYERS = "Ana, Bruno, Chloé, Dora, Élisa"
SCANS = 100  # of the 105 that five players make in a game
CARDS_A_ROUND = 35
WORDS_S = 0.2  # of each sentence are waited for before it is stopped
WAITS, WAIT_S = 1000, 0.002


class Scanned(NamedTuple):
    """Of a hundred scans, each answered by a sound and then by words, which `stop` cuts."""

    sound: Delays
    word: Delays
    silence: Delays


def scanned(sink: PulseSink) -> Scanned:
    with (
        tempfile.TemporaryDirectory() as folder,
        PtyReader(Path(folder)) as scanner,
        playing(Path(folder), scanner, sink),
        sink.record() as recording,
    ):
        return measured(scanner, recording)


@contextmanager
def playing(home: Path, scanner: PtyReader, sink: PulseSink) -> Generator[Program, None, None]:
    config = home / "table.toml"
    save(Config(speaker=Speaker.OWN, speech=SpeechConfig(device=sink.name)), config, {})
    arguments = ["--players", PLAYERS, "--reader", scanner.url, "--state", str(home), "--config", str(config)]
    with Program(home, "play", *arguments, env=sink.env) as program:
        scanner.wait_for_listener()
        program.wait_for("Deal seven")
        yield program


def measured(scanner: PtyReader, recording: Recording) -> Scanned:
    sound_ms, word_ms, stop_ms = [], [], []
    recording.listen(2.5)  # a new stream is heard once the sink has played out its silence
    scanner.scan(control("stop"))
    for number in range(SCANS):
        begun_s, sounded_s = first_loud_s(recording, partial(scanner.scan, card(number)))
        recording.listen(WORDS_S)
        tone_s = sounds_s(Sound.ROUND_OVER if (number + 1) % CARDS_A_ROUND == 0 else Sound.ACCEPTED)
        spoken_s = next(moment for moment in recording.loud_s(begun_s) if moment > sounded_s + tone_s)
        sound_ms.append((sounded_s - begun_s) * 1000)
        word_ms.append((spoken_s - begun_s) * 1000)
        silent_ms = silence_ms(recording, lambda: scanner.scan(control("stop")))
        stop_ms += [silent_ms] if silent_ms is not None else []
    return Scanned(delays(sound_ms), delays(word_ms), delays(stop_ms))


def sounds_s(sound: Sound) -> float:
    return len(sounds.rendered(sound)) / pcm.SAMPLE_BYTES / pcm.SAMPLE_RATE_HZ


def loop_lag_ms(sink: PulseSink) -> Delays:
    """How much later than asked the thread that owns the game wakes up while its program speaks."""
    channel = open_channel("espeak", device=sink.name, on_trouble=print)
    inbox, late_ms = Inbox(), []
    for _ in range(8):
        channel.say(Utterance("Everybody around the table reveals a salmon nigiri.", "en", Priority.EVENT))
    with sink.record() as recording:
        first_loud_s(recording, lambda: None)
    for _ in range(WAITS):
        until_s = time.monotonic() + WAIT_S
        inbox.take(until_s)
        late_ms.append((time.monotonic() - until_s) * 1000)
    channel.close()
    return delays(late_ms)
