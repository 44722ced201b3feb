"""Numbers as words, built from the lists and patterns of a catalogue's numbers.ftl."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from assistant.words.announcement import Argument

Render = Callable[[str, Mapping[str, Argument]], str]

LEAST, GREATEST = -999, 9999


class Numerals:
    """The functions WORDS and ORDINAL of one language, for numbers that no voice misreads.

    Engines drop minus signs, misread ordinals, and know no gender (field notes, Sound). The grammar stands in
    the catalogue: here is only the arithmetic. `gender` is "m" or "f". Raises ValueError beyond the range,
    which the catalogue turns into its own error.
    """

    def __init__(self, render: Render) -> None:
        self._render = render
        self._lists: dict[str, list[str]] = {}

    def cardinal(self, number: int, gender: str = "m") -> str:
        """WORDS($n): "twenty-one"; with gender "f": "vingt et une", "duas"; −999 to 9999."""
        if not LEAST <= number <= GREATEST:
            raise ValueError(f"{int(number)} is beyond {LEAST} to {GREATEST}")
        if number < 0:
            return self._render("number-minus", {"number": self.cardinal(-number, gender)})
        return self._in_gender(self._up_to_9999(int(number)), gender)

    def ordinal(self, number: int, gender: str = "m") -> str:
        """ORDINAL($n): "first"; with gender "f": "première", "primeira"; 1 to as many as the catalogue lists."""
        ordinals = self._list("number-ordinals")
        if not 1 <= number <= len(ordinals):
            raise ValueError(f"{int(number)} is beyond 1 to {len(ordinals)}")
        return self._in_gender(ordinals[number - 1], gender)

    def plain(self, argument: str | int) -> str:
        """What a bare `{ $n }` says: text as it is, a number in digits, a negative one in words."""
        if isinstance(argument, str):
            return argument
        return self.cardinal(argument) if argument < 0 else str(int(argument))

    def _up_to_9999(self, number: int) -> str:
        thousands, rest = divmod(number, 1000)
        if not thousands:
            return self._up_to_999(rest)
        head = self._list("number-thousands")[thousands - 1]
        if not rest:
            return head
        form = "small" if rest < 100 else "round" if rest % 100 == 0 else "long"
        args = {"thousands": head, "rest": self._up_to_999(rest), "form": form}
        return self._render("number-thousands-and-rest", args)

    def _up_to_999(self, number: int) -> str:
        hundreds, rest = divmod(number, 100)
        if not hundreds:
            return self._list("number-cardinals")[rest]
        if not rest:
            return self._list("number-hundreds.exact")[hundreds - 1]
        args = {"hundreds": self._list("number-hundreds")[hundreds - 1], "rest": self._list("number-cardinals")[rest]}
        return self._render("number-hundreds-and-rest", args)

    def _in_gender(self, text: str, gender: str) -> str:
        if gender not in ("m", "f"):
            raise ValueError(f"gender {gender!r} is neither m nor f")
        if gender == "m":
            return text
        feminine = dict(pair.split() for pair in self._list("number-feminine") if pair)
        return re.sub(r"\w+", lambda word: feminine.get(word[0], word[0]), text)

    def _list(self, name: str) -> list[str]:
        if name not in self._lists:
            self._lists[name] = [" ".join(item.split()) for item in self._render(name, {}).split(",")]
        return self._lists[name]
