"""What all addresses of readers share: the sentence for a bad one, and the settings behind the question mark."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import parse_qsl, quote


class BadReaderUrl(ValueError):
    """An address that names no reader; the message is one sentence with the address and what is wrong with it."""


def read_settings(text: str, query: str, known: tuple[str, ...]) -> dict[str, str]:
    """Read `key=value&key=value` of the address `text`; a key that is not `known` is a BadReaderUrl."""
    settings = dict(parse_qsl(query, keep_blank_values=True))
    for key in settings:
        if key not in known:
            raise BadReaderUrl(f"reader {text!r}: unknown setting {key!r}, there are {', '.join(known)}")
    return settings


def written(settings: Mapping[str, str]) -> str:
    """Write the settings that are not empty as they follow an address; the inverse of `read_settings`."""
    given = [f"{key}={quote(value, safe=':')}" for key, value in settings.items() if value]
    return f"?{'&'.join(given)}" if given else ""
