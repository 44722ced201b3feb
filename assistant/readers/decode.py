"""Show what a reader's raw bytes mean, as JSON Lines: contract.md, `sushi-says readers --decode`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import BinaryIO, TextIO, assert_never

from assistant.deck.codes import parse_codes
from assistant.readers.decoders.frame import BadFrame, Decoder, Frame, Line, Tag
from assistant.readers.decoders.pn532 import Pn532Decoder
from assistant.readers.decoders.sushi_reader import SushiReaderDecoder
from assistant.readers.decoders.tags_125khz import ID12, PARALLAX, RDM6300, TagDecoder
from assistant.readers.decoders.text import TextDecoder

FORMATS: Mapping[str, Callable[[], Decoder]] = {
    "text": TextDecoder,
    "rdm6300": lambda: TagDecoder(RDM6300),
    "id12": lambda: TagDecoder(ID12),
    "parallax": lambda: TagDecoder(PARALLAX),
    "pn532": Pn532Decoder,
    "sushi-reader": SushiReaderDecoder,
}

_CHUNK = 4096


def decode(reader_format: str, stream_in: BinaryIO, stream_out: TextIO, stream_err: TextIO) -> int:
    """Print one JSON line a scan, at once, and one line on `stream_err` for each bad frame; give the exit code.

    There is no clock here: lines end where the bytes end them, or with the input. Exit 0, or 2 for an unknown format or
    where the scans cannot be written.
    """
    if reader_format not in FORMATS:
        print(f"unknown format {reader_format!r}; known are {', '.join(FORMATS)}", file=stream_err)
        return 2
    decoder = FORMATS[reader_format]()
    for frame in _frames(decoder, stream_in):
        try:
            _show(reader_format, frame, stream_out, stream_err)
        except BrokenPipeError:
            raise
        except OSError as error:
            print(f"{reader_format}: what was read cannot be written: {error.strerror}.", file=stream_err)
            return 2
    return 0


def _frames(decoder: Decoder, stream: BinaryIO) -> Iterator[Frame]:
    for chunk in _chunks(stream):
        yield from decoder.feed(chunk, 0.0)
    yield from decoder.close()


def _chunks(stream: BinaryIO) -> Iterator[bytes]:
    # read1 gives what has come; read would wait for a whole chunk, and a living reader's scans would come late.
    read = getattr(stream, "read1", stream.read)
    while chunk := read(_CHUNK):
        yield chunk


def _show(reader_format: str, frame: Frame, stream_out: TextIO, stream_err: TextIO) -> None:
    match frame:
        case BadFrame(reason, data):
            print(f"{reader_format}: {reason}: {data.hex(' ')}", file=stream_err, flush=True)
        case Tag(tag):
            _print(stream_out, {"format": reader_format, "tag": tag})
        case Line(text):
            codes = parse_codes(text)
            for code in codes:
                _print(stream_out, {"format": reader_format, "text": text, "code": str(code)})
            if not codes:
                _print(stream_out, {"format": reader_format, "text": text})
        case _:
            assert_never(frame)


def _print(stream: TextIO, scan: Mapping[str, str]) -> None:
    print(json.dumps(scan), file=stream, flush=True)
