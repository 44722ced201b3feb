"""By ear: every refusal has its reason and a next step, nothing is said twice, and repeat says it again."""

from __future__ import annotations

import pytest

from tests.unit.played import DUMMY, FIVE, SEALED, THREE, TWO, Stock, code, holds, play

ANA_HAS = TWO + "card main chopsticks\ncard main tempura\nwait 2\n"

REFUSED = {
    "unreadable": THREE + "scan main hello\n",
    "unknown-card": THREE + f"scan main {code(200)}\n",
    "other-set": THREE + f"card main tempura\nscan main {code(0, 'C')}\n",
    "already-in-play": THREE + "card main tempura\nwait 2\ncard main tempura 1\n",
    "already-in-play, sealed": SEALED + "card main tempura\nwait 2\ncard main tempura 1\n",
    "discarded": FIVE + Stock().cards(36) + "card main tempura 1\n",
    "kind-exhausted": TWO + "kind main egg-nigiri\n" * 6,
    "reveal-complete": TWO + "reader r2 seat 2\ncard r2 tempura\ncard r2 tempura\n",
    "no-such-seat": THREE + "badge main 7\n",
    "chopsticks-too-new": TWO + "card main chopsticks\nwait 2\ncard main chopsticks 1\n",
    "last-card": FIVE + "card main chopsticks\n" + Stock(chopsticks=1).cards(29) + "card main chopsticks 1\n",
    "already-declared": ANA_HAS + "card main chopsticks 1\nwait 2\ncard main chopsticks 1\n",
    "no-chopsticks": TWO + "key chopsticks\n",
    "no-chopsticks, late": TWO + "key late\n",
    "no-private-channel": THREE + "key identify\ncard main pudding\n",
    "cannot-stand": ANA_HAS + "card main chopsticks 1\ncard main pudding\nkey correct\n"
    "card main chopsticks 1\nbadge main 2\n",
    "cannot-stand, late": ANA_HAS + "card main chopsticks 1\ncard main pudding\nkey late\n",
    "game-over": FIVE + Stock().cards(105) + "card main chopsticks 4\n",
    "nothing-to-undo": TWO + "key undo\n",
    "nothing-to-redo": TWO + "key redo\n",
    "reveal-complete, dummy": DUMMY + "card main chopsticks\n" + Stock(chopsticks=1).cards(5) + "card main tempura 9\n"
    "card main tempura 10\ncard main chopsticks 1\n",
}  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "fr", "pt-BR"])
@pytest.mark.parametrize("reason", REFUSED)
def test_a_refusal_says_why_and_what_to_do_next(reason: str, lang: str) -> None:
    """Need 12: each refusal says why and what to do next; it is an error, cuts what speaks, and has its sound."""
    played = play(REFUSED[reason], lang)
    assert played.code == 0, played.error
    assert played.facts[-1]["type"] == "say"
    refused = max(n for n, fact in enumerate(played.facts) if fact["type"] == "refused")
    assert played.facts[refused]["reason"] == reason.partition(",")[0]
    said = played.facts[refused + 1]
    assert said["priority"] == "error"
    assert said["sound"] in ("refused", "duplicate", "unknown")
    assert said["audience"] == "table"
    sentences = [part for part in said["text"].replace("!", ".").split(". ") if part]
    assert len(sentences) >= 2, said["text"]


@pytest.mark.parametrize("rule", ["reveal open", "reveal sealed", "pass both-ways"])
def test_nothing_is_said_twice(rule: str) -> None:
    """One instruction, one sentence of each kind: no line comes twice."""
    played = play(FIVE + f"rule {rule}\n" + "".join(f"{card}\nwait 1\n" for card in Stock().cards(105).splitlines()))
    by_moment: dict[float, list[str]] = {}
    for fact in played.of("say"):
        by_moment.setdefault(fact["at"], []).append(fact["text"])
    twice = {at: said for at, said in by_moment.items() if len(set(said)) < len(said) and at}
    # A sealed turn may hold the same kind for two seats, but never for one: the owner's name stands before it.
    assert twice == {}


def test_each_reveal_begins_with_its_owners_name() -> None:
    """The ritual: each reveal begins with its owner's name."""
    played = play(THREE + "card main tempura\ncard main sashimi\ncard main dumpling\n")
    revealed = [fact["text"] for fact in played.of("say") if fact["id"] == "card-revealed"]
    assert revealed == ["Ana: tempura.", "Bruno: sashimi.", "Chloé: dumpling."]


def test_repeat_is_word_for_word() -> None:
    """Need 5: repeats word for word."""
    played = holds(THREE + "card main tempura\ncard main sashimi\ncard main dumpling\nwait 1\nkey repeat\n")
    last = [fact["text"] for fact in played.of("say") if fact["at"] == 0][-2:]
    again = [fact["text"] for fact in played.of("say") if fact["at"] == 1]
    assert again == last == ["Chloé: dumpling.", "Pass left. Hands of eight."]


def test_repeat_after_a_mode_ended_by_itself() -> None:
    """Whatever was said last is what repeat says."""
    holds(THREE + 'key check\nwait 31\nkey repeat\nexpect say table "Check ended"\n')


def test_repeat_after_a_refusal() -> None:
    """Whatever was said last is what repeat says."""
    holds(THREE + 'key undo\nkey repeat\nexpect accepted\nexpect say table "nothing to take back"\n')


def test_a_private_answer_is_not_repeated_to_the_table() -> None:
    """Need 1: a peek is heard only on that seat's channel, also when it is said again."""
    holds(
        THREE + 'badge main 2\nkey identify\ncard main pudding\nkey repeat\nexpect say seat 2 "pudding"\n'
        "expect silent table\n"
    )


def test_the_second_press_tells_more() -> None:
    """Need 4: overview before detail."""
    holds(
        TWO
        + """
        card main tempura
        card main sashimi
        card main maki-1
        card main sashimi
        card main tempura
        key tableau 1
        expect say table "two tempura"
        key tableau 1
        expect say table "Ana, in order: tempura, "
        key tableau 1
        expect say table "two tempura"
        key tableau 2
        expect say table "two sashimi"
        key tableau 1
        expect say table "two tempura"
        """
    )


def test_why_sums_to_the_score() -> None:
    """Need 25: the breakdown sums to the total, and each line names its rule."""
    holds(
        TWO
        + """
        card main wasabi
        card main tempura
        card main squid-nigiri
        card main tempura
        key scores
        expect say table "Ana, nine; Bruno, five"
        key why
        expect say table "Ana, nine: squid nigiri"
        expect say table "Bruno, five: a pair of tempura"
        """
    )


def test_what_is_the_triangle_is_answered_in_a_game() -> None:
    holds(
        TWO
        + "type main what is the triangle?\n"
        + 'expect say table en "The triangle, at the top left, is a wasabi."\nexpect accepted\n'
        + "type main triangulo\nexpect accepted\ntype main tofu\nexpect refused unreadable\n"
        + "key identify\ntype main triangle\nexpect refused unreadable\n"  # it may be the start of a secret
    )
