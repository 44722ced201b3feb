"""The sample game: what a table sounds like, played to its end without a player. For a start without a terminal."""

from __future__ import annotations

import sys
from argparse import Namespace
from importlib import resources
from queue import SimpleQueue

from assistant.config import Config
from assistant.runtime.house import Line, Words
from assistant.runtime.library import Library
from assistant.runtime.printing import print_line
from assistant.runtime.replay import Replay
from assistant.runtime.voice import open_voice
from assistant.speech.trouble import Trouble
from assistant.table.outcome import told
from assistant.table.script_parser import parse_script

NAME = "first-game.table"


def play_sample(options: Namespace, config: Config) -> int:
    """Play the script that ships with the program, aloud where there is sound, in text anyway. Returns 0."""
    text = (resources.files("assistant") / "samples" / NAME).read_text(encoding="utf-8")
    lang = options.lang or config.lang
    troubles: SimpleQueue[Trouble] = SimpleQueue()
    words = Words()

    def show(line: Line) -> None:
        print_line(line.text)
        while not troubles.empty():
            for trouble in words.lines(told(f"trouble-{troubles.get()}").announcements, lang):
                print_line(trouble.text)

    for line in words.lines(told("sample-begins").announcements, lang):
        show(line)
    voice = open_voice(options, config, troubles.put)
    unmet = list(Replay(parse_script(text, Library(), NAME), lang, NAME, lambda _: None, show, voice).run())
    voice.close()
    for reason in unmet:
        print(reason, file=sys.stderr)
    return 1 if unmet else 0
