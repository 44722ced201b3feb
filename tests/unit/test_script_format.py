"""What a script may say, line by line: the contract's "sushi-says replay"."""

from __future__ import annotations

import json

import pytest

from tests.unit.played import DUMMY, FIVE, SEALED, THREE, TWO, Stock, code, holds, play


def test_comments() -> None:
    """`#` at the start of a line or after white space, outside quotes, begins a comment."""
    holds(
        """# a game
game sushi-go      # the game
\tplayers Ana, Bruno#2, Chloé\t# three of them
# card main burger
card main tempura  # "quoted" or not
expect say table "Ana"   # as it is
card main sashimi
expect say table "Bruno#2"
  # expect say table "no"
"""
    )
    assert play(THREE + 'card main tempura\nexpect say table "Ana # Bruno"  # not said\n').code == 1


def test_blank_lines_and_indentation() -> None:
    """White space is no instruction."""
    holds("\n   \n\tgame   sushi-go\n players   Ana ,Bruno\n\n   card   main    tempura   \nexpect   accepted\n")


def test_names_are_trimmed_and_may_have_spaces() -> None:
    """players Ana, Bruno, Chloé: seats 1, 2, 3."""
    holds('game sushi-go\nplayers  Ana Maria ,  Bruno\ncard main tempura\nexpect say table "Ana Maria: tempura."\n')


def test_the_clock_moves_only_by_wait() -> None:
    """The clock moves only by `wait`."""
    played = holds(TWO + "card main tempura\nwait 1.5\ncard main tempura\nwait 0\nwait 0.25\nkey turn\n")
    revealed = [fact["at"] for fact in played.of("event") if fact["name"] == "CardRevealed"]
    assert revealed == [0, 1.5]
    assert played.facts[-1]["at"] == 1.75


def test_main_is_the_default_reader_and_exists() -> None:
    """A shared reader; `main` exists undeclared and is the default one."""
    holds(TWO + "reader main\nreader hall\ncard main tempura\ncard hall tempura\nexpect accepted\n")


RULES = "reveal open, reveal sealed, pass left, pass both-ways, dummy off, dummy on, hand-memory off, hand-memory on"


@pytest.mark.parametrize("rule", [*RULES.split(", "), "stacks closed", "stacks open"])
def test_house_rules(rule: str) -> None:
    """House rules: every one and each of its values is known."""
    holds(TWO + f"rule {rule}\ncard main tempura\nexpect accepted\n")


def test_the_first_value_is_the_default() -> None:
    """The first value being the default: giving it changes nothing."""
    defaults = "rule reveal open\nrule pass left\nrule dummy off\nrule hand-memory off\nrule stacks closed\n"
    assert play(TWO + defaults + "card main tempura\n").said() == play(TWO + "card main tempura\n").said()


def test_pass_both_ways() -> None:
    """Rules: rounds 1 and 3 left, round 2 right."""
    played = holds(FIVE + "rule pass both-ways\n" + Stock().cards(105))
    passes = [text.split(".")[0] for text in played.said() if text.startswith("Pass")]
    assert passes == ["Pass left"] * 6 + ["Pass right"] * 6 + ["Pass left"] * 6


def test_pass_left_is_always_left() -> None:
    """Rules: every hand passes to the left."""
    played = holds(FIVE + Stock().cards(70))
    assert {text.split(".")[0] for text in played.said() if text.startswith("Pass")} == {"Pass left"}


KEYS = [
    *"undo redo correct check count identify repeat stop scores why turn changes help".split(),
    *"older newer chopsticks late".split(),
    "tableau 1",
]
ASKING = [
    "count",
    "repeat",
    "stop",
    "scores",
    "why",
    "turn",
    "changes",
    "tableau 1",
    "tableau 2",
    "help",
    "older",
    "newer",
]


@pytest.mark.parametrize("key", KEYS)
def test_keys(key: str) -> None:
    """Keys that every game has; Sushi Go! adds `chopsticks` and `late`."""
    assert play(TWO + f"key {key}\n").code == 0


PLACES = {
    "the start": TWO,
    "an open turn": TWO + "card main tempura\n",
    "a sealed turn": SEALED + "card main tempura\n",
    "the dummy": DUMMY + "card main tempura\n",
    "between rounds": FIVE + Stock().cards(35),
    "the end": FIVE + Stock().cards(105),
}


