"""Why speech is not as it should be: reasons that the catalogue puts into words, one sentence each."""

from __future__ import annotations

from enum import StrEnum


class Trouble(StrEnum):
    """What went wrong with a voice or a device; the value is the end of its message id, `trouble-…`."""

    NO_DEVICE = "no-device"  # this machine has no sound device
    DEVICE_UNKNOWN = "device-unknown"  # the configured device is not there
    DEVICE_FAILED = "device-failed"  # the device is there and does not open
    DEVICE_LOST = "device-lost"  # it was open and went away
    DEVICE_BACK = "device-back"  # no trouble any more: it is there, or there again
    ESPEAK_MISSING = "espeak-missing"  # neither the system's libespeak-ng nor the wheel's
    ESPEAK_FAILED = "espeak-failed"
    PYTTSX3_MISSING = "pyttsx3-missing"  # the package is not installed
    PYTTSX3_FAILED = "pyttsx3-failed"  # its engine is missing, or crashed, or spoke an error
    PYTTSX3_HUNG = "pyttsx3-hung"  # it gave no answer in time, twice
    MBROLA_MISSING = "mbrola-missing"  # no MBROLA voice of our languages, or not its program
    SPEECHD_MISSING = "speech-dispatcher-missing"  # it is not installed
    SPEECHD_FAILED = "speech-dispatcher-failed"  # it does not start, refuses, or went away
    SPEECHD_HUNG = "speech-dispatcher-hung"  # it took a sentence and did not say it
    PRISMATOID_MISSING = "prismatoid-missing"  # the package is not installed
    NO_SCREEN_READER = "no-screen-reader"  # none runs
    SCREEN_READER_FAILED = "screen-reader-failed"  # it ran and went away
    PIPER_MISSING = "piper-missing"  # the package is not installed
    PIPER_NO_FILE = "piper-no-file"  # the settings name no voice file, or one that is not there
    PIPER_FAILED = "piper-failed"
    PIPER_HUNG = "piper-hung"
    TEXT_ONLY = "text-only"  # no voice is left: from now on everything is shown, nothing is spoken


class SpeechFailed(Exception):
    """A voice or a device cannot go on; `trouble` is for the player, `detail` (the system's words) for the log."""

    def __init__(self, trouble: Trouble, detail: str = "") -> None:
        super().__init__(f"{trouble}: {detail}" if detail else str(trouble))
        self.trouble = trouble
        self.detail = detail


class VoiceFailed(SpeechFailed):
    """The engine gave no sound for this sentence."""


class LanguageUnknown(VoiceFailed):
    """The engine has no voice for the language of this sentence; for another language it may be the best."""


class DeviceFailed(SpeechFailed):
    """The sound has nowhere to go."""
