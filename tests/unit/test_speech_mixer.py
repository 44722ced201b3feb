"""Words and sounds become one stream, and fall silent without a click."""

from __future__ import annotations

from array import array

from assistant.speech import pcm
from assistant.speech.capture import CaptureOutput
from assistant.speech.mixer import FADE_MS


def level(value: int, ms: float) -> bytes:
    return array("h", [value]).tobytes() * (pcm.byte_count(ms) // pcm.SAMPLE_BYTES)


def test_words_are_heard_as_they_were_written_then_silence() -> None:
    output = CaptureOutput()
    output.mixer.write(level(100, 20), output.mixer.epoch)
    output.mixer.write(level(200, 20), output.mixer.epoch)
    assert output.play(60) == level(100, 20) + level(200, 20) + pcm.silence(20)


def test_words_wait_for_the_sound_that_answers_before_them() -> None:
    output = CaptureOutput()
    output.mixer.play(level(500, 15))
    output.mixer.write(level(100, 20), output.mixer.epoch)
    heard = output.play(10) + output.play(10) + output.play(20)
    assert heard == level(500, 15) + level(100, 20) + bytes(len(heard) - len(level(500, 15) + level(100, 20)))


def test_a_sound_plays_over_words_that_run() -> None:
    output = CaptureOutput()
    output.mixer.write(level(100, 60), output.mixer.epoch)
    output.play(20)
    output.mixer.play(level(500, 20))
    assert output.play(40) == level(600, 20) + level(100, 20)


def test_what_is_too_loud_together_is_clipped() -> None:
    assert array("h", pcm.mixed(level(30_000, 1), level(30_000, 1)))[0] == 32_767


def test_a_cut_fades_within_its_time_and_late_words_are_not_taken() -> None:
    output = CaptureOutput()
    epoch = output.mixer.epoch
    output.mixer.write(level(1000, 100), epoch)
    output.play(10)
    output.mixer.cut()
    assert not output.mixer.write(level(1000, 10), epoch)
    heard = array("h", output.play(20))
    fade = pcm.byte_count(FADE_MS) // pcm.SAMPLE_BYTES
    assert 900 < heard[0] <= 1000
    assert list(heard[:fade]) == sorted(heard[:fade], reverse=True)
    assert not any(heard[fade:])


def test_a_cut_of_words_not_yet_heard_leaves_nothing_of_them() -> None:
    output = CaptureOutput()
    output.mixer.write(level(1000, 100), output.mixer.epoch)
    output.mixer.cut()
    assert not any(output.play(20))


def test_a_cut_spares_sounds_and_silence_ends_them_too() -> None:
    output = CaptureOutput()
    output.mixer.play(level(500, 20))
    output.mixer.cut()
    assert output.play(10) == level(500, 10)
    output.mixer.silence()
    assert not any(output.play(20)[pcm.byte_count(FADE_MS) :])


def test_drained_means_heard_by_the_ear_not_handed_over() -> None:
    output = CaptureOutput()
    epoch = output.mixer.epoch
    assert output.mixer.wait_drained(epoch, 0)
    output.mixer.write(level(100, 10), epoch)
    output.play(10)
    assert not output.mixer.wait_drained(epoch, 0)
    for _ in range(5):
        output.play(10)
    assert output.mixer.wait_drained(epoch, 0)


def test_waiting_ends_when_the_words_are_cut() -> None:
    output = CaptureOutput()
    epoch = output.mixer.epoch
    output.mixer.write(level(100, 10), epoch)
    output.mixer.cut()
    assert output.mixer.wait_drained(epoch, 0)