@pytest.mark.parametrize("key", ASKING)
@pytest.mark.parametrize("place", PLACES)
def test_keys_that_only_ask_are_never_refused(key: str, place: str) -> None:
    """Keys that only ask are never refused, and always answer."""
    played = holds(PLACES[place] + f"key {key}\nexpect accepted\nkey {key}\nexpect accepted\n")
    assert played.refusals() == []
    if key != "stop":
        assert played.facts[-1]["type"] == "say"


def test_the_dummys_tableau_is_somebodys() -> None:
    """A tableau of a seat that nobody has is malformed: the dummy has one."""
    assert play(DUMMY + "key tableau 3\n").code == 0
    assert play(DUMMY + "key tableau 4\n").code == 2


# Expectations


def test_say_looks_at_what_was_said_since_the_instruction_before() -> None:
    """Since the instruction before the expects."""
    holds(
        TWO
        + 'expect say table "Deal ten each"\ncard main tempura\nexpect say table "Ana"\nexpect say table "tempura"\n'
    )
    assert play(TWO + 'card main tempura\ncard main sashimi\nexpect say table "Ana: tempura"\n').code == 1
    assert play(TWO + 'card main tempura\nwait 1\nexpect say table "Ana: tempura"\n').code == 1


def test_silent() -> None:
    """`expect silent seat 2`; also the table."""
    holds(TWO + "card main tempura\nexpect silent seat 2\nexpect silent seat 1\nwait 5\nexpect silent table\n")
    assert play(TWO + "card main tempura\nexpect silent table\n").code == 1


def test_say_to_a_seat_is_not_to_the_table() -> None:
    """Also: say seat 2 "…"."""
    script = TWO + "badge main 2\nkey identify\ncard main pudding\n"
    holds(script + 'expect say seat 2 "pudding"\nexpect silent table\n')
    for wrong in ('say table "pudding"', 'say seat 1 "pudding"', "silent seat 2"):
        assert play(script + f"expect {wrong}\n").code == 1


def test_refused() -> None:
    """The last scan, key or instruction changed nothing, for that reason (REASON may be left out)."""
    script = TWO + "key undo\n"
    holds(script + "expect refused\nexpect refused nothing-to-undo\n")
    assert play(script + "expect refused nothing-to-redo\n").code == 1
    assert play(script + "expect accepted\n").code == 1
    assert play(TWO + "card main tempura\nexpect refused\n").code == 1


def test_accepted() -> None:
    """It was not refused."""
    holds(TWO + "card main tempura\nexpect accepted\nkey turn\nexpect accepted\n")


@pytest.mark.parametrize(
    ("codes", "expected"),
    [
        ((0, 14), "accepted"),
        ((200, 14), "accepted"),
        ((14, 200), "refused unknown-card"),
        ((200, 200), "accepted"),  # the same code at once is the same scan: nothing is refused
        ((0, 14, 28, 14), "refused already-in-play"),
    ],
)
def test_of_several_codes_the_last_one(codes: tuple[int, ...], expected: str) -> None:
    """… of several codes, the last one."""
    line = "".join(map(code, codes))
    holds(THREE + f"scan main {line}\nexpect {expected}\n")


REASONS = """unreadable unknown-card other-set already-in-play discarded kind-exhausted reveal-complete no-such-seat
    chopsticks-too-new last-card already-declared no-chopsticks no-private-channel cannot-stand game-over
    nothing-to-undo nothing-to-redo bad-row no-row no-roll dice-count not-rolled keep-count last-roll no-dice
    no-such-tile too-few-chopsticks only-top own-stack not-now"""


@pytest.mark.parametrize("reason", REASONS.split())
def test_every_reason_of_the_contract_is_known(reason: str) -> None:
    """Reasons: an expectation may name any; one that did not come is exit 1, not malformed."""
    assert play(TWO + f"key turn\nexpect refused {reason}\n").code == 1


