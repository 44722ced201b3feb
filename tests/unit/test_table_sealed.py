"""The contract's "Sealed": until the turn closes nothing is said of a card but that its seat has locked."""

from __future__ import annotations

import json

import pytest

from assistant.games.sushigo.cards import Kind
from tests.unit.played import DUMMY, FIVE, SEALED, Played, Stock, code, holds, play

KIND_NAMES = ("wasabi", "chopsticks", "tempura", "pudding", "nigiri", "maki", "sashimi", "dumpling")
TURN_ONE = "card main tempura\ncard main sashimi\ncard main chopsticks\n"  # Chloé has chopsticks


def told_to_the_table(played: Played) -> str:
    """Everything but what went to one seat alone, as one text."""
    return "\n".join(
        json.dumps(fact) for fact in played.facts if not fact.get("audience", "").startswith("seat")
    ).lower()


def leaks(played: Played, *kinds: str) -> list[str]:
    told = told_to_the_table(played)
    return [kind for kind in kinds if kind in told]


def test_a_locked_card_is_not_named_until_the_turn_closes() -> None:
    """Nothing is said of a card but that its seat has locked; then all are read in seat order."""
    played = holds(
        SEALED
        + """
        badge main 3
        card main wasabi
        expect say table "Chloé locked"
        card main pudding
        expect say table "Ana locked"
        kind main tempura
        expect say table "Ana: pudding."
        expect say table "Bruno: tempura."
        expect say table "Chloé: wasabi."
        expect say table "Pass left"
        """
    )
    assert [text for text in played.said() if text in ("Ana: pudding.", "Bruno: tempura.", "Chloé: wasabi.")] == [
        "Ana: pudding.",
        "Bruno: tempura.",
        "Chloé: wasabi.",
    ]


KEYS = "turn scores why count changes rules help repeat undo late check correct identify stop".split()


@pytest.mark.parametrize("key", [*KEYS, "tableau 1"])
@pytest.mark.parametrize("kind", ["wasabi", "pudding"])
def test_no_key_names_a_locked_card(key: str, kind: str) -> None:
    """Nothing leaks in answers, undo, check, correct or identify."""
    played = play(SEALED + f"card main {kind}\nkey {key}\nkey {key}\nkey stop\n")
    assert played.code == 0
    assert leaks(played, kind) == []


@pytest.mark.parametrize(
    "script",
    [
        "card main wasabi 1\nexpect refused already-in-play\n",  # the card again
        "key correct\ncard main wasabi 1\nbadge main 1\nexpect refused\n",  # to the seat that has it
        "key correct\ncard main wasabi 1\nbadge main 2\nexpect accepted\nkey undo\nkey redo\n",
        "key correct\ncard main wasabi 1\ncard main wasabi\nexpect accepted\nkey undo\n",
        "card main tempura\nkey correct\ncard main wasabi 1\ncard main tempura 1\nexpect refused\n",
        "card main tempura\nkey correct\ncard main wasabi 1\nbadge main 2\nexpect accepted\nkey undo\nkey redo\n",
        "key check\nbadge main 1\ncard main wasabi 1\nkey check\n",
        "key check\nbadge main 2\ncard main wasabi 1\ncard main tempura\nkey check\n",
        "key identify\nbadge main 2\ncard main wasabi 1\nexpect silent table\n",
        "badge main 2\nkey identify\ncard main wasabi 1\nexpect silent table\n",
        "key identify\ncard main wasabi 1\nexpect refused no-private-channel\nkey stop\n",
        "key undo\nkey redo\nkey repeat\n",
    ],
)
def test_nothing_done_with_a_locked_card_names_it(script: str) -> None:
    """Nothing leaks in speech, events, refusals, check, correct, undo or identify."""
    played = holds(SEALED + "card main wasabi\nwait 2\n" + script)
    assert leaks(played, "wasabi", "triples", "triangle") == []


def test_an_exhausted_kind_is_refused_without_its_name() -> None:
    """`kind-exhausted`: what somebody wanted to lock is a secret."""
    five = FIVE + "rule reveal sealed\n"
    open_cards = "kind main squid-nigiri\n" * 4 + "kind main tempura\n"
    played = holds(
        five + open_cards + "kind main squid-nigiri\nkind main squid-nigiri\nexpect refused kind-exhausted\n"
    )
    assert "squid" not in played.said()[-1].lower()


