"""From an outcome to what each listener gets: lines on the screen, sentences for the voices, sounds before them."""

from __future__ import annotations

import pytest

from assistant.games.game import Seating
from assistant.readers.scan import Named, Pressed
from assistant.runtime.house import House, Line, Words, utterances
from assistant.runtime.library import Library
from assistant.speech.utterance import Utterance
from assistant.table.evening import Evening
from assistant.table.outcome import Outcome, told
from assistant.words.announcement import TABLE, Announcement, Audience, Priority, Sound

ANAS_EAR = Audience(1)


class Ear:
    """A speaker that remembers what it was given, and when it was told to be silent."""

    def __init__(self) -> None:
        self.given: list[Utterance | str] = []

    def say(self, utterance: Utterance) -> None:
        self.given.append(utterance)

    def stop(self) -> None:
        self.given.append("silence")

    def wait_idle(self, timeout_s: float) -> bool:
        return True

    def close(self) -> None:
        self.given.append("closed")

    @property
    def texts(self) -> list[str]:
        return [given.text for given in self.given if isinstance(given, Utterance)]


class Room:
    """A house with one ear for the table and one for Ana alone, and what its screen shows."""

    def __init__(self, words: Words | None = None, say_like: dict[str, str] | None = None) -> None:
        library = Library()
        self.evening = Evening(
            library.game("sushi-go"), library.deck("sushi-go"), library.controls(), "en", say_like=say_like
        )
        self.table, self.ana = Ear(), Ear()
        self.shown: list[Line] = []
        self.house = House(self.evening, words or Words(), {TABLE: self.table, ANAS_EAR: self.ana}, self.shown.append)

    def say(self, *announcements: Announcement) -> None:
        self.house.say(Outcome(announcements=list(announcements)))

    def lines(self) -> list[str]:
        return [line.text for line in self.shown]


def line(text: str, priority: Priority, audience: Audience = TABLE, key: str | None = None) -> Line:
    return Line(audience, "en", text, Announcement("guest", audience, priority, key=key))


# Utterances


def test_the_answers_to_one_question_are_one_utterance() -> None:
    lines = [line("Ana, nine.", Priority.ANSWER, key="answer"), line("Bruno, two.", Priority.ANSWER, key="answer")]
    assert utterances(lines) == [(TABLE, Utterance("Ana, nine. Bruno, two.", "en", Priority.ANSWER, "answer"))]


def test_events_are_each_their_own() -> None:
    lines = [line("Ana: tempura.", Priority.EVENT), line("Pass left.", Priority.EVENT)]
    assert [said.text for _, said in utterances(lines)] == ["Ana: tempura.", "Pass left."]


def test_what_goes_to_one_ear_is_never_joined_to_what_goes_to_all() -> None:
    lines = [
        line("For all.", Priority.ANSWER),
        line("For Ana.", Priority.ANSWER, ANAS_EAR),
        line("For all again.", Priority.ANSWER),
    ]
    assert [(audience, said.text) for audience, said in utterances(lines)] == [
        (TABLE, "For all."),
        (ANAS_EAR, "For Ana."),
        (TABLE, "For all again."),
    ]


# Words


def test_a_message_that_is_switched_off_is_neither_shown_nor_spoken() -> None:
    room = Room(Words(silenced=["language-is"]))
    room.say(*told("language-is").announcements, *told("check-ends").announcements)
    assert room.lines() == room.table.texts == ["Check ended, nothing was compared."]


def test_what_brief_mode_leaves_out_is_no_line() -> None:
    for is_brief, lines in ((False, ["Noted."]), (True, [])):
        room = Room(Words(is_brief=is_brief))
        room.say(*told("check-card").announcements)
        assert room.lines() == room.table.texts == lines


def test_lines_are_in_the_language_of_the_moment() -> None:
    room = Room()
    now = {"en": "I speak English now.", "fr": "Je parle français maintenant.", "pt-BR": "Agora falo português."}
    for lang, text in now.items():
        room.evening.lang = lang
        room.say(*told("language-is").announcements)
        assert room.lines()[-1] == text
        assert isinstance(given := room.table.given[-1], Utterance)
        assert given.lang == lang


# Names as they are said


@pytest.mark.parametrize(
    ("say_like", "spoken"),
    [
        ({"Ana": "Anna"}, "Sushi Go, with Anna and Anaïs."),
        ({"Anaïs": "Ana-ees"}, "Sushi Go, with Ana and Ana-ees."),
        ({"Ana": r"\1 (A.)"}, "Sushi Go, with 1 (A.) and Anaïs."),
        ({"A.a": "nobody"}, "Sushi Go, with Ana and Anaïs."),
    ],
)
def test_a_name_is_said_as_its_owner_wants_and_shown_as_it_is_written(say_like: dict[str, str], spoken: str) -> None:
    room = Room(say_like=say_like)
    room.house.say(room.evening.begin(Seating(("Ana", "Anaïs"))))
    assert room.lines()[0] == "Sushi Go, with Ana and Anaïs."
    assert room.table.texts[0] == spoken


# Sounds and silence


def test_a_sound_comes_first_and_alone() -> None:
    room = Room()
    room.evening.begin(Seating(("Ana", "Bruno")))
    outcome = room.house.handle(Named("main", "tempura"), 0.0)
    room.house.sound(outcome)
    assert room.table.given == [Utterance("", "en", Priority.HINT, sound=Sound.ACCEPTED)]
    room.house.say(outcome)
    assert room.table.texts == ["", "Ana: tempura."]
    assert room.ana.given == []


def test_the_sound_of_a_secret_is_heard_by_its_owner_alone() -> None:
    room = Room()
    room.house.sound(Outcome(announcements=[Announcement("check-card", ANAS_EAR, Priority.HINT, sound=Sound.LOCKED)]))
    assert room.table.given == []
    assert room.ana.given == [Utterance("", "en", Priority.HINT, sound=Sound.LOCKED)]


def test_stop_silences_every_ear_before_anything_is_said() -> None:
    room = Room()
    room.evening.begin(Seating(("Ana", "Bruno")))
    room.house.handle(Pressed("main", "check"), 0.0)
    outcome = room.house.handle(Pressed("main", "stop"), 1.0)
    room.house.sound(outcome)
    room.house.say(outcome)
    assert room.table.given[0] == "silence"
    assert room.table.texts == ["Check ended, nothing was compared."]
    assert room.ana.given == ["silence"]


def test_what_nobody_can_hear_is_shown_all_the_same() -> None:
    room = Room()
    room.say(Announcement("check-card", Audience(4), Priority.ANSWER))
    assert [(shown.audience, shown.text) for shown in room.shown] == [(Audience(4), "Noted.")]
    assert room.table.given == room.ana.given == []


def test_a_table_that_wants_sounds_first_hears_only_answers_and_refusals() -> None:
    room = Room()
    room.house.spoken = frozenset({Priority.ERROR, Priority.ANSWER})
    room.evening.begin(Seating(("Ana", "Bruno")))
    outcome = room.house.handle(Named("main", "tempura"), 0.0)
    room.house.sound(outcome)
    room.house.say(outcome)
    room.house.say(room.house.handle(Pressed("main", "turn"), 1.0))
    assert next(given.sound for given in room.table.given if isinstance(given, Utterance)) is Sound.ACCEPTED
    assert [text for text in room.table.texts if text] == ["Round one, turn one, waiting for Bruno."]
    assert "Ana: tempura." in room.lines()
