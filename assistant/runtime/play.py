"""`sushi-says play`: a live table. Readers, journal, voice and terminal are wired here, and nowhere else.

One thread owns the state; readers and voices have threads of their own and meet it at the inbox and the channel.
"""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from io import TextIOWrapper
from pathlib import Path

from assistant.config import BadConfig, Config, ReaderConfig, find_file, load
from assistant.readers.url import BadReaderUrl, parse_reader_url
from assistant.runtime.supervisor import has_terminal, supervise


def play(options: Namespace) -> int:
    """Play until the players leave. Returns 0, or 2 with one sentence for a setting that cannot be used."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters shows others, and the game goes on
    try:
        file = find_file(options.config, os.environ)
        config = load(file, os.environ)
        readers = asked_for(options.reader) or list(config.readers)
    except (BadConfig, BadReaderUrl) as error:
        print(f"{error}.", file=sys.stderr)
        return 2
    options.screen = options.screen or options.share is not None
    if options.screen and not has_screen(is_shared=options.share is not None):
        how = ".venv/bin/pip install '.[screen]'"
        print(f"The pages need the extra 'screen'. In the folder of Sushi Says: {how}", file=sys.stderr)
        return 2
    if options.share is not None and (why := not_shared(options.share)):
        print(why, file=sys.stderr)
        return 2
    if not has_terminal() and not (readers or options.players or options.resume or options.screen):
        return supervise(lambda _: play_sample(options, config))
    return supervise(lambda after_crash: play_live(options, config, file, readers, after_crash=after_crash))


def not_shared(address: str) -> str:
    """Why the pages cannot be shared at this address, in a sentence; "" if they can."""
    from assistant.runtime.share import NotShared, network_address

    try:
        network_address(address)
    except NotShared as error:
        return str(error)
    return ""


def has_screen(*, is_shared: bool) -> bool:
    """Whether what the pages are served with is installed; shared ones need certificates."""
    from importlib.util import find_spec

    needed = ["segno", "starlette", "uvicorn", *(["cryptography"] if is_shared else [])]
    return all(find_spec(name) is not None for name in needed)


def asked_for(urls: list[str]) -> list[ReaderConfig]:
    """The readers of the command line, instead of the configured ones; the first is `main`. Raises BadReaderUrl."""
    for url in urls:
        parse_reader_url(url)
    return [ReaderConfig(url, "main" if number == 1 else f"reader-{number}") for number, url in enumerate(urls, 1)]


def play_sample(options: Namespace, config: Config) -> int:
    from assistant.runtime.sample import play_sample as run

    return run(options, config)


def play_live(options: Namespace, config: Config, file: Path, readers: list[ReaderConfig], *, after_crash: bool) -> int:
    from assistant.runtime.live import Live

    live = Live(options, config, file, readers)
    return live.run(resumes=after_crash or options.resume, after_crash=after_crash)
