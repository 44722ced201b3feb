"""The contract's "Correct": a card to another seat, or another card in its place."""

from __future__ import annotations

import pytest

from assistant.games.game import Seating
from assistant.readers.scan import Named, Pressed
from assistant.runtime.library import Library
from assistant.table.evening import Evening
from tests.unit.played import DUMMY, FIVE, SEALED, THREE, TWO, Stock, code, control, holds

OPEN = THREE + "card main tempura\ncard main sashimi\nwait 2\nkey correct\n"  # Chloé is missing


def test_a_correction_is_led_by_the_voice() -> None:
    """Every such mode is spoken."""
    holds(
        THREE
        + """
        card main tempura
        wait 2
        key correct
        expect say table "the card that is wrong"
        card main tempura 1
        expect say table "badge"
        badge main 2
        expect accepted
        expect say table "Corrected: the tempura is now Bruno’s."
        """
    )


def test_the_card_moves_to_that_seat_in_its_turn() -> None:
    """The card moves to that seat in its turn, and the seat that had it is missing again."""
    holds(
        OPEN
        + """
        card main tempura 1
        badge main 3
        key turn
        expect say table "waiting for Ana"
        key tableau 3
        expect say table "Chloé: one tempura."
        card main pudding
        expect say table "Ana: pudding."
        expect say table "Pass left"
        """
    )


def test_two_seats_of_one_turn_change_places() -> None:
    """If that seat revealed in the same turn, the two cards change places."""
    holds(
        OPEN
        + """
        card main tempura 1
        badge main 2
        key tableau 1
        expect say table "Ana: one sashimi."
        key tableau 2
        expect say table "Bruno: one tempura."
        key turn
        expect say table "waiting for Chloé"
        """
    )


def test_of_two_cards_the_first_changes_places() -> None:
    """… (of two, its first)."""
    holds(
        TWO
        + """
        card main chopsticks
        card main tempura
        key chopsticks
        card main wasabi
        card main squid-nigiri
        card main sashimi
        wait 2
        key correct
        card main sashimi 1           # Bruno's; Ana has two of that turn
        badge main 1
        key tableau 1
        key tableau 1
        expect say table "Ana, in order: sashimi and squid nigiri."
        key tableau 2
        key tableau 2
        expect say table "Bruno, in order: tempura and wasabi."
        """
    )


@pytest.mark.parametrize("reader", ["main", "r2"])
def test_on_any_reader(reader: str) -> None:
    """In a mode, a badge is a badge, on a reader that belongs to a seat too."""
    holds(
        THREE + f"reader r2 seat 2\ncard main tempura\nwait 2\nkey correct\ncard {reader} tempura 1\nbadge {reader} 3\n"
        'expect say table "is now Chloé’s"\n'
    )


def test_a_number_key_serves_as_badge() -> None:
    """Everything can be done by keys as well: a seat's number is its badge, where a badge is asked for."""
    holds(OPEN + 'card main tempura 1\nkey tableau 2\nexpect say table "is now Bruno’s"\n')


def test_a_card_that_was_never_revealed_replaces_the_first() -> None:
    """… or such a card, then one never revealed: the second replaces the first."""
    holds(
        THREE
        + """
        card main wasabi
        card main tempura
        card main tempura
        card main salmon-nigiri
        wait 2
        key correct
        card main salmon-nigiri 1
        card main squid-nigiri
        expect say table "Ana revealed a squid nigiri, not a salmon nigiri."
        key tableau 1
        expect say table "one squid nigiri on wasabi"
        card main salmon-nigiri       # is free again
        expect say table "Bruno: salmon nigiri."
        """
    )


def test_the_second_card_must_not_have_been_revealed() -> None:
    """… one never revealed."""
    holds(OPEN + "card main tempura 1\ncard main sashimi 1\nexpect refused\nkey stop\n")


def test_the_first_card_must_have_been_revealed() -> None:
    """… a card revealed in this game."""
    holds(
        OPEN
        + """
        card main pudding
        expect refused
        expect say table "never revealed"
        card main tempura 1
        badge main 2
        expect accepted
        """
    )


