"""What the table is told of the players' earphones, who can be told a secret, and how a listener is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant.config import ChannelConfig, Config, PlayerName, SpeechConfig, Verbosity, load
from assistant.games.game import Seating
from assistant.readers.scan import Input, Pressed, Scan
from assistant.runtime.complaint import Complaint
from assistant.runtime.ears import Ears
from assistant.runtime.live import Live
from assistant.runtime.tuning import STEPS, Tuning, tuned
from assistant.speech.capture import CaptureOutput, CaptureVoice
from assistant.speech.channel import Channel
from assistant.speech.trouble import Trouble
from assistant.speech.utterance import Utterance
from assistant.table.outcome import Outcome, told
from assistant.words.announcement import TABLE, Announcement, Audience, Priority
from tests.e2e.scanned_game import control
from tests.unit.live_table import live_table

ANAS_EAR, BRUNOS_EAR = Audience(1), Audience(2)
CONFIG = Config(
    speech=SpeechConfig(rate=200, volume=50),
    channels=(
        ChannelConfig(1, "a", lang="fr", rate=440, verbosity=Verbosity.BRIEF),
        ChannelConfig(2, "b", verbosity=Verbosity.SOUNDS),
        ChannelConfig(4, "d"),
    ),
    names={2: PlayerName("Bruno")},
)


class Ear:
    """A speaker that remembers what it was given."""

    def __init__(self) -> None:
        self.given: list[Utterance] = []

    def say(self, utterance: Utterance) -> None:
        self.given.append(utterance)

    def stop(self) -> None:
        self.given.clear()

    def wait_idle(self, timeout_s: float) -> bool:
        return True

    def close(self) -> None:
        self.stop()

    @property
    def texts(self) -> list[str]:
        return [utterance.text for utterance in self.given]


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    live = live_table(tmp_path, CONFIG)
    yield live
    live.recording.close()


@pytest.fixture
def ears(live: Live) -> dict[Audience, Ear]:
    made = {audience: Ear() for audience in (TABLE, ANAS_EAR, BRUNOS_EAR)}
    live.hearing.speakers.update(made)
    return made


def said(live: Live, seat: int, trouble: Trouble) -> list[str]:
    outcome = live.hearing.tell(Complaint(Audience(seat), trouble))
    assert all(announcement.audience == TABLE for announcement in outcome.announcements)
    return [line.text for line in live.house.lines(outcome.announcements)]


# Complaints


def test_the_table_hears_whose_earphone_is_gone_and_that_it_is_back(live: Live) -> None:
    live.evening.begin(Seating(("Ana", "Bruno")))
    [gone] = said(live, 1, Trouble.DEVICE_LOST)
    assert gone.startswith("Ana’s earphone is gone.")
    assert said(live, 1, Trouble.DEVICE_BACK) == ["Ana’s earphone is back."]
    assert said(live, 2, Trouble.DEVICE_UNKNOWN)[0].startswith("Bruno’s earphone is gone.")
    assert said(live, 2, Trouble.TEXT_ONLY)[0].startswith("Bruno’s earphone has no voice.")


def test_a_seat_that_nobody_has_in_this_game_is_not_spoken_of(live: Live) -> None:
    assert said(live, 4, Trouble.DEVICE_LOST)[0].startswith("Player four’s earphone is gone.")
    live.evening.begin(Seating(("Ana", "Bruno")))
    assert said(live, 4, Trouble.DEVICE_LOST) == []


def test_before_a_game_a_seat_is_called_by_whoever_sat_down_there(live: Live) -> None:
    live.evening.set_up.sit_down(2)
    assert said(live, 1, Trouble.DEVICE_BACK) == ["Bruno’s earphone is back."]


def test_what_is_wrong_with_an_engine_is_told_once_for_all_channels(live: Live) -> None:
    assert said(live, 0, Trouble.PYTTSX3_MISSING) == ["The voice pyttsx is not installed."]
    assert said(live, 1, Trouble.PYTTSX3_MISSING) == []


def test_the_tables_own_device_is_told_as_such_each_time(live: Live) -> None:
    for _ in range(2):
        assert said(live, 0, Trouble.DEVICE_LOST) == ["The sound device is gone. I go on in text."]
        assert said(live, 0, Trouble.DEVICE_BACK) == ["The sound device is back."]


# Ears


@pytest.fixture
def channel() -> Iterator[Channel]:
    output = CaptureOutput()
    opened = Channel([CaptureVoice()], lambda: output, pytest.fail)
    opened.say(Utterance("a", "en", Priority.EVENT))
    while not opened.wait_idle(0.001):
        output.play(5)
    yield opened
    opened.close()


def test_only_a_seat_that_would_hear_a_secret_now_is_private(channel: Channel) -> None:
    ears = Ears()
    assert (1 in ears, list(ears), len(ears)) == (False, [], 0)
    ears.channels = {1: channel}
    assert (1 in ears, 2 in ears, list(ears), len(ears)) == (True, False, [1], 1)
    channel._output = None
    assert (1 in ears, len(ears)) == (False, 0)


# How a listener is told


def test_each_listener_is_told_in_its_own_language_and_measure(live: Live, ears: dict[Audience, Ear]) -> None:
    for audience, ear in ears.items():
        announcement = Announcement("check-begins", audience, Priority.ANSWER)
        live.house.say(Outcome(announcements=[announcement]))
        assert [utterance.lang for utterance in ear.given] == ["fr" if audience == ANAS_EAR else "en"]
    assert ears[TABLE].texts == ["Check. A badge, a number or a name, then that player’s cards, then check again."]
    assert len(ears[ANAS_EAR].texts[0]) < len(ears[TABLE].texts[0])
    assert ears[BRUNOS_EAR].texts == ["Check. Whose badge?"]


def test_a_listener_who_wants_sounds_first_is_spared_events(live: Live, ears: dict[Audience, Ear]) -> None:
    for audience in ears:
        live.house.say(Outcome(announcements=[Announcement("left-no-game", audience, Priority.EVENT)]))
    assert [len(ear.given) for ear in ears.values()] == [1, 1, 0]


def test_a_private_line_is_no_line_of_the_terminal(live: Live, capsys: pytest.CaptureFixture[str]) -> None:
    live.house.say(Outcome(announcements=[Announcement("identify-ends", ANAS_EAR, Priority.ANSWER)]))
    assert capsys.readouterr().out == ""


# Faster, slower, louder, softer


@pytest.mark.parametrize(
    ("key", "seat", "setting", "value"),
    [
        ("faster", 0, "rate", 220),
        ("slower", 2, "rate", 180),
        ("faster", 1, "rate", 450),
        ("softer", 0, "volume", 40),
        ("louder", 1, "volume", 60),
    ],
)
def test_a_step_changes_one_listener_and_says_what_it_is_now(key: str, seat: int, setting: str, value: int) -> None:
    config, announcement = tuned(CONFIG, key, Audience(seat))
    assert (announcement.id, announcement.audience, announcement.args) == (
        f"{setting}-is",
        Audience(seat),
        {setting: value},
    )
    changed = {channel.seat: channel for channel in config.channels}.get(seat, config.speech)
    assert getattr(changed, setting) == value
    assert sum(one != other for one, other in zip(config.channels, CONFIG.channels, strict=True)) == bool(seat)
    assert (config.speech != CONFIG.speech) == (not seat)


@pytest.mark.parametrize(("key", "bound"), [("slower", 80), ("faster", 450), ("louder", 100), ("softer", 0)])
def test_no_step_goes_beyond_what_can_be_heard(key: str, bound: int) -> None:
    config = CONFIG
    for _ in range(40):
        config, _said = tuned(config, key, TABLE)
    assert getattr(config.speech, STEPS[key].setting) == bound


def test_a_key_or_its_card_asks_for_it_and_a_card_read_twice_counts_once(live: Live) -> None:
    tuning = Tuning(live.library.controls())
    given: list[tuple[Input, float]] = [
        (Pressed("main", "faster"), 0.0),
        (Scan("main", control("faster")), 1.0),
        (Scan("main", control("faster")), 1.2),
        (Scan("main", control("slower")), 1.4),
        (Scan("main", control("undo")), 1.5),
        (Scan("main", control("slower")), 1.6),
        (Scan("main", control("slower") + control("slower")), 1.7),
        (Scan("main", "nothing"), 1.8),
        (Pressed("main", "undo"), 1.9),
    ]
    assert [tuning.key(it, at) for it, at in given] == [
        *("faster", "faster", "", "slower", None, "slower", None, None, None)
    ]


def test_a_live_table_goes_on_faster_says_so_and_keeps_it(live: Live, ears: dict[Audience, Ear]) -> None:
    live.take(Pressed("main", "faster"), 0.0)
    live.take(Scan("main", control("softer")), 1.0)
    live.take(Scan("main", control("softer")), 1.1)
    assert ears[TABLE].texts == ["Two hundred and twenty words a minute.", "Volume forty per cent."]
    assert ears[ANAS_EAR].given == []
    kept = load(live.file, {}).speech
    assert (kept.rate, kept.volume) == (220, 40)


def test_a_press_takes_the_next_way_to_be_told_and_the_last_is_followed_by_the_first() -> None:
    config, said = CONFIG, []
    for _ in Verbosity:
        config, announcement = tuned(config, "verbosity", TABLE)
        said.append((announcement.id, config.speech.verbosity))
    ways = [Verbosity.BRIEF, Verbosity.SOUNDS, Verbosity.FULL]
    assert said == [(f"verbosity-is-{way.value}", way) for way in ways]


def test_a_live_table_is_told_less_from_then_on(live: Live, ears: dict[Audience, Ear]) -> None:
    for at, key in enumerate(("verbosity", "verbosity", "help")):
        live.take(Pressed("main", key), float(at))
    live.answer(told("one-moment", priority=Priority.EVENT))
    brief, sounds, help_ = ears[TABLE].texts
    assert brief == "From now on I keep it short."
    assert sounds.startswith("From now on you hear sounds.")
    assert "Scan" in help_ or "badge" in help_, "what was asked for is spoken, and the event is not"
    assert load(live.file, {}).speech.verbosity is Verbosity.SOUNDS


def test_the_cards_for_the_pages_do_what_the_words_do(live: Live, ears: dict[Audience, Ear]) -> None:
    live.take(Pressed("main", "pages"), 0.0)
    live.take(Scan("main", control("pages")), 10.0)
    assert ears[TABLE].texts == ["There are no pages: they need a start with the option --screen."] * 2


def test_where_no_device_was_found_nobody_is_told_to_hear_something(live: Live) -> None:
    assert not live.hearing.is_mute
    live.hearing.tell(Complaint(TABLE, Trouble.NO_DEVICE))
    assert live.hearing.is_mute
