"""The configuration: what it is without a file, what a file may say, what it refuses, and how it is written back."""

from __future__ import annotations

import stat
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.config import (
    LANGUAGES,
    BadConfig,
    ChannelConfig,
    Config,
    PlayerName,
    ReaderConfig,
    Speaker,
    SpeechConfig,
    Verbosity,
    VoiceName,
    find_file,
    load,
    local_language,
    save,
)
from assistant.games.game import HOUSE_RULES, LONGEST_NAME, is_name
from assistant.speech.side import Side
from assistant.words.shipped import message_ids

FULL = """\
lang = "pt-BR"          # as we speak at home
speaker = "screen-reader"

[speech]
voice = "pyttsx3"
rate = 320
volume = 60
device = "alsa:hw0"
verbosity = "brief"

[[channels]]
seat = 1
device = "earphone"     # Ana's
lang = "en"
rate = 400

[[channels]]
seat = 3
device = "card"
side = "left"
voice = "espeak"
volume = 0
verbosity = "sounds"

[rules]
reveal = "sealed"
hand-memory = "on"

[say]
pass-left = false
round-over = true

[[readers]]
url = "serial:///dev/ttyACM0"

[[readers]]
url = "socket://localhost:7000"
name = "r2"
seat = 2

[keys]
"*" = "scores"
"1" = "tableau 2"

[names.1]
name = "Chloé"
say = "Klo-é"

[names.2]
name = "Bruno"
"""

READ = Config(
    lang="pt-BR",
    speaker=Speaker.SCREEN_READER,
    speech=SpeechConfig(VoiceName.PYTTSX3, 320, 60, "alsa:hw0", verbosity=Verbosity.BRIEF),
    channels=(
        ChannelConfig(1, "earphone", lang="en", rate=400),
        ChannelConfig(3, "card", Side.LEFT, "", VoiceName.ESPEAK, None, 0, Verbosity.SOUNDS),
    ),
    rules={"reveal": "sealed", "pass": "left", "dummy": "off", "hand-memory": "on", "stacks": "closed"},
    muted=frozenset({"pass-left"}),
    readers=(ReaderConfig("serial:///dev/ttyACM0"), ReaderConfig("socket://localhost:7000", "r2", 2)),
    keys={"*": "scores", "1": "tableau 2"},
    names={1: PlayerName("Chloé", "Klo-é"), 2: PlayerName("Bruno")},
)


def write(folder: Path, text: str) -> Path:
    file = folder / "config.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_without_a_file_everything_has_a_default(tmp_path: Path) -> None:
    config = load(tmp_path / "none.toml", {})
    assert config == Config()
    assert (config.lang, config.speaker, config.speech.rate) == ("en", None, 170)
    assert config.rules == {rule: values[0] for rule, values in HOUSE_RULES.items()}


def test_an_empty_file_says_as_much_as_none(tmp_path: Path) -> None:
    assert load(write(tmp_path, ""), {"LANG": "fr_FR.UTF-8"}) == Config(lang="fr")


def test_every_key_is_read(tmp_path: Path) -> None:
    assert load(write(tmp_path, FULL), {"LANG": "fr_FR.UTF-8"}) == READ


def test_names_may_stand_in_one_line_each(tmp_path: Path) -> None:
    file = write(tmp_path, '[names]\n3 = {name = "Ana", say = "Anna"}\n4 = {name = "Zoé"}\n')
    assert load(file, {}).names == {3: PlayerName("Ana", "Anna"), 4: PlayerName("Zoé")}


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "pt_PT.UTF-8"}, "pt-BR"),
        ({"LC_ALL": "pt_BR.UTF-8", "LANG": "fr_FR.UTF-8"}, "pt-BR"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "en_US"}, "fr"),
    ],
)
def test_the_locale_gives_the_language(environ: dict[str, str], lang: str) -> None:
    assert local_language(environ) == lang


