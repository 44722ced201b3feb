"""The process in which piper lives: one JSON line in, one text in a WAV file, one JSON line out.

Its runtime takes a second to load, all processors while it renders, and has crashed before: not in our process.
"""

from __future__ import annotations

import json
import os
import sys
import wave
from functools import cache
from typing import Any


def main() -> None:
    """Answer `{}` when the engine is ready, then each request, until standard input ends."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    try:
        import piper  # noqa: F401  # what takes long is done before the first request
    except Exception as error:  # a runtime for another processor raises what it likes
        print(json.dumps({"error": repr(error)}), file=answers, flush=True)
        return
    print("{}", file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps(_rendered(json.loads(line))), file=answers, flush=True)


def _rendered(request: dict[str, Any]) -> dict[str, str]:
    from piper import SynthesisConfig

    try:
        with wave.open(request["path"], "wb") as file:
            _voice(request["voice"]).synthesize_wav(
                request["text"], file, SynthesisConfig(length_scale=request["slowness"])
            )
    except Exception as error:  # as above: the parent falls back to another voice and tells why
        return {"error": repr(error)}
    return {}


@cache
def _voice(file: str) -> Any:
    from piper import PiperVoice

    return PiperVoice.load(file)


if __name__ == "__main__":
    main()
