"""Every sentence of a golden game is heard, in order, once: in three languages at the same time, on a sink each."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import ExitStack
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from threading import Thread

import numpy as np
import pytest

from assistant.runtime.library import Library
from assistant.runtime.replay import Replay
from assistant.speech import pcm, stream
from assistant.speech.espeak import EspeakVoice
from assistant.speech.speaker import Speaker
from assistant.speech.speakers import Place, Speakers
from assistant.speech.trouble import Trouble
from assistant.speech.utterance import Utterance
from assistant.speech.voice import FASTEST_WPM
from assistant.table.script_parser import parse_script
from assistant.words.announcement import TABLE
from assistant.words.catalogue import LANGUAGES
from tests.hardware.heard import matches
from tests.hardware.sink import LOUD, PulseSink, Recording, Samples, running_sink

pytestmark = [pytest.mark.sound, pytest.mark.slow]
GAME = Path(__file__).parent.parent / "golden" / "two.table"
RATE_WPM = 800  # faster than it can be set: correlations do not mind, and a game lasts as long as it is said
LIKE = 5  # other sentences of the game that a sentence could be taken for: those with the likest spelling
SILENCE_S = 0.2
TORN = 0.05  # of the sentences: a machine that does much else at the same time leaves gaps in some
AFTER_S = 0.1  # the recorder has a sentence to its end a moment after the device had
GAME_S = 600.0
BUFFER_MS = 40  # what is tested here is no latency: three devices and three recorders leave a small machine little time

Rendered = dict[str, dict[str, list[Samples]]]  # by language and text, each time that it was rendered


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence, and the seconds of the recording in which it was said."""

    text: str
    begin_s: float
    end_s: float


class Kept:
    """espeak, fast, with each sentence kept as it was rendered: the next time it would not sound quite alike."""

    def __init__(self, rendered: Rendered) -> None:
        self._voice = EspeakVoice()
        self._rendered = rendered

    def check(self) -> Trouble | None:
        return self._voice.check()

    def render(self, text: str, lang: str, rate: int) -> Generator[bytes, None, None]:
        chunks = []
        for chunk in self._voice.render(text, lang, RATE_WPM):
            chunks.append(chunk)
            yield chunk
        self._rendered[lang].setdefault(text, []).append(np.frombuffer(b"".join(chunks), np.int16))

    def close(self) -> None:
        self._voice.close()


class Marked:
    """A speaker that notes when each sentence is said; the next one waits until it is."""

    def __init__(self, speaker: Speaker, recording: Recording) -> None:
        self._speaker, self._recording = speaker, recording
        self.said: list[Said] = []

    def say(self, utterance: Utterance) -> None:
        begin_s = self._recording.seconds
        self._speaker.say(utterance)
        assert self._speaker.wait_idle(GAME_S)
        self._recording.listen(AFTER_S)
        self.said.append(Said(utterance.text, begin_s, self._recording.seconds))

    def stop(self) -> None:
        self._speaker.stop()

    def wait_idle(self, timeout_s: float) -> bool:
        return True

    def close(self) -> None:
        self._speaker.close()


class Game:
    """One game in one language, on its way to one sink."""

    def __init__(
        self, lang: str, sink: PulseSink, recording: Recording, speakers: Speakers, rendered: Rendered
    ) -> None:
        self.recording, self.rendered = recording, rendered[lang]
        channel = speakers.open(Place(sink.name), [Kept(rendered)], pytest.fail, rate=FASTEST_WPM, volume=1.0)
        self.speaker = Marked(channel, recording)
        script = parse_script(GAME.read_text(encoding="utf-8"), Library(), GAME.name)
        self.lines: list[str] = []
        self.replay = Replay(
            script,
            lang,
            GAME.name,
            lambda _: None,
            lambda line: self.lines.append(line.text) if line.audience == TABLE else None,
            self.speaker,
        )
        self.lang = lang

    def play(self) -> None:
        list(self.replay.run())

    def identify(self, said: Said, own: Samples) -> str:
        """Which sentence it sounds like most: its own rendering, or one of those with the likest spelling.

        The silence after it belongs to it: another sentence may begin with the same words.
        """
        likest = get_close_matches(said.text, self.rendered.keys() - {said.text}, n=LIKE, cutoff=0)
        sounds = {said.text: own, **{text: self.rendered[text][0] for text in likest}}
        begin, end = (round(at_s * pcm.SAMPLE_RATE_HZ) for at_s in (said.begin_s, said.end_s))
        heard = ended(self.recording.samples[begin:end])
        found = matches(heard, {text: ended(sound) for text, sound in sounds.items()})
        return max(found, key=lambda match: match.on_the_whole).text


def ended(sound: Samples) -> Samples:
    return np.pad(sound, (0, round(SILENCE_S * pcm.SAMPLE_RATE_HZ)))


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Generator[dict[str, Game], None, None]:
    with ExitStack() as up:
        first = up.enter_context(running_sink(tmp_path_factory.mktemp("pulse")))
        patch = up.enter_context(pytest.MonkeyPatch.context())
        for name, value in first.env.items():
            patch.setenv(name, value)
        sinks = [first, *(PulseSink(first.env, name) for name in ("second", "third"))]
        for sink in sinks[1:]:
            sink.plug()
        patch.setattr(stream, "BUFFER_MS", BUFFER_MS)
        speakers = Speakers()
        rendered: Rendered = {lang: {} for lang in LANGUAGES}
        played = {
            lang: Game(lang, sink, up.enter_context(sink.record(latency_ms=BUFFER_MS)), speakers, rendered)
            for lang, sink in zip(LANGUAGES, sinks, strict=True)
        }
        players = [Thread(target=game.play, daemon=True) for game in played.values()]
        for player in players:
            player.start()
        for player in players:
            player.join(GAME_S)
            assert not player.is_alive()
        yield played
        for game in played.values():
            game.speaker.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_the_game_is_heard_in_order_and_once(games: dict[str, Game], lang: str) -> None:
    game = games[lang]
    spoken = [said for said in game.speaker.said if said.text]
    assert " ".join(said.text for said in spoken) == " ".join(game.lines)
    left = {text: list(sounds) for text, sounds in game.rendered.items()}
    torn = [
        (said.text, heard) for said in spoken if (heard := game.identify(said, left[said.text].pop(0))) != said.text
    ]
    assert len(torn) <= TORN * len(spoken), torn
    assert not any(left.values()), "what was rendered was said"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_heard_between_the_sentences(games: dict[str, Game], lang: str) -> None:
    game = games[lang]
    samples = np.abs(game.recording.samples.astype(int))
    for said in game.speaker.said:
        samples[round(said.begin_s * pcm.SAMPLE_RATE_HZ) : round(said.end_s * pcm.SAMPLE_RATE_HZ)] = 0
    assert samples.max() <= LOUD