@pytest.mark.parametrize(
    ("text", "line", "value"),
    [
        ('lang = "de"', 1, "'de'"),
        ("lang = 3", 1, "3"),
        ('langue = "fr"', 1, "'langue'"),
        ('lang = "fr"\nspeaker = "me"', 2, "'me'"),
        ("[speech]\nrate = 79", 2, "79"),
        ("[speech]\nrate = 451", 2, "451"),
        ("[speech]\nrate = 170.0", 2, "170.0"),
        ("[speech]\nrate = true", 2, "True"),
        ("[speech]\nvolume = 101", 2, "101"),
        ("[speech]\nvolume = -1", 2, "-1"),
        ('[speech]\nvoice = "robot"', 2, "'robot'"),
        ("[speech]\ndevice = 1", 2, "1"),
        ("[speech]\n\npitch = 5", 3, "'pitch'"),
        ('[speech]\ndevice = "card"\nside = "middle"', 3, "'middle'"),
        ('[speech]\nside = "left"', 2, "device"),
        ('[[channels]]\nseat = 1\ndevice = ""', 3, "''"),
        ("[[channels]]\nseat = 1", 1, "device"),
        ('[[channels]]\ndevice = "a"', 1, "seat"),
        ('[[channels]]\nseat = 6\ndevice = "a"', 2, "6"),
        ('[[channels]]\nseat = 1\ndevice = "a"\nrate = 79', 4, "79"),
        ('[[channels]]\nseat = 1\ndevice = "a"\nlang = "de"', 4, "'de'"),
        ('[[channels]]\nseat = 1\ndevice = "a"\nvoice = "robot"', 4, "'robot'"),
        ('[[channels]]\nseat = 1\ndevice = "a"\nside = 1', 4, "1"),
        ('[[channels]]\nseat = 1\ndevice = "a"\nname = "Ana"', 4, "'name'"),
        ('[[channels]]\nseat = 1\ndevice = "a"\n[[channels]]\nseat = 1\ndevice = "b"', 5, "seat 1"),
        ('[[channels]]\nseat = 1\ndevice = "a"\n[[channels]]\nseat = 2\ndevice = "a"', 6, "'a'"),
        ('[[channels]]\nseat = 1\ndevice = "a"\nside = "left"\n[[channels]]\nseat = 2\ndevice = "a"', 7, "'a'"),
        ('[speech]\ndevice = "a"\n[[channels]]\nseat = 1\ndevice = "a"\nside = "left"', 5, "'a'"),
        ('[rules]\nreveal = "open"\npass = "right"', 3, "'right'"),
        ('[rules]\nsudden-death = "on"', 2, "'sudden-death'"),
        ('[say]\npass-left = "no"', 2, "'no'"),
        ("[say]\ndirection = false", 2, "'direction'"),
        ('[[readers]]\nurl = "keys:"\nseat = 9', 3, "9"),
        ('[[readers]]\nname = "r1"', 1, "url"),
        ('[[readers]]\nname = "r1"\nurl = "crystal-ball:"', 3, "'crystal-ball:'"),
        ('[[readers]]\nurl = "keys:"\n[[readers]]\nurl = ""', 4, "''"),
        ('[[readers]]\nurl = "keys:"\n[[readers]]\nurl = "keys:"', 3, "'main'"),
        ('[[readers]]\nurl = "keys:"\nname = "x"\n[[readers]]\nurl = "keys:"\nname = "x"', 6, "'x'"),
        ('[keys]\nab = "undo"', 2, "'ab'"),
        ('[keys]\n"#" = 1', 2, "1"),
        ('[keys]\n"#" = "bogus"', 2, "'bogus'"),
        ('[keys]\n"#" = "tableau 99"', 2, "'tableau 99'"),
        ('[names.Ana]\nname = "Ana"', 1, "'Ana'"),
        ('[names.1]\nname = "' + "A" * 41 + '"', 2, "40"),
        ('[names.9]\nname = "Ana"', 1, "'9'"),
        ('[names.1]\nname = ""', 1, "''"),
        ('[names.1]\nname = "Ana"\nsay = 1', 3, "1"),
        ('[names.1]\nname = "Ana"\nage = 8', 3, "'age'"),
        ('[names]\n1 = "Ana"', 2, "'Ana'"),
        ('[names]\n1 = {name = "Ana"}\n2 = {name = 5}', 3, "5"),
        ('[names]\n1 = {say = "Ana"}', 2, "'Ana'"),
        ('speech = "loud"', 1, "'loud'"),
        ('lang = "fr"\nrate 170', 2, "rate 170"),
    ],
)
def test_a_wrong_key_or_value_is_one_sentence(tmp_path: Path, text: str, line: int, value: str) -> None:
    file = write(tmp_path, text)
    with pytest.raises(BadConfig) as caught:
        load(file, {})
    message = str(caught.value)
    assert message.startswith(f"{file}, line {line}: ")
    assert value in message
    assert "\n" not in message


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_bytes(b"lang = \xff")
    with pytest.raises(BadConfig, match="0xff"):
        load(file, {})


def test_a_folder_in_its_place_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match="cannot be read"):
        load(tmp_path, {})


def test_the_option_comes_before_the_environment(tmp_path: Path) -> None:
    file = write(tmp_path, "")
    assert find_file(str(file), {"SUSHI_SAYS_CONFIG": "/elsewhere.toml"}) == file
    assert find_file(None, {"SUSHI_SAYS_CONFIG": "/elsewhere.toml"}) == Path("/elsewhere.toml")


