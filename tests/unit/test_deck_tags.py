"""The tags' numbers in all the forms that readers give them, and the file that says which card each belongs to."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.deck.codes import LETTERS, NUMBERS, CardSet, Code
from assistant.deck.tags import (
    BadDeck,
    BadUid,
    Tags,
    canonical_uid,
    enter_tag,
    read_tags,
    reversed_uid,
    tags_file,
    typed_uids,
    write_tags,
)

TEMPURA, WASABI = Code(CardSet.SUSHI_GO, "B", 0), Code(CardSet.SUSHI_GO, "B", 98)
TEMPURA_LETTERS = "SGBBBBGS"
SEVEN, FOUR = "04A2B1C3D4E580", "0086F444"

uids = (
    st.sampled_from([4, 7, 10])
    .flatmap(lambda size: st.binary(min_size=size, max_size=size))
    .map(lambda raw: raw.hex().upper())
)
codes = st.builds(Code, st.sampled_from(CardSet), st.sampled_from(LETTERS), st.sampled_from(NUMBERS))


@pytest.mark.parametrize(
    ("text", "uid"),
    [
        ("04A2B1C3D4E580", SEVEN),
        ("04:a2:b1:c3:d4:e5:80", SEVEN),
        (" 04-A2-B1-C3-D4-E5-80 ", SEVEN),
        ("04 a2 b1 c3", "04A2B1C3"),
        ("04A2B1C3D4E5F60718A9", "04A2B1C3D4E5F60718A9"),
        ("100086F444", FOUR),  # 125 kHz: the maker's byte goes
    ],
)
def test_a_number_has_one_form(text: str, uid: str) -> None:
    assert canonical_uid(text) == uid
    assert canonical_uid(uid) == uid


@pytest.mark.parametrize(
    "text", ["", "04A", "04A2B1", "04A2B1C3D4E5", "tempura", "04G2B1C3", "\u0660\u0664A2B1C3", "00" * 8, "ab" * 999]
)
def test_what_is_no_number_is_told(text: str) -> None:
    with pytest.raises(BadUid) as error:
        canonical_uid(text)
    assert repr(text[:40]) in str(error.value)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("0008844356", (FOUR, "08844356")),  # ten digits: a decimal number, or five bytes of hex
        ("04a2b1c3d4e580", (SEVEN,)),
        ("9999999999", ("99999999",)),  # too great for four bytes
        ("4006381333931", ()),  # the barcode of a packet of noodles
        ("tempura", ()),
    ],
)
def test_a_keyboard_reader_types_decimals_or_hex(typed: str, meant: tuple[str, ...]) -> None:
    assert typed_uids(typed) == meant


def test_a_tag_is_known_in_either_order_of_its_bytes() -> None:
    tags = Tags().with_tag(SEVEN, TEMPURA)
    assert reversed_uid(SEVEN) == "80E5D4C3B1A204"
    assert tags.card(SEVEN) == tags.card(reversed_uid(SEVEN)) == TEMPURA
    assert tags.card(FOUR) is None


def test_the_number_itself_goes_before_its_reverse() -> None:
    tags = Tags({FOUR: TEMPURA, reversed_uid(FOUR): WASABI})
    assert tags.card(FOUR) == TEMPURA
    assert tags.card(reversed_uid(FOUR)) == WASABI


def test_what_was_enrolled_goes_before_what_the_tag_holds() -> None:
    tags = Tags().with_tag(SEVEN, WASABI)
    assert tags.read(SEVEN, TEMPURA_LETTERS) == WASABI
    assert tags.read(FOUR, f"junk {TEMPURA_LETTERS}") == TEMPURA
    assert tags.read(FOUR) is None
    assert tags.read(FOUR, TEMPURA_LETTERS * 2) is None  # one tag, one card


def test_a_new_tag_replaces_the_worn_one() -> None:
    tags = Tags().with_tag(SEVEN, TEMPURA).with_tag(FOUR, TEMPURA)
    assert tags.uids(TEMPURA) == (FOUR,)
    assert tags.card(SEVEN) is None
    assert tags.spare(SEVEN) == tags.spare(reversed_uid(SEVEN)) == TEMPURA
    assert tags.with_tag(reversed_uid(SEVEN), WASABI).spares == {}


def test_a_tag_that_moves_leaves_its_card_also_when_it_was_read_reversed() -> None:
    tags = Tags().with_tag(SEVEN, TEMPURA).with_tag(reversed_uid(SEVEN), WASABI)
    assert tags.card(SEVEN) == WASABI
    assert tags.uids(TEMPURA) == ()


def test_without_a_file_no_tag_is_known(tmp_path: Path) -> None:
    assert read_tags(tmp_path / "tags.toml") == Tags()
    for nothing in ["", "# a comment\n", "[tags]\n"]:
        (tmp_path / "tags.toml").write_text(nothing, encoding="utf-8")
        assert read_tags(tmp_path / "tags.toml") == Tags()


@given(st.dictionaries(uids, codes, max_size=20), st.dictionaries(uids, codes, max_size=3))
def test_what_is_written_is_read(
    tmp_path_factory: pytest.TempPathFactory, cards: dict[str, Code], spares: dict[str, Code]
) -> None:
    file = tmp_path_factory.getbasetemp() / "written" / "tags.toml"
    tags = Tags(cards, {uid: card for uid, card in spares.items() if uid not in cards})
    write_tags(tags, file)
    assert read_tags(file) == tags


def test_the_file_can_be_read_by_a_person_and_by_its_owner_only(tmp_path: Path) -> None:
    file = tags_file(tmp_path / "house" / "config.toml")
    write_tags(Tags({SEVEN: WASABI, FOUR: TEMPURA}), file)
    assert file == tmp_path / "house" / "tags.toml"
    assert file.read_text(encoding="utf-8").splitlines()[1:] == [
        "",
        "[tags]",
        '0086F444 = "SGBBBBGS"',
        '04A2B1C3D4E580 = "SGBBGEEK"',
    ]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "tags.toml").symlink_to(tmp_path / "elsewhere.toml")
    enter_tag(tmp_path / "tags.toml", SEVEN, TEMPURA)
    assert (tmp_path / "tags.toml").is_symlink()
    assert read_tags(tmp_path / "elsewhere.toml").card(SEVEN) == TEMPURA


def test_what_another_program_entered_meanwhile_stays(tmp_path: Path) -> None:
    file = tmp_path / "tags.toml"
    enter_tag(file, SEVEN, TEMPURA)
    assert enter_tag(file, FOUR, WASABI) == read_tags(file) == Tags({SEVEN: TEMPURA, FOUR: WASABI})


def test_a_disk_that_takes_nothing_leaves_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tags.toml"
    enter_tag(file, SEVEN, TEMPURA)
    before = file.read_text(encoding="utf-8")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        enter_tag(file, FOUR, WASABI)
    assert file.read_text(encoding="utf-8") == before
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[tags", "line 1: not TOML"),
        ("tags = 3", "line 1: [tags] must be a table, not 3"),
        ('[tag]\n04A2B1C3 = "SGBBBBGS"', "line 1: unknown key 'tag'"),
        ('[tags]\n04A2B1C3 = "SGBBBBGS"\n04A2 = "SGBBBBGS"', "line 3: the number of a tag has 4, 5, 7 or 10 bytes"),
        ('[tags]\ntempura = "SGBBBBGS"', "line 2: the number of a tag is written in pairs of hex digits"),
        ("[tags]\n04A2B1C3 = 0", "line 2: 04A2B1C3 must be a text in quotes, not 0"),
        ('[tags]\n04A2B1C3 = "tempura"', "line 2: a tag has the eight letters of one card"),
        ('[tags]\n04A2B1C3 = "SGBBBBGT"', "line 2: a tag has the eight letters of one card"),
        ('[tags]\n04A2B1C3 = "SGBBBBGS SGBBGPFV"', "line 2: a tag has the eight letters of one card"),
        ('[tags]\n04A2B1C3 = "SGBBBBGS"\n"04 a2 b1 c3" = "SGBBBBGS"', "line 3: the tag 04A2B1C3 stands twice"),
        ('[tags]\n04A2B1C3 = "SGBBBBGS"\n[spare]\n04A2B1C3 = "SGBBBBGS"', "line 4: the tag 04A2B1C3 stands twice"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_in_one_sentence(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "tags.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadDeck) as error:
        read_tags(file)
    assert str(error.value).startswith(f"{file}, {reason}")
    assert "\n" not in str(error.value)