def test_locked_chopsticks_are_not_told_by_a_refusal() -> None:
    """A card that lies face down is in no tableau yet: its refusal is that of any locked card."""
    played = holds(SEALED + "card main chopsticks\nwait 2\ncard main chopsticks 1\nexpect refused already-in-play\n")
    assert leaks(played, "chopsticks") == []


def test_by_kind_nobody_finds_out_what_is_locked() -> None:
    """Whether a kind lies locked somewhere is not to be had by naming it to a correction."""
    locked = play(SEALED + "card main wasabi\nkey correct\nkind main wasabi\n")
    other = play(SEALED + "card main tempura\nkey correct\nkind main wasabi\n")
    assert locked.said()[-1:] == other.said()[-1:]
    assert locked.refusals() == other.refusals()


def test_events_tell_a_locked_card_only_when_the_turn_closes() -> None:
    """Nothing leaks in events either."""
    played = holds(SEALED + TURN_ONE)
    names = played.events()
    assert names == ["GameBegan", *["CardLocked"] * 3, *["CardRevealed"] * 3, "TurnClosed"]
    assert all(
        set(fact) == {"type", "at", "name", "seat"} for fact in played.of("event") if fact["name"] == "CardLocked"
    )


def test_attribution_and_scores_are_the_same() -> None:
    """Attribution and scores are the same."""
    cards = Stock().cards(105)
    sealed, shown = play(FIVE + "rule reveal sealed\n" + cards), play(FIVE + cards)
    for kind in ("round", "result"):
        assert sealed.of(kind) == shown.of(kind) != []
    for played in (sealed, shown):
        assert played.code == 0
    revealed = [[(fact["seat"], fact["card"]) for fact in played.of("event") if fact["name"] == "CardRevealed"]
                for played in (sealed, shown)]  # fmt: skip
    assert revealed[0] == revealed[1]


def test_two_sealed_cards_are_read_in_order() -> None:
    """Chopsticks, sealed: both cards are read, in their order, when the turn closes."""
    played = holds(
        SEALED
        + TURN_ONE
        + """
        key changes
        wait 2
        card main chopsticks 1
        expect accepted
        expect say table "Chloé"
        card main wasabi
        card main squid-nigiri
        card main tempura
        card main tempura
        expect say table "Chloé: squid nigiri, on wasabi"
        expect say table "Chloé, put your chopsticks into the hand you pass."
        """
    )
    texts = played.said()
    assert texts.index("Chloé: wasabi.") < next(n for n, text in enumerate(texts) if "squid" in text)


def test_what_is_new_counts_what_was_read_not_what_was_locked() -> None:
    """Changes: a card that was locked when one asked last is new once it was read."""
    holds(
        SEALED
        + """
        card main wasabi
        key changes
        expect say table "Nothing new"
        card main pudding
        card main tempura
        key changes
        expect say table "Ana, wasabi; Bruno, pudding; Chloé, tempura"
        key changes
        expect say table "Nothing new"
        """
    )


def test_undo_withdraws_without_a_name() -> None:
    """Undo says what was and what is, and keeps the secret."""
    played = holds(SEALED + 'card main wasabi\nkey undo\nexpect say table "Ana"\nkey redo\nexpect say table "Ana"\n')
    assert leaks(played, *KIND_NAMES) == []


def test_a_sealed_dummy_is_locked_by_its_controller() -> None:
    """Dummy, sealed: the dummy's card is as secret as any."""
    played = holds(DUMMY + "rule reveal sealed\ncard main wasabi\ncard main pudding\n")
    assert leaks(played, "wasabi", "pudding") == []
    played = holds(
        DUMMY + "rule reveal sealed\ncard main wasabi\ncard main pudding\ncard main tempura\n"
        'expect say table "Ana: wasabi."\nexpect say table "Bruno: tempura."\nexpect say table "…he dummy: pudding."\n'
    )


