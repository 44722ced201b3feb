"""What is installed from the wheel is whole: it plays in a new environment that has nothing of ours around it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
SCRIPT = """\
game sushi-go
players Ana, Chloé
card main tempura
card main wasabi
card main tempura
card main squid-nigiri
expect accepted
"""

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy of what we wrote: the builder leaves traces there, and fetches the rest."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheel")
    shutil.copytree(ROOT / "assistant", source / "assistant", ignore=shutil.ignore_patterns("__pycache__", "vendor"))
    for name in ("pyproject.toml", "setup.py", "package.json", "package-lock.json", "README.md", "COPYING"):
        shutil.copy(ROOT / name, source)
    subprocess.run([sys.executable, "-m", "build", "--wheel", "--outdir", str(target), str(source)], check=True)
    return next(target.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the commands of a new environment with the wheel and what it depends on."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    subprocess.run([str(folder / "bin/pip"), "install", "--quiet", str(wheel)], check=True)
    return folder / "bin"


def sushi_says(installed: Path, home: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command with nothing in its environment but a home: no display, no sound server, no language."""
    return subprocess.run(
        [str(installed / "sushi-says"), *arguments],
        check=False,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={"HOME": str(home)},
        cwd=home,
        timeout=60,
    )


def test_it_holds_every_file_of_the_package(wheel: Path) -> None:
    package = ROOT / "assistant"
    ours = {str(file.relative_to(ROOT)) for file in package.rglob("*") if file.is_file() and file.suffix != ".pyc"}
    packed = set(zipfile.ZipFile(wheel).namelist())
    assert ours - packed == set()
    assert any(name.endswith("/COPYING") for name in packed)
    assert "assistant/screen/static/vendor/zxing_reader.wasm" in packed  # npm fetches it; see setup.py


def test_a_script_plays(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "short.table").write_text(SCRIPT, encoding="utf-8")
    done = sushi_says(installed, tmp_path, "replay", "short.table", "--json", "--lang", "fr")
    assert done.returncode == 0, done.stderr
    said = [line for line in map(json.loads, done.stdout.splitlines()) if line["type"] == "say"]
    assert any("Chloé" in line["text"] for line in said)


def test_a_table_is_scored(installed: Path, tmp_path: Path) -> None:
    table = '{"game": "sushi-go", "final": false, "tableaus": [["wasabi", "squid-nigiri"], ["tempura"]]}\n'
    done = sushi_says(installed, tmp_path, "score", typed=table)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["scores"] == [9, 0]


def test_without_a_terminal_it_plays_the_sample_game(installed: Path, tmp_path: Path) -> None:
    done = sushi_says(installed, tmp_path, "play")
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) > 50
