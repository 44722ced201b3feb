"""The line that is being typed, and what its silences mean: keys, a scanner's burst, or a person who thinks."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from assistant.deck.codes import CODE_LENGTH, ends_unfinished, parse_codes
from assistant.deck.uids import typed_uids
from assistant.readers.vocabulary import is_scan
from assistant.readers.wedge_faults import fault_of

BURST_GAP_S = 0.05  # field notes: a scanner types with gaps of at most 50 ms
SILENCE_S = 0.1  # …and has ended after 100 ms
STALLED_S = 1.0  # a code that stops in the middle may only be held up on its way
_SCANNED_WITHIN_S = 1.0  # nobody types the eight letters of a code in less
LIMIT = 256  # characters; what is typed beyond is not taken

_BARCODE_DIGITS = 8  # as many digits in one burst are a foreign barcode or a tag, not keys: EAN-8 is the shortest


class Ripe(Enum):
    """What silence decides about a line."""

    KEYS = "keys"  # its held characters were keys
    SCAN = "scan"  # it was scanned, and has ended


@dataclass(slots=True)
class TypedLine:
    """Characters with their times; the first `held` are keys unless they turn out to belong to a scan.

    `shown` tells of each whether it stands on the screen: held ones do not, nor does what was typed in secret.
    """

    text: str = ""
    times_s: list[float] = field(default_factory=list)
    shown: list[bool] = field(default_factory=list)
    held: int = 0

    @property
    def is_all_held(self) -> bool:
        """Whether nothing but held keys stands here (or nothing at all), so that a further key is a key too."""
        return len(self.text) == self.held

    @property
    def is_barcode(self) -> bool:
        """Whether the keys held are a long burst of digits: a scan of something that is no card of ours."""
        return self.is_all_held and self.held >= _BARCODE_DIGITS and self.text.isdigit()

    @property
    def is_tag(self) -> bool:
        """Whether it is a tag's number in hex as a reader types it: its first digits are no keys then."""
        return len(self.text) >= CODE_LENGTH and self.is_fast and bool(typed_uids(self.text))

    @property
    def is_fast(self) -> bool:
        """Whether the latest letters, as many as a code has, came as only a scanner types them."""
        return self.times_s[-1] - self.times_s[-CODE_LENGTH] < _SCANNED_WITHIN_S

    @property
    def may_settle(self) -> bool:
        """Whether the held characters can only be keys, should nothing follow them in the same burst."""
        is_in_code = not self.is_all_held and (bool(parse_codes(self.text)) or ends_unfinished(self.text))
        return self.held > 0 and not is_in_code

    def ripens(self) -> tuple[Ripe, float] | None:
        """Tell what silence will decide, and after how many seconds of it; None if it decides nothing."""
        if self.may_settle:
            return Ripe.KEYS, BURST_GAP_S
        if parse_codes(self.text):
            return Ripe.SCAN, STALLED_S if ends_unfinished(self.text) else SILENCE_S
        # A code so damaged is left to a person to correct, but a scanner will not.
        is_foreign = is_scan(self.text) or fault_of(self.text) is not None
        return (Ripe.SCAN, SILENCE_S) if is_foreign and self.is_fast else None

    def append(self, character: str, now_s: float, *, is_shown: bool) -> None:
        """Put a character at the end."""
        self.text += character
        self.times_s.append(now_s)
        self.shown.append(is_shown)

    def erase(self, count: int) -> int:
        """Take characters from the end; tell how many of them were shown."""
        kept = max(len(self.text) - count, 0)
        shown = sum(self.shown[kept:])
        self.text, self.times_s, self.shown = self.text[:kept], self.times_s[:kept], self.shown[:kept]
        self.held = min(self.held, kept)
        return shown

    def take_held(self) -> str:
        """Take the held characters out, since they are keys."""
        keys, count = self.text[: self.held], self.held
        self.text, self.times_s, self.shown = self.text[count:], self.times_s[count:], self.shown[count:]
        self.held = 0
        return keys