def test_the_badge_comes_after_the_card() -> None:
    """`key correct`, a card …, then a badge."""
    holds(OPEN + 'badge main 2\nexpect refused\nexpect say table "First the card that is wrong"\n')


def test_nobodys_badge_is_refused_and_the_mode_stays() -> None:
    """A badge beyond the players is `no-such-seat`, in a mode too; a refusal changes nothing."""
    holds(OPEN + "card main tempura 1\nbadge main 5\nexpect refused no-such-seat\nbadge main 2\nexpect accepted\n")


def test_to_the_seat_that_has_it() -> None:
    """A correction that changes nothing is refused."""
    holds(OPEN + 'card main tempura 1\nbadge main 1\nexpect refused\nkey turn\nexpect say table "Chloé"\n')


def test_a_correction_by_kind() -> None:
    """By kind only, in a correction: the card of that kind revealed last, then a free copy, assumed."""
    holds(
        OPEN
        + f"""
        kind main tempura
        expect say table "badge"
        kind main pudding
        expect say table "Ana revealed a pudding, not a tempura."
        scan main {code(88)}          # that very code: the assumed card takes another copy
        expect accepted
        expect say table "Chloé: pudding."
        """
    )


# All that follows is decided again


def test_a_correction_after_the_rounds_end_tells_differences() -> None:
    """A discarded one too; across the end of a round the scores are announced again, as differences."""
    played = holds(
        FIVE
        + "card main wasabi\ncard main squid-nigiri\n"
        + Stock(wasabi=2, **{"squid-nigiri": 1, "salmon-nigiri": 1}).cards(33)
        + """
        card main wasabi              # round two: the first round's cards are discarded
        key correct
        card main squid-nigiri 1
        badge main 3
        expect accepted
        expect say table "Scores changed: Bruno, minus three, now …; Chloé, plus three, now "
        key undo
        expect say table "Scores changed: Bruno, plus three, now …; Chloé, minus three, now "
        key redo
        expect say table "Scores changed: Bruno, minus three"
        """
    )
    assert [fact["round"] for fact in played.of("round")] == [1, 1, 1, 1]
    told = [fact for fact in played.of("say") if fact["id"] == "scores-changed"]
    assert {fact["priority"] for fact in told} == {"event"}, "a later answer must not cut it"
    first, moved, back, again = (fact["scores"] for fact in played.of("round"))
    assert [new - old for old, new in zip(first, moved, strict=True)] == [0, -3, 3, 0, 0]
    assert (back, again) == (first, moved)


def test_a_correction_after_the_end_tells_the_result_again() -> None:
    """Undo and correct work until a new game is begun: the result is told anew, if it changed."""
    played = holds(
        FIVE
        + "card main tempura\ncard main squid-nigiri\n"
        + Stock(tempura=1, **{"squid-nigiri": 1}).cards(103)
        + """
        key correct
        card main squid-nigiri 1
        badge main 3
        expect accepted
        expect say table "Scores changed: Bruno, minus three"
        """
    )
    first, second = played.of("result")
    assert second["totals"][1] == first["totals"][1] - 3


def test_a_correction_can_unpair_a_wasabi() -> None:
    """All that follows is decided again."""
    holds(
        TWO
        + """
        card main wasabi
        card main tempura
        card main squid-nigiri
        expect say table "on wasabi"
        card main tempura
        wait 2
        key correct
        card main wasabi 1
        badge main 2
        key tableau 1
        expect say table "one tempura and one squid nigiri"
        key tableau 2
        expect say table "one free wasabi"
        """
    )


def test_a_later_fact_that_cannot_stand_is_named() -> None:
    """If a later fact could not stand, the correction is refused and says which."""
    holds(
        TWO
        + """
        card main chopsticks
        card main tempura
        wait 2
        card main chopsticks 1        # Ana declares
        card main wasabi
        card main pudding
        key correct
        card main chopsticks 1
        badge main 2
        expect refused cannot-stand
        expect say table "Ana’s Sushi Go"
        key tableau 1
        expect say table "chopsticks"
        key turn
        expect say table "turn two, waiting for Bruno"
        card main sashimi
        expect say table "Bruno: sashimi."
        """
    )


