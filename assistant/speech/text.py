"""The one place that turns text as it is written into what an engine takes: respelt, and nothing in it is a command.

Text is whole sentences of the catalogue, in one language, and what players typed: names, and words that were not
understood. A pause is a sign in the sentence (comma, full stop), which every engine keeps; none of them agrees with
another on anything richer.
"""

from __future__ import annotations

import re
import unicodedata

from assistant.speech.lexicon import lexicon

# eSpeak and piper take [[…]] for phonemes and macOS for commands, SAPI takes <…> for XML, others take
# backslashes and braces; none of these signs is ever to be read out.
_MARKUP = str.maketrans(dict.fromkeys("<>[]{}\\|", " "))


def for_espeak(text: str, lang: str) -> str:
    """For eSpeak NG with its phoneme mode on: phonemes in [[ ]] where no spelling helps, respellings elsewhere."""
    return "".join(
        f"[[{said.espeak}]]" if said and said.espeak else (said and said.spelled) or piece
        for piece, said in lexicon(lang).split(neutral(text))
    )


def respelt(text: str, lang: str) -> str:
    """For every other engine: plain text, with the words that it would get wrong spelt as they are said."""
    return "".join((said and said.spelled) or piece for piece, said in lexicon(lang).split(neutral(text)))


def neutral(text: str) -> str:
    """The same words in one line, without signs or control characters that an engine might obey instead of saying."""
    letters = (" " if unicodedata.category(letter) in {"Cc", "Cf", "Zl", "Zp"} else letter for letter in text)
    return " ".join("".join(letters).translate(_MARKUP).split())


def parts(text: str) -> list[str]:
    """A text in the parts between which a voice pauses, as an engine keeps them ready: "Ana:", "squid nigiri."."""
    return [part for part in re.split(r"(?<=[.:;!?…]) +", text) if any(letter.isalnum() for letter in part)]
