"""What a build does beyond pyproject.toml: fetch what the pages bring along that we did not write.

A phone's page reads codes with zxing in WebAssembly. `npm ci` fetches it, in the version and with the checksum that
package-lock.json names, and it ships in the package, so that the pages work without the internet. Where there is no
npm, or no network, the build goes on: the pages then work for all but the camera, and say so.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
VENDOR = ROOT / "assistant/screen/static/vendor"
LOCK = "package-lock.json"
PATIENCE_S = 180
FILES = {
    "zxing-wasm/dist/iife/reader/index.js": "zxing-reader.js",
    "zxing-wasm/dist/reader/zxing_reader.wasm": "zxing_reader.wasm",
    "zxing-wasm/LICENSE": "zxing-wasm.LICENSE",
}


def is_fetched() -> bool:
    """Whether what is there was fetched by the lock file that is there."""
    kept = VENDOR / LOCK
    return kept.exists() and kept.read_bytes() == (ROOT / LOCK).read_bytes()


def fetch() -> None:
    """Put the files where the pages are served from. Raises OSError or SubprocessError."""
    npm = shutil.which("npm")
    if npm is None:
        raise FileNotFoundError("there is no npm")
    with TemporaryDirectory() as folder:
        for name in ("package.json", LOCK):
            shutil.copy(ROOT / name, folder)
        subprocess.run(
            [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=folder, check=True, timeout=PATIENCE_S
        )
        VENDOR.mkdir(exist_ok=True)
        for source, name in FILES.items():
            shutil.copy(Path(folder, "node_modules", source), VENDOR / name)
        shutil.copy(Path(folder, LOCK), VENDOR)  # last: it tells that all is there


class BuildWithPages(build_py):
    """Fetches before it looks at what there is to pack."""

    def run(self) -> None:
        try:
            if not is_fetched():
                fetch()
        except (OSError, subprocess.SubprocessError) as error:
            print(f"The pages go without what reads a phone's camera: {error}.", file=sys.stderr)
        super().run()


setup(cmdclass={"build_py": BuildWithPages})