def test_a_refused_correction_says_that_it_has_ended() -> None:
    """Every such mode … ends …, and says so: the next card is a card again."""
    holds(
        OPEN + 'card main tempura 1\nbadge main 1\nexpect refused\nexpect say table "Correction ended"\n'
        'card main pudding\nexpect say table "Chloé: pudding."\n'
    )


def test_a_sealed_correction() -> None:
    """Sealed: the correction of a locked card tells nothing but that it was done."""
    holds(
        THREE
        + """
        rule reveal sealed
        card main tempura
        card main sashimi
        wait 2
        key correct
        card main tempura 1
        badge main 2
        expect accepted
        expect say table "Corrected."
        card main pudding
        expect say table "Ana: sashimi."
        expect say table "Bruno: tempura."
        """
    )


def test_the_dummys_card_was_the_controllers() -> None:
    """Dummy: own card and dummy's card, taken for each other, change places."""
    holds(
        DUMMY
        + """
        card main tempura
        card main sashimi
        wait 2
        key correct
        card main sashimi 1
        badge main 1
        expect accepted
        key tableau 1
        expect say table "Ana: one sashimi."
        key tableau 3
        expect say table "…he dummy: one tempura."
        """
    )


def test_a_card_forgotten_and_noticed_two_cards_later() -> None:
    """Issue: a forgotten scan noticed later is recovered by undo; each step says where the game stands."""
    holds(
        THREE
        + """
        card main tempura             # in truth Bruno's: Ana forgot
        card main sashimi             # Chloé's
        key undo
        key undo
        card main pudding
        card main tempura 1
        card main sashimi 1
        expect say table "Chloé: sashimi."
        """
    )


def test_chopsticks_that_went_back_to_a_hand() -> None:
    """A card revealed in this game: chopsticks too that are in a hand again, by their latest reveal."""
    holds(
        TWO
        + """
        card main chopsticks
        card main tempura
        wait 2
        card main chopsticks 1
        card main pudding
        card main pudding
        card main sashimi
        wait 2
        card main chopsticks 1        # Ana reveals them again
        expect say table "Ana: chopsticks."
        wait 2
        key correct
        card main chopsticks 1
        badge main 2
        expect accepted
        key tableau 2
        expect say table "one chopsticks"
        """
    )


# How it ends


def test_stop_ends_it_and_says_so() -> None:
    """… ends with `stop` …, and says so."""
    holds(
        OPEN + 'card main tempura 1\nkey stop\nexpect say table "Correction ended"\ncard main pudding\n'
        'expect say table "Chloé: pudding."\n'
    )


@pytest.mark.parametrize(
    ("key", "said"), [("correct", "Correction ended"), ("check", "Check ended"), ("identify", "Identify ended")]
)
def test_every_mode_ends_after_thirty_seconds(key: str, said: str) -> None:
    """… or after 30 s, and says so; the next card is played."""
    holds(
        THREE
        + f"""
        key {key}
        wait 29
        expect silent table
        wait 1
        expect say table "{said}"
        wait 60
        expect silent table
        card main tempura
        expect say table "Ana: tempura."
        """
    )


@pytest.mark.parametrize(
    ("key", "said"), [("correct", "Correction ended"), ("check", "Check ended"), ("identify", "Identify ended")]
)
def test_every_mode_ends_with_stop_or_its_key(key: str, said: str) -> None:
    """… ends with `stop`, and says so."""
    for stop in ("stop", key):
        holds(THREE + f'key {key}\nkey {stop}\nexpect say table "{said}"\ncard main tempura\nexpect say table "Ana"\n')


def test_the_thirty_seconds_begin_with_the_latest_card() -> None:
    """An audit of nine cards takes longer than 30 s: each card gives time for the next."""
    steps = "".join(f"wait 20\ncard main tempura {copy}\nexpect accepted\n" for copy in range(1, 5))
    holds(THREE + "key check\nbadge main 1\n" + steps + 'wait 30\nexpect say table "Check ended"\n')


