"""Know which card each radio tag is stuck to: a small TOML file, written whole or not at all. See docs/tags.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from assistant.deck.codes import Code, encode_code, parse_codes
from assistant.deck.document import BadDeck, Section, read_document, write_document
from assistant.deck.uids import BadUid, canonical_uid, reversed_uid, typed_uids

FILE_NAME = "tags.toml"
_HEADER = "# Which card each radio tag is stuck to. Sushi Says writes this file: docs/tags.md.\n\n[tags]\n"


@dataclass(frozen=True, slots=True)
class Tags:
    """The cards by their tags' canonical numbers. A card may have several tags, such as one for each kind of reader.

    `spares` were replaced: worn, or on another card of the same kind, since a player who replaces a tag knows the kind
    and not which copy it is. Such a tag may be given a free copy of that kind whenever it is read.
    """

    cards: Mapping[str, Code] = field(default_factory=dict)
    spares: Mapping[str, Code] = field(default_factory=dict)

    def card(self, uid: str) -> Code | None:
        """The card that a canonical number belongs to, also as a reader gives it that sends the bytes reversed."""
        return self.cards.get(uid) or self.cards.get(reversed_uid(uid))

    def read(self, uid: str, text: str = "") -> Code | None:
        """The card that a tag says it is: as it was enrolled, else by the one code in the text that it holds.

        What was enrolled decides, since it was said last: a tag that moved to another card may hold the old text.
        """
        codes = parse_codes(text)
        return self.card(uid) or (codes[0] if len(codes) == 1 else None)

    def uids(self, card: Code) -> tuple[str, ...]:
        """The numbers of a card's tags, as they were enrolled."""
        return tuple(uid for uid, other in self.cards.items() if other == card)

    def spare(self, uid: str) -> Code | None:
        """The card that a replaced tag was on."""
        return self.spares.get(uid) or self.spares.get(reversed_uid(uid))

    def with_tag(self, uid: str, card: Code) -> Tags:
        """Give a card this tag instead of those that it had; the tag is no other card's any more."""
        known = {canonical_uid(uid), reversed_uid(canonical_uid(uid))}
        others = {other: of for other, of in self.cards.items() if other not in known}
        kept = {other: of for other, of in others.items() if of != card}
        spares = {other: of for other, of in self.spares.items() if other not in known}
        spares |= {other: of for other, of in others.items() if of == card}
        return Tags({**kept, canonical_uid(uid): card}, spares)


def tags_file(config_file: Path) -> Path:
    """Where the tags of a house are kept: beside its settings."""
    return config_file.with_name(FILE_NAME)


def read_tags(file: Path) -> Tags:
    """Load the tags; none, if there is no file yet, or nothing in it.

    BadDeck says in one sentence what is wrong and where.
    """
    if not file.exists():
        return Tags()
    top = read_document(file)
    top.only({"tags", "spare"})
    cards = _cards(top.table("tags"), {}) if "tags" in top.values else {}
    return Tags(cards, _cards(top.table("spare"), cards) if "spare" in top.values else {})


def write_tags(tags: Tags, file: Path) -> None:
    """Write all tags in the order of their cards; a link to a file elsewhere stays a link.

    OSError if it cannot be written, and then the file is as it was.
    """
    text = _HEADER + _lines(tags.cards)
    if tags.spares:
        text += f"\n[spare]\n{_lines(tags.spares)}"
    write_document(file.resolve(), text)


def enter_tag(file: Path, uid: str, card: Code) -> Tags:
    """Write down that a card has this tag now, beside whatever another program wrote there meanwhile.

    Raises BadDeck or OSError, and then the file is as it was.
    """
    tags = read_tags(file).with_tag(uid, card)
    write_tags(tags, file)
    return tags


def _lines(cards: Mapping[str, Code]) -> str:
    by_card = sorted(cards.items(), key=lambda tag: (tag[1].set.value, tag[1].copy, tag[1].number, tag[0]))
    return "".join(f'{uid} = "{encode_code(card)}"\n' for uid, card in by_card)


def _cards(section: Section, known: Mapping[str, Code]) -> dict[str, Code]:
    cards: dict[str, Code] = {}
    for key in section.values:
        uid = _uid(section, key)
        if uid in cards or uid in known:
            raise section.bad(f"the tag {uid} stands twice", key)
        cards[uid] = _card(section, key)
    return cards


def _uid(section: Section, key: str) -> str:
    try:
        return canonical_uid(key)
    except BadUid as error:
        raise section.bad(str(error), key) from error


def _card(section: Section, key: str) -> Code:
    letters = section.word(key)
    codes = parse_codes(letters)
    if len(codes) != 1 or encode_code(codes[0]) != letters.upper():
        raise section.bad(f"a tag has the eight letters of one card, such as SGBBBBGS, not {letters[:40]!r}", key)
    return codes[0]


__all__ = [
    "BadDeck",
    "BadUid",
    "Tags",
    "canonical_uid",
    "enter_tag",
    "read_tags",
    "reversed_uid",
    "tags_file",
    "typed_uids",
    "write_tags",
]
