"""What readers deliver: raw facts with the reader's name, without a rule or a meaning in them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum


@dataclass(frozen=True, slots=True)
class Scan:
    """One line or tag that a reader delivered, as it came; the table finds the codes in it."""

    reader: str
    text: str
    uid: str = field(default="", compare=False)  # the radio tag that says so, if it was one
    is_in_view: bool = field(default=False, compare=False)  # a camera sees it, and tells when it has left


@dataclass(frozen=True, slots=True)
class Named:
    """A card given by its kind only (typed or pressed), without a code."""

    reader: str
    kind: str  # a kind's id, such as "egg-nigiri"
    typed: str = field(default="", compare=False)  # the words themselves: before a game they may be a player's name


@dataclass(frozen=True, slots=True)
class Pressed:
    """A command: a key, a control on the keypad, or a typed word; `number` is `tableau`'s seat, or `language`'s own."""

    reader: str
    key: str  # "undo", "tableau", …
    number: int | None = None
    digit: int | None = field(default=None, compare=False)  # the digit that was pressed: it may choose by number


@dataclass(frozen=True, slots=True)
class Instructed:
    """A command of the game, whole: as a script's own instruction, a typed line of dice or a chosen number gives it."""

    reader: str
    command: object


@dataclass(frozen=True, slots=True)
class Typed:
    """A finished line from the terminal that is neither a code, a kind nor a command: a name, for instance."""

    reader: str
    text: str
    kinds: tuple[str, ...] = field(default=(), compare=False)  # those whose names begin so, if it could be several


@dataclass(frozen=True, slots=True)
class Found:
    """The reader is there (again)."""

    reader: str
    is_first: bool = field(default=False, compare=False)  # since its driver began


@dataclass(frozen=True, slots=True)
class Lost:
    """The reader is gone, or was not there from the start; its driver goes on looking for it."""

    reader: str
    reason: str  # the system's words, for the log, not for speech
    is_silent: bool = False  # it is plugged in, but does not answer
    was_there: bool = True  # since its driver began


@dataclass(frozen=True, slots=True)
class TagRead:
    """A radio tag that came to lie on a reader: its number, and the text that it holds, if any."""

    reader: str
    uid: str  # upper-case hex, most significant byte first
    text: str = ""


@dataclass(frozen=True, slots=True)
class Left:
    """What was read last on this reader lies there no longer; only readers that know it say so."""

    reader: str


class ReaderTrouble(Enum):
    """What a reader that is there cannot do, and a player can mend."""

    SEVERAL_CARDS = "several-cards"  # more than one tag lies on it, and none can be told for sure
    WRONG_SPEED = "wrong-speed"  # it sends, and nothing of it can be understood
    NO_CHIP = "no-chip"  # the board speaks, but its radio does not answer it
    NEWER_PROTOCOL = "newer-protocol"  # our own firmware, but a later one than this program understands
    SILENT = "silent"  # it is plugged in, but does not answer; while a game is played, that is `Lost`
    BUSY = "busy"  # another program has its port
    ALT_CODES = "alt-codes"  # a scanner that types presses Alt and a letter's number instead of the letter
    OTHER_ALPHABET = "other-alphabet"  # a scanner types on a layout that has none of our letters
    KEYS_MISSING = "keys-missing"  # what hears all keyboards is not installed
    NO_DISPLAY = "no-display"  # there is no display whose keyboards could be heard
    WAYLAND = "wayland"  # this display lets nobody hear them
    LINUX_ONLY = "linux-only"  # its kind of address is one of Linux
    NOT_ALLOWED = "not-allowed"  # it is there, and this user may not read it
    CAMERA_MISSING = "camera-missing"  # what looks through a camera is not installed
    PCSC_MISSING = "pcsc-missing"  # what speaks with the system's card service is not installed
    NO_CARD_SERVICE = "no-card-service"  # the card service does not run


@dataclass(frozen=True, slots=True)
class Troubled:
    """A reader needs a player's hand; said once for each time that it begins, and for some also when it is over."""

    reader: str
    trouble: ReaderTrouble
    is_over: bool = False


class Aim(Enum):
    """What a hand that holds a card before a camera can do so that its code can be read."""

    CLOSER = "closer"
    FURTHER = "further"  # it is out of focus
    FLATTER = "flatter"  # it is tilted
    STILL = "still"  # it moves, or is not sharp yet


@dataclass(frozen=True, slots=True)
class Aimed:
    """A camera sees a code that it cannot read, and for how long already, so that a word helps."""

    reader: str
    aim: Aim


@dataclass(frozen=True, slots=True)
class PageNews:
    """A seat's page, which reads for that seat, was opened or closed."""

    reader: str
    count: int  # of them are open now
    is_new: bool  # opened on a device, or in a tab, that had not opened it before
    is_again: bool = False  # and another one had


Input = Scan | TagRead | Left | Named | Pressed | Instructed | Typed | Found | Lost | Troubled | Aimed | PageNews