def test_a_new_mode_replaces_the_old() -> None:
    """A mode begun within another is told as it begins."""
    holds(
        THREE + 'key correct\nkey check\nexpect say table "Check"\nkey stop\nexpect say table "Check ended"\n'
        "key stop\nexpect silent table\n"
    )


def test_by_control_cards_alone() -> None:
    """Needs: no keyboard and no screen; commands are cards too."""
    holds(
        THREE + f"card main tempura\nwait 2\nscan main {control('correct')}\ncard main tempura 1\nbadge main 2\n"
        'expect say table "is now Bruno’s"\n'
    )


def test_a_correction_changes_whom_a_choice_speaks_for() -> None:
    """All that follows is decided again: a shared reader's choice too."""
    holds(
        FIVE
        + """
        card main tempura
        badge main 4
        wait 2
        key correct
        card main tempura 1
        badge main 4
        card main sashimi
        expect say table "Ana: sashimi."
        """
    )


def test_a_card_that_was_given_by_kind_is_shown_as_itself() -> None:
    """By kind only: which copy it is was assumed, so the copy that lies there is the one to correct."""
    holds(
        THREE
        + """
        kind main tempura
        wait 2
        key correct
        card main tempura 9
        expect say table "badge"
        badge main 3
        expect say table "Corrected: the tempura is now Chloé’s."
        """
    )


def test_a_card_of_which_no_copy_was_assumed_was_never_revealed() -> None:
    """A card scanned by its code is that copy and no other."""
    holds(
        THREE
        + """
        card main tempura
        wait 2
        key correct
        card main tempura 9
        expect refused cannot-stand
        """
    )


def test_a_kind_that_was_meant_is_a_copy_that_nobody_revealed() -> None:
    """Chopsticks that went back into a hand are free, and were revealed: another copy is meant."""
    holds(
        TWO
        + """
        card main chopsticks
        card main tempura
        key chopsticks
        card main sashimi
        card main pudding
        card main tempura
        card main dumpling
        card main egg-nigiri
        wait 2
        key correct
        card main dumpling 1
        kind main chopsticks
        expect accepted
        """
    )


def test_of_several_cards_of_a_kind_it_is_told_which_is_taken() -> None:
    holds(
        TWO
        + """
        kind main wasabi
        kind main tempura
        kind main squid-nigiri
        kind main tempura
        key correct
        kind main tempura
        expect say table "This is a tempura. It lies before Bruno, round one, turn two."
        """
    )


def test_the_card_that_was_meant_may_be_the_copy_that_was_assumed_for_another() -> None:
    """When that very code is scanned later, the assumed card takes another free copy."""
    holds(
        TWO
        + """
        kind main tempura
        card main sashimi
        wait 2
        key correct
        card main sashimi 1
        scan main SGBBBBGS
        expect say table "Corrected: Bruno revealed a tempura, not a sashimi."
        key tableau 1
        expect say table "Ana: one tempura."
        """
    )


def test_only_an_exhausted_kind_is_refused() -> None:
    holds(
        TWO
        + """
        kind main squid-nigiri
        card main squid-nigiri
        card main squid-nigiri
        card main squid-nigiri
        card main squid-nigiri
        card main tempura
        wait 2
        key correct
        card main tempura 1
        card main squid-nigiri 1
        expect refused kind-exhausted
        """
    )


def test_a_card_of_a_correction_fixes_the_copy() -> None:
    """The first card accepted in a game fixes the copy letter, in a correction too."""
    by_kind = THREE + "kind main tempura\nkind main sashimi\nwait 2\nkey correct\n"
    replaced = by_kind + f"kind main tempura\nscan main {code(88, 'C')}\nexpect accepted\n"
    moved = by_kind + f"scan main {code(3, 'C')}\nbadge main 2\nexpect accepted\n"
    for corrected in (replaced, moved):
        held = f"scan main {code(60, 'B')}\nexpect refused other-set\nscan main {code(60, 'C')}\nexpect accepted\n"
        holds(corrected + held)
        holds(corrected + "key correct\nkind main sashimi\nkind main pudding\nexpect accepted\n" + held)
        holds(corrected + f"key undo\nscan main {code(60, 'B')}\nexpect accepted\n")
        holds(corrected + f"key undo\nkey redo\n{held}")