def test_round_and_result() -> None:
    """`expect round`: the scores, without puddings, of the round that ended last; `expect result`: the final totals."""
    one = "kind main tempura\nkind main maki-2\nkind main sashimi\nkind main egg-nigiri\nkind main pudding\n"
    script = FIVE + one * 3 + Stock(tempura=3, sashimi=3, pudding=3, **{"maki-2": 3, "egg-nigiri": 3}).cards(20)
    scores = " ".join(str(score) for score in play(script).of("round")[0]["scores"])
    holds(script + f"expect round {scores}\ncard main wasabi\nexpect round {scores}\n")
    failed = play(script + "expect round 0 0 0 0 0\n")
    assert failed.code == 1
    assert scores in failed.error


def test_round_before_there_is_one_does_not_hold() -> None:
    """1: `expect round` or `result` before there is one is such."""
    for what in ("round 0 0", "result 0 0", "round 0", "result 1 2 3"):
        played = play(TWO + f"card main tempura\nexpect {what}\n")
        assert (played.code, "line 4" in played.error) == (1, True)


def test_a_failed_expectation_tells_line_expected_and_got() -> None:
    """1: one did not (line, expected, got)."""
    played = play(TWO + 'card main tempura\nexpect say table "Bruno: tempura."\ncard main tempura\n')
    assert played.code == 1
    assert "line 4" in played.error
    assert 'expected say table "Bruno: tempura."' in played.error
    assert 'got "Ana: tempura."' in played.error


def test_a_move_against_the_rules_is_not_malformed() -> None:
    """It is refused, and the game goes on."""
    holds(TWO + "card main tempura\nwait 2\ncard main tempura 1\ncard main sashimi\nexpect accepted\n")


# --json, --lang


def test_every_line_has_type_and_at() -> None:
    """With `--json`, JSON Lines, each with `type` and `at` (seconds)."""
    played = play(FIVE + "wait 0.5\n" + Stock().cards(105) + "card main tempura 1\nkey undo\n")
    kinds = {"event": {"name"}, "say": {"audience", "lang", "text"}, "refused": {"reason"}}
    kinds |= {"round": {"round", "scores", "totals"}, "result": {"totals", "winners"}}
    assert {fact["type"] for fact in played.facts} == set(kinds)
    for fact in played.facts:
        assert kinds[fact["type"]] <= fact.keys()
        assert isinstance(fact["at"], (int, float))
    assert [fact["round"] for fact in played.of("round")] == [1, 2, 3]
    totals = [fact["totals"] for fact in played.of("round")]
    assert totals[1] == [a + b for a, b in zip(totals[0], played.of("round")[1]["scores"], strict=True)]
    winners = played.of("result")[0]["winners"]
    assert all(1 <= seat <= 5 for seat in winners)
    assert {fact["audience"] for fact in played.of("say")} == {"table"}


def test_a_private_line_names_its_seat() -> None:
    """{"type": "say", "audience": "table", …} or "seat 2"."""
    played = play(TWO + "badge main 2\nkey identify\ncard main pudding\n")
    assert [fact["audience"] for fact in played.of("say")][-1] == "seat 2"


def test_json_stays_json_after_a_long_wait() -> None:
    """JSON Lines: no time that JSON cannot write."""
    played = play(TWO + "wait 999999999\n" * 20 + "key turn\n")
    assert played.code == 0
    json.dumps(played.facts, allow_nan=False)


@pytest.mark.parametrize("lang", ["en", "fr", "pt-BR"])
def test_the_language_is_the_scripts_or_the_commands(lang: str) -> None:
    """`lang fr`: en, fr, pt-BR; `--lang LANG` plays it in another language."""
    script = "game sushi-go\nplayers Ana, Bruno\n{}card main tempura\n"
    written, told = play(script.format(f"lang {lang}\n")), play(script.format("lang fr\n"), lang)
    assert {fact["lang"] for fact in written.of("say")} == {lang}
    assert written.said() == told.said()


def test_english_is_the_default() -> None:
    """Without `lang` a script is English."""
    assert {fact["lang"] for fact in play(TWO + "card main tempura\n").of("say")} == {"en"}


def test_what_a_run_tells_is_the_same_each_time() -> None:
    """On a virtual clock, with no device: same script, same lines."""
    script = FIVE + Stock().cards(40) + "key why\nkey undo\n"
    assert play(script) == play(script)
