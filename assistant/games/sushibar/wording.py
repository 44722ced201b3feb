"""What a table says of cards in other games: here, of tiles. Each of these messages has a twin in sushi-bar.ftl."""

from __future__ import annotations

OF_CARDS = (
    "check-begins",
    "check-cards",
    "identify-begins",
    "identify-for",
    "identify-for-all",
    "refused-unreadable",
    "refused-typed",
    "refused-typed-card",
    "refused-typed-more",
    "refused-typed-hidden",
    "refused-unknown-card",
    "refused-other-set",
    "refused-check-badge-first",
    "refused-kind-exhausted-hidden",
    "refused-no-private-channel",
    "refused-private-for-whom",
    "refused-name-or-card",
    "reader-lost",
    "reader-lost-after",
    "reader-absent",
    "reader-silent",
    "reader-silent-after",
    "reader-several-cards",
    "aim-flatter",
    "aim-still",
    "refused-tag-unknown",
    "retag-begins",
    "retag-ends",
    "retag-none-free",
)
_REFUSED = "refused-"


def own_message(message: str) -> str:
    """The twin of a table's message: "bar-check-begins", "refused-bar-typed"."""
    rest = message.removeprefix(_REFUSED)
    return f"bar-{message}" if rest == message else f"{_REFUSED}bar-{rest}"