def test_the_users_own_file_is_the_last_resort(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert find_file(None, {}).parts[-2:] == ("sushi-says", "config.toml")


def test_a_misspelt_option_does_not_go_unnoticed(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match="no such file"):
        find_file(str(tmp_path / "confg.toml"), {})


def test_saving_changes_what_changed_and_nothing_else(tmp_path: Path) -> None:
    file = write(tmp_path, FULL)
    changed = Config(
        **{name: getattr(READ, name) for name in ("lang", "speech", "channels", "rules", "muted", "readers", "keys")},
        speaker=Speaker.OWN,
        names={**READ.names, 2: PlayerName("Bruna")},
    )
    save(changed, file, {})
    assert file.read_text(encoding="utf-8") == FULL.replace('"screen-reader"', '"own"').replace("Bruno", "Bruna")


def test_what_stands_at_its_default_is_not_written(tmp_path: Path) -> None:
    file = tmp_path / "new" / "config.toml"
    save(Config(lang="fr", speaker=Speaker.OWN), file, {"LANG": "fr_FR.UTF-8"})
    assert file.read_text(encoding="utf-8") == 'speaker = "own"\n'


def test_only_the_owner_can_read_it(tmp_path: Path) -> None:
    file = write(tmp_path, "")
    file.chmod(0o644)
    save(READ, file, {})
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real = write(tmp_path, "")
    link = tmp_path / "link.toml"
    link.symlink_to(real)
    save(READ, link, {})
    assert link.is_symlink()
    assert load(real, {}) == READ


def test_a_failed_save_leaves_the_old_file_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = write(tmp_path, FULL)

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="disk is full"):
        save(Config(), file, {})
    assert file.read_text(encoding="utf-8") == FULL
    assert list(tmp_path.iterdir()) == [file]


def test_a_broken_file_is_not_written_over(tmp_path: Path) -> None:
    file = write(tmp_path, "lang = 7")
    with pytest.raises(BadConfig):
        save(READ, file, {})
    assert file.read_text(encoding="utf-8") == "lang = 7"


words = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=8)
names = st.text(st.sampled_from("aé’Ñß \"\\'#=[]漢-"), min_size=1, max_size=LONGEST_NAME).filter(is_name)
commands = st.sampled_from(["undo", "scores", "tableau 8", "new-game"])
tables = st.just("") | words.map("table {}".format)
channels = st.builds(
    ChannelConfig,
    st.integers(1, 5),
    words.map("ear {}".format),
    lang=st.sampled_from(["", *LANGUAGES]),
    voice=st.none() | st.sampled_from(VoiceName),
    rate=st.none() | st.integers(80, 450),
    volume=st.none() | st.integers(0, 100),
    verbosity=st.none() | st.sampled_from(Verbosity),
)
one_card = st.sampled_from([(ChannelConfig(1, "card", Side.LEFT), ChannelConfig(4, "card", Side.RIGHT))])
readers = st.builds(ReaderConfig, st.sampled_from(["keys:", "socket://localhost:7000"]), words, st.integers(0, 8))
configs = st.builds(
    Config,
    lang=st.sampled_from(LANGUAGES),
    speaker=st.none() | st.sampled_from(Speaker),
    speech=st.builds(SpeechConfig, rate=st.integers(80, 450), volume=st.integers(0, 100), device=tables),
    channels=one_card | st.lists(channels, max_size=3, unique_by=(lambda it: it.seat, lambda it: it.device)).map(tuple),
    rules=st.fixed_dictionaries({rule: st.sampled_from(values) for rule, values in HOUSE_RULES.items()}),
    muted=st.frozensets(st.sampled_from(sorted(message_ids())), max_size=3),
    readers=st.lists(readers, max_size=3, unique_by=lambda reader: reader.name).map(tuple),
    keys=st.dictionaries(st.characters(exclude_categories=["Cs"]), commands, max_size=3),
    names=st.dictionaries(st.integers(1, 8), st.builds(PlayerName, names, st.just("") | names), max_size=3),
)


@given(before=configs, after=configs)
def test_what_is_saved_is_what_is_loaded(before: Config, after: Config) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "config.toml"
        save(before, file, {})
        assert load(file, {}) == before
        save(after, file, {})
        assert load(file, {}) == after


def test_left_and_right_of_one_card_are_two_channels_the_tables_too(tmp_path: Path) -> None:
    text = '[speech]\ndevice = "a"\nside = "left"\n[[channels]]\nseat = 1\ndevice = "a"\nside = "right"\n'
    config = load(write(tmp_path, text), {})
    assert (config.speech.device, config.speech.side) == ("a", Side.LEFT)
    assert config.channels == (ChannelConfig(1, "a", Side.RIGHT),)
