"""One engine for several channels, which take turns and of which the last one ends it."""

from __future__ import annotations

from collections.abc import Generator
from threading import Thread

from assistant.speech.capture import CaptureVoice
from assistant.speech.shared_voice import SharedVoices


class Engine(CaptureVoice):
    """Counts how many sentences it is made to render at the same time."""

    def __init__(self) -> None:
        super().__init__()
        self.at_once = self.most_at_once = self.closed = 0

    def render(self, text: str, lang: str, rate: int) -> Generator[bytes, None, None]:
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        yield from super().render(text, lang, rate)
        self.at_once -= 1

    def close(self) -> None:
        self.closed += 1


def engines_closed(*engines: Engine) -> int:
    return sum(engine.closed for engine in engines)


def test_a_second_channel_speaks_with_the_first_ones_engine() -> None:
    voices, first, second = SharedVoices(), Engine(), Engine()
    [one], [other] = voices.share([first]), voices.share([second])
    for voice in (one, other):
        assert voice.check() is None
        assert list(voice.render("ab", "en", 100))
    assert (len(first.said), len(second.said), second.closed) == (2, 0, 1)


def test_engines_of_two_kinds_are_two() -> None:
    voices, engine, plain = SharedVoices(), Engine(), CaptureVoice()
    for voice in voices.share([engine, plain]):
        list(voice.render("a", "en", 100))
    assert len(engine.said) == len(plain.said) == 1


def test_the_last_one_to_leave_ends_the_engine_and_the_next_one_has_another() -> None:
    voices, first, later = SharedVoices(), Engine(), Engine()
    [one], [other] = voices.share([first]), voices.share([Engine()])
    one.close()
    one.close()
    assert engines_closed(first) == 0
    other.close()
    assert engines_closed(first) == 1
    [again] = voices.share([later])
    list(again.render("a", "en", 100))
    assert len(later.said) == 1


def test_sentences_are_made_one_at_a_time() -> None:
    voices, engine = SharedVoices(), Engine()
    shares = [voices.share([engine if number == 0 else Engine()])[0] for number in range(3)]
    threads = [
        Thread(target=lambda it=it: [list(it.render("abc" * 50, "en", 100)) for _ in range(20)]) for it in shares
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(10.0)
    assert (len(engine.said), engine.most_at_once) == (60, 1)
