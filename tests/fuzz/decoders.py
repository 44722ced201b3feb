"""Feed random frames to every decoder and to every conversation; `python -m tests.fuzz.decoders [COUNT] [SEED]`."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Iterator
from random import Random

from assistant.readers.decode import FORMATS
from assistant.readers.links.formats import LINKS
from assistant.readers.links.link import WritingLink
from assistant.readers.writing import Written
from tests.fuzz.frames import KINDS, is_card, noise

UID = "04A1B2C3D4E5F6"
LARGEST = 4096  # bytes that a decoder or a conversation may hold, all its parts together
_LOOKED_AT_EVERY = 997


class Failed(AssertionError):
    """Noise was taken for a card, or is kept; the message says by whom, and from which seed."""


def fuzz_decoder(name: str, count: int, seed: int) -> int:
    """Half pure noise, half frames with random checks; gives how many passed, or raises Failed."""
    chance, decoder, kind = Random(seed), FORMATS[name](), KINDS[name]
    passed = 0
    for number in range(count):
        if number % 2:
            frame = kind.make(chance)
            decoder.close()  # so that what comes is this frame's alone
            cards = sum(is_card(out) for out in (*decoder.feed(frame, 0.0), *decoder.close()))
            if cards != kind.is_right(frame):
                raise Failed(f"{name}, seed {seed}: {cards} cards from {frame!r}")
            passed += cards
        else:
            frame = noise(chance)
            if any(is_card(out) for out in decoder.feed(frame, float(number))):
                raise Failed(f"{name}, seed {seed}: a card from noise that ended in {frame!r}")
        if number % _LOOKED_AT_EVERY == 0 and (held := sum(sizes(decoder))) > LARGEST:
            raise Failed(f"{name}, seed {seed}: {held} bytes are held after {number} frames")
    most = count / 2 * kind.chance
    if passed > most + 6 * math.sqrt(most) + 1:
        raise Failed(f"{name}, seed {seed}: {passed} of {count // 2} frames passed; the check allows {most:.0f}")
    return passed


def fuzz_link(name: str, count: int, seed: int) -> None:
    """The same, to the whole conversation, with a clock; raises Failed if it keeps noise, or takes it for writing."""
    chance, link, kind, now_s = Random(seed), LINKS[name]("main"), KINDS[name], 0.0
    link.begin(now_s)
    for number in range(count):
        now_s += chance.random()
        heard = link.feed(kind.make(chance) if chance.random() < 0.5 else noise(chance), now_s)
        if isinstance(link, WritingLink) and chance.random() < 0.1:
            heard = heard.and_then(link.write(UID, "SGBBBBGS", now_s))
        if chance.random() < 0.2:
            heard = heard.and_then(link.tick(now_s))
        if heard.written is Written.DONE:
            raise Failed(f"{name}, seed {seed}: noise was taken for a text that was written, by frame {number}")
        if chance.random() < 0.001:
            link.end()
            link.begin(now_s)
        if number % _LOOKED_AT_EVERY == 0 and (held := sum(sizes(link))) > LARGEST:
            raise Failed(f"{name}, seed {seed}: {held} bytes are held after {number} frames")


def sizes(thing: object, seen: set[int] | None = None) -> Iterator[int]:
    """The lengths of all texts and bytes that a thing holds, in whatever it is made of; one for each other value."""
    seen = set() if seen is None else seen
    if id(thing) in seen:
        return
    seen.add(id(thing))
    if isinstance(thing, str | bytes | bytearray):
        yield len(thing)
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from sizes(key, seen)
            yield from sizes(value, seen)
    elif isinstance(thing, list | tuple | set | frozenset):
        for item in thing:
            yield from sizes(item, seen)
    else:
        yield 1
        parts = [*getattr(thing, "__dict__", {}).values()]
        parts += [getattr(thing, slot) for slot in getattr(type(thing), "__slots__", ()) if hasattr(thing, slot)]
        for part in parts:
            yield from sizes(part, seen)


def main(arguments: list[str]) -> int:
    count = int(arguments[0]) if arguments else 1_000_000
    seed = int(arguments[1]) if len(arguments) > 1 else time.time_ns() % 1_000_000
    for name in FORMATS:
        print(f"{name}: {count} frames, seed {seed}: {fuzz_decoder(name, count, seed)} passed their check.", flush=True)
    for name in LINKS:
        fuzz_link(name, count // 10, seed)
        print(f"{name}: {count // 10} frames in conversation, seed {seed}.", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
