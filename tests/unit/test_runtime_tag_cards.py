"""Tags become their cards before the table hears of them, also those that are taught during a game."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from assistant.deck.codes import CardSet, Code
from assistant.deck.document import BadDeck
from assistant.deck.tags import Tags, write_tags
from assistant.readers.scan import Found, Input, Scan, TagRead, Typed
from assistant.runtime.tag_cards import TagCards

TEMPURA, CHOPSTICKS = Code(CardSet.SUSHI_GO, "B", 0), Code(CardSet.SUSHI_GO, "B", 107)
CARD = Scan("main", "SGBBBBGS")
TAGS = Tags({"0086F444": TEMPURA, "04A1B2C3D4E5F6": CHOPSTICKS})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "tags.toml"
    write_tags(TAGS, file)
    return file


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        (TagRead("main", "0086F444"), CARD),
        (TagRead("main", "44F48600"), CARD),  # a reader that sends the bytes reversed
        (TagRead("main", "0BADCAFE", "SGBBBBGS"), CARD),  # nobody has enrolled it, and nobody needs to
        (TagRead("main", "04A1B2C3D4E5F6", "SGBBBBGS"), Scan("main", "SGBBGPFV")),  # what was enrolled was said last
        (TagRead("main", "0BADCAFE", "https://example.org"), TagRead("main", "0BADCAFE", "https://example.org")),
        (TagRead("main", "0BADCAFE"), TagRead("main", "0BADCAFE")),
        (TagRead("main", "E004010012345678"), TagRead("main", "E004010012345678")),  # of a size that we do not know
        (Scan("main", "0008844356"), CARD),  # a reader that types decimal digits
        (Scan("main", "00:86:f4:44"), CARD),
        (Scan("main", "0000000001"), TagRead("main", "00000001")),
        (Scan("main", "hello"), Scan("main", "hello")),
        (Scan("main", "SGBBBBGS"), CARD),
        (Typed("main", "0008844356"), CARD),
        (Typed("main", "0000000001"), Typed("main", "0000000001")),  # it may be a name
        (Found("main"), Found("main")),
    ],
)
def test_what_is_meant(file: Path, given: Input, meant: Input) -> None:
    cards = TagCards(file)
    cards.load()
    assert cards.meant(given) == meant


def test_a_tag_that_is_taught_during_the_game_is_known_at_once(tmp_path: Path) -> None:
    file = tmp_path / "tags.toml"
    cards = TagCards(file)
    assert cards.meant(TagRead("main", "0086F444")) == TagRead("main", "0086F444")
    write_tags(TAGS, file)
    assert cards.meant(TagRead("main", "0086F444")) == CARD


def test_a_file_that_cannot_be_used_is_told_and_what_was_known_stays_known(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = TagCards(file)
    cards.load()
    file.write_text("[tags]\n04 = 7\n")
    os.utime(file, (1, 1))
    for _ in range(2):
        assert cards.meant(TagRead("main", "0BADCAFE")) == TagRead("main", "0BADCAFE")
    assert capsys.readouterr().err.count(str(file)) == 1
    assert cards.meant(TagRead("main", "0086F444")) == CARD
    with pytest.raises(BadDeck):
        cards.load()