def test_both_cards_of_a_correction_are_of_one_deck() -> None:
    holds(
        THREE + f"kind main tempura\nkey correct\nscan main {code(3, 'C')}\nscan main {code(88, 'B')}\n"
        f"expect refused other-set\nscan main {code(88, 'C')}\nexpect accepted\n"
    )


def test_a_correction_that_is_refused_or_left_fixes_no_copy() -> None:
    shown = THREE + f"kind main tempura\nkey correct\nscan main {code(3, 'C')}\n"
    for ended in ("badge main 1\nexpect refused\n", "key stop\n", "wait 31\n"):
        holds(shown + ended + f"scan main {code(60, 'B')}\nexpect accepted\n")


def test_what_has_changed_tells_the_corrected_card_alone() -> None:
    """What was laid after it is no news, neither then nor when the correction is undone."""
    holds(
        TWO
        + """
        card main tempura
        card main dumpling
        card main wasabi
        key changes
        expect say table "New: Ana, tempura and wasabi; Bruno, dumpling."
        key correct
        card main dumpling 1
        card main sashimi
        key changes
        expect say table "One card was taken back or corrected."
        expect say table "New: Bruno, sashimi."
        key undo
        key changes
        expect say table "New: Bruno, dumpling."
        """
    )


def test_a_card_given_by_its_kind_makes_room_for_the_one_that_is_moved() -> None:
    """Which copy it is was guessed, so that another one serves as well."""
    holds(
        THREE
        + """
        card main pudding
        kind main tempura
        wait 2
        card main tempura 1
        wait 2
        key correct
        card main tempura 1
        badge main 1
        expect accepted
        key tableau 1
        expect say table "Ana: one tempura."
        key tableau 2
        expect say table "Bruno: one tempura."
        key tableau 3
        expect say table "Chloé: one pudding."
        """
    )


def test_what_the_dummy_was_given_by_its_kind_stands_in_no_correction_s_way() -> None:
    """Its chopsticks are written as a copy that lay elsewhere when they came."""
    holds(
        DUMMY
        + """
        card main chopsticks 1
        card main tempura
        card main tempura
        wait 2
        card main sashimi
        card main sashimi
        kind main chopsticks
        wait 2
        card main chopsticks 1
        wait 2
        card main maki-1
        card main maki-1
        card main maki-1
        card main maki-1
        wait 2
        card main chopsticks 2
        card main pudding
        wait 2
        key correct
        card main pudding 1
        badge main 1
        expect accepted
        """
    )


THREE_SASHIMI = THREE + "kind main sashimi\n" * 3 + "key correct\nkind main sashimi\n"


def test_a_kind_that_is_named_again_means_the_next_card_of_that_kind() -> None:
    """Issue: three players had a sashimi, and one of them could never be corrected by typing."""
    holds(
        THREE_SASHIMI
        + """
        expect say table "This is a sashimi. It lies before Chloé, round one, turn one."
        expect say table "If you mean another one, name it once more."
        kind main sashimi
        expect say table "It lies before Bruno"
        kind main sashimi
        expect say table "It lies before Ana"
        kind main sashimi
        expect say table "It lies before Chloé"
        kind main sashimi
        kind main tempura
        expect say table "Corrected: Bruno revealed a tempura, not a sashimi."
        """
    )
    holds(THREE_SASHIMI + 'kind main sashimi\ntype main ana\nexpect say table "the sashimi is now Ana’s."\n')


def test_a_card_is_never_corrected_by_its_own_kind() -> None:
    """Nothing would be corrected; where there is no other card of that kind, the correction says what it needs."""
    holds(
        THREE
        + """
        kind main sashimi
        key correct
        kind main sashimi
        kind main sashimi
        expect refused cannot-stand
        expect say table "No other card of that kind was revealed. …, or stop."
        kind main tempura
        expect say table "Corrected: Ana revealed a tempura, not a sashimi."
        """
    )


