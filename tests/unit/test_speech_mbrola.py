"""MBROLA voices: found where the library looks for them, and heard where they are installed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from assistant.speech import mbrola, pcm
from assistant.speech.espeak import EspeakVoice
from assistant.speech.trouble import Trouble, VoiceFailed


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the path in which an MBROLA program is installed; it is never run."""
    program = tmp_path / "mbrola"
    program.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    return program


def install(folder: Path, *voices: str) -> Path:
    for voice in voices:
        (folder / voice).mkdir(parents=True)
        (folder / voice / voice).touch()
    return folder


@pytest.mark.usefixtures("program")
def test_the_best_that_is_installed_is_taken(tmp_path: Path) -> None:
    folder = install(tmp_path / "voices", "fr1", "br1")
    assert mbrola.best("fr", [folder]) == "mb-fr1"
    assert mbrola.best("fr", [install(folder, "fr4")]) == "mb-fr4"
    assert mbrola.best("pt-BR", [folder]) == "mb-br1"
    assert mbrola.best("en", [folder]) is None
    assert mbrola.best("xx", [folder]) is None


def test_without_its_program_a_voice_is_not_there(tmp_path: Path, program: Path) -> None:
    folder = install(tmp_path / "voices", "fr4")
    assert mbrola.is_installed("mb-fr4-en+f2", [folder])
    program.unlink()
    assert not mbrola.is_installed("mb-fr4", [folder])


def test_the_library_knows_each_voice_and_its_language() -> None:
    done = subprocess.run(["espeak-ng", "--voices=mb"], capture_output=True, encoding="utf-8", check=True)
    known = {row[4].removeprefix("mb/"): row[1] for line in done.stdout.splitlines()[1:] if (row := line.split())}
    for lang, voices in mbrola._VOICES.items():
        for voice in voices:
            assert known[f"mb-{voice}"].startswith(lang[:2]), voice


def test_an_absent_voice_is_a_reason_and_no_line_on_the_terminal(capfd: pytest.CaptureFixture[str]) -> None:
    voice = EspeakVoice({"fr": "mb-fr9"})
    with pytest.raises(VoiceFailed) as failed:
        next(voice.render("Neuf points.", "fr", 175))
    assert failed.value.trouble is Trouble.ESPEAK_FAILED
    voice.close()
    assert capfd.readouterr().err == ""


def test_it_is_rendered_at_our_rate_and_silent_on_the_terminal() -> None:
    if mbrola.best("fr") is None or shutil.which("mbrola") is None:
        pytest.skip("no French MBROLA voice is installed: Debian has them in contrib and non-free only")
    script = (
        "import sys\n"
        "from assistant.speech.espeak import EspeakVoice\n"
        "from assistant.speech import mbrola\n"
        "for names in ({}, {'fr': mbrola.best('fr')}):\n"
        "    voice = EspeakVoice(names)\n"
        "    print(sum(map(len, voice.render('Ana : wasabi, neuf points.', 'fr', 175))))\n"
        "    voice.close()\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=True)
    plain, better = map(int, done.stdout.split())
    assert done.stderr == ""
    assert plain != better
    assert 1.0 < better / pcm.byte_count(1000) < 2.5
