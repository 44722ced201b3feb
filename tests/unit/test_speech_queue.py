"""What is said next and what is cut: the priorities of design.md."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from assistant.speech.queue import SpeechQueue
from assistant.speech.utterance import Utterance
from assistant.words.announcement import Priority

ERROR, ANSWER, EVENT, HINT = Priority.ERROR, Priority.ANSWER, Priority.EVENT, Priority.HINT


def said(text: str, priority: Priority, key: str | None = None) -> Utterance:
    return Utterance(text, "en", priority, key)


def speaking(*offers: Utterance) -> SpeechQueue:
    """A queue in which the first of `offers` speaks and the others came after it."""
    queue = SpeechQueue()
    for offer in offers:
        queue.offer(offer)
        queue.begin()
    return queue


def heard(queue: SpeechQueue) -> list[str]:
    """All that the queue still has to say, each to its end."""
    texts = []
    while not queue.is_idle:
        now = queue.speaking or queue.begin()
        assert now is not None
        texts.append(now.text)
        queue.finish(now)
    return texts


def test_an_error_cuts_an_event_and_goes_before_what_waits() -> None:
    queue = speaking(said("event", EVENT), said("next", EVENT))
    assert queue.offer(said("error", ERROR))
    assert heard(queue) == ["error", "next"]


def test_of_two_waiting_errors_both_are_said_in_order() -> None:
    queue = SpeechQueue()
    queue.offer(said("first", ERROR))
    queue.offer(said("second", ERROR))
    assert heard(queue) == ["first", "second"]


def test_an_error_replaces_a_waiting_error_of_its_key() -> None:
    queue = SpeechQueue()
    queue.offer(said("reader lost", ERROR, "reader"))
    queue.offer(said("another reader lost", ERROR, "reader"))
    assert heard(queue) == ["another reader lost"]


def test_an_answer_cuts_a_speaking_answer_and_replaces_a_waiting_one() -> None:
    queue = speaking(said("old", ANSWER))
    assert queue.offer(said("newer", ANSWER))
    queue.offer(said("newest", ANSWER))
    assert heard(queue) == ["newest"]


def test_an_answer_waits_for_the_event_in_mid_speech_and_goes_before_those_that_wait() -> None:
    queue = speaking(said("event", EVENT), said("next", EVENT))
    assert not queue.offer(said("answer", ANSWER))
    assert heard(queue) == ["event", "answer", "next"]


def test_an_event_of_an_answers_key_makes_the_answer_stale_speaking_or_waiting() -> None:
    queue = speaking(said("it is Ana's turn", ANSWER, "turn"))
    assert queue.offer(said("it is Bruno's turn", EVENT, "turn"))
    assert heard(queue) == ["it is Bruno's turn"]
    queue = speaking(said("event", EVENT), said("it is Ana's turn", ANSWER, "turn"))
    assert not queue.offer(said("it is Bruno's turn", EVENT, "turn"))
    assert heard(queue) == ["event", "it is Bruno's turn"]


def test_events_of_one_key_are_all_said() -> None:
    queue = speaking(said("one", EVENT, "turn"), said("two", EVENT, "turn"), said("three", EVENT, "turn"))
    assert heard(queue) == ["one", "two", "three"]


def test_a_hint_is_said_into_silence_only() -> None:
    queue = speaking(said("event", EVENT))
    queue.offer(said("hint", HINT))
    assert heard(queue) == ["event"]
    queue.offer(said("hint", HINT))
    assert heard(queue) == ["hint"]


def test_a_hint_gives_way_to_anything() -> None:
    for priority in (ERROR, ANSWER, EVENT):
        queue = speaking(said("hint", HINT))
        assert queue.offer(said("other", priority))
        assert heard(queue) == ["other"]


def test_stop_empties_everything_and_the_next_phrase_is_said() -> None:
    queue = speaking(said("event", EVENT), said("next", EVENT), said("answer", ANSWER))
    assert queue.stop()
    assert queue.is_idle
    assert not queue.stop()
    queue.offer(said("after", EVENT))
    assert heard(queue) == ["after"]


def test_finishing_what_was_cut_does_not_end_what_replaced_it() -> None:
    old, new = said("old", ANSWER), said("new", ANSWER)
    queue = speaking(old)
    queue.offer(new)
    assert queue.begin() is new
    queue.finish(old)
    assert queue.speaking is new


def test_nothing_begins_while_another_speaks() -> None:
    queue = speaking(said("event", EVENT), said("next", EVENT))
    assert queue.begin() is None


class Listener:
    """Somebody at a channel: notes what was said whole and what was cut, and by what."""

    def __init__(self) -> None:
        self.queue = SpeechQueue()
        self.whole: list[Utterance] = []
        self.cuts: list[tuple[Utterance, Utterance]] = []
        self.stopped: list[Utterance] = []

    def offer(self, utterance: Utterance) -> None:
        before = self.queue.speaking
        if self.queue.offer(utterance):
            assert before is not None
            self.cuts.append((before, utterance))

    def hear_one(self) -> None:
        if (now := self.queue.speaking) is not None:
            self.queue.finish(now)
            self.whole.append(now)

    def stop(self) -> None:
        self.stopped += [u for u in (self.queue.speaking, *self.queue.waiting) if u is not None]
        self.queue.stop()

    def hear_all(self) -> None:
        while not self.queue.is_idle:
            self.queue.begin()
            self.hear_one()


MOVES = st.lists(st.sampled_from([*Priority, "begin", "finish", "stop"]), max_size=60)
KEYS = st.lists(st.sampled_from([None, "turn", "mode"]), min_size=60, max_size=60)


def play(moves: list[Priority | str], keys: list[str | None]) -> tuple[Listener, list[Utterance]]:
    """Let a listener live through `moves`, then hear the rest; with all that was offered, in order."""
    listener, offered = Listener(), []
    for number, (move, key) in enumerate(zip(moves, keys, strict=False)):
        if isinstance(move, Priority):
            offered.append(said(f"{number}", move, key))
            listener.offer(offered[-1])
        elif move == "begin":
            listener.queue.begin()
        elif move == "finish":
            listener.hear_one()
        else:
            listener.stop()
    listener.hear_all()
    return listener, offered


@given(MOVES, KEYS)
def test_no_event_is_lost_or_reordered_but_by_a_stop_or_cut_but_by_an_error(
    moves: list[Priority | str], keys: list[str | None]
) -> None:
    listener, offered = play(moves, keys)
    cut = [old for old, new in listener.cuts if old.priority is EVENT]
    assert all(new.priority is ERROR for old, new in listener.cuts if old.priority is EVENT)
    whole = [u for u in listener.whole if u.priority is EVENT]
    expected = [u for u in offered if u.priority is EVENT and u not in cut and u not in listener.stopped]
    assert whole == expected


@given(MOVES, KEYS)
def test_nothing_is_said_twice_and_every_error_is_heard_unless_stopped_or_replaced(
    moves: list[Priority | str], keys: list[str | None]
) -> None:
    listener, offered = play(moves, keys)
    assert len(listener.whole) == len(set(listener.whole))
    unheard = [u for u in offered if u.priority is ERROR and u not in listener.whole and u not in listener.stopped]
    assert all(any(new.priority is ERROR for new in offered[offered.index(u) + 1 :]) for u in unheard)


@given(MOVES, KEYS)
def test_of_the_answers_only_the_newest_waits(moves: list[Priority | str], keys: list[str | None]) -> None:
    queue = SpeechQueue()
    for number, (move, key) in enumerate(zip(moves, keys, strict=False)):
        if isinstance(move, Priority):
            queue.offer(said(f"{number}", move, key))
        answers = [u for u in (queue.speaking, *queue.waiting) if u is not None and u.priority is ANSWER]
        assert len(answers) <= 1


def test_what_could_not_be_heard_is_said_first_when_it_is_put_back() -> None:
    queue = SpeechQueue()
    unheard, later = Utterance("a", "en", Priority.EVENT), Utterance("b", "en", Priority.EVENT)
    queue.offer(unheard)
    queue.offer(later)
    assert queue.begin() is unheard
    queue.put_back(unheard)
    assert (queue.speaking, queue.waiting) == (None, (unheard, later))


def test_what_was_cut_is_not_put_back() -> None:
    queue = SpeechQueue()
    cut = Utterance("a", "en", Priority.EVENT)
    queue.offer(cut)
    queue.begin()
    queue.stop()
    queue.put_back(cut)
    assert queue.is_idle


def test_of_too_much_the_oldest_events_go_first() -> None:
    queue = SpeechQueue()
    events = [Utterance(str(number), "en", Priority.EVENT) for number in range(4)]
    answer = Utterance("answer", "en", Priority.ANSWER)
    for utterance in (*events, answer):
        queue.offer(utterance)
    queue.keep(2)
    assert queue.waiting == (answer, events[3])
