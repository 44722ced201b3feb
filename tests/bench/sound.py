"""All figures of sound, measured in one run on one null sink, ours and those of the peers, and what they are to us."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from tests.bench import peers, speech
from tests.hardware.sink import running_sink


def figures() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder, running_sink(Path(folder)) as sink:
        os.environ.update(sink.env)
        ours = speech.scanned(sink)
        lag = speech.loop_lag_ms(sink)
        found = {
            "scan_to_sound_ms": ours.sound.median_ms,
            "scan_to_sound_p99_ms": ours.sound.p99_ms,
            "scan_to_word_ms": ours.word.median_ms,
            "scan_to_word_p99_ms": ours.word.p99_ms,
            "stop_to_silence_ms": ours.silence.median_ms,
            "stop_to_silence_p99_ms": ours.silence.p99_ms,
            "loop_lag_p99_ms": lag.p99_ms,
        }
        for name, peer in (("pyttsx3", peers.pyttsx3(sink)), ("speechd", peers.speech_dispatcher(sink))):
            found |= {
                f"{name}_say_to_sound_ms": peer.sound.median_ms,
                f"{name}_stop_to_silence_ms": peer.silence.median_ms,
                f"scan_to_sound_by_{name}": ours.sound.median_ms / peer.sound.median_ms,
                f"stop_to_silence_by_{name}": ours.silence.median_ms / peer.silence.median_ms,
            }
    return found
