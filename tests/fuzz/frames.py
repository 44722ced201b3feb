"""Random frames of each kind of reader: pure noise, and bytes that look like a frame up to their check."""

from __future__ import annotations

from binascii import crc_hqx
from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from operator import xor
from random import Random

from assistant.deck.codes import parse_codes
from assistant.readers.decoders.frame import Frame, Line, Tag

_HEX = b"0123456789ABCDEFabcdef"
_LETTERS = b"BCDEFGHJKLNOPRSTUVX"


@dataclass(frozen=True, slots=True)
class Kind:
    """How to make a frame that is right but for its check, whether that is right by chance, and how often it is."""

    make: Callable[[Random], bytes]
    is_right: Callable[[bytes], bool]
    chance: float


def noise(chance: Random) -> bytes:
    """Up to 40 bytes, none likelier than another."""
    return chance.randbytes(chance.randrange(41))


def _some(chance: Random, of: bytes, count: int) -> bytes:
    return bytes(chance.choices(of, k=count))


def _rdm6300(chance: Random) -> bytes:
    return b"\x02" + _some(chance, _HEX, 12) + b"\x03"


def _id12(chance: Random) -> bytes:
    return b"\x02" + _some(chance, _HEX, 12) + b"\r\n\x03"


def _parallax(chance: Random) -> bytes:
    return b"\n" + _some(chance, _HEX, 10) + b"\r"


def _pn532(chance: Random) -> bytes:
    """An answer to InListPassiveTarget with one tag of four bytes, and any check byte."""
    body = b"\xd5\x4b\x01\x01\x00\x04\x08\x04" + chance.randbytes(4)
    return b"\x00\x00\xff" + bytes([len(body), -len(body) % 256]) + body + chance.randbytes(1) + b"\x00"


def _sushi_reader(chance: Random) -> bytes:
    return b"$%d,ON,0,%s,*%s\r\n" % (chance.randrange(65536), _some(chance, _HEX, 8), _some(chance, _HEX, 4))


def _text(chance: Random) -> bytes:
    return b"SG" + _some(chance, _LETTERS, 6) + b"\r"


def _has_xor(frame: bytes) -> bool:
    return reduce(xor, bytes.fromhex(frame[1:13].decode())) == 0


def _has_sum(frame: bytes) -> bool:
    return sum(frame[5:-1]) % 256 == 0


def _has_crc(frame: bytes) -> bool:
    said, crc = frame[1:-2].split(b"*")
    return crc_hqx(said, 0xFFFF) == int(crc, 16)


def _has_check_letters(frame: bytes) -> bool:
    values = [_LETTERS.index(letter) for letter in frame[:8]]
    is_set = frame[2:3] in {b"B", b"C", b"D", b"X"}
    weighted = sum(place * value for place, value in enumerate(values, 1))
    return is_set and sum(values) % 19 == 0 and weighted % 19 == 0


# By format. The chances are those of the checks alone: 8 bits, 16 bits, two letters of 19 and four sets of 19.
KINDS: dict[str, Kind] = {
    "text": Kind(_text, _has_check_letters, 4 / 19**3),
    "rdm6300": Kind(_rdm6300, _has_xor, 1 / 256),
    "id12": Kind(_id12, _has_xor, 1 / 256),
    "parallax": Kind(_parallax, bool, 1.0),  # it has no check
    "pn532": Kind(_pn532, _has_sum, 1 / 256),
    "sushi-reader": Kind(_sushi_reader, _has_crc, 1 / 65536),
}


def is_card(frame: Frame) -> bool:
    """Whether a decoder gave something that a table may take for a card."""
    return isinstance(frame, Tag) or (isinstance(frame, Line) and bool(parse_codes(frame.text)))