def test_a_locked_card_is_not_found_out_by_naming_its_kind_again() -> None:
    """Sealed: naming the kind of the card shown says no more than naming another one."""
    shown = SEALED + "card main tempura\ncard main sashimi\nwait 2\nkey correct\ncard main tempura 1\n"
    said = [holds(f"{shown}kind main {kind}\nexpect accepted\n").said()[-1] for kind in ("tempura", "pudding")]
    assert said == ["Corrected."] * 2


def test_the_card_to_be_corrected_may_be_taken_back_at_another_reader() -> None:
    """The kind named again means what is left of it."""
    library, sashimi = Library(), Named("main", "sashimi")
    controls = library.controls()
    evening = Evening(library.game("sushi-go"), library.deck("sushi-go"), controls, "en", owners={"r2": 2})
    evening.begin(Seating(("Ana", "Bruno", "Chloé")))
    for given in (sashimi, sashimi, Pressed("main", "correct"), sashimi, Pressed("r2", "undo")):
        assert evening.handle(given, 0.0).refused is None
    told = evening.handle(sashimi, 0.0).announcements
    assert [line.args.get("seat") for line in told] == ["Ana", None]


@pytest.mark.parametrize(
    ("steps", "waits_for"),
    [
        ("key correct", "Correct. Show or name the card that is wrong."),
        ("key correct\ncard main tempura 1", "Now its true owner’s badge, number or name"),
        ("key check", "Check. A badge, a number or a name"),
        ("key check\nbadge main 1", "Checking Ana. Show or name the cards"),
        ("key identify", "Identify. Show one card"),
        ("key identify\nbadge main 1", "only Ana hears it"),
    ],
)
def test_help_in_a_dialogue_tells_what_it_waits_for_and_how_to_leave(steps: str, waits_for: str) -> None:
    """The keys of the game are another help."""
    played = holds(
        f"{THREE}card main tempura\nwait 2\n{steps}\nkey help\n"
        f'expect say table "{waits_for}"\nexpect say table "To leave it, dot or the word stop."\n'
        'key stop\nexpect say table "…nded"\nkey help\nexpect say table "Zero: whose turn."\n'
    )
    assert not any("To leave it" in line for line in played.said()[-1:])


@pytest.mark.parametrize(
    ("steps", "wrong", "reminder"),
    [
        ("key correct", "type main foo", "The correction is still open; the word stop ends it."),
        ("key correct\ncard main tempura 1", "badge main 5", "The correction is still open; the word stop ends it."),
        ("key check\nbadge main 1", "scan main zzz", "The check is still open; the word stop ends it."),
        ("key identify", "type main foo", "Identify is still open; the word stop ends it."),
    ],
)
def test_a_refusal_in_a_dialogue_reminds_that_it_is_open(steps: str, wrong: str, reminder: str) -> None:
    """Else the next number would be taken for an answer to it."""
    opened = f"{THREE}card main tempura\nwait 2\n{steps}\n"
    holds(f'{opened}{wrong}\nexpect refused\nexpect say table "{reminder}"\n')
    played = holds(f"{opened}key stop\n{wrong}\n")
    assert reminder not in played.said()


def test_a_refusal_that_asks_for_what_is_due_is_no_longer_than_it_was() -> None:
    played = holds(THREE + "card main tempura\nwait 2\nkey correct\nbadge main 2\nexpect refused\n")
    assert played.said()[-1] == "First the card that is wrong, then the badge, number or name."


def test_chopsticks_that_went_back_into_a_hand_are_corrected_by_name() -> None:
    """They were revealed in this game."""
    holds(
        TWO
        + """
        card main chopsticks
        card main pudding
        wait 2
        card main chopsticks 1
        card main maki-1
        card main maki-1
        card main maki-2
        expect say table "Ana, put your chopsticks into the hand you pass"
        key correct
        kind main chopsticks
        expect accepted
        key stop
        key scores
        expect accepted
        """
    )
