"""Take the terminal's escape sequences (arrows, function keys) out of what is typed, and read the keypad's."""

from __future__ import annotations

_ESCAPE = "\x1b"
_LONGEST = 32  # characters; a longer sequence is none
# What a keypad in application mode sends after ESC O: ECMA-48 and xterm's "Control Sequences", VT220 keypad.
_KEYPAD = {
    **{chr(ord("p") + digit): str(digit) for digit in range(10)},
    "M": "\r",
    "j": "*",
    "k": "+",
    "l": ",",
    "m": "-",
    "n": ".",
    "o": "/",
}


class EscapeFilter:
    """One character in, the characters that it completes out: none inside a sequence, which is left out whole."""

    def __init__(self) -> None:
        self._sequence = ""

    @property
    def is_open(self) -> bool:
        """Whether a sequence has begun; if nothing follows within 50 ms, somebody pressed Escape itself."""
        return self._sequence != ""

    def feed(self, character: str) -> str:
        """Take the next character."""
        if character == _ESCAPE:
            self._sequence = _ESCAPE
            return ""
        if not self._sequence or character < " ":
            return self._end(character)
        before, self._sequence = self._sequence, self._sequence + character
        if before == _ESCAPE:
            return self._end(character) if character not in "[O" else ""
        if before == _ESCAPE + "O":
            return self._end(_KEYPAD.get(character, ""))
        # ESC [, parameters, one of @ to ~; the Linux console's function keys have a second [ before it.
        is_last = "@" <= character <= "~" and (before != _ESCAPE + "[" or character != "[")
        return self._end("") if is_last or len(self._sequence) >= _LONGEST else ""

    def _end(self, characters: str) -> str:
        self._sequence = ""
        return characters