def test_every_kind_is_a_secret() -> None:
    """No kind of the deck is said or told while it lies locked."""
    for kind in Kind:
        played = holds(
            SEALED + f"card main {kind.value}\nkey tableau 1\nkey why\nkey scores\nkey changes\nkey repeat\n"
        )
        assert leaks(played, kind.value, kind.value.replace("-", " ")) == []


def test_several_locked_codes_on_one_line() -> None:
    """Of several codes the last one's refusal counts, and none is named."""
    played = holds(
        SEALED
        + f"""
        scan main {code(0)}{code(98)}
        wait 2
        scan main {code(98)}{code(0)}
        expect refused already-in-play
        """
    )
    assert leaks(played, "wasabi", "tempura") == []


def test_a_turn_that_late_opened_again_tells_only_its_new_cards() -> None:
    """Each card is read once, in seat order, though two players declared into the turn that was closed already."""
    played = holds(
        "game sushi-go\nplayers Ana, Bruno\nrule reveal sealed\n"
        "card main chopsticks\ncard main chopsticks\ncard main wasabi\ncard main tempura\n"
        "card main chopsticks 1\nkey late\ncard main chopsticks 2\nbadge main 1\n"
        "card main squid-nigiri\ncard main egg-nigiri\nexpect accepted\n"
    )
    told = [text for text in played.said() if text.startswith(("Ana: ", "Bruno: "))]
    assert told == [
        "Ana: chopsticks.",
        "Bruno: chopsticks.",
        "Ana: wasabi.",
        "Bruno: tempura.",
        "Ana: squid nigiri, on wasabi. Nine.",
        "Bruno: egg nigiri.",
    ]


LAST_SQUID = SEALED + "".join(
    f"kind main {kind}\n"
    for kind in ("squid-nigiri", "squid-nigiri", "squid-nigiri", "squid-nigiri", "tempura", "tempura")
)


@pytest.mark.parametrize(
    "asked",
    [
        "key identify\nkind main squid-nigiri\n",
        "badge main 2\nkey identify\nkind main squid-nigiri\n",
        "key check\nbadge main 1\n" + "kind main squid-nigiri\n" * 6 + "key check\n",
        "key check\nbadge main 3\n" + "kind main egg-nigiri\n" * 6 + "key check\n",
        "key correct\nkind main egg-nigiri\nkey stop\n",
        "key correct\nkind main squid-nigiri\nkey stop\n",
        "key check\nbadge main 1\nkind main squid-nigiri\nkind main squid-nigiri\nkind main squid-nigiri\nkey check\n",
    ],
)
def test_naming_a_kind_does_not_find_out_that_it_is_locked(asked: str) -> None:
    """Whether Ana has locked the last squid, or an egg: what is asked by name is answered alike."""
    answers = []
    for locked in ("squid-nigiri", "egg-nigiri", "pudding"):
        played = holds(LAST_SQUID + f"kind main {locked}\nwait 2\n" + asked)
        answers.append([(fact["type"], fact.get("text"), fact.get("reason")) for fact in played.facts])
    assert answers[0] == answers[1] == answers[2]


def test_one_more_card_than_the_deck_has_is_refused_alike_whether_the_others_lie_open_or_not() -> None:
    """A game with six squids could not be recorded; the sentence does not tell that one of them is locked."""
    named = "kind main squid-nigiri\nexpect refused kind-exhausted\n"
    locked = holds(LAST_SQUID + "kind main squid-nigiri\n" + named)
    face_up = holds(LAST_SQUID + "kind main squid-nigiri\nkind main pudding\nkind main tempura\n" + named)
    assert locked.said()[-1] == face_up.said()[-1]
    assert "squid" not in locked.said()[-1]


def test_who_is_done_does_not_find_out_by_naming_either() -> None:
    """At a reader of one's own, after one's reveal, every name is refused alike."""
    for locked in ("squid-nigiri", "pudding"):
        holds(
            SEALED
            + "reader r1 seat 1\n"
            + "kind r1 squid-nigiri\nkind main squid-nigiri\nkind main squid-nigiri\n"
            + "kind r1 squid-nigiri\nkind main tempura\nkind main tempura\n"
            + f"kind r1 pudding\nkind main {locked}\nkind r1 squid-nigiri\nexpect refused reveal-complete\n"
        )
